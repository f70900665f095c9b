//! The slow reference held to the fixtures, without the crate: perft as deep as is cheap, the
//! moves of the traps, and the games and problems from first move to last.

#[path = "../fixtures/mod.rs"]
mod fixtures;
#[path = "mod.rs"]
mod reference;

use fixtures::{Fixture, choice, flag};
use reference::{Reference, bulltricker, charret, draughts, perft, tumblingdown, ultima};

/// Perft values up to this many leaves are checked.
const CHEAP: u64 = 100_000;

fn draughts_position(fixture: &Fixture) -> draughts::Position {
    let variant = match fixture.game.as_str() {
        "draughts" => draughts::Variant::International,
        "spanish-draughts" => draughts::Variant::Spanish { huffing: flag(&fixture.rules, "huffing").unwrap_or(false) },
        other => panic!("no such rule set: {other}"),
    };
    draughts::Position::parse(variant, &fixture.position).expect(&fixture.id)
}

fn charret_position(fixture: &Fixture) -> charret::Position {
    let mut rules = charret::Rules::default();
    if let Some(value) = flag(&fixture.rules, "doubleCapture") {
        rules.double_capture = value;
    }
    if let Some(value) = flag(&fixture.rules, "fly") {
        rules.fly = value;
    }
    match choice(&fixture.rules, "captureFromMill") {
        None | Some("last-resort") => {}
        Some("always") => rules.capture_from_mill = charret::FromMill::Always,
        Some("never") => rules.capture_from_mill = charret::FromMill::Never,
        Some(other) => panic!("{}: captureFromMill {other}", fixture.id),
    }
    match choice(&fixture.rules, "blocked") {
        None | Some("loss") => {}
        Some("draw") => rules.blocked = charret::Blocked::Draw,
        Some("pass") => rules.blocked = charret::Blocked::Pass,
        Some(other) => panic!("{}: blocked {other}", fixture.id),
    }
    charret::Position::parse(rules, &fixture.position).expect(&fixture.id)
}

fn bulltricker_position(fixture: &Fixture) -> bulltricker::Position {
    let column_capture = flag(&fixture.rules, "columnCapture").unwrap_or(true);
    bulltricker::Position::parse(bulltricker::Rules { column_capture }, &fixture.position).expect(&fixture.id)
}

fn hold<P: Reference>(fixture: &Fixture, start: &P) {
    let id = &fixture.id;
    for (depth, &leaves) in (1..).zip(&fixture.perft).take_while(|(_, leaves)| **leaves <= CHEAP) {
        assert_eq!(perft(start, depth), leaves, "{id}: perft {depth}");
    }
    let mut position = start.clone();
    for text in &fixture.line {
        position = match reference::find(&position, text) {
            Some(turn) => turn.after,
            None => panic!("{id}: {text} is not legal in {}", position.text()),
        };
    }
    if let Some(after) = &fixture.after {
        assert_eq!(&position.text(), after, "{id}");
    }
    if let Some(texts) = &fixture.texts {
        let found: Vec<String> = position.turns().into_iter().map(|turn| turn.text).collect();
        assert_eq!(&found, texts, "{id}");
        let found = position.outcome().map(|o| (o.winner.map(str::to_string), o.reason.to_string()));
        assert_eq!(found, fixture.outcome, "{id}");
    }
    if let Some(moves) = &fixture.moves {
        let found: Vec<fixtures::Move> = position
            .turns()
            .into_iter()
            .map(|turn| fixtures::Move { text: turn.text, captures: turn.captures, after: turn.after.text() })
            .collect();
        assert_eq!(&found, moves, "{id}");
        let outcome = position.outcome();
        let found = outcome.map(|o| (o.winner.map(str::to_string), o.reason.to_string()));
        assert_eq!(found, fixture.outcome, "{id}");
    }
}

#[test]
fn draughts_fixtures() {
    for fixture in fixtures::load("draughts.json") {
        hold(&fixture, &draughts_position(&fixture));
    }
}

#[test]
fn charret_fixtures() {
    for fixture in fixtures::load("charret.json") {
        hold(&fixture, &charret_position(&fixture));
    }
}

#[test]
fn tumblingdown_fixtures() {
    for fixture in fixtures::load("tumblingdown.json") {
        hold(&fixture, &tumblingdown::Position::parse(&fixture.position).expect(&fixture.id));
    }
}

#[test]
fn ultima_fixtures() {
    for fixture in fixtures::ultima::load() {
        let id = &fixture.id;
        let position = ultima::Position::parse(ultima::Rules::default(), &fixture.position).expect(id);
        assert!(position.is_sound(), "{id}");
        for (depth, &leaves) in (1..).zip(&fixture.perft).take_while(|(_, leaves)| **leaves <= CHEAP) {
            assert_eq!(perft(&position, depth), leaves, "{id}: perft {depth}");
        }
        let Some(known) = fixture.known else { continue };
        let found = fixtures::ultima::Known {
            check: position.mover_in_check(),
            frozen: {
                let mut frozen = position.frozen();
                frozen.sort();
                frozen
            },
            moves: position.moves_by_squares().into_iter().collect(),
            outcome: position.outcome().map(|o| (o.winner.map(str::to_string), o.reason.to_string())),
        };
        assert_eq!(found, known, "{id}");
    }
}

#[test]
fn bulltricker_fixtures() {
    for fixture in fixtures::load("bulltricker.json") {
        hold(&fixture, &bulltricker_position(&fixture));
    }
}

#[test]
fn problems_are_legal_to_the_last_move() {
    for fixture in fixtures::load("problems-draughts.json") {
        let end = play_through(draughts_position(&fixture), &fixture.line, &fixture.id);
        assert_eq!(Some(end.text()), fixture.after, "{}", fixture.id);
    }
}

#[test]
fn games_are_legal_to_the_last_move() {
    for game in fixtures::games() {
        let start = match &game.position {
            Some(text) => {
                draughts::Position::parse(draughts::Variant::International, text).expect("the position of a game")
            }
            None => draughts::Position::start(draughts::Variant::International),
        };
        play_through(start, &game.line, &game.name);
    }
}

fn play_through(start: draughts::Position, line: &[String], name: &str) -> draughts::Position {
    line.iter().fold(start, |position, text| match reference::spelled(&position, text) {
        Some(turn) => turn.after,
        None => panic!("{name}: {text} is not one move of {}", position.text()),
    })
}
