//! Why a move of Charret is not legal.

use super::board::{bit_of, neighbours, number_of};
use super::turn::CharretMove;
use super::{CaptureFromMill, Charret};
use crate::bits::Bits;
use crate::games::{Attempt, CommonRefusals, Param, ParamKind, Refusal, RefusalKind};
use crate::position::Position;

const CELL: &[(&str, ParamKind)] = &[("cell", ParamKind::Cell)];
const ENDS: (&str, ParamKind) = ("from", ParamKind::Cell);
const CELL_AND_PIECES: &[(&str, ParamKind)] = &[("cell", ParamKind::Cell), ("pieces", ParamKind::Cells)];

const NO_PASS: RefusalKind = RefusalKind::new("no-pass", "movement");
const MUST_PASS: RefusalKind = RefusalKind::new("must-pass", "options");
const MUST_PLACE: RefusalKind = RefusalKind::new("must-place", "placement").with(&[("count", ParamKind::Number)]);
const HAND_EMPTY: RefusalKind = RefusalKind::new("hand-empty", "movement");
/// In section `movement` for a token that moves.
const OCCUPIED: RefusalKind = RefusalKind::new("occupied", "placement").with(CELL);
const BLOCKED: RefusalKind = RefusalKind::new("blocked", "movement").with(CELL_AND_PIECES);
const JUMP_TOO_EARLY: RefusalKind =
    RefusalKind::new("jump-too-early", "jump").with(&[ENDS, ("to", ParamKind::Cell), ("count", ParamKind::Number)]);
const NOT_NEXT: RefusalKind = RefusalKind::new("not-next", "movement").with(&[ENDS, ("to", ParamKind::Cell)]);
const NOT_CLOSED: RefusalKind = RefusalKind::new("not-closed", "charret").with(CELL);
const MUST_TAKE: RefusalKind = RefusalKind::new("must-take", "capture").with(CELL_AND_PIECES);
const NO_ENEMY_THERE: RefusalKind = RefusalKind::new("no-enemy-there", "capture").with(CELL);
const IN_CHARRET: RefusalKind = RefusalKind::new("in-charret", "capture").with(CELL_AND_PIECES);
const CHARRET_SAFE: RefusalKind = RefusalKind::new("charret-safe", "options").with(CELL);
const ONE_CAPTURE: RefusalKind = RefusalKind::new("one-capture", "capture").with(CELL);
const TWO_CAPTURES: RefusalKind = RefusalKind::new("two-captures", "options").with(CELL_AND_PIECES);
const CAPTURED_TWICE: RefusalKind = RefusalKind::new("captured-twice", "capture").with(CELL);

pub(super) const COMMON: CommonRefusals = CommonRefusals::new("movement");

pub(super) const REFUSALS: &[RefusalKind] = &[
    NO_PASS,
    MUST_PASS,
    MUST_PLACE,
    HAND_EMPTY,
    OCCUPIED,
    BLOCKED,
    JUMP_TOO_EARLY,
    NOT_NEXT,
    NOT_CLOSED,
    MUST_TAKE,
    NO_ENEMY_THERE,
    IN_CHARRET,
    CHARRET_SAFE,
    ONE_CAPTURE,
    TWO_CAPTURES,
    CAPTURED_TWICE,
];

fn bit(cell: u8) -> u32 {
    1 << bit_of(cell + 1)
}

fn cells(set: u32) -> Vec<u8> {
    let mut cells: Vec<u8> = Bits(set.into()).map(|bit| number_of(bit) - 1).collect();
    cells.sort_unstable();
    cells
}

fn on(kind: RefusalKind, cell: u8) -> Refusal {
    kind.told([Param::Cell(cell)])
}

/// A cell, and others that show why.
fn beside(kind: RefusalKind, cell: u8, others: u32) -> Refusal {
    kind.told([Param::Cell(cell), Param::Cells(cells(others))])
}

impl Charret {
    /// See [`Playable::clicked`](crate::games::Playable::clicked): a placement, or a token and where it goes; then captures.
    pub(super) fn attempt_clicked(&self, clicks: &[u8]) -> Attempt {
        let us = self.turn().index();
        let is_own = clicks.first().is_some_and(|&cell| self.tokens[us] & bit(cell) != 0);
        let places = self.hands[us] > 0 && !is_own;
        let (walked, captured) = clicks.split_at(clicks.len().min(if places { 1 } else { 2 }));
        let captures = (!captured.is_empty()).then(|| captured.to_vec());
        let takes = captures.as_ref().map(|_| true);
        let (from, to) = match *walked {
            [to] if places => (None, Some(to)),
            [from] => (Some(from), None),
            [from, to] => (Some(from), Some(to)),
            _ => (None, None),
        };
        Attempt { from, to, path: walked.to_vec(), captures, takes, ..Attempt::default() }
    }

    /// See [`Playable::refuse`](crate::games::Playable::refuse).
    pub(super) fn why_not(&self, attempt: &Attempt, legal: &[CharretMove]) -> Refusal {
        let us = self.turn().index();
        if legal == [CharretMove::PASS] {
            return MUST_PASS.refusal(Vec::new(), []);
        }
        match (attempt.from, attempt.to) {
            (None, None) => NO_PASS.refusal(Vec::new(), []),
            (Some(from), _) if self.hands[us] > 0 => {
                MUST_PLACE.refusal(vec![from], [Param::Number(self.hands[us].into())])
            }
            (None, Some(to)) if self.hands[us] == 0 => HAND_EMPTY.refusal(vec![to], []),
            (None, Some(to)) if bit(to) & self.empty() == 0 => on(OCCUPIED, to),
            (Some(from), None) => beside(BLOCKED, from, neighbours(bit(from))),
            (Some(_), Some(to)) if bit(to) & self.empty() == 0 => Refusal { section: "movement", ..on(OCCUPIED, to) },
            (Some(from), Some(to)) if !self.flies(self.turn()) && neighbours(bit(from)) & bit(to) == 0 => {
                self.not_next(from, to)
            }
            (from, Some(to)) => self.wrong_captures(from, to, attempt, legal),
        }
    }

    fn not_next(&self, from: u8, to: u8) -> Refusal {
        let ends = [Param::Cell(from), Param::Cell(to)];
        if !self.rules.fly {
            return NOT_NEXT.told(ends);
        }
        let [start, end] = ends;
        let count = self.tokens[self.turn().index()].count_ones();
        JUMP_TOO_EARLY.told([start, end, Param::Number(count)])
    }

    /// The token may go to `to`, but not capture what is told.
    fn wrong_captures(&self, from: Option<u8>, to: u8, attempt: &Attempt, legal: &[CharretMove]) -> Refusal {
        let ends = Some((from.map(|from| bit_of(from + 1)), bit_of(to + 1)));
        let sets = || {
            let agreeing = legal.iter().filter(|mv| mv.ends() == ends);
            agreeing.map(|mv| mv.captures().fold(0u32, |set, bit| set | 1 << bit))
        };
        let capturable = sets().fold(0, |all, set| all | set);
        let most = sets().map(u32::count_ones).max().unwrap_or(0);
        let told = attempt.captures.as_deref().unwrap_or_default();
        let told_set = told.iter().fold(0, |set, &cell| set | bit(cell));
        let enemy = self.tokens[self.turn().other().index()];

        let Some(&first) = told.first() else { return beside(MUST_TAKE, to, capturable) };
        let closes = super::board::closing(self.tokens[self.turn().index()] & !from.map_or(0, bit)) & bit(to) != 0;
        if !closes {
            return on(NOT_CLOSED, to);
        }
        if let Some(&cell) = told.iter().find(|&&cell| bit(cell) & enemy == 0) {
            return on(NO_ENEMY_THERE, cell);
        }
        if let Some((_, &cell)) = told.iter().enumerate().find(|(i, cell)| told[..*i].contains(cell)) {
            return on(CAPTURED_TWICE, cell);
        }
        let unlawful = |cell: u8, left: u32| {
            if self.rules.capture_from_mill == CaptureFromMill::Never {
                on(CHARRET_SAFE, cell)
            } else {
                beside(IN_CHARRET, cell, self.capturable(left))
            }
        };
        if let Some(&cell) = told.iter().find(|&&cell| bit(cell) & capturable == 0) {
            return unlawful(cell, enemy);
        }
        if told_set.count_ones() > most {
            return on(ONE_CAPTURE, to);
        }
        if told_set.count_ones() < most {
            return beside(TWO_CAPTURES, to, capturable);
        }
        // Of two tokens one stands in a charret even when the other is gone.
        let held = told.iter().copied().find(|&cell| {
            let left = enemy & !(told_set & !bit(cell));
            bit(cell) & (self.capturable(enemy) | self.capturable(left)) == 0
        });
        let cell = held.unwrap_or(first);
        unlawful(cell, enemy & !(told_set & !bit(cell)))
    }
}
