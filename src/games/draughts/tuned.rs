//! An evaluation with all its weights tuned: tables of patterns for the men, a few terms for the rest.
//!
//! Every weight has two values, for a full board and for an empty one; in between they are mixed by the number of pieces.
//! The tables are for White; a half turn of the board makes them those of Black.

use std::sync::Arc;

use super::Draughts;
use super::board::Variant;
use super::patterns::{Blocks, PATTERNS, turned};
use crate::position::{Player, Position};
use crate::weights::{self, Weights, WeightsError};

/// Parts of a hundredth of a man in which weights are written.
pub(super) const UNIT: i32 = 8;

/// What the terms count.
#[derive(Clone, Copy)]
enum Term {
    Man,
    FirstKing,
    King,
    LongDiagonal,
    Runaway,
    Skew,
    Tempo,
}

/// Number of terms.
pub(super) const TERMS: usize = 7;

/// Their names, and worth in hundredths of a man before tuning.
pub(super) const UNTUNED: [(&str, i32); TERMS] =
    [("Man", 100), ("FirstKing", 310), ("King", 310), ("LongDiagonal", 20), ("Runaway", 8), ("Skew", -3), ("Tempo", 3)];

/// Weights of the evaluation; the one written by hand without.
#[derive(Clone, Debug)]
pub struct DraughtsWeights<V>(Option<Arc<Tables<V>>>);

impl<V> Default for DraughtsWeights<V> {
    fn default() -> Self {
        Self(None)
    }
}

#[derive(Debug)]
struct Tables<V> {
    blocks: Blocks<V>,
    terms: [[i32; 2]; TERMS],
    /// For each block, not only those of the file: White's view of the value, full and empty board.
    cells: Box<[[i16; 2]]>,
}

impl<V: Variant> DraughtsWeights<V> {
    /// Weights of each of the two kinds: the terms, then the cells of the tables.
    pub(super) const COUNT: usize = TERMS + Self::TABLES * PATTERNS;
    /// Pieces on a full board.
    pub(super) const STAGES: u32 = 2 * V::MEN;
    /// Tables of a file; those of the other blocks are theirs after a half turn.
    const TABLES: usize = Blocks::<V>::COUNT.div_ceil(2);

    /// The tuned evaluation; `None` without weights.
    #[inline]
    pub(super) fn evaluate(&self, position: &Draughts<V>) -> Option<i32> {
        self.0.as_ref().map(|tables| tables.evaluate(position))
    }
}

impl<V: Variant> Weights for DraughtsWeights<V> {
    fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let weights = weights::read(bytes, V::ID, 2 * Self::COUNT)?;
        let (full, empty) = weights.split_at(Self::COUNT);
        let mut cells = vec![[0_i16; 2]; Blocks::<V>::COUNT * PATTERNS].into_boxed_slice();
        for cell in 0..Self::TABLES * PATTERNS {
            let (block, pattern) = (cell / PATTERNS, cell % PATTERNS);
            let values = [full[TERMS + cell], empty[TERMS + cell]];
            let opposite = Blocks::<V>::turned(block) * PATTERNS + turned(pattern);
            // The block in the middle of a small board is its own opposite.
            for kind in 0..2 {
                cells[cell][kind] = cells[cell][kind].saturating_add(values[kind]);
                cells[opposite][kind] = cells[opposite][kind].saturating_sub(values[kind]);
            }
        }
        let terms = std::array::from_fn(|term| [full[term].into(), empty[term].into()]);
        Ok(Self(Some(Arc::new(Tables { blocks: Blocks::new(), terms, cells }))))
    }
}

impl<V: Variant> Tables<V> {
    fn evaluate(&self, position: &Draughts<V>) -> i32 {
        let [mut full, mut empty] = [0; 2];
        for (count, [at_full, at_empty]) in position.terms().into_iter().zip(self.terms) {
            full += count * at_full;
            empty += count * at_empty;
        }
        let [white, black] = position.men();
        self.blocks.visit(white, black, |block, pattern| {
            let [at_full, at_empty] = self.cells[block * PATTERNS + pattern];
            full += i32::from(at_full);
            empty += i32::from(at_empty);
        });
        let stages = DraughtsWeights::<V>::STAGES as i32;
        let stage = position.stage() as i32;
        let score = (full * stage + empty * (stages - stage)) / (stages * UNIT);
        if position.turn() == Player::One { score } else { -score }
    }
}

impl<V: Variant> Draughts<V> {
    pub(super) fn men(&self) -> [u64; 2] {
        self.pieces.map(|pieces| pieces & !self.kings)
    }

    pub(super) fn stage(&self) -> u32 {
        (self.pieces[0] | self.pieces[1]).count_ones().min(DraughtsWeights::<V>::STAGES)
    }

    /// How often each term counts for White.
    pub(super) fn terms(&self) -> [i32; TERMS] {
        let mut terms = [0; TERMS];
        for (player, sign) in [(Player::One, 1), (Player::Two, -1)] {
            let own = self.pieces[player.index()];
            let men = own & !self.kings;
            let kings = own & self.kings;
            let mut add = |term: Term, count: i32| terms[term as usize] += sign * count;
            add(Term::Man, men.count_ones() as i32);
            if kings != 0 {
                add(Term::FirstKing, 1);
                add(Term::King, kings.count_ones() as i32 - 1);
                add(Term::LongDiagonal, (kings & V::LONG_DIAGONAL).count_ones() as i32);
            }
            add(Term::Runaway, self.runaway_rows(player));
            add(Term::Skew, self.skew(men));
        }
        terms[Term::Tempo as usize] = if self.turn() == Player::One { 1 } else { -1 };
        terms
    }
}
