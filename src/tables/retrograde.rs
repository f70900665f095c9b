//! Retrograde analysis: from the ends of the game backwards, ply by ply, to every position from which they can be forced.
//!
//! Sectors are solved in pairs, that of a material and that of the same material with the other player to move: quiet
//! moves lead from one to the other and back. All other moves lead to sectors solved before. A pair is gone through once
//! to look at the moves that leave it; then, for each number of plies from 0 on, the positions that end in so many tell
//! those before them. The work can stop after any slot and go on.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::values::{DRAW, LONGEST, Plies, VOID, Values};
use super::{Header, Tables};

/// All positions of one material, seen from the player to move. Each has a slot, a number below [`slots`](Self::slots).
pub(crate) trait Sector: Copy + Eq + Debug + 'static {
    /// Rules under which the values hold, as [`super::Endgame`] compares them.
    const RULES: &'static str;
    /// The fewest men of an ending, and the most that can be analysed: no line of theirs is longer than [`LONGEST`].
    const MEN: RangeInclusive<u32>;

    /// One sector of each pair with up to so many men together, each behind those that its moves lead to.
    fn pairs(men: u32) -> Vec<Self>;

    /// Number among all sectors of the game, below 65,536.
    fn id(self) -> usize;

    /// The sector with a number; `None` for numbers that mean none.
    fn with_id(id: usize) -> Option<Self>;

    /// Who has what, for people.
    fn name(self) -> String;

    /// Men of both players.
    fn men(self) -> u32;

    /// How many slots there are.
    fn slots(self) -> usize;

    /// The same material with the other player to move.
    fn opposite(self) -> Self;

    /// What the moves that leave the pair tell of a position; `solved` holds the sectors before.
    fn start(self, slot: usize, solved: &Tables) -> Start;

    /// Distance between slots that differ by a step of one piece, or the like: their values are often the same.
    fn row(self) -> usize;

    /// Whether the moves of a position tell its value at a glance: tables need not have it right.
    fn is_told_by_moves(self, slot: usize) -> bool;

    /// Appends the slots of the opposite sector from which a quiet move leads here. Some may be closed.
    fn predecessors(self, slot: usize, out: &mut Vec<usize>);
}

/// A position before anything is known of those that it shares its material with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    /// The best win by a move that leaves the pair; the value itself where there is nothing left to find out.
    pub(crate) value: Plies,
    /// Quiet moves. 0 when the value stands; [`Start::SAFE`] when some move that leaves the pair does not lose.
    pub(crate) open: u8,
    /// Plies of the longest loss by a move that leaves the pair; more than any where such a move does not lose.
    pub(crate) floor: Plies,
}

impl Start {
    pub(crate) const SAFE: u8 = u8::MAX;

    /// A value that stands.
    pub(crate) const fn closed(value: Plies) -> Self {
        Self { value, open: 0, floor: 0 }
    }

    /// Before any move was looked at.
    pub(crate) const fn new() -> Self {
        Self { value: DRAW, open: 0, floor: 0 }
    }

    /// Quiet moves; all together there are fewer than [`Start::SAFE`].
    pub(crate) const fn stay(&mut self, moves: u8) {
        self.open = self.open.saturating_add(moves);
    }

    /// A move that leaves the pair, to a position of so many plies.
    pub(crate) fn leave(&mut self, plies: Plies) {
        if plies >= LONGEST {
            self.floor = VOID;
        } else if plies.is_multiple_of(2) {
            self.value = self.value.min(plies + 1);
        } else {
            self.floor = self.floor.max(plies + 1);
        }
    }

    /// All moves were looked at.
    pub(crate) const fn finish(self) -> Self {
        let Self { value, open, floor } = self;
        match (value, open, floor) {
            // Without a move that wins, draws or stays: lost in so many plies, or on the spot.
            (DRAW, 0, 0..=LONGEST) => Self::closed(floor),
            (_, 0, _) => Self::closed(value),
            (_, _, VOID) => Self { open: Self::SAFE, ..self },
            _ => self,
        }
    }
}

/// Slots looked through at a time for positions that end in so many plies.
const NEAR: usize = 256;

/// Where the work on a pair stands.
enum Phase {
    /// Looking at the moves that leave it.
    Start,
    /// Telling the positions before those that end in so many plies.
    Spread(Plies),
}

/// The sectors of a pair: one alone where it is its own opposite.
pub(super) fn both<S: Sector>(sector: S) -> impl Iterator<Item = S> {
    let opposite = sector.opposite();
    std::iter::once(sector).chain((opposite != sector).then_some(opposite))
}

/// The pair being solved; one sector alone where it is its own opposite.
struct Pair<S> {
    sectors: Vec<S>,
    values: Vec<Vec<Plies>>,
    open: Vec<Vec<u8>>,
    phase: Phase,
    half: usize,
    slot: usize,
    /// Largest number of plies met so far.
    last: Plies,
}

/// Solves sector after sector.
pub(crate) struct Solver<S> {
    waiting: std::vec::IntoIter<S>,
    pair: Option<Pair<S>>,
    solved: Tables,
    started: usize,
    slots: usize,
    found: Vec<usize>,
}

impl<S: Sector> Solver<S> {
    /// For all sectors with up to so many men together.
    pub(crate) fn new(header: Header, men: u32) -> Self {
        let pairs = S::pairs(men);
        let slots = pairs.iter().flat_map(|&sector| both(sector)).map(Sector::slots).sum();
        Self {
            waiting: pairs.into_iter(),
            pair: None,
            solved: Tables::new(header),
            started: 0,
            slots,
            found: Vec::new(),
        }
    }

    /// Slots looked at and slots in all.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.started, self.slots)
    }

    /// What was solved so far.
    pub(crate) fn tables(&self) -> &Tables {
        &self.solved
    }

    /// The pair being solved, or to be solved next.
    pub(crate) fn current(&self) -> Option<S> {
        self.pair.as_ref().map(|pair| pair.sectors[0]).or_else(|| self.waiting.as_slice().first().copied())
    }

    /// Works on so many slots; true when all is solved.
    pub(crate) fn step(&mut self, slots: usize) -> bool {
        for _ in 0..slots {
            if self.pair.is_none() {
                match self.waiting.next() {
                    Some(sector) => self.pair = Some(Pair::new(sector)),
                    None => return true,
                }
            }
            self.advance();
        }
        false
    }

    /// One slot, or several of no concern.
    fn advance(&mut self) {
        let Some(pair) = &mut self.pair else { return };
        match pair.phase {
            Phase::Start => {
                pair.start(&self.solved);
                self.started += 1;
            }
            Phase::Spread(plies) => {
                let rest = &pair.values[pair.half][pair.slot..];
                let near = &rest[..rest.len().min(NEAR)];
                // `contains` is far quicker than `position` where there is nothing to find.
                let found = near.contains(&plies).then(|| near.iter().position(|&value| value == plies)).flatten();
                match found {
                    Some(0) => pair.spread(plies, &self.solved, &mut self.found),
                    Some(skipped) => pair.slot += skipped - 1,
                    None => pair.slot += near.len() - 1,
                }
            }
        }
        if pair.next_slot() {
            return;
        }
        let next = match pair.phase {
            Phase::Start => 0,
            Phase::Spread(plies) => plies + 1,
        };
        if next <= pair.last {
            pair.phase = Phase::Spread(next);
            return;
        }
        if let Some(pair) = self.pair.take() {
            for (sector, values) in pair.sectors.into_iter().zip(pair.values) {
                self.solved.insert(sector.id(), Values::Plies(values));
            }
        }
    }
}

impl<S: Sector> Pair<S> {
    fn new(sector: S) -> Self {
        let sectors: Vec<S> = both(sector).collect();
        let blank = |sector: &S| vec![DRAW; sector.slots()];
        Self {
            values: sectors.iter().map(blank).collect(),
            open: sectors.iter().map(blank).collect(),
            sectors,
            phase: Phase::Start,
            half: 0,
            slot: 0,
            last: 0,
        }
    }

    /// Goes on to the next slot; false behind the last one, and the next is the first.
    fn next_slot(&mut self) -> bool {
        self.slot += 1;
        if self.slot == self.values[self.half].len() {
            self.slot = 0;
            self.half = (self.half + 1) % self.sectors.len();
            return self.half != 0;
        }
        true
    }

    fn start(&mut self, solved: &Tables) {
        let Start { value, open, .. } = self.sectors[self.half].start(self.slot, solved);
        self.open[self.half][self.slot] = open;
        self.set(self.half, self.slot, value);
    }

    fn set(&mut self, half: usize, slot: usize, value: Plies) {
        self.values[half][slot] = value;
        if value != DRAW && value != VOID {
            self.last = self.last.max(value);
        }
    }

    /// A position ends in so many plies, and nothing shorter is left: the positions before it learn of it.
    fn spread(&mut self, plies: Plies, solved: &Tables, found: &mut Vec<usize>) {
        found.clear();
        self.sectors[self.half].predecessors(self.slot, found);
        let half = self.sectors.len() - 1 - self.half;
        for &before in &*found {
            let open = self.open[half][before];
            if open == 0 || plies == LONGEST {
                continue;
            }
            let is_loss = plies.is_multiple_of(2);
            if is_loss {
                if self.values[half][before] > plies + 1 {
                    self.set(half, before, plies + 1);
                }
            } else if open != Start::SAFE {
                self.open[half][before] = open - 1;
                if open == 1 && self.values[half][before] == DRAW {
                    let floor = self.sectors[half].start(before, solved).floor;
                    self.set(half, before, floor.max(plies + 1));
                }
            }
        }
    }
}
