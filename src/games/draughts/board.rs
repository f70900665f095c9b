//! The squares of a draughts board as bits of a 64-bit word.
//!
//! The dark squares are taken row by row from the top left as White sees them, with one unused bit after every second
//! row. A diagonal step is then the same shift from every square, and a step over the edge ends on an unused bit:
//!
//! ```text
//! 10 x 10           8 x 8
//!   0  1  2  3  4    0  1  2  3  (4)
//!  5  6  7  8  9      5  6  7  8
//! (10)               9 10 11 12 (13)
//!  11 12 13 14 15    14 15 16 17
//! ```

use std::fmt::Debug;
use std::hash::Hash;

use crate::position::Player;

/// A rule set of the family: constants only.
pub trait Variant: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// Identifier in the JavaScript API.
    const ID: &'static str;
    /// Names in French and English.
    const NAMES: (&'static str, &'static str);
    /// Dark squares in a row.
    const WIDTH: u32;
    /// Column of the first dark square of the top row, 0 or 1.
    const FIRST_COLUMN: u32;
    /// Pieces of a side at the start.
    const MEN: u32;
    /// Whether square 1 is at the top left (else the numbers run from the bottom right).
    const NUMBERED_FROM_TOP: bool;
    /// Whether men capture backward.
    const MEN_CAPTURE_BACKWARD: bool;
    /// Law of quality: among the captures of most pieces, those of most kings.
    const QUALITY: bool;
    /// Spanish draw rules and the huff, or the draw rules of the FMJD.
    const SPANISH: bool;

    /// Rows, and columns.
    const SIZE: u32 = 2 * Self::WIDTH;
    /// Dark squares.
    const SQUARES: u32 = Self::WIDTH * Self::SIZE;
    /// All squares of the board.
    const BOARD: u64 = rows(Self::WIDTH, Self::FIRST_COLUMN, 0, Self::SIZE);
    /// The rows on which each player's men are crowned.
    const CROWN: [u64; 2] = [
        rows(Self::WIDTH, Self::FIRST_COLUMN, 0, 1),
        rows(Self::WIDTH, Self::FIRST_COLUMN, Self::SIZE - 1, Self::SIZE),
    ];
    /// Where each player's men start.
    const HOME: [u64; 2] = [
        rows(Self::WIDTH, Self::FIRST_COLUMN, Self::SIZE - Self::MEN / Self::WIDTH, Self::SIZE),
        rows(Self::WIDTH, Self::FIRST_COLUMN, 0, Self::MEN / Self::WIDTH),
    ];
    /// The longest diagonal: 5-46, or 1-32 in the Spanish numbering ("río").
    const LONG_DIAGONAL: u64 = long_diagonal(Self::WIDTH, Self::FIRST_COLUMN);
}

/// International draughts: the rules of the FMJD (World Draughts Federation), Annex 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct International;

impl Variant for International {
    const ID: &'static str = "draughts";
    const NAMES: (&'static str, &'static str) = ("Dames internationales", "International draughts");
    const WIDTH: u32 = 5;
    const FIRST_COLUMN: u32 = 1;
    const MEN: u32 = 20;
    const NUMBERED_FROM_TOP: bool = true;
    const MEN_CAPTURE_BACKWARD: bool = true;
    const QUALITY: bool = false;
    const SPANISH: bool = false;
}

/// Spanish draughts ("damas clásicas"; Portuguese draughts have the same rules).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spanish;

impl Variant for Spanish {
    const ID: &'static str = "spanish-draughts";
    const NAMES: (&'static str, &'static str) = ("Dames espagnoles", "Spanish draughts");
    const WIDTH: u32 = 4;
    const FIRST_COLUMN: u32 = 0;
    const MEN: u32 = 12;
    const NUMBERED_FROM_TOP: bool = false;
    const MEN_CAPTURE_BACKWARD: bool = false;
    const QUALITY: bool = true;
    const SPANISH: bool = true;
}

/// Bit of the `index`-th dark square from the top left.
const fn bit_of_index(width: u32, first_column: u32, index: u32) -> u32 {
    // The unused bits follow the rows from which a step to the left, or to the right, leaves the board.
    let offset = if first_column == 0 { width } else { 0 };
    index + (index + offset) / (2 * width)
}

const fn rows(width: u32, first_column: u32, from: u32, to: u32) -> u64 {
    let mut set = 0;
    let mut index = from * width;
    while index < to * width {
        set |= 1 << bit_of_index(width, first_column, index);
        index += 1;
    }
    set
}

/// From the bottom left when the corner there is dark, else from the top left.
const fn long_diagonal(width: u32, first_column: u32) -> u64 {
    let size = 2 * width;
    let mut set = 0;
    let mut row = 0;
    while row < size {
        let column = if first_column == 0 { row } else { size - 1 - row };
        set |= 1 << bit_of_index(width, first_column, row * width + column / 2);
        row += 1;
    }
    set
}

/// The four diagonal directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Direction {
    pub(super) const ALL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// The two directions in which a player's men move.
    pub(super) const fn forward(player: Player) -> [Self; 2] {
        match player {
            Player::One => [Self::UpLeft, Self::UpRight],
            Player::Two => [Self::DownLeft, Self::DownRight],
        }
    }

    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }
}

/// All squares of `set` moved one step. Steps off the board land on unused bits: mask the result.
#[inline]
pub(super) const fn step<V: Variant>(set: u64, direction: Direction) -> u64 {
    match direction {
        Direction::UpLeft => set >> (V::WIDTH + 1),
        Direction::UpRight => set >> V::WIDTH,
        Direction::DownLeft => set << V::WIDTH,
        Direction::DownRight => set << (V::WIDTH + 1),
    }
}

/// Bit of the last square: a half turn of the board takes bit n to this minus n.
pub(super) const fn last_bit<V: Variant>() -> u8 {
    63 - V::BOARD.leading_zeros() as u8
}

/// Bit of a square number (1 to 50, or 1 to 32). The number must be on the board.
pub(super) const fn bit_of<V: Variant>(number: u32) -> u8 {
    let index = if V::NUMBERED_FROM_TOP { number - 1 } else { V::SQUARES - number };
    bit_of_index(V::WIDTH, V::FIRST_COLUMN, index) as u8
}

/// Bit of a square by its column, 0 from the left, and its row, 0 from below, as White sees the board; `None` for those
/// that are not played on.
pub(super) fn bit_at<V: Variant>(column: u32, row: u32) -> Option<u8> {
    let row = V::SIZE.checked_sub(row + 1)?;
    (1..=V::SQUARES).map(bit_of::<V>).find(|&bit| row_column::<V>(bit) == (row, column))
}

/// Number of the square of a bit of the board.
pub(super) const fn number_of<V: Variant>(bit: u8) -> u32 {
    let index = index_of::<V>(bit);
    if V::NUMBERED_FROM_TOP { index + 1 } else { V::SQUARES - index }
}

/// Row and column of the square of a bit, from the top left as White sees the board.
pub(super) const fn row_column<V: Variant>(bit: u8) -> (u32, u32) {
    let index = index_of::<V>(bit);
    let row = index / V::WIDTH;
    let shift = (V::FIRST_COLUMN + row) % 2;
    (row, 2 * (index % V::WIDTH) + shift)
}

const fn index_of<V: Variant>(bit: u8) -> u32 {
    (V::BOARD & ((1 << bit) - 1)).count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers_run_over_the_board<V: Variant>() {
        assert_eq!(V::BOARD.count_ones(), V::SQUARES);
        for number in 1..=V::SQUARES {
            let bit = bit_of::<V>(number);
            assert_eq!(V::BOARD >> bit & 1, 1);
            assert_eq!(number_of::<V>(bit), number);
        }
    }

    #[test]
    fn every_square_has_one_bit() {
        numbers_run_over_the_board::<International>();
        numbers_run_over_the_board::<Spanish>();
    }

    fn steps_follow_rows_and_columns<V: Variant>() {
        for number in 1..=V::SQUARES {
            let bit = bit_of::<V>(number);
            let (row, column) = row_column::<V>(bit);
            for (direction, down, right) in [
                (Direction::UpLeft, -1, -1),
                (Direction::UpRight, -1, 1),
                (Direction::DownLeft, 1, -1),
                (Direction::DownRight, 1, 1),
            ] {
                let target = step::<V>(1 << bit, direction) & V::BOARD;
                let (row, column) = (row as i32 + down, column as i32 + right);
                let inside = (0..V::SIZE as i32).contains(&row) && (0..V::SIZE as i32).contains(&column);
                assert_eq!(target != 0, inside, "{number} {direction:?}");
                if inside {
                    assert_eq!(row_column::<V>(target.trailing_zeros() as u8), (row as u32, column as u32));
                }
            }
        }
    }

    #[test]
    fn a_step_is_a_shift_and_never_wraps() {
        steps_follow_rows_and_columns::<International>();
        steps_follow_rows_and_columns::<Spanish>();
    }

    #[test]
    fn corners_are_where_the_players_expect_them() {
        // FMJD 2.4: a dark corner at each player's left, 46 at White's.
        assert_eq!(row_column::<International>(bit_of::<International>(46)), (9, 0));
        // Spanish: 1 at White's near right corner, the long diagonal from there to 32.
        assert_eq!(row_column::<Spanish>(bit_of::<Spanish>(1)), (7, 7));
        assert_eq!(Spanish::LONG_DIAGONAL >> bit_of::<Spanish>(32) & 1, 1);
        assert_eq!(International::LONG_DIAGONAL >> bit_of::<International>(5) & 1, 1);
    }
}
