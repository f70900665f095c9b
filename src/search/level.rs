//! Strength below the full one: fewer nodes, and a seeded choice among moves that are nearly as good as the best.

use super::alphabeta::Line;
use super::{Limits, mate_distance};
use crate::zobrist::SplitMix64;

/// Levels run from 1 to this, the full strength.
pub const FULL_STRENGTH: u32 = 3;

/// How strong the engine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    nodes: u64,
    lines: usize,
    /// Hundredths of a man by which a move may be worse than the best.
    margin: i32,
}

impl Level {
    /// No limit but those of the search.
    pub const FULL: Self = Self { nodes: u64::MAX, lines: 1, margin: 0 };

    /// `None` outside 1 to [`FULL_STRENGTH`].
    #[must_use]
    pub const fn new(level: u32) -> Option<Self> {
        match level {
            1 => Some(Self { nodes: 600, lines: 6, margin: 30 }),
            2 => Some(Self { nodes: 20_000, lines: 3, margin: 8 }),
            FULL_STRENGTH => Some(Self::FULL),
            _ => None,
        }
    }

    /// The limits of a search at this level.
    #[must_use]
    pub fn apply(self, limits: Limits) -> Limits {
        Limits { nodes: limits.nodes.min(self.nodes), multi_pv: limits.multi_pv.max(self.lines), ..limits }
    }

    /// Index of the line to play: each within the margin is as likely. A forced end is as good as no other but one of the
    /// same length.
    #[must_use]
    pub fn choose<M>(self, lines: &[Line<M>], seed: u64) -> usize {
        let Some(best) = lines.first() else { return 0 };
        let margin = |line: &Line<M>| {
            let forced = mate_distance(best.score).or(mate_distance(line.score)).is_some();
            if forced { 0 } else { self.margin }
        };
        let good = lines.iter().take(self.lines).take_while(|line| best.score - line.score <= margin(line)).count();
        SplitMix64::new(seed).below(good.max(1) as u64) as usize
    }
}
