//! Where the tokens stand, by rings of 8 cells and by sides of 9: one side of each ring, with the spoke between them.
//!
//! A pattern is a number in base 3 with a digit for each cell: 0 for a free one, 1 for a token of the player to move, 2 for
//! one of the opponent. Patterns that a symmetry of the board takes to each other are of one class.

use std::sync::OnceLock;

use super::Charret;
use crate::position::Position;

/// Cells of a ring, clockwise from the top left corner.
const RING_CELLS: usize = 8;
/// Cells of a side: the outer ring's from left to right as seen from outside, the middle ring's, the inner ring's.
const SIDE_CELLS: usize = 9;

/// Patterns of a ring.
const RING_PATTERNS: usize = 3_usize.pow(RING_CELLS as u32);
/// Patterns of a side.
const SIDE_PATTERNS: usize = 3_usize.pow(SIDE_CELLS as u32);

/// Patterns that a position has: three rings and four sides.
pub(super) const SEEN: usize = 7;

/// Patterns in all: of the outer or inner ring, of the middle ring, of a side.
pub(super) const PATTERNS: usize = 2 * RING_PATTERNS + SIDE_PATTERNS;
const FIRST_MIDDLE: usize = RING_PATTERNS;
const FIRST_SIDE: usize = 2 * RING_PATTERNS;

/// Classes of patterns, by Burnside's lemma.
const RING_CLASSES: usize = 954;
const SIDE_CLASSES: usize = 5346;
pub(super) const CLASSES: usize = 2 * RING_CLASSES + SIDE_CLASSES;

/// Worth of the digits.
const POWERS: [usize; SIDE_CELLS] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// The number in base 3 whose digits are the bits of a set of 9.
const TERNARY: [u16; 1 << SIDE_CELLS] = {
    let mut table = [0; 1 << SIDE_CELLS];
    let mut set: usize = 1;
    while set < table.len() {
        table[set] = table[set & (set - 1)] + POWERS[set.trailing_zeros() as usize] as u16;
        set += 1;
    }
    table
};

#[inline]
const fn number(own: u32, enemy: u32) -> usize {
    (TERNARY[own as usize] + 2 * TERNARY[enemy as usize]) as usize
}

/// The tokens of a ring: 0 outside, 2 inside.
#[inline]
const fn ring(tokens: u32, ring: u32) -> u32 {
    tokens >> (8 * ring) & 0xFF
}

/// The tokens of a side: the one at the top, then clockwise.
#[inline]
const fn side(tokens: u32, side: u32) -> u32 {
    let mut set = 0;
    let mut inwards = 0;
    while inwards < 3 {
        let places = ring(tokens, inwards);
        // The left side ends in the corner where the top one begins.
        set |= ((places | places << 8) >> (2 * side) & 0b111) << (3 * inwards);
        inwards += 1;
    }
    set
}

impl Charret {
    /// The patterns of the position, as numbers below [`PATTERNS`].
    #[inline]
    pub(super) fn patterns(&self) -> [usize; SEEN] {
        let own = self.tokens[self.turn().index()];
        let enemy = self.tokens[self.turn().other().index()];
        let ring = |at: u32| number(ring(own, at), ring(enemy, at));
        let side = |at: u32| FIRST_SIDE + number(side(own, at), side(enemy, at));
        [ring(0), ring(2), FIRST_MIDDLE + ring(1), side(0), side(1), side(2), side(3)]
    }
}

/// The class of each pattern, a number below [`CLASSES`].
pub(super) fn classes() -> &'static [u16; PATTERNS] {
    static CLASS_OF: OnceLock<Box<[u16; PATTERNS]>> = OnceLock::new();
    CLASS_OF.get_or_init(|| {
        let mut class_of = Box::new([0; PATTERNS]);
        let turns = std::array::from_fn::<_, RING_CELLS, _>(|cell| (cell + 2) % RING_CELLS);
        let reflection = std::array::from_fn::<_, RING_CELLS, _>(|cell| (RING_CELLS - cell) % RING_CELLS);
        number_classes(&[turns, reflection], 0, &mut class_of[..FIRST_MIDDLE]);
        number_classes(&[turns, reflection], RING_CLASSES, &mut class_of[FIRST_MIDDLE..FIRST_SIDE]);
        let left_to_right = [2, 1, 0, 5, 4, 3, 8, 7, 6];
        let inside_out = [6, 7, 8, 3, 4, 5, 0, 1, 2];
        number_classes(&[left_to_right, inside_out], 2 * RING_CLASSES, &mut class_of[FIRST_SIDE..]);
        class_of
    })
}

/// Numbers the classes of all patterns of `N` cells from `first` on; `generators` tell where symmetries take the cells.
fn number_classes<const N: usize>(generators: &[[usize; N]], first: usize, class_of: &mut [u16]) {
    const UNSEEN: u16 = u16::MAX;
    class_of.fill(UNSEEN);
    let mut next = first as u16;
    let mut waiting = Vec::new();
    for pattern in 0..class_of.len() {
        if class_of[pattern] != UNSEEN {
            continue;
        }
        waiting.push(pattern);
        while let Some(pattern) = waiting.pop() {
            if class_of[pattern] == UNSEEN {
                class_of[pattern] = next;
                waiting.extend(generators.iter().map(|cells| image(pattern, cells)));
            }
        }
        next += 1;
    }
}

/// Where a symmetry takes a pattern.
fn image<const N: usize>(mut pattern: usize, cells: &[usize; N]) -> usize {
    let mut taken = 0;
    for &to in cells {
        taken += pattern % 3 * POWERS[to];
        pattern /= 3;
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::super::symmetry::{SYMMETRIES, image};
    use super::*;
    use crate::position::Player;
    use crate::zobrist::SplitMix64;

    #[test]
    fn there_are_as_many_classes_as_there_should_be() {
        let mut seen = [false; CLASSES];
        classes().iter().for_each(|&class| seen[usize::from(class)] = true);
        assert!(seen.iter().all(|&seen| seen));
        let of = |patterns: &[u16]| usize::from(patterns.iter().max().unwrap() - patterns.iter().min().unwrap()) + 1;
        assert_eq!(of(&classes()[..FIRST_MIDDLE]), RING_CLASSES);
        assert_eq!(of(&classes()[FIRST_MIDDLE..FIRST_SIDE]), RING_CLASSES);
        assert_eq!(of(&classes()[FIRST_SIDE..]), SIDE_CLASSES);
    }

    /// Tokens anywhere.
    fn random_position(random: &mut SplitMix64) -> Charret {
        let own = random.next() as u32 & random.next() as u32 & 0xFF_FFFF;
        let enemy = random.next() as u32 & random.next() as u32 & 0xFF_FFFF & !own;
        let turn = if random.below(2) == 0 { Player::One } else { Player::Two };
        Charret::from_parts([own, enemy], [0; 2], turn, 0, Default::default())
    }

    #[test]
    fn every_cell_is_in_one_ring_and_in_as_many_sides_as_it_touches() {
        for cell in 0..24_u32 {
            for player in Player::ALL {
                let mut tokens = [0; 2];
                tokens[player.index()] = 1 << cell;
                let position = Charret::from_parts(tokens, [0; 2], Player::One, 0, Default::default());
                let patterns = position.patterns();
                let [outer, inner, middle] =
                    [(0, 0), (1, 0), (2, FIRST_MIDDLE)].map(|(at, empty)| patterns[at] != empty);
                assert_eq!([outer, middle, inner], [0, 1, 2].map(|ring| cell / 8 == ring));
                let sides = patterns[3..].iter().filter(|&&pattern| pattern != FIRST_SIDE).count();
                assert_eq!(sides, if cell % 2 == 0 { 2 } else { 1 }, "cell {cell}");
            }
        }
    }

    #[test]
    fn symmetries_of_the_board_leave_the_classes_as_they_are() {
        let mut random = SplitMix64::new(6);
        for _ in 0..200 {
            let position = random_position(&mut random);
            let seen = |position: &Charret| {
                let mut found = position.patterns().map(|pattern| classes()[pattern]);
                found.sort_unstable();
                found
            };
            for symmetry in 0..SYMMETRIES {
                let tokens = position.tokens.map(|tokens| image(tokens, symmetry));
                let other = Charret::from_parts(tokens, [0; 2], position.turn, 0, position.rules);
                assert_eq!(seen(&position), seen(&other), "symmetry {symmetry}");
            }
        }
    }
}
