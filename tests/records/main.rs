//! Game records: what is written reads back, and every form that the formats allow is read.
//!
//! A failure of a law prints the seed of its record. `TABLIER_SEED` sets the first seed, of damaged records as well, and
//! `TABLIER_RECORDS` the number of records of each rule set.
#![allow(missing_docs)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../fixtures/mod.rs"]
mod fixtures;

mod bad_input;
mod chat;
mod clip;
mod laws;
mod pdn;
mod pgn;
mod random;
mod sgf;
mod told;

use tablier::{Record, RecordFault, Records, read_records};

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

fn read(text: &str) -> Records {
    read_records(text, None).expect("no game is named")
}

/// The one game of a text, and what is wrong with it.
fn read_one(text: &str) -> (Record, Vec<RecordFault>) {
    let Records { mut games, errors } = read(text);
    assert_eq!(games.len(), 1, "{text}\n{errors:?}");
    (games.remove(0), errors)
}
