//! Charret (nine men's morris), from rules section 1 and the options of section 6.

use super::{Reference, Turn, Verdict};
use std::collections::BTreeSet;

/// The lines of the board; three tokens of one colour on one of them are a charret. Neighbours on
/// a line are neighbours for sliding, and there are no others.
pub const LINES: [[usize; 3]; 16] = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12],
    [13, 14, 15],
    [16, 17, 18],
    [19, 20, 21],
    [22, 23, 24],
    [1, 10, 22],
    [4, 11, 19],
    [7, 12, 16],
    [2, 5, 8],
    [17, 20, 23],
    [9, 13, 18],
    [6, 14, 21],
    [3, 15, 24],
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FromMill {
    LastResort,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    Loss,
    Draw,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub double_capture: bool,
    pub capture_from_mill: FromMill,
    pub fly: bool,
    pub blocked: Blocked,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { double_capture: false, capture_from_mill: FromMill::LastResort, fly: true, blocked: Blocked::Loss }
    }
}

/// Players are 1 (red) and 2 (yellow).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub rules: Rules,
    /// By cell number; index 0 is not used, 0 is an empty cell.
    cells: [u8; 25],
    side: u8,
    /// By player number; index 0 is not used.
    hands: [usize; 3],
}

impl Position {
    /// Reads 24 cells, the side to move and the two hands.
    pub fn parse(rules: Rules, text: &str) -> Result<Position, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let [board, side, red, yellow] = words[..] else {
            return Err(format!("four words expected: {text}"));
        };
        if board.len() != 24 {
            return Err(format!("24 cells expected: {text}"));
        }
        let mut cells = [0; 25];
        for (i, mark) in board.chars().enumerate() {
            cells[i + 1] = match mark {
                '.' => 0,
                '1' => 1,
                '2' => 2,
                _ => return Err(format!("cell {mark} in {text}")),
            };
        }
        let side = match side {
            "1" => 1,
            "2" => 2,
            _ => return Err(format!("side {side} in {text}")),
        };
        let hand = |t: &str| t.parse::<usize>().map_err(|e| format!("hand {t}: {e}"));
        Ok(Position { rules, cells, side, hands: [0, hand(red)?, hand(yellow)?] })
    }

    /// Who has a token on the cell: 0 for nobody.
    pub fn owner(&self, cell: usize) -> u8 {
        self.cells[cell]
    }

    /// The player to move, 1 or 2.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// Tokens in the hand of the player to move.
    pub fn hand(&self) -> usize {
        self.hands[self.side as usize]
    }

    /// Tokens of the player to move on the board.
    pub fn own_tokens(&self) -> usize {
        self.on_board(self.side)
    }

    /// Lines of the player to move that are complete once it has moved a token (from the hand: `None`) to a free cell.
    pub fn closes(&self, from: Option<usize>, to: usize) -> usize {
        let mut after = from.map_or_else(|| self.clone(), |cell| self.without(cell));
        after.cells[to] = self.side;
        after.charrets_through(to)
    }

    /// Whether a token stands in a complete line.
    pub fn in_charret(&self, cell: usize) -> bool {
        self.cells[cell] != 0 && self.charrets_through(cell) > 0
    }

    fn other(&self) -> u8 {
        3 - self.side
    }

    fn on_board(&self, player: u8) -> usize {
        self.cells.iter().filter(|&&cell| cell == player).count()
    }

    fn free_cells(&self) -> Vec<usize> {
        (1..=24).filter(|&cell| self.cells[cell] == 0).collect()
    }

    /// How many complete lines of its own colour go through the cell.
    fn charrets_through(&self, cell: usize) -> usize {
        let owner = self.cells[cell];
        LINES.iter().filter(|line| line.contains(&cell) && line.iter().all(|&c| self.cells[c] == owner)).count()
    }

    /// The tokens of the player's opponent that may be captured, one at a time.
    fn targets(&self) -> Vec<usize> {
        let enemy: Vec<usize> = (1..=24).filter(|&cell| self.cells[cell] == self.other()).collect();
        let (inside, loose): (Vec<usize>, Vec<usize>) =
            enemy.iter().partition(|&&cell| self.charrets_through(cell) > 0);
        match self.rules.capture_from_mill {
            FromMill::Always => enemy,
            FromMill::Never => loose,
            FromMill::LastResort if loose.is_empty() => inside,
            FromMill::LastResort => loose,
        }
    }

    fn without(&self, cell: usize) -> Position {
        let mut position = self.clone();
        position.cells[cell] = 0;
        position
    }

    /// Placements, or else slides and jumps: where from, where to, and the board then, with the
    /// same player still to take the captures of the turn.
    fn shifts(&self) -> Vec<(Option<usize>, usize, Position)> {
        let mut shifts = Vec::new();
        let player = self.side;
        if self.hands[player as usize] > 0 {
            for to in self.free_cells() {
                let mut position = self.clone();
                position.cells[to] = player;
                position.hands[player as usize] -= 1;
                shifts.push((None, to, position));
            }
            return shifts;
        }
        // Jumps: exactly three tokens on the board and none in hand.
        let flies = self.rules.fly && self.on_board(player) == 3;
        for from in (1..=24).filter(|&cell| self.cells[cell] == player) {
            for to in self.free_cells() {
                if flies || neighbours(from, to) {
                    let mut position = self.without(from);
                    position.cells[to] = player;
                    shifts.push((Some(from), to, position));
                }
            }
        }
        shifts
    }

    /// The sets of captures that may complete a turn which ended on `to`.
    fn captures(&self, to: usize) -> BTreeSet<Vec<usize>> {
        let closed = self.charrets_through(to);
        let mut sets = BTreeSet::new();
        if closed == 0 {
            return BTreeSet::from([Vec::new()]);
        }
        let count = if self.rules.double_capture && closed >= 2 { 2 } else { 1 };
        self.capture_on(count, &mut Vec::new(), &mut sets);
        sets
    }

    /// One capture after the other; fewer than `count` only if no more is possible.
    fn capture_on(&self, count: usize, taken: &mut Vec<usize>, sets: &mut BTreeSet<Vec<usize>>) {
        let targets = self.targets();
        if count == 0 || targets.is_empty() {
            let mut set = taken.clone();
            set.sort_unstable();
            sets.insert(set);
            return;
        }
        for cell in targets {
            taken.push(cell);
            self.without(cell).capture_on(count - 1, taken, sets);
            taken.pop();
        }
    }

    fn with_other_to_move(&self) -> Position {
        let mut position = self.clone();
        position.side = self.other();
        position
    }

    fn stuck(&self) -> bool {
        self.shifts().is_empty()
    }
}

impl Reference for Position {
    fn turns(&self) -> Vec<Turn<Position>> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        if self.stuck() {
            return vec![Turn {
                text: "pass".to_string(),
                from: None,
                to: None,
                path: Vec::new(),
                captures: Vec::new(),
                promotion: false,
                after: self.with_other_to_move(),
            }];
        }
        let mut turns = Vec::new();
        for (from, to, shifted) in self.shifts() {
            for captures in shifted.captures(to) {
                let mut text = match from {
                    Some(from) => format!("{from}-{to}"),
                    None => to.to_string(),
                };
                let mut after = shifted.with_other_to_move();
                for &cell in &captures {
                    text += &format!("x{cell}");
                    after.cells[cell] = 0;
                }
                turns.push(Turn {
                    text,
                    from: from.map(|cell| cell.to_string()),
                    to: Some(to.to_string()),
                    path: from.into_iter().chain([to]).map(|cell| cell.to_string()).collect(),
                    captures: captures.iter().map(usize::to_string).collect(),
                    promotion: false,
                    after,
                });
            }
        }
        turns.sort_by(|a, b| a.text.cmp(&b.text));
        turns
    }

    fn text(&self) -> String {
        let cells: String = self.cells[1..].iter().map(|&cell| ['.', '1', '2'][cell as usize]).collect();
        format!("{cells} {} {} {}", self.side, self.hands[1], self.hands[2])
    }

    fn outcome(&self) -> Option<Verdict> {
        // Two tokens, hand and board together: lost at once.
        for player in [self.side, self.other()] {
            if self.on_board(player) + self.hands[player as usize] <= 2 {
                return Some(Verdict { winner: Some(name(3 - player)), reason: "two-tokens" });
            }
        }
        if !self.stuck() {
            return None;
        }
        match self.rules.blocked {
            Blocked::Loss => Some(Verdict { winner: Some(name(self.other())), reason: "blocked" }),
            Blocked::Draw => Some(Verdict { winner: None, reason: "blocked" }),
            // The blocked player passes; a draw if the other cannot move either.
            Blocked::Pass if self.with_other_to_move().stuck() => Some(Verdict { winner: None, reason: "blocked" }),
            Blocked::Pass => None,
        }
    }
}

/// Next to each other on a line.
pub fn neighbours(a: usize, b: usize) -> bool {
    LINES.iter().any(|&[x, y, z]| [(x, y), (y, x), (y, z), (z, y)].contains(&(a, b)))
}

fn name(player: u8) -> &'static str {
    match player {
        1 => "red",
        _ => "yellow",
    }
}
