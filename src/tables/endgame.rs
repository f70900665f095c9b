//! The endgame of a game as the outside sees it: files read, positions solved, whatever the game.

use std::marker::PhantomData;

use super::retrograde::{Sector, Solver, both};
use super::{Header, TableError, TableResult, Tables, file};

/// The endgame of a game under the rules it is played by.
pub struct Endgame {
    header: Header,
    kind: Box<dyn Kind>,
}

/// Retrograde analysis under way.
pub struct TableSolver(Box<dyn Work>);

/// How many positions of a sector are won, drawn and lost for the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectorCount {
    /// Who has what.
    pub name: String,
    /// By [`TableResult`].
    pub counts: [u64; 3],
    /// Plies of the longest win of the player to move.
    pub longest_win: u32,
    /// Plies of the longest loss.
    pub longest_loss: u32,
}

/// The part of an endgame that knows its sectors.
trait Kind {
    fn rules(&self) -> &'static str;
    fn men(&self) -> std::ops::RangeInclusive<u32>;
    fn men_of(&self, sector: usize) -> Option<u32>;
    fn read(&self, bytes: &[u8], header: &Header) -> Result<Tables, TableError>;
    fn solver(&self, header: Header, men: u32) -> Box<dyn Work>;
}

struct KindOf<S>(PhantomData<S>);

impl<S: Sector> Kind for KindOf<S> {
    fn rules(&self) -> &'static str {
        S::RULES
    }

    fn men(&self) -> std::ops::RangeInclusive<u32> {
        S::MEN
    }

    fn men_of(&self, sector: usize) -> Option<u32> {
        S::with_id(sector).map(Sector::men)
    }

    fn read(&self, bytes: &[u8], header: &Header) -> Result<Tables, TableError> {
        file::read::<S>(bytes, header)
    }

    fn solver(&self, header: Header, men: u32) -> Box<dyn Work> {
        Box::new(Solver::<S>::new(header, men))
    }
}

impl Endgame {
    /// For the sectors of `S`; `rules` are those of the game at hand.
    pub(crate) fn of<S: Sector>(game: &'static str, rules: String) -> Self {
        Self { header: Header { game, rules }, kind: Box::new(KindOf::<S>(PhantomData)) }
    }

    /// The tables of a file.
    ///
    /// # Errors
    /// [`TableError`]: no such file, of another game or for other rules, or damaged.
    pub fn read(&self, bytes: &[u8]) -> Result<Tables, TableError> {
        self.kind.read(bytes, &self.header)
    }

    /// Retrograde analysis of all positions with up to so many men together.
    ///
    /// # Errors
    /// [`TableError::Rules`] under rules that it is not for, [`TableError::Men`].
    pub fn solver(&self, men: u32) -> Result<TableSolver, TableError> {
        if self.header.rules != self.kind.rules() {
            let expected = self.header.rules.clone();
            return Err(TableError::Rules { found: self.kind.rules().into(), expected });
        }
        let range = self.kind.men();
        if !range.contains(&men) {
            return Err(TableError::Men { found: men, least: *range.start(), most: *range.end() });
        }
        Ok(TableSolver(self.kind.solver(self.header.clone(), men)))
    }

    /// The fewest and the most men of the sectors that tables have.
    #[must_use]
    pub fn men(&self, tables: &Tables) -> Option<(u32, u32)> {
        let men = || tables.numbers().filter_map(|number| self.kind.men_of(number));
        men().min().zip(men().max())
    }

    /// Whether tables are for this game and these rules.
    pub(crate) fn fits(&self, tables: &Tables) -> bool {
        self.header == *tables.header()
    }
}

/// A solver whatever its sectors.
trait Work {
    fn step(&mut self, slots: usize) -> bool;
    fn progress(&self) -> (usize, usize);
    fn current(&self) -> Option<String>;
    fn tables(&self) -> &Tables;
    fn file(&self, least: u32, most: u32) -> Vec<u8>;
    fn counts(&self) -> Vec<SectorCount>;
}

impl<S: Sector> Work for Solver<S> {
    fn step(&mut self, slots: usize) -> bool {
        self.step(slots)
    }

    fn progress(&self) -> (usize, usize) {
        self.progress()
    }

    fn current(&self) -> Option<String> {
        self.current().map(Sector::name)
    }

    fn tables(&self) -> &Tables {
        self.tables()
    }

    fn file(&self, least: u32, most: u32) -> Vec<u8> {
        let sectors: Vec<S> = solved(self).filter(|sector| (least..=most).contains(&sector.men())).collect();
        file::write(&sectors, self.tables())
    }

    fn counts(&self) -> Vec<SectorCount> {
        solved(self).map(|sector| count(sector, self.tables())).collect()
    }
}

/// The sectors that a solver has done, in their order.
fn solved<S: Sector>(solver: &Solver<S>) -> impl Iterator<Item = S> {
    let pairs = S::pairs(*S::MEN.end()).into_iter();
    pairs.flat_map(both).filter(|sector| solver.tables().sector(sector.id()).is_some())
}

fn count<S: Sector>(sector: S, tables: &Tables) -> SectorCount {
    let mut count = SectorCount { name: sector.name(), counts: [0; 3], longest_win: 0, longest_loss: 0 };
    let Some(values) = tables.sector(sector.id()) else { return count };
    for value in (0..sector.slots()).filter_map(|slot| values.get(slot)) {
        count.counts[value.result as usize] += 1;
        match value.result {
            TableResult::Win => count.longest_win = count.longest_win.max(value.most_plies),
            TableResult::Loss => count.longest_loss = count.longest_loss.max(value.most_plies),
            TableResult::Draw => {}
        }
    }
    count
}

impl TableSolver {
    /// Works on so many positions; true when all is solved.
    pub fn step(&mut self, positions: usize) -> bool {
        self.0.step(positions)
    }

    /// Positions looked at and positions in all: a measure of the time.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        self.0.progress()
    }

    /// The material being solved; `None` at the end.
    #[must_use]
    pub fn current(&self) -> Option<String> {
        self.0.current()
    }

    /// What was solved so far, with plies.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        self.0.tables()
    }

    /// A file of the results, without plies, of what was solved of `least` to `most` men.
    #[must_use]
    pub fn file(&self, least: u32, most: u32) -> Vec<u8> {
        self.0.file(least, most)
    }

    /// What was solved, counted.
    #[must_use]
    pub fn counts(&self) -> Vec<SectorCount> {
        self.0.counts()
    }
}
