//! The engine: one search, generic over the games.
//!
//! [`Search`] is a machine that can stop after any node and go on later: a worker answers messages between slices, and
//! the result does not depend on how the work was cut. It knows no clock; [`run_for`] adds one.

mod alphabeta;
mod level;
mod limits;
mod ordering;
mod params;
mod reductions;
mod tabled;
mod time;
mod tt;

pub use alphabeta::{Line, Search};
pub use level::{FULL_STRENGTH, Ladder, Level};
pub use limits::Limits;
pub use params::Params;
pub(crate) use tabled::table_value;
pub use time::{Clock, run_for};

use crate::position::Position;
use crate::tables::{Endgame, TableValue, Tables};
use crate::weights::Weights;

/// What quiescence may do at a position besides the moves it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noise {
    /// The player to move may also leave it at the evaluation.
    Optional,
    /// They must play one of the moves.
    Forced,
}

/// What the search asks of a game beyond its rules.
pub trait Searchable: Position {
    /// Indexes of moves are below this, and it is below 65,535.
    const MOVE_SPACE: usize;

    /// The numbers of the search.
    const PARAMS: Params = Params::PLAIN;

    /// Number of a move in history and transposition tables. Moves of one position share it only when that does little
    /// harm.
    fn move_index(&self, mv: Self::Move) -> usize;

    /// What the evaluation can be tuned to.
    type Weights: Weights;

    /// Worth of the position for the player to move, in hundredths of a man, within ±[`LARGEST_EVALUATION`].
    fn evaluate(&self, weights: &Self::Weights) -> i32;

    /// Appends the moves that quiescence must look at, `ply` plies below the horizon.
    fn noisy_moves_into(&self, ply: u32, out: &mut Vec<Self::Move>) -> Noise;

    /// Order of moves before history is known: the larger, the sooner; 0 for a move without merit of its own.
    fn order_hint(&self, mv: Self::Move) -> i32;

    /// Whether a move changes material. History and killer tables are for the others.
    fn is_noisy(&self, mv: Self::Move) -> bool;

    /// Whether a move costs no depth, because the rules force it. A line must not go on like this for ever.
    fn keeps_depth(&self, _mv: Self::Move) -> bool {
        false
    }

    /// The endgame that tables can be made for; `None` for a game without.
    fn endgame(&self) -> Option<Endgame> {
        None
    }

    /// What tables, which must be for [`endgame`](Self::endgame), tell of the position with its move counters.
    fn probe(&self, _tables: &Tables) -> Option<TableValue> {
        None
    }
}

/// Bound of evaluations; larger scores are proved.
pub const LARGEST_EVALUATION: i32 = 20_000;

/// Score of a win by a table that tells no plies. A share of the evaluation is added, which keeps it between evaluations
/// and forced ends.
pub(crate) const TABLE_WIN: i32 = 25_000;

/// Score of a win on the spot; a win in n plies is worth n less.
pub(crate) const WIN: i32 = 30_000;

/// More plies than any forced end that is told, by a search or by a table.
const LONGEST_END: i32 = 1_000;

/// Deepest line, quiescence included.
pub(crate) const MAX_PLY: usize = 128;

/// Whether a score is no estimate: a forced end, or a win by a table.
pub(crate) const fn is_proved(score: i32) -> bool {
    score.abs() > LARGEST_EVALUATION
}

/// Plies to the forced end that a score tells: positive for a win, negative for a loss.
#[must_use]
pub fn mate_distance(score: i32) -> Option<i32> {
    (score.abs() > WIN - LONGEST_END).then(|| if score > 0 { WIN - score } else { -WIN - score })
}
