//! Where the men stand, by blocks of 4 x 4 squares, 8 of them dark.
//!
//! Blocks begin at every second row and column, so they overlap: 16 on a board of 10 x 10, 9 on one of 8 x 8. The
//! pattern of a block is a number in base 3 with a digit for each dark square, row by row: 0 without a man, 1 for a man
//! of White, 2 for one of Black. A half turn of the board takes each block to another, its digits backward.

use std::marker::PhantomData;

use super::board::{Variant, row_column};

/// Patterns of a block: 3^8.
pub(super) const PATTERNS: usize = 6561;
/// Patterns of the upper, or the lower, half of a block.
const HALF: usize = 81;

/// Most bits that two rows take.
const ROW_BITS: usize = 11;
/// Most pairs of rows.
const ROWS: usize = 5;

/// Finds patterns on the bitboards.
#[derive(Clone, Debug)]
pub(super) struct Blocks<V> {
    /// By the bits of two rows: the numbers of their men in the block halves from left to right, a byte each. Sums of
    /// White's number and twice Black's are below 81, so the bytes stay apart.
    digits: Box<[u32; 1 << ROW_BITS]>,
    variant: PhantomData<V>,
}

impl<V: Variant> Blocks<V> {
    /// Blocks side by side.
    const ACROSS: usize = V::WIDTH as usize - 1;
    /// All blocks.
    pub(super) const COUNT: usize = Self::ACROSS * Self::ACROSS;

    pub(super) fn new() -> Self {
        let mut digits = Box::new([0; 1 << ROW_BITS]);
        for (rows, number) in digits.iter_mut().enumerate() {
            for bit in crate::bits::Bits(rows as u64 & V::BOARD & Self::ROWS_MASK) {
                let (row, column) = row_column::<V>(bit);
                let column = column as usize / 2;
                for block in column.saturating_sub(1)..=column.min(Self::ACROSS - 1) {
                    let digit = 2 * row + (column - block) as u32;
                    *number += 3_u32.pow(digit) << (8 * block);
                }
            }
        }
        Self { digits, variant: PhantomData }
    }

    const PAIR_BITS: usize = 2 * V::WIDTH as usize + 1;
    const ROWS_MASK: u64 = (1 << Self::PAIR_BITS) - 1;

    /// Calls `visit` with each block and its pattern.
    #[inline]
    pub(super) fn visit(&self, white: u64, black: u64, mut visit: impl FnMut(usize, usize)) {
        let mut halves = [0; ROWS];
        for (pair, half) in halves.iter_mut().enumerate().take(V::WIDTH as usize) {
            let rows = |men: u64| self.digits[(men >> (pair * Self::PAIR_BITS) & Self::ROWS_MASK) as usize];
            *half = rows(white) + 2 * rows(black);
        }
        for down in 0..Self::ACROSS {
            for across in 0..Self::ACROSS {
                let half = |row: usize| (halves[row] >> (8 * across) & 0xFF) as usize;
                visit(down * Self::ACROSS + across, half(down) + HALF * half(down + 1));
            }
        }
    }

    /// The block where a half turn takes this one.
    pub(super) const fn turned(block: usize) -> usize {
        Self::COUNT - 1 - block
    }

    /// Bits of the dark squares of a block, in the order of the digits.
    pub(super) fn squares(block: usize) -> [u8; 8] {
        let (top, left) = (2 * (block / Self::ACROSS), 2 * (block % Self::ACROSS));
        let mut squares = [0; 8];
        let mut next = squares.iter_mut();
        for bit in crate::bits::Bits(V::BOARD) {
            let (row, column) = row_column::<V>(bit);
            let inside = |from: usize, at: u32| (from..from + 4).contains(&(at as usize));
            if inside(top, row)
                && inside(left, column)
                && let Some(square) = next.next()
            {
                *square = bit;
            }
        }
        squares
    }
}

/// The digits of a pattern.
pub(super) fn digits(mut pattern: usize) -> [usize; 8] {
    std::array::from_fn(|_| {
        let digit = pattern % 3;
        pattern /= 3;
        digit
    })
}

/// The pattern after a half turn, with colours exchanged.
pub(super) fn turned(pattern: usize) -> usize {
    digits(pattern).into_iter().fold(0, |number, digit| 3 * number + [0, 2, 1][digit])
}

#[cfg(test)]
mod tests {
    use super::super::board::last_bit;
    use super::super::{Draughts, International, Spanish};
    use super::*;
    use crate::position::{Player, Position};
    use crate::zobrist::SplitMix64;

    /// By the squares and nothing else.
    fn slow<V: Variant>(white: u64, black: u64, block: usize) -> usize {
        Blocks::<V>::squares(block)
            .into_iter()
            .rev()
            .fold(0, |number, square| 3 * number + (white >> square & 1) as usize + 2 * (black >> square & 1) as usize)
    }

    fn patterns_are_those_of_the_squares<V: Variant>(blocks: usize) {
        let fast = Blocks::<V>::new();
        assert_eq!(Blocks::<V>::COUNT, blocks);
        let mut random = SplitMix64::new(5);
        for _ in 0..40 {
            let mut position = Draughts::<V>::start();
            while position.outcome().is_none() {
                let [white, black] = Player::ALL.map(|player| position.pieces[player.index()] & !position.kings);
                let mut seen = 0;
                fast.visit(white, black, |block, pattern| {
                    assert_eq!(block, seen);
                    assert_eq!(pattern, slow::<V>(white, black, block));
                    seen += 1;
                });
                assert_eq!(seen, blocks);
                let legal = position.legal_moves();
                position.play_unchecked(legal[random.below(legal.len() as u64) as usize]);
            }
        }
    }

    #[test]
    fn patterns_are_those_of_the_squares_of_each_block() {
        patterns_are_those_of_the_squares::<International>(16);
        patterns_are_those_of_the_squares::<Spanish>(9);
    }

    #[test]
    fn turning_twice_changes_nothing() {
        assert!((0..PATTERNS).all(|pattern| turned(turned(pattern)) == pattern));
    }

    fn squares_turn_with_their_blocks<V: Variant>() {
        for block in 0..Blocks::<V>::COUNT {
            let mut turned = Blocks::<V>::squares(Blocks::<V>::turned(block)).map(|square| last_bit::<V>() - square);
            turned.reverse();
            assert_eq!(Blocks::<V>::squares(block), turned);
        }
    }

    #[test]
    fn a_half_turn_takes_blocks_to_blocks() {
        squares_turn_with_their_blocks::<International>();
        squares_turn_with_their_blocks::<Spanish>();
    }
}
