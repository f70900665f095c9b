//! Tumblingdown, from rules section 1.2.

use super::{Asked, Referee, Verdict, ensure, examine_all, number, word};
use crate::reference::Turn;
use crate::reference::tumblingdown::{Position, Square};
use crate::setups::tumblingdown_start;
use tablier::api::dto::RefusalInfo;

#[test]
fn tumblingdown() {
    examine_all("tumblingdown", tumblingdown_start, &["move-ends", "nothing-leaves"]);
}

fn square(cell: &str) -> Square {
    let bytes = cell.as_bytes();
    (usize::from(bytes[1] - b'1'), usize::from(bytes[0] - b'A'))
}

/// The direction of a row, a column or a diagonal and the squares along it.
fn line(from: &str, to: &str) -> Option<((isize, isize), usize)> {
    let ((row, column), (to_row, to_column)) = (square(from), square(to));
    let (up, right) = (to_row as isize - row as isize, to_column as isize - column as isize);
    let straight = (up, right) != (0, 0) && (up == 0 || right == 0 || up.abs() == right.abs());
    straight.then_some(((up.signum(), right.signum()), up.unsigned_abs().max(right.unsigned_abs())))
}

impl Referee for Position {
    /// Any square on which a piece of the stack lands names the move; without the stack, its first one.
    fn agrees(&self, turn: &Turn<Self>, asked: &Asked) -> bool {
        let (from, to) = (turn.from.as_deref().expect("a stack"), turn.to.as_deref().expect("its first square"));
        match (asked.from, asked.to) {
            (None, end) => end == Some(to),
            (Some(named), _) if named != from => false,
            (Some(_), None) => true,
            (Some(_), Some(end)) => {
                let way = line(from, to).map(|line| line.0);
                line(from, end)
                    .is_some_and(|(same, steps)| Some(same) == way && steps <= self.stack(square(from)).len())
            }
        }
    }

    fn is_own(&self, cell: &str) -> Option<bool> {
        self.owner(square(cell)).map(|owner| owner == self.side)
    }

    fn judge(&self, _turns: &[Turn<Self>], asked: &Asked, refusal: &RefusalInfo) -> Verdict {
        let (Some(from), Some(to)) = (asked.from, asked.to) else { return ensure(false, "a stack cannot move") };
        ensure(word(refusal, "from") == from && word(refusal, "to") == to, "this was asked")?;
        match refusal.code {
            "no-line" => ensure(line(from, to).is_none(), "no direction leads there"),
            "too-far" => {
                let height = self.stack(square(from)).len();
                let Some((way, steps)) = line(from, to) else { return ensure(false, "a direction leads there") };
                let last = line(from, word(refusal, "last"));
                ensure(steps > height && number(refusal, "height") == height, "the stack is too low")?;
                ensure(last == Some((way, height)), "its last piece lands there")
            }
            code => ensure(false, &format!("{code} can be")),
        }
    }
}
