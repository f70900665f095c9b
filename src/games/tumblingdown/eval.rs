//! Tumblingdown for the search: a linear evaluation, and the moves that quiescence looks at.

use super::Tumblingdown;
use super::board::{Direction, neighbours};
use super::moves::TumblingdownMove;
use crate::bits::Bits;
use crate::linear::{self, Linear, LinearTuning, LinearWeights, STAGES, terms};
use crate::position::{Player, Position};
use crate::search::{Noise, Searchable};
use crate::tuning::Tunable;

terms! {
    /// A stack that one may move; of them those of one piece, and of four or more.
    Stack: [-71, -378],
    Single: [-135, 23],
    Tall: [216, 514],
    /// A piece in such a stack, of its owner or of the enemy: it comes along.
    OwnPiece: [-43, 196],
    EnemyPiece: [-43, 196],
    /// A move more or less.
    Move: [85, 16],
    /// A stack on one of the 16 squares in the middle.
    Central: [-110, -161],
    /// A pure stack. Of equal height they are targets, and pieces on top of enemy ones do more.
    Pure: [-588, 820],
    /// A king beyond the first: each is one more to lose.
    KingTooMany: [-118, -1420],
    /// Height of the kings, and of the tallest pure stacks below them, on which one falls back; how many there are.
    KingHeight: [228, -177],
    ReserveHeight: [-508, 1806],
    Reserve: [-21, 79],
    /// A direction in which a king stands at the edge.
    KingAtEdge: [-1, -46],
    /// A move by which the own king grows.
    Defender: [23, 353],
    /// An enemy stack that reaches a king, but drops no enemy piece there.
    Blunt: [409, -769],
    /// A move of the enemy that hits a king of the player to move: it must be answered.
    Hit: [-66, 120],
    Tempo: [359, -38],
}

type Counts = linear::Counts<{ TERMS.len() }>;

/// The 16 squares in the middle.
const CENTRE: u64 = 0x0000_3C3C_3C3C_0000;

/// Height from which a stack is tall.
const TALL: u8 = 4;

/// Occupied squares on a full board.
const FULL: i32 = 40;

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
    /// Counts the stacks of a player, by what is in them.
    fn count_stacks(&self, player: Player, sign: i32, counts: &mut Counts) {
        let index = player.index();
        let owned = self.owned[index];
        for square in Bits(owned) {
            let stack = self.stack(square);
            let [own, enemy] = [player, player.other()].map(|player| i32::from(stack.pieces_of(player)));
            counts.add(Term::OwnPiece, sign * own);
            counts.add(Term::EnemyPiece, sign * enemy);
            counts.add(Term::Single, sign * i32::from(own + enemy == 1));
            counts.add(Term::Tall, sign * i32::from(own + enemy >= TALL.into()));
        }
        counts.add_set(Term::Stack, sign, owned);
        counts.add_set(Term::Central, sign, owned & CENTRE);
        counts.add_set(Term::Pure, sign, self.pure[index]);
        counts.add(Term::Move, sign * neighbours(owned) as i32);
        let kings = self.kings[index];
        let second = self.pure_counts[index].second();
        counts.add(Term::KingTooMany, sign * (kings.squares.count_ones() as i32 - 1).max(0));
        counts.add(Term::KingHeight, sign * i32::from(kings.height));
        counts.add(Term::ReserveHeight, sign * i32::from(second));
        counts.add(Term::Reserve, sign * i32::from(self.pure_counts[index].of(second)));
    }

    /// Counts the stacks that reach the kings of a player.
    fn count_reach(&self, player: Player, sign: i32, counts: &mut Counts) {
        let occupied = self.owned[0] | self.owned[1];
        for king in self.king_squares(player) {
            for direction in Direction::ALL {
                let at_edge = direction.room(king) == 0;
                counts.add(Term::KingAtEdge, sign * i32::from(at_edge));
                let back = direction.opposite();
                if back.ray(king) & occupied == 0 {
                    continue;
                }
                let mut from = king;
                for steps in 1..=back.room(king) {
                    from = back.step(from, 1);
                    let stack = self.stack(from);
                    let Some(owner) = stack.owner().filter(|_| stack.height() >= steps) else { continue };
                    // At the edge the top piece lands here at the latest.
                    let sharp = at_edge || stack.above_bottom(steps - 1) == owner;
                    match (owner == player, sharp) {
                        (true, true) => counts.add(Term::Defender, sign),
                        (true, false) => {}
                        (false, true) if player == self.turn => counts.add(Term::Hit, 1),
                        (false, true) => {}
                        (false, false) => counts.add(Term::Blunt, sign),
                    }
                }
            }
        }
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
        let mut threats = 0;
        self.find_king_hit(us.other(), |mv| {
            threats |= 1u64 << mv.from;
            false
        });
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

impl Linear for Tumblingdown {
    type Counts = Counts;

    const TERMS: &'static [(&'static str, [i16; 2])] = TERMS;

    fn counts(&self) -> Counts {
        let mut counts = Counts::NONE;
        for (player, sign) in [(self.turn, 1), (self.turn.other(), -1)] {
            self.count_stacks(player, sign, &mut counts);
            self.count_reach(player, sign, &mut counts);
        }
        counts.add(Term::Tempo, 1);
        counts
    }

    fn stage(&self) -> i32 {
        let occupied = (self.owned[0] | self.owned[1]).count_ones() as i32;
        (occupied * STAGES / FULL).min(STAGES)
    }
}

impl Tunable for Tumblingdown {
    type Tuning = LinearTuning;
}

impl Searchable for Tumblingdown {
    type Weights = LinearWeights<Self>;

    const MOVE_SPACE: usize = 64 * 8;

    fn move_index(&self, mv: TumblingdownMove) -> usize {
        usize::from(mv.from) * 8 + mv.direction.index()
    }

    fn evaluate(&self, weights: &LinearWeights<Self>) -> i32 {
        linear::evaluate(self, weights)
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
        mv.direction.ray(mv.from) & enemy != 0 && self.landings(mv) & enemy != 0
    }
}
