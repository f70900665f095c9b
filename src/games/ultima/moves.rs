//! Moves with their victims.

use std::ops::ControlFlow;

use super::board::{
    Board, Direction, Kind, NEIGHBOURS, between, bit, direction, file_of, queen_rays, rank_of, ray, rook_rays, shift,
};
use super::check::{ORTHOGONAL, Siege};
use super::{ChameleonLeap, LeaperRule, Ultima, UltimaRules};
use crate::bits::Bits;
use crate::position::Player;

/// One move: its two squares are enough to tell it from the others of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UltimaMove {
    pub(super) from: u8,
    pub(super) to: u8,
    /// Victims as bits.
    pub(super) captured: u64,
}

impl UltimaMove {
    /// Whether it captures.
    #[must_use]
    pub fn is_capture(self) -> bool {
        self.captured != 0
    }
}

/// A position as the move generator sees it.
pub(super) struct Scene<'p> {
    board: &'p Board,
    rules: &'p UltimaRules,
    us: Player,
    own: u64,
    enemy: u64,
    occupied: u64,
    mobile: u64,
    /// What the own king has to fear; no position that was read or reached by legal moves lacks it.
    siege: Option<Siege>,
    /// Men whose move or loss may leave the king in check; see [`Board::shields`].
    shields: u64,
}

/// Squares on which a move may capture by where it ends.
struct Takes {
    pinching: u64,
    pinching_pincers: u64,
    cornering: u64,
    cornering_coordinators: u64,
}

impl<'p> Scene<'p> {
    /// For walks over many moves: knows which of them need no look at the king.
    pub(super) fn new(position: &'p Ultima) -> Self {
        let mut scene = Self::wary(position);
        if let Some(siege) = &scene.siege
            && !scene.board.takes_king(scene.us.other(), siege, scene.rules.leaper)
        {
            scene.shields = scene.board.shields(scene.us, siege);
        }
        scene
    }

    /// For walks over a few moves: looks at the king after each.
    pub(super) fn wary(position: &'p Ultima) -> Self {
        let &Ultima { ref board, ref rules, turn: us, .. } = position;
        let (own, enemy) = (board.men(us), board.men(us.other()));
        let mobile = enemy & !board.frozen(us.other(), rules);
        Self {
            board,
            rules,
            us,
            own,
            enemy,
            occupied: own | enemy,
            mobile: own & !board.frozen(us, rules),
            siege: board.king(us).map(|king| Siege { king, own, enemy, mobile }),
            shields: u64::MAX,
        }
    }

    /// Mobile men of one kind.
    fn movers(&self, kind: Kind) -> Bits {
        Bits(self.mobile & self.board.kind(kind))
    }

    fn enemies(&self, kind: Kind) -> u64 {
        self.enemy & self.board.kind(kind)
    }

    fn takes(&self) -> Takes {
        Takes {
            pinching: self.pinching(self.enemy),
            pinching_pincers: self.pinching(self.enemies(Kind::Pincer)),
            cornering: self.cornering(self.enemy),
            cornering_coordinators: self.cornering(self.enemies(Kind::Coordinator)),
        }
    }

    /// Every legal move, or every legal capture, until `visit` has seen enough.
    pub(super) fn visit(
        &self,
        only_captures: bool,
        visit: &mut impl FnMut(UltimaMove) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let takes = self.takes();
        for kind in Kind::ALL {
            for from in self.movers(kind) {
                self.visit_man(kind, from, &takes, only_captures, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_man(
        &self,
        kind: Kind,
        from: u8,
        takes: &Takes,
        only_captures: bool,
        visit: &mut impl FnMut(UltimaMove) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut offer = |to: u8, captured: u64| {
            let mv = UltimaMove { from, to, captured };
            if only_captures && captured == 0 || !self.is_safe(kind, mv) {
                return ControlFlow::Continue(());
            }
            visit(mv)
        };
        if kind == Kind::King {
            let reach = NEIGHBOURS[from as usize & 63] & if only_captures { self.enemy } else { !self.own };
            for to in Bits(reach) {
                offer(to, bit(to) & self.enemy)?;
            }
            return ControlFlow::Continue(());
        }
        let alert = self.alert(kind, from, takes);
        if alert != 0 || !only_captures {
            let reach = self.reach(kind, from);
            for to in Bits(if only_captures { reach & alert } else { reach }) {
                offer(to, if alert & bit(to) == 0 { 0 } else { self.taken(kind, from, to) })?;
            }
        }
        let prey = self.leapt(kind);
        for way in self.leap_ways(from, prey) {
            for (squares, jumped) in self.leaps(from, way, prey) {
                for to in Bits(squares) {
                    let combines = self.rules.chameleon_leap == ChameleonLeap::Combine;
                    offer(to, jumped | if combines { self.taken(kind, from, to) } else { 0 })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Squares on which a man that slides there may take something.
    fn alert(&self, kind: Kind, from: u8, takes: &Takes) -> u64 {
        match kind {
            Kind::Pincer => takes.pinching,
            Kind::Coordinator => takes.cornering,
            Kind::Withdrawer => self.away(from, self.enemy),
            Kind::Chameleon => {
                takes.pinching_pincers | takes.cornering_coordinators | self.away(from, self.enemies(Kind::Withdrawer))
            }
            Kind::LongLeaper | Kind::King | Kind::Immobiliser => 0,
        }
    }

    /// All that a move to a square that the man gets to takes.
    pub(super) fn victims(&self, kind: Kind, from: u8, to: u8) -> u64 {
        let leapt = direction(from, to).map_or(0, |way| between(from, way, to) & self.occupied);
        if kind == Kind::King {
            bit(to) & self.enemy
        } else if leapt != 0 && self.rules.chameleon_leap == ChameleonLeap::Pure {
            leapt
        } else {
            leapt | self.taken(kind, from, to)
        }
    }

    /// What a move takes by where it begins and ends, leaps apart.
    fn taken(&self, kind: Kind, from: u8, to: u8) -> u64 {
        let left = |prey: u64| direction(to, from).map_or(0, |back| shift(bit(from), back) & prey);
        match kind {
            Kind::Pincer => self.pinched(from, to, self.enemy),
            Kind::Coordinator => self.cornered(to, self.enemy),
            Kind::Withdrawer => left(self.enemy),
            Kind::Chameleon => {
                let straight = (file_of(from) | rank_of(from)) & bit(to) != 0;
                let pinched = if straight { self.pinched(from, to, self.enemies(Kind::Pincer)) } else { 0 };
                pinched | self.cornered(to, self.enemies(Kind::Coordinator)) | left(self.enemies(Kind::Withdrawer))
            }
            Kind::LongLeaper | Kind::King | Kind::Immobiliser => 0,
        }
    }

    /// Rays that lead straight away from the men of `prey` beside a square.
    fn away(&self, from: u8, prey: u64) -> u64 {
        Bits(NEIGHBOURS[from as usize & 63] & prey)
            .filter_map(|man| direction(man, from))
            .fold(0, |set, way| set | ray(from, way, self.occupied))
    }

    /// Number of legal moves.
    pub(super) fn count(&self) -> usize {
        let mut count = 0;
        let mut takes = None;
        for kind in Kind::ALL {
            let captures = kind != Kind::King && kind != Kind::Immobiliser;
            for from in self.movers(kind) {
                let watched = bit(from) | if captures { self.enemy } else { 0 };
                if kind != Kind::King && self.shields & watched == 0 {
                    count += (self.reach(kind, from) | self.all_leaps(kind, from)).count_ones() as usize;
                    continue;
                }
                let takes = takes.get_or_insert_with(|| self.takes());
                let _ = self.visit_man(kind, from, takes, false, &mut |_| {
                    count += 1;
                    ControlFlow::Continue(())
                });
            }
        }
        count
    }

    /// Whether the own king is not in check after a move.
    #[inline]
    fn is_safe(&self, kind: Kind, mv: UltimaMove) -> bool {
        kind != Kind::King && (bit(mv.from) | mv.captured) & self.shields == 0 || self.leaves_king_safe(kind, mv)
    }

    fn leaves_king_safe(&self, kind: Kind, mv: UltimaMove) -> bool {
        let Some(siege) = self.siege else { return true };
        // Who is frozen changes with the immobilisers and with those that take their power away, and with nobody else.
        let holders = self.board.kind(Kind::Immobiliser) | self.board.kind(Kind::Chameleon);
        if (bit(mv.from) & self.board.kind(Kind::Immobiliser) | mv.captured & holders) != 0 {
            let mut after = *self.board;
            after.relocate(self.us, mv.from, mv.to, mv.captured);
            return !after.in_check(self.us, self.rules);
        }
        let siege = Siege {
            king: if kind == Kind::King { mv.to } else { siege.king },
            own: self.own & !bit(mv.from) | bit(mv.to),
            enemy: self.enemy & !mv.captured,
            mobile: siege.mobile & !mv.captured,
        };
        !self.board.takes_king(self.us.other(), &siege, self.rules.leaper)
    }

    /// Squares that a man other than the king slides to.
    #[inline]
    fn reach(&self, kind: Kind, from: u8) -> u64 {
        let rays = if kind == Kind::Pincer { rook_rays } else { queen_rays };
        rays(from, self.occupied) & !self.occupied
    }

    /// Leaps in one direction over men of `prey`: squares on which a leap may end, with the men jumped before them.
    fn leaps(&self, from: u8, way: Direction, prey: u64) -> impl Iterator<Item = (u64, u64)> {
        let mut at = from;
        let mut jumped = 0;
        std::iter::from_fn(move || {
            let next = ray(at, way, self.occupied) & prey;
            let behind = shift(next, way) & !self.occupied;
            if behind == 0 || jumped != 0 && self.rules.leaper == LeaperRule::Single {
                return None;
            }
            at = next.trailing_zeros() as u8;
            jumped |= next;
            Some((ray(at, way, self.occupied) & !self.occupied, jumped))
        })
    }

    /// Enemies that a man of this kind leaps over.
    pub(super) fn leapt(&self, kind: Kind) -> u64 {
        match kind {
            Kind::LongLeaper => self.enemy,
            Kind::Chameleon => self.enemies(Kind::LongLeaper),
            _ => 0,
        }
    }

    /// Directions in which the first man is one of `prey`.
    fn leap_ways(&self, from: u8, prey: u64) -> impl Iterator<Item = Direction> {
        let first = if prey == 0 { 0 } else { queen_rays(from, self.occupied) & prey };
        Bits(first).filter_map(move |man| direction(from, man))
    }

    /// Squares that a man leaps to, in all directions.
    fn all_leaps(&self, kind: Kind, from: u8) -> u64 {
        let prey = self.leapt(kind);
        self.leap_ways(from, prey)
            .flat_map(|way| self.leaps(from, way, prey))
            .fold(0, |set, (squares, _)| set | squares)
    }

    /// Squares beside a man of `prey` with a man of one's own on its other side; the mover itself may be that man.
    fn pinching(&self, prey: u64) -> u64 {
        ORTHOGONAL.into_iter().fold(0, |set, way| set | shift(prey & shift(self.own, way), way))
    }

    /// Men of `prey` pinched by a man that came from one square to the other.
    fn pinched(&self, from: u8, to: u8, prey: u64) -> u64 {
        let anvils = self.own & !bit(from);
        ORTHOGONAL.into_iter().fold(0, |set, way| {
            let victim = shift(bit(to), way) & prey;
            set | if shift(victim, way) & anvils == 0 { 0 } else { victim }
        })
    }

    /// Squares from which a man of `prey` is in a corner of the rectangle with the own king.
    fn cornering(&self, prey: u64) -> u64 {
        let Some(king) = self.board.king(self.us) else { return 0 };
        let (file, rank) = (file_of(king), rank_of(king));
        let ranks = Bits(prey & file).fold(0, |set, victim| set | rank_of(victim));
        let files = Bits(prey & rank).fold(0, |set, victim| set | file_of(victim));
        (ranks | files) & !file & !rank
    }

    /// Men of `prey` in the corners of the rectangle of this square and the own king.
    fn cornered(&self, to: u8, prey: u64) -> u64 {
        let Some(king) = self.board.king(self.us) else { return 0 };
        (file_of(king) & rank_of(to) | file_of(to) & rank_of(king)) & prey
    }
}
