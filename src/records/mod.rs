//! Game records: what players of each game keep their games in, read and written.
//!
//! [`read_records`] takes any text apart and plays what it finds; [`write_record`] writes one game. In between is a
//! [`Record`], the same for every format: tags, the moves of a main line, and notes on them with comments and variations.
//!
//! * `tokens` is the one tokenizer; `split` splits a text into records, `read` finds out what game each is of, `attempt`
//!   reads it as one of that game;
//! * `chess` knows the records that are of none of our games;
//! * `head`, `movetext`, `clip` and `sgf` say what the tokens mean, `replay` plays the moves;
//! * `write` is the way back; `dialect` lists what the games' records differ in.

mod attempt;
mod chess;
mod clip;
mod dialect;
mod head;
mod movetext;
mod read;
mod record;
mod replay;
mod sgf;
mod split;
mod tokens;
mod write;

pub(crate) use dialect::{formats_of, own_format};
pub use read::read_records;
pub use record::{Format, Note, Record, RecordFault, RecordLine, Records, Severity, Tags};
pub use write::write_record;
