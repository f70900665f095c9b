//! What a position asks for, kind by kind. `docs/exercises.md` tells the criteria in words.

use tablier::{AnyGame, Game, Limits, Line, Playable, Search, TableResult, Tables, mate_distance};

use super::exercise::Kind;
use super::proof::{Prover, after};
use super::shot;

/// Longest forced win that is asked for, and longest shot, in moves of the solver.
const MOST_MOVES: u32 = 3;
const MOST_SHOT_MOVES: u32 = 5;
/// Longest line of the other kinds.
const MOST_LINE_MOVES: usize = 3;
/// Fewest moves to choose among; captures of draughts leave few.
const CHOICE: usize = 4;
/// A move is the only good one when it leads the next by so much, in hundredths of a man...
const LEAD: i32 = 150;
/// ...is worth so much at least...
const GOOD: i32 = 150;
/// ...and the next so much at most.
const NOT_GOOD: i32 = 50;
/// While men are placed in Charret, a move is the only good one when it leads the next by so much...
const PLACING_LEAD: i32 = 100;
/// ...and is worth so much at least.
const PLACING_GOOD: i32 = -50;
/// Wins of draughts by a player who is further ahead, in men, need no thought.
const AHEAD: i32 = 3;
/// A shot leads the next move by so much.
const SHOT_LEAD: i32 = 100;
/// What a saving move is worth at least.
const SAVED: i32 = -150;
/// In so many moves of the other all but the saving move lose.
const LOST_IN: u32 = 2;
/// Positions of the searches that answer in an ending.
const ANSWER_NODES: u64 = 3000;
/// Positions after which the solution must be seen for each difficulty but the last.
const DIFFICULTY_NODES: [u64; 4] = [60, 400, 2500, 16_000];

/// An exercise before it is written.
#[derive(Clone)]
pub struct Draft<M> {
    pub kind: Kind,
    /// Moves of the solver.
    pub moves: u32,
    pub gain: Option<i32>,
    /// Moves of both, the solver's first.
    pub line: Vec<M>,
    /// Other last moves that do as well.
    pub also: Vec<M>,
}

/// Who judges, with what.
pub struct Examiner {
    pub tables: Tables,
    /// Positions of the searches that estimate.
    pub nodes: u64,
}

impl Examiner {
    /// The best lines of a position, without what was played before.
    pub fn lines<P: Playable>(&self, position: &P, nodes: u64, lines: usize, tabled: bool) -> Vec<Line<P::Move>> {
        let limits = Limits { multi_pv: lines, ..Limits::nodes(nodes) };
        let Some(search) = Search::new(&Game::new(position.clone()), limits) else { return Vec::new() };
        let mut search = if tabled { search.with_tables(&self.tables) } else { search };
        search.run();
        search.lines().to_vec()
    }

    /// Kinds that a short look makes likely; the proofs come with [`Examiner::examine`].
    pub fn hints<P: Playable>(&self, position: &P, lines: &[Line<P::Move>]) -> Vec<Kind>
    where
        AnyGame: From<Game<P>>,
    {
        let [best, next] = lines else { return Vec::new() };
        let mut hints = Vec::new();
        if mate_distance(best.score).is_some_and(|plies| (1..=2 * MOST_MOVES as i32).contains(&plies)) {
            return vec![Kind::Win];
        }
        if mate_distance(next.score).is_some_and(|plies| (-2 * LOST_IN as i32..0).contains(&plies)) {
            hints.push(Kind::Save);
        }
        match self.value(position) {
            Some(TableResult::Win) => hints.push(Kind::Endgame),
            Some(TableResult::Draw) => hints.push(Kind::Draw),
            _ if is_draughts::<P>() && best.score - next.score >= SHOT_LEAD => hints.push(Kind::Shot),
            _ if !is_draughts::<P>() && is_only_good(position, best.score, next.score) => hints.push(Kind::Best),
            _ => {}
        }
        hints
    }

    /// The exercise of a kind that the position holds; [`Kind::Win`] stands for [`Kind::Trick`] too.
    pub fn examine<P: Playable>(&self, position: &P, kind: Kind) -> Option<Draft<P::Move>>
    where
        AnyGame: From<Game<P>>,
    {
        let legal = position.legal_moves().len();
        let least = if is_draughts::<P>() { CHOICE - 1 } else { CHOICE };
        if legal < least {
            return None;
        }
        match kind {
            Kind::Win | Kind::Trick => win(position),
            Kind::Shot => self.shot(position),
            Kind::Endgame => self.ending(position, Kind::Endgame, TableResult::Win),
            Kind::Draw => self.ending(position, Kind::Draw, TableResult::Draw),
            Kind::Save => self.save(position),
            Kind::Best => self.best(position),
        }
    }

    /// 1 to 5: how many positions the engine must visit before it holds on to the move, tables apart.
    pub fn difficulty<P: Playable>(&self, position: &P, solution: P::Move) -> u32 {
        let misses = DIFFICULTY_NODES.iter().rposition(|&nodes| {
            self.lines(position, nodes, 1, false).first().is_none_or(|line| line.pv.first() != Some(&solution))
        });
        misses.map_or(1, |index| index as u32 + 2)
    }

    fn shot<P: Playable>(&self, position: &P) -> Option<Draft<P::Move>> {
        let shot = shot::find(position, MOST_SHOT_MOVES)?;
        let lines = self.lines(position, self.nodes, 2, true);
        let [best, next] = &lines[..] else { return None };
        if best.pv.first() != shot.line.first() || best.score - next.score < SHOT_LEAD {
            return None;
        }
        Some(Draft {
            kind: Kind::Shot,
            moves: own(&shot.line),
            gain: Some(shot.gain),
            line: shot.line,
            also: shot.also,
        })
    }

    /// What the tables tell of a position for the player to move.
    fn value<P: Playable>(&self, position: &P) -> Option<TableResult>
    where
        AnyGame: From<Game<P>>,
    {
        if self.tables.is_empty() || position.endgame().is_none() {
            return None;
        }
        AnyGame::from(Game::new(position.clone())).table_value(&self.tables).map(|value| value.result)
    }

    /// The only move that keeps `result` in an ending that the tables know.
    fn keeper<P: Playable>(&self, position: &P, result: TableResult) -> Option<P::Move>
    where
        AnyGame: From<Game<P>>,
    {
        let mut keepers = Vec::new();
        for mv in position.legal_moves() {
            let child = after(position, mv);
            let value = match child.outcome() {
                Some(outcome) if outcome.winner == Some(position.turn()) => TableResult::Win,
                Some(outcome) if outcome.winner.is_none() => TableResult::Draw,
                Some(_) => TableResult::Loss,
                None => match self.value(&child)? {
                    TableResult::Win => TableResult::Loss,
                    TableResult::Draw => TableResult::Draw,
                    TableResult::Loss => TableResult::Win,
                },
            };
            if value == result {
                keepers.push(mv);
            } else if value == TableResult::Win {
                return None;
            }
        }
        let [only] = keepers[..] else { return None };
        Some(only)
    }

    fn ending<P: Playable>(&self, position: &P, kind: Kind, result: TableResult) -> Option<Draft<P::Move>>
    where
        AnyGame: From<Game<P>>,
    {
        let first = self.keeper(position, result)?;
        // What takes is seen at once.
        if takes(position, first) {
            return None;
        }
        let mut line = vec![first];
        let mut here = after(position, first);
        while kind == Kind::Endgame && own(&line) < MOST_LINE_MOVES as u32 {
            let Some(answer) = self.answer(&here) else { break };
            let next = after(&here, answer);
            let Some(mv) = self.keeper(&next, result).filter(|_| next.legal_moves().len() > 1) else { break };
            line.extend([answer, mv]);
            here = after(&next, mv);
        }
        Some(Draft { kind, moves: own(&line), gain: None, line, also: Vec::new() })
    }

    fn answer<P: Playable>(&self, position: &P) -> Option<P::Move> {
        self.lines(position, ANSWER_NODES, 1, true).first().and_then(|line| line.pv.first()).copied()
    }

    fn save<P: Playable>(&self, position: &P) -> Option<Draft<P::Move>> {
        let mut prover = Prover::new();
        let holding = |mv: &P::Move| {
            let child = after(position, *mv);
            match child.outcome() {
                Some(outcome) => outcome.winner != Some(position.turn().other()),
                None => !prover.wins(&child, LOST_IN),
            }
        };
        let holds: Vec<P::Move> = position.legal_moves().into_iter().filter(holding).collect();
        let [only] = holds[..] else { return None };
        let best = self.lines(position, self.nodes, 1, true).into_iter().next()?;
        let is_saved = best.pv.first() == Some(&only) && best.score >= SAVED;
        is_saved.then(|| Draft { kind: Kind::Save, moves: 1, gain: None, line: vec![only], also: Vec::new() })
    }

    fn best<P: Playable>(&self, position: &P) -> Option<Draft<P::Move>> {
        let mut line = Vec::new();
        let mut here = position.clone();
        while own(&line) < MOST_LINE_MOVES as u32 && here.legal_moves().len() > 1 {
            let lines = self.lines(&here, self.nodes, 2, true);
            let [best, next] = &lines[..] else { break };
            if !is_only_good(&here, best.score, next.score) {
                break;
            }
            let &mv = best.pv.first()?;
            line.push(mv);
            here = after(&here, mv);
            let Some(&answer) = best.pv.get(1) else { break };
            line.push(answer);
            here = after(&here, answer);
        }
        // The answer to the last move is no part of it.
        line.truncate((line.len().max(1) - 1) / 2 * 2 + usize::from(!line.is_empty()));
        (!line.is_empty()).then(|| Draft { kind: Kind::Best, moves: own(&line), gain: None, line, also: Vec::new() })
    }
}

fn win<P: Playable>(position: &P) -> Option<Draft<P::Move>> {
    if is_draughts::<P>() && shot::material(position, position.turn()) > AHEAD {
        return None;
    }
    let mut prover = Prover::new();
    let moves = prover.fewest(position, MOST_MOVES)?;
    if prover.solutions(position, moves).len() != 1 {
        return None;
    }
    let forced = prover.line(position, moves)?;
    let kind = if forced.by_loser { Kind::Trick } else { Kind::Win };
    Some(Draft { kind, moves, gain: None, line: forced.line, also: forced.also })
}

fn is_only_good<P: Playable>(position: &P, best: i32, next: i32) -> bool {
    let is_placing = position.hands().iter().any(|hand| hand.count > 0);
    if is_placing {
        return best - next >= PLACING_LEAD && best >= PLACING_GOOD;
    }
    best - next >= LEAD && best >= GOOD && next <= NOT_GOOD
}

fn is_draughts<P: Playable>() -> bool {
    matches!(P::ID, "draughts" | "spanish-draughts")
}

/// Whether a legal move takes something.
pub fn takes<P: Playable>(position: &P, mv: P::Move) -> bool {
    !position.describe(mv, &position.legal_moves()).captures.is_empty()
}

/// Moves of the one who moves first.
fn own<M>(line: &[M]) -> u32 {
    line.len().div_ceil(2) as u32
}
