//! A clock for the search: the only place that knows about time.

use super::{Search, Searchable};

/// Milliseconds from some moment on.
pub trait Clock {
    /// Now.
    fn now_ms(&self) -> f64;
}

impl<F: Fn() -> f64> Clock for F {
    fn now_ms(&self) -> f64 {
        self()
    }
}

/// Positions between two looks at the clock: about a millisecond.
const NODES_BETWEEN_LOOKS: u64 = 1024;

/// Searches until the limits are reached or the clock shows `until_ms`; true when the search is done.
pub fn run_for<P: Searchable>(search: &mut Search<P>, clock: &impl Clock, until_ms: f64) -> bool {
    while !search.step(NODES_BETWEEN_LOOKS) {
        if clock.now_ms() >= until_ms {
            return false;
        }
    }
    true
}
