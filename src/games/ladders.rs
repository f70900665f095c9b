//! How strong each level of each game is: found by `tablier levels place`, measured by `tablier levels measure`
//! (`docs/strength.md`).

use crate::search::{Ladder, Level};

/// Nodes and halvings of the levels below the full strength, the weakest first.
type Rungs = [(u64, i32); 9];

const DRAUGHTS: Rungs =
    [(680, 20), (960, 13), (1450, 8), (2300, 4), (3700, 2), (6300, 1), (11_500, 0), (29_000, 0), (75_000, 0)];
const SPANISH_DRAUGHTS: Rungs =
    [(300, 64), (417, 40), (559, 27), (747, 18), (1038, 11), (1731, 5), (4916, 1), (13_400, 0), (51_000, 0)];
const CHARRET: Rungs =
    [(300, 64), (362, 49), (437, 38), (520, 29), (624, 23), (789, 16), (1308, 8), (8284, 1), (33_400, 0)];
const BULLTRICKER: Rungs =
    [(300, 64), (368, 48), (453, 36), (566, 26), (749, 18), (1209, 9), (3052, 2), (8603, 1), (42_000, 0)];
const TUMBLINGDOWN: Rungs =
    [(300, 64), (540, 28), (1342, 8), (2203, 4), (5364, 1), (10_200, 0), (23_800, 0), (39_000, 0), (87_000, 0)];
const ULTIMA: Rungs =
    [(300, 64), (437, 39), (638, 24), (901, 15), (1318, 9), (2764, 4), (7422, 1), (21_700, 0), (66_000, 0)];

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
