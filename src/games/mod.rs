//! The games. Each has a folder of its own; [`AnyGame`] is the one place where a game is chosen at run time.

mod any;
pub mod bulltricker;
pub mod charret;
mod dispatch;
pub mod draughts;
mod explain;
mod ladders;
mod numbered;
mod playable;
pub(crate) mod rules;
pub mod tumblingdown;
pub mod ultima;

pub use any::{AnyGame, AnySearch, AnyWeights};
pub use explain::{Attempt, CommonRefusals, Param, ParamKind, Refusal, RefusalKind};
pub use numbered::{NumberedMove, NumberedPiece};
pub use playable::{Input, Playable};
pub use rules::{RuleValue, Rules};
