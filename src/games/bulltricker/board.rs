//! The board as three sets of cells, each a 64-bit word of eight rows of eight bits.
//!
//! A place of the 15 x 15 grid of the rules, row `r` and column `c` from the top left, is bit `r / 2 * 8 + c / 2` of its
//! set: the horizontal rectangles are 8 rows of 7, the vertical ones 7 rows of 8, the royal squares 7 rows of 7. The bits
//! left over lie where a step off the board ends, so that a mask of empty or occupied cells stops it.
//!
//! Along a rangee (royal squares between neighbours) horizontal rectangles are a row apart and vertical ones a bit; along
//! a colonne (butees between) it is the other way round. The royal square between two neighbours of a rangee has the
//! number of the first of them, in both sets.

/// A cell: its set times 64 and its bit.
pub(super) type Cell = u8;

/// Set of the horizontal rectangles.
pub(super) const HORIZONTAL: usize = 0;
/// Set of the vertical rectangles.
pub(super) const VERTICAL: usize = 1;
/// Set of the royal squares.
pub(super) const ROYAL: usize = 2;

const COLUMN_8: u64 = 0x8080_8080_8080_8080;
const ROW_8: u64 = 0xFF << 56;

/// All cells of each set.
pub(super) const CELLS: [u64; 3] = [!COLUMN_8, !ROW_8, !COLUMN_8 & !ROW_8];

/// Number of cells.
pub(super) const COUNT: usize = 161;

/// Places in a row and in a column of the grid.
pub(super) const SIDE: u8 = 15;

/// The last strip of each player: there a pawn becomes a queen. Horizontal rectangles.
pub(super) const PROMOTION: [u64; 2] = [0x7F, 0x7F << 56];

/// The strip from which each player's pawns may step twice. Horizontal rectangles.
pub(super) const START: [u64; 2] = [0x7F << 48, 0x7F << 8];

pub(super) const fn cell(set: usize, bit: u8) -> Cell {
    (set as u8) << 6 | bit
}

pub(super) const fn set_of(cell: Cell) -> usize {
    (cell >> 6) as usize
}

pub(super) const fn bit_of(cell: Cell) -> u8 {
    cell & 63
}

/// The cell at a place of the grid; `None` for a butee and off the grid.
pub(super) const fn cell_at(row: u8, column: u8) -> Option<Cell> {
    if row >= SIDE || column >= SIDE {
        return None;
    }
    let set = match (row % 2, column % 2) {
        (0, 0) => return None,
        (0, _) => HORIZONTAL,
        (_, 0) => VERTICAL,
        _ => ROYAL,
    };
    Some(cell(set, row / 2 * 8 + column / 2))
}

/// Row and column of a cell on the grid.
pub(super) const fn place_of(cell: Cell) -> (u8, u8) {
    let bit = bit_of(cell);
    let (row, column) = (bit / 8 * 2, bit % 8 * 2);
    match set_of(cell) {
        HORIZONTAL => (row, column + 1),
        VERTICAL => (row + 1, column),
        _ => (row + 1, column + 1),
    }
}

/// The cells in reading order, and the number of each cell in that order.
const ORDER: ([Cell; COUNT], [u8; 256]) = {
    let (mut cells, mut numbers) = ([0; COUNT], [0; 256]);
    let mut number = 0;
    let mut place = 0;
    while place < SIDE as u32 * SIDE as u32 {
        if let Some(cell) = cell_at((place / SIDE as u32) as u8, (place % SIDE as u32) as u8) {
            cells[number] = cell;
            numbers[cell as usize] = number as u8;
            number += 1;
        }
        place += 1;
    }
    (cells, numbers)
};

/// The cell of a number, 0 to 160, in reading order.
pub(super) const fn cell_of_number(number: u8) -> Cell {
    ORDER.0[number as usize % COUNT]
}

/// Number of a cell in reading order.
pub(super) const fn number_of(cell: Cell) -> u8 {
    ORDER.1[cell as usize]
}

/// Cells strictly between two of a set that stand in one row or one column of it.
static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = from + 1;
        while to < 64 {
            let step = if from / 8 == to / 8 {
                1
            } else if from % 8 == to % 8 {
                8
            } else {
                0
            };
            if step != 0 {
                let mut bit = from + step;
                while bit < to {
                    table[from][to] |= 1 << bit;
                    bit += step;
                }
                table[to][from] = table[from][to];
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// Bits strictly between two of one line.
pub(super) fn between(from: u8, to: u8) -> u64 {
    BETWEEN[(from & 63) as usize][(to & 63) as usize]
}

/// Towards the cells of larger bits, or of smaller ones: south and east, or north and west.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Forth,
    Back,
}

impl Way {
    pub(super) const BOTH: [Self; 2] = [Self::Forth, Self::Back];
}

/// The lines of one kind in a set of rectangles.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    shift: u32,
    /// Cells from which the step forth is not barred.
    open: u64,
}

impl Lines {
    /// The rangees of a set; kings bar them on their squares.
    #[inline]
    pub(super) const fn rangees(set: usize, kings: u64) -> Self {
        if set == HORIZONTAL { Self { shift: 8, open: !kings } } else { Self { shift: 1, open: !(kings | COLUMN_8) } }
    }

    /// The colonnes of a set.
    #[inline]
    pub(super) const fn colonnes(set: usize) -> Self {
        Self { shift: if set == HORIZONTAL { 1 } else { 8 }, open: !0 }
    }

    /// All of `cells` a step on; steps off the board end outside the set.
    #[inline]
    pub(super) const fn step(self, cells: u64, way: Way) -> u64 {
        match way {
            Way::Forth => (cells & self.open) << self.shift,
            Way::Back => (cells >> self.shift) & self.open,
        }
    }

    /// Empty cells that the pieces `from` reach going straight on, by doubling steps. No two pieces reach the same one.
    #[inline]
    pub(super) const fn slides(self, from: u64, empty: u64, way: Way) -> u64 {
        let shift = self.shift;
        let mut reached = from;
        match way {
            Way::Forth => {
                let mut pass = empty & self.open << shift;
                reached |= pass & reached << shift;
                pass &= pass << shift;
                reached |= pass & reached << (2 * shift);
                pass &= pass << (2 * shift);
                reached |= pass & reached << (4 * shift);
            }
            Way::Back => {
                let mut pass = empty & self.open;
                reached |= pass & reached >> shift;
                pass &= pass >> shift;
                reached |= pass & reached >> (2 * shift);
                pass &= pass >> (2 * shift);
                reached |= pass & reached >> (4 * shift);
            }
        }
        reached & !from
    }
}

/// The two pivots to the north (smaller rows) or to the south, west one first; cells of the other set of rectangles.
#[inline]
pub(super) const fn pivots(set: usize, cells: u64, north: bool) -> [u64; 2] {
    match (set, north) {
        (HORIZONTAL, true) => [cells >> 8, cells >> 7],
        (HORIZONTAL, false) => [cells, cells << 1],
        (_, true) => [cells >> 1, cells],
        (_, false) => [cells << 7, cells << 8],
    }
}

/// The four sides of a royal square, by set.
#[inline]
pub(super) const fn sides(king: u8) -> [u64; 2] {
    sides_of(1 << (king & 63))
}

/// The sides of royal squares, by set.
#[inline]
pub(super) const fn sides_of(squares: u64) -> [u64; 2] {
    [squares | squares << 8, squares | squares << 1]
}

/// Royal squares within one step of a king in any of the eight directions, its own included.
#[inline]
pub(super) const fn zone(king: u8) -> u64 {
    let square = 1u64 << (king & 63);
    let row = square | square << 1 | square >> 1;
    row | row << 8 | row >> 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::Bits;

    #[test]
    fn every_cell_has_one_number_and_one_place() {
        assert_eq!(CELLS.map(u64::count_ones), [56, 56, 49]);
        for number in 0..COUNT as u8 {
            let cell = cell_of_number(number);
            let (row, column) = place_of(cell);
            assert_eq!((number_of(cell), cell_at(row, column)), (number, Some(cell)));
            assert_eq!(CELLS[set_of(cell)] >> bit_of(cell) & 1, 1);
        }
    }

    /// Cells of a set that lie `(down, right)` of a place, if it has one there.
    fn at(row: u8, column: u8, (down, right): (i8, i8), set: usize) -> u64 {
        let cell = row.checked_add_signed(down).zip(column.checked_add_signed(right)).and_then(|(r, c)| cell_at(r, c));
        cell.map_or(0, |cell| if set_of(cell) == set { 1 << bit_of(cell) } else { 0 })
    }

    #[test]
    fn steps_pivots_and_sides_follow_the_grid() {
        for set in [HORIZONTAL, VERTICAL] {
            for bit in Bits(CELLS[set]) {
                let (row, column) = place_of(cell(set, bit));
                let along = if set == HORIZONTAL { (2, 0) } else { (0, 2) };
                let across = (along.1, along.0);
                for (lines, (down, right)) in [(Lines::rangees(set, 0), along), (Lines::colonnes(set), across)] {
                    assert_eq!(lines.step(1 << bit, Way::Forth) & CELLS[set], at(row, column, (down, right), set));
                    assert_eq!(lines.step(1 << bit, Way::Back) & CELLS[set], at(row, column, (-down, -right), set));
                }
                let other = 1 - set;
                for (north, down) in [(true, -1), (false, 1)] {
                    let found = pivots(set, 1 << bit, north).map(|cells| cells & CELLS[other]);
                    assert_eq!(found, [(down, -1), (down, 1)].map(|step| at(row, column, step, other)));
                }
            }
        }
        for king in Bits(CELLS[ROYAL]) {
            let (row, column) = place_of(cell(ROYAL, king));
            let side = |set, steps: [(i8, i8); 2]| steps.map(|step| at(row, column, step, set)).iter().sum::<u64>();
            assert_eq!(sides(king), [side(HORIZONTAL, [(-1, 0), (1, 0)]), side(VERTICAL, [(0, -1), (0, 1)])]);
            for other in Bits(CELLS[ROYAL]) {
                let (r, c) = place_of(cell(ROYAL, other));
                let near = row.abs_diff(r).max(column.abs_diff(c)) < 4;
                assert_eq!(zone(king) >> other & 1 == 1, near);
            }
        }
    }

    #[test]
    fn a_king_bars_the_rangees_through_its_square() {
        for king in Bits(CELLS[ROYAL]) {
            for set in [HORIZONTAL, VERTICAL] {
                let [first, last] = [1u64 << king, if set == HORIZONTAL { 1 << (king + 8) } else { 1 << (king + 1) }];
                let lines = Lines::rangees(set, 1 << king);
                assert_eq!((lines.step(first, Way::Forth), lines.step(last, Way::Back)), (0, 0));
                assert_eq!(lines.slides(first, CELLS[set] & !first, Way::Forth), 0);
                assert_eq!(lines.slides(last, CELLS[set] & !last, Way::Back), 0);
            }
        }
    }
}
