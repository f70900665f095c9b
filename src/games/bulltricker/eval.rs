//! Bulltricker for the search: a hand-written evaluation, and the moves that quiescence looks at.

use super::board::{HORIZONTAL, Lines, PROMOTION, VERTICAL, Way, bit_of, pivots, set_of, sides};
use super::moves::{BulltrickerMove, Kind};
use super::{Bulltricker, RECTANGLES};
use crate::bits::Bits;
use crate::position::Player;
use crate::search::{Noise, Searchable};

/// Worth of things, in hundredths of a pawn.
mod worth {
    pub(super) const PAWN: i32 = 100;
    pub(super) const QUEEN: i32 = 300;
    /// A half step of a pawn towards its last strip.
    pub(super) const ADVANCE: i32 = 3;
    /// A cell that some queen may go to.
    pub(super) const FREE_CELL: i32 = 1;
    /// The king by the number of its closed sides, at least one of them by an enemy.
    pub(super) const CLOSED: [i32; 5] = [0, -12, -40, -90, 0];
    /// The king by the number of its sides closed by own pieces alone: it stands safe and stiff.
    pub(super) const WALLED: [i32; 5] = [0, 2, 0, -12, -30];
    /// An open side of a king that enemies can occupy at once, by the number of closed sides.
    pub(super) const EXPOSED: [i32; 4] = [-3, -6, -14, -60];
    /// A royal square to which the king may go.
    pub(super) const KING_STEP: i32 = 5;
    /// The player to move.
    pub(super) const TEMPO: i32 = 8;
}

impl Bulltricker {
    /// Rectangles that pieces of a player could go to or take in colonne, compulsory captures apart.
    fn reach(&self, player: Player) -> [u64; 2] {
        let mut reach = [0; 2];
        for set in RECTANGLES {
            let (queens, pawns) = (self.queens_of(player, set), self.pawns_of(player, set));
            let empty = self.empty(set);
            for lines in [Lines::rangees(set, self.royals()), Lines::colonnes(set)] {
                for way in Way::BOTH {
                    reach[set] |= lines.slides(queens, empty, way);
                }
            }
            let (first, second) = self.pawn_steps(player, set, pawns);
            reach[set] |= first | second;
            for north in [true, false] {
                let pieces = if north == (player == Player::One) { queens | pawns } else { queens };
                let [west, east] = pivots(set, pieces, north);
                reach[1 - set] |= (west | east) & self.empty(1 - set);
            }
        }
        reach
    }

    fn king_safety(&self, player: Player, enemy_reach: [u64; 2]) -> i32 {
        let around = sides(self.kings[player.index()]);
        let enemy = self.pieces[player.other().index()];
        let count = |set: [u64; 2]| (set[HORIZONTAL].count_ones() + set[VERTICAL].count_ones()) as usize;
        let both = |other: [u64; 2]| [around[HORIZONTAL] & other[HORIZONTAL], around[VERTICAL] & other[VERTICAL]];
        let closed = count(both([self.occupied(HORIZONTAL), self.occupied(VERTICAL)]));
        let table = if count(both(enemy)) > 0 { worth::CLOSED } else { worth::WALLED };
        let exposed = count(both(enemy_reach)) as i32;
        table[closed.min(4)]
            + exposed * worth::EXPOSED[closed.min(3)]
            + worth::KING_STEP * self.king_steps(player).count_ones() as i32
    }

    fn material(&self, player: Player) -> i32 {
        let mut score = 0;
        for set in RECTANGLES {
            let pawns = self.pawns_of(player, set);
            score += worth::QUEEN * self.queens_of(player, set).count_ones() as i32
                + worth::PAWN * pawns.count_ones() as i32;
            // A row of the set is two half steps; a vertical cell lies one below the horizontal one of its number.
            for row in 0..8 {
                let half_steps = 2 * row + i32::from(set == VERTICAL);
                let gone = if player == Player::One { 14 - half_steps } else { half_steps };
                score += worth::ADVANCE * gone * (pawns >> (8 * row) & 0xFF).count_ones() as i32;
            }
        }
        score
    }

    /// The one open side of a player's king, by set; none where more are open, or no more.
    pub(super) fn last_side(&self, player: Player) -> [u64; 2] {
        let [horizontal, vertical] = sides(self.kings[player.index()]);
        let open = [horizontal & self.empty(HORIZONTAL), vertical & self.empty(VERTICAL)];
        if open[HORIZONTAL].count_ones() + open[VERTICAL].count_ones() == 1 { open } else { [0; 2] }
    }

    /// Whether a move ends on the last open side of the other king.
    fn closes(&self, mv: BulltrickerMove) -> bool {
        let set = set_of(mv.to);
        set <= VERTICAL && self.last_side(self.turn.other())[set] >> bit_of(mv.to) & 1 == 1
    }

    fn worth_on(&self, set: usize, bit: u8) -> i32 {
        if self.queens[set] >> bit & 1 == 1 { worth::QUEEN } else { worth::PAWN }
    }
}

impl Searchable for Bulltricker {
    type Weights = ();

    /// From and to, each among the cells of three sets.
    const MOVE_SPACE: usize = 192 * 192;

    fn move_index(&self, mv: BulltrickerMove) -> usize {
        usize::from(mv.from) * 192 + usize::from(mv.to)
    }

    fn evaluate(&self, (): &()) -> i32 {
        let (us, them) = (self.turn, self.turn.other());
        let reach = Player::ALL.map(|player| self.reach(player));
        let side = |player: Player| {
            let [own, enemy] = [reach[player.index()], reach[player.other().index()]];
            let cells = own.iter().map(|set| set.count_ones()).sum::<u32>() as i32;
            self.material(player) + worth::FREE_CELL * cells + self.king_safety(player, enemy)
        };
        side(us) - side(them) + worth::TEMPO
    }

    /// Compulsory captures; without any, captures in colonne, promotions, and the moves that close the last side of the
    /// other king. At the horizon a player whose opponent would have to capture is searched one ply further in full:
    /// what the capture is worth, and whom it hurts, cannot be told by looking.
    fn noisy_moves_into(&self, ply: u32, out: &mut Vec<BulltrickerMove>) -> Noise {
        self.jumps_into(out);
        if !out.is_empty() {
            return Noise::Forced;
        }
        if ply == 0 && self.must_capture(self.turn.other()) {
            self.generate(out);
            return Noise::Forced;
        }
        self.replacements_into(out);
        let last = self.last_side(self.turn.other());
        if last != [0; 2] {
            self.quiet_moves_into([!0; 2], last, out);
        }
        let near = self.near_promotion();
        if near != [0; 2] {
            self.quiet_moves_into(near, [PROMOTION[self.turn.index()] & !last[HORIZONTAL], 0], out);
        }
        Noise::Optional
    }

    /// Moves that close the last side of the other king, captures by what they take, promotions.
    fn order_hint(&self, mv: BulltrickerMove) -> i32 {
        let set = set_of(mv.to).min(VERTICAL);
        let taken: i32 = Bits(self.victims(mv)).map(|bit| self.worth_on(set, bit)).sum();
        let closes = if self.closes(mv) { 20_000 } else { 0 };
        let capture = match mv.kind {
            Kind::Quiet => 0,
            Kind::Jump => 1000 + 10 * taken,
            // The piece may be taken back; the smaller it is the better.
            Kind::Replacement => 1000 + 10 * taken - self.worth_on(set_of(mv.from).min(VERTICAL), bit_of(mv.from)),
        };
        closes + capture + if mv.promotes { 2000 } else { 0 }
    }

    fn is_noisy(&self, mv: BulltrickerMove) -> bool {
        mv.is_capture() || mv.promotes
    }

    fn keeps_depth(&self, mv: BulltrickerMove) -> bool {
        mv.is_compulsory()
    }
}
