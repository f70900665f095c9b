//! Random set-ups, in which what is rare in games is frequent.

use super::{bulltricker, ultima};
use fastrand::Rng;
use serde_json::{Value, json};

/// Up to 29 pieces of each colour on so many squares, in part of the cases a compact block of them; a piece has another
/// colour than the one below it with the probability `change`.
pub fn stacks(rng: &mut Rng, change: f64, squares: usize) -> String {
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

/// Kings first, then pieces of either side anywhere, few or many; sometimes most of them around one king.
pub fn bulltricker(rules: bulltricker::Rules, rng: &mut Rng) -> bulltricker::Position {
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
pub fn ultima(rules: ultima::Rules, rng: &mut Rng) -> ultima::Position {
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
