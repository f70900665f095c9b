//! Forced wins by full search: nothing is pruned but what cannot change the answer, nothing is evaluated.

use std::collections::HashMap;
use std::marker::PhantomData;

use tablier::{Player, Position, Searchable};

/// A forced win, as an exercise tells it.
pub struct Forced<M> {
    /// Moves of both, the solver's first: the longest resistance.
    pub line: Vec<M>,
    /// Other last moves that win as well.
    pub also: Vec<M>,
    /// Whether the loser's own move ends the game.
    pub by_loser: bool,
}

/// Full search with a memory.
pub struct Prover<P: Searchable> {
    /// Whether the player to move wins in so many moves, by the key of the position.
    known: HashMap<(u64, u32), bool>,
    /// The answer that refuted last, by the moves left: it is tried first.
    refuters: [Option<P::Move>; 8],
    game: PhantomData<P>,
}

impl<P: Searchable> Prover<P> {
    pub fn new() -> Self {
        Self { known: HashMap::new(), refuters: [None; 8], game: PhantomData }
    }

    /// Whether the player to move wins in `moves` of their moves at most, or has the other end the game by the answer to
    /// the last of them.
    pub fn wins(&mut self, position: &P, moves: u32) -> bool {
        let entry = (position.key(), moves);
        if moves > 1
            && let Some(&known) = self.known.get(&entry)
        {
            return known;
        }
        let mut legal = position.legal_moves();
        legal.sort_by_key(|&mv| std::cmp::Reverse(position.order_hint(mv)));
        let wins = legal.into_iter().any(|mv| self.forces(&after(position, mv), position.turn(), moves - 1));
        if moves > 1 {
            self.known.insert(entry, wins);
        }
        wins
    }

    /// Whether `player`, who has just moved, wins with `left` more moves at most.
    pub fn forces(&mut self, position: &P, player: Player, left: u32) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(player);
        }
        let legal = position.legal_moves();
        let known = self.refuters[left as usize].filter(|mv| legal.contains(mv));
        for mv in known.into_iter().chain(legal.iter().copied().filter(|&mv| Some(mv) != known)) {
            let child = after(position, mv);
            let holds = match child.outcome() {
                Some(outcome) => outcome.winner != Some(player),
                None => left == 0 || !self.wins(&child, left),
            };
            if holds {
                self.refuters[left as usize] = Some(mv);
                return false;
            }
        }
        true
    }

    /// The fewest moves, up to `most`, in which the player to move wins.
    pub fn fewest(&mut self, position: &P, most: u32) -> Option<u32> {
        (1..=most).find(|&moves| self.wins(position, moves))
    }

    /// The moves that win in `moves`.
    pub fn solutions(&mut self, position: &P, moves: u32) -> Vec<P::Move> {
        let legal = position.legal_moves();
        legal.into_iter().filter(|&mv| self.forces(&after(position, mv), position.turn(), moves - 1)).collect()
    }

    /// The line of a win in exactly `moves`, in which each of the solver's moves but the last is the only one that keeps
    /// to it; at the root of an exercise the only one at all. `None` where no resistance of full length leads to one.
    pub fn line(&mut self, position: &P, moves: u32) -> Option<Forced<P::Move>> {
        let solutions = self.solutions(position, moves);
        let (&first, others) = solutions.split_first()?;
        if moves > 1 && !others.is_empty() {
            return None;
        }
        let child = after(position, first);
        if child.outcome().is_some() {
            return Some(Forced { line: vec![first], also: others.to_vec(), by_loser: false });
        }
        for answer in child.legal_moves() {
            let grandchild = after(&child, answer);
            if grandchild.outcome().is_some() {
                if moves == 1 {
                    return Some(Forced { line: vec![first, answer], also: others.to_vec(), by_loser: true });
                }
                continue;
            }
            if self.fewest(&grandchild, moves - 1) != Some(moves - 1) {
                continue;
            }
            if let Some(rest) = self.line(&grandchild, moves - 1) {
                let line = [first, answer].into_iter().chain(rest.line).collect();
                return Some(Forced { line, ..rest });
            }
        }
        None
    }
}

/// The position after a legal move.
pub fn after<P: Position>(position: &P, mv: P::Move) -> P {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}
