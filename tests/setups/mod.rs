//! Random set-ups in which the rules of each game meet: where walks begin that are compared with the slow reference.
#![allow(dead_code)] // each test binary that includes the module uses a part of it

use crate::reference::draughts::{Colour, Variant};
use crate::reference::{Reference, bulltricker, charret, draughts, tumblingdown, ultima};
use fastrand::Rng;
use serde_json::{Value, json};

/// Where a walk begins.
pub struct Start<P> {
    pub rules: Value,
    /// `None` for the start position of the game.
    pub position: Option<String>,
    pub reference: P,
    /// Turns of the walk at most: few where the set-up itself is the point.
    pub length: usize,
}

pub fn draughts_start(variant: Variant, rules: Value, rng: &mut Rng) -> Start<draughts::Position> {
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

pub fn charret_start(rng: &mut Rng) -> Start<charret::Position> {
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

pub fn tumblingdown_start(rng: &mut Rng) -> Start<tumblingdown::Position> {
    let (position, length) = match rng.u8(..20) {
        0 => (None, 150),
        1..=7 => (Some(stacks(rng, 0.5, 64)), 4),
        // Few squares with many pieces of one colour on each: kings side by side, and ends on every other move.
        8..=15 => (Some(stacks(rng, 0.1, 16)), 3),
        _ => (Some(stacks(rng, 0.25, 5)), 6),
    };
    let reference = match &position {
        None => tumblingdown::Position::start(),
        Some(text) => tumblingdown::Position::parse(text).expect("a set-up is well formed"),
    };
    Start { rules: json!({}), position, reference, length }
}

/// Up to 29 pieces of each colour on so many squares, in part of the cases a compact block of them; a piece has another
/// colour than the one below it with the probability `change`.
fn stacks(rng: &mut Rng, change: f64, squares: usize) -> String {
    let mut board = vec![String::new(); 64];
    let mut places: Vec<usize> = if squares == 16 && rng.bool() {
        let corner = rng.usize(..5) + 8 * rng.usize(..5);
        (0..16).map(|i| corner + i % 4 + 8 * (i / 4)).collect()
    } else {
        (0..64).collect()
    };
    rng.shuffle(&mut places);
    places.truncate(squares);
    let most = rng.usize(1..=29);
    let mut left = [most, rng.usize(1..=most)];
    let mut colour = rng.usize(..2);
    while left != [0, 0] {
        let place = rng.choice(&places).expect("there is a square");
        for _ in 0..rng.usize(1..=4) {
            if rng.f64() < change {
                colour = 1 - colour;
            }
            if left[colour] > 0 {
                left[colour] -= 1;
                board[*place].push(['w', 'b'][colour]);
            }
        }
        colour = if left[0] > 0 && (left[1] == 0 || rng.bool()) { 0 } else { 1 };
    }
    let rows: Vec<String> = board
        .chunks(8)
        .map(|row| {
            let mut text = String::new();
            let mut empty = 0;
            for stack in row {
                if stack.is_empty() {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                let (below, top) = stack.split_at(stack.len() - 1);
                text += below;
                text += &top.to_ascii_uppercase();
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text
        })
        .collect();
    format!("{} {} {}", rows.join("/"), rng.choice(["w", "b"]).expect("a side"), rng.u32(1..99))
}

/// From the start, or from a crowded set-up: there captures are many and walks short.
pub fn bulltricker_start(rng: &mut Rng) -> Start<bulltricker::Position> {
    let column_capture = rng.u8(..4) != 0;
    let rules = bulltricker::Rules { column_capture };
    let (position, reference, length) = if rng.u8(..8) == 0 {
        (None, bulltricker::Position::start(rules), 120)
    } else {
        let reference = bulltricker_set_up(rules, rng);
        (Some(reference.text()), reference, rng.usize(..12))
    };
    Start { rules: json!({ "columnCapture": column_capture, "repetition": null }), position, reference, length }
}

/// Kings first, then pieces of either side anywhere, few or many; sometimes most of them around one king.
fn bulltricker_set_up(rules: bulltricker::Rules, rng: &mut Rng) -> bulltricker::Position {
    let places = |kind: fn(bulltricker::Place) -> bool| -> Vec<bulltricker::Place> {
        (0..15).flat_map(|r| (0..15).map(move |c| (r, c))).filter(|&place| kind(place)).collect()
    };
    let royal = places(bulltricker::is_royal);
    loop {
        let kings = [royal[rng.usize(..49)], royal[rng.usize(..49)]];
        let mut pieces = vec![(kings[0], 'K'), (kings[1], 'k')];
        let density = 0.02 + 0.5 * rng.f64() * rng.f64();
        let (queens, white) = (rng.f64(), 0.1 + 0.8 * rng.f64());
        let siege = rng.u8(..3) == 0;
        let near = |(r, c): bulltricker::Place| r.abs_diff(kings[1].0).max(c.abs_diff(kings[1].1)) == 1;
        for place in places(bulltricker::is_rectangle) {
            let wanted = if siege && near(place) { 0.9 } else { density };
            if rng.f64() >= wanted {
                continue;
            }
            let piece = if rng.f64() < queens { 'q' } else { 'p' };
            pieces.push((place, if rng.f64() < white { piece.to_ascii_uppercase() } else { piece }));
        }
        let position = bulltricker::Position::of(rules, &pieces, rng.bool());
        if kings[0] != kings[1] && position.is_valid() {
            return position;
        }
    }
}

/// From the default start, or from a crowded set-up.
pub fn ultima_start(rng: &mut Rng) -> Start<ultima::Position> {
    const START: &str = "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w";
    let (rules, mut options) = ultima_rules(rng);
    options["repetition"] = Value::Null;
    let (reference, length) = match rng.u8(..20) {
        0 => (ultima::Position::parse(rules, START).expect("the start"), 60),
        1..=4 => (ultima_set_up(rules, rng), 8),
        _ => (ultima_set_up(rules, rng), 1),
    };
    Start { rules: options, position: Some(reference.text()), reference, length }
}

/// Rules of Ultima with the options that say the same.
pub fn ultima_rules(rng: &mut Rng) -> (ultima::Rules, Value) {
    // The defaults half of the time: there the cancelled immobiliser and the combined capture are.
    let mut odd = || rng.u8(..4) == 0;
    let rules = ultima::Rules {
        classic_immobiliser: odd(),
        pure_chameleon_leap: odd(),
        single_leap: odd(),
        stalemate_loses: odd(),
    };
    let options = json!({
        "immobiliser": if rules.classic_immobiliser { "classic" } else { "pure" },
        "chameleonLeap": if rules.pure_chameleon_leap { "pure" } else { "combine" },
        "leaper": if rules.single_leap { "single" } else { "multi" },
        "stalemate": if rules.stalemate_loses { "loss" } else { "draw" },
    });
    (rules, options)
}

/// Men anywhere, few or many, of any kinds, or crowded around one king; the side that is not to move is not in check.
pub fn ultima_set_up(rules: ultima::Rules, rng: &mut Rng) -> ultima::Position {
    loop {
        let mut squares: Vec<(i32, i32)> = (0..64).map(|square| (square % 8, square / 8)).collect();
        rng.shuffle(&mut squares);
        let centre = squares[0];
        if rng.bool() {
            // Near squares first: men that hold, pinch and shut in each other.
            squares.sort_by_key(|&(file, rank)| (file - centre.0).abs().max((rank - centre.1).abs()));
        }
        let count = rng.usize(3..=40);
        let kings = (rng.usize(..2), rng.usize(2..count.max(3)));
        let kinds = if rng.bool() { "PPPPRNNBBQM" } else { "PRNBQMMBB" };
        let mut men = Vec::new();
        for (i, &square) in squares.iter().take(count).enumerate() {
            let letter = match i {
                i if i == kings.0 => 'K',
                i if i == kings.1 => 'k',
                _ => {
                    let letter = char::from(*rng.choice(kinds.as_bytes()).expect("a kind"));
                    if rng.bool() { letter } else { letter.to_ascii_lowercase() }
                }
            };
            men.push((square, letter));
        }
        let position = ultima::Position::set_up(rules, &men, rng.bool());
        if position.is_sound() {
            return position;
        }
    }
}
