//! Bulltricker for the search: a linear evaluation, and the moves that quiescence looks at.

use super::board::{
    CELLS, HORIZONTAL, Lines, PROMOTION, ROYAL, VERTICAL, Way, bit_of, pivots, set_of, sides, sides_of, zone,
};
use super::moves::{BulltrickerMove, Kind};
use super::{Bulltricker, RECTANGLES};
use crate::bits::Bits;
use crate::linear::{self, Linear, LinearTuning, LinearWeights, STAGES, terms};
use crate::position::Player;
use crate::search::{Noise, Searchable};
use crate::tuning::Tunable;

/// Worth of pieces in captures, in hundredths of a pawn.
const PAWN: i32 = 100;
const QUEEN: i32 = 300;

terms! {
    Pawn: [515, 198],
    Queen: [1330, 457],
    /// A half step of a pawn towards its last strip.
    Advance: [19, 12],
    /// A pawn that has no more than four of them to go.
    Runner: [16, 38],
    /// A cell that some piece may go to.
    FreeCell: [3, 2],
    /// A piece with an empty cell before and behind it on its rangee: it can be jumped.
    LooseQueen: [-10, -43],
    LoosePawn: [-23, 16],
    /// The king by the number of its closed sides, at least one of them by an enemy.
    ClosedOne: [-90, -31],
    ClosedTwo: [-156, -197],
    ClosedThree: [-313, -606],
    /// The king by the number of its sides closed by own pieces alone: it stands safe and stiff.
    WalledOne: [0, 13],
    WalledTwo: [-23, -45],
    WalledThree: [-36, -121],
    WalledFour: [-241, -300],
    /// A side of the king closed by an enemy.
    EnemySide: [56, 158],
    /// An open side of a king that enemies can occupy at once, by the number of closed sides.
    ExposedFree: [-11, 17],
    ExposedOne: [-5, -8],
    ExposedTwo: [19, -17],
    ExposedThree: [-221, -350],
    /// A royal square to which the king may go, in one step and in three.
    KingStep: [7, 34],
    KingRoom: [9, 11],
    /// The king, for every step from the edge.
    KingOut: [-4, -18],
    /// A piece on a side of the nine royal squares about the enemy king, or about the own one.
    AttackingQueen: [10, -6],
    AttackingPawn: [81, 5],
    Guard: [14, 2],
    /// A cell about the enemy king that some piece may go to.
    AttackedCell: [9, -8],
    Tempo: [45, -5],
}

type Counts = linear::Counts<{ TERMS.len() }>;

const CLOSED: [Term; 3] = [Term::ClosedOne, Term::ClosedTwo, Term::ClosedThree];
const WALLED: [Term; 4] = [Term::WalledOne, Term::WalledTwo, Term::WalledThree, Term::WalledFour];
const EXPOSED: [Term; 4] = [Term::ExposedFree, Term::ExposedOne, Term::ExposedTwo, Term::ExposedThree];

/// Half steps to the last strip that a runner has to go at most.
const RUNNER: i32 = 4;

/// Pawns and queens on a full board.
const PIECES: i32 = 46;

/// King's steps of which the room is made.
const ROOM_STEPS: usize = 3;

/// Members of both sets in common.
pub(super) fn count(a: [u64; 2], b: [u64; 2]) -> i32 {
    ((a[HORIZONTAL] & b[HORIZONTAL]).count_ones() + (a[VERTICAL] & b[VERTICAL]).count_ones()) as i32
}

/// Steps of a king from the nearest edge, 0 to 3.
pub(super) fn from_edge(king: u8) -> i32 {
    let (row, column) = (i32::from(king / 8), i32::from(king % 8));
    row.min(6 - row).min(column.min(6 - column))
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

    /// Counts what hangs on a player's king.
    fn count_king(&self, player: Player, sign: i32, reach: &[[u64; 2]; 2], counts: &mut Counts) {
        let king = self.kings[player.index()];
        let around = sides(king);
        let closed = count(around, RECTANGLES.map(|set| self.occupied(set)));
        let by_enemy = count(around, self.pieces[player.other().index()]);
        if closed > 0 {
            let table: &[Term] = if by_enemy > 0 { &CLOSED } else { &WALLED };
            if let Some(&term) = table.get(closed as usize - 1) {
                counts.add(term, sign);
            }
        }
        counts.add(Term::EnemySide, sign * by_enemy);
        if let Some(&term) = EXPOSED.get(closed as usize) {
            counts.add(term, sign * count(around, reach[player.other().index()]));
        }
        let mut room = 1 << king;
        for step in 0..ROOM_STEPS {
            room |= self.king_steps_from(player, room);
            if step == 0 {
                counts.add_set(Term::KingStep, sign, room & !(1 << king));
            }
        }
        counts.add_set(Term::KingRoom, sign, room);
        counts.add(Term::KingOut, sign * from_edge(king));
        let near = sides_of(zone(king) & CELLS[ROYAL]);
        let enemy = player.other();
        let queens = RECTANGLES.map(|set| self.queens_of(enemy, set));
        let pawns = RECTANGLES.map(|set| self.pawns_of(enemy, set));
        counts.add(Term::AttackingQueen, -sign * count(near, queens));
        counts.add(Term::AttackingPawn, -sign * count(near, pawns));
        counts.add(Term::AttackedCell, -sign * count(near, reach[enemy.index()]));
        counts.add(Term::Guard, sign * count(near, self.pieces[player.index()]));
    }

    /// Counts a player's pieces, and what they stand on.
    fn count_pieces_of(&self, player: Player, sign: i32, counts: &mut Counts) {
        for set in RECTANGLES {
            let (queens, pawns) = (self.queens_of(player, set), self.pawns_of(player, set));
            counts.add_set(Term::Queen, sign, queens);
            counts.add_set(Term::Pawn, sign, pawns);
            let (lines, empty) = (Lines::rangees(set, self.royals()), self.empty(set));
            let loose = lines.step(empty, Way::Forth) & lines.step(empty, Way::Back);
            counts.add_set(Term::LooseQueen, sign, queens & loose);
            counts.add_set(Term::LoosePawn, sign, pawns & loose);
            // A row of the set is two half steps; a vertical cell lies one below the horizontal one of its number.
            for row in 0..8 {
                let half_steps = 2 * row + i32::from(set == VERTICAL);
                let gone = if player == Player::One { 14 - half_steps } else { half_steps };
                let men = (pawns >> (8 * row) & 0xFF).count_ones() as i32;
                counts.add(Term::Advance, sign * gone * men);
                counts.add(Term::Runner, if gone >= 14 - RUNNER { sign * men } else { 0 });
            }
        }
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
        if self.queens[set] >> bit & 1 == 1 { QUEEN } else { PAWN }
    }
}

impl Linear for Bulltricker {
    type Counts = Counts;

    const TERMS: &'static [(&'static str, [i16; 2])] = TERMS;

    fn counts(&self) -> Counts {
        let mut counts = Counts::NONE;
        let reach = Player::ALL.map(|player| self.reach(player));
        for (player, sign) in [(self.turn, 1), (self.turn.other(), -1)] {
            self.count_pieces_of(player, sign, &mut counts);
            self.count_king(player, sign, &reach, &mut counts);
            counts.add(Term::FreeCell, sign * count(reach[player.index()], [u64::MAX; 2]));
        }
        counts.add(Term::Tempo, 1);
        counts
    }

    fn stage(&self) -> i32 {
        let pieces: u32 = Player::ALL.into_iter().map(|player| self.count_pieces(player)).sum();
        (pieces as i32 * STAGES / PIECES).min(STAGES)
    }

    fn is_sum(&self) -> bool {
        self.hunter().is_none()
    }
}

impl Tunable for Bulltricker {
    type Tuning = LinearTuning;
}

impl Searchable for Bulltricker {
    type Weights = LinearWeights<Self>;

    /// From and to, each among the cells of three sets.
    const MOVE_SPACE: usize = 192 * 192;

    fn move_index(&self, mv: BulltrickerMove) -> usize {
        usize::from(mv.from) * 192 + usize::from(mv.to)
    }

    fn evaluate(&self, weights: &LinearWeights<Self>) -> i32 {
        linear::evaluate(self, weights) + self.hunt()
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
