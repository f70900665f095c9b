//! Ultima for the search: a hand-written evaluation, and the moves that quiescence looks at.

use super::Ultima;
use super::board::{Kind, NEIGHBOURS, bit, queen_rays, rook_rays};
use super::moves::UltimaMove;
use crate::bits::Bits;
use crate::position::{Player, Position};
use crate::search::{Noise, Searchable};

/// Worth of things, in hundredths of a pincer.
mod worth {
    use super::Kind;

    pub(super) const fn man(kind: Kind) -> i32 {
        match kind {
            Kind::Pincer => 100,
            Kind::Coordinator => 280,
            Kind::Withdrawer => 300,
            Kind::Chameleon => 360,
            Kind::LongLeaper => 520,
            Kind::Immobiliser => 600,
            Kind::King => 0,
        }
    }

    /// Share of its worth that a frozen man loses, in hundredths.
    pub(super) const FROZEN_SHARE: i32 = 22;
    pub(super) const FROZEN_KING: i32 = -60;
    /// A square that a mobile man can go to.
    pub(super) const REACH: i32 = 2;
    /// An enemy man beside the king, and one of the four on which a pincer could lean.
    pub(super) const BESIDE_KING: i32 = -8;
    pub(super) const ANVIL: i32 = -10;
    /// A mobile man within two squares of the enemy king.
    pub(super) const NEAR_ENEMY_KING: i32 = 5;
    /// The king, for every step from the edge, while the enemy is strong; the other way round in the end.
    pub(super) const KING_OUT: i32 = -9;
    /// Against a bare side: its king by its distance from the middle, the own king by its distance from it.
    pub(super) const DRIVEN_OUT: i32 = 14;
    pub(super) const KING_DISTANCE: i32 = -8;
    /// A square that the bare side's king could still step to.
    pub(super) const ROOM: i32 = -6;
    pub(super) const TEMPO: i32 = 6;
}

/// A side with less material than this can no longer attack, and its king is hunted.
const BARE: i32 = 500;

/// Quiescence looks at captures for this many plies, and at all moves out of check for the first few.
const NOISY_PLIES: u32 = 6;
const EVASION_PLIES: u32 = 2;

/// Steps from the nearest edge, 0 to 3.
fn from_edge(square: u8) -> i32 {
    let (file, rank) = (i32::from(square % 8), i32::from(square / 8));
    file.min(7 - file).min(rank.min(7 - rank))
}

/// Moves that a king needs from one square to the other.
fn distance(a: u8, b: u8) -> i32 {
    let along = |a: u8, b: u8| (i32::from(a) - i32::from(b)).abs();
    along(a % 8, b % 8).max(along(a / 8, b / 8))
}

impl Ultima {
    /// Men without the king, at their full worth.
    fn material(&self, player: Player) -> i32 {
        Kind::ALL.into_iter().map(|kind| worth::man(kind) * self.board.of(player, kind).count_ones() as i32).sum()
    }

    fn side(&self, player: Player, own_worth: i32, enemy_worth: i32) -> i32 {
        let board = &self.board;
        let frozen = board.frozen(player, &self.rules);
        let occupied = board.occupied();
        let enemy = board.men(player.other());
        let (Some(king), Some(target)) = (board.king(player), board.king(player.other())) else { return 0 };
        let close = NEIGHBOURS[target as usize & 63];
        let zone = Bits(close).fold(close, |set, square| set | NEIGHBOURS[square as usize & 63]);
        let mut score = own_worth;

        for kind in Kind::ALL {
            let men = board.of(player, kind);
            score -= worth::man(kind) * worth::FROZEN_SHARE / 100 * (men & frozen).count_ones() as i32;
            let rays = match kind {
                Kind::King => continue,
                Kind::Pincer => rook_rays,
                _ => queen_rays,
            };
            for man in Bits(men & !frozen) {
                score += worth::REACH * (rays(man, occupied) & !occupied).count_ones() as i32;
            }
        }
        score += worth::NEAR_ENEMY_KING * (zone & board.men(player) & !frozen & !bit(king)).count_ones() as i32;
        if frozen & bit(king) != 0 {
            score += worth::FROZEN_KING;
        }
        if enemy_worth >= BARE {
            let beside = NEIGHBOURS[king as usize & 63] & enemy;
            let leaned = beside & rook_rays(king, u64::MAX);
            score += worth::BESIDE_KING * beside.count_ones() as i32 + worth::ANVIL * leaned.count_ones() as i32;
            score += worth::KING_OUT * from_edge(king);
        } else if own_worth > enemy_worth {
            let room = close & !occupied & !NEIGHBOURS[king as usize & 63];
            score += worth::DRIVEN_OUT * (3 - from_edge(target))
                + worth::KING_DISTANCE * distance(king, target)
                + worth::ROOM * room.count_ones() as i32;
        }
        score
    }
}

impl Searchable for Ultima {
    type Weights = ();

    const MOVE_SPACE: usize = 64 * 64;

    fn move_index(&self, mv: UltimaMove) -> usize {
        usize::from(mv.from) * 64 + usize::from(mv.to)
    }

    fn evaluate(&self, (): &()) -> i32 {
        let us = self.turn();
        let (ours, theirs) = (self.material(us), self.material(us.other()));
        self.side(us, ours, theirs) - self.side(us.other(), theirs, ours) + worth::TEMPO
    }

    /// Captures; in check, every move.
    fn noisy_moves_into(&self, ply: u32, out: &mut Vec<UltimaMove>) -> Noise {
        if ply < EVASION_PLIES && self.is_check() {
            self.legal_moves_into(out);
            return Noise::Forced;
        }
        if ply < NOISY_PLIES {
            self.captures_into(out);
        }
        Noise::Optional
    }

    /// Captures by what they take, with the cheaper man first.
    fn order_hint(&self, mv: UltimaMove) -> i32 {
        if !mv.is_capture() {
            return 0;
        }
        let taken: i32 =
            Bits(mv.captured).filter_map(|square| self.board.man_on(square)).map(|(_, kind)| worth::man(kind)).sum();
        1000 + 10 * taken - worth::man(self.mover(mv)) / 10
    }

    fn is_noisy(&self, mv: UltimaMove) -> bool {
        mv.is_capture()
    }
}
