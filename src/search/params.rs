//! The numbers of the search, each game's own where they differ. `docs/strength.md` tells which were measured.

/// Depths are in plies, windows and margins in hundredths of a man. A step that a game does without has a depth that no
/// search reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Params {
    /// Late moves are searched less deep from this depth on,
    pub reduction_depth: i32,
    /// after so many moves that are not,
    pub reduction_moves: usize,
    /// by so many 256ths of a ply,
    pub reduction_base: i32,
    /// and log2(depth) * log2(moves before) plies times this, in hundredths.
    pub reduction_factor: i32,
    /// From this depth on a shallow search that beats a raised beta stands for the full one.
    pub verification_depth: i32,
    /// Its depth in hundredths of the full one.
    pub verification_share: i32,
    /// By how much beta is raised for each ply of the full depth.
    pub verification_margin: i32,
    /// Quiet moves are left out up to this depth, where the evaluation with the margins below does not reach alpha.
    pub futility_depth: i32,
    /// Margin at depth 0,
    pub futility_base: i32,
    /// and for each ply.
    pub futility_margin: i32,
}

impl Params {
    /// Deeper than any search.
    pub const NEVER: i32 = 1000;

    /// Alpha-beta by the rules: nothing is reduced or left out.
    pub const PLAIN: Self = Self {
        reduction_depth: Self::NEVER,
        reduction_moves: 3,
        reduction_base: 256,
        reduction_factor: 20,
        verification_depth: Self::NEVER,
        verification_share: 40,
        verification_margin: 10,
        futility_depth: 0,
        futility_base: 50,
        futility_margin: 80,
    };
}
