//! How strong each level of each game is: found by `tablier levels place`, measured by `tablier levels measure`
//! (`docs/strength.md`).

use crate::search::{Ladder, Level};

/// Nodes and halvings of the levels below the full strength, the weakest first.
type Rungs = [(u64, i32); 9];

const DRAUGHTS: Rungs =
    [(680, 20), (940, 13), (1510, 8), (2100, 4), (3250, 2), (5060, 1), (10_500, 1), (20_000, 0), (48_000, 0)];
const SPANISH_DRAUGHTS: Rungs =
    [(488, 32), (596, 25), (738, 18), (942, 13), (1290, 8), (2610, 3), (6030, 1), (13_000, 0), (47_300, 0)];
const CHARRET: Rungs =
    [(300, 64), (404, 42), (454, 35), (548, 27), (673, 20), (887, 14), (1380, 7), (3700, 2), (13_000, 0)];
const BULLTRICKER: Rungs =
    [(300, 128), (300, 48), (430, 36), (560, 27), (760, 18), (1200, 9), (2000, 4), (3300, 2), (5600, 1)];
const TUMBLINGDOWN: Rungs =
    [(300, 64), (711, 19), (3400, 2), (5700, 1), (9000, 1), (12_000, 0), (26_000, 0), (48_000, 0), (95_000, 0)];
const ULTIMA: Rungs =
    [(300, 64), (418, 42), (668, 22), (1240, 9), (2400, 4), (4600, 2), (9000, 1), (14_500, 0), (26_000, 0)];

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
