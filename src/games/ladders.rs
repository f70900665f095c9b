//! How strong each level of each game is: found by `tablier levels place`, measured by `tablier levels measure`
//! (`docs/strength.md`).

use crate::search::{Ladder, Level};

/// Nodes and halvings of the levels below the full strength, the weakest first.
type Rungs = [(u64, i32); 9];

const DRAUGHTS: Rungs =
    [(300, 40), (400, 30), (600, 20), (1000, 15), (2000, 10), (4000, 6), (9000, 3), (20_000, 0), (60_000, 0)];
const SPANISH_DRAUGHTS: Rungs = DRAUGHTS;
const CHARRET: Rungs = DRAUGHTS;
const BULLTRICKER: Rungs = DRAUGHTS;
const TUMBLINGDOWN: Rungs = DRAUGHTS;
const ULTIMA: Rungs = DRAUGHTS;

/// The levels of a game.
pub(super) fn ladder(id: &str) -> Ladder {
    let rungs = match id {
        "draughts" => DRAUGHTS,
        "spanish-draughts" => SPANISH_DRAUGHTS,
        "charret" => CHARRET,
        "bulltricker" => BULLTRICKER,
        "tumblingdown" => TUMBLINGDOWN,
        _ => ULTIMA,
    };
    rungs.map(|(nodes, halving)| Level { nodes, halving })
}
