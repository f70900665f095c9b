//! Why a move is refused. Captures in rangee that are compulsory come first, as in the rules; then what kind of cell and
//! of step it is, and what stands in the way.

use super::Bulltricker;
use super::board::{
    Cell, HORIZONTAL, ROYAL, START, bit_of, cell, cell_at, cell_of_number, number_of, place_of, set_of, zone,
};
use super::moves::BulltrickerMove;
use super::present::{KING, PAWN, PIECES, QUEEN};
use crate::games::{Attempt, Param, ParamKind, Playable, Refusal, RefusalKind};
use crate::position::{Player, Position};
use ParamKind::{Cell as OneCell, Cells, Piece};

const QUEEN_MUST_CAPTURE: RefusalKind =
    RefusalKind::new("queen-must-capture", "priority").with(&[("by", Cells), ("victims", Cells)]);
const PAWN_MUST_CAPTURE: RefusalKind =
    RefusalKind::new("pawn-must-capture", "priority").with(&[("by", Cells), ("victims", Cells)]);
const QUEEN_BEFORE_PAWN: RefusalKind =
    RefusalKind::new("queen-before-pawn", "priority").with(&[("by", Cells), ("victims", Cells), ("cell", OneCell)]);
const RANGEE_BEFORE_COLONNE: RefusalKind =
    RefusalKind::new("rangee-before-colonne", "priority").with(&[("by", Cells), ("victims", Cells)]);
const QUEEN_TAKES_ALL: RefusalKind =
    RefusalKind::new("queen-takes-all", "queen-rangee").with(&[("left", Cells), ("landings", Cells)]);
const PAWN_TAKES_ALL: RefusalKind =
    RefusalKind::new("pawn-takes-all", "pawn-rangee").with(&[("left", Cells), ("landing", OneCell)]);
const ONE_DIRECTION: RefusalKind =
    RefusalKind::new("one-direction", "fork").with(&[("victims", Cells), ("cell", OneCell)]);
const ROYAL_SQUARES_ONLY: RefusalKind = RefusalKind::new("royal-squares-only", "king").with(&[("to", OneCell)]);
const KING_TAKES_NOTHING: RefusalKind = RefusalKind::new("king-takes-nothing", "king").with(&[("to", OneCell)]);
const KING_STEP: RefusalKind = RefusalKind::new("king-step", "king").with(&[("to", OneCell)]);
const KING_WALLED: RefusalKind = RefusalKind::new("king-walled", "king").with(&[("by", OneCell), ("to", OneCell)]);
const KINGS_APART: RefusalKind =
    RefusalKind::new("kings-apart", "kings-apart").with(&[("king", OneCell), ("to", OneCell)]);
const RECTANGLES_ONLY: RefusalKind = RefusalKind::new("rectangles-only", "board").with(&[("to", OneCell)]);
const OWN_PIECE: RefusalKind = RefusalKind::new("own-piece", "moves").with(&[("to", OneCell)]);
const PIECE_IN_THE_WAY: RefusalKind = RefusalKind::new("piece-in-the-way", "moves").with(&[("by", OneCell)]);
const KING_IN_THE_WAY: RefusalKind = RefusalKind::new("king-in-the-way", "king").with(&[("king", OneCell)]);
const PAWN_FORWARD: RefusalKind = RefusalKind::new("pawn-forward", "pawn").with(&[("to", OneCell)]);
const PAWN_STEP: RefusalKind = RefusalKind::new("pawn-step", "pawn").with(&[("from", OneCell), ("to", OneCell)]);
const DOUBLE_STEP: RefusalKind =
    RefusalKind::new("double-step", "double-step").with(&[("from", OneCell), ("to", OneCell)]);
const QUEEN_LINE: RefusalKind = RefusalKind::new("queen-line", "queen").with(&[("from", OneCell), ("to", OneCell)]);
const SLANTING_CAPTURE: RefusalKind = RefusalKind::new("slanting-capture", "captures").with(&[("to", OneCell)]);
const ONTO_VICTIM: RefusalKind = RefusalKind::new("onto-victim", "captures").with(&[("to", OneCell)]);
const JUMP_WITHOUT_ROOM: RefusalKind =
    RefusalKind::new("jump-without-room", "captures").with(&[("over", OneCell), ("behind", OneCell)]);
const JUMP_IN_COLONNE: RefusalKind = RefusalKind::new("jump-in-colonne", "captures").with(&[("over", OneCell)]);
const FAR_IN_COLONNE: RefusalKind = RefusalKind::new("far-in-colonne", "queen-colonne").with(&[("to", OneCell)]);
const NO_COLONNE_CAPTURE: RefusalKind = RefusalKind::new("no-colonne-capture", "options").with(&[("to", OneCell)]);
const SHUT_IN: RefusalKind = RefusalKind::new("shut-in", "moves").with(&[("cell", OneCell), ("piece", Piece)]);
const MOVE_ENDS: RefusalKind = RefusalKind::new("move-ends", "moves").with(&[("cell", OneCell)]);
const NO_PROMOTION: RefusalKind = RefusalKind::new("no-promotion", "promotion").with(&[("to", OneCell)]);
const CAPTURES_NOTHING: RefusalKind = RefusalKind::new("captures-nothing", "captures").with(&[("to", OneCell)]);
const CAPTURES_OTHERS: RefusalKind = RefusalKind::new("captures-others", "captures").with(&[("victims", Cells)]);

pub(super) const REFUSALS: &[RefusalKind] = &[
    QUEEN_MUST_CAPTURE,
    PAWN_MUST_CAPTURE,
    QUEEN_BEFORE_PAWN,
    RANGEE_BEFORE_COLONNE,
    QUEEN_TAKES_ALL,
    PAWN_TAKES_ALL,
    ONE_DIRECTION,
    ROYAL_SQUARES_ONLY,
    KING_TAKES_NOTHING,
    KING_STEP,
    KING_WALLED,
    KINGS_APART,
    RECTANGLES_ONLY,
    OWN_PIECE,
    PIECE_IN_THE_WAY,
    KING_IN_THE_WAY,
    PAWN_FORWARD,
    PAWN_STEP,
    DOUBLE_STEP,
    QUEEN_LINE,
    SLANTING_CAPTURE,
    ONTO_VICTIM,
    JUMP_WITHOUT_ROOM,
    JUMP_IN_COLONNE,
    FAR_IN_COLONNE,
    NO_COLONNE_CAPTURE,
    SHUT_IN,
    MOVE_ENDS,
    NO_PROMOTION,
    CAPTURES_NOTHING,
    CAPTURES_OTHERS,
];

fn one(cell: Cell) -> Param {
    Param::Cell(number_of(cell))
}

/// In reading order.
fn all(cells: impl IntoIterator<Item = Cell>) -> Param {
    let mut numbers: Vec<u8> = cells.into_iter().map(number_of).collect();
    numbers.sort_unstable();
    numbers.dedup();
    Param::Cells(numbers)
}

fn piece(kind: u8) -> Param {
    Param::Piece(PIECES[usize::from(kind)].id)
}

/// A step on the grid: rows down, columns to the right.
type Step = (i8, i8);

/// The place so many steps away; `None` for a butee and off the board.
fn beyond(cell: Cell, (down, right): Step, steps: i8) -> Option<Cell> {
    let (row, column) = place_of(cell);
    let row = row.checked_add_signed(down.checked_mul(steps)?)?;
    cell_at(row, column.checked_add_signed(right.checked_mul(steps)?)?)
}

/// Two rectangles of one line.
struct Line {
    step: Step,
    /// Royal squares lie between its cells.
    is_rangee: bool,
    /// From cell to cell.
    length: i8,
}

/// Rows down and columns to the right.
fn distance(from: Cell, to: Cell) -> Step {
    let ((row, column), (to_row, to_column)) = (place_of(from), place_of(to));
    (to_row as i8 - row as i8, to_column as i8 - column as i8)
}

fn line(from: Cell, to: Cell) -> Option<Line> {
    let (down, right) = distance(from, to);
    let is_line = (down == 0) != (right == 0) && set_of(from) != ROYAL && set_of(from) == set_of(to);
    is_line.then(|| Line {
        step: (down.signum(), right.signum()),
        is_rangee: (set_of(from) == HORIZONTAL) == (right == 0),
        length: (down + right).abs() / 2,
    })
}

/// Rows by which a player's pawns advance.
const fn ahead(player: Player) -> i8 {
    match player {
        Player::One => -1,
        Player::Two => 1,
    }
}

/// A capture in rangee with the cells of its victims.
type Jump = (BulltrickerMove, Vec<Cell>);

impl Bulltricker {
    /// See [`crate::games::Playable::refuse`].
    pub(super) fn why_refused(&self, attempt: &Attempt, legal: &[BulltrickerMove]) -> Refusal {
        let cells: Vec<Cell> = attempt.path.iter().map(|&number| cell_of_number(number)).collect();
        let ([from, ..], Some(to)) = (&cells[..], attempt.to.map(cell_of_number)) else {
            return self.why_stuck(cell_of_number(attempt.from.unwrap_or_default()), legal);
        };
        let leads_nowhere = |&count: &usize| self.input(&attempt.path[..count], legal).moves.is_empty();
        match (2..=cells.len()).find(leads_nowhere) {
            Some(2) => self.why_not(*from, cells[1], legal),
            Some(count) => self.why_no_further(*from, cells[count - 2], cells[count - 1], legal),
            None => match legal.iter().find(|mv| (mv.from, mv.to) == (*from, to)) {
                Some(mv) if attempt.promotes && !mv.promotes => NO_PROMOTION.told([one(to)]),
                Some(mv) if mv.is_capture() => CAPTURES_OTHERS.told([all(self.path(*mv).1)]),
                Some(_) if self.kind_on(*from) == KING => KING_TAKES_NOTHING.told([one(to)]),
                Some(_) => CAPTURES_NOTHING.told([one(to)]),
                // A stop of a capture that goes on.
                None => self.why_not(*from, to, legal),
            },
        }
    }

    /// See [`Playable::refuse_own_cell`].
    pub(super) fn own_piece_there(cell: u8) -> Refusal {
        OWN_PIECE.told([Param::Cell(cell)])
    }

    /// Why a move that leads as far as `stop` does not go on to a cell.
    fn why_no_further(&self, from: Cell, stop: Cell, to: Cell, legal: &[BulltrickerMove]) -> Refusal {
        if legal.iter().any(|mv| (mv.from, mv.to) == (from, stop)) {
            return MOVE_ENDS.told([one(stop)]);
        }
        let step = |cell| line(from, cell).map(|line| line.step);
        if step(to) == step(stop) {
            return self.why_not(from, to, legal);
        }
        let same_way = self.jumps_of(from, legal).filter(|(mv, _)| step(mv.to) == step(stop));
        ONE_DIRECTION.told([all(same_way.flat_map(|(_, victims)| victims)), one(from)])
    }

    /// Compulsory captures of the piece on a cell.
    fn jumps_of(&self, from: Cell, legal: &[BulltrickerMove]) -> impl Iterator<Item = Jump> {
        let jumps = legal.iter().filter(move |mv| mv.is_compulsory() && mv.from == from);
        jumps.map(|&mv| (mv, self.path(mv).1))
    }

    /// Why the piece on a cell does not go to another one, where no legal move does.
    fn why_not(&self, from: Cell, to: Cell, legal: &[BulltrickerMove]) -> Refusal {
        if legal.iter().any(|mv| mv.is_compulsory()) {
            let own: Vec<Jump> = self.jumps_of(from, legal).collect();
            return self.why_not_like_this(from, to, &own).unwrap_or_else(|| self.why_first(from, Some(to), legal));
        }
        self.why_never(from, to).unwrap_or_else(|| CAPTURES_NOTHING.told([one(to)]))
    }

    /// What the piece on a cell lacks to go to another one, if nothing had to be captured.
    fn why_never(&self, from: Cell, to: Cell) -> Option<Refusal> {
        match self.kind_on(from) {
            KING => self.why_not_king(from, to),
            _ if set_of(to) == ROYAL => Some(RECTANGLES_ONLY.told([one(to)])),
            PAWN => self.why_not_pawn(from, to),
            _ => self.why_not_queen(from, to),
        }
    }

    /// See [`Playable::refuse_all`]: captures that another one goes before, steps in whose place a capture is compulsory,
    /// and a king that would be too near the other one.
    pub(super) fn why_none(&self, to: u8, legal: &[BulltrickerMove]) -> Option<Refusal> {
        let to = cell_of_number(to);
        let own = |from: &Cell| self.owner_on(*from) == Some(self.turn());
        let pieces: Vec<Cell> = (0..Self::info().cells.len() as u8).map(cell_of_number).filter(own).collect();
        let find = |goes: &dyn Fn(Cell) -> bool| pieces.iter().copied().find(|&from| goes(from));
        if legal.iter().any(|mv| mv.is_compulsory()) {
            let captures = |from| self.replaces(from, to) || self.pawn_captures(from, Some(to));
            let from = find(&captures).or_else(|| find(&|from| self.why_never(from, to).is_none()))?;
            return Some(self.why_not(from, to, legal));
        }
        let king = find(&|from| self.kind_on(from) == KING)?;
        self.why_never(king, to).filter(|refusal| refusal.code == KINGS_APART.code)
    }

    /// Whether the piece on a cell is a pawn that could capture in rangee, and end on a cell, if one is given.
    fn pawn_captures(&self, from: Cell, to: Option<Cell>) -> bool {
        if self.kind_on(from) != PAWN || set_of(from) != HORIZONTAL {
            return false;
        }
        let landing = self.pawn_landing(bit_of(from));
        landing != 1 << bit_of(from) && to.is_none_or(|to| set_of(to) == HORIZONTAL && landing == 1 << bit_of(to))
    }

    /// Why the piece on a cell has no move.
    fn why_stuck(&self, from: Cell, legal: &[BulltrickerMove]) -> Refusal {
        if legal.iter().any(|mv| mv.is_compulsory()) {
            self.why_first(from, None, legal)
        } else {
            SHUT_IN.told([one(from), piece(self.kind_on(from))])
        }
    }

    /// Which capture in rangee goes before a move.
    fn why_first(&self, from: Cell, to: Option<Cell>, legal: &[BulltrickerMove]) -> Refusal {
        let by = || all(legal.iter().map(|mv| mv.from));
        let victims = || all(legal.iter().flat_map(|&mv| self.path(mv).1));
        let queens = legal.iter().any(|mv| self.kind_on(mv.from) == QUEEN);
        if to.is_some_and(|to| self.replaces(from, to)) {
            RANGEE_BEFORE_COLONNE.told([by(), victims()])
        } else if queens && self.pawn_captures(from, to) {
            QUEEN_BEFORE_PAWN.told([by(), victims(), one(from)])
        } else if queens {
            QUEEN_MUST_CAPTURE.told([by(), victims()])
        } else {
            PAWN_MUST_CAPTURE.told([by(), victims()])
        }
    }

    /// Why a piece that has to capture, and moves in the direction of its capture, does not end there.
    fn why_not_like_this(&self, from: Cell, to: Cell, own: &[Jump]) -> Option<Refusal> {
        let way = line(from, to)?;
        let same_way = |jump: &&Jump| line(from, jump.0.to).is_some_and(|line| line.step == way.step);
        let jumps: Vec<&Jump> = own.iter().filter(same_way).collect();
        let (_, victims) = jumps.first()?;
        let far = |cell: Cell| line(from, cell).map_or(0, |line| line.length);
        let left: Vec<Cell> = victims.iter().copied().filter(|&victim| far(victim) > far(to)).collect();
        if victims.contains(&to) {
            Some(ONTO_VICTIM.told([one(to)]))
        } else if left.len() == victims.len() {
            None
        } else if self.kind_on(from) == PAWN {
            (!left.is_empty()).then(|| PAWN_TAKES_ALL.told([all(left), one(jumps[0].0.to)]))
        } else if left.is_empty() {
            self.stopped_in_rangee(from, to, &way)
        } else {
            Some(QUEEN_TAKES_ALL.told([all(left), all(jumps.iter().map(|jump| jump.0.to))]))
        }
    }

    fn why_not_king(&self, from: Cell, to: Cell) -> Option<Refusal> {
        let (down, right) = distance(from, to);
        if set_of(to) != ROYAL {
            return Some(ROYAL_SQUARES_ONLY.told([one(to)]));
        }
        if down.abs() + right.abs() != 2 {
            return Some(KING_STEP.told([one(to)]));
        }
        let crossed = beyond(from, (down / 2, right / 2), 1)?;
        if self.owner_on(crossed).is_some() {
            return Some(KING_WALLED.told([one(crossed), one(to)]));
        }
        let other = self.kings[self.turn().other().index()];
        (zone(other) >> bit_of(to) & 1 == 1).then(|| KINGS_APART.told([one(cell(ROYAL, other)), one(to)]))
    }

    fn why_not_pawn(&self, from: Cell, to: Cell) -> Option<Refusal> {
        let ahead = ahead(self.turn());
        let (down, right) = distance(from, to);
        if down * ahead <= 0 {
            return Some(PAWN_FORWARD.told([one(to)]));
        }
        if (down, right.abs()) == (ahead, 1) {
            return self.why_not_turn(to);
        }
        let step = || PAWN_STEP.told([one(from), one(to)]);
        let Some(way) = line(from, to) else { return Some(step()) };
        let next = beyond(from, way.step, 2)?;
        if way.length == 1 || self.owner_on(next).is_some() {
            let stopped = if way.is_rangee {
                self.stopped_in_rangee(from, to, &way)
            } else {
                self.stopped_in_colonne(from, to, &way)
            };
            return stopped.or_else(|| (way.length > 1).then(step));
        }
        if way.length > 2 || !way.is_rangee {
            return Some(step());
        }
        if START[self.turn().index()] >> bit_of(from) & 1 == 0 {
            return Some(DOUBLE_STEP.told([one(from), one(to)]));
        }
        self.stopped_in_rangee(from, to, &way)
    }

    fn why_not_queen(&self, from: Cell, to: Cell) -> Option<Refusal> {
        let (down, right) = distance(from, to);
        match line(from, to) {
            _ if (down.abs(), right.abs()) == (1, 1) => self.why_not_turn(to),
            Some(way) if way.is_rangee => self.stopped_in_rangee(from, to, &way),
            Some(way) => self.stopped_in_colonne(from, to, &way),
            None => Some(QUEEN_LINE.told([one(from), one(to)])),
        }
    }

    /// What stands on a rectangle at the corner of another.
    fn why_not_turn(&self, to: Cell) -> Option<Refusal> {
        let owner = self.owner_on(to)?;
        Some(if owner == self.turn() { OWN_PIECE.told([one(to)]) } else { SLANTING_CAPTURE.told([one(to)]) })
    }

    /// What stops a piece in a rangee, which jumps wherever it can.
    fn stopped_in_rangee(&self, from: Cell, to: Cell, way: &Line) -> Option<Refusal> {
        let king_before = |cell: Cell| beyond(cell, way.step, -1).filter(|&royal| self.owner_on(royal).is_some());
        let mut at = from;
        while at != to {
            let next = beyond(at, way.step, 2)?;
            if let Some(king) = king_before(next) {
                return Some(KING_IN_THE_WAY.told([one(king)]));
            }
            at = match self.owner_on(next) {
                None => next,
                Some(owner) if owner == self.turn() => {
                    return Some(if next == to {
                        OWN_PIECE.told([one(to)])
                    } else {
                        PIECE_IN_THE_WAY.told([one(next)])
                    });
                }
                Some(_) if next == to => return Some(ONTO_VICTIM.told([one(to)])),
                Some(_) => {
                    let behind = beyond(next, way.step, 2)?;
                    if let Some(king) = king_before(behind) {
                        return Some(KING_IN_THE_WAY.told([one(king)]));
                    }
                    if self.owner_on(behind).is_some() {
                        return Some(JUMP_WITHOUT_ROOM.told([one(next), one(behind)]));
                    }
                    behind
                }
            };
        }
        None
    }

    /// What stops a piece in a colonne.
    fn stopped_in_colonne(&self, from: Cell, to: Cell, way: &Line) -> Option<Refusal> {
        let first = (1..=way.length).filter_map(|cells| beyond(from, way.step, 2 * cells));
        let met = first.into_iter().find(|&cell| self.owner_on(cell).is_some())?;
        let own = self.owner_on(met) == Some(self.turn());
        Some(match (met == to, own) {
            (true, true) => OWN_PIECE.told([one(to)]),
            (false, true) => PIECE_IN_THE_WAY.told([one(met)]),
            (false, false) => JUMP_IN_COLONNE.told([one(met)]),
            (true, false) if way.length > 1 => FAR_IN_COLONNE.told([one(to)]),
            (true, false) => NO_COLONNE_CAPTURE.told([one(to)]),
        })
    }

    /// Whether a capture in colonne goes from one cell to another.
    fn replaces(&self, from: Cell, to: Cell) -> bool {
        let mut replacements = Vec::new();
        self.replacements_into(&mut replacements);
        replacements.iter().any(|mv| (mv.from, mv.to) == (from, to))
    }

    fn owner_on(&self, cell: Cell) -> Option<Player> {
        self.letter_on(cell).map(|letter| if letter.is_ascii_uppercase() { Player::One } else { Player::Two })
    }
}
