//! Why a move is refused: there is only one kind of move, and little to refuse.

use super::Tumblingdown;
use super::board::ray;
use crate::games::{Attempt, Param, ParamKind, Refusal, RefusalKind};
use ParamKind::{Cell, Number};

const NO_LINE: RefusalKind = RefusalKind::new("no-line", "move").with(&[("from", Cell), ("to", Cell)]);
const TOO_FAR: RefusalKind =
    RefusalKind::new("too-far", "move").with(&[("from", Cell), ("last", Cell), ("to", Cell), ("height", Number)]);
const MOVE_ENDS: RefusalKind = RefusalKind::new("move-ends", "move").with(&[("from", Cell), ("to", Cell)]);
const NOTHING_LEAVES: RefusalKind = RefusalKind::new("nothing-leaves", "board");

pub(super) const REFUSALS: &[RefusalKind] = &[NO_LINE, TOO_FAR, MOVE_ENDS, NOTHING_LEAVES];

impl Tumblingdown {
    /// See [`crate::games::Playable::refuse`].
    pub(super) fn why_refused(&self, attempt: &Attempt) -> Refusal {
        let from = attempt.from.unwrap_or_default();
        // A move is two squares, however many were clicked.
        let to = attempt.path.get(1).copied().or(attempt.to).unwrap_or(from);
        let cells = || [Param::Cell(from), Param::Cell(to)];
        let Some((way, steps)) = ray(from, to) else { return NO_LINE.told(cells()) };
        let height = self.stack(from).height();
        if steps > height {
            let [from, to] = cells();
            let last = way.step(attempt.from.unwrap_or_default(), height);
            return TOO_FAR.told([from, Param::Cell(last), to, Param::Number(height.into())]);
        }
        if attempt.path.len() > 2 { MOVE_ENDS.told(cells()) } else { NOTHING_LEAVES.told([]) }
    }
}
