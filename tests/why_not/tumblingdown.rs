use crate::reference::random;
use crate::reference::tumblingdown::Position;
use crate::{Case, Judge, Told, common, every_pair, hold};
use tablier::{AnyGame, Rules};

const CASES: &[Case] = &[
    ("7wwW/8/8/8/3bwW4/8/8/bbB7 w 1", "", "D4-E6", "no-line", &["D4", "E6"]),
    ("7wwW/8/8/8/3bwW4/8/8/bbB7 w 1", "", "D4-D8", "too-far", &["D4", "D7", "D8"]),
    ("7wwW/8/8/8/3bwW4/8/8/bbB7 w 1", "", "cells D4 D5 D6", "move-ends", &["D4", "D5"]),
    ("7wwW/8/8/8/3bwW4/8/8/bbB7 w 1", "", "captures D4 D5 H8", "nothing-leaves", &[]),
    ("7wwW/8/8/8/3wwB4/8/8/bbB7 w 1", "", "D4-D5", "opponents-piece", &["D4"]),
    ("7wwW/8/8/8/3bwW4/8/8/bbB7 w 1", "", "D5-D6", "empty-cell", &["D5"]),
];

#[test]
fn each_reason_has_a_position() {
    hold("tumblingdown", CASES);
}

struct Stacks {
    position: Position,
    white: bool,
}

/// Column and row.
fn place(cell: &str) -> (i32, i32) {
    let bytes = cell.as_bytes();
    (i32::from(bytes[0] - b'A'), i32::from(bytes[1] - b'1'))
}

/// Squares from one to another on a row, a column or a diagonal.
fn steps(from: &str, to: &str) -> Option<i32> {
    let ((column, row), (to_column, to_row)) = (place(from), place(to));
    let (right, up) = ((to_column - column).abs(), (to_row - row).abs());
    (right == 0 || up == 0 || right == up).then_some(right.max(up))
}

impl Stacks {
    fn height(&self, cell: &str) -> i32 {
        let (column, row) = place(cell);
        self.position.stack((row as usize, column as usize)).len() as i32
    }
}

impl Judge for Stacks {
    fn is_legal(&self, from: &str, to: &str) -> bool {
        let near = steps(from, to).is_some_and(|steps| 0 < steps && steps <= self.height(from));
        near && self.owner(from) == Some(self.turn())
    }

    fn owner(&self, cell: &str) -> Option<&'static str> {
        let (column, row) = place(cell);
        let top = self.position.stack((row as usize, column as usize)).last()?;
        Some(if *top == 'w' { "white" } else { "black" })
    }

    fn turn(&self) -> &'static str {
        if self.white { "white" } else { "black" }
    }

    fn is_true(&self, from: &str, to: &str, told: &Told) -> bool {
        let ends = told.word("from") == from && told.word("to") == to;
        match told.code() {
            "no-line" => ends && steps(from, to).is_none(),
            "too-far" => {
                let height = self.height(from);
                let last = told.word("last");
                let between = steps(from, last) == Some(height)
                    && steps(from, to) == steps(last, to).map(|rest| height + rest)
                    && steps(from, to).is_some_and(|steps| steps > height);
                ends && between && told.number("height") == height as u32
            }
            _ => false,
        }
    }

    /// A stack can always move.
    fn is_stuck(&self, _from: &str, _told: &Told) -> bool {
        false
    }
}

#[test]
fn every_pair_has_a_true_reason() {
    let position = |rng: &mut fastrand::Rng| {
        let (change, squares) = *rng.choice(&[(0.5, 64), (0.1, 16), (0.25, 30)]).expect("a kind");
        let text = random::stacks(rng, change, squares);
        let position = Position::parse(&text).expect("a set-up is well formed");
        let game: AnyGame = common::open("tumblingdown", Some(&text), &Rules::default());
        Some((game, Stacks { position, white: text.contains(" w ") }))
    };
    every_pair(position, &["no-line", "too-far", "empty-cell", "opponents-piece", "same-cell"]);
}
