//! How the men stand at the start.

use super::board::{Board, Kind};
use crate::position::Player;
use crate::zobrist::SplitMix64;

/// A start arrangement: back ranks behind two ranks of pincers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum UltimaStart {
    /// Turned by half a turn: each player has the immobiliser on their left and the king on the same hand.
    #[default]
    Default,
    /// Only the corners are turned: kings face kings.
    Facing,
    /// File by file the same men.
    Mirror,
    /// Any order of the back rank, for each side its own.
    Random,
    /// Any order, file by file the same for both.
    Symmetric,
}

/// Back rank of White from file a to file h.
const WHITE: &str = "MNBQKBNR";

/// Men of a back rank for a lot to order.
const LOT: [Kind; 8] = [
    Kind::Coordinator,
    Kind::LongLeaper,
    Kind::Chameleon,
    Kind::Withdrawer,
    Kind::King,
    Kind::Chameleon,
    Kind::LongLeaper,
    Kind::Immobiliser,
];

/// The board of a start; equal seeds give equal boards.
pub(super) fn board(start: UltimaStart, seed: Option<u32>) -> Board {
    let mut random = SplitMix64::new(seed.unwrap_or(0).into());
    let (white, black) = match start {
        UltimaStart::Default => (row(WHITE), row("RNBKQBNM")),
        UltimaStart::Facing => (row(WHITE), row("RNBQKBNM")),
        UltimaStart::Mirror => (row(WHITE), row(WHITE)),
        UltimaStart::Random => (shuffled(&mut random), shuffled(&mut random)),
        UltimaStart::Symmetric => {
            let both = shuffled(&mut random);
            (both, both)
        }
    };
    let mut board = Board::default();
    for file in 0..8 {
        board.put(file, Player::One, white[file as usize]);
        board.put(8 + file, Player::One, Kind::Pincer);
        board.put(48 + file, Player::Two, Kind::Pincer);
        board.put(56 + file, Player::Two, black[file as usize]);
    }
    board
}

fn row(letters: &str) -> [Kind; 8] {
    let mut men = LOT;
    for (man, letter) in men.iter_mut().zip(letters.chars()) {
        *man = Kind::from_letter(letter).unwrap_or(*man);
    }
    men
}

/// Fisher and Yates: every order is as likely.
fn shuffled(random: &mut SplitMix64) -> [Kind; 8] {
    let mut men = LOT;
    for last in (1..men.len()).rev() {
        men.swap(last, random.below(last as u64 + 1) as usize);
    }
    men
}
