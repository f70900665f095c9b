//! Immobilisation and check: what hangs on where men stand, not on a move.

use super::board::{
    Board, Direction, Kind, NEIGHBOURS, between, bit, direction, file_of, queen_rays, rank_of, rook_rays, shift,
};
use super::{ImmobiliserRule, LeaperRule, UltimaRules};
use crate::bits::Bits;
use crate::position::Player;

/// Directions along files and ranks.
pub(super) const ORTHOGONAL: [Direction; 4] = [0, 2, 4, 6];

impl Board {
    /// Men of `player` that one enemy immobiliser holds. A single helper beside it frees the others and not itself, two
    /// free each other as well.
    fn held_by(&self, player: Player, immobiliser: u8, rule: ImmobiliserRule) -> u64 {
        let near = NEIGHBOURS[immobiliser as usize & 63] & self.men(player);
        let helpers = near & (self.kind(Kind::Chameleon) | self.kind(Kind::Immobiliser));
        match (rule, helpers.count_ones()) {
            (ImmobiliserRule::Classic, _) | (_, 0) => near,
            (_, 1) => helpers,
            _ => 0,
        }
    }

    /// Men of `player` that cannot move.
    pub(super) fn frozen(&self, player: Player, rules: &UltimaRules) -> u64 {
        let them = player.other();
        let mut frozen = 0;
        for immobiliser in Bits(self.of(them, Kind::Immobiliser)) {
            frozen |= self.held_by(player, immobiliser, rules.immobiliser);
        }
        for immobiliser in Bits(self.of(player, Kind::Immobiliser)) {
            if NEIGHBOURS[immobiliser as usize & 63] & self.of(them, Kind::Chameleon) != 0 {
                frozen |= bit(immobiliser);
            }
        }
        frozen
    }

    /// The men that hold the one on a square.
    pub(super) fn holders(&self, square: u8, rules: &UltimaRules) -> u64 {
        let Some((player, kind)) = self.man_on(square) else { return 0 };
        let near = NEIGHBOURS[square as usize & 63] & self.men(player.other());
        let immobilisers = Bits(near & self.kind(Kind::Immobiliser))
            .filter(|&immobiliser| self.held_by(player, immobiliser, rules.immobiliser) & bit(square) != 0)
            .fold(0, |set, immobiliser| set | bit(immobiliser));
        let chameleons = if kind == Kind::Immobiliser { near & self.kind(Kind::Chameleon) } else { 0 };
        immobilisers | chameleons
    }

    /// Whether `player`'s king is in check: whether the opponent, if they were to move, could take it by any means.
    pub(super) fn in_check(&self, player: Player, rules: &UltimaRules) -> bool {
        let Some(king) = self.king(player) else { return false };
        let them = player.other();
        let mobile = self.men(them) & !self.frozen(them, rules);
        let near = NEIGHBOURS[king as usize & 63] & mobile;
        near & (self.kind(Kind::King) | self.kind(Kind::Chameleon)) != 0
            || self.withdrawn_from(king, near)
            || self.leapt_over(player, king, mobile, rules.leaper)
            || self.pinched_by(them, king, mobile)
            || self.coordinated(them, king, mobile)
    }

    /// A withdrawer beside the king, with an empty square on its other side.
    fn withdrawn_from(&self, king: u8, near: u64) -> bool {
        let occupied = self.occupied();
        Bits(near & self.kind(Kind::Withdrawer)).any(|withdrawer| {
            direction(king, withdrawer).is_some_and(|away| shift(bit(withdrawer), away) & !occupied != 0)
        })
    }

    /// A long leaper that gets to the king, over its friends or not, and finds room behind it.
    fn leapt_over(&self, player: Player, king: u8, mobile: u64, rule: LeaperRule) -> bool {
        let occupied = self.occupied();
        Bits(mobile & self.kind(Kind::LongLeaper)).any(|leaper| {
            let Some(way) = direction(leaper, king) else { return false };
            if shift(bit(king), way) & !occupied == 0 {
                return false;
            }
            let jumped = between(leaper, way, king) & occupied;
            jumped == 0
                || rule == LeaperRule::Multi && jumped & !self.men(player) == 0 && shift(jumped, way) & occupied == 0
        })
    }

    /// A pincer that can slide to a side of the king, with any man of its own on the other side.
    fn pinched_by(&self, them: Player, king: u8, mobile: u64) -> bool {
        let pincers = mobile & self.kind(Kind::Pincer);
        let occupied = self.occupied();
        pincers != 0
            && ORTHOGONAL.into_iter().any(|way| {
                let end = shift(bit(king), way ^ 4) & !occupied;
                shift(bit(king), way) & self.men(them) != 0
                    && end != 0
                    && rook_rays(end.trailing_zeros() as u8, occupied) & pincers != 0
            })
    }

    /// Squares on which a coordinator of `them` would have the king in a corner.
    fn corners_on(&self, them: Player, king: u8) -> u64 {
        let Some(theirs) = self.king(them) else { return 0 };
        match (file_of(king) & bit(theirs) != 0, rank_of(king) & bit(theirs) != 0) {
            (true, false) => rank_of(king),
            (false, true) => file_of(king),
            _ => 0,
        }
    }

    fn coordinated(&self, them: Player, king: u8, mobile: u64) -> bool {
        let coordinators = mobile & self.kind(Kind::Coordinator);
        if coordinators == 0 {
            return false;
        }
        let occupied = self.occupied();
        let corners = self.corners_on(them, king) & !occupied;
        corners != 0 && Bits(coordinators).any(|coordinator| queen_rays(coordinator, occupied) & corners != 0)
    }

    /// Men whose going could put `player`'s king, which is not in check, in check: a move of another man that captures
    /// none of these, the king's own moves apart, is safe. Men only ever shield by standing where they stand, and enemies
    /// are only ever freed by a move of the immobiliser that holds them.
    pub(super) fn shields(&self, player: Player, rules: &UltimaRules) -> u64 {
        let Some(king) = self.king(player) else { return 0 };
        let them = player.other();
        let frozen = self.frozen(them, rules);
        let mobile = self.men(them) & !frozen;
        let occupied = self.occupied();
        let mut shields = 0;
        for withdrawer in Bits(NEIGHBOURS[king as usize & 63] & mobile & self.kind(Kind::Withdrawer)) {
            if let Some(away) = direction(king, withdrawer) {
                shields |= shift(bit(withdrawer), away);
            }
        }
        for leaper in Bits(mobile & self.kind(Kind::LongLeaper)) {
            if let Some(way) = direction(leaper, king) {
                let behind = shift(bit(king), way);
                shields |= if behind == 0 { 0 } else { behind | between(leaper, way, king) };
            }
        }
        if mobile & self.kind(Kind::Pincer) != 0 {
            for way in ORTHOGONAL {
                let end = shift(bit(king), way ^ 4);
                if shift(bit(king), way) & self.men(them) != 0 && end != 0 {
                    let closed = end & occupied != 0;
                    shields |= if closed { end } else { rook_rays(end.trailing_zeros() as u8, occupied) };
                }
            }
        }
        if self.corners_on(them, king) != 0 {
            for coordinator in Bits(mobile & self.kind(Kind::Coordinator)) {
                shields |= queen_rays(coordinator, occupied);
            }
        }
        for immobiliser in Bits(self.of(player, Kind::Immobiliser)) {
            if NEIGHBOURS[immobiliser as usize & 63] & frozen != 0 {
                shields |= bit(immobiliser);
            }
        }
        shields & occupied & !bit(king)
    }
}
