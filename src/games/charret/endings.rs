//! Endgame tables of Charret: the numbering of positions of the movement phase up to symmetry, and what retrograde
//! analysis asks of them.
//!
//! A symmetry takes the tokens of the player to move to the first set of their orbit; a slot numbers the orbit, then the
//! other tokens among the cells left. Where the first set has symmetries of its own, several slots are one position: the
//! least is used, the others are void.
//!
//! Symmetric positions have moves that are one and the same up to symmetry. They count once, from either end: so the number
//! of moves that stay open is right.

use std::ops::RangeInclusive;

use super::Charret;
use super::board::{BOARD, closing, in_mills, neighbours};
use super::symmetry::{LARGEST_SET, Orbits, image};
use crate::bits::Bits;
use crate::games::Playable;
use crate::tables::subsets::{count, rank};
use crate::tables::{Endgame, Plies, Sector, Start, TableResult, TableValue, Tables, VOID};

/// With fewer tokens a player has lost.
const FEWEST: u32 = 3;

/// Tokens of the player to move and of the other, none in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CharretSector {
    own: u32,
    theirs: u32,
}

/// Tokens of the player to move and of the other.
#[derive(Clone, Copy)]
struct Board {
    own: u32,
    theirs: u32,
}

impl Board {
    const fn empty(self) -> u32 {
        BOARD & !(self.own | self.theirs)
    }

    fn sector(self) -> CharretSector {
        CharretSector { own: self.own.count_ones(), theirs: self.theirs.count_ones() }
    }

    /// Whether the player to move can capture the third token from last.
    fn wins_at_once(self) -> bool {
        let moves = |from: u8| {
            let from = 1 << from;
            closing(self.own & !from) & reach(from, self.empty(), self.own.count_ones()) != 0
        };
        self.theirs.count_ones() == FEWEST && Bits(self.own.into()).any(moves)
    }

    /// Symmetries other than the one that moves nothing, which leave the position as it is.
    fn stabiliser(self, orbit: usize) -> impl Iterator<Item = u8> + Clone {
        Orbits::of_size(self.own.count_ones())
            .stabiliser(orbit)
            .filter(move |&symmetry| image(self.theirs, symmetry) == self.theirs)
    }

    /// Plies to the end by a table that tells them.
    fn plies(self, solved: &Tables) -> Plies {
        let sector = self.sector();
        solved.plies(sector.id(), sector.slot(self))
    }
}

/// Options that change who wins. Repetition does not: nobody who wins repeats a position.
const OPTIONS: [&str; 5] = ["blocked", "captureFromMill", "doubleCapture", "fly", "noCaptureLimit"];

impl Charret {
    pub(super) fn tables_endgame(&self) -> Endgame {
        Endgame::of::<CharretSector>(Self::ID, self.rules().text_of(&OPTIONS))
    }

    /// What a table tells of a position of the movement phase.
    pub(super) fn probe_tables(&self, tables: &Tables) -> Option<TableValue> {
        if self.hands != [0; 2] {
            return None;
        }
        let [own, theirs] = [self.turn, self.turn.other()].map(|player| self.tokens[player.index()]);
        let board = Board { own, theirs };
        let sector = board.sector();
        let values = tables.sector(sector.id())?;
        if board.wins_at_once() {
            return Some(TableValue { result: TableResult::Win, plies: Some(1), most_plies: 1 });
        }
        values.get(sector.slot(board))
    }
}

/// Where a token may go, or have come from: any free cell with so few tokens that they jump.
const fn reach(token: u32, empty: u32, tokens: u32) -> u32 {
    if tokens <= FEWEST { empty } else { neighbours(token) & empty }
}

/// Whether a symmetry takes a step to one that comes before it, so that this one need not be counted.
fn is_counted_elsewhere(from: u32, to: u32, mut symmetries: impl Iterator<Item = u8>) -> bool {
    symmetries.any(|symmetry| (image(from, symmetry), image(to, symmetry)) < (from, to))
}

impl CharretSector {
    /// Ways to place the other tokens once those of the player to move stand.
    const fn ways(self) -> usize {
        count(24 - self.own, self.theirs)
    }

    fn slot(self, board: Board) -> usize {
        let orbits = Orbits::of_size(self.own);
        let (orbit, symmetry) = orbits.find(board.own);
        let free = u64::from(BOARD & !orbits.first_set(orbit));
        let theirs = image(board.theirs, symmetry);
        let others = orbits.stabiliser(orbit).map(|symmetry| rank(image(theirs, symmetry).into(), free));
        orbit * self.ways() + others.fold(rank(theirs.into(), free), usize::min)
    }

    /// The position of a slot and the orbit that it begins with; `None` for void slots.
    fn board(self, slot: usize) -> Option<(Board, usize)> {
        let orbits = Orbits::of_size(self.own);
        let (orbit, number) = (slot / self.ways(), slot % self.ways());
        let own = orbits.first_set(orbit);
        let theirs = Orbits::of_size(self.theirs).set_of_free(number, own);
        let free = u64::from(BOARD & !own);
        let is_least = |symmetry| rank(image(theirs, symmetry).into(), free) >= number;
        orbits.stabiliser(orbit).all(is_least).then_some((Board { own, theirs }, orbit))
    }
}

impl Sector for CharretSector {
    const RULES: &'static str =
        "blocked=loss captureFromMill=last-resort doubleCapture=false fly=true noCaptureLimit=none";
    const MEN: RangeInclusive<u32> = 6..=11;

    fn pairs(men: u32) -> Vec<Self> {
        let mut pairs: Vec<Self> = (0..100)
            .filter_map(Self::with_id)
            .filter(|sector| sector.own <= sector.theirs && sector.men() <= men)
            .collect();
        pairs.sort_by_key(|sector| (sector.men(), sector.theirs));
        pairs
    }

    fn id(self) -> usize {
        (self.own * 10 + self.theirs) as usize
    }

    fn with_id(id: usize) -> Option<Self> {
        let sector = Self { own: (id / 10) as u32, theirs: (id % 10) as u32 };
        let sizes = FEWEST..=LARGEST_SET;
        (sizes.contains(&sector.own) && sizes.contains(&sector.theirs)).then_some(sector)
    }

    fn name(self) -> String {
        format!("{} v {}", self.own, self.theirs)
    }

    fn men(self) -> u32 {
        self.own + self.theirs
    }

    fn slots(self) -> usize {
        Orbits::of_size(self.own).count() * self.ways()
    }

    fn opposite(self) -> Self {
        Self { own: self.theirs, theirs: self.own }
    }

    fn start(self, slot: usize, solved: &Tables) -> Start {
        let Some((board, orbit)) = self.board(slot) else { return Start::closed(VOID) };
        if board.wins_at_once() {
            return Start::closed(1);
        }
        let Board { own, theirs } = board;
        let loose = theirs & !in_mills(theirs);
        let capturable = if loose == 0 { theirs } else { loose };
        let symmetries = board.stabiliser(orbit);
        let is_symmetric = symmetries.clone().next().is_some();
        let mut start = Start::new();
        for from in Bits(own.into()).map(|cell| 1 << cell) {
            let rest = own & !from;
            let steps = reach(from, board.empty(), self.own);
            let closes = closing(rest) & steps;
            let quiet = steps & !closes;
            let counted = |&cell: &u8| !is_counted_elsewhere(from, 1 << cell, symmetries.clone());
            start.stay(if is_symmetric {
                Bits(quiet.into()).filter(counted).count() as u8
            } else {
                quiet.count_ones() as u8
            });
            for to in Bits(closes.into()).map(|cell| 1 << cell) {
                for captured in Bits(capturable.into()).map(|cell| 1 << cell) {
                    start.leave(Board { own: theirs & !captured, theirs: rest | to }.plies(solved));
                }
            }
        }
        start.finish()
    }

    fn row(self) -> usize {
        self.ways()
    }

    fn is_told_by_moves(self, slot: usize) -> bool {
        self.board(slot).is_none_or(|(board, _)| board.wins_at_once())
    }

    fn predecessors(self, slot: usize, out: &mut Vec<usize>) {
        let Some((board, orbit)) = self.board(slot) else { return };
        let symmetries = board.stabiliser(orbit);
        let opposite = self.opposite();
        for to in Bits(board.theirs.into()).map(|cell| 1 << cell) {
            let rest = board.theirs & !to;
            if closing(rest) & to != 0 {
                continue;
            }
            for from in Bits(reach(to, board.empty(), self.theirs).into()).map(|cell| 1 << cell) {
                if !is_counted_elsewhere(from, to, symmetries.clone()) {
                    out.push(opposite.slot(Board { own: rest | from, theirs: board.own }));
                }
            }
        }
    }
}
