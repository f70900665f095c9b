//! Ultima, from rules section 1: a mailbox of 8 x 8 letters, every condition as it is worded, and check found by
//! playing out whatever the opponent could do.

use super::{Reference, Turn, Verdict};
use std::collections::BTreeSet;

/// Section 1.11; the start arrangement does not concern a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Rules {
    pub classic_immobiliser: bool,
    pub pure_chameleon_leap: bool,
    pub single_leap: bool,
    pub stalemate_loses: bool,
}

/// File and rank, 0 to 7.
pub type Square = (i32, i32);

const ORTHOGONAL: [Square; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const ALL_WAYS: [Square; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Letters as in the position text, upper case for White; `.` for an empty square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub rules: Rules,
    /// ASCII letters by rank, then file.
    cells: [[u8; 8]; 8],
    white_to_move: bool,
}

/// A move by its ends, with the squares of its victims.
struct Step {
    from: Square,
    to: Square,
    victims: BTreeSet<Square>,
}

fn plus((file, rank): Square, (df, dr): Square, times: i32) -> Square {
    (file + times * df, rank + times * dr)
}

fn on_board((file, rank): Square) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

pub fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn squares() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

impl Position {
    /// Reads placement and side to move; further words are counters.
    pub fn parse(rules: Rules, text: &str) -> Result<Position, String> {
        let mut words = text.split(' ');
        let (Some(placement), Some(side)) = (words.next(), words.next()) else {
            return Err(format!("placement and side expected: {text}"));
        };
        let rows: Vec<&str> = placement.split('/').collect();
        if rows.len() != 8 {
            return Err(format!("eight rows expected: {text}"));
        }
        let mut cells = [[b'.'; 8]; 8];
        for (row, rank) in rows.iter().zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += gap as usize;
                } else {
                    *cells[rank].get_mut(file).ok_or_else(|| format!("a row too long: {text}"))? =
                        u8::try_from(letter).map_err(|_| format!("no such man: {text}"))?;
                    file += 1;
                }
            }
            if file != 8 {
                return Err(format!("a row of {file}: {text}"));
            }
        }
        Ok(Position { rules, cells, white_to_move: side == "w" })
    }

    /// A set-up of men by square.
    pub fn set_up(rules: Rules, men: &[(Square, char)], white_to_move: bool) -> Position {
        let mut cells = [[b'.'; 8]; 8];
        for &((file, rank), letter) in men {
            cells[rank as usize][file as usize] = letter as u8;
        }
        Position { rules, cells, white_to_move }
    }

    /// The letter of a man, or a point.
    pub fn at(&self, (file, rank): Square) -> char {
        char::from(self.cells[rank as usize][file as usize])
    }

    fn is_empty(&self, square: Square) -> bool {
        self.at(square) == '.'
    }

    pub fn holds_a_man(&self, square: Square) -> bool {
        !self.is_empty(square)
    }

    fn holds(&self, square: Square, white: bool) -> bool {
        !self.is_empty(square) && self.at(square).is_uppercase() == white
    }

    /// Whether a man of this kind (upper case) and colour stands on the square.
    fn is(&self, square: Square, kind: char, white: bool) -> bool {
        self.holds(square, white) && self.at(square).to_ascii_uppercase() == kind
    }

    fn adjacent(square: Square) -> impl Iterator<Item = Square> {
        ALL_WAYS.iter().map(move |&way| plus(square, way, 1)).filter(|&near| on_board(near))
    }

    /// Section 1.3.
    pub fn frozen_by(&self, man: Square) -> Vec<Square> {
        let white = self.at(man).is_uppercase();
        let mut holders = Vec::new();
        for near in Position::adjacent(man) {
            let by_chameleon = self.is(man, 'M', white) && self.is(near, 'B', !white);
            let by_immobiliser = self.is(near, 'M', !white) && {
                let helped = Position::adjacent(near)
                    .any(|other| other != man && (self.is(other, 'B', white) || self.is(other, 'M', white)));
                self.rules.classic_immobiliser || !helped
            };
            if by_chameleon || by_immobiliser {
                holders.push(near);
            }
        }
        holders
    }

    /// Names of the frozen men of both sides, each with its letter before it.
    pub fn frozen(&self) -> Vec<String> {
        let frozen = squares().filter(|&square| !self.is_empty(square) && !self.frozen_by(square).is_empty());
        frozen.map(|square| format!("{}{}", self.at(square), name(square))).collect()
    }

    fn king(&self, white: bool) -> Option<Square> {
        squares().find(|&square| self.is(square, 'K', white))
    }

    /// Section 1.4: `of` tells which enemies can be pinched.
    fn pinched(&self, white: bool, end: Square, of: impl Fn(Square) -> bool, victims: &mut BTreeSet<Square>) {
        for way in ORTHOGONAL {
            let (victim, anvil) = (plus(end, way, 1), plus(end, way, 2));
            if on_board(anvil) && self.holds(victim, !white) && of(victim) && self.holds(anvil, white) {
                victims.insert(victim);
            }
        }
    }

    /// Section 1.5.
    fn cornered(&self, white: bool, end: Square, of: impl Fn(Square) -> bool, victims: &mut BTreeSet<Square>) {
        let Some(king) = self.king(white) else { return };
        if king.0 == end.0 || king.1 == end.1 {
            return;
        }
        for corner in [(king.0, end.1), (end.0, king.1)] {
            if self.holds(corner, !white) && of(corner) {
                victims.insert(corner);
            }
        }
    }

    /// The victims of a man that went from start to end and jumped some men. `self` is the board with the mover on its
    /// end square and every victim still there.
    fn victims(&self, kind: char, white: bool, start: Square, end: Square, jumped: &[Square]) -> BTreeSet<Square> {
        let mut victims: BTreeSet<Square> = jumped.iter().copied().collect();
        let way = ((end.0 - start.0).signum(), (end.1 - start.1).signum());
        let behind = plus(start, way, -1);
        match kind {
            'P' => self.pinched(white, end, |_| true, &mut victims),
            'R' => self.cornered(white, end, |_| true, &mut victims),
            'Q' if on_board(behind) && self.holds(behind, !white) => {
                victims.insert(behind);
            }
            'B' if jumped.is_empty() || !self.rules.pure_chameleon_leap => {
                if way.0 == 0 || way.1 == 0 {
                    self.pinched(white, end, |square| self.is(square, 'P', !white), &mut victims);
                }
                self.cornered(white, end, |square| self.is(square, 'R', !white), &mut victims);
                if on_board(behind) && self.is(behind, 'Q', !white) {
                    victims.insert(behind);
                }
            }
            _ => {}
        }
        victims
    }

    fn without(&self, gone: &[Square]) -> Position {
        let mut position = self.clone();
        for &(file, rank) in gone {
            position.cells[rank as usize][file as usize] = b'.';
        }
        position
    }

    /// The board with a man moved and nothing taken but what stood on its end square.
    fn moved(&self, from: Square, to: Square) -> Position {
        let mut position = self.without(&[from]);
        position.cells[to.1 as usize][to.0 as usize] = self.at(from) as u8;
        position
    }

    /// What a man could do, the safety of its own king left aside.
    fn steps_of(&self, from: Square) -> Vec<Step> {
        let white = self.at(from).is_uppercase();
        let kind = self.at(from).to_ascii_uppercase();
        let mut steps = Vec::new();
        if !self.frozen_by(from).is_empty() {
            return steps;
        }
        if kind == 'K' {
            for to in Position::adjacent(from) {
                if self.is_empty(to) {
                    steps.push(Step { from, to, victims: BTreeSet::new() });
                } else if self.holds(to, !white) {
                    steps.push(Step { from, to, victims: BTreeSet::from([to]) });
                }
            }
            return steps;
        }
        if kind == 'B' {
            // The step on to the king: it never happens, but it gives check.
            for to in Position::adjacent(from).filter(|&to| self.is(to, 'K', !white)) {
                steps.push(Step { from, to, victims: BTreeSet::from([to]) });
            }
        }
        let ways: &[Square] = if kind == 'P' { &ORTHOGONAL } else { &ALL_WAYS };
        for &way in ways {
            let mut jumped = Vec::new();
            let mut to = plus(from, way, 1);
            while on_board(to) {
                if self.is_empty(to) {
                    let victims = self.moved(from, to).victims(kind, white, from, to, &jumped);
                    steps.push(Step { from, to, victims });
                } else {
                    let behind = plus(to, way, 1);
                    let prey = kind == 'N' && self.holds(to, !white) || kind == 'B' && self.is(to, 'N', !white);
                    let one_too_many = self.rules.single_leap && !jumped.is_empty();
                    if !prey || one_too_many || !on_board(behind) || !self.is_empty(behind) {
                        break;
                    }
                    jumped.push(to);
                }
                to = plus(to, way, 1);
            }
        }
        steps
    }

    fn steps(&self, white: bool) -> Vec<Step> {
        squares().filter(|&square| self.holds(square, white)).flat_map(|square| self.steps_of(square)).collect()
    }

    /// Section 1.9: whether the opponent could take this side's king, by any means.
    pub fn in_check(&self, white: bool) -> bool {
        let king = self.king(white);
        let takes = |king: Square, from| self.steps_of(from).iter().any(|step| step.victims.contains(&king));
        king.is_some_and(|king| squares().any(|from| self.holds(from, !white) && takes(king, from)))
    }

    pub fn is_white_to_move(&self) -> bool {
        self.white_to_move
    }

    /// The same men with the other side to move.
    pub fn passed(&self) -> Position {
        Position { white_to_move: !self.white_to_move, ..self.clone() }
    }

    pub fn mover_in_check(&self) -> bool {
        self.in_check(self.white_to_move)
    }

    /// Whether the position is one that can be played: the side that has moved is not in check.
    pub fn is_sound(&self) -> bool {
        self.king(true).is_some() && self.king(false).is_some() && !self.in_check(!self.white_to_move)
    }

    fn after(&self, step: &Step) -> Position {
        let gone: Vec<Square> = step.victims.iter().copied().filter(|&square| square != step.to).collect();
        let mut position = self.moved(step.from, step.to).without(&gone);
        position.white_to_move = !self.white_to_move;
        position
    }

    /// What the side to move could do, the safety of its own king left aside.
    pub fn bold_turns(&self) -> Vec<Turn<Position>> {
        let steps = self.steps(self.white_to_move);
        steps.iter().map(|step| self.turn_of(step, String::new())).collect()
    }

    fn turn_of(&self, step: &Step, text: String) -> Turn<Position> {
        let mut captures: Vec<String> = step.victims.iter().map(|&square| name(square)).collect();
        captures.sort();
        Turn {
            text,
            from: Some(name(step.from)),
            to: Some(name(step.to)),
            path: vec![name(step.from), name(step.to)],
            captures,
            promotion: false,
            after: self.after(step),
        }
    }

    fn legal_steps(&self) -> Vec<Step> {
        let white = self.white_to_move;
        self.steps(white).into_iter().filter(|step| !self.after(step).in_check(white)).collect()
    }

    /// Each legal move by its two squares, with its victims as letter and square, sorted.
    pub fn moves_by_squares(&self) -> Vec<(String, Vec<String>)> {
        let mut moves: Vec<(String, Vec<String>)> = self
            .legal_steps()
            .iter()
            .map(|step| {
                let mut victims: Vec<String> =
                    step.victims.iter().map(|&square| format!("{}{}", self.at(square), name(square))).collect();
                victims.sort();
                (name(step.from) + &name(step.to), victims)
            })
            .collect();
        moves.sort();
        moves
    }

    /// Section 2.2, with the start square where several men of a kind reach one square.
    fn text_of(&self, step: &Step, legal: &[Step]) -> String {
        let kind = self.at(step.from).to_ascii_uppercase();
        let takes = if step.victims.is_empty() { "" } else { "X" };
        if kind == 'K' {
            return format!("K{}{}", takes.to_lowercase(), name(step.to));
        }
        let rivals = legal
            .iter()
            .filter(|other| other.to == step.to && self.at(other.from).to_ascii_uppercase() == kind)
            .count();
        let start = if kind == 'P' || rivals > 1 { name(step.from) } else { String::new() };
        format!("{kind}{start}{}{takes}", name(step.to))
    }
}

impl Reference for Position {
    fn turns(&self) -> Vec<Turn<Position>> {
        let legal = self.legal_steps();
        let mut turns: Vec<Turn<Position>> =
            legal.iter().map(|step| self.turn_of(step, self.text_of(step, &legal))).collect();
        turns.sort_by(|a, b| a.text.cmp(&b.text));
        turns
    }

    fn text(&self) -> String {
        let row = |rank: usize| {
            let mut text = String::new();
            let mut gap = 0;
            for letter in self.cells[rank] {
                if letter == b'.' {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    text += &gap.to_string();
                }
                gap = 0;
                text.push(char::from(letter));
            }
            if gap > 0 {
                text += &gap.to_string();
            }
            text
        };
        let rows: Vec<String> = (0..8).rev().map(row).collect();
        format!("{} {}", rows.join("/"), if self.white_to_move { "w" } else { "b" })
    }

    fn outcome(&self) -> Option<Verdict> {
        if !self.legal_steps().is_empty() {
            return None;
        }
        let opponent = Some(if self.white_to_move { "black" } else { "white" });
        Some(if self.mover_in_check() {
            Verdict { winner: opponent, reason: "checkmate" }
        } else {
            Verdict { winner: if self.rules.stalemate_loses { opponent } else { None }, reason: "stalemate" }
        })
    }
}
