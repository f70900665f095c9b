//! Charret for the search: a hand-written evaluation, and the moves that quiescence looks at.

use super::Charret;
use super::board::{bit_of, closing, in_mills, neighbours};
use super::turn::CharretMove;
use crate::bits::Bits;
use crate::position::Player;
use crate::search::{Noise, Searchable};
use crate::tables::{Endgame, TableValue, Tables};

/// Worth of things, in hundredths of a token.
mod worth {
    pub(super) const TOKEN: i32 = 100;
    /// A cell on which a mill would be closed.
    pub(super) const OPEN_MILL: i32 = 10;
    /// A mill that can be closed in one move, beyond the first of the side to move.
    pub(super) const THREAT: i32 = 24;
    pub(super) const IN_MILL: i32 = 3;
    /// A free cell next to a token.
    pub(super) const FREE_STEP: i32 = 4;
    /// A token without one.
    pub(super) const STUCK: i32 = -7;
    /// The four crossings with four lines, and the other cells with three.
    pub(super) const CROSSING: i32 = 6;
    pub(super) const JUNCTION: i32 = 2;
}

const fn cells(numbers: &[u8]) -> u32 {
    let mut set = 0;
    let mut i = 0;
    while i < numbers.len() {
        set |= 1 << bit_of(numbers[i]);
        i += 1;
    }
    set
}

const CROSSINGS: u32 = cells(&[5, 11, 14, 20]);
const JUNCTIONS: u32 = cells(&[2, 8, 10, 12, 13, 15, 17, 23]);

/// Quiescence looks at captures for this many plies: in the movement phase mills open and close for ever.
const NOISY_PLIES: u32 = 4;

impl Charret {
    fn side(&self, player: Player) -> i32 {
        let own = self.tokens[player.index()];
        let empty = self.empty();
        let hand = i32::from(self.hands[player.index()]);
        let count = |set: u32| set.count_ones() as i32;
        let open = closing(own) & empty;

        let mut score = worth::TOKEN * (count(own) + hand)
            + worth::OPEN_MILL * count(open)
            + worth::IN_MILL * count(in_mills(own))
            + worth::CROSSING * count(own & CROSSINGS)
            + worth::JUNCTION * count(own & JUNCTIONS);
        if hand > 0 || self.flies(player) {
            return score + worth::THREAT * count(open);
        }
        for token in Bits(own.into()) {
            let steps = neighbours(1 << token) & empty;
            let closes = closing(own & !(1 << token)) & steps;
            score += worth::FREE_STEP * count(steps) + worth::THREAT * count(closes);
            if steps == 0 {
                score += worth::STUCK;
            }
        }
        score
    }
}

impl Searchable for Charret {
    type Weights = ();

    /// From 25 places to 24, with the first capture.
    const MOVE_SPACE: usize = 25 * 25 * 25;

    fn move_index(&self, mv: CharretMove) -> usize {
        let place = |cell: Option<u8>| cell.map_or(24, usize::from);
        let (from, to) = mv.ends().map_or((None, None), |(from, to)| (from, Some(to)));
        (place(from) * 25 + place(to)) * 25 + place(mv.captures().next())
    }

    fn evaluate(&self, (): &()) -> i32 {
        self.side(self.turn) - self.side(self.turn.other())
    }

    fn noisy_moves_into(&self, ply: u32, out: &mut Vec<CharretMove>) -> Noise {
        if ply < NOISY_PLIES {
            self.generate(true, out);
        }
        Noise::Optional
    }

    /// Captures first, those that break a mill in the making before others.
    fn order_hint(&self, mv: CharretMove) -> i32 {
        let theirs = closing(self.tokens[self.turn.other().index()]);
        let blocks = mv.ends().is_some_and(|(_, to)| theirs >> to & 1 == 1);
        let captures = mv.captures().count() as i32;
        1000 * captures + if blocks { 100 } else { 0 }
    }

    fn is_noisy(&self, mv: CharretMove) -> bool {
        mv.is_capture()
    }

    fn endgame(&self) -> Option<Endgame> {
        Some(self.tables_endgame())
    }

    fn probe(&self, tables: &Tables) -> Option<TableValue> {
        self.probe_tables(tables)
    }
}
