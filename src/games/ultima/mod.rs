//! Ultima (Baroque chess): Robert Abbott's game in which men differ by how they capture.

mod board;
mod check;
mod eval;
mod explain;
mod moves;
mod notation;
mod present;
mod start;

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

pub use moves::UltimaMove;
pub use notation::UltimaError;
pub use start::UltimaStart;

use crate::bits::Bits;
use crate::position::{Outcome, Player, Position, Reason};
use crate::zobrist;
use board::{Board, Kind};
use moves::Scene;

/// Keys of the men of both players, by kind, on 64 squares; then of the player to move.
const KEYS: [u64; 2 * 7 * 64 + 1] = zobrist::keys(0x756C_7469_6D61_6D21);

/// A position that stands for so many times is a draw, unless the options say otherwise.
const REPETITIONS: u32 = 3;

/// Whether a friend beside an immobiliser takes its power away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ImmobiliserRule {
    /// A chameleon or an immobiliser does, for all but itself.
    #[default]
    Pure,
    /// Nothing does.
    Classic,
}

/// What a chameleon that leaps takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ChameleonLeap {
    /// Leapers, and whatever else its move takes.
    #[default]
    Combine,
    /// Leapers only.
    Pure,
}

/// How many men a leap goes over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LeaperRule {
    /// One or more.
    #[default]
    Multi,
    /// One.
    Single,
}

/// What happens to a player who is not in check and cannot move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum StalemateRule {
    /// The game is drawn.
    #[default]
    Draw,
    /// Loses.
    Loss,
}

/// Options of Ultima.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UltimaRules {
    /// How the men stand at the start.
    pub start: UltimaStart,
    /// Of the starts that are drawn by lot; equal seeds give equal starts, and so does having none.
    pub seed: Option<u32>,
    /// Immobilisers with a friend of their victim beside them.
    pub immobiliser: ImmobiliserRule,
    /// Chameleons that leap.
    pub chameleon_leap: ChameleonLeap,
    /// Leaps.
    pub leaper: LeaperRule,
    /// A player without a move.
    pub stalemate: StalemateRule,
    /// How often a position may stand before it is a draw; `None`: as often as one likes.
    pub repetition: Option<u32>,
    /// Plies without a capture before it is a draw.
    pub no_capture_limit: Option<u16>,
}

impl Default for UltimaRules {
    fn default() -> Self {
        Self {
            start: UltimaStart::default(),
            seed: None,
            immobiliser: ImmobiliserRule::default(),
            chameleon_leap: ChameleonLeap::default(),
            leaper: LeaperRule::default(),
            stalemate: StalemateRule::default(),
            repetition: Some(REPETITIONS),
            no_capture_limit: None,
        }
    }
}

/// A position of Ultima.
#[derive(Clone, Debug)]
pub struct Ultima {
    board: Board,
    key: u64,
    turn: Player,
    /// Plies since the last capture. Not part of the repetition rule.
    quiet: u16,
    /// Plies since the start, where a position text told them. Not part of the repetition rule.
    ply: Option<u32>,
    rules: UltimaRules,
}

impl Ultima {
    /// The default start under the default options.
    #[must_use]
    pub fn start() -> Self {
        Self::with_rules(UltimaRules::default())
    }

    /// The start position.
    #[must_use]
    pub fn with_rules(rules: UltimaRules) -> Self {
        Self::from_parts(start::board(rules.start, rules.seed), Player::One, rules)
    }

    fn from_parts(board: Board, turn: Player, rules: UltimaRules) -> Self {
        let mut position = Self { board, key: 0, turn, quiet: 0, ply: None, rules };
        position.key = position.compute_key();
        position
    }

    /// The key from scratch, which `key` must equal at all times.
    fn compute_key(&self) -> u64 {
        let side = if self.turn == Player::Two { KEYS[KEYS.len() - 1] } else { 0 };
        Player::ALL
            .into_iter()
            .flat_map(|player| self.board.each(player).map(move |(square, kind)| man_key(player, kind, square)))
            .fold(side, |key, man| key ^ man)
    }

    fn counted_out(&self) -> bool {
        self.rules.no_capture_limit.is_some_and(|limit| self.quiet >= limit)
    }

    /// Whether the king of the player to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.board.in_check(self.turn, &self.rules)
    }

    fn captures_into(&self, out: &mut Vec<UltimaMove>) {
        let _ = Scene::wary(self).visit(true, &mut |mv| {
            out.push(mv);
            ControlFlow::Continue(())
        });
    }
}

fn man_key(player: Player, kind: Kind, square: u8) -> u64 {
    KEYS[(player.index() * 7 + kind as usize) * 64 + (square & 63) as usize]
}

impl Position for Ultima {
    type Move = UltimaMove;

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    fn legal_moves_into(&self, out: &mut Vec<UltimaMove>) {
        if !self.counted_out() {
            let _ = Scene::new(self).visit(false, &mut |mv| {
                out.push(mv);
                ControlFlow::Continue(())
            });
        }
    }

    fn play_unchecked(&mut self, mv: UltimaMove) {
        let (us, them) = (self.turn, self.turn.other());
        if let Some((_, kind)) = self.board.man_on(mv.from) {
            self.key ^= man_key(us, kind, mv.from) ^ man_key(us, kind, mv.to);
        }
        for victim in Bits(mv.captured) {
            if let Some((_, kind)) = self.board.man_on(victim) {
                self.key ^= man_key(them, kind, victim);
            }
        }
        self.board.relocate(us, mv.from, mv.to, mv.captured);
        self.quiet = if mv.is_capture() { 0 } else { self.quiet.saturating_add(1) };
        self.ply = self.ply.map(|ply| ply.saturating_add(1));
        self.turn = them;
        self.key ^= KEYS[KEYS.len() - 1];
    }

    fn outcome(&self) -> Option<Outcome> {
        if Scene::wary(self).visit(false, &mut |_| ControlFlow::Break(())).is_break() {
            return self.counted_out().then_some(Outcome::draw(Reason::NoCapture));
        }
        let opponent = self.turn.other();
        Some(match (self.is_check(), self.rules.stalemate) {
            (true, _) => Outcome::win(opponent, Reason::Checkmate),
            (false, StalemateRule::Draw) => Outcome::draw(Reason::Stalemate),
            (false, StalemateRule::Loss) => Outcome::win(opponent, Reason::Stalemate),
        })
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    /// Pincers move both ways and nobody is promoted: only captures cannot be taken back.
    fn is_irreversible(&self, mv: UltimaMove) -> bool {
        mv.is_capture()
    }

    fn repetition_limit(&self) -> Option<u32> {
        self.rules.repetition
    }

    fn count_legal_moves(&self) -> usize {
        if self.counted_out() { 0 } else { Scene::new(self).count() }
    }
}

/// Equal when one is a repetition of the other: the counters do not matter.
impl PartialEq for Ultima {
    fn eq(&self, other: &Self) -> bool {
        (self.board, self.turn, self.rules) == (other.board, other.turn, other.rules)
    }
}

impl Eq for Ultima {}

impl Hash for Ultima {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
