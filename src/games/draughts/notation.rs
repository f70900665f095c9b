//! Move texts of PDN 3.0: `32-28`, `26x8`, and `47x38x24x13x36` where two captures share both ends.
//!
//! Written: the short form unless it is ambiguous; then one square a captured piece, as [`Path`] has them.
//! Read: also `:` for `x`, spaces, leading zeros, `3228`, any squares on the way of a capture, and squares by column and
//! row from White's left (`a3-b4`, `a3b4`).
//! Spanish draughts with huffing: `huff 12 22-18`.
//!
//! [`Path`]: super::path::Path

use super::Draughts;
use super::board::{Variant, bit_at, bit_of, number_of};
use super::moves::DraughtsMove;
use super::path::Reading;
use crate::error::{Error, ErrorCode};
use crate::games::Attempt;
use crate::text::{Cursor, Place, clip, push_number, quoted};

/// What is wrong with a draughts move text. `at` is a byte offset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum MoveTextError {
    #[error("expected {expected} at character {}, found {}", at + 1, quoted(found))]
    Expected { at: usize, expected: &'static str, found: String },
    #[error("there is no square {number} at character {}: squares run from 1 to {last}", at + 1)]
    NoSuchSquare { at: usize, number: String, last: u32 },
    #[error("{square} at character {} is no square that is played on", at + 1)]
    NotPlayedOn { at: usize, square: String },
}

impl MoveTextError {
    fn place(self) -> Place {
        match self {
            Self::Expected { at, expected, found } => Place::unexpected(at, expected, found),
            Self::NotPlayedOn { at, square } => Place::impossible(at, "no-such-cell", square),
            Self::NoSuchSquare { at, number, .. } => Place::impossible(at, "no-such-cell", number),
        }
    }
}

/// How the squares of a move text are joined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Quiet,
    Capture,
    /// `3228`: either.
    Any,
}

/// A move text taken apart; squares are bits.
struct MoveText {
    huffed: Option<u8>,
    squares: Vec<u8>,
    kind: Kind,
}

/// More squares than any capture has: longer texts are refused early.
const MOST_SQUARES: usize = 64;

fn parse<V: Variant>(text: &str) -> Result<MoveText, MoveTextError> {
    let mut cursor = Cursor::new(text);
    let huffed = if cursor.eat_word("huff") { Some(square::<V>(&mut cursor)?) } else { None };
    let joined = huffed.is_none() && text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    if joined {
        let squares = [&text[..2], &text[2..]].map(|digits| square::<V>(&mut Cursor::new(digits)));
        let [from, to] = squares;
        return Ok(MoveText { huffed, squares: vec![from?, to?], kind: Kind::Any });
    }
    let mut squares = vec![square::<V>(&mut cursor)?];
    let kind = if cursor.peek().is_some_and(|letter| letter.is_ascii_lowercase() && letter != 'x') {
        // `a3b4`
        squares.push(square::<V>(&mut cursor)?);
        Kind::Any
    } else if cursor.eat_any(&['-', '–', '—']) {
        squares.push(square::<V>(&mut cursor)?);
        Kind::Quiet
    } else {
        while squares.len() < MOST_SQUARES && cursor.eat_any(&['x', 'X', ':', '×']) {
            squares.push(square::<V>(&mut cursor)?);
        }
        Kind::Capture
    };
    let expected = match squares.len() {
        1 => "'-' or 'x' and a square",
        _ => "the end of the move",
    };
    if squares.len() == 1 || !cursor.at_end() {
        return Err(MoveTextError::Expected { at: cursor.offset(), expected, found: cursor.found() });
    }
    Ok(MoveText { huffed, squares, kind })
}

fn square<V: Variant>(cursor: &mut Cursor) -> Result<u8, MoveTextError> {
    let at = cursor.offset();
    if let Some(word) = cursor.cell_word() {
        let column = word.as_bytes()[0];
        cursor.pass();
        let row = cursor.number().and_then(|row| row.checked_sub(1));
        let column = column.checked_sub(b'a');
        let square = column.zip(row).and_then(|(column, row)| bit_at::<V>(column.into(), row));
        return square.ok_or_else(|| MoveTextError::NotPlayedOn { at, square: clip(word) });
    }
    let before = cursor.clone();
    let Some(number) = cursor.number() else {
        return Err(MoveTextError::Expected { at, expected: "a square number", found: cursor.found() });
    };
    if !(1..=V::SQUARES).contains(&number) {
        let number = clip(cursor.passed_since(&before).trim_end());
        return Err(MoveTextError::NoSuchSquare { at, number, last: V::SQUARES });
    }
    Ok(bit_of::<V>(number))
}

impl<V: Variant> Draughts<V> {
    pub(super) fn write_move(&self, mv: DraughtsMove, legal: &[DraughtsMove]) -> String {
        let rival = |other: &&DraughtsMove| {
            let ends = (other.from, other.to, other.huffed) == (mv.from, mv.to, mv.huffed);
            ends && other.is_capture() && other.captured != mv.captured
        };
        let mut text = String::with_capacity(8);
        if let Some(huffed) = mv.huffed {
            text += "huff ";
            push_number(&mut text, number_of::<V>(huffed));
            text.push(' ');
        }
        let mut join = |squares: &[u8]| {
            for (i, &bit) in squares.iter().enumerate() {
                if i > 0 {
                    text.push(if mv.is_capture() { 'x' } else { '-' });
                }
                push_number(&mut text, number_of::<V>(bit));
            }
        };
        if mv.is_capture() && legal.iter().any(|other| rival(&other)) {
            join(&self.path(mv).squares);
        } else {
            join(&[mv.from, mv.to]);
        }
        text
    }

    fn taken_apart(text: &str) -> Result<MoveText, Error> {
        parse::<V>(text).map_err(|error| {
            let message = error.to_string();
            Error::at_place(ErrorCode::BadNotation, text, error.place(), message)
        })
    }

    /// See [`crate::games::Playable::attempt`].
    pub(super) fn read_attempt(text: &str) -> Result<Attempt, Error> {
        let MoveText { huffed, squares, kind } = Self::taken_apart(text)?;
        let path: Vec<u8> = squares.into_iter().map(Self::cell).collect();
        let takes = match kind {
            Kind::Quiet => Some(false),
            Kind::Capture => Some(true),
            Kind::Any => None,
        };
        Ok(Attempt { takes, huff: huffed.map(Self::cell), ..Attempt::clicked(&path) })
    }

    pub(super) fn read_move_text(&self, text: &str, legal: &[DraughtsMove]) -> Result<DraughtsMove, Error> {
        let MoveText { huffed, squares, kind } = Self::taken_apart(text)?;
        let (from, to) = (squares[0], squares[squares.len() - 1]);
        let via = &squares[1..squares.len() - 1];
        let mut candidates: Vec<DraughtsMove> = legal
            .iter()
            .copied()
            .filter(|mv| (mv.from, mv.to, mv.huffed) == (from, to, huffed))
            .filter(|mv| kind == Kind::Any || (kind == Kind::Capture) == mv.is_capture())
            .filter(|&mv| self.agrees(mv, via, Reading::Passes))
            .collect();
        // Where several captures pass the squares, the text means the one that stops there.
        for reading in [Reading::Stops, Reading::Exact] {
            if candidates.len() < 2 {
                break;
            }
            let closer: Vec<_> = candidates.iter().copied().filter(|&mv| self.agrees(mv, via, reading)).collect();
            if !closer.is_empty() {
                candidates = closer;
            }
        }
        match candidates[..] {
            [mv] => Ok(mv),
            [] => Err(Error::new(ErrorCode::IllegalMove, format!("{} is not a legal move here", clip(text.trim())))),
            _ => Err(Error::ambiguous(text, candidates.iter().map(|&mv| self.write_move(mv, legal)).collect())),
        }
    }
}
