//! Which move to try first: the one from the transposition table, then by merit of its own, killers, history.

use super::{MAX_PLY, Searchable};
use crate::position::Player;

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub(super) mv: M,
    pub(super) rank: i32,
}

/// What earlier parts of the search teach about moves that change no material.
pub(super) struct Experience<M> {
    history: [Vec<i32>; 2],
    killers: Vec<[Option<M>; 2]>,
}

const FROM_TABLE: i32 = i32::MAX;
/// Above any history, below the merit of a capture.
pub(super) const KILLER: i32 = 900;
const HISTORY_BOUND: i32 = 800;

impl<M: Copy + Eq> Experience<M> {
    pub(super) fn new(move_space: usize) -> Self {
        Self { history: [vec![0; move_space], vec![0; move_space]], killers: vec![[None; 2]; MAX_PLY + 1] }
    }

    /// Ranks the moves of a position.
    pub(super) fn rank<P: Searchable<Move = M>>(
        &self,
        position: &P,
        moves: &[M],
        ply: usize,
        known: Option<u16>,
        out: &mut Vec<Ranked<M>>,
    ) {
        let history = &self.history[position.turn().index()];
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        out.extend(moves.iter().map(|&mv| {
            let index = position.move_index(mv);
            let rank = if known.is_some_and(|known| usize::from(known) == index) {
                FROM_TABLE
            } else if killers.contains(&Some(mv)) {
                KILLER
            } else {
                position.order_hint(mv) + if position.is_noisy(mv) { 0 } else { history[index] }
            };
            Ranked { mv, rank }
        }));
    }

    /// `mv` refuted the move before it, after the `tried` ones did not.
    pub(super) fn learn<P: Searchable<Move = M>>(
        &mut self,
        position: &P,
        mv: M,
        tried: &[Ranked<M>],
        ply: usize,
        depth: i32,
    ) {
        if position.is_noisy(mv) {
            return;
        }
        let player = position.turn();
        let bonus = (depth * depth).min(HISTORY_BOUND / 2);
        self.adjust(player, position.move_index(mv), bonus);
        for other in tried {
            if !position.is_noisy(other.mv) {
                self.adjust(player, position.move_index(other.mv), -bonus);
            }
        }
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
        {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// Moves towards the bound by a share of the distance left, so that old lessons fade.
    fn adjust(&mut self, player: Player, index: usize, bonus: i32) {
        let value = &mut self.history[player.index()][index];
        *value += bonus - *value * bonus.abs() / HISTORY_BOUND;
    }
}

/// Brings the best of the moves to the front; equals keep their order of generation as far as swaps allow.
pub(super) fn pick<M: Copy>(moves: &mut [Ranked<M>]) -> M {
    let mut best = 0;
    for i in 1..moves.len() {
        if moves[i].rank > moves[best].rank {
            best = i;
        }
    }
    moves.swap(0, best);
    moves[0].mv
}
