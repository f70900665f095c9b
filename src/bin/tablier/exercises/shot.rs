//! Shots of draughts: pieces are given so that the other must take, and more come back. Proved by full search of all that
//! is forced.

use tablier::{Playable, Player};

use super::proof::after;

/// A shot.
pub struct Shot<M> {
    /// Moves of both, the solver's first.
    pub line: Vec<M>,
    /// Other last moves that gain as much.
    pub also: Vec<M>,
    /// Men won in the end; a king counts three.
    pub gain: i32,
}

/// A shot wins so many men at least, and no other move does.
const LEAST_GAIN: i32 = 2;
/// What the end of the game is worth.
const GAME: i32 = 100;
const KING: i32 = 3;
/// Number of the king among the kinds of piece.
const KING_KIND: u8 = 1;

/// The shot that the player to move has, in so few of their moves as possible and `most` at most; `None` where there is
/// none, or another move gains as well, or the way on is not the only one.
pub fn find<P: Playable>(position: &P, most: u32) -> Option<Shot<P::Move>> {
    let player = position.turn();
    let goal = material(position, player) + LEAST_GAIN;
    if captures(position) {
        return None;
    }
    for moves in 2..=most {
        let good = reaching(position, player, moves, goal);
        let [first] = good[..] else {
            if good.is_empty() {
                continue;
            }
            return None;
        };
        // Something is given first.
        if !captures(&after(position, first)) {
            return None;
        }
        let (line, also) = line(position, player, moves, goal)?;
        let end = line.iter().fold(position.clone(), |position, &mv| after(&position, mv));
        let reached = if end.turn() == player { worth(&end, player, 0) } else { worth_after_move(&end, player, 0) };
        return Some(Shot { line, also, gain: reached - goal + LEAST_GAIN });
    }
    None
}

/// The moves of `player` that get to `goal` with `moves` of theirs, whatever is answered.
fn reaching<P: Playable>(position: &P, player: Player, moves: u32, goal: i32) -> Vec<P::Move> {
    let legal = position.legal_moves();
    let left = moves.saturating_sub(1);
    legal.into_iter().filter(|&mv| worth_after_move(&after(position, mv), player, left) >= goal).collect()
}

/// Moves of both, and other last moves of the solver.
type Way<M> = (Vec<M>, Vec<M>);

/// The way from here to the goal.
fn line<P: Playable>(position: &P, player: Player, moves: u32, goal: i32) -> Option<Way<P::Move>> {
    if !captures(position) && material(position, player) >= goal {
        return Some((Vec::new(), Vec::new()));
    }
    let mut good = reaching(position, player, moves, goal);
    let left = moves.saturating_sub(1);
    good.sort_by_key(|&mv| std::cmp::Reverse(worth_after_move(&after(position, mv), player, left)));
    let (&first, others) = good.split_first()?;
    let child = after(position, first);
    if child.outcome().is_some() || !captures(&child) {
        return Some((vec![first], others.to_vec()));
    }
    if !others.is_empty() {
        return None;
    }
    // The answer that leaves least.
    let answer = child.legal_moves().into_iter().min_by_key(|&mv| worth(&after(&child, mv), player, left))?;
    let (rest, also) = line(&after(&child, answer), player, left, goal)?;
    Some(([first, answer].into_iter().chain(rest).collect(), also))
}

/// The material of `player`, who is to move with so many moves left, beyond that of the other when all is taken.
fn worth<P: Playable>(position: &P, player: Player, left: u32) -> i32 {
    let legal = position.legal_moves();
    if legal.is_empty() {
        return -GAME;
    }
    let must = captures(position);
    let standing = material(position, player);
    if left == 0 && !must {
        return standing;
    }
    let best = legal.into_iter().map(|mv| worth_after_move(&after(position, mv), player, left.saturating_sub(1))).max();
    // Without a capture the player may leave it at that.
    best.unwrap_or(standing).max(if must { -GAME } else { standing })
}

/// The same when the other is to move. What is not forced ends it.
fn worth_after_move<P: Playable>(position: &P, player: Player, left: u32) -> i32 {
    let legal = position.legal_moves();
    if legal.is_empty() {
        return if position.outcome().is_some_and(|outcome| outcome.winner == Some(player)) { GAME } else { 0 };
    }
    if !captures(position) {
        return material(position, player);
    }
    legal.into_iter().map(|mv| worth(&after(position, mv), player, left)).min().unwrap_or(0)
}

/// Captures are compulsory: when one move takes, all do.
pub fn captures<P: Playable>(position: &P) -> bool {
    let legal = position.legal_moves();
    legal.first().is_some_and(|&mv| !position.describe(mv, &legal).captures.is_empty())
}

/// Men that `player` is ahead.
pub fn material<P: Playable>(position: &P, player: Player) -> i32 {
    let worth = |kind| if kind == KING_KIND { KING } else { 1 };
    position.board().iter().map(|man| if man.player == player { worth(man.piece) } else { -worth(man.piece) }).sum()
}
