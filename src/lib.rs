//! `tablier`: rules and engine for abstract strategy games.
//!
//! * [`Position`] is a position of a game, [`Game`] one game with its history, [`Search`] the engine; all three are
//!   generic over the games and know nothing of the outside.
//! * [`AnyGame`] is a game chosen at run time by its id, with texts and plain objects in place of types: what the
//!   JavaScript API, the native tool and tests of the whole package use.
//!
//! ```
//! use tablier::{AnyGame, Rules};
//! let mut game = AnyGame::new("draughts", None, &Rules::default())?;
//! assert_eq!(game.moves(None)?.len(), 9);
//! game.play("32-28")?;
//! assert_eq!(game.turn(), "black");
//! # Ok::<(), tablier::Error>(())
//! ```

/// The code of the guide is run.
#[cfg(doctest)]
#[doc = include_str!("../docs/guide-rust.md")]
struct Guide;

pub mod api;
mod bits;
mod bytes;
mod error;
mod game;
mod games;
mod linear;
mod perft;
mod position;
mod records;
mod search;
mod tables;
mod text;
mod tuning;
mod weights;
mod zobrist;

pub use bytes::FileError;
pub use error::{Details, Error, ErrorCode};
pub use game::{Game, Refused};
pub use games::bulltricker::{Bulltricker, BulltrickerError, BulltrickerMove, BulltrickerRules};
pub use games::charret::{
    BlockedRule, CaptureFromMill, Charret, CharretError, CharretMove, CharretRules, CharretTuning, CharretWeights,
};
pub use games::draughts::{
    Draughts, DraughtsMove, DraughtsRules, DraughtsTuning, DraughtsWeights, FenError, International, Spanish,
    TwentyMoves, Variant,
};
pub use games::tumblingdown::{Tumblingdown, TumblingdownError, TumblingdownMove, TumblingdownRules};
pub use games::ultima::{
    ChameleonLeap, ImmobiliserRule, LeaperRule, StalemateRule, Ultima, UltimaError, UltimaMove, UltimaRules,
    UltimaStart,
};
pub use games::{
    AnyGame, AnySearch, AnyWeights, Attempt, CommonRefusals, Input, NumberedMove, NumberedPiece, Param, ParamKind,
    Playable, Refusal, RefusalKind, RuleValue, Rules,
};
pub use linear::{LinearTuning, LinearWeights};
pub use perft::perft;
pub use position::{Outcome, PlayError, Player, Position, Reason};
pub use records::{Format, Note, Record, RecordFault, RecordLine, Records, Severity, Tags, read_records, write_record};
pub use search::{
    Clock, FULL_STRENGTH, LARGEST_EVALUATION, Ladder, Level, Limits, Line, Noise, Params, Search, Searchable,
    mate_distance, run_for,
};
pub use tables::{Endgame, SectorCount, TableError, TableResult, TableSolver, TableValue, Tables, table_game};
pub use tuning::{Features, Kind, Parameter, Tunable, Tuning};
pub use weights::{Weights, WeightsError};
pub use zobrist::SplitMix64;
