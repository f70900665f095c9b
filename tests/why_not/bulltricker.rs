use crate::reference::bulltricker::{Place, Position, Rules, is_royal, name};
use crate::reference::{Reference, Turn, random};
use crate::{Case, Judge, Told, common, every_pair, hold, sorted};
use serde_json::json;
use std::collections::HashMap;
use std::sync::LazyLock;

const START: &str =
    "7/q1q1q1qkq1q1q1q/ppppppp/p1p1p1p1p1p1p1p/7/15/7/15/7/15/7/P1P1P1P1P1P1P1P/PPPPPPP/Q1Q1Q1QKQ1Q1Q1Q/7 w";

const CASES: &[Case] = &[
    ("w K=G1 Q=H83 P=H64,FV8,FV1 | K=A1 P=H54,H73,AV8", "", "FV8-EV8", "queen-must-capture", &["H83", "H73"]),
    ("w K=G1 Q=H83 P=H64,FV8,FV1 | K=A1 P=H54,H73,AV8", "", "from G1", "queen-must-capture", &["H83", "H73"]),
    ("w K=G1 Q=H83 P=H64,FV8,FV1 | K=A1 P=H54,H73,AV8", "", "H64xH44", "queen-before-pawn", &["H83", "H73", "H64"]),
    ("w K=G1 Q=FV8 P=H64,FV1,FV2 | K=A1 P=H54,EV8,AV8", "", "FV1-EV1", "pawn-must-capture", &["H64", "H54"]),
    ("w K=G1 Q=FV8 P=H64,FV1,FV2 | K=A1 P=H54,EV8,AV8", "", "FV8:EV8", "rangee-before-colonne", &["H64", "H54"]),
    (
        "w K=A3 Q=H83 P=FV8,FV1,GV8 | K=A7 P=H73,H43,AV8",
        "",
        "H83xH63",
        "queen-takes-all",
        &["H43", "H23", "H33", "H63"],
    ),
    (
        "w K=G1 P=H84,FV8,FV1,GV8 | K=A1 P=H74,H54,H34,AV8",
        "",
        "H84xH64",
        "pawn-takes-all",
        &["H34", "H54", "H24", "H64"],
    ),
    (
        "w K=G1 Q=H53 P=FV8,FV1,GV8 | K=A1 P=H43,H23,H63,AV8",
        "",
        "cells H53 H33 H73",
        "one-direction",
        &["H23", "H43", "H53"],
    ),
    (START, "", "G4-H84", "royal-squares-only", &["H84"]),
    ("w K=G4 P=FV8,FV1,GV8,H71 | K=A1 P=GV5,AV8", "", "G4-GV5", "king-takes-nothing", &["GV5"]),
    ("w K=G4 P=FV8,FV1,GV8,H71 | K=A1 P=GV5,AV8", "", "G4-E4", "king-step", &["E4"]),
    ("w K=G4 P=FV8,FV1,GV8,H71 | K=A1 P=GV5,AV8", "", "G4-G5", "king-walled", &["GV5", "G5"]),
    ("w K=D4 P=FV8,FV1,GV8,H71 | K=B5 P=AV8", "", "D4-C4", "kings-apart", &["B5", "C4"]),
    (START, "", "H74-F4", "rectangles-only", &["F4"]),
    (START, "", "GV4-FV4", "own-piece", &["FV4"]),
    (START, "", "GV4-EV4", "piece-in-the-way", &["FV4"]),
    (START, "", "GV4-GV5", "king-in-the-way", &["G4"]),
    (START, "", "H74-H75", "pawn-forward", &["H75"]),
    (START, "", "FV4-DV4", "pawn-step", &["FV4", "DV4"]),
    ("w K=G1 P=H64,FV8,FV1,GV8 | K=A1 P=AV8", "", "H64-H44", "double-step", &["H64", "H44"]),
    (START, "", "GV4-EV5", "queen-line", &["GV4", "EV5"]),
    ("w K=G1 P=H64,FV8,FV1,GV8 | K=A1 P=EV4,AV8", "", "H64-EV4", "slanting-capture", &["EV4"]),
    ("w K=G1 P=H64,FV8,FV1,GV8 | K=A1 P=H54,H44,AV8", "", "H64xH54", "onto-victim", &["H54"]),
    ("w K=G1 P=H64,FV8,FV1,GV8 | K=A1 P=H54,H44,AV8", "", "H64xH44", "jump-without-room", &["H54", "H44"]),
    ("w K=G1 P=EV4,FV8,FV1,GV8 | K=A1 P=DV4,AV8", "", "EV4-CV4", "jump-in-colonne", &["DV4"]),
    ("w K=G1 Q=EV4 P=FV8,FV1,GV8 | K=A1 P=CV4,AV8", "", "EV4:CV4", "far-in-colonne", &["CV4"]),
    (
        "w K=G1 P=EV4,FV8,FV1,GV8 | K=A1 P=DV4,AV8",
        r#"{"columnCapture":false}"#,
        "EV4:DV4",
        "no-colonne-capture",
        &["DV4"],
    ),
    (START, "", "from G4", "shut-in", &["G4"]),
    (START, "", "cells H74 H64 H54", "move-ends", &["H64"]),
    (START, "", "H74-H64=Q", "no-promotion", &["H64"]),
    (START, "", "H74xH64", "captures-nothing", &["H64"]),
    (
        "w K=G1 P=H84,FV8,FV1,GV8 | K=A1 P=H74,H54,H34,AV8",
        "",
        "H84xH24(H74)",
        "captures-others",
        &["H34", "H54", "H74"],
    ),
    (START, "", "H74-H6V4", "no-such-cell", &[]),
];

#[test]
fn each_reason_has_a_position() {
    hold("bulltricker", CASES);
}

struct Pieces {
    position: Position,
    column_capture: bool,
    white: bool,
    turns: Vec<Turn<Position>>,
}

/// The place of a name, by the table of the rules.
fn place(cell: &str) -> Place {
    static PLACES: LazyLock<HashMap<String, Place>> = LazyLock::new(|| {
        let places = (0..15).flat_map(|r| (0..15).map(move |c| (r, c)));
        places.map(|place| (name(place), place)).collect()
    });
    PLACES[cell]
}

/// Rows down and columns to the right.
fn distance(from: Place, to: Place) -> (i32, i32) {
    (to.0 as i32 - from.0 as i32, to.1 as i32 - from.1 as i32)
}

/// The direction of a line of rectangles and its length in places; whether it is a rangee, which crosses royal squares.
fn line(from: Place, to: Place) -> Option<((i32, i32), i32, bool)> {
    let (down, right) = distance(from, to);
    if (down == 0) == (right == 0) || is_royal(from) || is_royal(to) {
        return None;
    }
    let way = (down.signum(), right.signum());
    let next = ((from.0 as i32 + way.0) as usize, (from.1 as i32 + way.1) as usize);
    Some((way, down.abs() + right.abs(), is_royal(next)))
}

/// Whether a place lies on the straight way from one to another, the ends left out.
fn is_between(from: Place, place: Place, to: Place) -> bool {
    let (near, far) = (distance(from, place), distance(from, to));
    let way = |step: (i32, i32)| (step.0.signum(), step.1.signum());
    let straight = |step: (i32, i32)| (step.0 == 0) != (step.1 == 0);
    let length = |step: (i32, i32)| step.0.abs() + step.1.abs();
    straight(near) && straight(far) && way(near) == way(far) && length(near) < length(far)
}

impl Pieces {
    fn new(position: Position, column_capture: bool) -> Self {
        let turns = position.turns();
        let white = position.text().ends_with('w');
        Self { position, column_capture, white, turns }
    }

    fn at(&self, cell: &str) -> char {
        self.position.at(place(cell))
    }

    fn is_own(&self, cell: &str) -> bool {
        self.owner(cell) == Some(self.turn())
    }

    fn is_enemy(&self, cell: &str) -> bool {
        self.at(cell) != '.' && !self.is_own(cell)
    }

    /// Places ahead of a pawn, on its own line of rows.
    fn ahead(&self) -> i32 {
        if self.white { -1 } else { 1 }
    }

    /// The captures in rangee, all of them by one kind of piece.
    fn compulsory(&self, kind: char) -> Vec<&Turn<Position>> {
        let jumps: Vec<_> = self.turns.iter().filter(|turn| turn.text.contains('x')).collect();
        let mover = |turn: &Turn<Position>| self.at(turn.from.as_deref().expect("an origin")).to_ascii_uppercase();
        assert!(jumps.is_empty() || jumps.len() == self.turns.len());
        if jumps.iter().all(|turn| mover(turn) == kind) { jumps } else { Vec::new() }
    }

    /// Whether a refusal tells who has to capture, and what.
    fn tells_captures(&self, told: &Told, kind: char) -> bool {
        let jumps = self.compulsory(kind);
        let by = sorted(jumps.iter().filter_map(|turn| turn.from.clone()).collect());
        let victims = sorted(jumps.iter().flat_map(|turn| turn.captures.clone()).collect());
        !jumps.is_empty() && told.words("by") == by && told.words("victims") == victims
    }

    /// Captures in rangee of the piece on a cell in the direction of another.
    fn jumps_towards(&self, from: &str, to: &str) -> Vec<&Turn<Position>> {
        let way = |cell: &str| line(place(from), place(cell)).map(|(way, _, _)| way);
        let same = |turn: &&Turn<Position>| {
            turn.from.as_deref() == Some(from) && turn.text.contains('x') && way(turn.to.as_deref().unwrap()) == way(to)
        };
        self.turns.iter().filter(same).collect()
    }

    /// Whether a capture in colonne leads from one cell to another by section 1.8.
    fn replaces(&self, from: &str, to: &str) -> bool {
        let Some((way, 2, false)) = line(place(from), place(to)) else { return false };
        let queen = self.at(from).eq_ignore_ascii_case(&'q');
        self.column_capture && self.is_enemy(to) && (queen || way == (self.ahead(), 0))
    }

    /// Whether a piece that captures in this direction would end before the last of its victims.
    fn stops_early(&self, from: &str, to: &str, told: &Told, kind: char) -> bool {
        let jumps = self.jumps_towards(from, to);
        let Some(turn) = jumps.first() else { return false };
        let passed = |cell: &String| is_between(place(from), place(cell), place(to));
        let left = sorted(turn.captures.iter().filter(|cell| !passed(cell)).cloned().collect());
        let landings = sorted(jumps.iter().filter_map(|turn| turn.to.clone()).collect());
        let told_landings = if kind == 'P' { vec![told.word("landing").to_string()] } else { told.words("landings") };
        self.at(from).to_ascii_uppercase() == kind
            && !left.is_empty()
            && told.words("left") == left
            && told_landings == landings
            && self.at(to) == '.'
            && told.word("to") == to
    }
}

impl Judge for Pieces {
    fn is_legal(&self, from: &str, to: &str) -> bool {
        let ends = (Some(from), Some(to));
        // Clicked stop by stop, a capture begins with its first stop; a pair of cells is its two ends.
        self.turns.iter().any(|turn| (turn.from.as_deref(), turn.to.as_deref()) == ends)
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
        let (start, end) = (place(from), place(to));
        let (down, right) = distance(start, end);
        let line = line(start, end);
        let rangee = matches!(line, Some((_, _, true)));
        let colonne = matches!(line, Some((_, _, false)));
        let adjacent = matches!(line, Some((_, 2, _)));
        let ends = |names: &[&str]| names.iter().all(|&name| told.word(name) == if name == "from" { from } else { to });
        let between = |cell: &str| is_between(start, place(cell), end);
        let capturing = self.turns.iter().any(|turn| turn.text.contains('x'));
        let pivot = (down.abs(), right.abs()) == (1, 1);
        let forward = down * self.ahead() > 0;
        match told.code() {
            "queen-must-capture" => self.tells_captures(told, 'Q'),
            "pawn-must-capture" => self.tells_captures(told, 'P'),
            "queen-before-pawn" => {
                let mut jumps = self.position.pawn_captures(start).into_iter();
                let captures = kind == 'P' && jumps.any(|turn| turn.to.as_deref() == Some(to));
                captures && told.word("cell") == from && self.tells_captures(told, 'Q')
            }
            "rangee-before-colonne" => {
                self.replaces(from, to) && (self.tells_captures(told, 'Q') || self.tells_captures(told, 'P'))
            }
            "queen-takes-all" => self.stops_early(from, to, told, 'Q'),
            "pawn-takes-all" => self.stops_early(from, to, told, 'P'),
            // The way of a compulsory capture may be barred as well.
            "king-in-the-way" => {
                let king = told.word("king");
                rangee && between(king) && self.at(king).eq_ignore_ascii_case(&'k')
            }
            "piece-in-the-way" => {
                let by = told.word("by");
                line.is_some() && between(by) && self.is_own(by)
            }
            "jump-without-room" => {
                let (over, behind) = (told.word("over"), told.word("behind"));
                let next = line.map(|(way, _, _)| (2 * way.0, 2 * way.1)) == Some(distance(place(over), place(behind)));
                rangee && between(over) && self.is_enemy(over) && next && self.at(behind) != '.'
            }
            "onto-victim" => rangee && self.is_enemy(to) && ends(&["to"]),
            "own-piece" => self.is_own(to) && ends(&["to"]),
            _ if capturing => false,
            "royal-squares-only" => kind == 'K' && !is_royal(end) && !self.is_enemy(to) && ends(&["to"]),
            "king-takes-nothing" => kind == 'K' && self.is_enemy(to) && ends(&["to"]),
            "king-step" => kind == 'K' && is_royal(end) && down.abs() + right.abs() != 2 && ends(&["to"]),
            "king-walled" => {
                let by = told.word("by");
                kind == 'K' && down.abs() + right.abs() == 2 && between(by) && self.at(by) != '.' && ends(&["to"])
            }
            "kings-apart" => {
                let king = told.word("king");
                let (down, right) = distance(place(king), end);
                let near =
                    self.is_enemy(king) && self.at(king).eq_ignore_ascii_case(&'k') && down.abs().max(right.abs()) < 4;
                kind == 'K' && is_royal(end) && near && ends(&["to"])
            }
            "rectangles-only" => kind != 'K' && is_royal(end) && ends(&["to"]),
            "pawn-forward" => kind == 'P' && !forward && ends(&["to"]),
            "pawn-step" => {
                let double = line.is_some_and(|(_, length, rangee)| rangee && length == 4);
                let from_start = start.0 == if self.white { 12 } else { 2 };
                let steps = pivot || adjacent || double && from_start;
                kind == 'P' && forward && !steps && ends(&["from", "to"])
            }
            "double-step" => {
                let double = line.is_some_and(|(_, length, rangee)| rangee && length == 4);
                let from_start = start.0 == if self.white { 12 } else { 2 };
                kind == 'P' && forward && double && !from_start && ends(&["from", "to"])
            }
            "queen-line" => kind == 'Q' && !pivot && line.is_none() && !is_royal(end) && ends(&["from", "to"]),
            "slanting-capture" => kind != 'K' && pivot && self.is_enemy(to) && ends(&["to"]),
            "jump-in-colonne" => {
                let over = told.word("over");
                kind != 'K' && colonne && between(over) && self.is_enemy(over)
            }
            "far-in-colonne" => kind == 'Q' && colonne && !adjacent && self.is_enemy(to) && ends(&["to"]),
            "no-colonne-capture" => !self.column_capture && colonne && adjacent && self.is_enemy(to) && ends(&["to"]),
            _ => false,
        }
    }

    fn is_stuck(&self, from: &str, told: &Told) -> bool {
        let kind = match self.at(from).to_ascii_uppercase() {
            'K' => "king",
            'Q' => "queen",
            _ => "pawn",
        };
        let free = self.turns.iter().any(|turn| turn.from.as_deref() == Some(from));
        let capturing = self.turns.iter().any(|turn| turn.text.contains('x'));
        !free
            && match told.code() {
                "shut-in" => !capturing && (told.word("cell"), told.word("piece")) == (from, kind),
                "queen-must-capture" => self.tells_captures(told, 'Q'),
                "pawn-must-capture" => self.tells_captures(told, 'P'),
                "queen-before-pawn" => {
                    let captures = kind == "pawn" && !self.position.pawn_captures(place(from)).is_empty();
                    captures && told.word("cell") == from && self.tells_captures(told, 'Q')
                }
                _ => false,
            }
    }
}

#[test]
fn every_pair_has_a_true_reason() {
    let position = |rng: &mut fastrand::Rng| {
        let column_capture = rng.u8(..4) > 0;
        let rules = Rules { column_capture };
        let options = json!({ "columnCapture": column_capture, "repetition": null });
        let options = serde_json::from_value(options).expect("rule options");
        let start = if rng.bool() { Position::start(rules) } else { random::bulltricker(rules, rng) };
        let mut game = common::open("bulltricker", Some(&start.text()), &options);
        for _ in 0..rng.usize(..80) {
            let Some(text) = rng.choice(common::moves(&game)) else { break };
            game.play(&text).expect("a legal move");
        }
        let position = Position::parse(rules, &game.position()).expect("a position text is well formed");
        Some((game, Pieces::new(position, column_capture)))
    };
    let codes = [
        "queen-must-capture",
        "pawn-must-capture",
        "queen-before-pawn",
        "rangee-before-colonne",
        "queen-takes-all",
        "pawn-takes-all",
        "royal-squares-only",
        "king-takes-nothing",
        "king-step",
        "king-walled",
        "kings-apart",
        "rectangles-only",
        "own-piece",
        "piece-in-the-way",
        "king-in-the-way",
        "pawn-forward",
        "pawn-step",
        "double-step",
        "queen-line",
        "slanting-capture",
        "onto-victim",
        "jump-without-room",
        "jump-in-colonne",
        "far-in-colonne",
        "no-colonne-capture",
        "shut-in",
        "empty-cell",
        "opponents-piece",
        "same-cell",
    ];
    every_pair(position, &codes);
}
