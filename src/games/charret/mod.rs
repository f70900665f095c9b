//! Charret: nine men's morris as the French-speaking players of Switzerland and Québec play it.

mod board;
mod endings;
mod eval;
mod explain;
mod notation;
mod patterns;
mod present;
mod symmetry;
mod tuned;
mod turn;

use std::hash::{Hash, Hasher};

pub use notation::CharretError;
pub use tuned::{CharretTuning, CharretWeights};
pub use turn::CharretMove;

use crate::bits::Bits;
use crate::position::{Outcome, Player, Position, Reason};
use crate::zobrist;

/// Tokens of a player.
pub(super) const TOKENS: u8 = 9;

/// Plies without a capture after which a draw may be claimed: 50 moves each.
const CLAIM_PLIES: u16 = 100;

/// Keys of the tokens of both players on 24 cells (32 places each), of their hands (16 each), of the player to move.
const KEYS: [u64; 97] = zobrist::keys(0x6368_6172_7265_7431);

/// Whether a token in a mill may be captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CaptureFromMill {
    /// Only when all stand in mills.
    #[default]
    LastResort,
    /// Always.
    Always,
    /// Never: when all stand in mills, nothing is captured.
    Never,
}

/// What happens to a player who cannot move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BlockedRule {
    /// Loses.
    #[default]
    Loss,
    /// The game is drawn.
    Draw,
    /// Passes; when both are blocked the game is drawn.
    Pass,
}

/// Options of Charret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CharretRules {
    /// Two mills closed at once capture two tokens.
    pub double_capture: bool,
    /// Tokens in mills.
    pub capture_from_mill: CaptureFromMill,
    /// A player with three tokens may jump.
    pub fly: bool,
    /// A player who cannot move.
    pub blocked: BlockedRule,
    /// Number of times a position may stand before it is a draw.
    pub repetition: Option<u32>,
    /// Plies without a capture before it is a draw.
    pub no_capture_limit: Option<u16>,
    /// Who starts.
    pub starter: Player,
}

impl Default for CharretRules {
    fn default() -> Self {
        Self {
            double_capture: false,
            capture_from_mill: CaptureFromMill::default(),
            fly: true,
            blocked: BlockedRule::default(),
            repetition: None,
            no_capture_limit: None,
            starter: Player::One,
        }
    }
}

/// A position of Charret.
#[derive(Clone, Debug)]
pub struct Charret {
    key: u64,
    tokens: [u32; 2],
    hands: [u8; 2],
    turn: Player,
    /// Plies since the last capture. Not part of the repetition rule.
    quiet: u16,
    rules: CharretRules,
}

impl Charret {
    /// The empty board under the default options.
    #[must_use]
    pub fn start() -> Self {
        Self::with_rules(CharretRules::default())
    }

    /// The empty board.
    #[must_use]
    pub fn with_rules(rules: CharretRules) -> Self {
        Self::from_parts([0; 2], [TOKENS; 2], rules.starter, 0, rules)
    }

    fn from_parts(tokens: [u32; 2], hands: [u8; 2], turn: Player, quiet: u16, rules: CharretRules) -> Self {
        let mut position = Self { key: 0, tokens, hands, turn, quiet, rules };
        position.key = position.compute_key();
        position
    }

    /// The key from scratch, which `key` must equal at all times.
    fn compute_key(&self) -> u64 {
        let mut key = if self.turn == Player::Two { KEYS[96] } else { 0 };
        for player in Player::ALL {
            key ^= hand_key(player, self.hands[player.index()]);
            for cell in Bits(self.tokens[player.index()].into()) {
                key ^= token_key(player, cell);
            }
        }
        key
    }

    fn empty(&self) -> u32 {
        board::BOARD & !(self.tokens[0] | self.tokens[1])
    }

    /// Tokens of a player, on the board and in hand.
    #[must_use]
    pub fn total(&self, player: Player) -> u32 {
        self.tokens[player.index()].count_ones() + u32::from(self.hands[player.index()])
    }

    /// Steps to free neighbouring cells that the tokens of a player on the board could make; jumps do not count.
    #[must_use]
    pub fn free_steps(&self, player: Player) -> u32 {
        let empty = self.empty();
        board::steps(self.tokens[player.index()]).iter().map(|reached| (reached & empty).count_ones()).sum()
    }

    /// Whether a player may jump: three tokens, none in hand.
    fn flies(&self, player: Player) -> bool {
        self.rules.fly && self.hands[player.index()] == 0 && self.tokens[player.index()].count_ones() <= 3
    }

    /// Whether a player could place, slide or jump if it were their turn.
    fn can_move(&self, player: Player) -> bool {
        let empty = self.empty();
        empty != 0
            && (self.hands[player.index()] > 0
                || self.flies(player)
                || board::neighbours(self.tokens[player.index()]) & empty != 0)
    }

    /// The player left with fewer than three tokens, if there is one.
    fn reduced(&self) -> Option<Player> {
        [self.turn, self.turn.other()].into_iter().find(|&player| self.total(player) < 3)
    }

    /// The end, the counters apart.
    fn decided(&self) -> Option<Outcome> {
        if let Some(loser) = self.reduced() {
            return Some(Outcome::win(loser.other(), Reason::TwoTokens));
        }
        if self.can_move(self.turn) {
            return None;
        }
        match self.rules.blocked {
            BlockedRule::Loss => Some(Outcome::win(self.turn.other(), Reason::Blocked)),
            BlockedRule::Draw => Some(Outcome::draw(Reason::Blocked)),
            BlockedRule::Pass if self.can_move(self.turn.other()) => None,
            BlockedRule::Pass => Some(Outcome::draw(Reason::Blocked)),
        }
    }

    fn counted_out(&self) -> bool {
        self.rules.no_capture_limit.is_some_and(|limit| self.quiet >= limit)
    }
}

fn token_key(player: Player, cell: u8) -> u64 {
    KEYS[player.index() * 32 + cell as usize]
}

fn hand_key(player: Player, count: u8) -> u64 {
    KEYS[64 + player.index() * 16 + count as usize]
}

impl Position for Charret {
    type Move = CharretMove;

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    fn legal_moves_into(&self, out: &mut Vec<CharretMove>) {
        if self.outcome().is_none() {
            self.generate(false, out);
        }
    }

    fn play_unchecked(&mut self, mv: CharretMove) {
        let us = self.turn;
        let them = us.other();
        if let Some((from, to)) = mv.ends() {
            match from {
                Some(from) => {
                    self.tokens[us.index()] &= !(1 << from);
                    self.key ^= token_key(us, from);
                }
                None => {
                    let hand = &mut self.hands[us.index()];
                    self.key ^= hand_key(us, *hand);
                    *hand = hand.saturating_sub(1);
                    self.key ^= hand_key(us, *hand);
                }
            }
            self.tokens[us.index()] |= 1 << to;
            self.key ^= token_key(us, to);
        }
        for cell in mv.captures() {
            self.tokens[them.index()] &= !(1 << cell);
            self.key ^= token_key(them, cell);
        }
        self.quiet = if mv.is_capture() { 0 } else { self.quiet.saturating_add(1) };
        self.turn = them;
        self.key ^= KEYS[96];
    }

    fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| self.counted_out().then_some(Outcome::draw(Reason::NoCapture)))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn is_irreversible(&self, mv: CharretMove) -> bool {
        mv.is_capture() || matches!(mv.ends(), Some((None, _)))
    }

    fn repetition_limit(&self) -> Option<u32> {
        self.rules.repetition
    }

    /// The rules know no draw but by agreement; they signal the third repetition and 50 moves each without a capture,
    /// and there a player may ask for the draw.
    fn claim(&self, repetitions: u32) -> Option<Reason> {
        if repetitions >= 3 {
            Some(Reason::Repetition)
        } else {
            (self.quiet >= CLAIM_PLIES).then_some(Reason::NoCapture)
        }
    }

    fn count_legal_moves(&self) -> usize {
        if self.outcome().is_some() { 0 } else { self.count() }
    }
}

/// Equal when one is a repetition of the other: the counter does not matter.
impl PartialEq for Charret {
    fn eq(&self, other: &Self) -> bool {
        (self.tokens, self.hands, self.turn, self.rules) == (other.tokens, other.hands, other.turn, other.rules)
    }
}

impl Eq for Charret {}

impl Hash for Charret {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
