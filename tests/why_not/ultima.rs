use crate::reference::ultima::{Position, Rules, Square, name};
use crate::reference::{Reference, Turn, random};
use crate::{Case, Judge, Told, common, every_pair, hold};
use std::collections::BTreeSet;

const CASES: &[Case] = &[
    ("7k/8/8/4m3/3PP3/5N2/8/K7 w", "", "Pd4d1", "frozen", &["e5", "d4"]),
    ("7k/8/4B3/4m3/4PQ2/8/8/K7 w", "", "Bc8", "frozen-helper", &["e5", "e6"]),
    ("7k/8/8/3b4/3M4/8/8/K7 w", "", "Mg4", "frozen-by-chameleon", &["d5", "d4"]),
    ("7k/8/4B3/4m3/4PQ2/8/8/K7 w", r#"{"immobiliser":"classic"}"#, "Bc8", "frozen", &["e5", "e6"]),
    ("7k/8/8/8/8/8/8/K7 w", "", "Kc1", "king-step", &["c1"]),
    ("k7/8/8/2p5/8/4Q3/P7/7K w", "", "Pa2b3", "pincer-line", &["a2", "b3"]),
    ("k7/8/8/2p5/8/4Q3/P7/7K w", "", "Qf5", "no-line", &["e3", "f5"]),
    ("k7/8/8/8/8/4Q3/P3P3/7K w", "", "Qe2", "own-man", &["e2"]),
    ("k7/8/8/2p5/8/4Q3/P7/7K w", "", "Qc5", "displacement", &["c5"]),
    ("k7/8/8/2p5/8/4Q3/P7/7K w", "", "Qb6", "man-in-the-way", &["c5"]),
    ("k7/8/8/8/8/P7/8/N6K w", "", "Na4", "leap-over-own", &["a3"]),
    ("7k/8/8/3p4/3p4/8/3N4/K7 w", "", "Nd6", "leap-without-room", &["d4", "d5"]),
    ("7k/8/3p4/8/3p4/8/3N4/K7 w", r#"{"leaper":"single"}"#, "Nd7", "leap-over-two", &["d4", "d6"]),
    ("7k/8/8/3p4/8/8/B7/K7 w", "", "Be6", "chameleon-leap", &["d5"]),
    ("8/8/8/8/8/2k5/8/K7 w", "", "Kb2", "check-by-king", &["b2", "c3"]),
    ("7k/8/8/8/8/2b5/8/K7 w", "", "Kb2", "check-by-chameleon", &["b2", "c3"]),
    ("7k/8/8/8/8/2q5/8/K7 w", "", "Kb2", "check-by-withdrawer", &["b2", "c3", "d4"]),
    ("2n4k/8/8/8/8/8/1K6/8 w", "", "Kc2", "check-by-leaper", &["c2", "c8", "c1"]),
    ("7k/8/8/p4r2/4K3/8/8/8 w", "", "Ke5", "check-by-pincer", &["e5", "a5", "d5", "f5"]),
    ("3k4/8/8/7r/8/2K5/8/8 w", "", "Kd4", "check-by-coordinator", &["d4", "h5", "g4", "d8"]),
    ("rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", "", "from a1", "shut-in", &["a1"]),
    ("4n2k/8/8/8/8/8/4K3/4M3 w", "", "from e1", "pinned", &["e2", "e1"]),
    ("4n2k/8/8/8/P7/8/4K3/8 w", "", "from a4", "no-parry", &["e2", "e8", "a4"]),
    ("8/8/8/8/8/1k6/8/K1b4P w", "", "from a1", "no-safe-square", &["a1"]),
    ("7k/8/8/8/8/8/8/K7 w", "", "Rc5", "no-such-man", &[]),
    ("7k/8/8/8/8/8/8/KN4N1 w", "", "Nc4", "none-reaches", &["c4", "b1", "g1"]),
    ("7k/8/8/8/8/8/8/KN6 w", "", "Nab5", "other-start", &["b5", "b1"]),
    ("7k/8/8/8/8/8/P7/K7 w", "", "Ra2a5", "other-man", &["a2"]),
    ("7k/8/8/8/8/8/P7/K7 w", "", "cells a2 a5 a6", "move-ends", &["a5"]),
    ("7k/8/8/8/8/8/P7/K7 w", "", "Pa2a5X", "captures-nothing", &["a5"]),
    ("7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w", "", "c2c4xnc5", "captures-others", &["d4", "c5"]),
];

#[test]
fn each_reason_has_a_position() {
    hold("ultima", CASES);
}

/// A position with all that could be done in it.
struct Men {
    position: Position,
    rules: Rules,
    white: bool,
    legal: BTreeSet<(String, String)>,
    /// Moves that may leave the king to be captured.
    bold: Vec<Turn<Position>>,
}

fn square(cell: &str) -> Square {
    let bytes = cell.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

/// The direction of a line and its length.
fn line(from: Square, to: Square) -> Option<(Square, i32)> {
    let (right, up) = (to.0 - from.0, to.1 - from.1);
    let straight = (right, up) != (0, 0) && (right == 0 || up == 0 || right.abs() == up.abs());
    straight.then_some(((right.signum(), up.signum()), right.abs().max(up.abs())))
}

fn is_between(from: Square, man: Square, to: Square) -> bool {
    matches!((line(from, man), line(from, to)), (Some((way, near)), Some((same, far))) if way == same && near < far)
}

fn kind_name(letter: char) -> &'static str {
    match letter.to_ascii_uppercase() {
        'P' => "pincer",
        'R' => "coordinator",
        'N' => "long-leaper",
        'B' => "chameleon",
        'Q' => "withdrawer",
        'K' => "king",
        'M' => "immobiliser",
        other => panic!("no man: {other}"),
    }
}

impl Men {
    fn new(position: Position, rules: Rules) -> Self {
        let legal = position.turns().into_iter().map(|turn| (turn.from.unwrap(), turn.to.unwrap())).collect();
        let bold = position.bold_turns();
        let white = position.text().ends_with('w');
        Self { position, rules, white, legal, bold }
    }

    fn at(&self, cell: &str) -> char {
        self.position.at(square(cell))
    }

    fn is_own(&self, cell: &str) -> bool {
        self.owner(cell) == Some(self.turn())
    }

    fn is_enemy(&self, cell: &str) -> bool {
        self.at(cell) != '.' && !self.is_own(cell)
    }

    fn holders(&self, cell: &str) -> Vec<String> {
        let mut holders: Vec<String> = self.position.frozen_by(square(cell)).into_iter().map(name).collect();
        holders.sort();
        holders
    }

    /// Whether the man on a cell is the one that a refusal tells, and is held by the men told, all of them of a kind.
    fn is_held(&self, from: &str, told: &Told, by: char) -> bool {
        let kind = |cell: &String| self.at(cell).to_ascii_uppercase() == by;
        let holders: Vec<String> = self.holders(from).into_iter().filter(kind).collect();
        !holders.is_empty() && told.words("by") == holders && told.word("cell") == from
    }

    fn why_held(&self, from: &str, told: &Told) -> bool {
        let helps = "BM".contains(self.at(from).to_ascii_uppercase()) && !self.rules.classic_immobiliser;
        match told.code() {
            "frozen" => !helps && self.is_held(from, told, 'M') && told.word("piece") == kind_name(self.at(from)),
            "frozen-helper" => helps && self.is_held(from, told, 'M') && told.word("piece") == kind_name(self.at(from)),
            "frozen-by-chameleon" => self.at(from).eq_ignore_ascii_case(&'m') && self.is_held(from, told, 'B'),
            _ => false,
        }
    }

    /// Whether the opponent, to move in this position, takes the king as told.
    fn takes_king(&self, after: &Position, kind: char, told: &Told) -> bool {
        let (king, by) = (told.word("king"), told.word("by"));
        let letter = |cell: &str| after.at(square(cell));
        let enemy = |cell: &str, kind: char| letter(cell) == if self.white { kind.to_ascii_lowercase() } else { kind };
        let own_king = letter(king) == if self.white { 'K' } else { 'k' };
        let end = if kind == 'K' || kind == 'B' { king } else { told.word("reach") };
        let taken = after.bold_turns().into_iter().any(|turn| {
            turn.from.as_deref() == Some(by)
                && turn.to.as_deref() == Some(end)
                && turn.captures.contains(&king.to_string())
        });
        let by_its_way = match kind {
            'P' => {
                let (anvil, king, end) = (square(told.word("anvil")), square(king), square(end));
                let friend = after.at(anvil).is_uppercase() != self.white && after.at(anvil) != '.';
                friend && (anvil.0 + end.0, anvil.1 + end.1) == (2 * king.0, 2 * king.1)
            }
            'R' => {
                let (corner, king, end) = (square(told.word("corner")), square(king), square(end));
                enemy(told.word("corner"), 'K') && (king == (corner.0, end.1) || king == (end.0, corner.1))
            }
            _ => true,
        };
        own_king && enemy(by, kind) && taken && by_its_way
    }
}

impl Judge for Men {
    fn is_legal(&self, from: &str, to: &str) -> bool {
        self.legal.contains(&(from.to_string(), to.to_string()))
    }

    fn owner(&self, cell: &str) -> Option<&'static str> {
        match self.at(cell) {
            '.' => None,
            letter => Some(if letter.is_uppercase() { "white" } else { "black" }),
        }
    }

    fn turn(&self) -> &'static str {
        if self.white { "white" } else { "black" }
    }

    fn is_true(&self, from: &str, to: &str, told: &Told) -> bool {
        let kind = self.at(from).to_ascii_uppercase();
        let line = line(square(from), square(to));
        let between = |cell: &str| is_between(square(from), square(cell), square(to));
        let is = |param: &str, cell: &str| told.word(param) == kind_name(self.at(cell));
        let held = self.why_held(from, told);
        // Only a man that is free and gets there can be kept back by its king.
        let bold = self.bold.iter().find(|turn| turn.from.as_deref() == Some(from) && turn.to.as_deref() == Some(to));
        if let Some(turn) = bold {
            let kind = match told.code() {
                "check-by-king" => 'K',
                "check-by-chameleon" => 'B',
                "check-by-withdrawer" => 'Q',
                "check-by-leaper" => 'N',
                "check-by-pincer" => 'P',
                "check-by-coordinator" => 'R',
                _ => return false,
            };
            return self.takes_king(&turn.after, kind, told);
        }
        match told.code() {
            "king-step" => kind == 'K' && line.is_none_or(|(_, length)| length > 1) && told.word("to") == to,
            "pincer-line" => {
                let straight = line.is_some_and(|((right, up), _)| right == 0 || up == 0);
                kind == 'P' && !straight && (told.word("from"), told.word("to")) == (from, to)
            }
            "no-line" => line.is_none() && is("piece", from) && (told.word("from"), told.word("to")) == (from, to),
            "own-man" => self.is_own(to) && is("piece", to) && told.word("to") == to,
            "displacement" => {
                kind != 'K' && self.is_enemy(to) && is("pieceThere", to) && is("piece", from) && told.word("to") == to
            }
            "man-in-the-way" => {
                let by = told.word("by");
                !"NB".contains(kind) && between(by) && self.at(by) != '.' && is("pieceThere", by) && is("piece", from)
            }
            "leap-over-own" => {
                let by = told.word("by");
                kind == 'N' && between(by) && self.is_own(by) && is("pieceThere", by)
            }
            "leap-without-room" => {
                let (over, behind) = (told.word("over"), told.word("behind"));
                let prey =
                    self.is_enemy(over) && (kind == 'N' || kind == 'B' && self.at(over).eq_ignore_ascii_case(&'n'));
                let way = line.map(|(way, _)| way);
                let next = crate::ultima::line(square(over), square(behind));
                between(over)
                    && prey
                    && self.at(behind) != '.'
                    && next == way.map(|way| (way, 1))
                    && is("pieceThere", over)
            }
            "leap-over-two" => {
                let (first, second) = (told.word("first"), told.word("second"));
                let in_order =
                    between(first) && between(second) && is_between(square(from), square(first), square(second));
                self.rules.single_leap
                    && in_order
                    && "NB".contains(kind)
                    && self.is_enemy(first)
                    && self.is_enemy(second)
            }
            "chameleon-leap" => {
                let by = told.word("by");
                let leaper = self.is_enemy(by) && self.at(by).eq_ignore_ascii_case(&'n');
                kind == 'B' && between(by) && self.at(by) != '.' && !leaper && is("pieceThere", by)
            }
            _ => held,
        }
    }

    fn is_stuck(&self, from: &str, told: &Told) -> bool {
        let kind = self.at(from).to_ascii_uppercase();
        let free = self.bold.iter().any(|turn| turn.from.as_deref() == Some(from));
        let in_check = self.position.mover_in_check();
        let named = |cell: &str| told.word("cell") == cell && told.word("piece") == kind_name(self.at(cell));
        let king = |cell: &str| self.is_own(cell) && self.at(cell).eq_ignore_ascii_case(&'k');
        match told.code() {
            "shut-in" => !free && self.holders(from).is_empty() && named(from),
            "pinned" => free && !in_check && kind != 'K' && named(from) && king(told.word("king")),
            "no-parry" => {
                let by = told.word("by");
                let passed = Position::parse(self.rules, &swapped(&self.position.text())).expect("the same men");
                let takes = passed.bold_turns().into_iter().any(|turn| {
                    turn.from.as_deref() == Some(by) && turn.captures.contains(&told.word("king").to_string())
                });
                free && in_check && kind != 'K' && named(from) && king(told.word("king")) && takes
            }
            "no-safe-square" => free && kind == 'K' && told.word("cell") == from,
            _ => self.why_held(from, told),
        }
    }
}

/// The same men with the other side to move.
fn swapped(text: &str) -> String {
    let (men, side) = text.split_once(' ').expect("a position");
    format!("{men} {}", if side == "w" { "b" } else { "w" })
}

#[test]
fn every_pair_has_a_true_reason() {
    let position = |rng: &mut fastrand::Rng| {
        let (rules, options) = random::ultima_rules(rng);
        let options = serde_json::from_value(options).expect("rule options");
        if rng.u8(..4) > 0 {
            let position = random::ultima(rules, rng);
            let game = common::open("ultima", Some(&position.text()), &options);
            return Some((game, Men::new(position, rules)));
        }
        let mut game = common::open("ultima", None, &options);
        for _ in 0..rng.usize(..60) {
            let text = rng.choice(common::moves(&game))?;
            game.play(&text).expect("a legal move");
        }
        let position = Position::parse(rules, &game.position()).expect("a position text is well formed");
        Some((game, Men::new(position, rules)))
    };
    let codes = [
        "frozen",
        "frozen-helper",
        "frozen-by-chameleon",
        "king-step",
        "pincer-line",
        "no-line",
        "own-man",
        "displacement",
        "man-in-the-way",
        "leap-over-own",
        "leap-without-room",
        "leap-over-two",
        "chameleon-leap",
        "check-by-king",
        "check-by-chameleon",
        "check-by-withdrawer",
        "check-by-leaper",
        "check-by-pincer",
        "check-by-coordinator",
        "shut-in",
        "pinned",
        "no-parry",
        "no-safe-square",
        "empty-cell",
        "opponents-piece",
        "same-cell",
    ];
    every_pair(position, &codes);
}
