//! Endgame tables in the search.
//!
//! A position in a table is worth what the table tells, and is not searched. But a table without plies cannot tell how to
//! win: from a position won by such a table on, only draws are taken from tables, and what stays won is searched for the
//! way to the end, by evaluation at the horizon. Wins are not let go, since every move that lets go is a draw.

use super::{Searchable, TABLE_WIN, WIN};
use crate::tables::{TableResult, TableValue, Tables};

/// Share of the evaluation in a score by a table, and its bound.
const EVALUATION_DIVISOR: i32 = 5;

/// The tables of a search, and what they tell of its root.
#[derive(Default)]
pub(super) struct Tabled {
    tables: Tables,
    root: Option<TableValue>,
}

impl Tabled {
    pub(super) fn new<P: Searchable>(root: &P, tables: &Tables) -> Self {
        if tables.is_empty() || !root.endgame().is_some_and(|endgame| endgame.fits(tables)) {
            return Self::default();
        }
        Self { tables: tables.clone(), root: root.probe(tables) }
    }

    /// Whether the root and all below it has its plies told.
    pub(super) fn tells_all(&self) -> bool {
        self.root.is_some_and(|value| value.plies.is_some())
    }

    /// Whether the way to a win, or the longest resistance, is to be found by search.
    fn must_find_the_way(&self) -> bool {
        self.root.is_some_and(|value| value.result != TableResult::Draw && value.plies.is_none())
    }

    /// Score of a position for the player to move, `ply` plies from the root; `None` when it is to be searched.
    #[inline]
    pub(super) fn score<P: Searchable>(
        &self,
        position: &P,
        ply: usize,
        at_horizon: bool,
        evaluate: impl Fn(&P) -> i32,
    ) -> Option<i32> {
        if self.tables.is_empty() {
            return None;
        }
        let value = position.probe(&self.tables)?;
        let sign = match value.result {
            TableResult::Draw => return Some(0),
            TableResult::Win => 1,
            TableResult::Loss => -1,
        };
        if let Some(plies) = value.plies {
            return Some(sign * (WIN - ply as i32 - plies as i32));
        }
        if self.must_find_the_way() && !at_horizon {
            return None;
        }
        Some(sign * TABLE_WIN + evaluate(position) / EVALUATION_DIVISOR)
    }
}

/// What tables tell of a position. One whose moves all change material, as where captures are compulsory, is worth what the
/// best of them leads to.
pub(crate) fn table_value<P: Searchable>(position: &P, tables: &Tables) -> Option<TableValue> {
    if !position.endgame().is_some_and(|endgame| endgame.fits(tables)) {
        return None;
    }
    resolve(position, tables, DEEPEST)
}

/// Captures in a row that lead to a table.
const DEEPEST: u32 = 4;

fn resolve<P: Searchable>(position: &P, tables: &Tables, depth: u32) -> Option<TableValue> {
    if let Some(outcome) = position.outcome() {
        let result = match outcome.winner {
            None => TableResult::Draw,
            Some(winner) if winner == position.turn() => TableResult::Win,
            Some(_) => TableResult::Loss,
        };
        return Some(TableValue::after(result, 0));
    }
    if let Some(value) = position.probe(tables) {
        return Some(value);
    }
    let moves = position.legal_moves();
    if depth == 0 || !moves.iter().all(|&mv| position.is_noisy(mv)) {
        return None;
    }
    let value = |&mv: &P::Move| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        resolve(&after, tables, depth - 1).map(TableValue::a_ply_before)
    };
    let values: Vec<_> = moves.iter().map(value).collect();
    let best = values.iter().flatten().copied().max_by_key(TableValue::merit)?;
    (best.result == TableResult::Win || values.iter().all(Option::is_some)).then_some(best)
}
