//! The FEN of PDN 3.0: `W:W31-50:B1-20`.
//!
//! Read: the side to move, then sections in any order, each a colour and a list of squares or ranges, `K` before kings
//! (`K31-50` is a range of kings); spaces, line ends and a trailing dot do not matter. After the pieces, `H` (plies
//! counted towards the 25-move or 20-move draw, or towards the shorter limit of an ending) and `F` (move number) as
//! the large draughts sites write them; and two sections of our own, written only where they say something:
//! `D` (Spanish: plies counted towards the 12-move draw) and `S` (Spanish with huffing: pieces that may be huffed).

use std::fmt::Write;

use super::board::{Variant, bit_of, number_of};
use super::counters::Counters;
use super::{Draughts, DraughtsRules};
use crate::bits::Bits;
use crate::position::{Player, Position};
use crate::text::{Cursor, Place, clip, quoted};

/// What is wrong with a draughts position text. `at` is a byte offset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenError {
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
    /// A square that the board does not have.
    #[error("there is no square {number} at character {}: squares run from 1 to {last}", at + 1)]
    NoSuchSquare {
        /// Where.
        at: usize,
        /// The number as it is written.
        number: String,
        /// The largest number.
        last: u32,
    },
    /// Two pieces on one square.
    #[error("a second piece on square {number} at character {}", at + 1)]
    Occupied {
        /// Where.
        at: usize,
        /// The square.
        number: u32,
    },
    /// More pieces than a side begins with.
    #[error("more than {most} {side} pieces at character {}", at + 1)]
    TooMany {
        /// Where the first too many stands.
        at: usize,
        /// "white" or "black".
        side: &'static str,
        /// How many there may be.
        most: u32,
    },
    /// A man where it would have been crowned.
    #[error("a {side} man on its crowning row, square {number}, at character {}: write K{number} for a king", at + 1)]
    ManOnCrown {
        /// Where.
        at: usize,
        /// "white" or "black".
        side: &'static str,
        /// The square.
        number: u32,
    },
    /// No piece at all.
    #[error("there is no piece on the board")]
    Empty {
        /// The end of the text.
        at: usize,
    },
    /// `S` names a square without a piece of the player who just moved.
    #[error("no piece of the player who just moved on square {number} at character {}", at + 1)]
    NotHuffable {
        /// Where.
        at: usize,
        /// The square.
        number: u32,
    },
}

impl FenError {
    pub(crate) fn place(&self) -> Place {
        match *self {
            Self::Expected { at, ref expected, ref found } => Place::unexpected(at, expected, found.clone()),
            Self::NoSuchSquare { at, ref number, .. } => Place::impossible(at, "no-such-cell", number),
            Self::Occupied { at, number } => Place::impossible(at, "occupied", number),
            Self::TooMany { at, most, .. } => Place::impossible(at, "too-many-pieces", most + 1),
            Self::ManOnCrown { at, number, .. } => Place::impossible(at, "man-on-crown", number),
            Self::Empty { at } => Place { found: None, ..Place::impossible(at, "no-piece", "") },
            Self::NotHuffable { at, number } => Place::impossible(at, "not-huffable", number),
        }
    }
}

const SIDES: [&str; 2] = ["white", "black"];

/// A number with the place where it stands.
type Found = (usize, u32);

/// The sections after the pieces.
#[derive(Default)]
struct Extras {
    quiet: Option<u32>,
    diagonal: Option<u32>,
    move_number: Option<u32>,
    huffable: Vec<Found>,
}

impl<V: Variant> Draughts<V> {
    /// Reads a FEN.
    ///
    /// # Errors
    /// [`FenError`] with the place of the fault.
    pub fn from_fen(text: &str, rules: DraughtsRules) -> Result<Self, FenError> {
        let mut cursor = Cursor::new(text);
        let turn = match cursor.letter() {
            Some('W') => Player::One,
            Some('B') => Player::Two,
            _ => return Err(expected(&cursor, "W or B for the side to move")),
        };
        cursor.bump();
        let mut position = Self::from_parts([0; 2], 0, turn, rules);
        let mut extras = Extras::default();
        while cursor.eat(':') {
            let section = cursor.letter();
            match section {
                Some('W' | 'B') => {
                    cursor.bump();
                    let side = if section == Some('W') { Player::One } else { Player::Two };
                    position.read_pieces(&mut cursor, side)?;
                }
                Some('H') => counter(&mut cursor, &mut extras.quiet)?,
                Some('F') => counter(&mut cursor, &mut extras.move_number)?,
                Some('D') if V::SPANISH => counter(&mut cursor, &mut extras.diagonal)?,
                Some('S') if rules.huffing => {
                    cursor.bump();
                    read_list(&mut cursor, |cursor| {
                        extras.huffable.push(square::<V>(cursor)?);
                        Ok(())
                    })?;
                }
                _ => return Err(expected(&cursor, "W, B, H or F and its section")),
            }
        }
        cursor.eat('.');
        if !cursor.at_end() {
            return Err(expected(&cursor, "the end of the position, or ':'"));
        }
        if position.empty() == V::BOARD {
            return Err(FenError::Empty { at: cursor.offset() });
        }
        position.finish(extras)
    }

    fn read_pieces(&mut self, cursor: &mut Cursor, side: Player) -> Result<(), FenError> {
        if !matches!(cursor.peek(), Some('K' | 'k' | '0'..='9')) {
            return Ok(());
        }
        read_list(cursor, |cursor| {
            let king = cursor.letter() == Some('K');
            if king {
                cursor.bump();
            }
            let (at, first) = square::<V>(cursor)?;
            let mut last = first;
            if cursor.eat('-') {
                let (at, number) = square::<V>(cursor)?;
                if number < first {
                    return Err(FenError::Expected {
                        at,
                        expected: format!("a square after {first}"),
                        found: number.to_string(),
                    });
                }
                last = number;
            }
            (first..=last).try_for_each(|number| self.place(side, king, at, number))
        })
    }

    fn place(&mut self, side: Player, king: bool, at: usize, number: u32) -> Result<(), FenError> {
        let bit = 1 << bit_of::<V>(number);
        if self.empty() & bit == 0 {
            return Err(FenError::Occupied { at, number });
        }
        if !king && bit & V::CROWN[side.index()] != 0 {
            return Err(FenError::ManOnCrown { at, side: SIDES[side.index()], number });
        }
        if self.pieces[side.index()].count_ones() == V::MEN {
            return Err(FenError::TooMany { at, side: SIDES[side.index()], most: V::MEN });
        }
        self.pieces[side.index()] |= bit;
        if king {
            self.kings |= bit;
        }
        Ok(())
    }

    fn finish(mut self, extras: Extras) -> Result<Self, FenError> {
        for (at, number) in extras.huffable {
            let bit = 1 << bit_of::<V>(number);
            if self.pieces[self.turn.other().index()] & bit == 0 {
                return Err(FenError::NotHuffable { at, number });
            }
            self.huffable |= bit;
        }
        self.key = self.compute_key();
        self.counters = Counters::at_start(&self);
        self.move_number = extras.move_number;
        // The counters run to `MOST_PLIES`.
        if let Some(quiet) = extras.quiet {
            self.counters.quiet = quiet as u16;
            if !V::SPANISH && self.counters.ending.is_some() {
                self.counters.ending = Some(quiet as u16);
            }
        }
        if let Some(diagonal) = extras.diagonal {
            self.counters.ending = Some(diagonal as u16);
        }
        Ok(self)
    }

    /// The FEN, squares in ascending order and without ranges. `H` is written when it is not 0, `F` when the position
    /// came from a FEN that had it.
    #[must_use]
    pub fn fen(&self) -> String {
        let mut text = String::from(if self.turn() == Player::One { "W" } else { "B" });
        for (side, letter) in Player::ALL.into_iter().zip(["W", "B"]) {
            text += ":";
            text += letter;
            write_squares::<V>(&mut text, self.pieces[side.index()], self.kings);
        }
        let Counters { quiet, ending } = self.counters;
        let shown = if V::SPANISH { quiet } else { ending.unwrap_or(quiet) };
        if shown != 0 {
            let _ = write!(text, ":H{shown}");
        }
        if let Some(plies) = ending.filter(|&plies| V::SPANISH && plies != 0) {
            let _ = write!(text, ":D{plies}");
        }
        if let Some(number) = self.move_number {
            let _ = write!(text, ":F{number}");
        }
        if self.huffable != 0 {
            text += ":S";
            write_squares::<V>(&mut text, self.huffable, 0);
        }
        text
    }
}

fn write_squares<V: Variant>(text: &mut String, set: u64, kings: u64) {
    let mut squares: Vec<_> = Bits(set).map(|bit| (number_of::<V>(bit), kings >> bit & 1 == 1)).collect();
    squares.sort_unstable();
    for (i, (number, king)) in squares.into_iter().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let king = if king { "K" } else { "" };
        let _ = write!(text, "{comma}{king}{number}");
    }
}

/// Items separated by commas, one at least.
fn read_list(cursor: &mut Cursor, mut item: impl FnMut(&mut Cursor) -> Result<(), FenError>) -> Result<(), FenError> {
    item(cursor)?;
    while cursor.eat(',') {
        item(cursor)?;
    }
    Ok(())
}

fn square<V: Variant>(cursor: &mut Cursor) -> Result<Found, FenError> {
    let before = cursor.clone();
    let at = cursor.offset();
    let number = cursor.number().ok_or_else(|| expected(cursor, "a square number"))?;
    if (1..=V::SQUARES).contains(&number) {
        Ok((at, number))
    } else {
        let number = clip(cursor.passed_since(&before).trim_end());
        Err(FenError::NoSuchSquare { at, number, last: V::SQUARES })
    }
}

/// Largest count of plies or moves that is read.
const MOST_PLIES: u32 = 9999;

/// A counter behind its letter, given once.
fn counter(cursor: &mut Cursor, count: &mut Option<u32>) -> Result<(), FenError> {
    if count.is_some() {
        return Err(expected(cursor, "each counter once"));
    }
    cursor.bump();
    let fault = expected(cursor, &format!("a number up to {MOST_PLIES}"));
    *count = Some(cursor.number().filter(|&number| number <= MOST_PLIES).ok_or(fault)?);
    Ok(())
}

fn expected(cursor: &Cursor, expected: &str) -> FenError {
    FenError::Expected { at: cursor.offset(), expected: expected.into(), found: cursor.found() }
}
