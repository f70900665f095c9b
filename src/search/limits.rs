//! When a search ends.

/// Limits that do not depend on a clock. With the same limits a search gives the same result everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies, 1 to [`Limits::MAX_DEPTH`].
    pub depth: u32,
    /// Positions visited; `u64::MAX` for no limit.
    pub nodes: u64,
    /// Number of best moves to tell, 1 at least.
    pub multi_pv: usize,
}

impl Limits {
    /// Deepest iteration.
    pub const MAX_DEPTH: u32 = 100;

    /// So many plies.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self { depth, ..Self::default() }
    }

    /// So many positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::default() }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: Self::MAX_DEPTH, nodes: u64::MAX, multi_pv: 1 }
    }
}
