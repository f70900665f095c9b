//! The ways of a capture over the board: the squares it is written with, and the cells a player clicks.

use std::collections::HashSet;

use super::Draughts;
use super::board::{Variant, number_of};
use super::moves::{Arrival, DraughtsMove, Jumper};
use crate::games::Input;

/// What the squares between the ends of a capture may be, from the loosest reading to the strictest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    /// Squares on the way.
    Passes,
    /// Squares on which the piece stops between two jumps.
    Stops,
    /// All of those.
    Exact,
}

/// A capture on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    at: u64,
    captured: u64,
    arrival: Option<Arrival>,
}

/// The squares on which a capturing piece stands in turn, and what it takes on the way to each but the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Path {
    pub(super) squares: Vec<u8>,
    pub(super) victims: Vec<u8>,
}

impl Jumper {
    /// Every state one jump further that can still lead to `mv`, with the victim.
    fn next_states<V: Variant>(&self, state: State, mv: DraughtsMove) -> Vec<(State, u8)> {
        let mut next = Vec::new();
        for jump in self.jumps::<V>(state.at, state.arrival, state.captured).into_iter().flatten() {
            if jump.victim & mv.captured == 0 {
                continue;
            }
            let captured = state.captured | jump.victim;
            let mut at = jump.first;
            while at != 0 {
                if captured != mv.captured || at == 1 << mv.to {
                    let arrival = Some(Arrival { direction: jump.direction, first: at == jump.first });
                    next.push((State { at, captured, arrival }, jump.victim.trailing_zeros() as u8));
                }
                at = self.beyond::<V>(at, jump.direction);
            }
        }
        next
    }
}

impl<V: Variant> Draughts<V> {
    /// The position after the huff with which `mv` begins, where it begins with one.
    pub(super) fn after_huff(&self, huffed: Option<u8>) -> Self {
        let mut position = self.clone();
        if let Some(huffed) = huffed {
            position.remove(1 << huffed);
        }
        position
    }

    /// The way of a legal move as it is written: one square a captured piece, the square where the way turns or, going
    /// straight on, the one behind the piece. Of several orders of jumps, the one with the smallest numbers.
    pub(super) fn path(&self, mv: DraughtsMove) -> Path {
        let mut path = Path { squares: vec![mv.from], victims: Vec::new() };
        if mv.is_capture() {
            let position = self.after_huff(mv.huffed);
            if let Some(jumper) = position.jumper(1 << mv.from) {
                let start = State { at: 1 << mv.from, captured: 0, arrival: None };
                complete::<V>(&jumper, start, mv, &mut path, &mut HashSet::new());
            }
        } else {
            path.squares.push(mv.to);
        }
        path
    }

    /// Whether some way of the capture `mv` agrees with the squares `via` written between its ends.
    pub(super) fn agrees(&self, mv: DraughtsMove, via: &[u8], reading: Reading) -> bool {
        if via.is_empty() && reading != Reading::Exact {
            return true;
        }
        let Some(jumper) = self.after_huff(mv.huffed).jumper(1 << mv.from) else { return false };
        let start = State { at: 1 << mv.from, captured: 0, arrival: None };
        agrees::<V>(&jumper, start, mv, via, reading, &mut HashSet::new())
    }

    /// What can follow the squares clicked so far; see [`crate::games::Playable::input`].
    pub(super) fn clicks(&self, cells: &[u8], legal: &[DraughtsMove]) -> Input<DraughtsMove> {
        let Some((&first, rest)) = cells.split_first() else {
            return Input::first(legal, |mv| mv.huffed.unwrap_or(mv.from));
        };
        if self.huffable >> first & 1 == 1 {
            let legal: Vec<_> = legal.iter().copied().filter(|mv| mv.huffed == Some(first)).collect();
            let Some((&from, rest)) = rest.split_first() else {
                return Input::first(&legal, |mv| mv.from);
            };
            return self.clicks_from(from, rest, legal);
        }
        let legal = legal.iter().copied().filter(|mv| mv.huffed.is_none()).collect();
        self.clicks_from(first, rest, legal)
    }

    fn clicks_from(&self, from: u8, clicks: &[u8], mut moves: Vec<DraughtsMove>) -> Input<DraughtsMove> {
        moves.retain(|mv| mv.from == from);
        let Some(&example) = moves.first() else { return Input::default() };
        let position = self.after_huff(example.huffed);
        let Some(jumper) = position.jumper(1 << from) else { return Input::default() };

        let mut state = State { at: 1 << from, captured: 0, arrival: None };
        for (i, &click) in clicks.iter().enumerate() {
            let last = i + 1 == clicks.len();
            let step = moves.iter().find_map(|&mv| {
                jumper
                    .next_states::<V>(state, mv)
                    .into_iter()
                    .find(|(next, _)| next.at == 1 << click && reaches::<V>(&jumper, *next, mv))
            });
            if let Some((next, _)) = step {
                moves.retain(|&mv| reaches::<V>(&jumper, next, mv));
                state = next;
                continue;
            }
            moves.retain(|mv| mv.to == click);
            // With huffing a move may share both ends with a capture: that is entered step by step.
            if moves.iter().any(|mv| !mv.is_capture()) {
                moves.retain(|mv| !mv.is_capture());
            }
            return match moves[..] {
                [] => Input::default(),
                [mv] if last => Input { complete: Some(mv), next: Vec::new(), moves },
                _ if last => Input { complete: None, next: Vec::new(), moves },
                _ => Input::default(),
            };
        }

        let done = |mv: &&DraughtsMove| mv.is_capture() && mv.captured == state.captured && state.at == 1 << mv.to;
        if let Some(&mv) = moves.iter().find(done) {
            return Input { complete: Some(mv), next: Vec::new(), moves: vec![mv] };
        }
        let mut next = Vec::new();
        for &mv in &moves {
            for (step, _) in jumper.next_states::<V>(state, mv) {
                if reaches::<V>(&jumper, step, mv) {
                    next.push(step.at.trailing_zeros() as u8);
                }
            }
            // The last square alone, where it names one move.
            if !mv.is_capture() || moves.iter().filter(|other| other.to == mv.to).count() == 1 {
                next.push(mv.to);
            }
        }
        next.sort_unstable();
        next.dedup();
        Input { next, moves, complete: None }
    }
}

fn complete<V: Variant>(
    jumper: &Jumper,
    state: State,
    mv: DraughtsMove,
    path: &mut Path,
    dead: &mut HashSet<State>,
) -> bool {
    if state.captured == mv.captured {
        return true;
    }
    let mut next = jumper.next_states::<V>(state, mv);
    next.sort_by_key(|(state, _)| number_of::<V>(state.at.trailing_zeros() as u8));
    for (next, victim) in next {
        if dead.contains(&next) {
            continue;
        }
        path.squares.push(next.at.trailing_zeros() as u8);
        path.victims.push(victim);
        if complete::<V>(jumper, next, mv, path, dead) {
            return true;
        }
        path.squares.pop();
        path.victims.pop();
        dead.insert(next);
    }
    false
}

/// Whether a capture that came to `state` can still become `mv`.
fn reaches<V: Variant>(jumper: &Jumper, state: State, mv: DraughtsMove) -> bool {
    if state.captured & !mv.captured != 0 || !mv.is_capture() {
        return false;
    }
    if state.captured == mv.captured {
        return state.at == 1 << mv.to;
    }
    let mut path = Path { squares: Vec::new(), victims: Vec::new() };
    complete::<V>(jumper, state, mv, &mut path, &mut HashSet::new())
}

fn agrees<V: Variant>(
    jumper: &Jumper,
    state: State,
    mv: DraughtsMove,
    via: &[u8],
    reading: Reading,
    dead: &mut HashSet<(State, usize)>,
) -> bool {
    if state.captured == mv.captured {
        return via.is_empty();
    }
    for (next, victim) in jumper.next_states::<V>(state, mv) {
        let last = next.captured == mv.captured;
        let stop = via.first().is_some_and(|&square| next.at == 1 << square) && !last;
        let rest = match reading {
            Reading::Passes => skip_passed::<V>(state, next, victim, via),
            _ if stop => &via[1..],
            Reading::Exact if !last => continue,
            _ => via,
        };
        if dead.insert((next, rest.len())) && agrees::<V>(jumper, next, mv, rest, reading, dead) {
            return true;
        }
    }
    false
}

/// What is left of `via` after the straight way from one state to the next, the victim's square not counted.
fn skip_passed<V: Variant>(from: State, to: State, victim: u8, mut via: &[u8]) -> &[u8] {
    let Some(Arrival { direction, .. }) = to.arrival else { return via };
    let mut at = from.at;
    while at != to.at && at != 0 {
        at = super::board::step::<V>(at, direction) & V::BOARD;
        if let [square, rest @ ..] = via
            && at == 1 << *square
            && *square != victim
        {
            via = rest;
        }
    }
    via
}
