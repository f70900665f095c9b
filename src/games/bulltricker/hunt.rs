//! Endings in which one player is out of pieces and the other one hunts the king: it takes many moves to close it in.

use super::board::{CELLS, HORIZONTAL, ROYAL, VERTICAL, zone};
use super::{Bulltricker, RECTANGLES};
use crate::bits::Bits;
use crate::position::Player;

/// Pawns and queens without which a player can hardly close in the other king: with fewer on both sides the game is drawn.
const ENOUGH: u32 = 4;

/// By the hunter's pieces beyond those and the hunted player's: the odds, in hundredths of a man.
const ODDS: [[i32; 4]; 6] = [
    [230, 130, 50, 20],
    [400, 270, 130, 70],
    [450, 340, 230, 130],
    [480, 380, 310, 180],
    [510, 420, 360, 270],
    [540, 460, 420, 380],
];

static W: std::sync::OnceLock<[i32; 10]> = std::sync::OnceLock::new();
fn w() -> &'static [i32; 10] {
    W.get_or_init(|| {
        let text = std::env::var("HUNT").unwrap_or("100,0,6,15,6,15,6,0,0,0".into());
        let mut it = text.split(',').map(|x| x.parse().unwrap());
        std::array::from_fn(|_| it.next().unwrap_or(0))
    })
}

impl Bulltricker {
    /// What the hunt is worth to the player to move, in hundredths of a man; 0 without one.
    pub(super) fn hunt(&self) -> i32 {
        let [first, second] = Player::ALL.map(|player| self.count_pieces(player));
        let hunter = match (first < ENOUGH, second < ENOUGH) {
            (true, false) => Player::Two,
            (false, true) => Player::One,
            _ => return 0,
        };
        let worth = self.hunt_by(hunter);
        if hunter == self.turn { worth } else { -worth }
    }

    fn hunt_by(&self, hunter: Player) -> i32 {
        let hunted = hunter.other();
        let [few, many] = [hunted, hunter].map(|player| self.count_pieces(player));
        let king = self.kings[hunted.index()];
        let mut room = 1_u64 << king;
        loop {
            let wider = room | self.king_steps_from(hunted, room);
            if wider == room {
                break;
            }
            room = wider;
        }
        let near = zone(king);
        let far = Bits(near & CELLS[ROYAL]).fold(near, |far, square| far | zone(square));
        let beside = |squares: u64, by: [u64; 2]| {
            let squares = squares & CELLS[ROYAL];
            ((squares | squares << 8) & by[HORIZONTAL]).count_ones() as i32
                + ((squares | squares << 1) & by[VERTICAL]).count_ones() as i32
        };
        let other = self.kings[hunter.index()];
        let apart = (other / 8).abs_diff(king / 8).max((other % 8).abs_diff(king % 8));
        let (row, column) = (i32::from(king / 8), i32::from(king % 8));
        let edge = row.min(6 - row).min(column.min(6 - column));
        let all = RECTANGLES.map(|set| self.occupied(set));
        let k = w();
        k[0] * ODDS[(many - ENOUGH).min(5) as usize][few as usize] / 100
            + k[2] * (CELLS[ROYAL].count_ones() - room.count_ones()) as i32
            + k[3] * beside(near, self.pieces[hunter.index()])
            + k[4] * beside(far, self.pieces[hunter.index()])
            + k[5] * (3 - edge)
            + k[6] * (6 - i32::from(apart))
            + k[8] * beside(room, all)
            + k[9] * beside(1 << king, all)
    }
}
