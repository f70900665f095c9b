//! Tumblingdown for the search: a hand-written evaluation, and the moves that quiescence looks at.

use super::Tumblingdown;
use super::moves::TumblingdownMove;
use crate::bits::Bits;
use crate::position::{Player, Position};
use crate::search::{Noise, Searchable};

/// Worth of things, in hundredths of a stack.
mod worth {
    /// A stack that one may move.
    pub(super) const STACK: i32 = 100;
    /// A move more or less.
    pub(super) const MOVE: i32 = 2;
    /// A piece, of either colour, in such a stack: it comes along.
    pub(super) const PIECE: i32 = 5;
    /// A pure stack. Of equal height they are targets, and pieces on top of enemy ones do more (300 games at 1,500 nodes
    /// with it and the one above, against neither: 189 to 111).
    pub(super) const PURE: i32 = -40;
    /// A king beyond the first: each is one more to lose (300 games at 2,000 nodes, against 0: 168 to 132).
    pub(super) const KING_TOO_MANY: i32 = -60;
    /// A step of height of the tallest pure stack below the kings, on which one falls back.
    pub(super) const RESERVE: i32 = 20;
    /// A move that hits an enemy king, for the player not to move: the other must answer it.
    pub(super) const HIT: i32 = 15;
    /// The player to move.
    pub(super) const TEMPO: i32 = 30;
}

/// Merits of moves before anything is known of them.
mod merit {
    /// Wins at once.
    pub(super) const WIN: i32 = 100_000;
    /// A stack gained or kept from the enemy.
    pub(super) const STACK: i32 = 60;
    /// A king that the move saves or raises.
    pub(super) const KING: i32 = 40;
    /// Loses at once, or nearly always.
    pub(super) const SUICIDE: i32 = -10_000;
}

/// The evasions of a threatened capture are searched this many plies below the horizon.
const EVASION_PLIES: u32 = 1;

impl Tumblingdown {
    fn side(&self, player: Player) -> i32 {
        let index = player.index();
        let owned = self.owned[index];
        let kings = self.kings[index].squares.count_ones() as i32;
        let pieces: i32 = Bits(owned).map(|square| i32::from(self.stack(square).height())).sum();
        worth::STACK * owned.count_ones() as i32
            + worth::PIECE * pieces
            + worth::PURE * self.pure[index].count_ones() as i32
            + worth::MOVE * super::board::neighbours(owned) as i32
            + worth::KING_TOO_MANY * (kings - 1).max(0)
            + worth::RESERVE * i32::from(self.pure_counts[index].second())
    }

    /// Squares that a move touches.
    fn landings(&self, mv: TumblingdownMove) -> u64 {
        (1..=self.reach(mv)).fold(0, |set, steps| set | 1 << mv.direction.step(mv.from, steps))
    }

    /// The moves that may parry the capture of an own king: of a king, onto a king, of or onto a stack that threatens,
    /// or onto a pure stack that grows. Where there is none, one move stands for all, so that the loss is found.
    fn evasions_into(&self, out: &mut Vec<TumblingdownMove>) {
        let us = self.turn();
        let kings = self.kings[us.index()].squares;
        let threats = self.king_hits(us.other()).fold(0, |set, mv| set | 1u64 << mv.from);
        let goals = kings | threats | self.pure[us.index()];
        let start = out.len();
        self.generate(out);
        let first = out.get(start).copied();
        let mut kept = start;
        for i in start..out.len() {
            let mv = out[i];
            if kings >> mv.from & 1 == 1 || self.landings(mv) & goals != 0 {
                out[kept] = mv;
                kept += 1;
            }
        }
        out.truncate(kept);
        if kept == start {
            out.extend(first);
        }
    }
}

impl Searchable for Tumblingdown {
    type Weights = ();

    const MOVE_SPACE: usize = 64 * 8;

    fn move_index(&self, mv: TumblingdownMove) -> usize {
        usize::from(mv.from) * 8 + mv.direction.index()
    }

    fn evaluate(&self, (): &()) -> i32 {
        let (us, them) = (self.turn, self.turn.other());
        let threats = self.king_hits(them).count() as i32;
        self.side(us) - self.side(them) + worth::TEMPO - worth::HIT * threats
    }

    /// A capture of the king wins, and nothing else matters then. At the horizon a player whose king is threatened must
    /// look for an answer: what the position is worth cannot be told by looking.
    fn noisy_moves_into(&self, ply: u32, out: &mut Vec<TumblingdownMove>) -> Noise {
        if let Some(mv) = self.king_capture(self.turn) {
            out.push(mv);
            return Noise::Forced;
        }
        if ply < EVASION_PLIES && self.king_capture(self.turn.other()).is_some() {
            self.evasions_into(out);
            return Noise::Forced;
        }
        Noise::Optional
    }

    /// Captures of the king first; then by the stacks that change hands.
    fn order_hint(&self, mv: TumblingdownMove) -> i32 {
        let us = self.turn;
        let [own, enemy] = [us, us.other()].map(|player| self.kings[player.index()].squares);
        let lifted = self.stack(mv.from);
        let reach = self.reach(mv);
        let mut hint = if own >> mv.from & 1 == 1 { merit::KING } else { 0 };
        for steps in 1..=reach {
            let square = mv.direction.step(mv.from, steps);
            let bit = 1u64 << square;
            let piece = if steps == reach { us } else { lifted.above_bottom(steps - 1) };
            let ours = self.owned[us.index()] & bit != 0;
            if piece == us {
                if enemy & bit != 0 {
                    return merit::WIN;
                }
                hint += if own & bit != 0 { merit::KING } else { 0 };
                hint += if ours { 0 } else { merit::STACK };
            } else if own & bit != 0 {
                hint += merit::SUICIDE;
            } else if ours {
                hint -= merit::STACK;
            }
        }
        hint
    }

    fn is_noisy(&self, mv: TumblingdownMove) -> bool {
        let enemy = self.kings[self.turn.other().index()].squares;
        enemy != 0 && self.landings(mv) & enemy != 0
    }
}
