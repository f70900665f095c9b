//! The error of the dynamic API, as JavaScript sees it: a stable code, a message, and what a program needs to go on.

use serde::Serialize;

use crate::api::dto::{OutcomeInfo, RefusalInfo};
use crate::tables::TableError;
use crate::text::{Place, clip, utf16_offset};
use crate::weights::WeightsError;

/// Stable codes, part of the JavaScript API.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// No game has this id.
    UnknownGame,
    /// The game has no such player.
    UnknownPlayer,
    /// The board has no such cell.
    UnknownCell,
    /// An option or a limit that does not exist, or a value that it cannot have.
    BadOption,
    /// A position text that cannot be read, or is no position of the game.
    BadPosition,
    /// A move text that cannot be read.
    BadNotation,
    /// A saved game that cannot be read.
    BadState,
    /// What should hold game records is no text. Faults inside a text are told by the reader and thrown by nobody.
    BadRecord,
    /// Bytes that are no weights for the evaluation of the game.
    BadWeights,
    /// Bytes that are no endgame tables for the game and its rules, or a game without.
    BadTable,
    /// A move that can be read and is not legal here.
    IllegalMove,
    /// A text that several legal moves answer to.
    AmbiguousMove,
    /// The game has ended.
    GameOver,
    /// No draw can be claimed now.
    NoClaim,
}

impl ErrorCode {
    /// The code as text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::UnknownGame => "unknown-game",
            Self::UnknownPlayer => "unknown-player",
            Self::UnknownCell => "unknown-cell",
            Self::BadOption => "bad-option",
            Self::BadPosition => "bad-position",
            Self::BadNotation => "bad-notation",
            Self::BadState => "bad-state",
            Self::BadRecord => "bad-record",
            Self::BadWeights => "bad-weights",
            Self::BadTable => "bad-table",
            Self::IllegalMove => "illegal-move",
            Self::AmbiguousMove => "ambiguous-move",
            Self::GameOver => "game-over",
            Self::NoClaim => "no-claim",
        }
    }
}

/// What an error says beyond its message.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Details {
    /// Offset in the text that was read, in UTF-16 code units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// Stable name of the fault there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<&'static str>,
    /// Name of the rule option that is refused; `found` is the value that it cannot have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// What stands there; empty at the end of the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// What could stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// Legal moves, 100 at most.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    /// Why the move is not legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<RefusalInfo>,
    /// Moves that the text could mean.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeInfo>,
}

/// A refused call; the object it was made on is as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Error {
    /// What kind of fault.
    pub code: ErrorCode,
    /// For people, in English.
    pub message: String,
    /// For programs.
    pub details: Box<Details>,
}

impl Error {
    /// An error without details.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), details: Box::default() }
    }

    /// A fault at a place of `text`.
    pub(crate) fn at_place(code: ErrorCode, text: &str, place: Place, message: impl Into<String>) -> Self {
        let at = Some(utf16_offset(text, place.at));
        let Place { fault, found, expected, .. } = place;
        let details = Details { at, fault: Some(fault), found, expected, ..Details::default() };
        Self { code, message: message.into(), details: Box::new(details) }
    }

    pub(crate) fn ambiguous(text: &str, candidates: Vec<String>) -> Self {
        let message = format!("\"{}\" could be {}", clip(text), candidates.join(" or "));
        let details = Details { candidates, ..Details::default() };
        Self { code: ErrorCode::AmbiguousMove, message, details: Box::new(details) }
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Self {
        let TableError::Men { least, most, .. } = error else {
            return Self::new(ErrorCode::BadTable, error.to_string());
        };
        let mut men = Self::new(ErrorCode::BadOption, error.to_string());
        men.details.expected = Some(format!("a whole number from {least} to {most}"));
        men
    }
}

impl From<WeightsError> for Error {
    fn from(error: WeightsError) -> Self {
        Self::new(ErrorCode::BadWeights, error.to_string())
    }
}
