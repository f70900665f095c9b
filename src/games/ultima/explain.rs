//! Why a move is refused. The order of the questions is that of the rules page: whether the man is held, whether it goes
//! like this, what stands in its way, and what would take the king.

use super::board::{
    Board, Direction, Kind, NEIGHBOURS, between, bit, direction, lines, queen_rays, ray, rook_rays, shift,
};
use super::check::{ORTHOGONAL, Siege};
use super::moves::{Scene, UltimaMove};
use super::present::PIECES;
use super::{ImmobiliserRule, LeaperRule, Ultima, UltimaRules};
use crate::bits::Bits;
use crate::games::{Attempt, Param, ParamKind, Refusal, RefusalKind};
use crate::position::{Player, Position};
use ParamKind::{Cell, Cells, Piece};

const FROZEN: RefusalKind =
    RefusalKind::new("frozen", "immobiliser").with(&[("by", Cells), ("cell", Cell), ("piece", Piece)]);
const FROZEN_HELPER: RefusalKind =
    RefusalKind::new("frozen-helper", "helpers").with(&[("by", Cells), ("cell", Cell), ("piece", Piece)]);
const FROZEN_BY_CHAMELEON: RefusalKind =
    RefusalKind::new("frozen-by-chameleon", "helpers").with(&[("by", Cells), ("cell", Cell)]);
const KING_STEP: RefusalKind = RefusalKind::new("king-step", "moves").with(&[("to", Cell)]);
const PINCER_LINE: RefusalKind = RefusalKind::new("pincer-line", "moves").with(&[("from", Cell), ("to", Cell)]);
const NO_LINE: RefusalKind =
    RefusalKind::new("no-line", "moves").with(&[("from", Cell), ("to", Cell), ("piece", Piece)]);
const OWN_MAN: RefusalKind = RefusalKind::new("own-man", "moves").with(&[("to", Cell), ("piece", Piece)]);
const DISPLACEMENT: RefusalKind =
    RefusalKind::new("displacement", "captures").with(&[("to", Cell), ("pieceThere", Piece), ("piece", Piece)]);
const MAN_IN_THE_WAY: RefusalKind =
    RefusalKind::new("man-in-the-way", "moves").with(&[("by", Cell), ("pieceThere", Piece), ("piece", Piece)]);
const LEAP_OVER_OWN: RefusalKind =
    RefusalKind::new("leap-over-own", "long-leaper").with(&[("by", Cell), ("pieceThere", Piece)]);
const LEAP_WITHOUT_ROOM: RefusalKind = RefusalKind::new("leap-without-room", "long-leaper").with(&[
    ("over", Cell),
    ("pieceThere", Piece),
    ("behind", Cell),
]);
const LEAP_OVER_TWO: RefusalKind =
    RefusalKind::new("leap-over-two", "options").with(&[("first", Cell), ("second", Cell)]);
const CHAMELEON_LEAP: RefusalKind =
    RefusalKind::new("chameleon-leap", "chameleon").with(&[("by", Cell), ("pieceThere", Piece)]);
const CHECK_BY_KING: RefusalKind = RefusalKind::new("check-by-king", "check").with(&[("king", Cell), ("by", Cell)]);
const CHECK_BY_CHAMELEON: RefusalKind =
    RefusalKind::new("check-by-chameleon", "check").with(&[("king", Cell), ("by", Cell)]);
const CHECK_BY_WITHDRAWER: RefusalKind =
    RefusalKind::new("check-by-withdrawer", "check").with(&[("king", Cell), ("by", Cell), ("reach", Cell)]);
const CHECK_BY_LEAPER: RefusalKind =
    RefusalKind::new("check-by-leaper", "check").with(&[("king", Cell), ("by", Cell), ("reach", Cell)]);
const CHECK_BY_PINCER: RefusalKind = RefusalKind::new("check-by-pincer", "check").with(&[
    ("king", Cell),
    ("by", Cell),
    ("reach", Cell),
    ("anvil", Cell),
]);
const CHECK_BY_COORDINATOR: RefusalKind = RefusalKind::new("check-by-coordinator", "check").with(&[
    ("king", Cell),
    ("by", Cell),
    ("reach", Cell),
    ("corner", Cell),
]);
const SHUT_IN: RefusalKind = RefusalKind::new("shut-in", "moves").with(&[("cell", Cell), ("piece", Piece)]);
const PINNED: RefusalKind =
    RefusalKind::new("pinned", "check").with(&[("king", Cell), ("cell", Cell), ("piece", Piece)]);
const NO_PARRY: RefusalKind =
    RefusalKind::new("no-parry", "check").with(&[("king", Cell), ("by", Cell), ("cell", Cell), ("piece", Piece)]);
const NO_SAFE_SQUARE: RefusalKind = RefusalKind::new("no-safe-square", "check").with(&[("cell", Cell)]);
const NO_SUCH_MAN: RefusalKind = RefusalKind::new("no-such-man", "board").with(&[("piece", Piece)]);
const NONE_REACHES: RefusalKind =
    RefusalKind::new("none-reaches", "moves").with(&[("to", Cell), ("men", Cells), ("piece", Piece)]);
const OTHER_START: RefusalKind =
    RefusalKind::new("other-start", "notation").with(&[("to", Cell), ("men", Cells), ("piece", Piece)]);
const OTHER_MAN: RefusalKind = RefusalKind::new("other-man", "board").with(&[("cell", Cell), ("piece", Piece)]);
const MOVE_ENDS: RefusalKind = RefusalKind::new("move-ends", "moves").with(&[("cell", Cell)]);
const CAPTURES_NOTHING: RefusalKind = RefusalKind::new("captures-nothing", "captures").with(&[("to", Cell)]);
const CAPTURES_OTHERS: RefusalKind = RefusalKind::new("captures-others", "captures").with(&[("victims", Cells)]);

pub(super) const REFUSALS: &[RefusalKind] = &[
    FROZEN,
    FROZEN_HELPER,
    FROZEN_BY_CHAMELEON,
    KING_STEP,
    PINCER_LINE,
    NO_LINE,
    OWN_MAN,
    DISPLACEMENT,
    MAN_IN_THE_WAY,
    LEAP_OVER_OWN,
    LEAP_WITHOUT_ROOM,
    LEAP_OVER_TWO,
    CHAMELEON_LEAP,
    CHECK_BY_KING,
    CHECK_BY_CHAMELEON,
    CHECK_BY_WITHDRAWER,
    CHECK_BY_LEAPER,
    CHECK_BY_PINCER,
    CHECK_BY_COORDINATOR,
    SHUT_IN,
    PINNED,
    NO_PARRY,
    NO_SAFE_SQUARE,
    NO_SUCH_MAN,
    NONE_REACHES,
    OTHER_START,
    OTHER_MAN,
    MOVE_ENDS,
    CAPTURES_NOTHING,
    CAPTURES_OTHERS,
];

const fn cell(square: u8) -> Param {
    Param::Cell(square)
}

fn cells(set: u64) -> Param {
    Param::Cells(Bits(set).collect())
}

const fn man(kind: Kind) -> Param {
    Param::Piece(PIECES[kind as usize].id)
}

/// The square of a set that is not empty: the lowest.
const fn first(set: u64) -> u8 {
    set.trailing_zeros() as u8 & 63
}

impl Ultima {
    /// See [`crate::games::Playable::refuse`].
    pub(super) fn why_refused(&self, attempt: &Attempt, legal: &[UltimaMove]) -> Refusal {
        let meant = attempt.piece.and_then(|piece| Kind::ALL.into_iter().find(|&kind| kind as u8 == piece));
        let Some(from) = attempt.from else { return self.why_none_goes(meant, attempt.to, legal) };
        let kind = self.kind_on(from);
        if meant.is_some_and(|meant| meant != kind) {
            return OTHER_MAN.told([cell(from), man(kind)]);
        }
        let Some(to) = attempt.to else { return self.why_stuck(from, kind) };
        // A move is two squares, however many were clicked.
        let to = attempt.path.get(1).copied().unwrap_or(to);
        self.why_not(from, to).unwrap_or_else(|| match Scene::wary(self).victims(kind, from, to) {
            _ if attempt.path.len() > 2 => MOVE_ENDS.told([cell(to)]),
            0 => CAPTURES_NOTHING.told([cell(to)]),
            victims => CAPTURES_OTHERS.told([cells(victims)]),
        })
    }

    /// Why no man of a kind goes to a square from where the text says.
    fn why_none_goes(&self, kind: Option<Kind>, to: Option<u8>, legal: &[UltimaMove]) -> Refusal {
        let (kind, to) = (kind.unwrap_or(Kind::Pincer), to.unwrap_or_default());
        let men = self.board.of(self.turn(), kind);
        if men == 0 {
            return NO_SUCH_MAN.told([man(kind)]);
        }
        let moves = || legal.iter().filter(|mv| mv.to == to && men & bit(mv.from) != 0);
        let going = moves().fold(0, |set, mv| set | bit(mv.from));
        if going != 0 {
            return OTHER_START.told([cell(to), cells(going), man(kind)]);
        }
        if let Some(there) = self.man_there(to, kind) {
            return there;
        }
        let aligned = lines(to) & men;
        let only = (aligned.count_ones() == 1).then(|| self.why_not(first(aligned), to)).flatten();
        only.unwrap_or_else(|| NONE_REACHES.told([cell(to), cells(men), man(kind)]))
    }

    /// Why the man on a square does not go to another one; `None` when it does.
    fn why_not(&self, from: u8, to: u8) -> Option<Refusal> {
        let kind = self.kind_on(from);
        self.why_held(from, kind)
            .or_else(|| self.why_out_of_reach(from, to, kind))
            .or_else(|| self.why_unsafe(from, to, kind))
    }

    /// See [`crate::games::Playable::refuse_all`]: men that would expose the king first, then those that are held.
    pub(super) fn why_none(&self, to: u8) -> Option<Refusal> {
        let men = || Bits(self.board.men(self.turn()));
        let reaches = |&from: &u8| self.why_out_of_reach(from, to, self.kind_on(from)).is_none();
        let held = |from| self.why_held(from, self.kind_on(from));
        let unsafe_for =
            |from: u8| held(from).is_none().then(|| self.why_unsafe(from, to, self.kind_on(from))).flatten();
        men().filter(reaches).find_map(unsafe_for).or_else(|| men().filter(reaches).find_map(held))
    }

    /// The enemies that hold a man.
    fn why_held(&self, from: u8, kind: Kind) -> Option<Refusal> {
        let holders = self.board.holders(from, &self.rules);
        let chameleons = holders & self.board.kind(Kind::Chameleon);
        let helps = matches!(kind, Kind::Chameleon | Kind::Immobiliser);
        if holders == 0 {
            None
        } else if chameleons != 0 {
            Some(FROZEN_BY_CHAMELEON.told([cells(chameleons), cell(from)]))
        } else if helps && self.rules.immobiliser == ImmobiliserRule::Pure {
            Some(FROZEN_HELPER.told([cells(holders), cell(from), man(kind)]))
        } else {
            Some(FROZEN.told([cells(holders), cell(from), man(kind)]))
        }
    }

    /// Why a man that is free does not get to a square.
    fn why_out_of_reach(&self, from: u8, to: u8, kind: Kind) -> Option<Refusal> {
        let line = direction(from, to);
        if kind == Kind::King && NEIGHBOURS[from as usize & 63] & bit(to) == 0 {
            return Some(KING_STEP.told([cell(to)]));
        }
        if kind == Kind::Pincer && line.is_none_or(|way| !ORTHOGONAL.contains(&way)) {
            return Some(PINCER_LINE.told([cell(from), cell(to)]));
        }
        let Some(way) = line else { return Some(NO_LINE.told([cell(from), cell(to), man(kind)])) };
        self.man_there(to, kind).or_else(|| self.why_stopped(from, way, to, kind))
    }

    /// The man on a square to which no man of a kind goes because of it.
    fn man_there(&self, to: u8, kind: Kind) -> Option<Refusal> {
        self.own_man_there(to).or_else(|| {
            let (_, other) = self.board.man_on(to).filter(|_| kind != Kind::King)?;
            Some(DISPLACEMENT.told([cell(to), man(other), man(kind)]))
        })
    }

    /// See [`crate::games::Playable::refuse_own_cell`].
    pub(super) fn own_man_there(&self, to: u8) -> Option<Refusal> {
        let (player, other) = self.board.man_on(to)?;
        (player == self.turn()).then(|| OWN_MAN.told([cell(to), man(other)]))
    }

    /// The first man on the way to an empty square that cannot be leapt over.
    fn why_stopped(&self, from: u8, way: Direction, to: u8, kind: Kind) -> Option<Refusal> {
        let occupied = self.board.occupied();
        let prey = Scene::wary(self).leapt(kind);
        let mut men = between(from, way, to) & occupied;
        let mut leapt = None;
        while men != 0 {
            let next = ray(leapt.unwrap_or(from), way, occupied) & men;
            let square = first(next);
            let (_, other) = self.board.man_on(square)?;
            let behind = shift(next, way);
            if next & prey == 0 {
                return Some(match kind {
                    Kind::LongLeaper => LEAP_OVER_OWN.told([cell(square), man(other)]),
                    Kind::Chameleon => CHAMELEON_LEAP.told([cell(square), man(other)]),
                    _ => MAN_IN_THE_WAY.told([cell(square), man(other), man(kind)]),
                });
            }
            if behind & occupied != 0 {
                return Some(LEAP_WITHOUT_ROOM.told([cell(square), man(other), cell(first(behind))]));
            }
            if let Some(before) = leapt.filter(|_| self.rules.leaper == LeaperRule::Single) {
                return Some(LEAP_OVER_TWO.told([cell(before), cell(square)]));
            }
            leapt = Some(square);
            men &= !next;
        }
        None
    }

    /// What would take the king after a move.
    fn why_unsafe(&self, from: u8, to: u8, kind: Kind) -> Option<Refusal> {
        let victims = Scene::wary(self).victims(kind, from, to);
        let mut after = self.board;
        after.relocate(self.turn(), from, to, victims);
        after.threat(self.turn(), &self.rules)
    }

    /// Why a man has no legal move at all.
    fn why_stuck(&self, from: u8, kind: Kind) -> Refusal {
        if let Some(held) = self.why_held(from, kind) {
            return held;
        }
        let free = |&to: &u8| to != from && self.why_out_of_reach(from, to, kind).is_none();
        let king = self.board.king(self.turn()).filter(|_| (0..64).any(|to| free(&to)));
        // The cells of a threat begin with the king and the man that would take it.
        let threat = self.board.threat(self.turn(), &self.rules).and_then(|threat| threat.cells.get(1).copied());
        match (king, threat) {
            (None, _) => SHUT_IN.told([cell(from), man(kind)]),
            (Some(_), _) if kind == Kind::King => NO_SAFE_SQUARE.told([cell(from)]),
            (Some(king), Some(by)) => NO_PARRY.told([cell(king), cell(by), cell(from), man(kind)]),
            (Some(king), None) => PINNED.told([cell(king), cell(from), man(kind)]),
        }
    }
}

impl Board {
    /// A man that could take `player`'s king, if it were to move, and how.
    fn threat(&self, player: Player, rules: &UltimaRules) -> Option<Refusal> {
        let king = self.king(player)?;
        let them = player.other();
        let occupied = self.occupied();
        let (own, enemy) = (self.men(player), self.men(them));
        let mobile = enemy & !self.frozen(them, rules);
        let siege = Siege { king, own, enemy, mobile };
        let near = NEIGHBOURS[king as usize & 63] & mobile;
        let kings = Bits(near & self.kind(Kind::King)).map(|by| CHECK_BY_KING.told([cell(king), cell(by)]));
        let chameleons =
            Bits(near & self.kind(Kind::Chameleon)).map(|by| CHECK_BY_CHAMELEON.told([cell(king), cell(by)]));
        let withdrawers = Bits(near & self.kind(Kind::Withdrawer)).filter_map(|by| {
            let reach =
                direction(king, by).map(|away| shift(bit(by), away)).filter(|_| self.withdrawn_from(bit(by), &siege));
            reach.map(|reach| CHECK_BY_WITHDRAWER.told([cell(king), cell(by), cell(first(reach))]))
        });
        let leapers = Bits(mobile & self.kind(Kind::LongLeaper)).filter_map(|by| {
            let leaps = self.leapt_over(&Siege { mobile: bit(by), ..siege }, rules.leaper);
            let reach = direction(by, king).map(|way| shift(bit(king), way)).filter(|_| leaps);
            reach.map(|reach| CHECK_BY_LEAPER.told([cell(king), cell(by), cell(first(reach))]))
        });
        let pincers = Bits(mobile & self.kind(Kind::Pincer)).filter_map(|by| {
            let reached = rook_rays(by, occupied) & !occupied;
            let pinches = |way: Direction| (shift(bit(king), way ^ 4) & reached, shift(bit(king), way) & enemy);
            let (reach, anvil) =
                ORTHOGONAL.map(pinches).into_iter().find(|&(reach, anvil)| reach != 0 && anvil != 0)?;
            Some(CHECK_BY_PINCER.told([cell(king), cell(by), cell(first(reach)), cell(first(anvil))]))
        });
        let coordinators = Bits(mobile & self.kind(Kind::Coordinator)).filter_map(|by| {
            let corners = queen_rays(by, occupied) & !occupied & self.corners_on(them, king);
            let corner = self.king(them).filter(|_| corners != 0)?;
            Some(CHECK_BY_COORDINATOR.told([cell(king), cell(by), cell(first(corners)), cell(corner)]))
        });
        let mut threats = kings.chain(chameleons).chain(withdrawers).chain(leapers).chain(pincers).chain(coordinators);
        threats.next()
    }
}
