//! International and Spanish draughts.

mod board;
mod counters;
mod endings;
mod eval;
mod explain;
mod fen;
mod moves;
mod notation;
mod path;
mod patterns;
mod present;
mod tuned;
mod tuning;

use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

pub use board::{International, Spanish, Variant};
pub use fen::FenError;
pub use moves::DraughtsMove;
pub use tuned::DraughtsWeights;
pub use tuning::DraughtsTuning;

use crate::position::{Outcome, Player, Position, Reason};
use crate::zobrist;
use counters::Counters;

/// Keys of men and kings of both players on 64 bits, then of the player to move.
const KEYS: [u64; 257] = zobrist::keys(0x6472_6175_6768_7473);

/// Which reading of the Spanish 20-move draw holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TwentyMoves {
    /// 20 moves each of kings, without a capture.
    #[default]
    KingsOnly,
    /// 20 moves each without a capture or a promotion, moves of men included.
    NoCaptureOrPromotion,
}

/// Options of both rule sets; those that a rule set does not have keep their default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraughtsRules {
    /// Whether repetition and move counts draw the game.
    pub draws: bool,
    /// Spanish draughts only.
    pub twenty_moves: TwentyMoves,
    /// Spanish draughts only: captures are not compulsory, and a piece that failed to capture may be huffed.
    pub huffing: bool,
}

impl Default for DraughtsRules {
    fn default() -> Self {
        Self { draws: true, twenty_moves: TwentyMoves::default(), huffing: false }
    }
}

/// A position of draughts under the rules of `V`.
#[derive(Clone, Debug)]
pub struct Draughts<V> {
    pieces: [u64; 2],
    kings: u64,
    /// Pieces that the player to move may huff: they failed to capture in the move before.
    huffable: u64,
    key: u64,
    counters: Counters,
    /// Move number of a FEN that gave one; counted on from there.
    move_number: Option<u32>,
    turn: Player,
    rules: DraughtsRules,
    variant: PhantomData<V>,
}

impl<V: Variant> Draughts<V> {
    /// The start position under the default options.
    #[must_use]
    pub fn start() -> Self {
        Self::with_rules(DraughtsRules::default())
    }

    /// The start position.
    #[must_use]
    pub fn with_rules(rules: DraughtsRules) -> Self {
        Self::from_parts(V::HOME, 0, Player::One, rules)
    }

    fn from_parts(pieces: [u64; 2], kings: u64, turn: Player, rules: DraughtsRules) -> Self {
        let mut position = Self {
            pieces,
            kings,
            huffable: 0,
            key: 0,
            counters: Counters::default(),
            move_number: None,
            turn,
            rules,
            variant: PhantomData,
        };
        position.key = position.compute_key();
        position.counters = Counters::at_start(&position);
        position
    }

    /// The key from scratch, which `key` must equal at all times.
    fn compute_key(&self) -> u64 {
        let mut key = self.huff_key();
        for player in Player::ALL {
            for bit in crate::bits::Bits(self.pieces[player.index()]) {
                key ^= self.piece_key(player, bit);
            }
        }
        if self.turn == Player::Two {
            key ^= KEYS[256];
        }
        key
    }

    fn huff_key(&self) -> u64 {
        if self.huffable == 0 { 0 } else { zobrist::mix(self.huffable) }
    }

    #[inline]
    fn piece_key(&self, player: Player, bit: u8) -> u64 {
        let king = (self.kings >> bit & 1) as usize;
        KEYS[player.index() * 128 + king * 64 + bit as usize]
    }

    #[inline]
    fn empty(&self) -> u64 {
        V::BOARD & !(self.pieces[0] | self.pieces[1])
    }

    /// Takes the opponent's pieces of `set` from the board.
    #[inline]
    fn remove(&mut self, set: u64) {
        let them = self.turn.other();
        for bit in crate::bits::Bits(set) {
            self.key ^= self.piece_key(them, bit);
        }
        self.pieces[them.index()] &= !set;
        self.kings &= !set;
    }

    /// Pieces that should capture now, on the squares where they stand after `mv`, which captures nothing.
    fn failed_to_capture(&self, mv: DraughtsMove) -> u64 {
        let mut captures = Vec::new();
        self.captures_into(&mut captures);
        captures.iter().fold(0, |set, capture| set | 1 << if capture.from == mv.from { mv.to } else { capture.from })
    }
}

impl<V: Variant> Position for Draughts<V> {
    type Move = DraughtsMove;

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    fn legal_moves_into(&self, out: &mut Vec<DraughtsMove>) {
        if self.counters.draw(self).is_none() {
            self.generate(out);
        }
    }

    fn play_unchecked(&mut self, mv: DraughtsMove) {
        let us = self.turn;
        self.key ^= self.huff_key();
        if let Some(huffed) = mv.huffed {
            self.remove(1 << huffed);
        }
        self.huffable = if self.rules.huffing && !mv.is_capture() { self.failed_to_capture(mv) } else { 0 };
        self.key ^= self.huff_key();

        let (from, to) = (1 << mv.from, 1 << mv.to);
        let was_king = self.kings & from != 0;
        self.key ^= self.piece_key(us, mv.from);
        // `^` twice, so that a capture that ends where it began leaves the piece there.
        self.pieces[us.index()] ^= from ^ to;
        if was_king {
            self.kings ^= from ^ to;
        }
        self.remove(mv.captured);
        let crowned = !was_king && to & V::CROWN[us.index()] != 0;
        if crowned {
            self.kings |= to;
        }
        self.key ^= self.piece_key(us, mv.to) ^ KEYS[256];

        self.turn = us.other();
        if us == Player::Two {
            self.move_number = self.move_number.map(|number| number.saturating_add(1));
        }
        let material = crowned || mv.is_capture() || mv.huffed.is_some();
        self.counters = self.counters.after(self, material, was_king);
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(reason) = self.counters.draw(self) {
            return Some(Outcome::draw(reason));
        }
        if self.can_move() {
            return None;
        }
        let reason = if self.pieces[self.turn.index()] == 0 { Reason::NoPieces } else { Reason::Blocked };
        Some(Outcome::win(self.turn.other(), reason))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn is_irreversible(&self, mv: DraughtsMove) -> bool {
        mv.is_capture() || mv.huffed.is_some() || self.kings >> mv.from & 1 == 0
    }

    fn repetition_limit(&self) -> Option<u32> {
        self.rules.draws.then_some(3)
    }

    fn count_legal_moves(&self) -> usize {
        if self.counters.draw(self).is_some() { 0 } else { self.count() }
    }
}

/// Equal when one is a repetition of the other: counters and move numbers do not matter.
impl<V: Variant> PartialEq for Draughts<V> {
    fn eq(&self, other: &Self) -> bool {
        (self.pieces, self.kings, self.huffable, self.turn, self.rules)
            == (other.pieces, other.kings, other.huffable, other.turn, other.rules)
    }
}

impl<V: Variant> Eq for Draughts<V> {}

impl<V: Variant> Hash for Draughts<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
