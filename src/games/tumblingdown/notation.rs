//! Texts of Tumblingdown.
//!
//! Positions: `<board> <w|b> <ply>`. Rows 8 to 1 between `/`, each from A to H: a digit for so many empty squares, and a
//! stack as its pieces from bottom to top, `w` or `b`, the top one in upper case. The ply is 1 for the first move; it
//! may be left out.
//!
//! Moves: `G8-F7`, the square of the stack and its neighbour in the direction of the move. Read: either case, with
//! dashes, arrows, spaces or none; a square farther in the direction that the stack reaches as well; and
//! `Move G 8 F 7`, as Boardspace writes it.

use super::board::{PIECES, Stack, ray};
use super::moves::TumblingdownMove;
use super::{Tumblingdown, TumblingdownRules};
use crate::error::{Error, ErrorCode};
use crate::games::Attempt;
use crate::position::{Player, Position};
use crate::text::{Cursor, Place, clip, quoted};

/// What is wrong with a text of Tumblingdown. `at` is a byte offset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TumblingdownError {
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
    #[error("there is no square {square} at character {}: squares run from A1 to H8", at + 1)]
    NoSuchSquare {
        /// Where.
        at: usize,
        /// The square given.
        square: String,
    },
    /// More pieces than the game has.
    #[error("more than {PIECES} pieces at character {}", at + 1)]
    TooMany {
        /// Where the first too many stands.
        at: usize,
    },
    /// A board without a piece.
    #[error("the board is empty")]
    NoPieces,
}

impl TumblingdownError {
    fn place(self) -> Place {
        match self {
            Self::Expected { at, expected, found } => Place::unexpected(at, expected, found),
            Self::NoSuchSquare { at, square } => Place::impossible(at, "no-such-cell", square),
            Self::TooMany { at } => Place::impossible(at, "too-many-pieces", PIECES + 1),
            Self::NoPieces => Place { found: None, ..Place::impossible(0, "no-piece", "") },
        }
    }

    pub(super) fn into_error(self, code: ErrorCode, text: &str) -> Error {
        let message = self.to_string();
        Error::at_place(code, text, self.place(), message)
    }
}

fn expected(cursor: &Cursor, expected: impl Into<String>) -> TumblingdownError {
    TumblingdownError::Expected { at: cursor.offset(), expected: expected.into(), found: cursor.found() }
}

/// The name of a square: its column and its row.
fn letters(square: u8) -> [char; 2] {
    [b'A' + square % 8, b'1' + square / 8].map(char::from)
}

/// The name of a square.
pub(super) fn name(square: u8) -> String {
    letters(square).iter().collect()
}

impl Tumblingdown {
    /// Reads a position text. Fewer pieces than the game has are as good.
    ///
    /// # Errors
    /// [`TumblingdownError`] with the place of the fault.
    pub fn from_position_text(text: &str, rules: TumblingdownRules) -> Result<Self, TumblingdownError> {
        let mut cursor = Cursor::new(text);
        let stacks = read_board(&mut cursor)?;
        let turn = match cursor.letter() {
            Some('W') => Player::One,
            Some('B') => Player::Two,
            _ => return Err(expected(&cursor, "w or b for the side to move")),
        };
        cursor.bump();
        let no_ply = expected(&cursor, "the number of the move, 1 or more, or the end of the position");
        let ply = match cursor.number() {
            Some(0) => return Err(no_ply),
            Some(ply) => ply,
            None => turn.index() as u32 + 1,
        };
        if !cursor.at_end() {
            return Err(expected(&cursor, "the end of the position"));
        }
        if stacks.iter().all(|stack| stack.is_empty()) {
            return Err(TumblingdownError::NoPieces);
        }
        Ok(Self::from_parts(&stacks, turn, ply, rules))
    }

    /// The position as text.
    #[must_use]
    pub fn position_text(&self) -> String {
        let rows: Vec<String> = self.stacks.chunks(8).rev().map(row_text).collect();
        let side = ["w", "b"][self.turn().index()];
        format!("{} {side} {}", rows.join("/"), self.ply)
    }

    pub(super) fn write_move(mv: TumblingdownMove) -> String {
        let ([column, row], [to_column, to_row]) = (letters(mv.from), letters(mv.to()));
        let mut text = String::with_capacity(8);
        for letter in [column, row, '-', to_column, to_row] {
            text.push(letter);
        }
        text
    }

    /// See [`crate::games::Playable::attempt`].
    pub(super) fn read_attempt(text: &str) -> Result<Attempt, Error> {
        taken_apart(text).map(|(from, to)| Attempt::between(from, to))
    }

    pub(super) fn read_move_text(&self, text: &str, legal: &[TumblingdownMove]) -> Result<TumblingdownMove, Error> {
        let (from, to) = taken_apart(text)?;
        legal.iter().copied().find(|&mv| mv.from == from && self.passes(mv, to)).ok_or_else(|| {
            Error::new(ErrorCode::IllegalMove, format!("{} is not a legal move here", clip(text.trim())))
        })
    }

    /// Whether a piece of the stack lands on a square.
    pub(super) fn passes(&self, mv: TumblingdownMove, square: u8) -> bool {
        ray(mv.from, square).is_some_and(|(way, steps)| way == mv.direction && steps <= self.reach(mv))
    }
}

fn row_text(row: &[Stack]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for stack in row {
        if stack.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        let mut pieces = stack.pieces();
        let top = pieces.next_back();
        text.extend(pieces.map(|piece| ['w', 'b'][piece.index()]));
        text.extend(top.map(|piece| ['W', 'B'][piece.index()]));
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

fn read_board(cursor: &mut Cursor) -> Result<[Stack; 64], TumblingdownError> {
    let mut stacks = [Stack::EMPTY; 64];
    let mut pieces = 0;
    for row in (0..8u8).rev() {
        let mut column = 0;
        while column < 8 {
            let square = usize::from(8 * row + column);
            match cursor.peek() {
                Some(digit @ '1'..='8') if digit as u8 - b'0' <= 8 - column => {
                    column += digit as u8 - b'0';
                    cursor.pass();
                }
                Some('w' | 'W' | 'b' | 'B') => {
                    stacks[square] = read_stack(cursor, &mut pieces)?;
                    column += 1;
                }
                _ => {
                    let place = format!(
                        "a stack or a number of empty squares up to {} from {}",
                        8 - column,
                        name(square as u8)
                    );
                    return Err(expected(cursor, place));
                }
            }
        }
        if row > 0 {
            if cursor.peek() != Some('/') {
                return Err(expected(cursor, format!("'/' after row {}", row + 1)));
            }
            cursor.pass();
        }
    }
    if cursor.peek().is_some_and(|next| !next.is_whitespace()) {
        return Err(expected(cursor, "a space after row 1"));
    }
    cursor.skip_space();
    Ok(stacks)
}

/// The pieces up to the one in upper case. `before` counts all those of the board.
fn read_stack(cursor: &mut Cursor, before: &mut u32) -> Result<Stack, TumblingdownError> {
    let mut stack = Stack::EMPTY;
    loop {
        let letter = cursor.peek();
        let piece = match letter {
            Some('w' | 'W') => Player::One,
            Some('b' | 'B') => Player::Two,
            _ => return Err(expected(cursor, "w or b, or W or B for the top of the stack")),
        };
        *before += 1;
        if *before > PIECES {
            return Err(TumblingdownError::TooMany { at: cursor.offset() });
        }
        stack = stack.push(piece);
        cursor.pass();
        if matches!(letter, Some('W' | 'B')) {
            return Ok(stack);
        }
    }
}

fn taken_apart(text: &str) -> Result<(u8, u8), Error> {
    parse(text).map_err(|error| error.into_error(ErrorCode::BadNotation, text))
}

/// The square of a stack, and another that it goes to.
fn parse(text: &str) -> Result<(u8, u8), TumblingdownError> {
    let mut cursor = Cursor::new(text);
    cursor.eat_word("move");
    let from = square(&mut cursor)?;
    cursor.eat_any(&['-', '–', '—', '→']);
    cursor.eat('>');
    let to = square(&mut cursor)?;
    if !cursor.at_end() {
        return Err(expected(&cursor, "the end of the move"));
    }
    Ok((from, to))
}

fn square(cursor: &mut Cursor) -> Result<u8, TumblingdownError> {
    let at = cursor.offset();
    let no_such = |name: &str| TumblingdownError::NoSuchSquare { at, square: clip(name) };
    if let Some(name) = cursor.cell_word() {
        let square = square_named(name).ok_or_else(|| no_such(name))?;
        cursor.pass();
        cursor.bump();
        return Ok(square);
    }
    let column = cursor.letter().filter(char::is_ascii_uppercase);
    let column = column.ok_or_else(|| expected(cursor, "a square, A1 to H8"))?;
    cursor.bump();
    let row = cursor.peek().filter(char::is_ascii_digit);
    let row = row.ok_or_else(|| expected(cursor, "the row of the square, 1 to 8"))?;
    cursor.bump();
    square_at(column, row).ok_or_else(|| no_such(&format!("{column}{row}")))
}

/// The square of a name, in either case.
pub(super) fn square_named(name: &str) -> Option<u8> {
    let &[column, row] = name.as_bytes() else { return None };
    square_at(column.to_ascii_uppercase().into(), row.into())
}

fn square_at(column: char, row: char) -> Option<u8> {
    let on_board = ('A'..='H').contains(&column) && ('1'..='8').contains(&row);
    on_board.then(|| 8 * (row as u8 - b'1') + column as u8 - b'A')
}
