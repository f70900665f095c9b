//! Tumblingdown, a game by Michael Shuck, as boardspace.net plays it.

mod board;
mod eval;
mod explain;
mod keys;
mod moves;
mod notation;
mod present;

use std::hash::{Hash, Hasher};

pub use moves::TumblingdownMove;
pub use notation::TumblingdownError;

use crate::bits::Bits;
use crate::position::{Outcome, Player, Position, Reason};
use board::Stack;
use moves::{Kings, PureCounts};

/// Heights at the start, row 8 first: White's stacks in the upper half, Black's in the lower.
const START: [[u8; 8]; 8] = [
    [0, 0, 1, 2, 3, 4, 3, 2],
    [0, 0, 0, 1, 2, 3, 2, 1],
    [0, 0, 0, 0, 1, 2, 1, 0],
    [0, 0, 0, 0, 0, 1, 0, 0],
    [0, 0, 1, 0, 0, 0, 0, 0],
    [0, 1, 2, 1, 0, 0, 0, 0],
    [1, 2, 3, 2, 1, 0, 0, 0],
    [2, 3, 4, 3, 2, 1, 0, 0],
];

/// A position that stands for so many times is a draw, unless the options say otherwise.
const REPETITIONS: u32 = 3;

/// Options of Tumblingdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TumblingdownRules {
    /// How often a position may stand before it is a draw; `None`: as often as one likes.
    pub repetition: Option<u32>,
}

impl Default for TumblingdownRules {
    fn default() -> Self {
        Self { repetition: Some(REPETITIONS) }
    }
}

/// A position of Tumblingdown.
///
/// It knows whether the last move captured a king: the stacks alone do not tell. A position read from a text goes on as
/// long as the player to move has a stack.
///
/// # Examples
/// ```
/// use tablier::{Position, Tumblingdown, perft};
/// let start = Tumblingdown::start();
/// assert_eq!(start.legal_moves().len(), 97);
/// assert_eq!(perft(&start, 3), 885_000);
/// ```
#[derive(Clone, Debug)]
pub struct Tumblingdown {
    stacks: [Stack; 64],
    /// Squares of the stacks of each player.
    owned: [u64; 2],
    /// Squares of the stacks of one colour.
    pure: [u64; 2],
    pure_counts: [PureCounts; 2],
    kings: [Kings; 2],
    key: u64,
    /// 1 for the first move. Not part of the repetition rule.
    ply: u32,
    turn: Player,
    rules: TumblingdownRules,
    ended: Option<Outcome>,
}

impl Tumblingdown {
    /// The start position under the default options.
    #[must_use]
    pub fn start() -> Self {
        Self::with_rules(TumblingdownRules::default())
    }

    /// The start position.
    #[must_use]
    pub fn with_rules(rules: TumblingdownRules) -> Self {
        let stacks = std::array::from_fn(|square| {
            let (row, column) = (square / 8, square % 8);
            let player = if row >= 4 { Player::One } else { Player::Two };
            (0..START[7 - row][column]).fold(Stack::EMPTY, |stack, _| stack.push(player))
        });
        Self::from_parts(&stacks, Player::One, 1, rules)
    }

    /// Number of stacks that a player owns.
    #[must_use]
    pub fn stacks_owned(&self, player: Player) -> u32 {
        self.owned[player.index()].count_ones()
    }

    /// Number of stacks of a player's pieces alone.
    #[must_use]
    pub fn pure_stacks(&self, player: Player) -> u32 {
        self.pure[player.index()].count_ones()
    }

    fn empty(turn: Player, ply: u32, rules: TumblingdownRules) -> Self {
        Self {
            stacks: [Stack::EMPTY; 64],
            owned: [0; 2],
            pure: [0; 2],
            pure_counts: [PureCounts::NONE; 2],
            kings: [Kings::default(); 2],
            key: 0,
            ply,
            turn,
            rules,
            ended: None,
        }
    }

    /// At most [`board::PIECES`] pieces, so that no stack outgrows its bits.
    fn from_parts(stacks: &[Stack; 64], turn: Player, ply: u32, rules: TumblingdownRules) -> Self {
        let mut position = Self::empty(turn, ply, rules);
        for (square, &stack) in (0..).zip(stacks) {
            position.replace(square, stack);
        }
        // Without a stack there is no pure one either, and the game is lost.
        if position.owned[turn.index()] == 0 {
            position.ended = Some(Outcome::win(turn.other(), Reason::KingCaptured));
        }
        position.key ^= keys::of_end(position.ended);
        if turn == Player::Two {
            position.key ^= keys::BLACK_TO_MOVE;
        }
        position
    }

    /// Squares of a player's kings.
    fn king_squares(&self, player: Player) -> impl Iterator<Item = u8> {
        Bits(self.kings[player.index()].squares)
    }
}

impl Position for Tumblingdown {
    type Move = TumblingdownMove;

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    fn legal_moves_into(&self, out: &mut Vec<TumblingdownMove>) {
        if self.ended.is_none() {
            self.generate(out);
        }
    }

    fn play_unchecked(&mut self, mv: TumblingdownMove) {
        let (mover, before) = (self.turn, self.kings);
        self.tumble(mv);
        self.settle_kings(Player::One);
        self.settle_kings(Player::Two);
        self.ended = self.end_after(before, mover);
        self.turn = mover.other();
        self.ply = self.ply.saturating_add(1);
        self.key ^= keys::BLACK_TO_MOVE ^ keys::of_end(self.ended);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    /// Whatever tumbles down may be built up again.
    fn is_irreversible(&self, _mv: TumblingdownMove) -> bool {
        false
    }

    fn repetition_limit(&self) -> Option<u32> {
        self.rules.repetition
    }

    fn count_legal_moves(&self) -> usize {
        if self.ended.is_some() { 0 } else { self.count() }
    }

    fn is_legal(&self, mv: TumblingdownMove) -> bool {
        self.ended.is_none() && self.owned[self.turn.index()] >> mv.from & 1 == 1 && mv.direction.room(mv.from) > 0
    }
}

/// Equal when one is a repetition of the other: all stacks with their order, and the player to move.
impl PartialEq for Tumblingdown {
    fn eq(&self, other: &Self) -> bool {
        (self.turn, self.ended, &self.stacks) == (other.turn, other.ended, &other.stacks)
    }
}

impl Eq for Tumblingdown {}

impl Hash for Tumblingdown {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
