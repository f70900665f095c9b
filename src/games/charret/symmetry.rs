//! The 16 symmetries of the board, and sets of cells up to them.

use std::sync::OnceLock;

use super::board::BOARD;
use crate::tables::subsets::{count, rank, unrank};

/// Rotations, reflections, and each with the outer and the inner ring exchanged.
pub(super) const SYMMETRIES: u8 = 16;

/// Where the eight symmetries of a ring take a set of its places: four turns, then a reflection before each.
const RING: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut set = 0;
    while set < 256 {
        // Place n to place -n: a corner stays where it is.
        let reflected = (set as u8).reverse_bits().rotate_left(1);
        let mut turn = 0;
        while turn < 4 {
            table[turn][set] = (set as u8).rotate_left(2 * turn as u32);
            table[4 + turn][set] = reflected.rotate_left(2 * turn as u32);
            turn += 1;
        }
        set += 1;
    }
    table
};

/// Where a symmetry takes a set.
#[inline]
pub(super) fn image(set: u32, symmetry: u8) -> u32 {
    let ring = &RING[usize::from(symmetry & 7)];
    let [outer, middle, inner, _] = set.to_le_bytes().map(|places| ring[usize::from(places)]);
    u32::from_le_bytes(if symmetry & 8 == 0 { [outer, middle, inner, 0] } else { [inner, middle, outer, 0] })
}

/// The symmetry that undoes another.
const fn inverse(symmetry: u8) -> u8 {
    // Reflections undo themselves, turns go on to a whole one.
    if symmetry & 4 == 0 { symmetry & 8 | ((4 - symmetry % 4) % 4) } else { symmetry }
}

/// The sets of one size in classes: those that symmetries take to each other.
pub(super) struct Orbits {
    /// All sets by their numbers.
    sets: Vec<u32>,
    /// By the number of the set: its orbit * 16 + a symmetry that takes it to the first set of the orbit.
    entries: Vec<u32>,
    first_sets: Vec<u32>,
    /// For each orbit, the symmetries that leave its first set as it is, by bits.
    stabilisers: Vec<u16>,
}

/// Sizes of sets for which there are classes.
pub(super) const LARGEST_SET: u32 = 9;

impl Orbits {
    /// The classes of sets of so many cells, made when first asked for.
    pub(super) fn of_size(size: u32) -> &'static Self {
        static ORBITS: [OnceLock<Orbits>; LARGEST_SET as usize + 1] =
            [const { OnceLock::new() }; LARGEST_SET as usize + 1];
        ORBITS[size as usize].get_or_init(|| Self::new(size))
    }

    fn new(size: u32) -> Self {
        const UNSEEN: u32 = u32::MAX;
        let count = count(24, size);
        let mut orbits = Self {
            sets: (0..count).map(|number| unrank(number, size, BOARD.into()) as u32).collect(),
            entries: vec![UNSEEN; count],
            first_sets: Vec::new(),
            stabilisers: Vec::new(),
        };
        for number in 0..count {
            if orbits.entries[number] != UNSEEN {
                continue;
            }
            let set = orbits.sets[number];
            let orbit = orbits.first_sets.len() as u32;
            let mut stabiliser = 0;
            for symmetry in 0..SYMMETRIES {
                let other = image(set, symmetry);
                orbits.entries[rank(other.into(), BOARD.into())] = orbit << 4 | u32::from(inverse(symmetry));
                if other == set {
                    stabiliser |= 1 << symmetry;
                }
            }
            orbits.first_sets.push(set);
            orbits.stabilisers.push(stabiliser);
        }
        orbits
    }

    pub(super) fn count(&self) -> usize {
        self.first_sets.len()
    }

    /// Number of a set's orbit, and a symmetry that takes the set to the first of the orbit.
    #[inline]
    pub(super) fn find(&self, set: u32) -> (usize, u8) {
        let entry = self.entries[rank(set.into(), BOARD.into())];
        ((entry >> 4) as usize, (entry & 15) as u8)
    }

    /// The set of a number among those of free cells: the first cells are numbered first, so that it is the same set with
    /// the cells that are not free left out.
    #[inline]
    pub(super) fn set_of_free(&self, number: usize, occupied: u32) -> u32 {
        crate::bits::Bits(occupied.into()).fold(self.sets[number], |set, cell| {
            let below = (1 << cell) - 1;
            set & below | (set & !below) << 1
        })
    }

    pub(super) fn first_set(&self, orbit: usize) -> u32 {
        self.first_sets[orbit]
    }

    /// Symmetries other than the one that moves nothing, which leave the first set of an orbit as it is.
    #[inline]
    pub(super) fn stabiliser(&self, orbit: usize) -> impl Iterator<Item = u8> + Clone + use<> {
        crate::bits::Bits(u64::from(self.stabilisers[orbit] & !1))
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::{in_mills, neighbours};
    use super::*;

    #[test]
    fn symmetries_keep_lines_and_are_undone() {
        let mut random = crate::zobrist::SplitMix64::new(1);
        for _ in 0..1000 {
            let set = random.next() as u32 & BOARD;
            let mut images: Vec<_> = (0..SYMMETRIES).map(|symmetry| image(set, symmetry)).collect();
            for (symmetry, &other) in (0..).zip(&images) {
                assert_eq!(image(other, inverse(symmetry)), set);
                assert_eq!(neighbours(other), image(neighbours(set), symmetry));
                assert_eq!(in_mills(other), image(in_mills(set), symmetry));
            }
            images.sort_unstable();
            images.dedup();
            assert_eq!(16 % images.len(), 0);
        }
    }

    /// Burnside's lemma gives the same numbers.
    #[test]
    fn there_are_as_many_orbits_as_there_should_be() {
        for (size, orbits) in (3..).zip([158, 757, 2830, 8774]) {
            assert_eq!(Orbits::of_size(size).count(), orbits);
        }
    }

    #[test]
    fn sets_of_free_cells_have_the_numbers_of_all_sets() {
        for occupied in [0, 0b101, BOARD & 0x00_8421, 0x80_0001] {
            let free = u64::from(BOARD & !occupied);
            for number in 0..count(free.count_ones(), 3) {
                let set = Orbits::of_size(3).set_of_free(number, occupied);
                assert_eq!(u64::from(set), unrank(number, 3, free));
            }
        }
    }

    #[test]
    fn every_set_finds_the_first_of_its_orbit() {
        for number in 0..count(24, 4) {
            let set = unrank(number, 4, BOARD.into()) as u32;
            let orbits = Orbits::of_size(4);
            let (orbit, symmetry) = orbits.find(set);
            assert_eq!(image(set, symmetry), orbits.first_set(orbit));
        }
    }
}
