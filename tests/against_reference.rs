//! The fast generators against the slow reference, on random walks from the start and from random
//! set-ups, under random rule options: the complete list of moves, the position after each of
//! them, and the outcome.
//!
//! A failure prints the seed of its walk. `TABLIER_SEED` sets the first seed and
//! `TABLIER_POSITIONS` the number of positions of each rule set.

mod fixtures;
mod reference;

use fastrand::Rng;
use fixtures::placement;
use reference::draughts::{Colour, Variant};
use reference::{Reference, Turn, bulltricker, charret, draughts, random, tumblingdown};
use serde_json::{Value, json};
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

/// Where a walk begins.
struct Start<P> {
    rules: Value,
    /// `None` for the start position of the game.
    position: Option<String>,
    reference: P,
    /// Turns of the walk at most: few where the set-up itself is the point.
    length: usize,
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

fn draughts_start(variant: Variant, rules: Value, rng: &mut Rng) -> Start<draughts::Position> {
    let (position, length) = match rng.u8(..20) {
        0 => (None, 80),
        1..=4 => (Some(scattered(variant, rng)), 20),
        _ => (Some(crossroads(variant, rng)), 2),
    };
    let reference = match &position {
        None => draughts::Position::start(variant),
        Some(text) => draughts::Position::parse(variant, text).expect("a set-up is well formed"),
    };
    Start { rules, position, reference, length }
}

/// Most pieces of a side.
fn most(variant: Variant) -> usize {
    match variant {
        Variant::International => 20,
        Variant::Spanish { .. } => 12,
    }
}

/// Pieces anywhere, any number of them, few or many kings.
fn scattered(variant: Variant, rng: &mut Rng) -> String {
    let mut squares: Vec<usize> = (1..=variant.squares()).collect();
    rng.shuffle(&mut squares);
    let kings = rng.f64();
    let mut take = |colour, rng: &mut Rng| {
        let count = rng.usize(1..=most(variant));
        let chosen = squares.split_off(squares.len().saturating_sub(count));
        chosen.into_iter().map(|square| piece(variant, colour, square, kings, rng)).collect()
    };
    let white = take(Colour::White, rng);
    let black = take(Colour::Black, rng);
    fen(['W', 'B'], white, black, rng)
}

/// One side holds squares of every second row, with room between and behind; the other side has
/// kings and men to take them: long captures that turn, cross themselves and tie.
fn crossroads(variant: Variant, rng: &mut Rng) -> String {
    let (hunter, prey) = if rng.bool() { (Colour::White, Colour::Black) } else { (Colour::Black, Colour::White) };
    let last = if variant == Variant::International { 9 } else { 7 };
    let parity = rng.usize(..2);
    let density = 0.3 + 0.5 * rng.f64();
    let (mut taken, mut free) = (Vec::new(), Vec::new());
    for square in 1..=variant.squares() {
        let (row, column) = variant.cell(square);
        let inside = (1..last).contains(&row) && (1..last).contains(&column);
        if inside && row % 2 == parity && rng.f64() < density && taken.len() < most(variant) {
            taken.push(square);
        } else {
            free.push(square);
        }
    }
    let prey_kings = rng.f64();
    let prey_pieces = taken.into_iter().map(|square| piece(variant, prey, square, prey_kings, rng)).collect();
    rng.shuffle(&mut free);
    free.truncate(rng.usize(1..=6));
    let hunter_pieces = free.into_iter().map(|square| piece(variant, hunter, square, 0.6, rng)).collect();
    match hunter {
        Colour::White => fen(['W', 'W', 'W', 'B'], hunter_pieces, prey_pieces, rng),
        Colour::Black => fen(['B', 'B', 'B', 'W'], prey_pieces, hunter_pieces, rng),
    }
}

/// A king with this probability, and always on the row where men are crowned.
fn piece(variant: Variant, colour: Colour, square: usize, kings: f64, rng: &mut Rng) -> String {
    let king = rng.f64() < kings || variant.on_far_row(colour, square);
    format!("{}{square}", if king { "K" } else { "" })
}

/// One of `sides` is to move.
fn fen<const N: usize>(sides: [char; N], white: Vec<String>, black: Vec<String>, rng: &mut Rng) -> String {
    let side = rng.choice(sides).expect("a side");
    format!("{side}:W{}:B{}", white.join(","), black.join(","))
}

fn charret_start(rng: &mut Rng) -> Start<charret::Position> {
    use charret::{Blocked, FromMill};
    let rules = charret::Rules {
        double_capture: rng.bool(),
        capture_from_mill: rng
            .choice([FromMill::LastResort, FromMill::Always, FromMill::Never])
            .expect("three choices"),
        fly: rng.bool(),
        blocked: rng.choice([Blocked::Loss, Blocked::Draw, Blocked::Pass]).expect("three choices"),
    };
    let starter = rng.u8(1..=2);
    let options = json!({
        "doubleCapture": rules.double_capture,
        "captureFromMill": match rules.capture_from_mill {
            FromMill::LastResort => "last-resort",
            FromMill::Always => "always",
            FromMill::Never => "never",
        },
        "fly": rules.fly,
        "blocked": match rules.blocked {
            Blocked::Loss => "loss",
            Blocked::Draw => "draw",
            Blocked::Pass => "pass",
        },
        "starter": if starter == 1 { "red" } else { "yellow" },
    });
    let (position, length) = match rng.u8(..20) {
        0 => (None, 80),
        1..=5 => (Some(tokens(&[], &[], rng.bool(), rng)), 20),
        6..=14 => (Some(fork(rng)), 3),
        _ => (Some(shut_in(rng)), 6),
    };
    let text = position.clone().unwrap_or_else(|| format!("........................ {starter} 9 9"));
    let reference = charret::Position::parse(rules, &text).expect("a set-up is well formed");
    Start { rules: options, position, reference, length }
}

/// The side to move has the four other cells of the two lines through a free cell, so one token
/// there closes both.
fn fork(rng: &mut Rng) -> String {
    let centre = rng.usize(1..=24);
    let arms: Vec<usize> = charret::LINES
        .iter()
        .filter(|line| line.contains(&centre))
        .flatten()
        .copied()
        .filter(|&cell| cell != centre)
        .collect();
    // Yellow in a line or two, to be spared or taken.
    let apart: Vec<&[usize; 3]> = charret::LINES
        .iter()
        .filter(|line| !line.contains(&centre) && line.iter().all(|cell| !arms.contains(cell)))
        .collect();
    let lines = (0..rng.usize(..3)).filter_map(|_| rng.choice(&apart));
    let mut enemy: Vec<usize> = lines.flat_map(|line| **line).collect();
    enemy.sort_unstable();
    enemy.dedup();
    tokens(&arms, &enemy, true, rng)
}

/// One side's tokens with the other's on the cells around them, as far as nine go.
fn shut_in(rng: &mut Rng) -> String {
    let mut inside = vec![rng.usize(1..=24)];
    while inside.len() < 9 && rng.u8(..8) > 0 {
        let near: Vec<usize> = (1..=24)
            .filter(|&cell| !inside.contains(&cell))
            .filter(|&cell| inside.iter().any(|&other| charret::neighbours(cell, other)))
            .collect();
        inside.extend(rng.choice(near));
    }
    let mut around: Vec<usize> = (1..=24)
        .filter(|cell| !inside.contains(cell))
        .filter(|&cell| inside.iter().any(|&other| charret::neighbours(cell, other)))
        .collect();
    rng.shuffle(&mut around);
    around.truncate(9);
    if rng.u8(..4) == 0 { tokens(&around, &inside, false, rng) } else { tokens(&inside, &around, false, rng) }
}

/// A set-up with these tokens of the side to move and of its opponent, and more of either, three
/// to nine a side, some of them in hand while the side to move is `placing`; now and then two for the side to
/// move, which has lost.
fn tokens(own: &[usize], enemy: &[usize], placing: bool, rng: &mut Rng) -> String {
    let side = rng.usize(..2);
    let mut board = ['.'; 24];
    let mut free: Vec<usize> = (1..=24).filter(|c| !own.contains(c) && !enemy.contains(c)).collect();
    rng.shuffle(&mut free);
    let mut hands = [0; 2];
    for (player, given) in [(side, own), (1 - side, enemy)] {
        let mark = ['1', '2'][player];
        let fewest = if player == side && rng.u8(..50) == 0 { 2 } else { 3 };
        let least = fewest.max(given.len() + usize::from(placing));
        let total = if rng.bool() { least } else { rng.usize(least..=9) };
        let more = total - given.len();
        let in_hand = placing && (player == side || rng.bool());
        hands[player] = if in_hand { rng.usize(1..=more) } else { 0 };
        let placed = given.iter().copied().chain(free.drain(..more - hands[player]));
        placed.for_each(|cell| board[cell - 1] = mark);
    }
    let board: String = board.iter().collect();
    format!("{board} {} {} {}", side + 1, hands[0], hands[1])
}

fn tumblingdown_start(rng: &mut Rng) -> Start<tumblingdown::Position> {
    let (position, length) = match rng.u8(..20) {
        0 => (None, 150),
        1..=7 => (Some(random::stacks(rng, 0.5, 64)), 4),
        // Few squares with many pieces of one colour on each: kings side by side, and ends on every other move.
        8..=15 => (Some(random::stacks(rng, 0.1, 16)), 3),
        _ => (Some(random::stacks(rng, 0.25, 5)), 6),
    };
    let reference = match &position {
        None => tumblingdown::Position::start(),
        Some(text) => tumblingdown::Position::parse(text).expect("a set-up is well formed"),
    };
    Start { rules: json!({}), position, reference, length }
}

/// From the start, or from a crowded set-up: there captures are many and walks short.
fn bulltricker_start(rng: &mut Rng) -> Start<bulltricker::Position> {
    let column_capture = rng.u8(..4) != 0;
    let rules = bulltricker::Rules { column_capture };
    let (position, reference, length) = if rng.u8(..8) == 0 {
        (None, bulltricker::Position::start(rules), 120)
    } else {
        let reference = random::bulltricker(rules, rng);
        (Some(reference.text()), reference, rng.usize(..12))
    };
    Start { rules: json!({ "columnCapture": column_capture, "repetition": null }), position, reference, length }
}
