//! Position texts of Bulltricker.
//!
//! `<rows> <side>`, the 15 rows from H1 to H8 joined by `/`, in each the playable cells from left to right: `K Q P` White,
//! `k q p` Black, a number for as many empty cells; side `w` or `b`. Read as well: a list of pieces, `w K=G4 Q=H43
//! P=FV1,FV8 | K=A4 P=H33`, White before the bar.

use super::board::{Cell, HORIZONTAL, PROMOTION, ROYAL, SIDE, bit_of, cell, cell_at, set_of, zone};
use super::notation::{BulltrickerError, ROWS, cell_name, expected, take_cell};
use super::{Bulltricker, BulltrickerRules};
use crate::position::{Player, Position};
use crate::text::Cursor;

const SIDES: [&str; 2] = ["white", "black"];

/// Pieces as they are read.
#[derive(Default)]
struct Setup {
    pieces: [[u64; 2]; 2],
    queens: [u64; 2],
    kings: [Option<u8>; 2],
    /// Offset of the king read last.
    last_king: usize,
}

impl Setup {
    fn place(&mut self, at: usize, player: Player, piece: char, cell: Cell) -> Result<(), BulltrickerError> {
        let (set, bit) = (set_of(cell), bit_of(cell));
        let (side, name) = (SIDES[player.index()], cell_name(cell));
        let taken = match set {
            ROYAL => self.kings.contains(&Some(bit)),
            _ => (self.pieces[0][set] | self.pieces[1][set]) >> bit & 1 == 1,
        };
        if taken {
            return Err(BulltrickerError::Occupied { at, cell: name });
        }
        if (set == ROYAL) != (piece == 'K') {
            let piece = if player == Player::One { piece } else { piece.to_ascii_lowercase() };
            return Err(BulltrickerError::WrongCell { at, piece, cell: name });
        }
        if set == ROYAL {
            if self.kings[player.index()].replace(bit).is_some() {
                return Err(BulltrickerError::SecondKing { at, side, cell: name });
            }
            self.last_king = at;
            return Ok(());
        }
        if piece == 'P' && set == HORIZONTAL && PROMOTION[player.index()] >> bit & 1 == 1 {
            return Err(BulltrickerError::PawnOnLastStrip { at, side, cell: name });
        }
        self.pieces[player.index()][set] |= 1 << bit;
        self.queens[set] |= u64::from(piece == 'Q') << bit;
        Ok(())
    }

    fn finish(self, end: usize, turn: Player, rules: BulltrickerRules) -> Result<Bulltricker, BulltrickerError> {
        let mut kings = [0; 2];
        for player in Player::ALL {
            let side = SIDES[player.index()];
            kings[player.index()] = self.kings[player.index()].ok_or(BulltrickerError::NoKing { at: end, side })?;
        }
        if zone(kings[0]) & 1 << kings[1] != 0 {
            let [white, black] = kings.map(|king| cell_name(cell(ROYAL, king)));
            return Err(BulltrickerError::KingsTooClose { at: self.last_king, white, black });
        }
        let position = Bulltricker::from_parts(self.pieces, self.queens, kings, turn, rules);
        if Player::ALL.into_iter().all(|player| position.is_mat(player)) {
            return Err(BulltrickerError::BothMat);
        }
        Ok(position)
    }
}

/// The cells of a row of the grid from left to right.
fn cells_of_row(row: u8) -> impl Iterator<Item = Cell> {
    (0..SIDE).filter_map(move |column| cell_at(row, column))
}

impl Bulltricker {
    /// Reads a position text.
    ///
    /// # Errors
    /// [`BulltrickerError`] with the place of the fault.
    pub fn from_position_text(text: &str, rules: BulltrickerRules) -> Result<Self, BulltrickerError> {
        let mut cursor = Cursor::new(text);
        let mut setup = Setup::default();
        let (end, turn);
        if matches!(cursor.letter(), Some('W' | 'B')) {
            turn = side(&mut cursor)?;
            read_list(&mut cursor, &mut setup)?;
            end = cursor.offset();
        } else {
            read_rows(&mut cursor, &mut setup)?;
            end = cursor.offset();
            turn = side(&mut cursor)?;
        }
        if !cursor.at_end() {
            return Err(expected(&cursor, "the end of the position"));
        }
        setup.finish(end, turn, rules)
    }

    /// The position as text.
    #[must_use]
    pub fn position_text(&self) -> String {
        let mut text = String::new();
        for row in 0..SIDE {
            if row > 0 {
                text.push('/');
            }
            let mut empty = 0;
            for cell in cells_of_row(row) {
                match self.letter_on(cell) {
                    Some(letter) => {
                        if empty > 0 {
                            text += &empty.to_string();
                        }
                        empty = 0;
                        text.push(letter);
                    }
                    None => empty += 1,
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
        }
        text + if self.turn() == Player::One { " w" } else { " b" }
    }

    /// The piece on a cell as its letter, large for White.
    pub(super) fn letter_on(&self, cell: Cell) -> Option<char> {
        let (set, bit) = (set_of(cell), bit_of(cell));
        let (owner, letter) = if set == ROYAL {
            (self.kings.iter().position(|&king| king == bit)?, 'K')
        } else {
            let owner = self.pieces.iter().position(|sets| sets[set] >> bit & 1 == 1)?;
            (owner, if self.queens[set] >> bit & 1 == 1 { 'Q' } else { 'P' })
        };
        Some(if owner == 0 { letter } else { letter.to_ascii_lowercase() })
    }
}

fn side(cursor: &mut Cursor) -> Result<Player, BulltrickerError> {
    if cursor.eat_any(&['w', 'W']) {
        Ok(Player::One)
    } else if cursor.eat_any(&['b', 'B']) {
        Ok(Player::Two)
    } else {
        Err(expected(cursor, "w or b for the side to move"))
    }
}

fn read_rows(cursor: &mut Cursor, setup: &mut Setup) -> Result<(), BulltrickerError> {
    for row in 0..SIDE {
        if row > 0 && !cursor.eat('/') {
            return Err(expected(cursor, format!("'/' after the cells of row {}", ROWS[usize::from(row - 1)])));
        }
        let cells: Vec<Cell> = cells_of_row(row).collect();
        let mut left = &cells[..];
        while let [next, rest @ ..] = left {
            let fault = expected(
                cursor,
                format!(
                    "a piece (K Q P k q p), or a number from 1 to {} for empty cells, in row {}",
                    left.len(),
                    ROWS[usize::from(row)]
                ),
            );
            let at = cursor.offset();
            match cursor.peek() {
                Some(letter @ ('K' | 'Q' | 'P' | 'k' | 'q' | 'p')) => {
                    let player = if letter.is_ascii_uppercase() { Player::One } else { Player::Two };
                    setup.place(at, player, letter.to_ascii_uppercase(), *next)?;
                    cursor.bump();
                    left = rest;
                }
                _ => {
                    let empty = cursor.number().filter(|&count| count > 0).and_then(|count| left.get(count as usize..));
                    left = empty.ok_or(fault)?;
                }
            }
        }
    }
    Ok(())
}

fn read_list(cursor: &mut Cursor, setup: &mut Setup) -> Result<(), BulltrickerError> {
    for player in Player::ALL {
        if player == Player::Two && !cursor.eat('|') {
            return Err(expected(cursor, "K=, Q= or P= and cells, or '|' before Black's pieces"));
        }
        while let Some(piece @ ('K' | 'Q' | 'P')) = cursor.letter() {
            cursor.bump();
            if !cursor.eat('=') {
                return Err(expected(cursor, format!("'=' after {piece}")));
            }
            loop {
                let at = cursor.offset();
                let cell = take_cell(cursor)?;
                setup.place(at, player, piece, cell)?;
                if !cursor.eat(',') {
                    break;
                }
            }
        }
    }
    Ok(())
}
