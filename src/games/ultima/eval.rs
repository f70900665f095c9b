//! Ultima for the search: a linear evaluation, and the moves that quiescence looks at.

use super::Ultima;
use super::board::{Kind, NEIGHBOURS, bit, direction, file_of, queen_rays, rank_of, rook_rays, shift};
use super::check::ORTHOGONAL;
use super::moves::UltimaMove;
use crate::bits::Bits;
use crate::linear::{self, Linear, LinearTuning, LinearWeights, STAGES, terms};
use crate::position::{Player, Position};
use crate::search::{Noise, Params, Searchable};
use crate::tuning::Tunable;

/// Worth of men in captures, in hundredths of a pincer.
const fn worth(kind: Kind) -> i32 {
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

terms! {
    Pincer: [629, 177],
    Coordinator: [3159, 1488],
    Withdrawer: [2469, 1244],
    Chameleon: [2622, 1627],
    LongLeaper: [3649, 2517],
    Immobiliser: [4278, 3866],
    /// A man that is frozen, besides what it is worth.
    FrozenPincer: [26, -234],
    FrozenCoordinator: [-855, -1002],
    FrozenWithdrawer: [-431, -704],
    FrozenChameleon: [-967, -564],
    FrozenLongLeaper: [-1020, -1174],
    FrozenImmobiliser: [-1209, -1772],
    FrozenKing: [-754, -1003],
    /// A square that a mobile man slides to.
    PincerReach: [6, -5],
    CoordinatorReach: [20, -19],
    WithdrawerReach: [26, -13],
    ChameleonReach: [2, 5],
    LongLeaperReach: [15, -17],
    ImmobiliserReach: [11, -7],
    /// A man on one of the 16 squares in the middle.
    CentralPincer: [74, -78],
    CentralPiece: [-138, 80],
    /// A man of the player to move that the enemy threatens to capture; of pieces the first, and the others.
    PincerEnPrise: [-23, -215],
    PieceEnPrise: [-547, -724],
    MoreEnPrise: [-427, -732],
    /// An enemy man beside the king, and one on a side on which a pincer could lean.
    BesideKing: [339, 223],
    Anvil: [22, -129],
    /// A mobile man within two squares of the enemy king.
    NearEnemyKing: [-43, 96],
    /// An empty square beside the king.
    KingRoom: [21, -33],
    /// The king, for every step from the edge, while the enemy is strong.
    KingOut: [-419, 175],
    /// Against a bare side: its king by its distance from the middle, the own king by its distance from it, and a square
    /// that the bare king could still step to.
    DrivenOut: [919, -208],
    KingDistance: [258, -62],
    BareRoom: [203, -174],
    Tempo: [30, 52],
}

/// Terms of a kind of men: one there, one frozen, and a square that a mobile one slides to.
const OF_KIND: [(Kind, [Term; 3]); 6] = [
    (Kind::Pincer, [Term::Pincer, Term::FrozenPincer, Term::PincerReach]),
    (Kind::Coordinator, [Term::Coordinator, Term::FrozenCoordinator, Term::CoordinatorReach]),
    (Kind::Withdrawer, [Term::Withdrawer, Term::FrozenWithdrawer, Term::WithdrawerReach]),
    (Kind::Chameleon, [Term::Chameleon, Term::FrozenChameleon, Term::ChameleonReach]),
    (Kind::LongLeaper, [Term::LongLeaper, Term::FrozenLongLeaper, Term::LongLeaperReach]),
    (Kind::Immobiliser, [Term::Immobiliser, Term::FrozenImmobiliser, Term::ImmobiliserReach]),
];

/// The 16 squares in the middle.
const CENTRE: u64 = 0x0000_3C3C_3C3C_0000;

/// Squares within two steps of one, itself among them.
const NEAR: [u64; 64] = {
    let mut near = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut left = NEIGHBOURS[square];
        near[square] = left;
        while left != 0 {
            near[square] |= NEIGHBOURS[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        square += 1;
    }
    near
};

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

/// Where the mobile men of a player slide to.
struct Reach {
    frozen: u64,
    /// Squares by kind.
    squares: [u64; 7],
}

type Counts = linear::Counts<{ TERMS.len() }>;

impl Ultima {
    /// Men without the king, at their full worth.
    fn material(&self, player: Player) -> i32 {
        Kind::ALL.into_iter().map(|kind| worth(kind) * self.board.of(player, kind).count_ones() as i32).sum()
    }

    /// Counts men, and the squares that they slide to.
    fn count_men(&self, player: Player, sign: i32, counts: &mut Counts) -> Reach {
        let board = &self.board;
        let occupied = board.occupied();
        let frozen = board.frozen(player, &self.rules);
        let mut squares = [0; 7];
        for (kind, [there, held, reach]) in OF_KIND {
            let men = board.of(player, kind);
            counts.add_set(there, sign, men);
            counts.add_set(held, sign, men & frozen);
            let rays = if kind == Kind::Pincer { rook_rays } else { queen_rays };
            for man in Bits(men & !frozen) {
                let free = rays(man, occupied) & !occupied;
                counts.add_set(reach, sign, free);
                squares[kind as usize] |= free;
            }
        }
        Reach { frozen, squares }
    }

    /// Counts what hangs on the kings.
    fn count_kings(&self, player: Player, sign: i32, reach: &Reach, material: [i32; 2], counts: &mut Counts) {
        let board = &self.board;
        let (own, enemy) = (board.men(player), board.men(player.other()));
        let (Some(king), Some(target)) = (board.king(player), board.king(player.other())) else { return };
        let [around, close] = [king, target].map(|square| NEIGHBOURS[square as usize & 63]);
        let zone = NEAR[target as usize & 63];
        let mobile = own & !reach.frozen & !bit(king);
        counts.add_set(Term::FrozenKing, sign, reach.frozen & bit(king));
        counts.add_set(Term::NearEnemyKing, sign, zone & mobile);
        counts.add_set(Term::KingRoom, sign, around & !board.occupied());
        let [ours, theirs] = [player, player.other()].map(|player| material[player.index()]);
        if theirs >= BARE {
            let beside = around & enemy;
            counts.add_set(Term::BesideKing, sign, beside);
            counts.add_set(Term::Anvil, sign, beside & rook_rays(king, u64::MAX));
            counts.add(Term::KingOut, sign * from_edge(king));
        } else if ours > theirs {
            counts.add(Term::DrivenOut, sign * (3 - from_edge(target)));
            counts.add(Term::KingDistance, sign * distance(king, target));
            counts.add_set(Term::BareRoom, sign, close & !board.occupied() & !around);
        }
    }

    /// Men that `player`, who has this reach, could capture if it were to move: leaps over several men and what such a
    /// capture does to the own king apart.
    fn targets(&self, player: Player, reach: &Reach) -> u64 {
        let board = &self.board;
        let own = board.men(player);
        let prey = |kind: Kind| board.of(player.other(), kind);
        let victims = board.men(player.other()) & !prey(Kind::King);
        let of_kind = |kind: Kind| reach.squares[kind as usize];
        let mobile = |kind: Kind| Bits(board.of(player, kind) & !reach.frozen);
        let occupied = board.occupied();
        let mut targets = 0;

        let straight = mobile(Kind::Chameleon).fold(0, |set, man| set | rook_rays(man, occupied)) & !occupied;
        for (squares, prey) in [(of_kind(Kind::Pincer), victims), (straight, prey(Kind::Pincer))] {
            for way in ORTHOGONAL {
                targets |= shift(shift(prey & shift(own, way), way) & squares, way ^ 4);
            }
        }
        if let Some(king) = board.king(player) {
            let (file, rank) = (file_of(king), rank_of(king));
            for (squares, prey) in
                [(of_kind(Kind::Coordinator), victims), (of_kind(Kind::Chameleon), prey(Kind::Coordinator))]
            {
                let corners = squares & !file & !rank;
                let seen =
                    |victim: &u8| (if file & bit(*victim) != 0 { rank_of } else { file_of })(*victim) & corners != 0;
                targets |= Bits(prey & (file ^ rank)).filter(seen).fold(0, |set, victim| set | bit(victim));
            }
        }
        for (kind, prey) in [(Kind::Withdrawer, victims), (Kind::Chameleon, prey(Kind::Withdrawer))] {
            for man in mobile(kind) {
                let left =
                    |victim: &u8| direction(*victim, man).is_some_and(|away| shift(bit(man), away) & !occupied != 0);
                let beside = Bits(NEIGHBOURS[man as usize & 63] & prey);
                targets |= beside.filter(left).fold(0, |set, victim| set | bit(victim));
            }
        }
        for (kind, prey) in [(Kind::LongLeaper, victims), (Kind::Chameleon, prey(Kind::LongLeaper))] {
            for man in mobile(kind) {
                let leapt =
                    |victim: &u8| direction(man, *victim).is_some_and(|way| shift(bit(*victim), way) & !occupied != 0);
                let first = Bits(queen_rays(man, occupied) & prey);
                targets |= first.filter(leapt).fold(0, |set, victim| set | bit(victim));
            }
        }
        targets
    }
}

impl Linear for Ultima {
    type Counts = Counts;

    const TERMS: &'static [(&'static str, [i16; 2])] = TERMS;

    fn counts(&self) -> Counts {
        let mut counts = Counts::NONE;
        let us = self.turn();
        let material = Player::ALL.map(|player| self.material(player));
        for (player, sign) in [(us, 1), (us.other(), -1)] {
            let reach = self.count_men(player, sign, &mut counts);
            self.count_kings(player, sign, &reach, material, &mut counts);
            let pincers = self.board.of(player, Kind::Pincer);
            counts.add_set(Term::CentralPincer, sign, pincers & CENTRE);
            counts.add_set(Term::CentralPiece, sign, self.board.men(player) & !pincers & CENTRE);
            if player != us {
                let targets = self.targets(player, &reach);
                let pincers = targets & self.board.kind(Kind::Pincer);
                let pieces = (targets & !pincers).count_ones() as i32;
                counts.add_set(Term::PincerEnPrise, 1, pincers);
                counts.add(Term::PieceEnPrise, pieces.min(1));
                counts.add(Term::MoreEnPrise, (pieces - 1).max(0));
            }
        }
        counts.add(Term::Tempo, 1);
        counts
    }

    /// 32 men on a full board.
    fn stage(&self) -> i32 {
        (self.board.occupied().count_ones() as i32 * STAGES / 32).min(STAGES)
    }
}

impl Tunable for Ultima {
    type Tuning = LinearTuning;
}

impl Searchable for Ultima {
    type Weights = LinearWeights<Self>;

    const PARAMS: Params = Params { reduction_depth: 3, futility_depth: 2, ..Params::PLAIN };

    const MOVE_SPACE: usize = 64 * 64;

    fn move_index(&self, mv: UltimaMove) -> usize {
        usize::from(mv.from) * 64 + usize::from(mv.to)
    }

    fn evaluate(&self, weights: &LinearWeights<Self>) -> i32 {
        linear::evaluate(self, weights)
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
            Bits(mv.captured).filter_map(|square| self.board.man_on(square)).map(|(_, kind)| worth(kind)).sum();
        1000 + 10 * taken - worth(self.mover(mv)) / 10
    }

    fn is_noisy(&self, mv: UltimaMove) -> bool {
        mv.is_capture()
    }
}
