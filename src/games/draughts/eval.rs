//! Draughts for the search: a hand-written evaluation, and the moves that quiescence looks at.

use super::Draughts;
use super::board::{Direction, Variant, row_column, step};
use super::moves::DraughtsMove;
use super::tuned::DraughtsWeights;
use crate::bits::Bits;
use crate::position::{Player, Position};
use crate::search::{Noise, Params, Searchable};
use crate::tables::{Endgame, TableValue, Tables};

/// Worth of things, in hundredths of a man.
mod worth {
    pub(super) const MAN: i32 = 100;
    pub(super) const KING: i32 = 310;
    /// A king on the long diagonal.
    pub(super) const LONG_DIAGONAL: i32 = 20;
    /// A row forward.
    pub(super) const ADVANCE: i32 = 3;
    /// A man with both neighbours behind it: it cannot be jumped from the front.
    pub(super) const BACKED: i32 = 4;
    /// A man on the edge.
    pub(super) const EDGE: i32 = -4;
    /// A man in the middle of the board.
    pub(super) const CENTRE: i32 = 5;
    /// A man on the own base row: it keeps kings out.
    pub(super) const BASE: i32 = 7;
    /// A man with nothing before it on its way to the crown, per row that it has gone.
    pub(super) const RUNAWAY: i32 = 8;
    /// Difference between the men on the two wings, per man.
    pub(super) const SKEW: i32 = -3;
    /// A free step of a man.
    pub(super) const FREE_STEP: i32 = 2;
    /// The player to move.
    pub(super) const TEMPO: i32 = 3;
}

/// With a king on the weaker side and this few pieces on the stronger, a plain majority does not win.
const DRAWISH_PIECES: u32 = 3;
const DRAWISH_DIVISOR: i32 = 8;

/// Columns from `first` to `last` of the board.
const fn columns<V: Variant>(first: u32, last: u32) -> u64 {
    let mut set = 0;
    let mut bit = 0;
    while bit < 60 {
        if V::BOARD >> bit & 1 == 1 {
            let (_, column) = row_column::<V>(bit);
            if first <= column && column <= last {
                set |= 1 << bit;
            }
        }
        bit += 1;
    }
    set
}

/// Rows that a man has gone since the base row of its player.
const fn rows_gone<V: Variant>(player: Player, man: u8) -> i32 {
    let (row, _) = row_column::<V>(man);
    (match player {
        Player::One => V::SIZE - 1 - row,
        Player::Two => row,
    }) as i32
}

/// Squares at least half the board from a player's base row.
const fn far_half<V: Variant>(player: Player) -> u64 {
    let mut set = 0;
    let mut bit = 0;
    while bit < 60 {
        if V::BOARD >> bit & 1 == 1 && 2 * rows_gone::<V>(player, bit) >= V::SIZE as i32 {
            set |= 1 << bit;
        }
        bit += 1;
    }
    set
}

/// Sets that the evaluation counts.
struct Zones<V>(std::marker::PhantomData<V>);

impl<V: Variant> Zones<V> {
    const LEFT: u64 = columns::<V>(0, V::SIZE / 2 - 1);
    const EDGE: u64 = columns::<V>(0, 0) | columns::<V>(V::SIZE - 1, V::SIZE - 1);
    const FAR: [u64; 2] = [far_half::<V>(Player::One), far_half::<V>(Player::Two)];
    const MIDDLE: u64 = columns::<V>(V::SIZE / 2 - 2, V::SIZE / 2 + 1);
}

impl<V: Variant> Draughts<V> {
    fn side(&self, player: Player) -> i32 {
        let own = self.pieces[player.index()];
        let men = own & !self.kings;
        let kings = own & self.kings;
        let count = |set: u64| set.count_ones() as i32;
        let [ahead_left, ahead_right] = Direction::forward(player);
        let behind = [ahead_left.opposite(), ahead_right.opposite()];

        let mut score = worth::MAN * count(men)
            + worth::KING * count(kings)
            + worth::LONG_DIAGONAL * count(kings & V::LONG_DIAGONAL)
            + worth::EDGE * count(men & Zones::<V>::EDGE)
            + worth::CENTRE * count(men & Zones::<V>::MIDDLE)
            + worth::BASE * count(men & V::CROWN[player.other().index()])
            + worth::SKEW * self.skew(men)
            + worth::RUNAWAY * self.runaway_rows(player);

        let backed = men & step::<V>(own, behind[0].opposite()) & step::<V>(own, behind[1].opposite());
        score += worth::BACKED * count(backed);
        let empty = self.empty();
        score +=
            worth::FREE_STEP * (count(step::<V>(men, ahead_left) & empty) + count(step::<V>(men, ahead_right) & empty));

        score + worth::ADVANCE * Bits(men).map(|man| rows_gone::<V>(player, man)).sum::<i32>()
    }

    /// Difference between the men on the two wings.
    pub(super) fn skew(&self, men: u64) -> i32 {
        let [left, right] = [men & Zones::<V>::LEFT, men & !Zones::<V>::LEFT].map(|wing| wing.count_ones() as i32);
        (left - right).abs()
    }

    /// Rows gone, together, by the men of a player that nothing stops on their way to the crown; men still in their own
    /// half do not count.
    pub(super) fn runaway_rows(&self, player: Player) -> i32 {
        let enemy = self.pieces[player.other().index()];
        let men = self.pieces[player.index()] & !self.kings & Zones::<V>::FAR[player.index()];
        let free = Bits(men).filter(|&man| self.runs_free(player, 1 << man, enemy));
        free.map(|man| rows_gone::<V>(player, man)).sum()
    }

    /// Whether no enemy stands anywhere before a man, nor beside the way.
    fn runs_free(&self, player: Player, man: u64, enemy: u64) -> bool {
        let [left, right] = Direction::forward(player);
        let mut reach = man;
        while reach & V::CROWN[player.index()] == 0 {
            reach = (step::<V>(reach, left) | step::<V>(reach, right)) & V::BOARD;
            if reach & enemy != 0 || reach == 0 {
                return false;
            }
        }
        true
    }

    /// Whether a plain majority over `weaker` does not win.
    pub(super) fn is_drawish(&self, weaker: Player) -> bool {
        let weak = self.pieces[weaker.index()];
        let strong = self.pieces[weaker.other().index()];
        weak & self.kings != 0 && strong.count_ones() <= DRAWISH_PIECES
    }

    /// Whether the player to move would have something to capture back if they passed.
    fn is_threatened(&self) -> bool {
        let mut passed = self.clone();
        passed.turn = self.turn.other();
        passed.can_capture()
    }
}

impl<V: Variant> Searchable for Draughts<V> {
    type Weights = DraughtsWeights<V>;

    const PARAMS: Params =
        if V::SPANISH { Params::PLAIN } else { Params { reduction_depth: 3, reduction_moves: 4, ..Params::PLAIN } };

    /// From and to: two captures that share both may share a place.
    const MOVE_SPACE: usize = 64 * 64;

    fn move_index(&self, mv: DraughtsMove) -> usize {
        usize::from(mv.from) * 64 + usize::from(mv.to)
    }

    fn evaluate(&self, weights: &DraughtsWeights<V>) -> i32 {
        let us = self.turn();
        let score = weights.evaluate(self).unwrap_or_else(|| self.side(us) - self.side(us.other()) + worth::TEMPO);
        let weaker = if score > 0 { us.other() } else { us };
        if self.is_drawish(weaker) { score / DRAWISH_DIVISOR } else { score }
    }

    /// Captures, which are compulsory. Without one, a position in which the opponent threatens to capture is searched
    /// one ply further in full: what it is worth cannot be told by looking.
    fn noisy_moves_into(&self, ply: u32, out: &mut Vec<DraughtsMove>) -> Noise {
        self.captures_into(out);
        if !out.is_empty() {
            return if self.rules.huffing { Noise::Optional } else { Noise::Forced };
        }
        if ply == 0 && self.is_threatened() {
            self.quiet_moves_into(out);
            return Noise::Forced;
        }
        Noise::Optional
    }

    /// Captures by what they take, then men that crown.
    fn order_hint(&self, mv: DraughtsMove) -> i32 {
        let taken = mv.captured | mv.huffed.map_or(0, |bit| 1 << bit);
        let crowns = self.kings >> mv.from & 1 == 0 && V::CROWN[self.turn.index()] >> mv.to & 1 == 1;
        1000 * (taken.count_ones() + 2 * (taken & self.kings).count_ones()) as i32 + if crowns { 500 } else { 0 }
    }

    fn is_noisy(&self, mv: DraughtsMove) -> bool {
        mv.is_capture() || mv.huffed.is_some()
    }

    fn endgame(&self) -> Option<Endgame> {
        Some(self.tables_endgame())
    }

    fn probe(&self, tables: &Tables) -> Option<TableValue> {
        self.probe_tables(tables)
    }
}
