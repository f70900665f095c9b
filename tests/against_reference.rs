//! The fast generators against the slow reference, on random walks from the start and from random
//! set-ups, under random rule options: the complete list of moves, the position after each of
//! them, and the outcome.
//!
//! A failure prints the seed of its walk. `TABLIER_SEED` sets the first seed and
//! `TABLIER_POSITIONS` the number of positions of each rule set.

mod fixtures;
mod reference;
mod setups;

use fastrand::Rng;
use fixtures::placement;
use reference::draughts::Variant;
use reference::{Reference, Turn};
use serde_json::json;
use setups::{Start, bulltricker_start, charret_start, draughts_start, tumblingdown_start};
use std::fmt;
use tablier::{AnyGame, Rules};

const SEED: u64 = 1;
const POSITIONS: u64 = 20_000;

fn from_environment(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number")),
        Err(_) => default,
    }
}

/// What to print of a walk to find the place again.
struct Trace {
    seed: u64,
    game: &'static str,
    rules: String,
    start: String,
    line: Vec<String>,
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trace { seed, game, rules, start, line } = self;
        write!(f, "TABLIER_SEED={seed}: {game} {rules} from {start} after {line:?}")
    }
}

/// Walks until enough positions are compared.
fn compare<P: Reference>(game: &'static str, start: impl Fn(&mut Rng) -> Start<P>) {
    let first = from_environment("TABLIER_SEED", SEED);
    let positions = from_environment("TABLIER_POSITIONS", POSITIONS);
    let mut compared = 0;
    for seed in first.. {
        if compared >= positions {
            return;
        }
        let mut rng = Rng::with_seed(seed);
        let begin = start(&mut rng);
        compared += walk(game, seed, begin, &mut rng);
    }
}

/// One walk of random moves to the end of the game, or long enough. Returns its positions.
fn walk<P: Reference>(id: &'static str, seed: u64, begin: Start<P>, rng: &mut Rng) -> u64 {
    let mut trace =
        Trace { seed, game: id, rules: begin.rules.to_string(), start: begin.reference.text(), line: Vec::new() };
    let rules: Rules = serde_json::from_value(begin.rules).expect("rule options");
    let mut game =
        AnyGame::new(id, begin.position.as_deref(), &rules).unwrap_or_else(|error| panic!("{trace}: {error}"));
    let mut position = begin.reference;
    let mut compared = 0;
    for _ in 0..=begin.length {
        let turns = position.turns();
        compare_position(&mut game, &position, &turns, &trace);
        compared += 1;
        let Some(turn) = rng.choice(turns) else { break };
        game.play(&turn.text).unwrap_or_else(|error| panic!("{trace}: {}: {error}", turn.text));
        trace.line.push(turn.text);
        position = turn.after;
    }
    compared
}

fn compare_position<P: Reference>(game: &mut AnyGame, position: &P, turns: &[Turn<P>], trace: &Trace) {
    assert_eq!(placement(&game.position()), position.text(), "position, {trace}");
    let outcome = game.outcome();
    let found = outcome.as_ref().map(|o| (o.winner.as_deref(), &*o.reason));
    assert_eq!(found, position.outcome().map(|o| (o.winner, o.reason)), "outcome, {trace}");

    let mut found = game.moves(None).expect("all moves");
    found.sort();
    let expected: Vec<&str> = turns.iter().map(|turn| &*turn.text).collect();
    assert_eq!(found, expected, "moves of {}, {trace}", position.text());

    for turn in turns {
        let text = &turn.text;
        let info = game.play(text).unwrap_or_else(|error| panic!("{trace}: {text}: {error}"));
        assert_eq!(placement(&game.position()), turn.after.text(), "position after {text}, {trace}");
        assert_eq!(&info.text, text, "text, {trace}");
        assert_eq!(info.from, turn.from, "from of {text}, {trace}");
        if let Some(to) = &turn.to {
            assert_eq!(&info.to, to, "to of {text}, {trace}");
            assert_eq!(info.path, turn.path, "path of {text}, {trace}");
        }
        let mut cells: Vec<&String> = info.captures.iter().map(|piece| &piece.cell).collect();
        cells.sort_by_key(|cell| (cell.parse::<u32>().ok(), *cell));
        assert_eq!(cells, turn.captures.iter().collect::<Vec<_>>(), "captures of {text}, {trace}");
        assert_eq!(info.promotion.is_some(), turn.promotion, "promotion by {text}, {trace}");
        game.undo();
    }
    assert_eq!(placement(&game.position()), position.text(), "undo, {trace}");
}

#[test]
fn international_draughts() {
    compare("draughts", |rng| draughts_start(Variant::International, json!({ "drawRules": "none" }), rng));
}

#[test]
fn spanish_draughts() {
    compare("spanish-draughts", |rng| {
        draughts_start(Variant::Spanish { huffing: false }, json!({ "drawRules": "none" }), rng)
    });
}

/// Rules 1.3: the casual option.
#[test]
fn spanish_draughts_with_huffing() {
    let rules = json!({ "drawRules": "none", "huffing": true });
    compare("spanish-draughts", |rng| draughts_start(Variant::Spanish { huffing: true }, rules.clone(), rng));
}

#[test]
fn charret() {
    compare("charret", charret_start);
}

#[test]
fn tumblingdown() {
    compare("tumblingdown", tumblingdown_start);
}

#[test]
fn bulltricker() {
    compare("bulltricker", bulltricker_start);
}
