//! International and Spanish draughts, from rules sections 1.1 to 1.3 and the notation of 2.1.
//! Article numbers are those of FMJD Annex 1.

use super::{Reference, Turn, Verdict};
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    White,
    Black,
}
use Colour::{Black, White};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Man,
    King,
}
use Kind::{King, Man};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    International,
    Spanish { huffing: bool },
}

/// Row 0 is the far row as White sees it, column 0 is at White's left.
type Cell = (usize, usize);
type Direction = (isize, isize);
pub type Piece = (Colour, Kind);
type Board = Vec<Vec<Option<Piece>>>;

const DIAGONALS: [Direction; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub variant: Variant,
    pub side: Colour,
    board: Board,
    /// Squares of the pieces that the side to move may huff before it moves, ascending.
    pub huffable: Vec<usize>,
}

/// One jump: over which piece, in which direction, and where it lands.
#[derive(Clone, Copy, Debug)]
struct Jump {
    direction: Direction,
    taken: Cell,
    landing: Cell,
}

/// A move by its identity: same from, same to, same captured set is the same move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Identity {
    from: usize,
    to: usize,
    captured: Vec<usize>,
}

/// The capturing moves that the laws leave.
#[derive(Default)]
struct Captures {
    /// Number of pieces, and number of kings among them where quality counts.
    best: (usize, usize),
    /// The smallest sequence of squares for each move.
    moves: BTreeMap<Identity, Vec<usize>>,
    /// All ways, where they are wanted.
    ways: Option<Vec<Vec<(usize, usize)>>>,
}

impl Colour {
    pub fn name(self) -> &'static str {
        match self {
            White => "white",
            Black => "black",
        }
    }

    fn letter(self) -> char {
        match self {
            White => 'W',
            Black => 'B',
        }
    }

    pub fn other(self) -> Colour {
        match self {
            White => Black,
            Black => White,
        }
    }

    fn forward(self) -> isize {
        match self {
            White => -1,
            Black => 1,
        }
    }
}

impl Variant {
    /// Art. 2.4; 8x8 in Spain.
    fn size(self) -> usize {
        match self {
            Variant::International => 10,
            Variant::Spanish { .. } => 8,
        }
    }

    pub fn squares(self) -> usize {
        self.size() * self.size() / 2
    }

    /// Where a square number lies.
    pub fn cell(self, square: usize) -> Cell {
        let index = square - 1;
        match self {
            // Art. 2.5, 2.6: row by row from the top left as White sees it; the corner at
            // White's near left is a playing square, so odd rows start in column 0.
            Variant::International => {
                let row = index / 5;
                let column = 2 * (index % 5) + (row + 1) % 2;
                (row, column)
            }
            // 1 is the playing square in White's near right corner; right to left, upwards.
            Variant::Spanish { .. } => {
                let up = index / 4;
                let left = 2 * (index % 4) + up % 2;
                (7 - up, 7 - left)
            }
        }
    }

    fn square(self, cell: Cell) -> usize {
        (1..=self.squares()).find(|&square| self.cell(square) == cell).expect("pieces stand on playing squares only")
    }

    fn far_row(self, colour: Colour) -> usize {
        match colour {
            White => 0,
            Black => self.size() - 1,
        }
    }

    /// True where a man of this colour would already be a king.
    pub fn on_far_row(self, colour: Colour, square: usize) -> bool {
        self.cell(square).0 == self.far_row(colour)
    }

    fn huffing(self) -> bool {
        self == Variant::Spanish { huffing: true }
    }

    fn start(self) -> &'static str {
        match self {
            Variant::International => "W:W31-50:B1-20",
            Variant::Spanish { .. } => "W:W1-12:B21-32",
        }
    }

    fn neighbour(self, (row, column): Cell, (down, right): Direction) -> Option<Cell> {
        let row = row.checked_add_signed(down)?;
        let column = column.checked_add_signed(right)?;
        (row < self.size() && column < self.size()).then_some((row, column))
    }
}

impl Position {
    pub fn start(variant: Variant) -> Position {
        Position::parse(variant, variant.start()).expect("the start position is well formed")
    }

    /// Reads `W:WK1,8-10:B20`: the colours in either order, a side may be empty, and a dot may
    /// close the text. With huffing a section `S` lists the pieces that may be huffed.
    pub fn parse(variant: Variant, text: &str) -> Result<Position, String> {
        let mut parts = text.trim_end_matches('.').split(':');
        let side = match parts.next() {
            Some("W") => White,
            Some("B") => Black,
            other => return Err(format!("side to move {other:?} in {text}")),
        };
        let mut board = vec![vec![None; variant.size()]; variant.size()];
        let mut huffable = Vec::new();
        for part in parts {
            let colour = match part.chars().next() {
                Some('W') => White,
                Some('B') => Black,
                Some('S') if variant.huffing() => {
                    huffable = part[1..].split(',').filter_map(|t| t.parse().ok()).collect();
                    continue;
                }
                other => return Err(format!("colour {other:?} in {text}")),
            };
            for item in part[1..].split(',').filter(|item| !item.is_empty()) {
                let (kind, numbers) = match item.strip_prefix('K') {
                    Some(rest) => (King, rest),
                    None => (Man, item),
                };
                let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
                let number = |t: &str| t.parse::<usize>().map_err(|e| format!("{t}: {e}"));
                for square in number(first)?..=number(last)? {
                    if square < 1 || square > variant.squares() {
                        return Err(format!("square {square} in {text}"));
                    }
                    let (row, column) = variant.cell(square);
                    board[row][column] = Some((colour, kind));
                }
            }
        }
        Ok(Position { variant, side, board, huffable })
    }

    fn pieces(&self, colour: Colour) -> Vec<(usize, Kind)> {
        (1..=self.variant.squares())
            .filter_map(|square| match at(&self.board, self.variant.cell(square)) {
                Some((owner, kind)) if owner == colour => Some((square, kind)),
                _ => None,
            })
            .collect()
    }

    pub fn piece_on(&self, square: usize) -> Option<Piece> {
        at(&self.board, self.variant.cell(square))
    }

    /// Every way in which the piece on a square of the side to move can capture, whatever the laws prefer: squares on
    /// which it lands in turn, and the pieces that it takes there. A way that can go on is told at each of its stops.
    pub fn ways(&self, square: usize) -> Vec<Vec<(usize, usize)>> {
        let Some((_, kind)) = self.piece_on(square) else { return Vec::new() };
        let (start, mut board) = (self.variant.cell(square), self.board.clone());
        board[start.0][start.1] = None;
        let mut found = Captures { ways: Some(Vec::new()), ..Captures::default() };
        self.jump_on(&board, kind, start, start, &mut Vec::new(), &mut found);
        found.ways.unwrap_or_default()
    }

    /// The captures of the side to move that the laws of quantity and quality leave.
    fn captures(&self) -> Captures {
        let mut found = Captures::default();
        for (square, kind) in self.pieces(self.side) {
            let start = self.variant.cell(square);
            // Art. 4.8, 4.11: during its capture the piece has left its square, which may be
            // crossed or landed on like any other empty one.
            let mut board = self.board.clone();
            board[start.0][start.1] = None;
            self.jump_on(&board, kind, start, start, &mut Vec::new(), &mut found);
        }
        found
    }

    /// Every way to go on capturing from `here`.
    fn jump_on(&self, board: &Board, kind: Kind, start: Cell, here: Cell, jumps: &mut Vec<Jump>, found: &mut Captures) {
        for direction in DIAGONALS {
            // Spanish men capture forward only; international ones both ways (art. 4.2).
            let spanish_man = kind == Man && self.variant != Variant::International;
            if spanish_man && direction.0 != self.side.forward() {
                continue;
            }
            // No turn of 180 degrees.
            if jumps.last().is_some_and(|last| direction == (-last.direction.0, -last.direction.1)) {
                continue;
            }
            let mut next = self.variant.neighbour(here, direction);
            // A king comes from any distance (art. 4.4).
            while kind == King && next.is_some_and(|cell| at(board, cell).is_none()) {
                next = self.variant.neighbour(next.unwrap(), direction);
            }
            let Some(taken) = next else { continue };
            match at(board, taken) {
                Some((owner, _)) if owner != self.side => {}
                _ => continue,
            }
            // Art. 4.8: no piece twice; a captured piece is still there and blocks.
            if jumps.iter().any(|jump| jump.taken == taken) {
                continue;
            }
            let mut landing = self.variant.neighbour(taken, direction);
            while let Some(cell) = landing {
                if at(board, cell).is_some() {
                    break;
                }
                jumps.push(Jump { direction, taken, landing: cell });
                self.note(board, start, jumps, found);
                self.jump_on(board, kind, start, cell, jumps, found);
                jumps.pop();
                landing = match kind {
                    Man => None,
                    King => self.variant.neighbour(cell, direction),
                };
            }
        }
    }

    /// Keeps the capture if the laws prefer it, or like it as well as the best so far.
    fn note(&self, board: &Board, start: Cell, jumps: &[Jump], found: &mut Captures) {
        if let Some(ways) = &mut found.ways {
            ways.push(jumps.iter().map(|j| (self.variant.square(j.landing), self.variant.square(j.taken))).collect());
            return;
        }
        let kings = jumps.iter().filter(|j| matches!(at(board, j.taken), Some((_, King)))).count();
        // Art. 4.13: most pieces, a king counting as one. Spain adds the law of quality.
        let value = match self.variant {
            Variant::International => (jumps.len(), 0),
            Variant::Spanish { .. } => (jumps.len(), kings),
        };
        if value < found.best {
            return;
        }
        if value > found.best {
            found.best = value;
            found.moves.clear();
        }
        let square = |cell| self.variant.square(cell);
        let mut captured: Vec<usize> = jumps.iter().map(|jump| square(jump.taken)).collect();
        captured.sort_unstable();
        let to = square(jumps.last().expect("a capture has a jump").landing);
        let path = self.long_squares(jumps);
        let identity = Identity { from: square(start), to, captured };
        let smallest = found.moves.entry(identity).or_insert_with(|| path.clone());
        if path < *smallest {
            *smallest = path;
        }
    }

    /// The squares of the long notation after the first: one for each captured piece. Where the
    /// capture goes straight on it is the square just behind the captured piece.
    fn long_squares(&self, jumps: &[Jump]) -> Vec<usize> {
        let mut squares = Vec::new();
        for (i, jump) in jumps.iter().enumerate() {
            let straight = jumps.get(i + 1).is_some_and(|next| next.direction == jump.direction);
            let cell = if straight {
                self.variant.neighbour(jump.taken, jump.direction).expect("a landing lies behind")
            } else {
                jump.landing
            };
            squares.push(self.variant.square(cell));
        }
        squares
    }

    /// Moves without capture, as (from, to).
    fn steps(&self) -> Vec<(usize, usize)> {
        let mut steps = Vec::new();
        for (square, kind) in self.pieces(self.side) {
            for direction in DIAGONALS {
                // Art. 3.4: a man goes one step forward. Art. 3.9: a king any distance.
                if kind == Man && direction.0 != self.side.forward() {
                    continue;
                }
                let mut next = self.variant.neighbour(self.variant.cell(square), direction);
                while let Some(cell) = next {
                    if at(&self.board, cell).is_some() {
                        break;
                    }
                    steps.push((square, self.variant.square(cell)));
                    next = match kind {
                        Man => None,
                        King => self.variant.neighbour(cell, direction),
                    };
                }
            }
        }
        steps
    }

    /// The turns that begin with no huff.
    fn plain_turns(&self) -> Vec<Turn<Position>> {
        let captures = self.captures().moves;
        let mut turns = Vec::new();
        for (identity, path) in &captures {
            let same_ends =
                captures.keys().filter(|other| other.from == identity.from && other.to == identity.to).count();
            let text = if same_ends > 1 {
                let squares: Vec<String> = path.iter().map(usize::to_string).collect();
                format!("{}x{}", identity.from, squares.join("x"))
            } else {
                format!("{}x{}", identity.from, identity.to)
            };
            turns.push(self.turn(text, identity.from, path, &identity.captured, Vec::new()));
        }
        // Art. 4.1: capturing is compulsory, unless one plays for the huff.
        if captures.is_empty() || self.variant.huffing() {
            for (from, to) in self.steps() {
                // Whoever could have captured may be huffed, where he now stands.
                let mut huffable: Vec<usize> =
                    captures.keys().map(|identity| if identity.from == from { to } else { identity.from }).collect();
                huffable.sort_unstable();
                huffable.dedup();
                turns.push(self.turn(format!("{from}-{to}"), from, &[to], &[], huffable));
            }
        }
        turns
    }

    /// The turn of the piece on `from` over the squares of `way`.
    fn turn(
        &self,
        text: String,
        from: usize,
        way: &[usize],
        captured: &[usize],
        huffable: Vec<usize>,
    ) -> Turn<Position> {
        let to = *way.last().expect("a move ends somewhere");
        let mut board = self.board.clone();
        let (row, column) = self.variant.cell(from);
        let (colour, kind) = board[row][column].take().expect("a piece stands on from");
        for &square in captured {
            let (row, column) = self.variant.cell(square);
            board[row][column] = None;
        }
        // Art. 3.5, 4.15: crowned only where the whole move ends.
        let promotion = kind == Man && self.variant.on_far_row(colour, to);
        let (row, column) = self.variant.cell(to);
        board[row][column] = Some((colour, if promotion { King } else { kind }));
        Turn {
            text,
            from: Some(from.to_string()),
            to: Some(to.to_string()),
            path: [&[from], way].concat().iter().map(usize::to_string).collect(),
            captures: captured.iter().map(usize::to_string).collect(),
            promotion,
            after: Position { variant: self.variant, side: self.side.other(), board, huffable },
        }
    }
}

impl Reference for Position {
    fn turns(&self) -> Vec<Turn<Position>> {
        let mut turns = self.plain_turns();
        // Rules 1.3: the huff is no move; he who huffs then moves on the board without the piece.
        for &square in &self.huffable {
            let mut without = self.clone();
            without.huffable.clear();
            let (row, column) = self.variant.cell(square);
            without.board[row][column] = None;
            for mut turn in without.plain_turns() {
                turn.text = format!("huff {square} {}", turn.text);
                turns.push(turn);
            }
        }
        turns.sort_by(|a, b| a.text.cmp(&b.text));
        turns
    }

    fn text(&self) -> String {
        let list = |colour| {
            let items: Vec<String> = self
                .pieces(colour)
                .into_iter()
                .map(|(square, kind)| match kind {
                    Man => square.to_string(),
                    King => format!("K{square}"),
                })
                .collect();
            items.join(",")
        };
        let mut text = format!("{}:W{}:B{}", self.side.letter(), list(White), list(Black));
        if !self.huffable.is_empty() {
            let squares: Vec<String> = self.huffable.iter().map(usize::to_string).collect();
            text += &format!(":S{}", squares.join(","));
        }
        text
    }

    /// He who cannot move has lost.
    fn outcome(&self) -> Option<Verdict> {
        if !self.turns().is_empty() {
            return None;
        }
        let reason = if self.pieces(self.side).is_empty() { "no-pieces" } else { "blocked" };
        Some(Verdict { winner: Some(self.side.other().name()), reason })
    }
}

fn at(board: &Board, (row, column): Cell) -> Option<Piece> {
    board[row][column]
}
