//! Endgame tables: what positions with few men are worth, found by retrograde analysis.
//!
//! A *sector* holds all positions of the same material, seen from the player to move; a *slot* is the number of a position
//! in it. The games say what their sectors are and how slots are numbered ([`Sector`], beside their rules); the solver,
//! the files and the search know no more than that.

mod coder;
mod endgame;
mod file;
mod retrograde;
pub(crate) mod subsets;
mod values;

use std::sync::Arc;

pub use endgame::{Endgame, SectorCount, TableSolver};
pub use file::{TableError, table_game};
pub(crate) use retrograde::{Sector, Start};
pub(crate) use values::{DRAW, Plies, VOID, Values};
pub use values::{TableResult, TableValue};

/// What tables are for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Header {
    /// Id of the game.
    pub(crate) game: &'static str,
    /// The options that matter, as text of less than 256 bytes.
    pub(crate) rules: String,
}

/// The tables of a game under some rules. The default is none. Clones share the values.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    header: Header,
    sectors: Vec<Option<Arc<Values>>>,
}

impl Tables {
    pub(crate) const fn new(header: Header) -> Self {
        Self { header, sectors: Vec::new() }
    }

    pub(crate) const fn header(&self) -> &Header {
        &self.header
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sectors.is_empty()
    }

    fn place(&mut self, sector: usize) -> &mut Option<Arc<Values>> {
        if self.sectors.len() <= sector {
            self.sectors.resize(sector + 1, None);
        }
        &mut self.sectors[sector]
    }

    pub(crate) fn insert(&mut self, sector: usize, values: Values) {
        *self.place(sector) = Some(Arc::new(values));
    }

    #[inline]
    pub(crate) fn sector(&self, sector: usize) -> Option<&Values> {
        self.sectors.get(sector)?.as_deref()
    }

    /// Plies by a sector that tells them; a draw for what is not there.
    pub(crate) fn plies(&self, sector: usize, slot: usize) -> Plies {
        match self.sector(sector) {
            Some(Values::Plies(plies)) => plies.get(slot).copied().unwrap_or(DRAW),
            _ => DRAW,
        }
    }

    /// Numbers of the sectors that are there.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = usize> {
        self.sectors.iter().enumerate().filter(|(_, values)| values.is_some()).map(|(number, _)| number)
    }

    /// Adds the sectors of other tables, which must be for the same game and rules; else nothing changes. Of a sector that
    /// both have, the values that tell plies are kept.
    pub fn merge(&mut self, other: &Self) {
        if self.is_empty() {
            self.header = other.header.clone();
        } else if self.header != other.header {
            return;
        }
        for (sector, values) in other.sectors.iter().enumerate() {
            let place = self.place(sector);
            let has_plies = matches!(place.as_deref(), Some(Values::Plies(_)));
            if values.is_some() && !has_plies {
                place.clone_from(values);
            }
        }
    }
}
