//! The move, and the test whether it captures a king.

use std::cmp::Ordering;

use super::board::{Direction, Stack, neighbours};
use super::{Tumblingdown, keys};
use crate::bits::Bits;
use crate::position::{Outcome, Player, Reason};

/// A stack and the direction in which it tumbles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TumblingdownMove {
    pub(super) from: u8,
    pub(super) direction: Direction,
}

impl TumblingdownMove {
    /// The neighbouring square in the direction of the move, where the bottom piece lands.
    pub(super) fn to(self) -> u8 {
        self.direction.step(self.from, 1)
    }
}

/// Kings of a player: their height and where they stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Kings {
    pub(super) height: u8,
    pub(super) squares: u64,
}

impl Tumblingdown {
    /// The moves of a position in which the game goes on.
    pub(super) fn generate(&self, out: &mut Vec<TumblingdownMove>) {
        out.reserve(self.count());
        for from in Bits(self.owned[self.turn.index()]) {
            for direction in Direction::ALL {
                if direction.room(from) > 0 {
                    out.push(TumblingdownMove { from, direction });
                }
            }
        }
    }

    /// Their number: nothing blocks a move but the edge.
    pub(super) fn count(&self) -> usize {
        neighbours(self.owned[self.turn.index()]) as usize
    }

    pub(super) fn stack(&self, square: u8) -> Stack {
        self.stacks[usize::from(square & 63)]
    }

    /// How many squares a stack reaches in a direction.
    pub(super) fn reach(&self, mv: TumblingdownMove) -> u8 {
        self.stack(mv.from).height().min(mv.direction.room(mv.from))
    }

    /// Lifts the stack and drops its pieces, the bottom one first; at the edge all that are left.
    pub(super) fn tumble(&mut self, mv: TumblingdownMove) {
        let lifted = self.stack(mv.from);
        let reach = self.reach(mv);
        if reach == 0 {
            return;
        }
        self.replace(mv.from, Stack::EMPTY);
        for steps in 1..reach {
            let square = mv.direction.step(mv.from, steps);
            self.replace(square, self.stack(square).push(lifted.above_bottom(steps - 1)));
        }
        let last = mv.direction.step(mv.from, reach);
        self.replace(last, self.stack(last).pile(lifted, lifted.height() - reach + 1));
    }

    /// Puts a stack in the place of another and keeps all that is counted up to date; a player whose last king goes must
    /// then [`settle_kings`](Self::settle_kings).
    pub(super) fn replace(&mut self, square: u8, stack: Stack) {
        let old = std::mem::replace(&mut self.stacks[usize::from(square & 63)], stack);
        let bit = 1u64 << (square & 63);
        if let Some(owner) = old.owner() {
            self.owned[owner.index()] &= !bit;
        }
        if let Some(owner) = stack.owner() {
            self.owned[owner.index()] |= bit;
        }
        if let Some(player) = old.pure() {
            self.pure[player.index()] &= !bit;
            self.pure_counts[player.index()].take(old.height());
            self.kings[player.index()].squares &= !bit;
        }
        if let Some(player) = stack.pure() {
            self.pure[player.index()] |= bit;
            self.pure_counts[player.index()].add(stack.height());
            let kings = &mut self.kings[player.index()];
            match stack.height().cmp(&kings.height) {
                Ordering::Less => {}
                Ordering::Equal => kings.squares |= bit,
                Ordering::Greater => *kings = Kings { height: stack.height(), squares: bit },
            }
        }
        self.key ^= keys::of_stack(square, old) ^ keys::of_stack(square, stack);
    }

    /// Finds the kings of a player who has none of the height that they had.
    pub(super) fn settle_kings(&mut self, player: Player) {
        if self.kings[player.index()].squares == 0 {
            self.kings[player.index()] = self.find_kings(player);
        }
    }

    /// The kings as the stacks are now.
    fn find_kings(&self, player: Player) -> Kings {
        let height = self.pure_counts[player.index()].highest();
        let mut squares = 0;
        for square in Bits(self.pure[player.index()]) {
            squares |= u64::from(self.stack(square).height() == height) << square;
        }
        Kings { height, squares }
    }

    /// Whether a player who had these kings before a move has lost one by it.
    fn is_captured(&self, before: Kings, player: Player) -> bool {
        let after = self.kings[player.index()];
        let occupied = self.owned[0] | self.owned[1];
        after.height == 0 || after.height <= before.height && before.squares & occupied & !after.squares != 0
    }

    /// How a move by `mover` ended the game; `before` are the kings that there were.
    pub(super) fn end_after(&self, before: [Kings; 2], mover: Player) -> Option<Outcome> {
        let enemy = mover.other();
        if self.is_captured(before[enemy.index()], enemy) {
            Some(Outcome::win(mover, Reason::KingCaptured))
        } else if self.is_captured(before[mover.index()], mover) {
            Some(Outcome::win(enemy, Reason::OwnKingCaptured))
        } else {
            None
        }
    }

    /// Finds the first move of `player`, who need not be the one to move, that drops a piece of theirs on a king of the
    /// opponent and that `accept` wants. Each captures the king unless another stack of the opponent becomes taller.
    pub(super) fn find_king_hit(
        &self,
        player: Player,
        mut accept: impl FnMut(TumblingdownMove) -> bool,
    ) -> Option<TumblingdownMove> {
        let owned = self.owned[player.index()];
        for king in Bits(self.kings[player.other().index()].squares) {
            for direction in Direction::ALL {
                let back = direction.opposite();
                if back.ray(king) & owned == 0 {
                    continue;
                }
                let at_edge = direction.room(king) == 0;
                let mut from = king;
                for steps in 1..=back.room(king) {
                    from = back.step(from, 1);
                    if owned >> from & 1 == 0 {
                        continue;
                    }
                    let stack = self.stack(from);
                    // At the edge the top piece lands here at the latest, and it is the player's.
                    let hits = stack.height() >= steps && (at_edge || stack.above_bottom(steps - 1) == player);
                    let mv = TumblingdownMove { from, direction };
                    if hits && accept(mv) {
                        return Some(mv);
                    }
                }
            }
        }
        None
    }

    /// A move by which `player`, if it were their turn, would win at once.
    pub(super) fn king_capture(&self, player: Player) -> Option<TumblingdownMove> {
        self.find_king_hit(player, |mv| self.captures_king(player, mv))
    }

    /// Whether a move of `player` wins at once.
    pub(super) fn captures_king(&self, player: Player, mv: TumblingdownMove) -> bool {
        let mut after = self.clone();
        after.tumble(mv);
        let enemy = player.other();
        after.settle_kings(enemy);
        after.is_captured(self.kings[enemy.index()], enemy)
    }
}

/// How many pure stacks a player has of each height.
#[derive(Clone, Debug)]
pub(super) struct PureCounts {
    counts: [u8; 64],
    /// Heights of which there are any, as bits.
    heights: u64,
}

impl PureCounts {
    pub(super) const NONE: Self = Self { counts: [0; 64], heights: 0 };

    fn add(&mut self, height: u8) {
        self.counts[usize::from(height & 63)] += 1;
        self.heights |= 1 << (height & 63);
    }

    fn take(&mut self, height: u8) {
        let count = &mut self.counts[usize::from(height & 63)];
        *count -= 1;
        if *count == 0 {
            self.heights &= !(1 << (height & 63));
        }
    }

    /// How many there are of a height.
    pub(super) fn of(&self, height: u8) -> u8 {
        self.counts[usize::from(height & 63)]
    }

    /// The greatest height; 0 without a pure stack.
    pub(super) fn highest(&self) -> u8 {
        63 - (self.heights | 1).leading_zeros() as u8
    }

    /// The greatest height below the kings'; 0 without another pure stack.
    pub(super) fn second(&self) -> u8 {
        let below = self.heights & !(1 << self.highest());
        63 - (below | 1).leading_zeros() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;
    use crate::zobrist::SplitMix64;

    #[test]
    fn kings_are_kept_up_to_date() {
        let mut random = SplitMix64::new(7);
        for _ in 0..200 {
            let mut position = Tumblingdown::start();
            loop {
                for player in Player::ALL {
                    assert_eq!(position.kings[player.index()], position.find_kings(player), "{position:?}");
                }
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                position.play_unchecked(legal[random.below(legal.len() as u64) as usize]);
            }
        }
    }
}
