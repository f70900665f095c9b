//! The JavaScript API. Its contract, with all types, is `src/js/tablier.d.ts`.
//!
//! Values from JavaScript are taken apart by hand, field by field: an unexpected type, a missing or misspelt field, a
//! cyclic object or a getter that throws then ends in an error with a code, never in a panic or an endless recursion.

mod arguments;
mod quick;
mod tables;
mod values;

use js_sys::{Function, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::border::Border;
use super::dto::GameState;
use crate::error::ErrorCode;
use crate::games::{AnyGame, AnySearch, AnyWeights, NumberedMove};
use crate::records;
use crate::search::{Clock, FULL_STRENGTH, Level, Limits};
use arguments::{Query, Question, RECORD_FIELDS, ended, move_query, question, record_format, recorded, rules, tags};
use tables::Endings;
use values::{
    Fields, Js, MAX_SAFE_INTEGER, is_missing, number, optional_string, string, strings, throw, to_js, whole, wrong_type,
};

/// `src/js/border.js`; the build puts the functions where the glue finds them. Addresses are those of a [`Border`].
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = openBorder)]
    fn open_border(memory: &JsValue, games: &JsValue, text_address: usize);
    #[wasm_bindgen(js_name = readTexts)]
    fn read_texts(address: usize) -> JsValue;
    #[wasm_bindgen(js_name = readMove)]
    fn read_move(game: u32, address: usize) -> JsValue;
    #[wasm_bindgen(js_name = readMoves)]
    fn read_moves(game: u32, address: usize) -> JsValue;
    #[wasm_bindgen(js_name = readPieces)]
    fn read_pieces(game: u32, address: usize) -> JsValue;
    #[wasm_bindgen(js_name = readInput)]
    fn read_input(game: u32, address: usize) -> JsValue;
}

#[wasm_bindgen(start)]
fn start() -> Js<()> {
    console_error_panic_hook::set_once();
    open_border(&wasm_bindgen::memory(), &games()?, quick::text_address());
    Ok(())
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

fn saved_game(state: &JsValue) -> Js<AnyGame> {
    const CODE: ErrorCode = ErrorCode::BadState;
    let names = [&RECORD_FIELDS[..], &["redo"]].concat();
    let fields = Fields::new(state, CODE, "state", &names)?;
    let ended = ended(&fields)?;
    let state = GameState {
        id: string(&fields.get("id")?, CODE, "the id of a game")?,
        rules: rules(&fields.get("rules")?)?,
        position: fields.optional_string("position", ErrorCode::BadPosition)?,
        moves: fields.optional_strings("moves", CODE)?,
        redo: fields.optional_strings("redo", CODE)?,
        ended,
    };
    AnyGame::from_state(&state).map_err(throw)
}

/// One game, with its history.
#[wasm_bindgen]
pub struct Game {
    inner: AnyGame,
    /// Place of the game in `games()`.
    number: u32,
    weights: Option<AnyWeights>,
    endings: Endings,
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
        saved_game(state).map(Self::of)
    }

    /// Takes up a saved game in place of this one.
    pub fn restore(&mut self, state: &JsValue) -> Js<()> {
        let game = saved_game(state)?;
        if game.id() != self.inner.id() {
            return Err(wrong_type(ErrorCode::BadState, "state", &format!("a game of {}", self.inner.id())));
        }
        self.inner = game;
        Ok(())
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
        Self {
            inner: self.inner.clone(),
            number: self.number,
            weights: self.weights.clone(),
            endings: self.endings.clone(),
        }
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
        Ok(if options.flag("verbose")? {
            self.all_told(&self.inner.numbered_moves(from.as_deref()).map_err(throw)?)
        } else {
            read_texts(Border::texts(&self.inner.moves(from.as_deref()).map_err(throw)?).address())
        })
    }

    /// Whether a text or cells name one legal move.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, mv: &JsValue) -> Js<bool> {
        Ok(match mv.as_string() {
            Some(text) => self.inner.is_legal(&text),
            None => match move_query(mv)? {
                Query::Text(text) => self.inner.is_legal(&text),
                Query::Cells(query) => self.inner.is_legal_query(&query),
            },
        })
    }

    /// Plays a move.
    pub fn play(&mut self, mv: &JsValue) -> Js<JsValue> {
        let played = match mv.as_string() {
            Some(text) => self.inner.play_numbered(&text),
            None => match move_query(mv)? {
                Query::Text(text) => self.inner.play_numbered(&text),
                Query::Cells(query) => self.inner.play_query_numbered(&query),
            },
        };
        Ok(self.told(&played.map_err(throw)?))
    }

    /// Why a move is not legal.
    pub fn explain(&self, mv: &JsValue) -> Js<JsValue> {
        let refusal = match mv.as_string() {
            Some(text) => self.inner.explain(&text),
            None => match question(mv)? {
                Question::Move(Query::Text(text)) => self.inner.explain(&text),
                Question::Move(Query::Cells(query)) => Ok(self.inner.explain_query(&query)),
                Question::Clicks(cells) => Ok(self.inner.explain_clicks(&cells)),
            },
        };
        to_js(&refusal.map_err(throw)?)
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> JsValue {
        self.inner.redo_numbered().map_or(JsValue::NULL, |mv| self.told(&mv))
    }

    /// Moves played.
    pub fn history(&self, options: &JsValue) -> Js<JsValue> {
        let options = Fields::new(options, ErrorCode::BadOption, "options", &["verbose"])?;
        Ok(if options.flag("verbose")? {
            self.all_told(&self.inner.numbered_history())
        } else {
            read_texts(Border::texts(&self.inner.history()).address())
        })
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
        let input = self.inner.numbered_input(&cells).map_err(throw)?;
        Ok(read_input(self.number, Border::input(&input).address()))
    }

    /// Geometry.
    pub fn layout(&self) -> Js<JsValue> {
        to_js(&self.inner.layout())
    }

    /// What stands where.
    pub fn board(&self) -> JsValue {
        read_pieces(self.number, Border::pieces(&self.inner.numbered_board()).address())
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

    /// Plays a move that is a number.
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
        let number = AnyGame::IDS.iter().position(|&id| id == inner.id()).unwrap_or(0) as u32;
        Self { inner, number, weights: None, endings: Endings::default() }
    }

    fn told(&self, mv: &NumberedMove) -> JsValue {
        read_move(self.number, Border::one_move(mv).address())
    }

    fn all_told(&self, moves: &[NumberedMove]) -> JsValue {
        read_moves(self.number, Border::moves(moves).address())
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
        let level = game.inner.level(level).unwrap_or(Level::FULL);
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
        // Below the full strength nobody plays endings without a fault.
        if level == Level::FULL {
            inner = inner.with_tables(&game.endings.tables());
        }
        let forced = inner.root_moves() == 1 && nodes.is_none() && depth.is_none() && multi_pv.is_none();
        let clock = PerformanceClock::new();
        let start_ms = clock.now_ms();
        Ok(Some(Self { inner, level, seed, clock, start_ms, time_ms, forced }))
    }

    fn run_slice(&mut self, slice_ms: f64) -> bool {
        let deadline = self.start_ms + self.time_ms;
        let pause = self.clock.now_ms() + slice_ms;
        let done = self.inner.run_for(&self.clock, pause.min(deadline))
            || self.clock.now_ms() >= deadline
            || self.forced && self.inner.completed_depth() > 0;
        if done {
            self.inner.finish();
        }
        done
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
