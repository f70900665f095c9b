//! Bulltricker, from rules sections 1.5 to 1.9.

use super::{Asked, Referee, Verdict, ensure, examine_all, of_some_piece, word, words};
use crate::reference::bulltricker::{Place, Position, Rules, is_royal, name};
use crate::reference::{Reference, Turn};
use crate::setups::{Start, bulltricker_start};
use fastrand::Rng;
use std::collections::HashMap;
use std::sync::LazyLock;
use tablier::api::dto::RefusalInfo;

#[test]
fn bulltricker() {
    let start = |rng: &mut Rng| {
        let start = bulltricker_start(rng);
        match rng.u8(..8) {
            0 => {
                let reference = chain(start.reference.rules, rng);
                Start { position: Some(reference.text()), reference, length: 2, ..start }
            }
            _ => Start { length: start.length.min(40), ..start },
        }
    };
    examine_all(
        "bulltricker",
        start,
        &["king-takes-nothing", "one-direction", "move-ends", "no-promotion", "captures-nothing", "captures-others"],
    );
}

/// A white pawn that has two pieces to jump, and pawns where they capture nothing in rangee.
fn chain(rules: Rules, rng: &mut Rng) -> Position {
    let column = 2 * rng.usize(1..6) + 1;
    let row = 2 * rng.usize(4..8);
    let mut victim = || if rng.bool() { 'p' } else { 'q' };
    let mut pieces = vec![((row, column), 'P'), ((row - 2, column), victim()), ((row - 6, column), victim())];
    pieces.extend([((13, 1), 'K'), ((1, 13), 'k')]);
    for (start, pawn) in [(2, 'P'), (8, 'p')] {
        let places = (start..start + 5).map(|r| (2 * (r / 2) + 1, 2 * rng.usize(..8)));
        pieces.extend(places.map(|place| (place, pawn)));
    }
    Position::of(rules, &pieces, true)
}

/// The places by their names, by the table of the rules.
static PLACES: LazyLock<HashMap<String, Place>> = LazyLock::new(|| {
    let places = (0..15).flat_map(|r| (0..15).map(move |c| (r, c)));
    places.map(|place| (name(place), place)).collect()
});

fn place(cell: &str) -> Place {
    PLACES[cell]
}

/// Rows down and columns to the right.
fn distance(from: &str, to: &str) -> (i32, i32) {
    let (from, to) = (place(from), place(to));
    (to.0 as i32 - from.0 as i32, to.1 as i32 - from.1 as i32)
}

/// The direction of a line of rectangles and its length in places; whether it is a rangee, which crosses royal squares.
fn line(from: &str, to: &str) -> Option<((i32, i32), i32, bool)> {
    let (down, right) = distance(from, to);
    let (start, end) = (place(from), place(to));
    if (down == 0) == (right == 0) || is_royal(start) || is_royal(end) {
        return None;
    }
    let way = (down.signum(), right.signum());
    let next = ((start.0 as i32 + way.0) as usize, (start.1 as i32 + way.1) as usize);
    Some((way, down.abs() + right.abs(), is_royal(next)))
}

/// Whether a cell lies on the straight way from one to another, the ends left out.
fn is_between(from: &str, cell: &str, to: &str) -> bool {
    let (near, far) = (distance(from, cell), distance(from, to));
    let way = |step: (i32, i32)| (step.0.signum(), step.1.signum());
    let straight = |step: (i32, i32)| (step.0 == 0) != (step.1 == 0);
    let length = |step: (i32, i32)| step.0.abs() + step.1.abs();
    straight(near) && straight(far) && way(near) == way(far) && length(near) < length(far)
}

fn sorted<'a>(cells: impl Iterator<Item = &'a String>) -> Vec<&'a String> {
    let mut cells: Vec<_> = cells.collect();
    cells.sort();
    cells.dedup();
    cells
}

/// Captures in rangee.
fn jumps(turns: &[Turn<Position>]) -> impl Iterator<Item = &Turn<Position>> {
    turns.iter().filter(|turn| turn.text.contains('x'))
}

impl Position {
    /// The kind of the piece on a cell as a large letter, or a point.
    fn kind(&self, cell: &str) -> char {
        self.at(place(cell)).to_ascii_uppercase()
    }

    fn is_theirs(&self, cell: &str) -> bool {
        self.is_enemy(place(cell))
    }

    fn owns(&self, cell: &str) -> bool {
        self.kind(cell) != '.' && !self.is_theirs(cell)
    }

    /// Whether a refusal tells who has to capture, all of one kind, and what.
    fn tells_captures(&self, turns: &[Turn<Position>], kind: char, refusal: &RefusalInfo) -> bool {
        let by = sorted(jumps(turns).filter_map(|turn| turn.from.as_ref()));
        let victims = sorted(jumps(turns).flat_map(|turn| &turn.captures));
        let told = |name| sorted(words(refusal, name).iter());
        let all = jumps(turns).count() == turns.len() && by.iter().all(|cell| self.kind(cell) == kind);
        all && told("by") == by && told("victims") == victims
    }

    /// Section 1.8.
    fn replaces(&self, from: &str, to: &str) -> bool {
        let Some((way, 2, false)) = line(from, to) else { return false };
        self.rules.column_capture && self.is_theirs(to) && (self.kind(from) == 'Q' || way == (self.forward(), 0))
    }

    /// Whether a piece that captures in this direction would end before the last of its victims.
    fn stops_early(&self, turns: &[Turn<Position>], from: &str, to: &str, refusal: &RefusalInfo) -> bool {
        let way = |cell: &str| line(from, cell).map(|(way, _, _)| way);
        let same = |turn: &&Turn<Position>| {
            turn.from.as_deref() == Some(from) && turn.to.as_deref().is_some_and(|end| way(end) == way(to))
        };
        let jumps: Vec<_> = jumps(turns).filter(same).collect();
        let Some(turn) = jumps.first() else { return false };
        let left = sorted(turn.captures.iter().filter(|cell| !is_between(from, cell, to)));
        let landings = sorted(jumps.iter().filter_map(|turn| turn.to.as_ref()));
        let told = match self.kind(from) {
            'P' => vec![word(refusal, "landing")],
            _ => sorted(words(refusal, "landings").iter()).into_iter().map(String::as_str).collect(),
        };
        !left.is_empty() && self.kind(to) == '.' && told == landings && sorted(words(refusal, "left").iter()) == left
    }
}

impl Referee for Position {
    fn agrees(&self, turn: &Turn<Self>, asked: &Asked) -> bool {
        let ends = |named: Option<&str>, cell: &Option<String>| named.is_none() || named == cell.as_deref();
        ends(asked.from, &turn.from) && ends(asked.to, &turn.to)
    }

    fn is_own(&self, cell: &str) -> Option<bool> {
        (self.kind(cell) != '.').then(|| !self.is_theirs(cell))
    }

    fn would_be_reached(&self, turns: &[Turn<Self>], cell: &str) -> bool {
        let captures = |from: &String| {
            let pawn = || self.pawn_captures(place(from)).iter().any(|turn| turn.to.as_deref() == Some(cell));
            self.owns(from) && (self.replaces(from, cell) || self.kind(from) == 'P' && pawn())
        };
        jumps(turns).next().is_some() && PLACES.keys().any(captures)
    }

    fn judge(&self, turns: &[Turn<Self>], asked: &Asked, refusal: &RefusalInfo) -> Verdict {
        let Some(from) = asked.from else {
            return of_some_piece(self, turns, asked, refusal, PLACES.keys().cloned());
        };
        let kind = self.kind(from);
        let told = |name: &str| word(refusal, name);
        let capturing = jumps(turns).next().is_some();
        let captures = |kind| self.tells_captures(turns, kind, refusal);
        let pawn_captures = |to: Option<&str>| {
            let mut jumps = self.pawn_captures(place(from)).into_iter();
            kind == 'P' && jumps.any(|turn| to.is_none() || turn.to.as_deref() == to)
        };
        match refusal.code {
            "queen-must-capture" => return ensure(captures('Q'), "queens have to capture"),
            "pawn-must-capture" => return ensure(captures('P'), "pawns have to capture"),
            "queen-before-pawn" => {
                let holds = pawn_captures(asked.to) && told("cell") == from && captures('Q');
                return ensure(holds, "queens capture before this pawn");
            }
            _ => {}
        }
        let Some(to) = asked.to else {
            let word = match kind {
                'K' => "king",
                'Q' => "queen",
                _ => "pawn",
            };
            let holds = refusal.code == "shut-in" && !capturing && (told("cell"), told("piece")) == (from, word);
            return ensure(holds, "the piece has no move");
        };
        let (down, right) = distance(from, to);
        let line_of = line(from, to);
        let rangee = matches!(line_of, Some((_, _, true)));
        let colonne = matches!(line_of, Some((_, _, false)));
        let adjacent = matches!(line_of, Some((_, 2, _)));
        let double = matches!(line_of, Some((_, 4, true)));
        let pivot = (down.abs(), right.abs()) == (1, 1);
        let forward = down * self.forward() > 0;
        let royal = is_royal(place(to));
        let is_to = || told("to") == to;
        let ends = || told("from") == from && is_to();
        let between = |name: &str| is_between(from, told(name), to) && self.kind(told(name)) != '.';
        let from_start = self.is_start_strip(place(from));
        let holds = match refusal.code {
            "rangee-before-colonne" => self.replaces(from, to) && (captures('Q') || captures('P')),
            "queen-takes-all" => kind == 'Q' && self.stops_early(turns, from, to, refusal),
            "pawn-takes-all" => kind == 'P' && self.stops_early(turns, from, to, refusal),
            // The way of a compulsory capture may be barred as well.
            "king-in-the-way" => rangee && between("king") && self.kind(told("king")) == 'K',
            "piece-in-the-way" => line_of.is_some() && between("by") && self.owns(told("by")),
            "jump-without-room" => {
                let (over, behind) = (told("over"), told("behind"));
                let next = line_of.map(|(way, _, _)| (2 * way.0, 2 * way.1)) == Some(distance(over, behind));
                rangee && between("over") && self.is_theirs(over) && next && self.kind(behind) != '.'
            }
            "onto-victim" => rangee && self.is_theirs(to) && is_to(),
            "own-piece" => self.owns(to) && is_to(),
            _ if capturing => false,
            "royal-squares-only" => kind == 'K' && !royal && is_to(),
            "king-step" => kind == 'K' && royal && down.abs() + right.abs() != 2 && is_to(),
            "king-walled" => kind == 'K' && down.abs() + right.abs() == 2 && between("by") && is_to(),
            "kings-apart" => {
                let king = told("king");
                let (down, right) = distance(king, to);
                let near = self.is_theirs(king) && self.kind(king) == 'K' && down.abs().max(right.abs()) < 4;
                kind == 'K' && royal && near && is_to()
            }
            "rectangles-only" => kind != 'K' && royal && is_to(),
            "pawn-forward" => kind == 'P' && !forward && is_to(),
            "pawn-step" => kind == 'P' && forward && !(pivot || adjacent || double && from_start) && ends(),
            "double-step" => kind == 'P' && forward && double && !from_start && ends(),
            "queen-line" => kind == 'Q' && !pivot && line_of.is_none() && !royal && ends(),
            "slanting-capture" => kind != 'K' && pivot && self.is_theirs(to) && is_to(),
            "jump-in-colonne" => kind != 'K' && colonne && between("over") && self.is_theirs(told("over")),
            "far-in-colonne" => kind == 'Q' && colonne && !adjacent && self.is_theirs(to) && is_to(),
            "no-colonne-capture" => !self.rules.column_capture && colonne && adjacent && self.is_theirs(to) && is_to(),
            _ => false,
        };
        ensure(holds, refusal.code)
    }
}
