//! Strength below the full one: fewer nodes, and a seeded choice among moves that are nearly as good as the best.

use super::alphabeta::Line;
use super::{Limits, mate_distance};
use crate::zobrist::SplitMix64;

/// Levels run from 1 to this, the full strength.
pub const FULL_STRENGTH: u32 = 10;

/// The levels of a game below the full strength, the weakest first. `tablier levels` measures and places them.
pub type Ladder = [Level; FULL_STRENGTH as usize - 1];

/// How strong the engine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Positions visited for a move at most.
    pub nodes: u64,
    /// A move that is so many hundredths of a man worse than another is half as likely; 0: always the best.
    pub halving: i32,
}

impl Level {
    /// No limit but those of the search.
    pub const FULL: Self = Self { nodes: u64::MAX, halving: 0 };

    /// Moves among which it chooses at most.
    const CHOICE: i32 = 8;
    /// For each step of the halving one more, because every line costs nodes.
    const HALVING_OF_A_LINE: i32 = 8;
    /// A move is out of the question when it would be less than half as likely this many times over.
    const HALVINGS: i32 = 4;

    /// Level `number` of a game, 1 to [`FULL_STRENGTH`]; `None` for others.
    #[must_use]
    pub fn of(ladder: &Ladder, number: u32) -> Option<Self> {
        if number == FULL_STRENGTH {
            return Some(Self::FULL);
        }
        ladder.get((number as usize).checked_sub(1)?).copied()
    }

    /// The limits of a search at this level.
    #[must_use]
    pub fn apply(self, limits: Limits) -> Limits {
        Limits { nodes: limits.nodes.min(self.nodes), multi_pv: limits.multi_pv.max(self.lines()), ..limits }
    }

    fn lines(self) -> usize {
        if self.halving <= 0 {
            return 1;
        }
        (2 + self.halving / Self::HALVING_OF_A_LINE).min(Self::CHOICE) as usize
    }

    /// Index of the line to play: the worse a line, the less likely. A forced end is as good as no other but one of the
    /// same length.
    #[must_use]
    pub fn choose<M>(self, lines: &[Line<M>], seed: u64) -> usize {
        let Some(best) = lines.first().filter(|_| self.halving > 0) else { return 0 };
        let weights: Vec<u64> = lines
            .iter()
            .take(self.lines())
            .map(|line| {
                let forced = mate_distance(best.score).or(mate_distance(line.score)).is_some();
                if forced { u64::from(line.score == best.score) } else { self.weight(best.score - line.score) }
            })
            .collect();
        let mut left = SplitMix64::new(seed).below(weights.iter().sum());
        for (index, &weight) in weights.iter().enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        0
    }

    /// How likely a move is that loses so much: 2^16 for nothing, halved with every `halving`, straight between.
    fn weight(self, loss: i32) -> u64 {
        let (halvings, rest) = (loss / self.halving, loss % self.halving);
        if loss < 0 || halvings >= Self::HALVINGS {
            return u64::from(loss < 0) << 16;
        }
        let whole = 1u64 << (16 - halvings);
        whole - whole * rest as u64 / (2 * self.halving as u64)
    }
}
