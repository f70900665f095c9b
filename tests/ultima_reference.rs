//! Ultima against the slow reference, on random walks from every start and from random crowded set-ups, under random
//! rule options: the moves with their victims, the position after each, check, who is frozen and by whom, the outcome.
//!
//! A failure prints the seed of its walk. `TABLIER_SEED` sets the first seed and `TABLIER_POSITIONS` the number of
//! positions.
#![allow(missing_docs)]

mod reference;
mod setups;

use fastrand::Rng;
use reference::ultima::{Position, name};
use reference::{Reference, Turn};
use serde_json::json;
use setups::{ultima_rules, ultima_set_up};
use tablier::AnyGame;

const POSITIONS: u64 = 20_000;

fn from_environment(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number")),
        Err(_) => default,
    }
}

#[test]
fn random_walks_agree_with_the_reference() {
    let positions = from_environment("TABLIER_POSITIONS", POSITIONS);
    let mut compared = 0;
    for seed in from_environment("TABLIER_SEED", 1).. {
        if compared >= positions {
            return;
        }
        compared += walk(seed);
    }
}

/// One walk of random moves. Returns the number of its positions.
fn walk(seed: u64) -> u64 {
    let mut rng = Rng::with_seed(seed);
    let (rules, mut options) = ultima_rules(&mut rng);
    let length = match rng.u8(..20) {
        0 => 60,
        1..=4 => 8,
        _ => 1,
    };
    let position = if length == 60 {
        let starts = ["default", "facing", "mirror", "random", "symmetric"];
        options["start"] = json!(rng.choice(starts).expect("a start"));
        options["seed"] = json!(rng.u32(1..1_000_000_000));
        None
    } else {
        Some(ultima_set_up(rules, &mut rng).text())
    };
    let read = serde_json::from_value(options.clone()).expect("rule options");
    let mut game = AnyGame::new("ultima", position.as_deref(), &read)
        .unwrap_or_else(|error| panic!("TABLIER_SEED={seed} {position:?}: {error}"));
    let mut reference = Position::parse(rules, &game.position()).expect("a position text is well formed");
    let mut compared = 0;
    for ply in 0..=length {
        let trace = format!("TABLIER_SEED={seed} ply {ply}: {} {options}", reference.text());
        let turns = reference.turns();
        compare(&mut game, &reference, &turns, &trace);
        compared += 1;
        if game.outcome().is_some() {
            break;
        }
        let Some(turn) = rng.choice(turns) else { break };
        game.play(&turn.text).unwrap_or_else(|error| panic!("{trace}: {}: {error}", turn.text));
        reference = turn.after;
    }
    compared
}

fn compare(game: &mut AnyGame, position: &Position, turns: &[Turn<Position>], trace: &str) {
    assert_eq!(game.position(), position.text(), "{trace}");
    if game.outcome().is_none_or(|outcome| outcome.reason != "repetition") {
        let outcome = game.outcome();
        let found = outcome.as_ref().map(|o| (o.winner.as_deref(), &*o.reason));
        // A game goes on as long as there is a move: the reference would look for one again.
        let expected = if turns.is_empty() { position.outcome() } else { None };
        assert_eq!(found, expected.map(|o| (o.winner, o.reason)), "outcome, {trace}");
        assert_eq!(game.perft(1), turns.len() as u64, "count, {trace}");
        let mut found = game.moves(None).expect("all moves");
        found.sort();
        assert_eq!(found, turns.iter().map(|turn| turn.text.clone()).collect::<Vec<_>>(), "moves, {trace}");
        for turn in turns {
            let text = &turn.text;
            let info = game.play(text).unwrap_or_else(|error| panic!("{trace}: {text}: {error}"));
            assert_eq!(game.position(), turn.after.text(), "position after {text}, {trace}");
            assert_eq!((&info.from, Some(&info.to)), (&turn.from, turn.to.as_ref()), "ends of {text}, {trace}");
            let mut cells: Vec<String> = info.captures.into_iter().map(|piece| piece.cell).collect();
            cells.sort();
            assert_eq!(cells, turn.captures, "captures of {text}, {trace}");
            game.undo();
        }
    }
    let marks = game.marks();
    assert_eq!(!marks.check.is_empty(), position.mover_in_check(), "check, {trace}");
    let mut frozen: Vec<(String, Vec<String>)> =
        marks.frozen_by.into_iter().map(|piece| (piece.cell, piece.by)).collect();
    let mut expected: Vec<(String, Vec<String>)> = (0..64)
        .map(|square| (square % 8, square / 8))
        .filter(|&square| position.holds_a_man(square))
        .map(|square| (name(square), position.frozen_by(square).into_iter().map(name).collect::<Vec<_>>()))
        .filter(|(_, by)| !by.is_empty())
        .collect();
    for (_, by) in frozen.iter_mut().chain(&mut expected) {
        by.sort();
    }
    assert_eq!(frozen, expected, "frozen, {trace}");
    assert_eq!(marks.frozen, expected.into_iter().map(|(cell, _)| cell).collect::<Vec<_>>(), "{trace}");
}
