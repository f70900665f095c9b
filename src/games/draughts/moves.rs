//! Move generation.
//!
//! A capture is listed once for each origin, destination and set of captured pieces, however many orders of jumps lead
//! to it: the orders make no difference to the position ("unique" in published perft tables).

use std::collections::HashSet;

use super::Draughts;
use super::board::{Direction, Variant, step};
use crate::bits::Bits;
use crate::position::Position;

/// One complete turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraughtsMove {
    /// Bits of the captured pieces; the huffed piece is not among them.
    pub(super) captured: u64,
    pub(super) from: u8,
    pub(super) to: u8,
    /// Spanish draughts with huffing: bit number of the piece huffed before the move.
    pub(super) huffed: Option<u8>,
}

impl DraughtsMove {
    const fn quiet(from: u8, to: u8) -> Self {
        Self { captured: 0, from, to, huffed: None }
    }

    /// Whether it takes something.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.captured != 0
    }
}

/// A jump of one piece over another.
#[derive(Clone, Copy)]
pub(super) struct Jump {
    pub(super) victim: u64,
    /// First square behind the victim; a king may go on to the last one free.
    pub(super) first: u64,
    pub(super) direction: Direction,
}

/// The board as one piece sees it while it captures: its own square is empty, captured pieces stay and block (FMJD 4.8).
#[derive(Clone, Copy)]
pub(super) struct Jumper {
    pub(super) king: bool,
    pub(super) empty: u64,
    pub(super) enemy: u64,
    /// Directions in which it captures.
    pub(super) directions: [bool; 4],
}

impl Jumper {
    /// The jump from `at` in one direction, pieces of `captured` being taken already (FMJD 4.11: not twice).
    #[inline]
    pub(super) fn jump<V: Variant>(&self, at: u64, direction: Direction, captured: u64) -> Option<Jump> {
        if !self.directions[direction as usize] {
            return None;
        }
        let mut victim = step::<V>(at, direction);
        if self.king {
            while victim & self.empty != 0 {
                victim = step::<V>(victim, direction);
            }
        }
        let victim = victim & self.enemy & !captured;
        let first = step::<V>(victim, direction) & self.empty;
        (first != 0).then_some(Jump { victim, first, direction })
    }

    /// The landing squares of a jump, nearest first.
    pub(super) fn landings<V: Variant>(&self, jump: Jump) -> impl Iterator<Item = u64> + use<V> {
        let Self { king, empty, .. } = *self;
        std::iter::successors(Some(jump.first), move |&at| {
            let next = step::<V>(at, jump.direction) & empty;
            (king && next != 0).then_some(next)
        })
    }

    /// All jumps that can follow an arrival at `at`. Straight on is tried from the first square behind the last victim
    /// only, since from the others the same pieces would be taken; straight back the victim itself is in the way.
    pub(super) fn jumps<V: Variant>(
        &self,
        at: u64,
        arrival: Option<Arrival>,
        captured: u64,
    ) -> impl Iterator<Item = Jump> {
        Direction::ALL.into_iter().filter_map(move |direction| {
            if let Some(arrival) = arrival
                && (direction == arrival.direction.opposite() || (direction == arrival.direction && !arrival.first))
            {
                return None;
            }
            self.jump::<V>(at, direction, captured)
        })
    }
}

/// How a capturing piece came to where it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Arrival {
    pub(super) direction: Direction,
    /// On the first square behind its victim.
    pub(super) first: bool,
}

/// Collects the best captures under the laws of quantity (FMJD 4.13) and, in Spanish draughts, quality.
struct Captures<'a> {
    jumper: Jumper,
    from: u8,
    /// Enemy kings where the law of quality counts them, else empty.
    prized: u64,
    best: (u32, u32),
    out: &'a mut Vec<DraughtsMove>,
    base: usize,
    /// States of long captures already searched: without it, crowded boards of kings take exponential time.
    seen: HashSet<(u64, Arrival, u64)>,
}

/// From this many captured pieces on, `Captures::seen` is kept.
const LONG_CAPTURE: u32 = 4;

impl Captures<'_> {
    fn extend<V: Variant>(&mut self, at: u64, arrival: Option<Arrival>, captured: u64) {
        let jumper = self.jumper;
        for jump in jumper.jumps::<V>(at, arrival, captured) {
            let captured = captured | jump.victim;
            for landing in jumper.landings::<V>(jump) {
                self.record(landing.trailing_zeros() as u8, captured);
                let arrival = Arrival { direction: jump.direction, first: landing == jump.first };
                if captured.count_ones() < LONG_CAPTURE || self.seen.insert((landing, arrival, captured)) {
                    self.extend::<V>(landing, Some(arrival), captured);
                }
            }
        }
    }

    fn record(&mut self, to: u8, captured: u64) {
        let worth = (captured.count_ones(), (captured & self.prized).count_ones());
        if worth < self.best {
            return;
        }
        if worth > self.best {
            self.best = worth;
            self.out.truncate(self.base);
        }
        let mv = DraughtsMove { captured, from: self.from, to, huffed: None };
        if worth.0 == 1 || !self.out[self.base..].contains(&mv) {
            self.out.push(mv);
        }
    }
}

impl<V: Variant> Draughts<V> {
    /// The piece on `from` as it captures; `None` when the player to move has none there.
    pub(super) fn jumper(&self, from: u64) -> Option<Jumper> {
        let us = self.turn();
        if self.pieces[us.index()] & from == 0 {
            return None;
        }
        let king = self.kings & from != 0;
        let mut directions = [true; 4];
        if !king && !V::MEN_CAPTURE_BACKWARD {
            for direction in Direction::forward(us.other()) {
                directions[direction as usize] = false;
            }
        }
        Some(Jumper { king, empty: self.empty() | from, enemy: self.pieces[us.other().index()], directions })
    }

    /// Appends the lawful captures: nothing when there is none.
    pub(super) fn captures_into(&self, out: &mut Vec<DraughtsMove>) {
        let men = self.capturing_men();
        let kings = self.pieces[self.turn().index()] & self.kings;
        if men | kings == 0 {
            return;
        }
        let prized = if V::QUALITY { self.kings & self.pieces[self.turn().other().index()] } else { 0 };
        let base = out.len();
        let mut best = (0, 0);
        let mut seen = HashSet::new();
        for from in Bits(men | kings) {
            let Some(jumper) = self.jumper(1 << from) else { continue };
            let mut captures = Captures { jumper, from, prized, best, out: &mut *out, base, seen };
            captures.extend::<V>(1 << from, None, 0);
            best = captures.best;
            seen = captures.seen;
            seen.clear();
        }
    }

    /// Men of the player to move that can jump over something.
    #[inline]
    fn capturing_men(&self) -> u64 {
        let us = self.turn();
        let men = self.pieces[us.index()] & !self.kings;
        let enemy = self.pieces[us.other().index()];
        let empty = self.empty();
        let over = |direction: Direction| {
            let back = direction.opposite();
            step::<V>(step::<V>(empty, back) & enemy, back)
        };
        let forward = Direction::forward(us);
        let mut jumpers = over(forward[0]) | over(forward[1]);
        if V::MEN_CAPTURE_BACKWARD {
            jumpers |= over(forward[0].opposite()) | over(forward[1].opposite());
        }
        men & jumpers
    }

    /// Whether the player to move can capture.
    pub(super) fn can_capture(&self) -> bool {
        self.capturing_men() != 0
            || Bits(self.pieces[self.turn().index()] & self.kings).any(|from| {
                let from = 1 << from;
                self.jumper(from).is_some_and(|jumper| jumper.jumps::<V>(from, None, 0).next().is_some())
            })
    }

    /// Appends the moves that capture nothing, whether or not a capture is compulsory.
    pub(super) fn quiet_moves_into(&self, out: &mut Vec<DraughtsMove>) {
        let us = self.turn();
        let own = self.pieces[us.index()];
        let empty = self.empty();
        let back = |to: u8, direction: Direction| step::<V>(1 << to, direction.opposite()).trailing_zeros() as u8;
        for direction in Direction::forward(us) {
            let targets = step::<V>(own & !self.kings, direction) & empty;
            out.extend(Bits(targets).map(|to| DraughtsMove::quiet(back(to, direction), to)));
        }
        for from in Bits(own & self.kings) {
            for direction in Direction::ALL {
                let mut to = step::<V>(1 << from, direction) & empty;
                while to != 0 {
                    out.push(DraughtsMove::quiet(from, to.trailing_zeros() as u8));
                    to = step::<V>(to, direction) & empty;
                }
            }
        }
    }

    /// Number of moves that capture nothing.
    fn count_quiet_moves(&self) -> usize {
        let us = self.turn();
        let own = self.pieces[us.index()];
        let empty = self.empty();
        let men = own & !self.kings;
        let mut count: u32 =
            Direction::forward(us).into_iter().map(|direction| (step::<V>(men, direction) & empty).count_ones()).sum();
        for from in Bits(own & self.kings) {
            for direction in Direction::ALL {
                let mut to = step::<V>(1 << from, direction) & empty;
                while to != 0 {
                    count += 1;
                    to = step::<V>(to, direction) & empty;
                }
            }
        }
        count as usize
    }

    /// Appends the legal moves of a turn that begins without a huff.
    fn moves_without_huff_into(&self, out: &mut Vec<DraughtsMove>) {
        let base = out.len();
        self.captures_into(out);
        if out.len() == base || self.rules.huffing {
            self.quiet_moves_into(out);
        }
    }

    /// See [`Position::legal_moves_into`].
    pub(super) fn generate(&self, out: &mut Vec<DraughtsMove>) {
        self.moves_without_huff_into(out);
        for huffed in Bits(self.huffable) {
            let base = out.len();
            let mut rest = self.clone();
            rest.remove(1 << huffed);
            rest.moves_without_huff_into(out);
            for mv in &mut out[base..] {
                mv.huffed = Some(huffed);
            }
        }
    }

    /// See [`Position::count_legal_moves`].
    pub(super) fn count(&self) -> usize {
        if self.huffable != 0 || self.rules.huffing || self.can_capture() {
            let mut moves = Vec::with_capacity(16);
            self.generate(&mut moves);
            return moves.len();
        }
        self.count_quiet_moves()
    }

    /// Whether the player to move has any legal move.
    pub(super) fn can_move(&self) -> bool {
        self.count_quiet_moves() != 0 || self.can_capture() || self.huffable != 0 && self.count() != 0
    }
}
