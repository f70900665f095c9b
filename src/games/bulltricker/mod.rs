//! Bulltricker, the game of David Jonca (1992): the classic edition, and that of 2020 as an option.

mod board;
mod eval;
mod explain;
mod hunt;
mod moves;
mod notation;
mod present;
mod setup;

use std::hash::{Hash, Hasher};

pub use moves::BulltrickerMove;
pub use notation::BulltrickerError;

use crate::bits::Bits;
use crate::position::{Outcome, Player, Position, Reason};
use crate::zobrist;
use board::{CELLS, Cell, HORIZONTAL, ROYAL, VERTICAL, bit_of, set_of, sides};

/// Both sets of rectangles.
const RECTANGLES: [usize; 2] = [HORIZONTAL, VERTICAL];

/// Keys of pawns and queens of both players on 128 rectangles, of both kings, of the player to move.
const KEYS: [u64; 641] = zobrist::keys(0x6275_6C6C_7472_6963);

/// Below this number of pawns and queens on both sides the game is drawn.
const SUFFICIENT: u32 = 4;

/// Own moves there and back, without a break, after which the other player may claim the draw.
const CLAIM_MOVES: u8 = 13;

/// Options of Bulltricker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BulltrickerRules {
    /// Captures in colonne, which the edition of 2020 leaves out.
    pub column_capture: bool,
    /// Number of times a position may stand before it is a draw.
    pub repetition: Option<u32>,
}

impl Default for BulltrickerRules {
    fn default() -> Self {
        Self { column_capture: true, repetition: Some(7) }
    }
}

/// How long a player has gone to and fro with one piece. Not part of the repetition rule.
#[derive(Clone, Copy, Debug, Default)]
struct Shuttle {
    /// Cells of the last move.
    last: (Cell, Cell),
    /// Moves up to now, each the reverse of the one before; 0 after a capture or a promotion.
    moves: u8,
}

impl Shuttle {
    fn after(self, mv: BulltrickerMove) -> Self {
        let last = (mv.from, mv.to);
        let moves = if mv.is_capture() || mv.promotes {
            0
        } else if self.moves > 0 && self.last == (mv.to, mv.from) {
            self.moves.saturating_add(1)
        } else {
            1
        };
        Self { last, moves }
    }
}

/// A position of Bulltricker.
#[derive(Clone, Debug)]
pub struct Bulltricker {
    /// Pawns and queens of each player, on horizontal and on vertical rectangles.
    pieces: [[u64; 2]; 2],
    /// Queens of both players.
    queens: [u64; 2],
    /// Royal squares of both kings.
    kings: [u8; 2],
    turn: Player,
    key: u64,
    shuttles: [Shuttle; 2],
    rules: BulltrickerRules,
}

impl Bulltricker {
    /// The start position under the default options.
    #[must_use]
    pub fn start() -> Self {
        Self::with_rules(BulltrickerRules::default())
    }

    /// The start position.
    #[must_use]
    pub fn with_rules(rules: BulltrickerRules) -> Self {
        const WHITE_QUEENS: u64 = 0xFF << 48;
        const BLACK_QUEENS: u64 = 0xFF;
        let white = [0x7F << 48, 0xFF << 40 | WHITE_QUEENS];
        let black = [0x7F << 8, 0xFF << 8 | BLACK_QUEENS];
        // G4 and A4.
        Self::from_parts([white, black], [0, WHITE_QUEENS | BLACK_QUEENS], [51, 3], Player::One, rules)
    }

    fn from_parts(
        pieces: [[u64; 2]; 2],
        queens: [u64; 2],
        kings: [u8; 2],
        turn: Player,
        rules: BulltrickerRules,
    ) -> Self {
        let mut position = Self { pieces, queens, kings, turn, key: 0, shuttles: [Shuttle::default(); 2], rules };
        position.key = position.compute_key();
        position
    }

    /// Number of a player's pawns.
    #[must_use]
    pub fn pawns(&self, player: Player) -> u32 {
        RECTANGLES.map(|set| self.pawns_of(player, set).count_ones()).iter().sum()
    }

    /// Number of a player's queens.
    #[must_use]
    pub fn queens(&self, player: Player) -> u32 {
        RECTANGLES.map(|set| self.queens_of(player, set).count_ones()).iter().sum()
    }

    /// The key from scratch, which `key` must equal at all times.
    fn compute_key(&self) -> u64 {
        let mut key = if self.turn == Player::Two { KEYS[640] } else { 0 };
        for player in Player::ALL {
            key ^= king_key(player, self.kings[player.index()]);
            for set in RECTANGLES {
                for bit in Bits(self.pieces[player.index()][set]) {
                    key ^= piece_key(player, self.queens[set] >> bit & 1 == 1, set, bit);
                }
            }
        }
        key
    }

    #[inline]
    fn occupied(&self, set: usize) -> u64 {
        self.pieces[0][set] | self.pieces[1][set]
    }

    #[inline]
    fn empty(&self, set: usize) -> u64 {
        CELLS[set] & !self.occupied(set)
    }

    /// The royal squares that are taken.
    #[inline]
    fn royals(&self) -> u64 {
        1 << self.kings[0] | 1 << self.kings[1]
    }

    /// Pawns and queens of a player.
    fn count_pieces(&self, player: Player) -> u32 {
        self.pieces[player.index()].iter().map(|set| set.count_ones()).sum()
    }

    /// Whether a king is enclosed on all four sides, by an enemy on one at least.
    #[inline]
    fn is_mat(&self, player: Player) -> bool {
        let [horizontal, vertical] = sides(self.kings[player.index()]);
        let open = horizontal & !self.occupied(HORIZONTAL) | vertical & !self.occupied(VERTICAL);
        let enemy = self.pieces[player.other().index()];
        open == 0 && (horizontal & enemy[HORIZONTAL] | vertical & enemy[VERTICAL]) != 0
    }

    /// The end by mat or by insufficiency.
    #[inline]
    fn decided(&self) -> Option<Outcome> {
        if let Some(loser) = Player::ALL.into_iter().find(|&player| self.is_mat(player)) {
            return Some(Outcome::win(loser.other(), Reason::Mat));
        }
        let few = Player::ALL.into_iter().all(|player| self.count_pieces(player) < SUFFICIENT);
        few.then_some(Outcome::draw(Reason::Insufficiency))
    }

    /// Takes pieces of a player from the board.
    #[inline]
    fn remove(&mut self, player: Player, set: usize, cells: u64) {
        for bit in Bits(cells) {
            self.key ^= piece_key(player, self.queens[set] >> bit & 1 == 1, set, bit);
        }
        self.pieces[player.index()][set] &= !cells;
        self.queens[set] &= !cells;
    }
}

#[inline]
fn piece_key(player: Player, queen: bool, set: usize, bit: u8) -> u64 {
    KEYS[player.index() * 256 + usize::from(queen) * 128 + set * 64 + usize::from(bit)]
}

#[inline]
fn king_key(player: Player, square: u8) -> u64 {
    KEYS[512 + player.index() * 64 + usize::from(square)]
}

impl Position for Bulltricker {
    type Move = BulltrickerMove;

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    fn legal_moves_into(&self, out: &mut Vec<BulltrickerMove>) {
        if self.decided().is_none() {
            self.generate(out);
        }
    }

    fn play_unchecked(&mut self, mv: BulltrickerMove) {
        let (us, them) = (self.turn, self.turn.other());
        let (set, from, to) = (set_of(mv.from), bit_of(mv.from), bit_of(mv.to));
        if set == ROYAL {
            self.key ^= king_key(us, self.kings[us.index()]) ^ king_key(us, to);
            self.kings[us.index()] = to;
        } else {
            let queen = mv.promotes || self.queens[set] >> from & 1 == 1;
            self.remove(us, set, 1 << from);
            let set = set_of(mv.to).min(VERTICAL);
            self.remove(them, set, self.victims(mv));
            self.pieces[us.index()][set] |= 1 << to;
            self.queens[set] |= u64::from(queen) << to;
            self.key ^= piece_key(us, queen, set, to);
        }
        self.shuttles[us.index()] = self.shuttles[us.index()].after(mv);
        self.turn = them;
        self.key ^= KEYS[640];
    }

    fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| (!self.can_move()).then_some(Outcome::draw(Reason::Immobilisation)))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    /// Pawns never go back.
    fn is_irreversible(&self, mv: BulltrickerMove) -> bool {
        let set = set_of(mv.from);
        mv.is_capture() || set != ROYAL && self.queens[set] >> bit_of(mv.from) & 1 == 0
    }

    fn repetition_limit(&self) -> Option<u32> {
        self.rules.repetition
    }

    /// The rule sheet: the opponent made the same move seven times in a row, going back between.
    fn claim(&self, _repetitions: u32) -> Option<Reason> {
        (self.shuttles[self.turn.other().index()].moves >= CLAIM_MOVES).then_some(Reason::Repetition)
    }

    fn count_legal_moves(&self) -> usize {
        if self.decided().is_some() { 0 } else { self.count() }
    }
}

/// Equal when one is a repetition of the other: how the players came there does not matter.
impl PartialEq for Bulltricker {
    fn eq(&self, other: &Self) -> bool {
        (self.pieces, self.queens, self.kings, self.turn, self.rules)
            == (other.pieces, other.queens, other.kings, other.turn, other.rules)
    }
}

impl Eq for Bulltricker {}

impl Hash for Bulltricker {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
