//! Tumblingdown, from rules section 1.

use super::{Reference, Turn, Verdict};

/// A piece is the letter of its player.
const PLAYERS: [char; 2] = ['w', 'b'];

/// Pieces from bottom to top.
pub type Stack = Vec<char>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// By row from row 1 up, then by column from A.
    board: [[Stack; 8]; 8],
    pub side: char,
    ply: u32,
    /// The end that the last move brought.
    verdict: Option<Verdict>,
}

/// Row and column.
pub type Square = (usize, usize);

impl Position {
    pub fn start() -> Position {
        Position::parse("2WwWwwWwwwWwwWwW/3WwWwwWwWW/4WwWW1/5W2/2B5/1BbBB4/BbBbbBbBB3/bBbbBbbbBbbBbBB2 w 1")
            .expect("the start position")
    }

    /// Reads rows 8 to 1, the side to move and the ply.
    pub fn parse(text: &str) -> Result<Position, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let [rows, side, ply] = words[..] else { return Err(format!("three words expected: {text}")) };
        let side = match side {
            "w" => 'w',
            "b" => 'b',
            _ => return Err(format!("side {side} in {text}")),
        };
        let ply = ply.parse().map_err(|error| format!("ply {ply}: {error}"))?;
        let mut board: [[Stack; 8]; 8] = Default::default();
        let rows: Vec<&str> = rows.split('/').collect();
        if rows.len() != 8 {
            return Err(format!("eight rows expected: {text}"));
        }
        for (from_top, letters) in rows.iter().enumerate() {
            let row = 7 - from_top;
            let mut column = 0;
            for letter in letters.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    column += empty as usize;
                    continue;
                }
                if column > 7 {
                    return Err(format!("row {letters} in {text}"));
                }
                board[row][column].push(letter.to_ascii_lowercase());
                if letter.is_ascii_uppercase() {
                    column += 1;
                }
            }
            if column != 8 {
                return Err(format!("row {letters} in {text}"));
            }
        }
        let mut position = Position { board, side, ply, verdict: None };
        // Nobody moves without a stack of their own: such a player has no king either, and has lost.
        if position.all_squares().all(|square| position.owner(square) != Some(side)) {
            position.verdict = Some(Verdict { winner: Some(name(other(side))), reason: "king-captured" });
        }
        Ok(position)
    }

    fn all_squares(&self) -> impl Iterator<Item = Square> + use<> {
        (0..8).flat_map(|row| (0..8).map(move |column| (row, column)))
    }

    pub fn stack(&self, (row, column): Square) -> &Stack {
        &self.board[row][column]
    }

    /// Owner: the colour of the top piece.
    pub fn owner(&self, square: Square) -> Option<char> {
        self.stack(square).last().copied()
    }

    fn is_pure(&self, square: Square, player: char) -> bool {
        let stack = self.stack(square);
        !stack.is_empty() && stack.iter().all(|&piece| piece == player)
    }

    /// Height of a player's kings and their squares: 0 and none without a pure stack.
    pub fn kings(&self, player: char) -> (usize, Vec<Square>) {
        let pure: Vec<Square> = self.all_squares().filter(|&square| self.is_pure(square, player)).collect();
        let height = pure.iter().map(|&square| self.stack(square).len()).max().unwrap_or(0);
        (height, pure.into_iter().filter(|&square| self.stack(square).len() == height).collect())
    }

    /// 1.2: the move without its consequences.
    fn tumbled(&self, (row, column): Square, (up, right): (isize, isize)) -> Position {
        let mut after = self.clone();
        let lifted = std::mem::take(&mut after.board[row][column]);
        let mut at = step((row, column), (up, right)).expect("a move starts towards the board");
        for piece in lifted {
            after.board[at.0][at.1].push(piece);
            at = step(at, (up, right)).unwrap_or(at);
        }
        after.side = other(self.side);
        after.ply += 1;
        after
    }

    /// 1.3: `self` is the position after the move.
    fn captured(&self, before: &Position, player: char) -> bool {
        let (height_before, kings_before) = before.kings(player);
        let (height_after, kings_after) = self.kings(player);
        if height_after == 0 {
            return true;
        }
        if height_after > height_before {
            return false;
        }
        kings_before.iter().any(|king| !self.stack(*king).is_empty() && !kings_after.contains(king))
    }
}

impl Reference for Position {
    fn turns(&self) -> Vec<Turn<Position>> {
        if self.verdict.is_some() {
            return Vec::new();
        }
        let mut turns = Vec::new();
        for square in self.all_squares().filter(|&square| self.owner(square) == Some(self.side)) {
            for direction in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
                let Some(neighbour) = step(square, direction) else { continue };
                let mut after = self.tumbled(square, direction);
                if after.captured(self, other(self.side)) {
                    after.verdict = Some(Verdict { winner: Some(name(self.side)), reason: "king-captured" });
                } else if after.captured(self, self.side) {
                    after.verdict = Some(Verdict { winner: Some(name(other(self.side))), reason: "own-king-captured" });
                }
                turns.push(Turn {
                    text: format!("{}-{}", cell(square), cell(neighbour)),
                    from: Some(cell(square)),
                    to: Some(cell(neighbour)),
                    path: vec![cell(square), cell(neighbour)],
                    captures: Vec::new(),
                    promotion: false,
                    after,
                });
            }
        }
        turns.sort_by(|a, b| a.text.cmp(&b.text));
        turns
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.board.iter().rev().map(row_text).collect();
        format!("{} {} {}", rows.join("/"), self.side, self.ply)
    }

    fn outcome(&self) -> Option<Verdict> {
        self.verdict
    }
}

fn row_text(row: &[Stack; 8]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for stack in row {
        let Some((top, below)) = stack.split_last() else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        text.extend(below);
        text.push(top.to_ascii_uppercase());
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

fn step((row, column): Square, (up, right): (isize, isize)) -> Option<Square> {
    let row = row.checked_add_signed(up).filter(|&row| row < 8)?;
    let column = column.checked_add_signed(right).filter(|&column| column < 8)?;
    Some((row, column))
}

fn other(player: char) -> char {
    if player == PLAYERS[0] { PLAYERS[1] } else { PLAYERS[0] }
}

fn name(player: char) -> &'static str {
    if player == PLAYERS[0] { "white" } else { "black" }
}

/// The name of a square.
pub fn cell((row, column): Square) -> String {
    format!("{}{}", char::from(b'A' + column as u8), row + 1)
}
