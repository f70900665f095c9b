//! Finds out which game each record of a text is of, and reads it.

use super::attempt::{Played, attempt, settle};
use super::dialect::Dialect;
use super::head::Head;
use super::record::{Fault, Instead, Locator, Record, RecordFault, Records};
use super::split::{Chunk, next_chunk};
use super::tokens::{Kind, Tokens};
use super::{chess, clip, sgf};
use crate::error::Error;
use crate::games::{AnyGame, Rules};

/// Games that are read from one text at most.
const MOST_GAMES: usize = 100_000;
/// Faults that are told of one text at most.
const MOST_FAULTS: usize = 100_000;
/// Faults that are told of one game at most, errors before warnings.
const MOST_FAULTS_OF_ONE: usize = 100;

/// Reads a text with any number of games.
///
/// Never fails: what cannot be read is told in [`Records::errors`], with its place, and reading goes on behind it. Takes
/// time in proportion to the length of the text, whatever stands in it. Of one game the first 100 faults are told.
///
/// # Errors
/// Code `unknown-game` for a hint that names no game.
pub fn read_records(text: &str, hint: Option<&str>) -> Result<Records, Error> {
    let hint = hint.map(AnyGame::id_of).transpose()?;
    let mut reader = Reader {
        text,
        hint,
        last: None,
        starts: Starts::default(),
        games: Vec::new(),
        faults: Vec::new(),
        junk: false,
    };
    let separate = hint == Some("charret") || has_clip_line(text);
    let mut tokens = Tokens::new(text, separate);
    while let Some(chunk) = next_chunk(&mut tokens) {
        let full = if reader.games.len() >= MOST_GAMES {
            format!("no more than {MOST_GAMES} games of a text are read")
        } else if reader.faults.len() >= MOST_FAULTS {
            format!("no more than {MOST_FAULTS} faults of a text are told: reading ends here")
        } else {
            reader.read(&tokens, &chunk);
            continue;
        };
        reader.faults.push((None, Fault::error("too-long", chunk.start, &text[chunk.start..], full)));
        break;
    }
    Ok(reader.finish())
}

fn has_clip_line(text: &str) -> bool {
    text.lines().any(|line| {
        let line = line.trim_start_matches(['\u{feff}', ' ', '\t']);
        line.get(..5).is_some_and(|head| head.eq_ignore_ascii_case("clip "))
    })
}

/// Games at their starts, made once.
#[derive(Default)]
pub(super) struct Starts(Vec<AnyGame>);

impl Starts {
    /// A game under its default options.
    pub(super) fn of(&mut self, id: &'static str) -> Result<&AnyGame, Error> {
        let place = match self.0.iter().position(|game| game.id() == id) {
            Some(place) => place,
            None => {
                self.0.push(AnyGame::new(id, None, &Rules::default())?);
                self.0.len() - 1
            }
        };
        Ok(&self.0[place])
    }
}

/// A record, and what is wrong with it.
pub(super) struct Reading {
    pub(super) record: Record,
    pub(super) faults: Vec<Fault>,
}

struct Reader<'t> {
    text: &'t str,
    hint: Option<&'static str>,
    /// The game before, which the next most likely is.
    last: Option<&'static str>,
    starts: Starts,
    games: Vec<Record>,
    /// With the index of the game.
    faults: Vec<(Option<usize>, Fault)>,
    /// What came last was no record: what is none either is not told again.
    junk: bool,
}

impl<'t> Reader<'t> {
    fn read(&mut self, tokens: &Tokens<'t>, chunk: &Chunk<'t>) {
        let reading = match chunk.sgf {
            Some((text, closed)) => sgf::read(text, chunk.start, closed, &mut self.starts),
            None => {
                let mut head = Head::read(tokens.between(chunk.start, chunk.end));
                clip::tags_of_headers(&mut head);
                self.movetext(&head, tokens, chunk)
            }
        };
        let Ok(Reading { mut record, mut faults }) = reading.map_err(|fault| self.pass_over(fault)) else { return };
        faults.sort_by_key(|fault| (!fault.is_error(), fault.at));
        faults.truncate(MOST_FAULTS_OF_ONE);
        self.junk = false;
        self.last = Some(record.id);
        record.line = chunk.start;
        let index = self.games.len();
        self.faults.extend(faults.into_iter().map(|fault| (Some(index), fault)));
        self.games.push(record);
    }

    /// Text that is no record.
    fn pass_over(&mut self, fault: Option<Fault>) {
        let Some(fault) = fault else { return };
        let junk = fault.code != "unsupported-game";
        if !(junk && self.junk) {
            self.faults.push((None, fault));
        }
        self.junk = junk;
    }

    /// `Err` for text that is no record, with what is to be told of it.
    fn movetext(&mut self, head: &Head, tokens: &Tokens<'t>, chunk: &Chunk<'t>) -> Result<Reading, Option<Fault>> {
        let stream = || tokens.between(chunk.start, chunk.end);
        let not_a_record = |at: usize, end: usize| {
            Fault::error("not-a-record", at, &self.text[at..end], "no record of a game was found here")
        };
        // A result alone is a game where someone says of which.
        let says_end = self.hint.is_some() && stream().any(|token| matches!(token.kind, Kind::Word(_)));
        if head.is_empty() && !says_end {
            let token = stream().find(|token| !matches!(token.kind, Kind::Star | Kind::Comment { closed: true, .. }));
            return Err(token.map(|token| not_a_record(token.at, token.end)));
        }
        let named = match head.game() {
            Ok(named) => named,
            Err(tag) => return Err(Some(unsupported(head, chunk.start, tag))),
        };
        let clip = head.header(&["clip"]).map(|_| "charret");
        if let Some(id) = named.or(clip) {
            return Ok(self.as_game(id, head, &stream));
        }
        if let Some(fault) = chess::fault(stream()) {
            return Err(Some(fault));
        }
        // Nothing tells: the game asked for or that of the record before, if all of it is legal there, else the one that
        // reads farthest.
        let likely = [self.hint, head.is_clip().then_some("charret"), self.last];
        let mut probes: Vec<Played> = Vec::new();
        let ids = likely.into_iter().flatten().chain(Dialect::all().map(|dialect| dialect.id));
        let first = head.first_word(stream());
        for id in ids {
            if probes.iter().any(|probe| probe.dialect.id == id) || !Dialect::of(id).may_begin(first) {
                continue;
            }
            let probe = attempt(head, Dialect::of(id), &stream, true, &mut self.starts);
            let whole = likely.contains(&Some(id)) && probe.is_whole();
            probes.push(probe);
            if whole {
                break;
            }
        }
        // The earlier one of equals.
        let mut best: Option<&Played> = None;
        for probe in &probes {
            if best.is_none_or(|best| probe.rank() > best.rank()) {
                best = Some(probe);
            }
        }
        let best_id = best.map(|best| best.dialect.id);
        let asked = best.is_some_and(|best| best.is_whole() && self.hint == Some(best.dialect.id));
        if best.is_none_or(|best| best.plies() == 0) && head.moves_at.is_some() && head.is_bare() && !asked {
            let at = head.moves_at.unwrap_or(chunk.start);
            if self.junk {
                return Err(Some(not_a_record(at, at)));
            }
            let understood = best_id.filter(|_| best.is_some_and(Played::is_understood)).or(self.hint);
            let understood = understood.or_else(|| clip::is_numbered(stream()).then_some("charret"));
            let fault =
                understood.and_then(|id| self.as_game(id, head, &stream).faults.into_iter().find(Fault::is_error));
            return Err(Some(fault.unwrap_or_else(|| not_a_record(at, chunk.end))));
        }
        let id = if best.is_some_and(|best| best.plies() > 0 || best.is_whole()) {
            best_id
        } else {
            self.hint.or(self.last).or(best_id)
        };
        Ok(self.as_game(id.unwrap_or("draughts"), head, &stream))
    }

    fn as_game(&mut self, id: &'static str, head: &Head, stream: &dyn Fn() -> Tokens<'t>) -> Reading {
        settle(head, attempt(head, Dialect::of(id), stream, false, &mut self.starts))
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
                let (line, column, at) = locator.locate(fault.at);
                let Fault { severity, code, message, found, ply, instead, .. } = fault;
                let Instead { expected, legal, candidates } = *instead;
                RecordFault { severity, code, message, game, line, column, at, found, ply, expected, legal, candidates }
            })
            .collect();
        Records { games: self.games, errors }
    }
}

/// A game that is none of ours.
fn unsupported(head: &Head, start: usize, tag: &str) -> Fault {
    let named = head.tags.get(tag).unwrap_or_default();
    let message = format!("{tag} {} is none of the games read here", crate::text::clip(named));
    let (at, found) = head.written(tag).map_or((start, ""), |value| (value.at, &value.text));
    Fault::error("unsupported-game", at, found, message)
}
