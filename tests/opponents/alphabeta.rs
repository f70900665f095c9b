//! Alpha-beta to a fixed depth, without quiescence, extensions or reductions.
//!
//! Depth by depth: the move that was best a depth before comes first, then the killers of the ply, then the others by the
//! worth of the position that they lead to. A position that was searched to the same depth before is not searched again.

use tablier::{Outcome, Position};

use crate::evaluation::Evaluate;

/// Worth of a win on the spot; one that is farther away is worth less by its plies.
const WIN: i32 = 1_000_000;
/// Moves kept for each ply that refuted another.
const KILLERS: usize = 2;
/// Positions that are remembered.
const PLACES: usize = 1 << 20;

/// A position after a move, with the merit by which it is searched before others.
struct Child<P: Position> {
    mv: P::Move,
    position: P,
    merit: i32,
}

/// What the score of a position was compared with when it was found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    /// The score is this or more.
    Lower,
    /// The score is this or less.
    Upper,
}

/// A position that was searched.
#[derive(Clone, Copy)]
struct Known<M> {
    key: u64,
    depth: u32,
    bound: Bound,
    /// Forced ends counted from the position.
    score: i32,
    best: M,
}

/// One search.
struct Search<P: Position> {
    killers: Vec<[Option<P::Move>; KILLERS]>,
    /// By key; the newest stays.
    known: Vec<Option<Known<P::Move>>>,
}

/// The best move at a depth, 1 at least, and its worth; `None` when the game is over.
pub fn best_move<P: Evaluate>(position: &P, depth: u32) -> Option<(P::Move, i32)> {
    let killers = vec![[None; KILLERS]; depth as usize + 1];
    let mut search = Search::<P> { killers, known: vec![None; PLACES] };
    let mut best = None;
    for depth in 1..=depth.max(1) {
        best = search.root(position, depth, best.map(|(mv, _)| mv));
    }
    best
}

/// A score as seen so many plies nearer to the end, or farther where `plies` is negative.
fn shifted(score: i32, plies: i32) -> i32 {
    if score.abs() < WIN / 2 { score } else { score + score.signum() * plies }
}

fn worth_of_end<P: Position>(position: &P, outcome: Outcome, ply: u32) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == position.turn() => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

impl<P: Evaluate> Search<P> {
    fn root(&mut self, position: &P, depth: u32, first: Option<P::Move>) -> Option<(P::Move, i32)> {
        let mut best = None;
        for child in self.children(position, 0, first) {
            let alpha = best.map_or(-WIN, |(_, score)| score);
            let score = -self.score(&child.position, depth - 1, 1, -WIN, -alpha);
            if best.is_none() || score > alpha {
                best = Some((child.mv, score));
            }
        }
        best
    }

    /// Worth of a position for the player to move, exact between `alpha` and `beta`.
    fn score(&mut self, position: &P, depth: u32, ply: u32, mut alpha: i32, beta: i32) -> i32 {
        if let Some(outcome) = position.outcome() {
            return worth_of_end(position, outcome, ply);
        }
        if depth == 0 {
            return position.balance();
        }
        if depth == 1 {
            return self.frontier(position, ply, alpha, beta);
        }
        let key = position.key();
        let place = key as usize % PLACES;
        let known = self.known[place].filter(|known| known.key == key);
        if let Some(known) = known.filter(|known| known.depth == depth) {
            let score = shifted(known.score, -(ply as i32));
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if enough {
                return score;
            }
        }
        let lowest = alpha;
        let mut best: Option<(P::Move, i32)> = None;
        for child in self.children(position, ply, known.map(|known| known.best)) {
            let score = -self.score(&child.position, depth - 1, ply + 1, -beta, -alpha);
            if best.is_none_or(|(_, highest)| score > highest) {
                best = Some((child.mv, score));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.keep_killer(child.mv, ply);
                break;
            }
        }
        // Positions without an end have moves.
        let Some((mv, score)) = best else { return position.balance() };
        let bound = match score {
            _ if score >= beta => Bound::Lower,
            _ if score <= lowest => Bound::Upper,
            _ => Bound::Exact,
        };
        self.known[place] = Some(Known { key, depth, bound, score: shifted(score, ply as i32), best: mv });
        score
    }

    /// The last ply, where an order would cost more than it saves.
    fn frontier(&mut self, position: &P, ply: u32, alpha: i32, beta: i32) -> i32 {
        let mut best = -WIN;
        for mv in position.legal_moves() {
            let mut child = position.clone();
            child.play_unchecked(mv);
            best = best.max(-self.score(&child, 0, ply + 1, -beta, -alpha));
            if best >= beta {
                break;
            }
        }
        best
    }

    fn children(&self, position: &P, ply: u32, first: Option<P::Move>) -> Vec<Child<P>> {
        let killers = &self.killers[ply as usize];
        let child = |mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            let merit = if first == Some(mv) {
                WIN
            } else {
                let end = after.outcome().map(|outcome| worth_of_end(&after, outcome, 1));
                let killer = if killers.contains(&Some(mv)) { WIN / 4 } else { 0 };
                killer - end.unwrap_or_else(|| after.balance())
            };
            Child { mv, position: after, merit }
        };
        let mut children: Vec<_> = position.legal_moves().into_iter().map(child).collect();
        children.sort_by_key(|child| -child.merit);
        children
    }

    fn keep_killer(&mut self, mv: P::Move, ply: u32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablier::{Charret, Playable, Rules, Tumblingdown};

    fn best<P: Evaluate>(text: &str, depth: u32) -> (String, i32) {
        let position = P::from_text(text, &Rules::default()).expect("a position");
        let (mv, score) = best_move(&position, depth).expect("the game goes on");
        (position.move_text(mv, &position.legal_moves()), score)
    }

    /// Without cuts and order.
    fn minimax<P: Evaluate>(position: &P, depth: u32, ply: u32) -> i32 {
        if let Some(outcome) = position.outcome() {
            return worth_of_end(position, outcome, ply);
        }
        if depth == 0 {
            return position.balance();
        }
        let after = |mv| {
            let mut child = position.clone();
            child.play_unchecked(mv);
            child
        };
        position.legal_moves().into_iter().map(|mv| -minimax(&after(mv), depth - 1, ply + 1)).max().expect("a move")
    }

    /// 10-1 closes 1, 2, 3; the capture leaves two tokens.
    #[test]
    fn a_win_in_one_is_found_at_every_depth() {
        for depth in 1..=4 {
            let (mv, score) = best::<Charret>(".11.....21......2..2.... 1 0 0", depth);
            assert!(mv.starts_with("10-1x"), "{mv}");
            assert_eq!(score, WIN - 1);
        }
    }

    #[test]
    fn a_king_is_captured_at_once() {
        let (mv, score) = best::<Tumblingdown>("8/8/8/8/8/8/1W6/B6W w 1", 3);
        assert_eq!((mv.as_str(), score), ("B2-A1", WIN - 1));
    }

    #[test]
    fn cuts_and_order_change_no_score() {
        for text in
            ["1.2.1...2.....1......2.. 1 5 6", ".1.2.1.2.12.1.2.1.2.1.2. 2 0 0", "1..2..1..2..1..2........ 1 0 0"]
        {
            let position = Charret::from_text(text, &Rules::default()).expect("a position");
            for depth in 1..=4 {
                let found = best_move(&position, depth).map(|(_, score)| score);
                assert_eq!(found, Some(minimax(&position, depth, 0)), "{text}, depth {depth}");
            }
        }
    }

    #[test]
    fn a_game_that_is_over_has_no_best_move() {
        let over = Charret::from_text("11.......222............ 1 0 0", &Rules::default()).expect("a position");
        assert_eq!(best_move(&over, 3), None);
    }
}
