//! The slow reference: the rules of each game a second time, written from the rule
//! text alone, to compare the fast generators with.
//!
//! It shares no code with the crate, not even a board. Everything is an array of cells and a
//! recursion; nothing is incremental, and every turn carries the whole position it leads to.
#![allow(dead_code)] // each test binary that includes the module uses a part of it

pub mod bulltricker;
pub mod charret;
pub mod draughts;
pub mod tumblingdown;
pub mod ultima;

/// One complete turn.
#[derive(Clone, Debug)]
pub struct Turn<P> {
    /// The canonical text.
    pub text: String,
    /// Absent for a placement and for a pass.
    pub from: Option<String>,
    /// Absent for a pass.
    pub to: Option<String>,
    /// Cells on which the piece stands in turn, both ends included; of several orders of captures
    /// the one with the smallest squares.
    pub path: Vec<String>,
    /// Cells emptied of enemy pieces by capture, ascending; a huffed piece is not among them.
    pub captures: Vec<String>,
    /// A man became a king.
    pub promotion: bool,
    pub after: P,
}

/// The end of a game, from the position alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `None` for a draw.
    pub winner: Option<&'static str>,
    pub reason: &'static str,
}

/// What the comparison needs of a rule set.
pub trait Reference: Clone {
    /// All legal turns, sorted by text; none once the game is over.
    fn turns(&self) -> Vec<Turn<Self>>;
    /// The position in canonical form.
    fn text(&self) -> String;
    fn outcome(&self) -> Option<Verdict>;
}

/// Number of lines of `depth` turns; the game's end cuts a line short and it is not counted.
pub fn perft<P: Reference>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let turns = position.turns();
    if depth == 1 {
        return turns.len() as u64;
    }
    turns.iter().map(|turn| perft(&turn.after, depth - 1)).sum()
}

/// The turn with this text, if it is legal.
pub fn find<P: Reference>(position: &P, text: &str) -> Option<Turn<P>> {
    position.turns().into_iter().find(|turn| turn.text == text)
}

/// The turn that a draughts text names: its canonical text, or the same ends and, where squares
/// between them are written, a path through those.
pub fn spelled(position: &draughts::Position, text: &str) -> Option<Turn<draughts::Position>> {
    let turns = position.turns();
    if let Some(turn) = turns.iter().find(|turn| turn.text == text) {
        return Some(turn.clone());
    }
    let squares: Vec<&str> = text.split('x').collect();
    let [first, between @ .., last] = &squares[..] else { return None };
    let fits = |turn: &&Turn<draughts::Position>| {
        let written: Vec<&str> = turn.text.split('x').collect();
        turn.from.as_deref() == Some(*first)
            && turn.to.as_deref() == Some(*last)
            && !turn.captures.is_empty()
            && (written.len() == 2 || between.iter().all(|square| written.contains(square)))
    };
    let mut fitting = turns.iter().filter(fits);
    let turn = fitting.next()?.clone();
    fitting.next().is_none().then_some(turn)
}
