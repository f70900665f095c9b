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

    /// The next square on which the piece may land instead; 0 when there is none.
    #[inline]
    pub(super) fn beyond<V: Variant>(&self, landing: u64, direction: Direction) -> u64 {
        if self.king { step::<V>(landing, direction) & self.empty } else { 0 }
    }

    /// All jumps that can follow an arrival at `at`, by direction. Straight on is tried from the first square behind the
    /// last victim only, since from the others the same pieces would be taken; straight back the victim itself is in
    /// the way.
    #[inline]
    pub(super) fn jumps<V: Variant>(&self, at: u64, arrival: Option<Arrival>, captured: u64) -> [Option<Jump>; 4] {
        let mut jumps = [None; 4];
        for direction in Direction::ALL {
            let excluded = arrival.is_some_and(|arrival| {
                direction == arrival.direction.opposite() || direction == arrival.direction && !arrival.first
            });
            if !excluded {
                jumps[direction as usize] = self.jump::<V>(at, direction, captured);
            }
        }
        jumps
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
        for jump in jumper.jumps::<V>(at, arrival, captured).iter().flatten() {
            let captured = captured | jump.victim;
            let mut landing = jump.first;
            while landing != 0 {
                self.record(landing.trailing_zeros() as u8, captured);
                let arrival = Arrival { direction: jump.direction, first: landing == jump.first };
                if captured.count_ones() < LONG_CAPTURE || self.seen.insert((landing, arrival, captured)) {
                    self.extend::<V>(landing, Some(arrival), captured);
                }
                landing = jumper.beyond::<V>(landing, jump.direction);
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
        let jumpers = self.jumping_men();
        if let Some(jumpers) = self.only_single(jumpers) {
            for direction in Direction::ALL {
                for from in Bits(jumpers[direction as usize]) {
                    let captured = step::<V>(1 << from, direction);
                    let to = step::<V>(captured, direction).trailing_zeros() as u8;
                    out.push(DraughtsMove { captured, from, to, huffed: None });
                }
            }
            return;
        }
        let own = self.pieces[self.turn().index()];
        let prized = if V::QUALITY { self.kings & !own } else { 0 };
        let base = out.len();
        let mut best = (0, 0);
        let mut seen = HashSet::new();
        for from in Bits(jumpers.iter().fold(own & self.kings, |set, men| set | men)) {
            let Some(jumper) = self.jumper(1 << from) else { continue };
            let mut captures = Captures { jumper, from, prized, best, out: &mut *out, base, seen };
            captures.extend::<V>(1 << from, None, 0);
            best = captures.best;
            seen = captures.seen;
            seen.clear();
        }
    }

    /// By direction, the squares from which a man jumps over an enemy.
    #[inline]
    fn jump_squares(&self) -> [u64; 4] {
        let us = self.turn();
        let enemy = self.pieces[us.other().index()];
        let empty = self.empty();
        let mut squares = [0; 4];
        for direction in Direction::ALL {
            if V::MEN_CAPTURE_BACKWARD || Direction::forward(us).contains(&direction) {
                let back = direction.opposite();
                squares[direction as usize] = step::<V>(step::<V>(empty, back) & enemy, back);
            }
        }
        squares
    }

    /// By direction, the men of the player to move that can jump over something.
    #[inline]
    fn jumping_men(&self) -> [u64; 4] {
        let men = self.pieces[self.turn().index()] & !self.kings;
        self.jump_squares().map(|squares| men & squares)
    }

    /// The same men where each of their jumps is a whole capture, as lawful as the next: men only, no second jump.
    /// This is the common case, and needs no search.
    #[inline]
    fn only_single(&self, jumpers: [u64; 4]) -> Option<[u64; 4]> {
        let own = self.pieces[self.turn().index()];
        if self.kings & own != 0 || V::QUALITY && self.kings != 0 {
            return None;
        }
        let squares = self.jump_squares();
        for direction in Direction::ALL {
            let landings = step::<V>(step::<V>(jumpers[direction as usize], direction), direction);
            let back = direction.opposite();
            let onward = Direction::ALL.into_iter().filter(|&next| next != back);
            if onward.fold(0, |set, next| set | squares[next as usize]) & landings != 0 {
                return None;
            }
        }
        Some(jumpers)
    }

    /// Whether the player to move can capture.
    pub(super) fn can_capture(&self) -> bool {
        self.jumping_men() != [0; 4]
            || Bits(self.pieces[self.turn().index()] & self.kings).any(|from| {
                let from = 1 << from;
                self.jumper(from).is_some_and(|jumper| jumper.jumps::<V>(from, None, 0).iter().any(Option::is_some))
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
        if self.huffable == 0 && !self.rules.huffing {
            let jumpers = self.jumping_men();
            let single = self.only_single(jumpers).map(|jumpers| jumpers.into_iter().map(u64::count_ones).sum::<u32>());
            match single {
                Some(0) => return self.count_quiet_moves(),
                Some(captures) => return captures as usize,
                None if !self.can_capture() => return self.count_quiet_moves(),
                None => {}
            }
        }
        let mut moves = Vec::with_capacity(16);
        self.generate(&mut moves);
        moves.len()
    }

    /// Whether the player to move has any legal move.
    pub(super) fn can_move(&self) -> bool {
        self.count_quiet_moves() != 0 || self.can_capture() || self.huffable != 0 && self.count() != 0
    }
}
