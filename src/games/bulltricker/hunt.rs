//! Endings in which one player is out of pieces and the other hunts the king.
//!
//! It takes many moves to close a king in, more than a search sees: the worth of the hunt tells the way. It was written by
//! hand. Weights fitted to games would tell where kings are caught, and not how to get there (`docs/strength.md`).

use super::board::{CELLS, ROYAL, sides_of, zone};
use super::eval::{count, from_edge};
use super::{Bulltricker, SUFFICIENT};
use crate::bits::Bits;
use crate::position::Player;

/// What a hunt promises, in hundredths of a man: by the pieces that the hunter has beyond [`SUFFICIENT`], and those of
/// the hunted player.
const PROMISE: [[i32; SUFFICIENT as usize]; 6] = [
    [230, 130, 50, 20],
    [400, 270, 130, 70],
    [450, 340, 230, 130],
    [480, 380, 310, 180],
    [510, 420, 360, 270],
    [540, 460, 420, 380],
];

/// In hundredths of a man: a royal square that the hunted king cannot come to,
const PRISON: i32 = 6;
/// a hunter's piece within one step of it, and one within two (those within one included),
const HOUND: i32 = 15;
const FAR_HOUND: i32 = 6;
/// a step of the hunted king towards the edge,
const EDGE: i32 = 15;
/// and one of the hunter's king towards it.
const APPROACH: i32 = 6;

/// Steps of a king from the middle to the edge, and from edge to edge.
const TO_EDGE: i32 = 3;
const ACROSS: i32 = 6;

impl Bulltricker {
    /// The player who hunts: with pieces enough to close in a king, while the other one has too few.
    pub(super) fn hunter(&self) -> Option<Player> {
        match Player::ALL.map(|player| self.count_pieces(player) < SUFFICIENT) {
            [true, false] => Some(Player::Two),
            [false, true] => Some(Player::One),
            _ => None,
        }
    }

    /// What the hunt is worth to the player to move, in hundredths of a man; 0 without one.
    pub(super) fn hunt(&self) -> i32 {
        let Some(hunter) = self.hunter() else { return 0 };
        let worth = self.hunt_by(hunter);
        if hunter == self.turn { worth } else { -worth }
    }

    fn hunt_by(&self, hunter: Player) -> i32 {
        let hunted = hunter.other();
        let beyond = (self.count_pieces(hunter) - SUFFICIENT) as usize;
        let promise = PROMISE[beyond.min(PROMISE.len() - 1)][self.count_pieces(hunted) as usize];
        let king = self.kings[hunted.index()];
        let near = zone(king) & CELLS[ROYAL];
        let far = Bits(near).fold(0, |far, square| far | zone(square)) & CELLS[ROYAL];
        let hounds = |squares: u64| count(sides_of(squares), self.pieces[hunter.index()]);
        let other = self.kings[hunter.index()];
        let apart = (other / 8).abs_diff(king / 8).max((other % 8).abs_diff(king % 8));
        let prison = CELLS[ROYAL] & !self.room(hunted);
        promise
            + PRISON * prison.count_ones() as i32
            + HOUND * hounds(near)
            + FAR_HOUND * hounds(far)
            + EDGE * (TO_EDGE - from_edge(king))
            + APPROACH * (ACROSS - i32::from(apart))
    }

    /// Royal squares to which a player's king could go if nothing else moved, its own included.
    fn room(&self, player: Player) -> u64 {
        let mut room = 1 << self.kings[player.index()];
        loop {
            let wider = room | self.king_steps_from(player, room);
            if wider == room {
                return room;
            }
            room = wider;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Playable, Rules};

    fn position(text: &str) -> Bulltricker {
        Bulltricker::from_text(text, &Rules::default()).expect("a position")
    }

    /// Seven queens of White and a king of Black alone in its corner.
    const CORNER: &str = "7/1k13/7/15/7/15/7/15/7/15/7/15/7/Q1Q1Q1QKQ1Q1Q2/7";

    #[test]
    fn one_hunts_who_has_enough_pieces_when_the_other_one_has_not() {
        assert_eq!(Bulltricker::start().hunter(), None);
        assert_eq!(Bulltricker::start().hunt(), 0);
        let [white, black] = ["w", "b"].map(|turn| position(&format!("{CORNER} {turn}")));
        assert_eq!(white.hunter(), Some(Player::One));
        assert!(white.hunt() > 0);
        assert_eq!(white.hunt(), -black.hunt());
    }

    #[test]
    fn walls_make_a_room_smaller() {
        let open = position(&format!("{CORNER} w"));
        assert_eq!(open.room(Player::Two), CELLS[ROYAL] & !zone(open.kings[0]));
        let shut = position("7/1k2Q10/QQ5/15/7/15/7/15/7/15/7/15/7/7KQ1Q4/7 w");
        assert_eq!(shut.room(Player::Two), 0b11);
        assert!(shut.hunt() > open.hunt() - PROMISE[3][0] + PROMISE[1][0]);
    }

    #[test]
    fn a_hunt_promises_more_with_more_pieces_and_against_fewer() {
        for row in PROMISE {
            assert!(row.is_sorted_by(|fewer, more| fewer > more), "{row:?}");
        }
        for pair in PROMISE.windows(2) {
            assert!(pair[0].iter().zip(pair[1]).all(|(&fewer, more)| fewer < more), "{pair:?}");
        }
    }
}
