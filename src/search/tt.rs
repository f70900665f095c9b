//! The transposition table: what is known of positions already searched.

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What is known of a position. Scores of forced ends count from the position itself, not from the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) score: i16,
    /// [`Entry::NO_MOVE`] without one.
    pub(super) mv: u16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

impl Entry {
    pub(super) const NO_MOVE: u16 = u16::MAX;
    const EMPTY: Self = Self { key: 0, score: 0, mv: Self::NO_MOVE, depth: i8::MIN, bound: Bound::Upper };
}

/// Buckets of two entries: one keeps the deepest, the other the latest.
pub(super) struct Table {
    buckets: Vec<[Entry; 2]>,
}

/// 16 MB.
const MOST_BUCKETS: usize = 1 << 19;
const FEWEST_BUCKETS: usize = 1 << 10;

impl Table {
    /// A table no larger than a search of so many nodes can fill.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let wanted = usize::try_from(nodes).unwrap_or(usize::MAX).clamp(FEWEST_BUCKETS, MOST_BUCKETS);
        Self { buckets: vec![[Entry::EMPTY; 2]; wanted.next_power_of_two()] }
    }

    /// Forgets everything, and gives its memory back.
    pub(super) fn shrink(&mut self) {
        self.buckets = vec![[Entry::EMPTY; 2]];
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    pub(super) fn probe(&self, key: u64) -> Option<Entry> {
        self.buckets[self.bucket(key)].into_iter().find(|entry| entry.key == key && entry.depth != i8::MIN)
    }

    pub(super) fn store(&mut self, key: u64, depth: i32, score: i32, bound: Bound, mv: Option<usize>) {
        let bucket = self.bucket(key);
        let [deep, late] = &mut self.buckets[bucket];
        let depth = depth as i8;
        let slot = if deep.key == key || depth >= deep.depth { deep } else { late };
        // A bound found without a best move must not forget the one known before.
        let known = if slot.key == key { slot.mv } else { Entry::NO_MOVE };
        let mv = mv.map_or(known, |mv| mv as u16);
        *slot = Entry { key, score: score as i16, mv, depth, bound };
    }
}
