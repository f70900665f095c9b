//! What every game is to the rest of the crate: positions, moves and ends.

use std::fmt::Debug;
use std::hash::Hash;

/// One of the two players. `One` is White, or Red in Charret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// White; Red in Charret.
    One,
    /// Black; Yellow in Charret.
    Two,
}

impl Player {
    /// Both players.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 or 1, to index arrays by player.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A player gave up.
    Resignation,
    /// Both agreed to a draw.
    Agreement,
    /// A record tells the result, and not why.
    Unknown,
    /// The same position, with the same player to move, stood too often.
    Repetition,
    /// The player to move has no piece left.
    NoPieces,
    /// The player to move has pieces, and none can move.
    Blocked,
    /// Charret: fewer than three tokens left.
    TwoTokens,
    /// Charret, Ultima: too many plies without a capture.
    NoCapture,
    /// Draughts, FMJD 6.2: 25 moves each of kings only, without a capture.
    TwentyFiveMoves,
    /// Draughts, FMJD 6.3: 16 moves each of three pieces, a king among them, against a lone king.
    SixteenMoves,
    /// Draughts, FMJD 6.4: 5 moves each of one or two pieces, a king among them, against a lone king.
    FiveMoves,
    /// Spanish draughts: 20 moves each.
    TwentyMoves,
    /// Spanish draughts: 12 moves each of three kings that hold the long diagonal against one.
    TwelveMoves,
    /// Tumblingdown: a king was captured by the opponent.
    KingCaptured,
    /// Tumblingdown: a player captured their own king, and no enemy one.
    OwnKingCaptured,
    /// Ultima: the player to move is in check and has no move.
    Checkmate,
    /// Ultima: the player to move is not in check and has no move.
    Stalemate,
    /// Bulltricker: a king enclosed on its four sides, by an enemy on one at least.
    Mat,
    /// Bulltricker: fewer than four pawns and queens on both sides.
    Insufficiency,
    /// Bulltricker: the player to move has no legal move.
    Immobilisation,
}

impl Reason {
    /// All reasons, to look one up by its code.
    pub const ALL: [Self; 20] = [
        Self::Resignation,
        Self::Agreement,
        Self::Unknown,
        Self::Repetition,
        Self::NoPieces,
        Self::Blocked,
        Self::TwoTokens,
        Self::NoCapture,
        Self::TwentyFiveMoves,
        Self::SixteenMoves,
        Self::FiveMoves,
        Self::TwentyMoves,
        Self::TwelveMoves,
        Self::KingCaptured,
        Self::OwnKingCaptured,
        Self::Checkmate,
        Self::Stalemate,
        Self::Mat,
        Self::Insufficiency,
        Self::Immobilisation,
    ];

    /// Stable code, part of the JavaScript API.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Unknown => "unknown",
            Self::Repetition => "repetition",
            Self::NoPieces => "no-pieces",
            Self::Blocked => "blocked",
            Self::TwoTokens => "two-tokens",
            Self::NoCapture => "no-capture",
            Self::TwentyFiveMoves => "twenty-five-moves",
            Self::SixteenMoves => "sixteen-moves",
            Self::FiveMoves => "five-moves",
            Self::TwentyMoves => "twenty-moves",
            Self::TwelveMoves => "twelve-moves",
            Self::KingCaptured => "king-captured",
            Self::OwnKingCaptured => "own-king-captured",
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Mat => "mat",
            Self::Insufficiency => "insufficiency",
            Self::Immobilisation => "immobilisation",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// `None` for a draw.
    pub winner: Option<Player>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win of `winner`.
    #[must_use]
    pub const fn win(winner: Player, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}

/// A move refused by [`Position::play`]: the position comes back with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{mv:?} is not a legal move in this position")]
pub struct PlayError<P: Position> {
    /// The position as it was.
    pub position: P,
    /// The move refused.
    pub mv: P::Move,
}

/// A position of a game: its rules and nothing else.
///
/// `Eq` and `Hash` are the repetition rule: two positions are equal when the rules count one as a repetition of the
/// other. Move counters therefore stay out of both.
///
/// Laws, held by `tests/laws.rs` on random games of every rule set:
/// * [`legal_moves`](Self::legal_moves) has no duplicates, the same order each time, and is empty exactly when there
///   is an [`outcome`](Self::outcome);
/// * [`key`](Self::key) depends on nothing that `Eq` ignores, and is the same however the position was reached.
pub trait Position: Clone + Eq + Hash + Debug {
    /// One complete turn: every capture, a mill's removal, the promotion.
    type Move: Copy + Eq + Hash + Debug;

    /// The player to move.
    fn turn(&self) -> Player;

    /// Appends the legal moves to `out`.
    fn legal_moves_into(&self, out: &mut Vec<Self::Move>);

    /// Plays a move known to be legal. With any other the position may no longer make sense, but never panics.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// The end of the game as far as the position alone tells: not repetition, not agreement.
    fn outcome(&self) -> Option<Outcome>;

    /// Zobrist key, kept up to date move by move.
    fn key(&self) -> u64;

    /// True when no position before `mv` can come back after it.
    fn is_irreversible(&self, mv: Self::Move) -> bool;

    /// How often a position may stand before the game is drawn: at the n-th time it is. `None`: as often as you like.
    fn repetition_limit(&self) -> Option<u32>;

    /// A draw that the player to move may claim; `repetitions` tells how often this position has stood, now included.
    fn claim(&self, _repetitions: u32) -> Option<Reason> {
        None
    }

    /// Number of legal moves. Worth writing by hand where counting is cheaper than listing: it is the last ply of
    /// perft.
    fn count_legal_moves(&self) -> usize {
        self.legal_moves().len()
    }

    /// The legal moves.
    #[must_use]
    fn legal_moves(&self) -> Vec<Self::Move> {
        const ROOM: usize = 64;
        let mut moves = Vec::with_capacity(ROOM);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Whether `mv` is legal.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The position after `mv`.
    ///
    /// # Errors
    /// [`PlayError`] with the unchanged position when `mv` is not legal.
    fn play(mut self, mv: Self::Move) -> Result<Self, PlayError<Self>> {
        if !self.is_legal(mv) {
            return Err(PlayError { position: self, mv });
        }
        self.play_unchecked(mv);
        Ok(self)
    }
}
