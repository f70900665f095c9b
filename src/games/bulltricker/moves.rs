//! Move generation. The sections named are those of the rule sheet: queens' captures in rangee come before pawns', and
//! those before everything else.

use super::board::{
    CELLS, Cell, HORIZONTAL, Lines, PROMOTION, ROYAL, START, VERTICAL, Way, between, bit_of, cell, pivots, set_of, zone,
};
use super::{Bulltricker, RECTANGLES};
use crate::bits::Bits;
use crate::position::Player;

/// What a move does on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    /// Captures nothing.
    Quiet,
    /// Captures in rangee, over each victim: compulsory.
    Jump,
    /// Captures in colonne, in place of the victim: optional.
    Replacement,
}

/// One complete turn. Its cells tell all of it; the rest is there to save looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BulltrickerMove {
    pub(super) from: Cell,
    pub(super) to: Cell,
    pub(super) kind: Kind,
    pub(super) promotes: bool,
}

impl BulltrickerMove {
    /// Whether it takes something.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        !matches!(self.kind, Kind::Quiet)
    }

    /// Whether it is a capture in rangee.
    pub(super) const fn is_compulsory(self) -> bool {
        matches!(self.kind, Kind::Jump)
    }
}

/// The direction in which a player's pawns go.
const fn forward(player: Player) -> Way {
    match player {
        Player::One => Way::Back,
        Player::Two => Way::Forth,
    }
}

impl Bulltricker {
    pub(super) fn queens_of(&self, player: Player, set: usize) -> u64 {
        self.pieces[player.index()][set] & self.queens[set]
    }

    pub(super) fn pawns_of(&self, player: Player, set: usize) -> u64 {
        self.pieces[player.index()][set] & !self.queens[set]
    }

    /// Cells of the pieces that `mv` takes, in the set where it ends.
    pub(super) fn victims(&self, mv: BulltrickerMove) -> u64 {
        let cells = match mv.kind {
            Kind::Quiet => 0,
            Kind::Jump => between(bit_of(mv.from), bit_of(mv.to)),
            Kind::Replacement => 1 << bit_of(mv.to),
        };
        cells & self.pieces[self.turn.other().index()][set_of(mv.to).min(VERTICAL)]
    }

    /// Cells on which some queen of `player` ends its first jump, for one set and way.
    #[inline]
    fn first_landings(&self, player: Player, set: usize, way: Way) -> u64 {
        let lines = Lines::rangees(set, self.royals());
        let (queens, empty) = (self.queens_of(player, set), self.empty(set));
        let before = queens | lines.slides(queens, empty, way);
        let victims = lines.step(before, way) & self.pieces[player.other().index()][set];
        lines.step(victims, way) & empty
    }

    /// Cells on which pawns of `player` end their first jump.
    #[inline]
    fn pawn_landings(&self, player: Player) -> u64 {
        let lines = Lines::rangees(HORIZONTAL, self.royals());
        let way = forward(player);
        let pawns = self.pawns_of(player, HORIZONTAL);
        let victims = lines.step(pawns, way) & self.pieces[player.other().index()][HORIZONTAL];
        lines.step(victims, way) & self.empty(HORIZONTAL)
    }

    /// Whether `player` would have to capture on the move.
    pub(super) fn must_capture(&self, player: Player) -> bool {
        let queens = |set, way| self.first_landings(player, set, way) != 0;
        self.pawn_landings(player) != 0 || RECTANGLES.iter().any(|&set| Way::BOTH.iter().any(|&way| queens(set, way)))
    }

    /// Where the queen on a cell may end its capture in one direction: behind the last of the pieces that it must take.
    #[inline]
    fn queen_landings(&self, set: usize, bit: u8, way: Way) -> u64 {
        let lines = Lines::rangees(set, self.royals());
        let (empty, enemy) = (self.empty(set), self.pieces[self.turn.other().index()][set]);
        let (mut at, mut landings, mut captured) = (1u64 << bit, 0, false);
        loop {
            let next = lines.step(at, way);
            if next & empty != 0 {
                landings |= next;
                at = next;
                continue;
            }
            let behind = lines.step(next & enemy, way) & empty;
            if behind == 0 {
                return if captured { landings } else { 0 };
            }
            captured = true;
            landings = behind;
            at = behind;
        }
    }

    /// Calls `each` for every queen with the cells where its captures in rangee end.
    #[inline]
    fn queen_jumps(&self, mut each: impl FnMut(usize, u8, u64)) {
        for set in RECTANGLES {
            for way in Way::BOTH {
                if self.first_landings(self.turn, set, way) != 0 {
                    for bit in Bits(self.queens_of(self.turn, set)) {
                        each(set, bit, self.queen_landings(set, bit, way));
                    }
                }
            }
        }
    }

    /// Where a pawn on this lying rectangle ends its capture in rangee; where it stands, if it has none.
    #[inline]
    pub(super) fn pawn_landing(&self, bit: u8) -> u64 {
        let (lines, way) = (Lines::rangees(HORIZONTAL, self.royals()), forward(self.turn));
        let (empty, enemy) = (self.empty(HORIZONTAL), self.pieces[self.turn.other().index()][HORIZONTAL]);
        let mut at = 1u64 << bit;
        loop {
            let landing = lines.step(lines.step(at, way) & enemy, way) & empty;
            if landing == 0 {
                return at;
            }
            at = landing;
        }
    }

    /// Appends the compulsory captures.
    pub(super) fn jumps_into(&self, out: &mut Vec<BulltrickerMove>) {
        let base = out.len();
        self.queen_jumps(|set, bit, landings| {
            let from = cell(set, bit);
            out.extend(Bits(landings).map(|to| BulltrickerMove {
                from,
                to: cell(set, to),
                kind: Kind::Jump,
                promotes: false,
            }));
        });
        if out.len() > base || self.pawn_landings(self.turn) == 0 {
            return;
        }
        let us = self.turn;
        for bit in Bits(self.pawns_of(us, HORIZONTAL)) {
            let at = self.pawn_landing(bit);
            if at != 1 << bit {
                out.push(BulltrickerMove {
                    from: cell(HORIZONTAL, bit),
                    to: cell(HORIZONTAL, at.trailing_zeros() as u8),
                    kind: Kind::Jump,
                    promotes: at & PROMOTION[us.index()] != 0,
                });
            }
        }
    }

    /// Royal squares to which a player's king may go.
    #[inline]
    pub(super) fn king_steps(&self, player: Player) -> u64 {
        self.king_steps_from(player, 1 << self.kings[player.index()])
    }

    /// The same, if it stood on any of `squares`.
    #[inline]
    pub(super) fn king_steps_from(&self, player: Player, squares: u64) -> u64 {
        let [horizontal, vertical] = RECTANGLES.map(|set| self.empty(set));
        let steps = (squares & horizontal) >> 8
            | (squares << 8) & horizontal
            | (squares & vertical) >> 1
            | (squares << 1) & vertical;
        steps & CELLS[ROYAL] & !zone(self.kings[player.other().index()])
    }

    /// The cell straight before each pawn of a set, where it is empty; and the second one, for those that may step twice.
    #[inline]
    pub(super) fn pawn_steps(&self, player: Player, set: usize, pawns: u64) -> (u64, u64) {
        let way = forward(player);
        let empty = self.empty(set);
        if set == VERTICAL {
            return (Lines::colonnes(set).step(pawns, way) & empty, 0);
        }
        let lines = Lines::rangees(set, self.royals());
        let first = lines.step(pawns, way) & empty;
        let twice = lines.step(pawns & START[player.index()], way) & first;
        (first, lines.step(twice, way) & empty)
    }

    /// Cells of an enemy that queens or pawns of a set may take in colonne, going one way.
    #[inline]
    fn replaced(&self, player: Player, set: usize, attackers: u64, way: Way) -> u64 {
        if !self.rules.column_capture {
            return 0;
        }
        Lines::colonnes(set).step(attackers, way) & self.pieces[player.other().index()][set]
    }

    /// Pawns of the player to move that a step may take to their last strip.
    pub(super) fn near_promotion(&self) -> [u64; 2] {
        let us = self.turn;
        let strip = PROMOTION[us.index()];
        let near = match us {
            Player::One => [strip << 8, strip | strip << 1],
            Player::Two => [strip >> 8, strip >> 8 | strip >> 7],
        };
        RECTANGLES.map(|set| self.pawns_of(us, set) & near[set])
    }

    /// Appends the captures in colonne, where no capture in rangee goes before them.
    pub(super) fn replacements_into(&self, out: &mut Vec<BulltrickerMove>) {
        let us = self.turn;
        for set in RECTANGLES {
            let queens = self.queens_of(us, set);
            let pawns = if set == VERTICAL { self.pawns_of(us, set) } else { 0 };
            for way in Way::BOTH {
                let attackers = if way == forward(us) { queens | pawns } else { queens };
                if self.replaced(us, set, attackers, way) == 0 {
                    continue;
                }
                for bit in Bits(attackers) {
                    out.extend(Bits(self.replaced(us, set, 1 << bit, way)).map(|to| BulltrickerMove {
                        from: cell(set, bit),
                        to: cell(set, to),
                        kind: Kind::Replacement,
                        promotes: false,
                    }));
                }
            }
        }
    }

    /// Empty cells to which the piece on a rectangle may go, by set.
    #[inline]
    fn quiet_targets(&self, set: usize, bit: u8) -> [u64; 2] {
        let us = self.turn;
        let (from, north) = (1u64 << bit, us == Player::One);
        let mut targets = [0; 2];
        let turned = |north| pivots(set, from, north).iter().fold(0, |all, cells| all | cells);
        if self.queens[set] & from == 0 {
            let (first, second) = self.pawn_steps(us, set, from);
            targets[set] = first | second;
            targets[1 - set] = turned(north);
        } else {
            for lines in [Lines::rangees(set, self.royals()), Lines::colonnes(set)] {
                for way in Way::BOTH {
                    targets[set] |= lines.slides(from, self.empty(set), way);
                }
            }
            targets[1 - set] = turned(true) | turned(false);
        }
        targets[1 - set] &= self.empty(1 - set);
        targets
    }

    /// Appends the moves of `movers` that capture nothing and end on one of `wanted`, where no capture is compulsory.
    /// Both by set.
    pub(super) fn quiet_moves_into(&self, movers: [u64; 2], wanted: [u64; 2], out: &mut Vec<BulltrickerMove>) {
        let us = self.turn;
        for set in RECTANGLES {
            for bit in Bits(self.pieces[us.index()][set] & movers[set]) {
                let targets = self.quiet_targets(set, bit);
                let pawn = self.queens[set] >> bit & 1 == 0;
                for end in RECTANGLES {
                    let last = if pawn && end == HORIZONTAL { PROMOTION[us.index()] } else { 0 };
                    out.extend(Bits(targets[end] & wanted[end]).map(|to| BulltrickerMove {
                        from: cell(set, bit),
                        to: cell(end, to),
                        kind: Kind::Quiet,
                        promotes: last >> to & 1 == 1,
                    }));
                }
            }
        }
    }

    /// The legal moves of a position without mat or insufficiency.
    pub(super) fn generate(&self, out: &mut Vec<BulltrickerMove>) {
        let base = out.len();
        self.jumps_into(out);
        if out.len() > base {
            return;
        }
        let from = cell(ROYAL, self.kings[self.turn.index()]);
        out.extend(Bits(self.king_steps(self.turn)).map(|to| BulltrickerMove {
            from,
            to: cell(ROYAL, to),
            kind: Kind::Quiet,
            promotes: false,
        }));
        self.replacements_into(out);
        self.quiet_moves_into([!0; 2], [!0; 2], out);
    }

    /// Number of moves that capture nothing or capture in colonne, were there no compulsory capture. All pieces of a
    /// kind are counted at once: two that go the same way never reach the same cell.
    #[inline]
    pub(super) fn count_free_moves(&self, player: Player) -> u32 {
        let mut count = self.king_steps(player).count_ones();
        for set in RECTANGLES {
            let (queens, pawns) = (self.queens_of(player, set), self.pawns_of(player, set));
            let (empty, turned) = (self.empty(set), self.empty(1 - set));
            let (rangees, colonnes) = (Lines::rangees(set, self.royals()), Lines::colonnes(set));
            for way in Way::BOTH {
                let attackers = if set == VERTICAL && way == forward(player) { queens | pawns } else { queens };
                count += rangees.slides(queens, empty, way).count_ones()
                    + colonnes.slides(queens, empty, way).count_ones()
                    + self.replaced(player, set, attackers, way).count_ones();
            }
            let (first, second) = self.pawn_steps(player, set, pawns);
            count += first.count_ones() + second.count_ones();
            for north in [true, false] {
                for cells in pivots(set, queens, north) {
                    count += (cells & turned).count_ones();
                }
            }
            for cells in pivots(set, pawns, player == Player::One) {
                count += (cells & turned).count_ones();
            }
        }
        count
    }

    /// Number of legal moves of a position without mat or insufficiency.
    pub(super) fn count(&self) -> usize {
        let mut jumps = 0;
        self.queen_jumps(|_, _, landings| jumps += landings.count_ones());
        if jumps == 0 {
            jumps = self.pawn_landings(self.turn).count_ones();
        }
        if jumps > 0 { jumps as usize } else { self.count_free_moves(self.turn) as usize }
    }

    /// Whether there is a legal move, mat and insufficiency apart.
    pub(super) fn can_move(&self) -> bool {
        self.king_steps(self.turn) != 0 || self.count() > 0
    }
}
