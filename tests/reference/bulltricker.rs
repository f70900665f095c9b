//! Bulltricker, from rules section 1, on the grid of 15 x 15 places that section 1.1 draws.

use super::{Reference, Turn, Verdict};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub column_capture: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { column_capture: true }
    }
}

/// A place of the grid: row from the top, column from the left.
pub type Place = (usize, usize);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub rules: Rules,
    /// `K Q P` White, `k q p` Black, `.` empty.
    grid: [[char; 15]; 15],
    white_to_move: bool,
}

pub fn is_royal((r, c): Place) -> bool {
    r % 2 == 1 && c % 2 == 1
}

/// Whether pawns and queens stand here.
pub fn is_rectangle((r, c): Place) -> bool {
    r % 2 != c % 2
}

fn is_horizontal((r, c): Place) -> bool {
    r % 2 == 0 && c % 2 == 1
}

fn is_butee((r, c): Place) -> bool {
    r % 2 == 0 && c % 2 == 0
}

/// Section 1.2.
pub fn name((r, c): Place) -> String {
    let row = if r % 2 == 0 { format!("H{}", r / 2 + 1) } else { "ABCDEFG".chars().nth(r / 2).unwrap().to_string() };
    let column = if c % 2 == 0 { format!("V{}", c / 2 + 1) } else { format!("{}", c / 2 + 1) };
    row + &column
}

/// The place so many rows down and columns to the right, on the board.
fn moved((r, c): Place, (down, right): (i32, i32)) -> Option<Place> {
    let (r, c) = (r as i32 + down, c as i32 + right);
    ((0..15).contains(&r) && (0..15).contains(&c)).then_some((r as usize, c as usize))
}

impl Position {
    pub fn start(rules: Rules) -> Position {
        let text =
            "7/q1q1q1qkq1q1q1q/ppppppp/p1p1p1p1p1p1p1p/7/15/7/15/7/15/7/P1P1P1P1P1P1P1P/PPPPPPP/Q1Q1Q1QKQ1Q1Q1Q/7 w";
        Position::parse(rules, text).expect("the start is a position")
    }

    pub fn parse(rules: Rules, text: &str) -> Result<Position, String> {
        let (rows, side) = text.split_once(' ').ok_or("rows and side expected")?;
        let mut grid = [['.'; 15]; 15];
        for (r, row) in rows.split('/').enumerate() {
            let columns: Vec<usize> = (0..15).filter(|&c| !is_butee((r, c))).collect();
            let mut next = 0;
            let mut empty = 0;
            for letter in row.chars().chain([' ']) {
                if let Some(digit) = letter.to_digit(10) {
                    empty = 10 * empty + digit as usize;
                    continue;
                }
                next += empty;
                empty = 0;
                if letter != ' ' {
                    grid[r][columns[next]] = letter;
                    next += 1;
                }
            }
            if next != columns.len() {
                return Err(format!("row {r} of {text}"));
            }
        }
        Ok(Position { rules, grid, white_to_move: side == "w" })
    }

    /// A set-up with these pieces.
    pub fn of(rules: Rules, pieces: &[(Place, char)], white_to_move: bool) -> Position {
        let mut grid = [['.'; 15]; 15];
        for &((r, c), piece) in pieces {
            grid[r][c] = piece;
        }
        Position { rules, grid, white_to_move }
    }

    /// The letter of a piece, or a point.
    pub fn at(&self, (r, c): Place) -> char {
        self.grid[r][c]
    }

    fn is_empty(&self, place: Place) -> bool {
        self.at(place) == '.'
    }

    fn is_white(&self, place: Place) -> bool {
        self.at(place).is_uppercase()
    }

    fn is_own(&self, place: Place) -> bool {
        !self.is_empty(place) && self.is_white(place) == self.white_to_move
    }

    pub fn is_enemy(&self, place: Place) -> bool {
        !self.is_empty(place) && self.is_white(place) != self.white_to_move
    }

    fn places() -> impl Iterator<Item = Place> {
        (0..15).flat_map(|r| (0..15).map(move |c| (r, c)))
    }

    fn find(&self, piece: char) -> Place {
        Self::places().find(|&place| self.at(place) == piece).expect("there is a king")
    }

    fn own(&self, kind: char) -> Vec<Place> {
        Self::places().filter(|&place| self.is_own(place) && self.at(place).to_ascii_uppercase() == kind).collect()
    }

    /// Rows towards the other camp.
    pub fn forward(&self) -> i32 {
        if self.white_to_move { -1 } else { 1 }
    }

    fn is_last_strip(&self, (r, _): Place) -> bool {
        r == if self.white_to_move { 0 } else { 14 }
    }

    pub fn is_start_strip(&self, (r, _): Place) -> bool {
        r == if self.white_to_move { 12 } else { 2 }
    }

    /// The two directions of the rangee of a rectangle: a royal square lies between neighbours.
    fn rangee(place: Place) -> [(i32, i32); 2] {
        if is_horizontal(place) { [(-1, 0), (1, 0)] } else { [(0, -1), (0, 1)] }
    }

    /// The two directions of the colonne: a butee lies between neighbours.
    fn colonne(place: Place) -> [(i32, i32); 2] {
        if is_horizontal(place) { [(0, -1), (0, 1)] } else { [(-1, 0), (1, 0)] }
    }

    /// The next cell in a direction of a rangee, when the royal square between is empty.
    fn over_royal(&self, from: Place, (down, right): (i32, i32)) -> Option<Place> {
        let royal = moved(from, (down, right))?;
        let next = moved(from, (2 * down, 2 * right))?;
        assert!(is_royal(royal) && is_rectangle(next));
        self.is_empty(royal).then_some(next)
    }

    fn over_butee(&self, from: Place, (down, right): (i32, i32)) -> Option<Place> {
        let next = moved(from, (2 * down, 2 * right))?;
        assert!(is_butee(moved(from, (down, right)).unwrap()) && is_rectangle(next));
        Some(next)
    }

    /// A turn, its consequences carried out. `path` begins at the origin.
    fn turn(&self, path: Vec<Place>, separator: &str, victims: &[Place]) -> Turn<Position> {
        let (from, to) = (path[0], path[path.len() - 1]);
        let mut after = self.clone();
        for &(r, c) in victims {
            after.grid[r][c] = '.';
        }
        let piece = self.at(from);
        after.grid[from.0][from.1] = '.';
        let promotion = piece.eq_ignore_ascii_case(&'p') && self.is_last_strip(to);
        after.grid[to.0][to.1] = match (promotion, piece) {
            (true, 'P') => 'Q',
            (true, _) => 'q',
            (false, piece) => piece,
        };
        after.white_to_move = !self.white_to_move;
        let mut captures: Vec<String> = victims.iter().map(|&victim| name(victim)).collect();
        captures.sort();
        Turn {
            text: format!("{}{separator}{}{}", name(from), name(to), if promotion { "=Q" } else { "" }),
            from: Some(name(from)),
            to: Some(name(to)),
            path: path.into_iter().map(name).collect(),
            captures,
            promotion,
            after,
        }
    }

    fn quiet(&self, from: Place, to: Place) -> Turn<Position> {
        self.turn(vec![from, to], "-", &[])
    }

    /// Section 1.5, king.
    fn king_moves(&self) -> Vec<Turn<Position>> {
        let from = self.own('K')[0];
        let enemy = self.find(if self.white_to_move { 'k' } else { 'K' });
        let mut turns = Vec::new();
        for (down, right) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
            let Some(to) = moved(from, (2 * down, 2 * right)) else { continue };
            let crossed = moved(from, (down, right)).unwrap();
            let distance = to.0.abs_diff(enemy.0).max(to.1.abs_diff(enemy.1));
            if self.is_empty(crossed) && self.is_empty(to) && distance >= 4 {
                turns.push(self.quiet(from, to));
            }
        }
        turns
    }

    /// Section 1.5, pawn, and 1.8.
    fn pawn_moves(&self, from: Place) -> Vec<Turn<Position>> {
        let mut turns = Vec::new();
        let ahead = (self.forward(), 0);
        if is_horizontal(from) {
            let first = self.over_royal(from, ahead).filter(|&to| self.is_empty(to));
            if let Some(to) = first {
                turns.push(self.quiet(from, to));
            }
            if let Some(first) = first.filter(|_| self.is_start_strip(from)) {
                let second = self.over_royal(first, ahead).filter(|&to| self.is_empty(to));
                if let Some(to) = second {
                    turns.push(self.quiet(from, to));
                }
            }
        } else if let Some(to) = self.over_butee(from, ahead) {
            if self.is_empty(to) {
                turns.push(self.quiet(from, to));
            } else if self.is_enemy(to) && self.rules.column_capture {
                turns.push(self.turn(vec![from, to], ":", &[to]));
            }
        }
        for right in [-1, 1] {
            if let Some(to) = moved(from, (self.forward(), right)).filter(|&to| self.is_empty(to)) {
                turns.push(self.quiet(from, to));
            }
        }
        turns
    }

    /// Section 1.5, queen, and 1.8.
    fn queen_moves(&self, from: Place) -> Vec<Turn<Position>> {
        let mut turns = Vec::new();
        for corner in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            if let Some(to) = moved(from, corner).filter(|&to| self.is_empty(to)) {
                turns.push(self.quiet(from, to));
            }
        }
        for direction in Self::rangee(from) {
            let mut at = from;
            while let Some(to) = self.over_royal(at, direction).filter(|&to| self.is_empty(to)) {
                turns.push(self.quiet(from, to));
                at = to;
            }
        }
        for direction in Self::colonne(from) {
            let mut at = from;
            while let Some(to) = self.over_butee(at, direction).filter(|&to| self.is_empty(to)) {
                turns.push(self.quiet(from, to));
                at = to;
            }
            if let Some(to) = self.over_butee(from, direction)
                && self.is_enemy(to)
                && self.rules.column_capture
            {
                turns.push(self.turn(vec![from, to], ":", &[to]));
            }
        }
        turns
    }

    /// The jump over the next cell, when an enemy stands there: the cell behind it.
    fn jump(&self, at: Place, direction: (i32, i32)) -> Option<(Place, Place)> {
        let victim = self.over_royal(at, direction).filter(|&victim| self.is_enemy(victim))?;
        let landing = self.over_royal(victim, direction).filter(|&landing| self.is_empty(landing))?;
        Some((victim, landing))
    }

    /// Section 1.6.
    pub fn pawn_captures(&self, from: Place) -> Vec<Turn<Position>> {
        let (mut path, mut victims) = (vec![from], Vec::new());
        while is_horizontal(from)
            && let Some((victim, landing)) = self.jump(path[path.len() - 1], (self.forward(), 0))
        {
            victims.push(victim);
            path.push(landing);
        }
        if victims.is_empty() { Vec::new() } else { vec![self.turn(path, "x", &victims)] }
    }

    /// Section 1.7.
    fn queen_captures(&self, from: Place) -> Vec<Turn<Position>> {
        let mut turns = Vec::new();
        for direction in Self::rangee(from) {
            let (mut path, mut victims, mut at) = (vec![from], Vec::new(), from);
            // Cells reached after the last victim.
            let mut landings: Vec<Place> = Vec::new();
            loop {
                if let Some((victim, landing)) = self.jump(at, direction) {
                    if !victims.is_empty() {
                        // It stood behind the victim before.
                        path.push(landings[0]);
                    }
                    victims.push(victim);
                    landings = vec![landing];
                    at = landing;
                } else if let Some(next) = self.over_royal(at, direction).filter(|&next| self.is_empty(next)) {
                    landings.push(next);
                    at = next;
                } else {
                    break;
                }
            }
            if !victims.is_empty() {
                for landing in landings {
                    let way = path.iter().copied().chain([landing]).collect();
                    turns.push(self.turn(way, "x", &victims));
                }
            }
        }
        turns
    }

    /// Section 1.9.
    fn turns_by_priority(&self) -> Vec<Turn<Position>> {
        let queens = self.own('Q');
        let pawns = self.own('P');
        let by_queens: Vec<_> = queens.iter().flat_map(|&queen| self.queen_captures(queen)).collect();
        if !by_queens.is_empty() {
            return by_queens;
        }
        let by_pawns: Vec<_> = pawns.iter().flat_map(|&pawn| self.pawn_captures(pawn)).collect();
        if !by_pawns.is_empty() {
            return by_pawns;
        }
        let mut turns = self.king_moves();
        turns.extend(pawns.iter().flat_map(|&pawn| self.pawn_moves(pawn)));
        turns.extend(queens.iter().flat_map(|&queen| self.queen_moves(queen)));
        turns
    }

    /// Section 1.11 (1).
    fn is_mat(&self, king: char) -> bool {
        let place = self.find(king);
        let sides = [(-1, 0), (1, 0), (0, -1), (0, 1)].map(|side| moved(place, side).expect("a king has four sides"));
        sides.iter().all(|&side| !self.is_empty(side))
            && sides.iter().any(|&side| self.is_white(side) != king.is_uppercase())
    }

    fn rectangular_pieces(&self, white: bool) -> usize {
        Self::places()
            .filter(|&place| is_rectangle(place) && !self.is_empty(place) && self.is_white(place) == white)
            .count()
    }

    /// Section 2.1, what a position text may say.
    pub fn is_valid(&self) -> bool {
        let (white, black) = (self.find('K'), self.find('k'));
        let well_placed = Self::places().all(|place| match self.at(place) {
            '.' => true,
            'K' | 'k' => is_royal(place),
            'P' => is_rectangle(place) && place.0 != 0,
            'p' => is_rectangle(place) && place.0 != 14,
            _ => is_rectangle(place),
        });
        let apart = white.0.abs_diff(black.0).max(white.1.abs_diff(black.1)) >= 4;
        well_placed && apart && !(self.is_mat('K') && self.is_mat('k'))
    }
}

impl Reference for Position {
    fn turns(&self) -> Vec<Turn<Position>> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut turns = self.turns_by_priority();
        turns.sort_by(|a, b| a.text.cmp(&b.text));
        turns
    }

    fn text(&self) -> String {
        let rows: Vec<String> = (0..15)
            .map(|r| {
                let mut row = String::new();
                let mut empty = 0;
                for c in (0..15).filter(|&c| !is_butee((r, c))) {
                    if self.is_empty((r, c)) {
                        empty += 1;
                        continue;
                    }
                    if empty > 0 {
                        row += &empty.to_string();
                    }
                    empty = 0;
                    row.push(self.at((r, c)));
                }
                if empty > 0 {
                    row += &empty.to_string();
                }
                row
            })
            .collect();
        format!("{} {}", rows.join("/"), if self.white_to_move { "w" } else { "b" })
    }

    fn outcome(&self) -> Option<Verdict> {
        for (king, winner) in [('K', "black"), ('k', "white")] {
            if self.is_mat(king) {
                return Some(Verdict { winner: Some(winner), reason: "mat" });
            }
        }
        if self.rectangular_pieces(true) < 4 && self.rectangular_pieces(false) < 4 {
            return Some(Verdict { winner: None, reason: "insufficiency" });
        }
        self.turns_by_priority().is_empty().then_some(Verdict { winner: None, reason: "immobilisation" })
    }
}
