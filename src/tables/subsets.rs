//! Sets of so many cells, numbered without gaps: the combinatorial number system, in colexicographic order.

use crate::bits::Bits;

/// Largest sets that are numbered.
const MOST: usize = 9;
/// Cells to choose from, at most.
const CELLS: usize = 50;

/// Number of ways to choose; C(50, 9) is the largest, below 2^32.
const BINOMIALS: [[u32; MOST + 1]; CELLS + 1] = {
    let mut table = [[0; MOST + 1]; CELLS + 1];
    let mut n = 0;
    while n <= CELLS {
        table[n][0] = 1;
        let mut k = 1;
        while k <= MOST && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many sets of `size` cells (9 at most) there are among `cells` (50 at most).
pub(crate) const fn count(cells: u32, size: u32) -> usize {
    BINOMIALS[cells as usize][size as usize] as usize
}

/// Number of a set among those of its size within `allowed`.
#[inline]
pub(crate) fn rank(set: u64, allowed: u64) -> usize {
    let mut rank = 0;
    for (i, cell) in Bits(set).enumerate() {
        let before = (allowed & ((1 << cell) - 1)).count_ones();
        rank += BINOMIALS[before as usize][i + 1] as usize;
    }
    rank
}

/// The set of `size` cells within `allowed` that has a number.
pub(crate) fn unrank(rank: usize, size: u32, mut allowed: u64) -> u64 {
    let mut rank = rank as u32;
    let mut set = 0;
    for size in (1..=size as usize).rev() {
        let mut before = allowed.count_ones();
        while before > 0 {
            before -= 1;
            let cell = 1 << (63 - allowed.leading_zeros());
            allowed &= !cell;
            let skipped = BINOMIALS[before as usize][size];
            if skipped <= rank {
                rank -= skipped;
                set |= cell;
                break;
            }
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_one_number() {
        let allowed = 0b1_0110_1110_0101_1001;
        for size in 0..=4 {
            let sets = count(u64::count_ones(allowed), size);
            let mut last = None;
            for number in 0..sets {
                let set = unrank(number, size, allowed);
                assert_eq!((set.count_ones(), set & !allowed), (size, 0));
                assert_eq!(rank(set, allowed), number);
                assert!(last < Some(set), "colexicographic order is that of the words");
                last = Some(set);
            }
        }
        assert_eq!(count(50, 9), 2_505_433_700);
    }
}
