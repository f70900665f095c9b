//! Squares, directions and stacks.
//!
//! Squares are numbered row by row from A1 (0) to H8 (63).

use crate::position::Player;

/// All pieces of the game: no stack is higher.
pub(super) const PIECES: u32 = 58;

/// The eight ways to move, as columns to the right and rows up.
const DIRECTIONS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// Steps from a square to the edge, by direction.
const ROOM: [[u8; 8]; 64] = {
    let mut room = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (right, up) = DIRECTIONS[direction];
            let (mut column, mut row) = (square as i8 % 8 + right, square as i8 / 8 + up);
            while 0 <= column && column < 8 && 0 <= row && row < 8 {
                room[square][direction] += 1;
                column += right;
                row += up;
            }
            direction += 1;
        }
        square += 1;
    }
    room
};

/// Squares from one to the edge, by direction.
const RAYS: [[u64; 8]; 64] = {
    let mut rays = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (right, up) = DIRECTIONS[direction];
            let mut at = square as i8;
            let mut steps = 0;
            while steps < ROOM[square][direction] {
                at += up * 8 + right;
                rays[square][direction] |= 1 << at;
                steps += 1;
            }
            direction += 1;
        }
        square += 1;
    }
    rays
};

/// A direction of movement, 0 to 7; the opposite one is 7 less it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Direction(u8);

impl Direction {
    pub(super) const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn opposite(self) -> Self {
        Self(7 - self.0)
    }

    /// Steps from a square to the edge.
    pub(super) fn room(self, square: u8) -> u8 {
        ROOM[usize::from(square & 63)][usize::from(self.0 & 7)]
    }

    /// The squares from one, which is not among them, to the edge.
    pub(super) fn ray(self, square: u8) -> u64 {
        RAYS[usize::from(square & 63)][usize::from(self.0 & 7)]
    }

    /// The square `steps` away, which must be on the board.
    pub(super) fn step(self, square: u8, steps: u8) -> u8 {
        let (right, up) = DIRECTIONS[usize::from(self.0 & 7)];
        (square as i8).wrapping_add((up * 8 + right).wrapping_mul(steps as i8)) as u8 & 63
    }
}

/// Direction and distance from one square to another on the same row, column or diagonal.
pub(super) fn ray(from: u8, to: u8) -> Option<(Direction, u8)> {
    let right = (to % 8) as i8 - (from % 8) as i8;
    let up = (to / 8) as i8 - (from / 8) as i8;
    let aligned = right == 0 || up == 0 || right.abs() == up.abs();
    let direction = DIRECTIONS.iter().position(|&way| way == (right.signum(), up.signum()))?;
    aligned.then(|| (Direction(direction as u8), right.abs().max(up.abs()) as u8))
}

const EDGE: u64 = 0xFF81_8181_8181_81FF;
const CORNERS: u64 = 0x8100_0000_0000_0081;

/// Number of neighbours of all squares of a set together.
pub(super) const fn neighbours(set: u64) -> u32 {
    8 * set.count_ones() - 3 * (set & EDGE).count_ones() - 2 * (set & CORNERS).count_ones()
}

/// Pieces on a square: from the highest bit that is set, which marks the bottom, a bit a piece, 0 for White and 1 for
/// Black, the top piece lowest. So the height is the place of the mark, a pure white stack a power of two, and a pure
/// black one a row of ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stack(u64);

impl Stack {
    pub(super) const EMPTY: Self = Self(1);

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 1
    }

    pub(super) const fn height(self) -> u8 {
        63 - self.0.leading_zeros() as u8
    }

    /// Pieces of a player in it.
    pub(super) const fn pieces_of(self, player: Player) -> u8 {
        let black = self.0.count_ones() as u8 - 1;
        match player {
            Player::One => self.height() - black,
            Player::Two => black,
        }
    }

    /// The bits, unique for each stack.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Whose piece lies on top.
    pub(super) const fn owner(self) -> Option<Player> {
        if self.is_empty() { None } else { Some(self.below_top(0)) }
    }

    /// Whose piece lies under `above` others.
    const fn below_top(self, above: u8) -> Player {
        if self.0 >> above & 1 == 0 { Player::One } else { Player::Two }
    }

    /// Whose piece lies on `below` others; there must be one.
    pub(super) const fn above_bottom(self, below: u8) -> Player {
        self.below_top(self.height().saturating_sub(below + 1))
    }

    /// The player whose pieces all are.
    pub(super) const fn pure(self) -> Option<Player> {
        if self.is_empty() {
            None
        } else if self.0 & (self.0 - 1) == 0 {
            Some(Player::One)
        } else if self.0 & (self.0 + 1) == 0 {
            Some(Player::Two)
        } else {
            None
        }
    }

    /// With one more piece on top.
    pub(super) const fn push(self, piece: Player) -> Self {
        Self(self.0 << 1 | piece as u64)
    }

    /// With the top `count` pieces of another stack on top, in their order.
    pub(super) const fn pile(self, other: Self, count: u8) -> Self {
        Self(self.0 << count | other.0 & ((1 << count) - 1))
    }

    /// From bottom to top.
    pub(super) fn pieces(self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..self.height()).map(move |below| self.above_bottom(below))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rays_step_where_they_point() {
        for from in 0..64 {
            for direction in Direction::ALL {
                let squares =
                    (1..=direction.room(from)).fold(0, |set, steps| set | 1u64 << direction.step(from, steps));
                assert_eq!(direction.ray(from), squares);
                for steps in 1..=direction.room(from) {
                    assert_eq!(ray(from, direction.step(from, steps)), Some((direction, steps)));
                    assert_eq!(direction.opposite().step(direction.step(from, steps), steps), from);
                }
            }
            assert_eq!(ray(from, from), None);
        }
        assert_eq!(ray(0, 10), None, "a knight's move is no ray");
    }

    #[test]
    fn neighbours_are_counted() {
        for square in 0..64 {
            let near = Direction::ALL.into_iter().filter(|direction| direction.room(square) > 0).count();
            assert_eq!(neighbours(1 << square) as usize, near);
        }
    }

    #[test]
    fn a_stack_remembers_every_piece() {
        let (white, black) = (Player::One, Player::Two);
        let stack = Stack::EMPTY.push(white).push(black).push(black);
        assert_eq!(stack.pieces().collect::<Vec<_>>(), [white, black, black]);
        assert_eq!((stack.height(), stack.owner(), stack.pure()), (3, Some(black), None));
        assert_eq!(Stack::EMPTY.pile(stack, 2).pure(), Some(black));
        assert_eq!(
            Stack::EMPTY.push(white).pile(stack, 3),
            Stack::EMPTY.push(white).push(white).push(black).push(black)
        );
        assert_eq!((Stack::EMPTY.owner(), Stack::EMPTY.pure(), Stack::EMPTY.height()), (None, None, 0));
        let highest = (0..PIECES).fold(Stack::EMPTY, |stack, _| stack.push(black));
        assert_eq!((u32::from(highest.height()), highest.pure()), (PIECES, Some(black)));
    }
}
