//! The 64 squares as bits, a1 lowest and h8 highest, and the men on them.
//!
//! Directions are numbered clockwise from north; the even ones run along files and ranks, and `direction ^ 4` is the
//! opposite. Along the [`RISING`] ones squares have higher and higher bits.

use crate::bits::Bits;
use crate::position::Player;

/// A kind of man, by its way of capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Pincer,
    Coordinator,
    LongLeaper,
    Chameleon,
    Withdrawer,
    King,
    Immobiliser,
}

impl Kind {
    pub(super) const ALL: [Self; 7] = [
        Self::Pincer,
        Self::Coordinator,
        Self::LongLeaper,
        Self::Chameleon,
        Self::Withdrawer,
        Self::King,
        Self::Immobiliser,
    ];

    /// Letter in position and move texts.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Pincer => 'P',
            Self::Coordinator => 'R',
            Self::LongLeaper => 'N',
            Self::Chameleon => 'B',
            Self::Withdrawer => 'Q',
            Self::King => 'K',
            Self::Immobiliser => 'M',
        }
    }

    /// Reads a letter in either case; `I` is an immobiliser too.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        let letter = match letter.to_ascii_uppercase() {
            'I' => 'M',
            letter => letter,
        };
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

pub(super) type Direction = usize;

/// File and rank of a step in each direction.
pub(super) const STEPS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

const RISING: [bool; 8] = [true, true, true, false, false, false, false, true];

const FILE_A: u64 = 0x0101_0101_0101_0101;
const RANK_1: u64 = 0xFF;

pub(super) const fn file_of(square: u8) -> u64 {
    FILE_A << (square & 7)
}

pub(super) const fn rank_of(square: u8) -> u64 {
    RANK_1 << (square & 56)
}

pub(super) const fn bit(square: u8) -> u64 {
    1 << (square & 63)
}

/// Squares of each ray, without the one it starts from.
const RAYS: [[u64; 64]; 8] = {
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (right, up) = STEPS[direction];
        let mut from = 0;
        while from < 64 {
            let (mut file, mut rank) = (from % 8 + right, from / 8 + up);
            while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                rays[direction][from as usize] |= 1 << (rank * 8 + file);
                file += right;
                rank += up;
            }
            from += 1;
        }
        direction += 1;
    }
    rays
};

/// The squares around each.
pub(super) const NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            neighbours[square] |= shift(1 << square, direction);
            direction += 1;
        }
        square += 1;
    }
    neighbours
};

/// No line joins the two squares.
const APART: u8 = 8;

const DIRECTIONS: [[u8; 64]; 64] = {
    let mut directions = [[APART; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let mut to = 0;
            while to < 64 {
                if RAYS[direction][from] >> to & 1 == 1 {
                    directions[from][to] = direction as u8;
                }
                to += 1;
            }
            direction += 1;
        }
        from += 1;
    }
    directions
};

/// The squares of a set moved one step; those that leave the board are gone.
#[inline]
pub(super) const fn shift(set: u64, direction: Direction) -> u64 {
    const FILE_H: u64 = FILE_A << 7;
    match direction {
        0 => set << 8,
        1 => (set & !FILE_H) << 9,
        2 => (set & !FILE_H) << 1,
        3 => (set & !FILE_H) >> 7,
        4 => set >> 8,
        5 => (set & !FILE_A) >> 9,
        6 => (set & !FILE_A) >> 1,
        _ => (set & !FILE_A) << 7,
    }
}

/// The direction from one square to another on a common line.
pub(super) fn direction(from: u8, to: u8) -> Option<Direction> {
    let direction = DIRECTIONS[from as usize & 63][to as usize & 63];
    (direction != APART).then_some(direction.into())
}

/// Squares from one exclusive to another exclusive, which lies in that direction.
pub(super) fn between(from: u8, direction: Direction, to: u8) -> u64 {
    RAYS[direction][from as usize & 63] & !RAYS[direction][to as usize & 63] & !bit(to)
}

/// The squares of a ray up to the first man on it, that one included.
#[inline]
pub(super) fn ray(from: u8, direction: Direction, occupied: u64) -> u64 {
    let rays = &RAYS[direction];
    let whole = rays[from as usize & 63];
    let men = whole & occupied;
    // Where no man stands the last square of the board in this direction is taken: nothing lies behind it.
    let first =
        if RISING[direction] { (men | 1 << 63).trailing_zeros() } else { 63 - (men | 1).leading_zeros() } as usize;
    whole & !rays[first]
}

/// First men seen from a square along files and ranks, with the empty squares on the way.
#[inline]
pub(super) fn rook_rays(from: u8, occupied: u64) -> u64 {
    ray(from, 0, occupied) | ray(from, 2, occupied) | ray(from, 4, occupied) | ray(from, 6, occupied)
}

/// The same in all eight directions.
#[inline]
pub(super) fn queen_rays(from: u8, occupied: u64) -> u64 {
    rook_rays(from, occupied)
        | ray(from, 1, occupied)
        | ray(from, 3, occupied)
        | ray(from, 5, occupied)
        | ray(from, 7, occupied)
}

/// `a1` and so on.
pub(super) fn square_name(square: u8) -> String {
    square_letters(square).iter().collect()
}

/// The name of a square: its file and its rank.
pub(super) fn square_letters(square: u8) -> [char; 2] {
    let square = square & 63;
    [b'a' + square % 8, b'1' + square / 8].map(char::from)
}

/// Reads a name of two characters.
pub(super) fn square_named(name: &str) -> Option<u8> {
    match name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((rank - b'1') * 8 + file - b'a'),
        _ => None,
    }
}

/// The men of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Board {
    men: [u64; 2],
    kinds: [u64; 7],
}

impl Board {
    pub(super) fn put(&mut self, square: u8, player: Player, kind: Kind) {
        self.men[player.index()] |= bit(square);
        self.kinds[kind as usize] |= bit(square);
    }

    #[inline]
    pub(super) fn men(&self, player: Player) -> u64 {
        self.men[player.index()]
    }

    #[inline]
    pub(super) fn occupied(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    /// Men of one kind, of both sides.
    #[inline]
    pub(super) fn kind(&self, kind: Kind) -> u64 {
        self.kinds[kind as usize]
    }

    #[inline]
    pub(super) fn of(&self, player: Player, kind: Kind) -> u64 {
        self.men(player) & self.kind(kind)
    }

    /// A player's king; `None` never happens in a position that was read or reached by legal moves.
    #[inline]
    pub(super) fn king(&self, player: Player) -> Option<u8> {
        let king = self.of(player, Kind::King);
        (king != 0).then(|| king.trailing_zeros() as u8)
    }

    pub(super) fn man_on(&self, square: u8) -> Option<(Player, Kind)> {
        let player = Player::ALL.into_iter().find(|&player| self.men(player) & bit(square) != 0)?;
        Kind::ALL.into_iter().find(|&kind| self.kind(kind) & bit(square) != 0).map(|kind| (player, kind))
    }

    /// Moves a man of `player` and removes the captured ones.
    #[inline]
    pub(super) fn relocate(&mut self, player: Player, from: u8, to: u8, captured: u64) {
        let gone = bit(from) | captured;
        for men in &mut self.kinds {
            let mover = (*men >> (from & 63) & 1) << (to & 63);
            *men = *men & !gone | mover;
        }
        self.men[player.index()] = self.men[player.index()] & !bit(from) | bit(to);
        self.men[player.other().index()] &= !captured;
    }

    /// Squares and men of a player, in the order of the squares.
    pub(super) fn each(&self, player: Player) -> impl Iterator<Item = (u8, Kind)> {
        Bits(self.men(player)).filter_map(|square| self.man_on(square).map(|(_, kind)| (square, kind)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_is_a_step_on_the_board_and_never_wraps() {
        for square in 0..64 {
            for (direction, (right, up)) in STEPS.into_iter().enumerate() {
                let (file, rank) = (i32::from(square % 8) + right, i32::from(square / 8) + up);
                let inside = (0..8).contains(&file) && (0..8).contains(&rank);
                let expected = if inside { 1 << (rank * 8 + file) } else { 0 };
                assert_eq!(shift(bit(square), direction), expected, "{} {direction}", square_name(square));
            }
        }
    }

    #[test]
    fn a_ray_ends_with_the_first_man() {
        let mut random = crate::zobrist::SplitMix64::new(1);
        for _ in 0..2000 {
            let occupied = random.next() & random.next();
            let from = random.below(64) as u8;
            for way in 0..8 {
                let mut expected = 0;
                let mut at = shift(bit(from), way);
                while at != 0 {
                    expected |= at;
                    at = if at & occupied == 0 { shift(at, way) } else { 0 };
                }
                assert_eq!(ray(from, way, occupied), expected);
                for to in Bits(expected) {
                    assert_eq!(direction(from, to), Some(way));
                    assert_eq!(between(from, way, to) & occupied, 0);
                }
            }
        }
    }

    #[test]
    fn names_and_squares_are_the_same() {
        assert_eq!((square_name(0), square_name(63)), ("a1".into(), "h8".into()));
        assert!((0..64).all(|square| square_named(&square_name(square)) == Some(square)));
        assert_eq!(square_named("i1"), None);
        assert_eq!(square_named("a11"), None);
    }
}
