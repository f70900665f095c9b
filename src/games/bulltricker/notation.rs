//! Texts of cells and moves of Bulltricker.
//!
//! Moves: `H74-H54`, captures in rangee `H64xH24`, in colonne `EV4:DV4`, promotion `H25-H15=Q`. The two cells tell all,
//! so a dash or nothing may stand between them whatever the move does, `x` or `:` where it captures; read as well: the
//! victims in brackets, `=Q` left out, and `#` behind.
//! Cells may be written as the application of 2020 does, column before row and the rows from below: `d.h2-d.h4`.

use super::Bulltricker;
use super::board::{Cell, SIDE, VERTICAL, cell, cell_at, number_of, place_of, set_of};
use super::moves::{BulltrickerMove, Kind};
use crate::bits::Bits;
use crate::error::{Error, ErrorCode};
use crate::games::Attempt;
use crate::text::{Cursor, Place, clip, quoted};

/// What is wrong with a text of Bulltricker. `at` is a byte offset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BulltrickerError {
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
    #[error("there is no cell {name} at character {}: cells are named like D4, H74 and FV3", at + 1)]
    NoSuchCell {
        /// Where.
        at: usize,
        /// The name given.
        name: String,
    },
    /// Two pieces on one cell.
    #[error("two pieces on cell {cell} at character {}", at + 1)]
    Occupied {
        /// Where.
        at: usize,
        /// The cell.
        cell: String,
    },
    /// A king on a rectangle, or a pawn or queen on a royal square.
    #[error("{piece} on cell {cell} at character {}: kings stand on royal squares, pawns and queens on rectangles", at + 1)]
    WrongCell {
        /// Where.
        at: usize,
        /// Letter of the piece.
        piece: char,
        /// The cell.
        cell: String,
    },
    /// A pawn where it would have become a queen.
    #[error("a {side} pawn on its last strip, cell {cell}, at character {}: it would be a queen", at + 1)]
    PawnOnLastStrip {
        /// Where.
        at: usize,
        /// "white" or "black".
        side: &'static str,
        /// The cell.
        cell: String,
    },
    /// A second king of one side.
    #[error("a second {side} king on cell {cell} at character {}", at + 1)]
    SecondKing {
        /// Where.
        at: usize,
        /// "white" or "black".
        side: &'static str,
        /// The cell.
        cell: String,
    },
    /// A side without its king.
    #[error("{side} has no king")]
    NoKing {
        /// Where the pieces end.
        at: usize,
        /// "white" or "black".
        side: &'static str,
    },
    /// No royal square between the kings.
    #[error("the kings on {white} and {black} stand too close: a royal square lies between them in every direction")]
    KingsTooClose {
        /// Where the second of them stands in the text.
        at: usize,
        /// Cell of White's king.
        white: String,
        /// Cell of Black's king.
        black: String,
    },
    /// Both kings are mat.
    #[error("both kings are mat")]
    BothMat,
}

impl BulltrickerError {
    fn place(self) -> Place {
        match self {
            Self::Expected { at, expected, found } => Place::unexpected(at, expected, found),
            Self::NoSuchCell { at, name } => Place::impossible(at, "no-such-cell", name),
            Self::Occupied { at, cell } => Place::impossible(at, "occupied", cell),
            Self::WrongCell { at, cell, .. } => Place::impossible(at, "wrong-cell", cell),
            Self::PawnOnLastStrip { at, cell, .. } => Place::impossible(at, "pawn-on-last-strip", cell),
            Self::SecondKing { at, cell, .. } => Place::impossible(at, "second-king", cell),
            Self::NoKing { at, side } => Place::impossible(at, "no-king", side),
            Self::KingsTooClose { at, white, black } => {
                Place::impossible(at, "kings-too-close", format!("{white}, {black}"))
            }
            Self::BothMat => Place { found: None, ..Place::impossible(0, "both-mat", "") },
        }
    }

    pub(super) fn into_error(self, code: ErrorCode, text: &str) -> Error {
        let message = self.to_string();
        Error::at_place(code, text, self.place(), message)
    }
}

pub(super) fn expected(cursor: &Cursor, expected: impl Into<String>) -> BulltrickerError {
    BulltrickerError::Expected { at: cursor.offset(), expected: expected.into(), found: cursor.found() }
}

/// Official names of the rows of the grid.
pub(super) const ROWS: [&str; SIDE as usize] =
    ["H1", "A", "H2", "B", "H3", "C", "H4", "D", "H5", "E", "H6", "F", "H7", "G", "H8"];
/// Official names of the columns of the grid.
pub(super) const COLUMNS: [&str; SIDE as usize] =
    ["V1", "1", "V2", "2", "V3", "3", "V4", "4", "V5", "5", "V6", "6", "V7", "7", "V8"];

/// Official name of a cell, in two parts.
fn parts_of_name(cell: Cell) -> [&'static str; 2] {
    let (row, column) = place_of(cell);
    [ROWS[usize::from(row)], COLUMNS[usize::from(column)]]
}

/// Official name of a cell.
pub(super) fn cell_name(cell: Cell) -> String {
    parts_of_name(cell).concat()
}

/// Passes a name from a cursor; `None` where there is no such cell.
fn take_name(cursor: &mut Cursor) -> Option<Cell> {
    fn take(cursor: &mut Cursor) -> Option<char> {
        let letter = cursor.peek().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '.')?;
        cursor.pass();
        Some(letter.to_ascii_uppercase())
    }
    /// `H3` or `V3` when a letter came before, else a plain place: two units a step.
    fn place(letter: Option<char>, digit: char, most: u8) -> Option<u8> {
        let number = (digit as u32).checked_sub('1' as u32).filter(|&number| number < u32::from(most))? as u8;
        Some(2 * number + u8::from(letter.is_none()))
    }
    let mut read = || {
        let first = take(cursor)?;
        let dotted = cursor.peek() == Some('.');
        if first == 'V' || dotted {
            // The application of 2020: column, point, row from below.
            let column = match first {
                'V' => place(Some(first), take(cursor)?, 8)?,
                'A'..='G' => 2 * (first as u8 - b'A') + 1,
                _ => return None,
            };
            take(cursor).filter(|&point| point == '.')?;
            let row = match take(cursor)? {
                'H' => place(Some('H'), take(cursor)?, 8)?,
                digit => place(None, digit, 7)?,
            };
            return cell_at(SIDE - 1 - row, column);
        }
        let row = match first {
            'H' => place(Some('H'), take(cursor)?, 8)?,
            'A'..='G' => 2 * (first as u8 - b'A') + 1,
            _ => return None,
        };
        let column = match take(cursor)? {
            'V' => place(Some('V'), take(cursor)?, 8)?,
            digit => place(None, digit, 7)?,
        };
        cell_at(row, column)
    };
    let found = read().filter(|_| !cursor.peek().is_some_and(|next| next.is_ascii_digit()));
    cursor.skip_space();
    found
}

/// What stands at a cursor like a name of either kind, the characters of which are those of names.
fn name_like<'a>(cursor: &Cursor<'a>) -> Option<&'a str> {
    let mut end = cursor.clone();
    let mut pass = |counts: fn(char) -> bool| {
        let start = end.clone();
        while end.peek().is_some_and(counts) {
            end.pass();
        }
        !end.passed_since(&start).is_empty()
    };
    let letters = |letter: char| letter.is_ascii_alphabetic() && !letter.eq_ignore_ascii_case(&'x') || letter == '.';
    let digits = |letter: char| letter.is_ascii_digit();
    // `H74`, `HV4`, `d.h2`; `H6V4` and `v3.4`.
    let named = pass(letters) && pass(digits);
    if named && pass(|letter| matches!(letter, 'V' | 'v' | '.')) {
        pass(letters);
        pass(digits);
    }
    named.then(|| end.passed_since(cursor))
}

/// Passes a cell by either of its names.
pub(super) fn take_cell(cursor: &mut Cursor) -> Result<Cell, BulltrickerError> {
    let start = cursor.clone();
    take_name(cursor).ok_or_else(|| match name_like(&start) {
        Some(name) => BulltrickerError::NoSuchCell { at: start.offset(), name: clip(name) },
        None => expected(&start, "a cell, like D4, H74 or FV3"),
    })
}

/// The cell of an official name.
pub(super) fn cell_named(name: &str) -> Option<Cell> {
    let found = take_name(&mut Cursor::new(name))?;
    (cell_name(found) == name).then_some(found)
}

impl Bulltricker {
    pub(super) fn write_move(mv: BulltrickerMove) -> String {
        let joint = match mv.kind {
            Kind::Quiet => "-",
            Kind::Jump => "x",
            Kind::Replacement => ":",
        };
        let promotion = if mv.promotes { "=Q" } else { "" };
        let ([row, column], [to_row, to_column]) = (parts_of_name(mv.from), parts_of_name(mv.to));
        [row, column, joint, to_row, to_column, promotion].concat()
    }

    /// See [`crate::games::Playable::attempt`].
    pub(super) fn read_attempt(text: &str) -> Result<Attempt, Error> {
        let MoveText { from, to, captures, promotes, victims } = taken_apart(text)?;
        let takes = captures.then_some(true);
        let captures = victims.map(|cells| cells.into_iter().map(number_of).collect());
        Ok(Attempt { captures, takes, promotes, ..Attempt::between(number_of(from), number_of(to)) })
    }

    pub(super) fn read_move_text(&self, text: &str, legal: &[BulltrickerMove]) -> Result<BulltrickerMove, Error> {
        let read = taken_apart(text)?;
        let victims = |mv: BulltrickerMove| -> Vec<Cell> {
            Bits(self.victims(mv)).map(|bit| cell(set_of(mv.to).min(VERTICAL), bit)).collect()
        };
        let fits = |mv: &&BulltrickerMove| {
            (mv.from, mv.to) == (read.from, read.to)
                && (mv.is_capture() || !read.captures)
                && (mv.promotes || !read.promotes)
                && read.victims.as_ref().is_none_or(|cells| *cells == victims(**mv))
        };
        legal.iter().find(fits).copied().ok_or_else(|| {
            Error::new(ErrorCode::IllegalMove, format!("{} is not a legal move here", clip(text.trim())))
        })
    }
}

/// A move text taken apart.
struct MoveText {
    from: Cell,
    to: Cell,
    /// Written with a sign of capture.
    captures: bool,
    promotes: bool,
    /// In the order of their bits.
    victims: Option<Vec<Cell>>,
}

fn taken_apart(text: &str) -> Result<MoveText, Error> {
    parse(text).map_err(|error| error.into_error(ErrorCode::BadNotation, text))
}

fn parse(text: &str) -> Result<MoveText, BulltrickerError> {
    /// More victims than any capture has: longer lists are refused early.
    const MOST_VICTIMS: usize = 8;
    let mut cursor = Cursor::new(text);
    let from = take_cell(&mut cursor)?;
    let dash = cursor.eat_any(&['-', '–', '—', '→']);
    let captures = !cursor.eat('>') && !dash && cursor.eat_any(&['x', 'X', '×', '*', ':']);
    let to = take_cell(&mut cursor)?;
    let mut promotes = false;
    if cursor.eat('=') {
        if !cursor.eat_any(&['Q', 'q']) {
            return Err(expected(&cursor, "Q after '='"));
        }
        promotes = true;
    }
    let mut victims = None;
    if cursor.eat('(') {
        let mut cells = vec![take_cell(&mut cursor)?];
        while cells.len() < MOST_VICTIMS && cursor.eat(',') {
            cells.push(take_cell(&mut cursor)?);
        }
        if !cursor.eat(')') {
            return Err(expected(&cursor, "',' and a cell, or ')'"));
        }
        cells.sort_unstable();
        victims = Some(cells);
    }
    let _ = cursor.eat('#') && cursor.eat('#');
    if !cursor.at_end() {
        return Err(expected(&cursor, "the end of the move"));
    }
    Ok(MoveText { from, to, captures, promotes, victims })
}
