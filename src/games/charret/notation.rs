//! Texts of Charret.
//!
//! Positions: `<24 cells . 1 2> <side 1|2> <hand of red> <hand of yellow>`, the start being
//! `........................ 1 9 9`; under a `noCaptureLimit` a fifth field, written when it is not 0, counts the plies
//! since the last capture.
//!
//! Moves: `5` places, `8-5` slides or jumps, `x12` behind either captures; `pass`. Read: also `–`, `—`, `→`, `->` and
//! `>` for `-`; `X`, `×`, `*` and `:` for `x`; spaces; the capture in brackets; and the cells by WMD coordinates
//! (`f2-f4xd5`).

use super::board::{BOARD, COORDINATES, bit_of, number_of};
use super::turn::CharretMove;
use super::{Charret, CharretRules, TOKENS};
use crate::error::{Error, ErrorCode};
use crate::games::Attempt;
use crate::position::{Player, Position};
use crate::text::{Cursor, Place, clip, push_number, quoted};

/// What is wrong with a text of Charret. `at` is a byte offset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CharretError {
    /// Something else stands where this was expected.
    #[error("expected {expected} at character {}, found {}", at + 1, quoted(found))]
    Expected {
        /// Where.
        at: usize,
        /// What could stand there.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// A cell that the board does not have.
    #[error("there is no cell {name} at character {}: cells run from 1 to 24", at + 1)]
    NoSuchCell {
        /// Where.
        at: usize,
        /// The name given.
        name: String,
    },
    /// More than nine tokens of one colour.
    #[error("{colour} has {count} tokens on the board and in hand, more than {TOKENS}")]
    TooMany {
        /// Where the text that says so begins.
        at: usize,
        /// "red" or "yellow".
        colour: &'static str,
        /// How many.
        count: u32,
    },
    /// Both players have lost.
    #[error("both players have fewer than three tokens")]
    BothReduced,
}

impl CharretError {
    fn place(self) -> Place {
        match self {
            Self::Expected { at, expected, found } => Place::unexpected(at, expected, found),
            Self::NoSuchCell { at, name } => Place::impossible(at, "no-such-cell", name),
            Self::TooMany { at, count, .. } => Place::impossible(at, "too-many-pieces", count),
            Self::BothReduced => Place { found: None, ..Place::impossible(0, "both-lost", "") },
        }
    }

    pub(super) fn into_error(self, code: ErrorCode, text: &str) -> Error {
        let message = self.to_string();
        Error::at_place(code, text, self.place(), message)
    }
}

fn expected(cursor: &Cursor, expected: impl Into<String>) -> CharretError {
    CharretError::Expected { at: cursor.offset(), expected: expected.into(), found: cursor.found() }
}

impl Charret {
    /// Reads a position text.
    ///
    /// # Errors
    /// [`CharretError`] with the place of the fault.
    pub fn from_position_text(text: &str, rules: CharretRules) -> Result<Self, CharretError> {
        let mut cursor = Cursor::new(text);
        let mut tokens = [0u32; 2];
        for number in 1..=24 {
            let bit = 1 << bit_of(number);
            match cursor.peek() {
                Some('.') => {}
                Some('1') => tokens[0] |= bit,
                Some('2') => tokens[1] |= bit,
                _ => return Err(expected(&cursor, format!("'.', '1' or '2' for cell {number}"))),
            }
            cursor.pass();
        }
        cursor.skip_space();
        let fault = expected(&cursor, "1 or 2 for the side to move after the 24 cells");
        let turn = match cursor.number() {
            Some(1) => Player::One,
            Some(2) => Player::Two,
            _ => return Err(fault),
        };
        let mut hands = [0; 2];
        for (player, colour) in Player::ALL.into_iter().zip(["red", "yellow"]) {
            let at = cursor.offset();
            let fault = expected(&cursor, format!("the tokens in {colour}'s hand, {TOKENS} at most"));
            let hand = cursor.number().filter(|&hand| hand <= TOKENS.into()).ok_or(fault)?;
            let count = tokens[player.index()].count_ones() + hand;
            if count > TOKENS.into() {
                return Err(CharretError::TooMany { at, colour, count });
            }
            hands[player.index()] = hand as u8;
        }
        let quiet = if rules.no_capture_limit.is_some() { cursor.number().unwrap_or(0) } else { 0 };
        if !cursor.at_end() {
            return Err(expected(&cursor, "the end of the position"));
        }
        let position = Self::from_parts(tokens, hands, turn, quiet.min(u16::MAX.into()) as u16, rules);
        if Player::ALL.into_iter().all(|player| position.total(player) < 3) {
            return Err(CharretError::BothReduced);
        }
        Ok(position)
    }

    /// The position as text.
    #[must_use]
    pub fn position_text(&self) -> String {
        let mut text: String = (1..=24)
            .map(|number| {
                let at = |player: Player| self.tokens[player.index()] >> bit_of(number) & 1 == 1;
                if at(Player::One) {
                    '1'
                } else if at(Player::Two) {
                    '2'
                } else {
                    '.'
                }
            })
            .collect();
        text += &format!(" {} {} {}", self.turn().index() + 1, self.hands[0], self.hands[1]);
        if self.rules.no_capture_limit.is_some() && self.quiet != 0 {
            text += &format!(" {}", self.quiet);
        }
        text
    }

    pub(super) fn write_move(mv: CharretMove) -> String {
        let Some((from, to)) = mv.ends() else { return "pass".into() };
        let mut text = String::with_capacity(8);
        if let Some(from) = from {
            push_number(&mut text, number_of(from).into());
            text.push('-');
        }
        push_number(&mut text, number_of(to).into());
        for number in captured_numbers(mv) {
            text.push('x');
            push_number(&mut text, number.into());
        }
        text
    }

    /// See [`crate::games::Playable::attempt`].
    pub(super) fn read_attempt(text: &str) -> Result<Attempt, Error> {
        let read = parse(text).map_err(|error| error.into_error(ErrorCode::BadNotation, text))?;
        let cell = |bit| number_of(bit) - 1;
        let (from, to) = match read.ends {
            Some((from, to)) => (from.map(cell), Some(cell(to))),
            None => (None, None),
        };
        // A text without a capture leaves it open.
        let captures: Option<Vec<u8>> = match &read.captured[..] {
            [] => None,
            bits => Some(bits.iter().copied().map(cell).collect()),
        };
        let path = from.into_iter().chain(to).collect();
        Ok(Attempt { from, to, path, takes: captures.as_ref().map(|_| true), captures, ..Attempt::default() })
    }

    pub(super) fn read_move_text(text: &str, legal: &[CharretMove]) -> Result<CharretMove, Error> {
        let read = parse(text).map_err(|error| error.into_error(ErrorCode::BadNotation, text))?;
        let step = |mv: &CharretMove| mv.ends() == read.ends;
        let captures = |mv: &CharretMove| {
            let mut captured: Vec<u8> = mv.captures().collect();
            captured.sort_unstable();
            captured == read.captured
        };
        if let Some(&mv) = legal.iter().find(|mv| step(mv) && captures(mv)) {
            return Ok(mv);
        }
        // A closing step without its capture: the candidates say what is missing.
        let open: Vec<CharretMove> = legal.iter().copied().filter(|mv| step(mv) && read.captured.is_empty()).collect();
        match open[..] {
            [] => Err(Error::new(ErrorCode::IllegalMove, format!("{} is not a legal move here", clip(text.trim())))),
            [mv] => Ok(mv),
            _ => Err(Error::ambiguous(text, open.into_iter().map(Self::write_move).collect())),
        }
    }
}

/// Captured cell numbers, ascending.
pub(super) fn captured_numbers(mv: CharretMove) -> Vec<u8> {
    let mut numbers: Vec<u8> = mv.captures().map(number_of).collect();
    numbers.sort_unstable();
    numbers
}

/// A move text taken apart; cells are bits.
struct MoveText {
    ends: Option<(Option<u8>, u8)>,
    /// Ascending.
    captured: Vec<u8>,
}

fn parse(text: &str) -> Result<MoveText, CharretError> {
    let mut cursor = Cursor::new(text);
    if cursor.eat_word("pass") {
        return if cursor.at_end() {
            Ok(MoveText { ends: None, captured: Vec::new() })
        } else {
            Err(expected(&cursor, "the end of the move"))
        };
    }
    let first = cell(&mut cursor)?;
    let dash = cursor.eat_any(&['-', '–', '—', '→']);
    let ends = if cursor.eat('>') || dash { (Some(first), cell(&mut cursor)?) } else { (None, first) };
    let mut captured = Vec::new();
    let bracket = cursor.eat('(');
    while captured.len() < 2 && cursor.eat_any(&['x', 'X', '×', '*', ':']) {
        captured.push(cell(&mut cursor)?);
    }
    if bracket && !cursor.eat(')') {
        return Err(expected(&cursor, "')'"));
    }
    if !cursor.at_end() {
        let what = if ends.0.is_none() && captured.is_empty() { "'-', 'x' or the end" } else { "the end of the move" };
        return Err(expected(&cursor, what));
    }
    captured.sort_unstable();
    Ok(MoveText { ends: Some(ends), captured })
}

/// A cell by number or by WMD coordinates.
fn cell(cursor: &mut Cursor) -> Result<u8, CharretError> {
    let before = cursor.clone();
    let no_such = |name| CharretError::NoSuchCell { at: before.offset(), name: clip(name) };
    if let Some(number) = cursor.number() {
        let known = (1..=24).contains(&number).then(|| bit_of(number as u8));
        return known.ok_or_else(|| no_such(cursor.passed_since(&before).trim_end()));
    }
    let name = cursor.cell_word().ok_or_else(|| expected(cursor, "a cell, 1 to 24"))?;
    let numbered = COORDINATES.into_iter().zip(1..).find(|(cell, _)| cell.eq_ignore_ascii_case(name));
    let (cell, number) = numbered.ok_or_else(|| no_such(name))?;
    cursor.eat_word(cell);
    Ok(bit_of(number))
}

/// The board is 24 cells, no more: `BITS` covers it.
const _: () = assert!(BOARD.count_ones() == 24);
