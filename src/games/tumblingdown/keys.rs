//! Position keys. There are far too many stacks for a table: the key of one is its bits, mixed with a key of its square.

use super::board::Stack;
use crate::position::{Outcome, Player, Reason};
use crate::zobrist;

/// Of the squares, of Black to move, and of the four ways in which a move ends the game.
const KEYS: [u64; 69] = zobrist::keys(0x7475_6D62_6C65_3031);

pub(super) const BLACK_TO_MOVE: u64 = KEYS[64];

pub(super) fn of_stack(square: u8, stack: Stack) -> u64 {
    if stack.is_empty() { 0 } else { zobrist::mix(stack.bits() ^ KEYS[usize::from(square & 63)]) }
}

/// A finished game is another position than the same stacks in a game that goes on.
pub(super) fn of_end(ended: Option<Outcome>) -> u64 {
    match ended {
        Some(Outcome { winner: Some(winner), reason }) => {
            let own = usize::from(reason == Reason::OwnKingCaptured);
            KEYS[65 + 2 * own + winner.index()]
        }
        _ => 0,
    }
}

/// Both players have a number: the keys above are indexed by it.
const _: () = assert!(Player::One.index() == 0 && Player::Two.index() == 1);
