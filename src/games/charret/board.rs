//! The 24 cells as bits of a 32-bit word: a byte for each ring (outer, middle, inner), in it eight places clockwise from
//! the top left corner. Odd places are the middles of the sides, where the spokes run from ring to ring.
//!
//! ```text
//! 0---------1---------2
//! |   8-----9----10   |
//! |   |  16-17-18 |   |
//! 7--15--23    19-11--3
//! |   |  22-21-20 |   |
//! |  14----13----12   |
//! 6---------5---------4
//! ```

/// All cells.
pub(super) const BOARD: u32 = 0xFF_FFFF;

/// The ring between the two others.
pub(super) const MIDDLE_RING: u32 = 0x00_FF00;

/// Middles of the sides, in all rings.
const MIDDLES: u32 = 0xAA_AAAA;

/// Number of a cell, 1 to 24, by its bit; the numbering of the CLIP and of PlayOK, row by row.
const NUMBERS: [u8; 24] = [
    1, 2, 3, 15, 24, 23, 22, 10, //
    4, 5, 6, 14, 21, 20, 19, 11, //
    7, 8, 9, 13, 18, 17, 16, 12,
];

/// Bit of a cell by its number less one.
const BITS: [u8; 24] = {
    let mut bits = [0; 24];
    let mut bit = 0;
    while bit < 24 {
        bits[NUMBERS[bit] as usize - 1] = bit as u8;
        bit += 1;
    }
    bits
};

/// Names of the cells by number less one, as the World Mill Federation (WMD) writes them.
pub(super) const COORDINATES: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3", "e3", "b2",
    "d2", "f2", "a1", "d1", "g1",
];

/// Number of a cell, 1 to 24.
pub(super) const fn number_of(bit: u8) -> u8 {
    NUMBERS[bit as usize]
}

/// Bit of a cell number, 1 to 24.
pub(super) const fn bit_of(number: u8) -> u8 {
    BITS[number as usize - 1]
}

/// The four sides of a ring as places: corner, middle, corner.
const SIDES: [u8; 4] = [0b0000_0111, 0b0001_1100, 0b0111_0000, 0b1100_0001];

/// For the men of one ring: places that would complete one side or more, that would complete two, and men that stand in
/// a complete side.
const RING: [[u8; 256]; 3] = {
    let mut table = [[0; 256]; 3];
    let mut men = 0;
    while men < 256 {
        let mut side = 0;
        while side < 4 {
            let missing = SIDES[side] & !(men as u8);
            if missing == 0 {
                table[2][men] |= SIDES[side];
            }
            let mut place = 0;
            while place < 8 {
                let bit = 1 << place;
                // A place completes a side when it is all that is missing there, itself occupied or not.
                if SIDES[side] & bit != 0 && missing & !bit == 0 {
                    table[1][men] |= table[0][men] & bit;
                    table[0][men] |= bit;
                }
                place += 1;
            }
            side += 1;
        }
        men += 1;
    }
    table
};

fn rings(men: u32, table: &[u8; 256]) -> u32 {
    let [outer, middle, inner, _] = men.to_le_bytes();
    u32::from_le_bytes([table[outer as usize], table[middle as usize], table[inner as usize], 0])
}

/// Sides of a ring with men, by the men of the ring; a bit each.
const TOUCHED: [u8; 256] = {
    let mut table = [0; 256];
    let mut men = 0;
    while men < 256 {
        let mut side = 0;
        while side < 4 {
            table[men] |= ((men as u8 & SIDES[side] != 0) as u8) << side;
            side += 1;
        }
        men += 1;
    }
    table
};

/// The 16 lines on which `men` stand: sides by ring, then spokes; a bit each.
pub(super) fn lines_with(men: u32) -> u32 {
    let spokes = (men | men >> 8 | men >> 16) & 0xAA;
    rings(men, &TOUCHED) | spokes << 24
}

/// Middles whose two fellows on the spoke are in `men`.
const fn closing_spoke(men: u32) -> u32 {
    let men = men & MIDDLES;
    // Each ring's middles, seen from the next ring inward and the one after, in turn.
    let once = (men << 8 | men >> 16) & BOARD;
    let twice = (men << 16 | men >> 8) & BOARD;
    once & twice
}

/// Cells on which one more of `men` closes a mill (charret).
pub(super) fn closing(men: u32) -> u32 {
    rings(men, &RING[0]) | closing_spoke(men)
}

/// Cells on which one more of `men` closes two mills at once.
pub(super) fn closing_two(men: u32) -> u32 {
    rings(men, &RING[1]) | rings(men, &RING[0]) & closing_spoke(men)
}

/// Those of `men` that stand in a mill.
pub(super) fn in_mills(men: u32) -> u32 {
    rings(men, &RING[2]) | men & closing_spoke(men)
}

/// Where one step along a line brings the tokens of `set`: clockwise, back, inwards, outwards.
pub(super) const fn steps(set: u32) -> [u32; 4] {
    const LAST: u32 = 0x80_8080;
    const FIRST: u32 = 0x01_0101;
    let clockwise = (set & !LAST) << 1 | (set & LAST) >> 7;
    let back = (set & !FIRST) >> 1 | (set & FIRST) << 7;
    let middles = set & MIDDLES;
    [clockwise, back, middles << 8 & BOARD, middles >> 8]
}

/// Cells joined to those of `set` by a line.
pub(super) const fn neighbours(set: u32) -> u32 {
    let [clockwise, back, inwards, outwards] = steps(set);
    clockwise | back | inwards | outwards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::Bits;

    /// The 16 mills by cell number, read off the drawing of the rules.
    const MILLS: [[u8; 3]; 16] = [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
        [10, 11, 12],
        [13, 14, 15],
        [16, 17, 18],
        [19, 20, 21],
        [22, 23, 24],
        [1, 10, 22],
        [4, 11, 19],
        [7, 12, 16],
        [2, 5, 8],
        [17, 20, 23],
        [9, 13, 18],
        [6, 14, 21],
        [3, 15, 24],
    ];

    fn set(cells: &[u8]) -> u32 {
        cells.iter().fold(0, |set, &number| set | 1 << bit_of(number))
    }

    #[test]
    fn the_mills_are_those_of_the_drawing() {
        let mut random = crate::zobrist::SplitMix64::new(1);
        for _ in 0..10_000 {
            let men = (random.next() & random.next()) as u32 & BOARD;
            for cell in Bits(BOARD.into()) {
                let with = men | 1 << cell;
                let closed = MILLS.iter().filter(|mill| set(*mill) >> cell & 1 == 1 && set(*mill) & !with == 0).count();
                assert_eq!(closing(men) >> cell & 1 == 1, closed > 0, "{men:x} {cell}");
                assert_eq!(closing_two(men) >> cell & 1 == 1, closed > 1, "{men:x} {cell}");
                assert_eq!(in_mills(with) >> cell & 1 == 1, closed > 0, "{men:x} {cell}");
            }
        }
    }

    #[test]
    fn lines_with_men_are_those_of_the_drawing() {
        let mut random = crate::zobrist::SplitMix64::new(2);
        for _ in 0..1000 {
            let men = (random.next() & random.next() & random.next()) as u32 & BOARD;
            let other = random.next() as u32 & random.next() as u32 & BOARD & !men;
            let alone = |mill: &&[u8; 3]| set(*mill) & men != 0 && set(*mill) & other == 0;
            let found = lines_with(men) & !lines_with(other);
            assert_eq!(found.count_ones() as usize, MILLS.iter().filter(alone).count(), "{men:x} {other:x}");
        }
    }

    #[test]
    fn neighbours_are_next_to_each_other_in_a_mill() {
        for cell in 0..24 {
            let expected = MILLS.iter().fold(0, |found, mill| {
                let place = mill.iter().position(|&number| bit_of(number) == cell);
                match place {
                    Some(1) => found | set(&[mill[0], mill[2]]),
                    Some(_) => found | set(&[mill[1]]),
                    None => found,
                }
            });
            assert_eq!(neighbours(1 << cell), expected, "cell {}", number_of(cell));
        }
    }
}
