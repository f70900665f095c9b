//! Writes records.

use super::dialect::{Dialect, is_result, winner};
use super::record::{Fault, Format, Record, RecordLine, Tags};
use super::replay::{Replay, Replayed};
use super::tokens::tag_start;
use super::{clip, sgf};
use crate::error::{Error, ErrorCode};
use crate::games::{AnyGame, RuleValue, Rules};
use crate::position::{Player, Reason};

/// Writes a record in a format of its game: what [`super::read_records`] reads back as the same game.
///
/// The moves are played first, and written as the game's own texts have them. In comments a `}` becomes `)` where braces
/// hold them; [`Format::Moves`] leaves tags, comments and variations out.
///
/// # Errors
/// Codes `unknown-game`, `bad-option`, `bad-position`; `bad-state` for moves, notes or an end that cannot be.
pub fn write_record(record: &Record, format: Option<Format>) -> Result<String, Error> {
    let dialect = Dialect::of(record.id);
    let format = format.unwrap_or(dialect.format);
    if !dialect.formats().contains(&format) {
        let known = dialect.formats().map(Format::name).join(", ");
        let mut error = Error::new(
            ErrorCode::BadOption,
            format!("records of {} are not written as {}; expected {known}", record.id, format.name()),
        );
        error.details.expected = Some(known);
        return Err(error);
    }
    let position = Some(record.position.as_str()).filter(|position| !position.is_empty());
    let mut replay = Replay::new(AnyGame::new(record.id, position, &record.rules)?);
    feed(&mut replay, &record.line_of_moves, 0);
    let Replayed { mut game, line, faults, .. } = replay.finish();
    if let Some(Fault { message, found, ply, .. }) = faults.into_iter().next() {
        let ply = ply.map(|ply| format!(" at ply {}", ply + 1)).unwrap_or_default();
        return Err(Error::new(ErrorCode::BadState, format!("moves{ply}: \"{found}\": {message}")));
    }
    if let Some(ended) = &record.ended {
        game.end_as(ended)?;
    }
    let record = Record { line_of_moves: line, ..record.clone() };
    let rules = changed_rules(&game)?;
    Ok(match format {
        Format::Pdn | Format::Pgn => pgn(&record, &game, dialect, &rules),
        Format::Clip => clip::write(&record, &game, &rules),
        Format::Sgf => sgf::write(&record, &game, &rules),
        Format::Moves => moves(&record, &game, dialect, &rules),
    })
}

/// Plays a line with all that hangs on it.
fn feed(replay: &mut Replay, line: &RecordLine, depth: usize) {
    let mut notes = line.notes.iter().peekable();
    for ply in 0..=line.moves.len() {
        if ply > 0 {
            let text = &line.moves[ply - 1];
            replay.play(text, text, 0, |_| 0);
        }
        while let Some(note) = notes.next_if(|note| note.ply <= ply) {
            if note.ply < ply {
                let message = "notes come in the order of their plies";
                return replay.fail(Fault::error("bad-notation", 0, "notes", message));
            }
            note.comment.iter().for_each(|comment| replay.comment(comment.trim()));
            note.nags.iter().for_each(|&nag| replay.nag(nag));
            for variation in &note.variations {
                if depth > 100 {
                    return replay.fail(Fault::error("too-deep", 0, "(", "variations go 100 deep"));
                }
                replay.open(0, "(");
                feed(replay, variation, depth + 1);
                replay.close();
            }
        }
    }
    if notes.next().is_some() {
        let message = "a note stands behind the last move of its line";
        replay.fail(Fault::error("bad-notation", 0, "notes", message));
    }
}

/// The options that are not at their defaults, as `name=value; name=value`.
fn changed_rules(game: &AnyGame) -> Result<String, Error> {
    let rules = game.rules();
    let defaults = AnyGame::new(game.id(), None, &Rules::default())?.rules();
    // The starting digit of Charret tells who starts, but where a position tells who is to move.
    let written = rules.differences(&defaults).filter(|(name, _)| *name != "starter" || is_set_up(game));
    Ok(written.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; "))
}

/// Which way moves are numbered.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    /// The player who moves first opens a numbered pair.
    pub(super) first_moves: bool,
    pub(super) numbers: bool,
}

/// Words in lines of about 80 characters.
#[derive(Default)]
pub(super) struct Wrapped {
    text: String,
    column: usize,
    /// Brackets that the next word takes with it.
    opening: String,
}

impl Wrapped {
    const WIDTH: usize = 80;

    pub(super) fn word(&mut self, word: &str) {
        if word.is_empty() {
            return;
        }
        let word = std::mem::take(&mut self.opening) + word;
        let width = word.chars().count();
        if self.column > 0 {
            let full = self.column + 1 + width > Self::WIDTH;
            self.text.push(if full { '\n' } else { ' ' });
            self.column = if full { 0 } else { self.column + 1 };
        }
        self.text.push_str(&word);
        self.column = word.rsplit_once('\n').map_or(self.column + width, |(_, last)| last.chars().count());
    }

    fn open(&mut self) {
        self.opening.push('(');
    }

    /// Behind the last word, without a space.
    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
    }

    pub(super) fn text(mut self) -> String {
        if self.column > 0 {
            self.text.push('\n');
        }
        self.text
    }
}

/// Moves with numbers, comments, glyphs and variations.
pub(super) fn write_moves(out: &mut Wrapped, line: &RecordLine, seats: Seats) {
    write_line(out, line, usize::from(!seats.first_moves), seats);
}

/// `ply` counts from the move that opens pair 1.
fn write_line(out: &mut Wrapped, line: &RecordLine, first: usize, seats: Seats) {
    let mut notes = line.notes.iter().peekable();
    let mut bare = true;
    for index in 0..=line.moves.len() {
        if index > 0 {
            let ply = first + index - 1;
            let opens = ply.is_multiple_of(2);
            let number = if !seats.numbers || !(opens || bare) {
                String::new()
            } else {
                format!("{}{}", ply / 2 + 1, if opens { "." } else { "..." })
            };
            // A number and its move stay on one line.
            let mut word = number;
            if !word.is_empty() {
                word.push(' ');
            }
            word += &line.moves[index - 1];
            let nags = notes.peek().filter(|note| note.ply == index).map_or(&[][..], |note| &note.nags);
            let strength = nags.first().and_then(|nag| strength(*nag));
            word += strength.unwrap_or_default();
            out.word(&word);
            nags.iter().skip(usize::from(strength.is_some())).for_each(|nag| out.word(&format!("${nag}")));
            bare = false;
        }
        let Some(note) = notes.next_if(|note| note.ply == index) else { continue };
        if index == 0 {
            note.nags.iter().for_each(|nag| out.word(&format!("${nag}")));
        }
        if let Some(comment) = &note.comment {
            out.word(&braced(comment));
            bare = true;
        }
        for variation in &note.variations {
            out.open();
            write_line(out, variation, first + index - 1, seats);
            out.close();
            bare = true;
        }
    }
}

/// A glyph as players write it behind a move.
fn strength(nag: u8) -> Option<&'static str> {
    ["!", "?", "!!", "??", "!?", "?!"].get(usize::from(nag).wrapping_sub(1)).copied()
}

/// A comment in braces. A brace behind what looks like a tag on a line of its own would begin another comment.
fn braced(comment: &str) -> String {
    let mut text = comment.replace('}', ")");
    let tag = text.match_indices("\n[").find(|(at, _)| tag_start(&text[at + 1..]).is_some());
    if let Some((at, _)) = tag
        && text[at..].contains('{')
    {
        text = text.replace("\n[", "\n [");
    }
    format!("{{{text}}}")
}

/// A text on one line.
pub(super) fn one_line(text: &str) -> String {
    text.split(['\n', '\r']).map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// `[Name "value"]` and a line end.
pub(super) fn tag_line(name: &str, value: &str) -> String {
    let parts = |letter: &char| letter.is_whitespace() || matches!(letter, '"' | '[' | ']' | '{' | '}' | '%');
    let name: String = name.chars().filter(|letter| !parts(letter)).collect();
    if name.is_empty() {
        return String::new();
    }
    let value = value.split(['\n', '\r']).collect::<Vec<_>>().join(" ").replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}

/// The result to write: of the end of the game, else the one of the record where it names no end.
pub(super) fn score(dialect: &Dialect, record: &Record, winner_of: Option<Option<Player>>) -> Option<String> {
    if let Some(winner) = winner_of {
        return Some(dialect.scores.write(winner).into());
    }
    let kept = [record.tags.get("Result").unwrap_or_default(), &record.result];
    kept.into_iter().map(str::trim).find(|result| !result.is_empty() && winner(result).is_none()).map(Into::into)
}

/// Tags that come first, in this order.
const FIRST: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// PDN and PGN.
fn pgn(record: &Record, game: &AnyGame, dialect: &'static Dialect, rules: &str) -> String {
    let mut tags = record.tags.clone();
    let result = score(dialect, record, game.end().map(|outcome| outcome.winner)).unwrap_or_else(|| "*".into());
    tags.set("Result", result.as_str());
    let kind = dialect.kind_tag();
    // Portuguese draughts is Spanish draughts by another number.
    let kept =
        tags.get(kind).is_some_and(|kind| record.id == "spanish-draughts" && kind.trim_start().starts_with("28"));
    if !kept {
        tags.set(kind, dialect.name);
    }
    ["FenStart", "Fen", "SetUp", "Rules"].iter().for_each(|old| tags.remove(old));
    if tags.get("Termination").is_some_and(|told| is_reason("Termination", told)) {
        tags.remove("Termination");
    }
    if is_set_up(game) {
        if dialect.format == Format::Pgn {
            tags.set("SetUp", "1");
        }
        tags.set("FEN", game.start_text());
    }
    if !rules.is_empty() {
        tags.set("Rules", rules);
    }
    if let Some(reason) = termination(game) {
        tags.set("Termination", reason.code());
    }
    let mut text = String::new();
    for (name, value) in sorted(tags).0 {
        text += &tag_line(&name, &value);
    }
    text.push('\n');
    let mut moves = Wrapped::default();
    let seats = Seats { first_moves: game.starter() == Player::One, numbers: true };
    write_moves(&mut moves, &record.line_of_moves, seats);
    moves.word(if dialect.format == Format::Pdn || !is_result(&result) { "*" } else { &result });
    text + &moves.text()
}

/// Why people ended the game, which the result does not tell.
pub(super) fn termination(game: &AnyGame) -> Option<Reason> {
    game.called_end().map(|ended| ended.reason).filter(|&reason| reason != Reason::Unknown)
}

/// Whether a tag tells an end as it is told here: other programs write other things there.
pub(super) fn is_reason(name: &str, value: &str) -> bool {
    name.eq_ignore_ascii_case("Termination") && Reason::ALL.iter().any(|reason| reason.code() == value)
}

fn sorted(mut tags: Tags) -> Tags {
    let rank = |name: &str| FIRST.iter().position(|first| first.eq_ignore_ascii_case(name)).unwrap_or(FIRST.len());
    tags.0.sort_by_key(|(name, _)| rank(name));
    tags
}

/// Whether the game starts from another position than its options give, the starter of Charret aside.
pub(super) fn is_set_up(game: &AnyGame) -> bool {
    let mut rules = game.rules();
    if rules.is_set("start") {
        // Random starts are told by their position: the number alone need not mean the same for ever.
        rules.set("start", RuleValue::Choice("default".into()));
    }
    AnyGame::new(game.id(), None, &rules).is_ok_and(|start| start.position() != game.start_text())
}

/// The moves, and the tags without which they mean something else.
fn moves(record: &Record, game: &AnyGame, dialect: &'static Dialect, rules: &str) -> String {
    let mut text = String::new();
    if is_set_up(game) {
        text += &tag_line("FEN", &game.start_text());
    }
    if !rules.is_empty() {
        text += &tag_line("Rules", rules);
    }
    if let Some(claim) = termination(game).filter(|reason| !matches!(reason, Reason::Resignation | Reason::Agreement)) {
        text += &tag_line("Termination", claim.code());
    }
    if !text.is_empty() {
        text = tag_line(dialect.kind_tag(), dialect.name) + &text + "\n";
    }
    let charret = record.id == "charret";
    let mut out = Wrapped::default();
    if charret {
        out.word(["1", "2"][game.starter().index()]);
    }
    let line = RecordLine { moves: record.line_of_moves.moves.clone(), notes: Vec::new() };
    let seats = Seats { first_moves: charret || game.starter() == Player::One, numbers: !charret };
    write_moves(&mut out, &line, seats);
    if let Some(ended) = game.called_end() {
        let winner = ended.winner.map(|winner| dialect.seat(winner, game.starter()));
        out.word(dialect.scores.write(winner));
    }
    text + &out.text()
}
