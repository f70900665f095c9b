//! The fixtures through the dynamic API: perft, complete move lists, lines of moves, outcomes, and
//! real games and compositions played from the first move to the last.
//!
//! `TABLIER_LEAVES` raises the largest perft value that is checked.

mod fixtures;

use fixtures::{Fixture, Move, placement};
use serde_json::{Value, json};
use tablier::{AnyGame, Rules};

/// Largest perft value checked in a normal run.
const LEAVES: u64 = 7_500_000;

fn rules(value: &Value) -> Rules {
    match value {
        Value::Null => Rules::default(),
        options => serde_json::from_value(options.clone()).expect("rule options"),
    }
}

fn new_game(fixture: &Fixture) -> AnyGame {
    AnyGame::new(&fixture.game, Some(&fixture.position), &rules(&fixture.rules))
        .unwrap_or_else(|error| panic!("{}: {error}", fixture.id))
}

fn play_all(game: &mut AnyGame, line: &[String], name: &str) {
    for text in line {
        if let Err(error) = game.play(text) {
            panic!("{name}: {text} in {}: {error}", game.position());
        }
    }
}

fn outcome(game: &AnyGame) -> Option<(Option<String>, String)> {
    game.outcome().map(|outcome| (outcome.winner.map(|w| w.to_string()), outcome.reason.to_string()))
}

/// The legal moves sorted by text, each with its captures and the position it leads to.
fn moves(game: &mut AnyGame) -> Vec<Move> {
    let mut texts = game.moves(None).expect("all moves");
    texts.sort();
    texts
        .into_iter()
        .map(|text| {
            let info = game.play(&text).expect("a listed move is legal");
            let mut captures: Vec<String> = info.captures.into_iter().map(|piece| piece.cell).collect();
            captures.sort_by_key(|cell| cell.parse::<u32>().expect("cells of these games are numbers"));
            let after = placement(&game.position());
            game.undo();
            Move { text: info.text, captures, after }
        })
        .collect()
}

fn hold(file: &str) {
    let most = match std::env::var("TABLIER_LEAVES") {
        Ok(text) => text.parse().expect("TABLIER_LEAVES is a number"),
        Err(_) => LEAVES,
    };
    for fixture in fixtures::load(file) {
        let id = &fixture.id;
        let mut game = new_game(&fixture);
        for (depth, &leaves) in (1..).zip(&fixture.perft).take_while(|(_, leaves)| **leaves <= most) {
            assert_eq!(game.perft(depth), leaves, "{id}: perft {depth}");
        }
        play_all(&mut game, &fixture.line, id);
        if let Some(after) = &fixture.after {
            assert_eq!(&placement(&game.position()), after, "{id}");
        }
        if let Some(expected) = &fixture.texts {
            let mut found = game.moves(None).expect("all moves");
            found.sort();
            assert_eq!(&found, expected, "{id}");
            assert_eq!(outcome(&game), fixture.outcome, "{id}");
        }
        if let Some(expected) = &fixture.moves {
            assert_eq!(&moves(&mut game), expected, "{id}");
            assert_eq!(outcome(&game), fixture.outcome, "{id}");
        }
    }
}

#[test]
fn draughts_fixtures() {
    hold("draughts.json");
}

#[test]
fn charret_fixtures() {
    hold("charret.json");
}

#[test]
fn tumblingdown_fixtures() {
    hold("tumblingdown.json");
}

#[test]
fn bulltricker_fixtures() {
    hold("bulltricker.json");
}

#[test]
fn problems_are_legal_to_the_last_move() {
    hold("problems-draughts.json");
}

#[test]
fn games_are_legal_to_the_last_move() {
    // Over the board the draws by repetition and by counters are claimed or missed; a record goes on.
    let rules = rules(&json!({ "drawRules": "none" }));
    for played in fixtures::games() {
        let mut game = AnyGame::new("draughts", played.position.as_deref(), &rules)
            .unwrap_or_else(|error| panic!("{}: {error}", played.name));
        play_all(&mut game, &played.line, &played.name);
    }
}

/// Charret, section 6: the option says who places first from the start position.
#[test]
fn charret_starter() {
    for (starter, start) in [("red", "........................ 1 9 9"), ("yellow", "........................ 2 9 9")] {
        let game = AnyGame::new("charret", None, &rules(&json!({ "starter": starter }))).expect(starter);
        assert_eq!(game.position(), start);
    }
}

/// PDN 3: a short capture that two captures answer to is refused, and both are named.
#[test]
fn ambiguous_short_capture_is_refused() {
    let mut game = AnyGame::new("draughts", Some("W:WK4:B13,20,32,37"), &Rules::default()).expect("position");
    let before = game.position();
    let error = game.play("4x15").expect_err("two captures go from 4 to 15");
    assert_eq!(error.code, tablier::ErrorCode::AmbiguousMove);
    let mut candidates = error.details.candidates.clone();
    candidates.sort();
    assert_eq!(candidates, ["4x27x38x15", "4x31x42x15"]);
    assert_eq!(game.position(), before);
}
