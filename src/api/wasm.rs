//! The JavaScript API. Its contract, with all types, is `src/js/tablier.d.ts`.
//!
//! Values from JavaScript are taken apart by hand, field by field: an unexpected type, a missing or misspelt field, a
//! cyclic object or a getter that throws then ends in an error with a code, never in a panic or an endless recursion.

use js_sys::{Array, Error as JsError, Function, Object, Reflect, Uint8Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::dto::{GameState, MoveQuery, OutcomeInfo};
use crate::error::{Error, ErrorCode};
use crate::games::{AnyGame, AnySearch, AnyWeights, RuleValue, Rules};
use crate::records::{self, Format, Note, Record, RecordLine, Tags};
use crate::search::{Clock, FULL_STRENGTH, Level, Limits};

type Js<T> = Result<T, JsValue>;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// What can be played.
#[wasm_bindgen]
pub fn games() -> Js<JsValue> {
    to_js(&AnyGame::infos())
}

/// Reads a text with any number of game records.
#[wasm_bindgen(js_name = readRecords)]
pub fn read_records(text: &JsValue, options: &JsValue) -> Js<JsValue> {
    let text = string(text, ErrorCode::BadRecord, "a text with game records")?;
    let options = Fields::new(options, ErrorCode::BadOption, "options", &["game"])?;
    let game = options.optional_string("game", ErrorCode::UnknownGame)?;
    to_js(&records::read_records(&text, game.as_deref()).map_err(throw)?)
}

/// Writes a record.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(record: &JsValue, options: &JsValue) -> Js<String> {
    let record = recorded(record)?;
    let options = Fields::new(options, ErrorCode::BadOption, "options", &["format"])?;
    records::write_record(&record, record_format(&options)?).map_err(throw)
}

/// Version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// One game, with its history.
#[wasm_bindgen]
pub struct Game {
    inner: AnyGame,
    weights: Option<AnyWeights>,
}

#[wasm_bindgen]
impl Game {
    /// A new game.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &JsValue, options: &JsValue) -> Js<Game> {
        let id = string(id, ErrorCode::UnknownGame, "the id of a game")?;
        let options = Fields::new(options, ErrorCode::BadOption, "options", &["position", "rules"])?;
        let position = options.optional_string("position", ErrorCode::BadPosition)?;
        let rules = rules(&options.get("rules")?)?;
        Ok(Self::of(AnyGame::new(&id, position.as_deref(), &rules).map_err(throw)?))
    }

    /// Takes up a saved game.
    #[wasm_bindgen(js_name = fromJSON)]
    pub fn from_json(state: &JsValue) -> Js<Game> {
        const CODE: ErrorCode = ErrorCode::BadState;
        let names = [&RECORD_FIELDS[..], &["redo"]].concat();
        let fields = Fields::new(state, CODE, "state", &names)?;
        let ended = ended(&fields)?;
        let state = GameState {
            id: string(&fields.get("id")?, ErrorCode::UnknownGame, "the id of a game")?,
            rules: rules(&fields.get("rules")?)?,
            position: fields.optional_string("position", ErrorCode::BadPosition)?,
            moves: fields.optional_strings("moves", CODE)?,
            redo: fields.optional_strings("redo", CODE)?,
            ended,
        };
        Ok(Self::of(AnyGame::from_state(&state).map_err(throw)?))
    }

    /// Whether a text is a position of a game.
    pub fn validate(id: &JsValue, position: &JsValue, rules_value: &JsValue) -> Js<JsValue> {
        #[derive(Serialize)]
        struct Verdict {
            ok: bool,
            #[serde(skip_serializing_if = "Option::is_none")]
            code: Option<&'static str>,
            #[serde(skip_serializing_if = "Option::is_none")]
            message: Option<String>,
            #[serde(skip_serializing_if = "Option::is_none")]
            at: Option<usize>,
        }
        let id = string(id, ErrorCode::UnknownGame, "the id of a game")?;
        let position = string(position, ErrorCode::BadPosition, "a position text")?;
        let verdict = match AnyGame::new(&id, Some(&position), &rules(rules_value)?) {
            Ok(_) => Verdict { ok: true, code: None, message: None, at: None },
            Err(error) if error.code == ErrorCode::BadPosition => Verdict {
                ok: false,
                code: Some(error.code.as_str()),
                message: Some(error.message),
                at: Some(error.details.at.unwrap_or(0)),
            },
            Err(error) => return Err(throw(error)),
        };
        to_js(&verdict)
    }

    /// Id of the game.
    pub fn id(&self) -> String {
        self.inner.info().id.into()
    }

    /// All options.
    pub fn rules(&self) -> Js<JsValue> {
        to_js(&self.inner.rules())
    }

    /// A copy, history included.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Game {
        Self { inner: self.inner.clone(), weights: self.weights.clone() }
    }

    /// All that is needed to take the game up again.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_json(&self) -> Js<JsValue> {
        to_js(&self.inner.state())
    }

    /// Id of the player to move.
    pub fn turn(&self) -> String {
        self.inner.turn().into()
    }

    /// Position text.
    pub fn position(&self) -> String {
        self.inner.position()
    }

    /// Legal moves.
    pub fn moves(&self, options: &JsValue) -> Js<JsValue> {
        let options = Fields::new(options, ErrorCode::BadOption, "options", &["from", "verbose"])?;
        let from = options.optional_string("from", ErrorCode::UnknownCell)?;
        if options.flag("verbose")? {
            to_js(&self.inner.move_infos(from.as_deref()).map_err(throw)?)
        } else {
            Ok(texts(self.inner.moves(from.as_deref()).map_err(throw)?))
        }
    }

    /// Whether a text names one legal move.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, mv: &JsValue) -> Js<bool> {
        Ok(self.inner.is_legal(&string(mv, ErrorCode::BadNotation, "a move text")?))
    }

    /// Plays a move.
    pub fn play(&mut self, mv: &JsValue) -> Js<JsValue> {
        let played = match mv.as_string() {
            Some(text) => self.inner.play(&text),
            None => match move_query(mv)? {
                Query::Text(text) => self.inner.play(&text),
                Query::Cells(query) => self.inner.play_query(&query),
            },
        };
        to_js(&played.map_err(throw)?)
    }

    /// Takes back a move.
    pub fn undo(&mut self) -> Js<JsValue> {
        to_js(&self.inner.undo())
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> Js<JsValue> {
        to_js(&self.inner.redo())
    }

    /// Moves played.
    pub fn history(&self, options: &JsValue) -> Js<JsValue> {
        let options = Fields::new(options, ErrorCode::BadOption, "options", &["verbose"])?;
        if options.flag("verbose")? { to_js(&self.inner.history_infos()) } else { Ok(texts(self.inner.history())) }
    }

    /// How the game ended.
    pub fn outcome(&self) -> Js<JsValue> {
        to_js(&self.inner.outcome())
    }

    /// A player gives up.
    pub fn resign(&mut self, player: &JsValue) -> Js<()> {
        let player = optional_string(player, ErrorCode::UnknownPlayer, "the id of a player")?;
        self.inner.resign(player.as_deref()).map_err(throw)
    }

    /// Both agree to a draw.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Js<()> {
        self.inner.agree_draw().map_err(throw)
    }

    /// Claims a draw.
    #[wasm_bindgen(js_name = claimDraw)]
    pub fn claim_draw(&mut self) -> Js<()> {
        self.inner.claim_draw().map_err(throw)
    }

    /// Reason of the draw that can be claimed.
    #[wasm_bindgen(js_name = drawClaim)]
    pub fn draw_claim(&self) -> JsValue {
        self.inner.draw_claim().map_or(JsValue::NULL, JsValue::from_str)
    }

    /// What can follow these cells.
    pub fn input(&self, cells: &JsValue) -> Js<JsValue> {
        let cells = strings(cells, ErrorCode::UnknownCell, "cells")?;
        to_js(&self.inner.input(&cells).map_err(throw)?)
    }

    /// Geometry.
    pub fn layout(&self) -> Js<JsValue> {
        to_js(&self.inner.layout())
    }

    /// What stands where.
    pub fn board(&self) -> Js<JsValue> {
        to_js(&self.inner.board())
    }

    /// Pieces in hand.
    pub fn hands(&self) -> Js<JsValue> {
        to_js(&self.inner.hands())
    }

    /// What a player should see.
    pub fn marks(&self) -> Js<JsValue> {
        to_js(&self.inner.marks())
    }

    /// The game as text.
    pub fn record(&self, options: &JsValue) -> Js<String> {
        let options = Fields::new(options, ErrorCode::BadOption, "options", &["format", "tags"])?;
        let mut record = self.inner.to_record();
        record.tags = tags(&options.get("tags")?)?;
        records::write_record(&record, record_format(&options)?).map_err(throw)
    }

    /// The board for a terminal.
    pub fn ascii(&self) -> String {
        self.inner.ascii()
    }

    /// The key of the position.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.inner.key())
    }

    /// Legal moves as numbers.
    #[wasm_bindgen(js_name = movesPacked)]
    pub fn moves_packed(&self) -> Vec<u32> {
        self.inner.packed_moves()
    }

    /// Plays one of them.
    #[wasm_bindgen(js_name = playPacked)]
    pub fn play_packed(&mut self, code: &JsValue) -> Js<()> {
        let code = whole(code, ErrorCode::BadNotation, "a packed move", 0, u32::MAX.into())?;
        self.inner.play_packed(code as u32).map_err(throw)
    }

    /// Leaf count.
    pub fn perft(&self, depth: &JsValue) -> Js<f64> {
        let depth = whole(depth, ErrorCode::BadOption, "depth", 0, 20)?;
        Ok(self.inner.perft(depth as u32) as f64)
    }

    /// Searches to the limits.
    pub fn search(&self, limits: &JsValue) -> Js<JsValue> {
        let fields = Fields::new(limits, ErrorCode::BadOption, "limits", &[&LIMITS[..], &["onInfo"]].concat())?;
        let on_info = fields.get("onInfo")?;
        if !is_missing(&on_info) && !on_info.is_function() {
            return Err(wrong_type(ErrorCode::BadOption, "onInfo", "a function"));
        }
        let on_info = on_info.dyn_ref::<Function>();
        let Some(mut search) = Search::open(self, &fields)? else { return Ok(JsValue::NULL) };
        let mut told = 0;
        loop {
            let done = search.run_slice(INFO_MS);
            let depth = search.inner.completed_depth();
            if let Some(on_info) = on_info.filter(|_| depth > told) {
                told = depth;
                on_info.call1(&JsValue::UNDEFINED, &search.info()?)?;
            }
            if done {
                return search.info();
            }
        }
    }

    /// A search in slices.
    #[wasm_bindgen(js_name = startSearch)]
    pub fn start_search(&self, limits: &JsValue) -> Js<JsValue> {
        let fields = Fields::new(limits, ErrorCode::BadOption, "limits", &LIMITS)?;
        Ok(Search::open(self, &fields)?.map_or(JsValue::NULL, JsValue::from))
    }

    /// Weights for the searches of this game.
    #[wasm_bindgen(js_name = loadWeights)]
    pub fn load_weights(&mut self, bytes: &JsValue) -> Js<()> {
        let wrong = || wrong_type(ErrorCode::BadWeights, "weights", "a Uint8Array");
        let bytes = bytes.dyn_ref::<Uint8Array>().ok_or_else(wrong)?;
        self.weights = Some(self.inner.read_weights(&bytes.to_vec()).map_err(|error| throw(error.into()))?);
        Ok(())
    }
}

impl Game {
    fn of(inner: AnyGame) -> Self {
        Self { inner, weights: None }
    }
}

/// Longest time between two infos.
const INFO_MS: f64 = 20.0;

const LIMITS: [&str; 6] = ["timeMs", "nodes", "depth", "multiPv", "level", "seed"];

/// Milliseconds of a search that was given no limit.
const DEFAULT_TIME_MS: f64 = 1000.0;

/// A search that runs in slices.
#[wasm_bindgen]
pub struct Search {
    inner: AnySearch,
    level: Level,
    seed: u64,
    clock: PerformanceClock,
    start_ms: f64,
    time_ms: f64,
    /// A single legal move is answered after the first iteration unless more was asked for than a move.
    forced: bool,
}

#[wasm_bindgen]
impl Search {
    /// Works for so many milliseconds; true when done.
    pub fn run(&mut self, slice_ms: &JsValue) -> Js<bool> {
        let slice = number(slice_ms, ErrorCode::BadOption, "sliceMs", 0.0)?;
        Ok(self.run_slice(slice))
    }

    /// Best so far.
    pub fn info(&self) -> Js<JsValue> {
        to_js(&self.inner.report(self.level, self.seed, self.clock.now_ms() - self.start_ms))
    }
}

impl Search {
    fn open(game: &Game, fields: &Fields) -> Js<Option<Self>> {
        const CODE: ErrorCode = ErrorCode::BadOption;
        let count = |name: &str, most: u64| -> Js<Option<u64>> {
            let value = fields.get(name)?;
            if is_missing(&value) { Ok(None) } else { whole(&value, CODE, name, 1, most).map(Some) }
        };
        let nodes = count("nodes", MAX_SAFE_INTEGER)?;
        let depth = count("depth", Limits::MAX_DEPTH.into())?;
        let multi_pv = count("multiPv", 20)?;
        let level = count("level", FULL_STRENGTH.into())?.map_or(FULL_STRENGTH, |level| level as u32);
        let level = Level::new(level).unwrap_or(Level::FULL);
        let seed = fields.get("seed")?;
        let seed = if is_missing(&seed) { 0 } else { whole(&seed, CODE, "seed", 0, MAX_SAFE_INTEGER)? };
        let time = fields.get("timeMs")?;
        let time = if is_missing(&time) { None } else { Some(number(&time, CODE, "timeMs", 0.0)?) };

        let mut limits = Limits::default();
        if let Some(nodes) = nodes {
            limits.nodes = nodes;
        }
        if let Some(depth) = depth {
            limits.depth = depth as u32;
        }
        limits.multi_pv = multi_pv.unwrap_or(1) as usize;
        let unlimited = time.is_none() && nodes.is_none() && depth.is_none();
        let time_ms = time.unwrap_or(if unlimited { DEFAULT_TIME_MS } else { f64::INFINITY });
        let Some(mut inner) = game.inner.search(level.apply(limits)) else { return Ok(None) };
        if let Some(weights) = &game.weights {
            inner = inner.with_weights(weights);
        }
        let forced = inner.root_moves() == 1 && nodes.is_none() && depth.is_none() && multi_pv.is_none();
        let clock = PerformanceClock::new();
        let start_ms = clock.now_ms();
        Ok(Some(Self { inner, level, seed, clock, start_ms, time_ms, forced }))
    }

    fn run_slice(&mut self, slice_ms: f64) -> bool {
        let deadline = self.start_ms + self.time_ms;
        let pause = self.clock.now_ms() + slice_ms;
        self.inner.run_for(&self.clock, pause.min(deadline))
            || self.clock.now_ms() >= deadline
            || self.forced && self.inner.completed_depth() > 0
    }
}

/// `performance.now()` of the window, the worker or Node; `Date.now()` where there is none.
struct PerformanceClock(Option<web_sys::Performance>);

impl PerformanceClock {
    fn new() -> Self {
        let performance = Reflect::get(&js_sys::global(), &"performance".into()).ok();
        Self(performance.filter(|value| value.is_object()).map(JsCast::unchecked_into))
    }
}

impl Clock for PerformanceClock {
    fn now_ms(&self) -> f64 {
        self.0.as_ref().map_or_else(js_sys::Date::now, web_sys::Performance::now)
    }
}

const MAX_SAFE_INTEGER: u64 = (1 << 53) - 1;

/// An error as JavaScript knows it: an `Error` with `name`, `code` and `details`.
fn throw(error: Error) -> JsValue {
    let js = JsError::new(&error.message);
    js.set_name("TablierError");
    let details = error.details.serialize(&Serializer::json_compatible()).unwrap_or_else(|_| Object::new().into());
    for (name, value) in [("code", JsValue::from_str(error.code.as_str())), ("details", details)] {
        // Setting a property of a fresh object does not fail.
        let _ = Reflect::set(&js, &name.into(), &value);
    }
    js.into()
}

fn to_js<T: Serialize>(value: &T) -> Js<JsValue> {
    value.serialize(&Serializer::json_compatible()).map_err(JsValue::from)
}

fn texts(texts: Vec<String>) -> JsValue {
    texts.into_iter().map(JsValue::from).collect::<Array>().into()
}

fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

fn wrong_type(code: ErrorCode, what: &str, expected: &str) -> JsValue {
    let mut error = Error::new(code, format!("{what}: expected {expected}"));
    error.details.expected = Some(expected.into());
    throw(error)
}

fn string(value: &JsValue, code: ErrorCode, what: &str) -> Js<String> {
    value.as_string().ok_or_else(|| wrong_type(code, what, "a string"))
}

fn optional_string(value: &JsValue, code: ErrorCode, what: &str) -> Js<Option<String>> {
    if is_missing(value) { Ok(None) } else { string(value, code, what).map(Some) }
}

fn strings(value: &JsValue, code: ErrorCode, what: &str) -> Js<Vec<String>> {
    if !Array::is_array(value) {
        return Err(wrong_type(code, what, "an array of strings"));
    }
    let texts = items(value, code, what)?;
    texts.iter().enumerate().map(|(i, text)| string(text, code, &format!("{what}[{i}]"))).collect()
}

fn items(value: &JsValue, code: ErrorCode, what: &str) -> Js<Vec<JsValue>> {
    let array = value.dyn_ref::<Array>().ok_or_else(|| wrong_type(code, what, "an array"))?;
    // A proxy may throw here too: an exception that is not caught would leave the game borrowed for good.
    let unreadable = |_| wrong_type(code, what, "an array that can be read");
    let length = Reflect::get(array, &"length".into()).map_err(unreadable)?.as_f64().unwrap_or(0.0);
    (0..length as u32).map(|i| Reflect::get_u32(array, i).map_err(unreadable)).collect()
}

fn number(value: &JsValue, code: ErrorCode, what: &str, least: f64) -> Js<f64> {
    value
        .as_f64()
        .filter(|&number| number >= least)
        .ok_or_else(|| wrong_type(code, what, &format!("a number, {least} or more")))
}

fn whole(value: &JsValue, code: ErrorCode, what: &str, least: u64, most: u64) -> Js<u64> {
    value
        .as_f64()
        .filter(|&number| number.fract() == 0.0 && number >= least as f64 && number <= most as f64)
        .map(|number| number as u64)
        .ok_or_else(|| wrong_type(code, what, &format!("a whole number from {least} to {most}")))
}

/// The fields of an options object; none where it is missing.
struct Fields<'a> {
    object: Option<&'a JsValue>,
    code: ErrorCode,
}

impl<'a> Fields<'a> {
    /// Refuses what is no object, and fields that are not among `names`: a misspelt option must not be ignored.
    fn new(value: &'a JsValue, code: ErrorCode, what: &str, names: &[&str]) -> Js<Self> {
        if is_missing(value) {
            return Ok(Self { object: None, code });
        }
        for key in keys(value, code, what)? {
            if !names.contains(&key.as_str()) {
                let expected = names.join(", ");
                return Err(wrong_type(code, &format!("there is no field \"{}\"", crate::text::clip(&key)), &expected));
            }
        }
        Ok(Self { object: Some(value), code })
    }

    /// `undefined` for a field that is not there.
    fn get(&self, name: &str) -> Js<JsValue> {
        match self.object {
            Some(object) => read(object, name, self.code),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    fn optional_string(&self, name: &str, code: ErrorCode) -> Js<Option<String>> {
        optional_string(&self.get(name)?, code, name)
    }

    fn optional_strings(&self, name: &str, code: ErrorCode) -> Js<Vec<String>> {
        let value = self.get(name)?;
        if is_missing(&value) { Ok(Vec::new()) } else { strings(&value, code, name) }
    }

    fn flag(&self, name: &str) -> Js<bool> {
        let value = self.get(name)?;
        if is_missing(&value) {
            return Ok(false);
        }
        value.as_bool().ok_or_else(|| wrong_type(self.code, name, "true or false"))
    }
}

/// Own keys of an object that is neither array nor function.
fn keys(value: &JsValue, code: ErrorCode, what: &str) -> Js<Vec<String>> {
    let object = value.dyn_ref::<Object>().filter(|_| !Array::is_array(value) && !value.is_function());
    let object = object.ok_or_else(|| wrong_type(code, what, "an object"))?;
    let keys = Reflect::own_keys(object).map_err(|_| wrong_type(code, what, "an object that can be read"))?;
    Ok(keys.iter().filter_map(|key| key.as_string()).collect())
}

/// A property; a getter that throws is a fault of the caller's object.
fn read(object: &JsValue, name: &str, code: ErrorCode) -> Js<JsValue> {
    Reflect::get(object, &name.into()).map_err(|_| wrong_type(code, name, "a field that can be read"))
}

fn rules(value: &JsValue) -> Js<Rules> {
    const CODE: ErrorCode = ErrorCode::BadOption;
    let mut rules = Rules::default();
    if is_missing(value) {
        return Ok(rules);
    }
    for name in keys(value, CODE, "rules")? {
        let option = read(value, &name, CODE)?;
        let option = if option.is_undefined() {
            continue;
        } else if option.is_null() {
            RuleValue::Limit(None)
        } else if let Some(flag) = option.as_bool() {
            RuleValue::Flag(flag)
        } else if let Some(word) = option.as_string() {
            RuleValue::Choice(word)
        } else if let Some(number) = option.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0) {
            RuleValue::Limit(Some(number as u32))
        } else {
            // No option has such a word: the check tells what this one can be.
            RuleValue::Choice("\0".into())
        };
        rules.set(&name, option);
    }
    Ok(rules)
}

/// Fields of a record; the first five are those of a saved game too.
const RECORD_FIELDS: [&str; 11] =
    ["id", "rules", "position", "moves", "ended", "notes", "tags", "result", "outcome", "format", "line"];

/// An end by resignation, agreement or claim.
fn ended(fields: &Fields) -> Js<Option<OutcomeInfo>> {
    const CODE: ErrorCode = ErrorCode::BadState;
    let ended = fields.get("ended")?;
    if is_missing(&ended) {
        return Ok(None);
    }
    let fields = Fields::new(&ended, CODE, "ended", &["winner", "reason"])?;
    let winner = fields.optional_string("winner", CODE)?;
    let reason = string(&fields.get("reason")?, CODE, "the reason of the end")?;
    Ok(Some(OutcomeInfo { winner, reason }))
}

fn recorded(value: &JsValue) -> Js<Record> {
    const CODE: ErrorCode = ErrorCode::BadState;
    let fields = Fields::new(value, CODE, "record", &RECORD_FIELDS)?;
    let id = string(&fields.get("id")?, ErrorCode::UnknownGame, "the id of a game")?;
    let game = AnyGame::new(&id, None, &Rules::default()).map_err(throw)?;
    let mut record = game.to_record();
    record.rules = rules(&fields.get("rules")?)?;
    record.position = fields.optional_string("position", ErrorCode::BadPosition)?.unwrap_or_default();
    record.tags = tags(&fields.get("tags")?)?;
    record.result = fields.optional_string("result", CODE)?.unwrap_or_default();
    record.ended = ended(&fields)?;
    record.line_of_moves = line(value, 0)?;
    Ok(record)
}

fn tags(value: &JsValue) -> Js<Tags> {
    const CODE: ErrorCode = ErrorCode::BadOption;
    let mut tags = Tags::default();
    if is_missing(value) {
        return Ok(tags);
    }
    for name in keys(value, CODE, "tags")? {
        let text = string(&read(value, &name, CODE)?, CODE, &format!("tag {}", crate::text::clip(&name)))?;
        tags.0.push((name, text));
    }
    Ok(tags)
}

fn record_format(options: &Fields) -> Js<Option<Format>> {
    let Some(name) = options.optional_string("format", ErrorCode::BadOption)? else { return Ok(None) };
    let format = Format::ALL.into_iter().find(|format| format.name() == name);
    let known = || Format::ALL.map(Format::name).join(", ");
    format.map(Some).ok_or_else(|| wrong_type(ErrorCode::BadOption, "format", &known()))
}

/// Moves and notes of an object that was checked for its fields, or of a variation.
fn line(value: &JsValue, depth: usize) -> Js<RecordLine> {
    const CODE: ErrorCode = ErrorCode::BadState;
    const DEEPEST: usize = 100;
    if depth > DEEPEST {
        return Err(wrong_type(CODE, "variations", &format!("no more than {DEEPEST} within each other")));
    }
    let moves = read(value, "moves", CODE)?;
    let moves = if is_missing(&moves) { Vec::new() } else { strings(&moves, CODE, "moves")? };
    let notes = read(value, "notes", CODE)?;
    let notes = if is_missing(&notes) { Vec::new() } else { items(&notes, CODE, "notes")? };
    let note = |value: &JsValue| -> Js<Note> {
        let fields = Fields::new(value, CODE, "note", &["ply", "comment", "nags", "variations"])?;
        let list = |name: &str| -> Js<Vec<JsValue>> {
            let list = fields.get(name)?;
            if is_missing(&list) { Ok(Vec::new()) } else { items(&list, CODE, name) }
        };
        let variation = |value: &JsValue| {
            Fields::new(value, CODE, "variation", &["moves", "notes"])?;
            line(value, depth + 1)
        };
        Ok(Note {
            ply: whole(&fields.get("ply")?, CODE, "ply", 0, moves.len() as u64)? as usize,
            comment: fields.optional_string("comment", CODE)?,
            nags: list("nags")?
                .iter()
                .map(|nag| whole(nag, CODE, "nags", 0, 255).map(|nag| nag as u8))
                .collect::<Js<_>>()?,
            variations: list("variations")?.iter().map(variation).collect::<Js<_>>()?,
        })
    };
    let notes = notes.iter().map(note).collect::<Js<_>>()?;
    Ok(RecordLine { moves, notes })
}

enum Query {
    Text(String),
    Cells(MoveQuery),
}

/// A move as an object: one that this API gave (it has a `text`), or cells.
fn move_query(value: &JsValue) -> Js<Query> {
    const CODE: ErrorCode = ErrorCode::BadNotation;
    if !value.is_object() {
        return Err(wrong_type(CODE, "move", "a string or an object"));
    }
    if let Some(text) = read(value, "text", CODE)?.as_string() {
        return Ok(Query::Text(text));
    }
    let captures = read(value, "captures", CODE)?;
    let captures = if is_missing(&captures) { None } else { Some(strings(&captures, CODE, "captures")?) };
    Ok(Query::Cells(MoveQuery {
        from: optional_string(&read(value, "from", CODE)?, CODE, "from")?,
        to: string(&read(value, "to", CODE)?, CODE, "to")?,
        captures,
        huff: optional_string(&read(value, "huff", CODE)?, CODE, "huff")?,
    }))
}
