//! Splits a text into records, and finds out which game each is of.

use super::dialect::{Dialect, is_result, winner};
use super::head::{Head, Placed, Written};
use super::movetext::{self, Ending, Movetext, Said};
use super::record::{Fault, Format, Instead, Locator, Record, RecordFault, RecordLine, Records};
use super::replay::Replayed;
use super::tokens::{Kind, Token, Tokens};
use super::{clip, sgf};
use crate::api::dto::OutcomeInfo;
use crate::error::Error;
use crate::games::{AnyGame, GameVisitor, Playable, RuleValue, Rules};
use crate::position::{Outcome, Player, Reason};

/// Games that are read from one text at most.
const MOST_GAMES: usize = 100_000;

/// Faults of one game that are told at most, errors before warnings.
const MOST_FAULTS: usize = 100;

/// Reads a text with any number of games.
///
/// Never fails: what cannot be read is told in [`Records::errors`], with its place, and reading goes on behind it. Takes
/// time in proportion to the length of the text, whatever stands in it. Of one game the first 100 faults are told.
///
/// # Errors
/// Code `unknown-game` for a hint that names no game.
pub fn read_records(text: &str, hint: Option<&str>) -> Result<Records, Error> {
    let hint = hint.map(AnyGame::id_of).transpose()?;
    let mut reader = RecordReader { text, hint, last: None, games: Vec::new(), faults: Vec::new(), junk: false };
    let separate = hint == Some("charret") || has_clip_line(text);
    let mut tokens = Tokens::new(text, separate);
    while let Some(chunk) = next_chunk(&mut tokens) {
        if reader.games.len() >= MOST_GAMES {
            let message = format!("no more than {MOST_GAMES} games of a text are read");
            reader.faults.push((None, Fault::error("too-long", chunk.start, &text[chunk.start..], message)));
            break;
        }
        reader.chunk(&tokens, chunk);
    }
    Ok(reader.finish())
}

fn has_clip_line(text: &str) -> bool {
    text.lines().any(|line| {
        let line = line.trim_start_matches(['\u{feff}', ' ', '\t']);
        line.get(..5).is_some_and(|head| head.eq_ignore_ascii_case("clip "))
    })
}

/// The part of a text that one record takes.
struct Chunk<'t> {
    start: usize,
    end: usize,
    sgf: Option<(Token<'t>, &'t str, bool)>,
}

/// Where the next record begins and ends. The same for all games: a text is split before anyone knows what it holds.
fn next_chunk<'t>(tokens: &mut Tokens<'t>) -> Option<Chunk<'t>> {
    tokens.begin();
    let mut start = tokens.offset();
    let mut begun = false;
    let mut tagged = false;
    let mut words = 0;
    let mut ended = false;
    let mut depth = 0usize;
    let mut content = false;
    loop {
        let before = tokens.clone();
        let Some(token) = tokens.next() else {
            return content.then(|| Chunk { start, end: before.offset().max(tokens.offset()), sgf: None });
        };
        if !begun {
            start = token.at;
            begun = true;
        }
        let body = words > 0 || ended;
        let boundary = match token.kind {
            Kind::Sgf { .. } | Kind::Tag { .. } | Kind::Setup { .. } => body,
            Kind::Header { name, .. } => body && (ended || name.eq_ignore_ascii_case("clip")) && !is_footer(name),
            Kind::Number { digits, dots } => {
                let restart = depth == 0 && dots < 2 && digits.trim_start_matches('0') == "1";
                ended || restart && words > 1 && !tagged
            }
            Kind::Word(_) | Kind::Open => ended,
            _ => false,
        };
        let closes_head = matches!(token.kind, Kind::Sgf { .. }) && content;
        if boundary || closes_head {
            *tokens = before;
            return Some(Chunk { start, end: tokens.offset(), sgf: None });
        }
        match token.kind {
            Kind::Sgf { text, closed } => {
                return Some(Chunk { start: token.at, end: token.end, sgf: Some((token, text, closed)) });
            }
            Kind::Tag { .. } | Kind::Header { .. } => tagged = true,
            Kind::Word(word) if depth == 0 && is_result(word) => ended = true,
            Kind::Word(_) => words += 1,
            Kind::Star if depth == 0 => ended = true,
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        content |= !matches!(token.kind, Kind::Comment { closed: true, .. } | Kind::Star) || tagged;
    }
}

/// Lines of a CLIP that stand behind the moves.
fn is_footer(name: &str) -> bool {
    ["fin", "end"].iter().any(|known| name.eq_ignore_ascii_case(known))
}

struct RecordReader<'t> {
    text: &'t str,
    hint: Option<&'static str>,
    /// The game before, which the next most likely is.
    last: Option<&'static str>,
    games: Vec<Record>,
    /// With the index of the game.
    faults: Vec<(Option<usize>, Fault)>,
    /// What came last was no record: what is none either is not told again.
    junk: bool,
}

impl<'t> RecordReader<'t> {
    fn chunk(&mut self, tokens: &Tokens<'t>, chunk: Chunk<'t>) {
        let reading = match chunk.sgf {
            Some((token, text, closed)) => Some(sgf::read(text, token.at, closed)),
            None => self.movetext(tokens, &chunk),
        };
        let Some(Reading { mut record, mut faults, empty }) = reading else { return };
        faults.sort_by_key(|fault| (!fault.is_error(), fault.at));
        faults.truncate(MOST_FAULTS);
        if empty {
            if !self.junk {
                self.faults.extend(faults.into_iter().map(|fault| (None, fault)));
            }
            self.junk = true;
            return;
        }
        self.junk = false;
        self.last = Some(record.id);
        record.line = chunk.start;
        let index = self.games.len();
        self.faults.extend(faults.into_iter().map(|fault| (Some(index), fault)));
        self.games.push(record);
    }

    fn movetext(&mut self, tokens: &Tokens<'t>, chunk: &Chunk<'t>) -> Option<Reading> {
        let stream = || tokens.between(chunk.start, chunk.end);
        let mut head = Head::read(stream());
        clip::tags_of_headers(&mut head);
        let head_only = head.moves_at.is_none();
        // A result alone is a game where someone says of which.
        let says_end = self.hint.is_some() && stream().any(|token| matches!(token.kind, Kind::Word(_)));
        let bare = head.tags.0.is_empty() && head.headers.is_empty() && head.position().is_none();
        if head_only && bare && !says_end {
            let fault =
                stream().find(|token| !matches!(token.kind, Kind::Star | Kind::Comment { closed: true, .. }))?;
            let found = &self.text[fault.at..fault.end];
            return Some(Reading::junk(fault.at, found));
        }
        let named = match head.game() {
            Ok(named) => named,
            Err(tag) => {
                let named = head.tags.get(tag).unwrap_or_default();
                let message = format!("{tag} {} is none of the games read here", crate::text::clip(named));
                let (at, found) = head.written(tag).map_or((chunk.start, ""), |value| (value.at, &value.text));
                let fault = Fault::error("unsupported-game", at, found, message);
                let mut reading = Reading::of_head(&head, self.hint.unwrap_or("draughts"));
                reading.faults.push(fault);
                return Some(reading);
            }
        };
        let clip = head.is_clip().then_some("charret");
        let likely = named.or(self.hint).or(clip);
        if let Some(id) = likely {
            return Some(self.as_game(id, &head, &stream));
        }
        // Nothing tells: the game of the record before, if all of it is legal there, else the one that reads farthest.
        if let Some(last) = self.last {
            let reading = self.as_game(last, &head, &stream);
            if !reading.faults.iter().any(Fault::is_error) {
                return Some(reading);
            }
        }
        let mut best: Option<Reading> = None;
        for dialect in Dialect::all() {
            let reading = self.as_game(dialect.id, &head, &stream);
            if best.as_ref().is_none_or(|best| reading.rank() > best.rank()) {
                best = Some(reading);
            }
        }
        let mut best = best?;
        if best.record.line_of_moves.moves.is_empty() && !head_only {
            if !head.tags.0.is_empty() || head.position().is_some() {
                // A game all the same: its fault is told as the likeliest game sees it.
                let id = self.last.unwrap_or(best.record.id);
                return Some(self.as_game(id, &head, &stream));
            }
            best.empty = true;
            if best.faults.iter().all(|fault| !fault.is_error() || fault.code == "bad-notation") {
                let at = head.moves_at.unwrap_or(chunk.start);
                best = Reading::junk(at, &self.text[at..chunk.end]);
            }
        }
        Some(best)
    }

    fn as_game(&self, id: &'static str, head: &Head, stream: &dyn Fn() -> Tokens<'t>) -> Reading {
        let visitor = AsGame { head, stream, dialect: Dialect::of(id) };
        AnyGame::visit(id, visitor).unwrap_or_else(|_| Reading::junk(0, ""))
    }

    fn finish(mut self) -> Records {
        let mut locator = Locator::new(self.text);
        for game in &mut self.games {
            game.line = locator.locate(game.line).0;
        }
        self.faults.sort_by_key(|(_, fault)| fault.at);
        let mut locator = Locator::new(self.text);
        let errors = self
            .faults
            .into_iter()
            .map(|(game, fault)| {
                let (line, column, at) = locator.locate(floor(self.text, fault.at));
                let Fault { severity, code, message, found, ply, instead, .. } = fault;
                let Instead { expected, legal, candidates } = *instead;
                RecordFault { severity, code, message, game, line, column, at, found, ply, expected, legal, candidates }
            })
            .collect();
        Records { games: self.games, errors }
    }
}

/// The nearest boundary of a character, not behind `at`.
fn floor(text: &str, at: usize) -> usize {
    let at = at.min(text.len());
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// A record as one game sees it.
pub(super) struct Reading {
    pub(super) record: Record,
    pub(super) faults: Vec<Fault>,
    /// It is no record.
    pub(super) empty: bool,
}

impl Reading {
    pub(super) fn junk(at: usize, found: &str) -> Self {
        let fault = Fault::error("not-a-record", at, found, "no record of a game was found here");
        Self { faults: vec![fault], empty: true, ..Self::of_head(&Head::default(), "draughts") }
    }

    /// Tags, and no moves.
    pub(super) fn of_head(head: &Head, id: &'static str) -> Self {
        let game = AnyGame::new(id, None, &Rules::default());
        let (rules, position) = game.map(|game| (game.rules(), game.position())).unwrap_or_default();
        let record = Record {
            id,
            format: Dialect::of(id).format,
            rules,
            position,
            tags: head.tags.clone(),
            result: head.tags.get("Result").unwrap_or_default().into(),
            ended: None,
            outcome: None,
            line_of_moves: RecordLine::default(),
            line: 0,
        };
        Self { record, faults: head.faults.clone(), empty: false }
    }

    /// What speaks for this game: plies that are legal in it, that nothing is wrong, that its moves could be read at all.
    fn rank(&self) -> (usize, bool, bool) {
        let errors = || self.faults.iter().filter(|fault| fault.is_error());
        let understood = errors().all(|fault| fault.code != "bad-notation");
        (self.record.line_of_moves.moves.len(), errors().next().is_none(), understood)
    }
}

/// Reads a record as one of a game.
struct AsGame<'a, 't> {
    head: &'a Head,
    stream: &'a dyn Fn() -> Tokens<'t>,
    dialect: &'static Dialect,
}

impl GameVisitor for AsGame<'_, '_> {
    type Output = Reading;

    fn visit<P: Playable>(self) -> Reading {
        let Self { head, stream, dialect } = self;
        let mut faults = head.faults.clone();
        let mut rules = head.rules(P::info().rules).unwrap_or_else(|fault| {
            faults.push(fault);
            Rules::default()
        });
        if dialect.id != "charret" {
            return Attempt { head, dialect, rules, skip: 0, faults }.read::<P>(stream);
        }
        // Charret: does a first digit tell who starts?
        let digit = clip::starting_digit(stream());
        let told = rules.is_set("starter") || head.position().is_some();
        let attempt = |starter: Option<Player>, rules: &mut Rules, faults: &[Fault]| {
            if let Some(player) = starter.filter(|_| !told) {
                rules.set("starter", RuleValue::Choice(P::players()[player.index()].id.into()));
            }
            let skip = usize::from(starter.is_some());
            Attempt { head, dialect, rules: rules.clone(), skip, faults: faults.to_vec() }.read::<P>(stream)
        };
        let plain = rules.clone();
        let first = attempt(digit, &mut rules, &faults);
        if digit.is_none() || first.faults.iter().all(|fault| !fault.is_error()) {
            return first;
        }
        let mut second = attempt(None, &mut plain.clone(), &faults);
        if second.faults.iter().any(Fault::is_error) {
            return first;
        }
        let at = head.moves_at.unwrap_or(0);
        let message = "the first digit was read as a move: otherwise the game is not legal";
        let found = digit.map_or("", |player| ["1", "2"][player.index()]);
        second.faults.push(Fault::warning("starter-read-otherwise", at, found, message));
        second
    }
}

/// A record with its options settled.
struct Attempt<'a> {
    head: &'a Head,
    dialect: &'static Dialect,
    rules: Rules,
    /// First words that are no moves.
    skip: usize,
    faults: Vec<Fault>,
}

impl Attempt<'_> {
    fn read<'t, P: Playable>(mut self, stream: &dyn Fn() -> Tokens<'t>) -> Reading {
        let mut text = self.head.position().map(|placed| placed.text.clone());
        let side_unknown = text.as_deref().is_some_and(|text| text.trim_start().starts_with('?'));
        if side_unknown && let Some(text) = &mut text {
            *text = text.replacen('?', "W", 1);
        }
        let mut reading = self.play_from::<P>(text.as_deref(), stream);
        if side_unknown && let Some(text) = text {
            if reading.record.line_of_moves.moves.is_empty() && self.head.moves_at.is_some() {
                let black = self.play_from::<P>(Some(&text.replacen('W', "B", 1)), stream);
                if black.rank() > reading.rank() {
                    reading = black;
                }
            }
            let at = self.head.position().map_or(0, |placed| placed.at);
            let message = "the position does not tell who is to move";
            reading.faults.push(Fault::warning("side-unknown", at, "?", message));
        }
        reading
    }

    fn play_from<'t, P: Playable>(&mut self, text: Option<&str>, stream: &dyn Fn() -> Tokens<'t>) -> Reading {
        let start = |rules: &Rules| match text {
            Some(text) => P::from_text(text, rules),
            None => Ok(P::from_rules(rules)),
        };
        let position = match start(&self.rules) {
            Ok(position) => position,
            Err(error) => {
                let mut reading = Reading::of_head(self.head, self.dialect.id);
                reading.faults = self.faults.clone();
                reading.faults.extend(self.head.position().map(|placed| position_fault(placed, &error)));
                return reading;
            }
        };
        let result = self.head.tags.get("Result");
        let mut movetext = movetext::read(position, self.dialect, result, self.skip, stream());
        if let Some((at, found)) = movetext.replayed.played_on.take() {
            self.rules.drop_draws(P::info().rules);
            if let Ok(position) = start(&self.rules) {
                movetext = movetext::read(position, self.dialect, result, self.skip, stream());
                let message = "the moves go on behind a draw by the rules: the record is read without these draws";
                movetext.replayed.faults.push(Fault::warning("played-on", at, &found, message));
            }
        }
        self.settle(movetext)
    }

    fn settle<P: Playable>(&self, movetext: Movetext<P>) -> Reading {
        let Movetext { replayed, ending } = movetext;
        let footer = clip::ending(self.head).filter(|_| ending.is_none());
        let ending = ending.or(footer);
        let tag = self.head.tags.get("Result").unwrap_or_default().trim();
        let result = match &ending {
            Some(Said { ending: Ending::Result(word), .. }) if word != "*" || tag.is_empty() => word.clone(),
            _ => tag.to_owned(),
        };
        let format = if self.head.is_clip() || self.skip > 0 {
            Format::Clip
        } else if self.head.tags.0.is_empty() || self.dialect.format == Format::Sgf {
            Format::Moves
        } else {
            self.dialect.format
        };
        let mut faults = self.faults.clone();
        let record = finish(replayed, &mut faults, Told { head: self.head, format, result, ending });
        Reading { record, faults, empty: false }
    }
}

/// What a record tells of itself beside its moves.
pub(super) struct Told<'a> {
    pub(super) head: &'a Head,
    pub(super) format: Format,
    pub(super) result: String,
    pub(super) ending: Option<Said>,
}

/// Ends a game as its record says, and says where it does not agree with the board.
pub(super) fn finish<P: Playable>(replayed: Replayed<P>, faults: &mut Vec<Fault>, told: Told) -> Record {
    let Replayed { mut game, line, complete, faults: found, .. } = replayed;
    faults.extend(found);
    let Told { head, format, result, ending } = told;
    let tag = head.tags.get("Result").unwrap_or_default().trim();
    // In Charret "1-0" is a win of the player who starts.
    let swapped = P::ID == "charret" && game.start().turn() == Player::Two;
    let seat = |player: Player| if swapped { player.other() } else { player };
    let by_score = |score: &str| winner(score).map(|winner| winner.map(seat));
    let claims = matches!(&ending, Some(Said { ending: Ending::Claim, .. }));
    let said = ending.as_ref().and_then(|said| match &said.ending {
        Ending::Result(word) => by_score(word),
        Ending::Draw | Ending::Claim => Some(None),
        Ending::Concession(player) => Some(Some(player.unwrap_or(game.position().turn()).other())),
    });
    let by_tag = by_score(tag);
    let by_movetext = ending.as_ref().filter(|_| said.is_some()).map(|said| &said.written);
    let differs = |message: String| {
        let Written { text, at } = by_movetext.or(head.written("Result"))?;
        Some(Fault::warning("result-differs", *at, text, message))
    };
    if let (Some(said), Some(by_tag)) = (said, by_tag)
        && said != by_tag
    {
        let message = format!("the result here is not that of the tag, {tag}");
        faults.extend(differs(message));
    }
    if complete && let Some(winner) = said.or(by_tag) {
        match game.outcome() {
            Some(Outcome { winner: real, reason }) if real != winner => {
                let message = format!("on the board the game ends otherwise ({})", reason.code());
                faults.extend(differs(message));
            }
            Some(_) => {}
            None => {
                let claim = game.draw_claim().map(Reason::code);
                let told = head.tags.get("Termination") == claim || claims;
                let claimed = claim.is_some() && told;
                let done = match winner {
                    Some(winner) => game.resign(winner.other()),
                    None if claimed => game.claim_draw(),
                    None => game.agree_draw(),
                };
                debug_assert!(done.is_ok(), "the game goes on");
            }
        }
    }
    let players = P::players();
    let info = |outcome: Outcome| OutcomeInfo::new(outcome, &players);
    Record {
        id: P::ID,
        format,
        rules: game.start().rules(),
        position: game.start().to_text(),
        tags: head.tags.clone(),
        result,
        ended: game.ended().map(info),
        outcome: if complete { game.outcome().map(info) } else { None },
        line_of_moves: line,
        line: 0,
    }
}

pub(super) fn position_fault(placed: &Placed, error: &Error) -> Fault {
    let units = error.details.at.unwrap_or(0);
    let byte = placed.text.chars().scan(0, |passed, letter| {
        let here = *passed;
        *passed += letter.len_utf16();
        Some((here, letter.len_utf8()))
    });
    let byte = byte.take_while(|(here, _)| *here < units).map(|(_, length)| length).sum();
    let (at, found) = placed.from(byte);
    let mut fault = Fault::error("bad-position", at, found, error.message.clone());
    fault.instead.expected = error.details.expected.clone();
    fault
}
