//! Alpha-beta by principal variation search, deepened iteration by iteration, with its own stack of nodes instead of
//! recursion: so it can stop after any node and go on.
//!
//! A node lives on the stack from [`Search::enter`] to [`Search::leave`]. Each turn of the loop either tries the next
//! move of the top node or, when there is none, hands its score to the node below.
//!
//! Steps beyond plain alpha-beta, each with numbers of its own for every game ([`super::Params`]) and measured
//! (`docs/strength.md`):
//! * late-move reductions: quiet moves far down the order are first searched less deep;
//! * verification, after the ProbCut of M. Buro: where a search at 40 % of the depth beats beta by a margin, the full one
//!   would beat beta. It takes the place of null move, which fails in games in which passing is a gift. The shallow search
//!   is a first run of the same node, which starts again when it fails;
//! * futility: close to the horizon, quiet moves that cannot make up what is missing are left out.

use super::limits::Limits;
use super::ordering::{Experience, KILLER, Ranked, pick};
use super::reductions::Reductions;
use super::tabled::Tabled;
use super::tt::{Bound, Entry, Table};
use super::{LARGEST_EVALUATION, MAX_PLY, Noise, Searchable, WIN, is_proved, mate_distance};
use crate::game::Game;
use crate::tables::Tables;

const INFINITE: i32 = WIN + 1;
const DRAW: i32 = 0;

/// One of the best lines of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// Score for the player to move, in hundredths of a man; see [`mate_distance`].
    pub score: i32,
    /// The moves, one at least.
    pub pv: Vec<M>,
}

/// How a child is being searched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attempt {
    /// With the window of its parent.
    Full,
    /// Only to show that it is no better than the best so far.
    Scout,
    /// The same, so many plies less deep.
    Reduced(i32),
}

/// What is asked of a node.
#[derive(Clone, Copy)]
struct Task {
    /// Plies left; 0 or less in quiescence.
    depth: i32,
    alpha: i32,
    beta: i32,
    /// How many positions before this one could be repeated.
    reversible: usize,
    /// What the player to move has at least: a draw where it may be claimed.
    floor: i32,
}

struct Node<P: Searchable> {
    position: P,
    /// `alpha` rises as better moves are found.
    task: Task,
    /// Alpha at entry, to tell the bound of the result.
    alpha_at_entry: i32,
    best: i32,
    best_move: Option<P::Move>,
    pv: Vec<P::Move>,
    /// Part of the move buffer: moves tried, then moves to try.
    moves: std::ops::Range<usize>,
    next: usize,
    attempt: Attempt,
    /// What is asked of the node once the verification, which goes first, has failed.
    unverified: Option<Task>,
    /// The evaluation, where moves may be left out by it.
    standing: Option<i32>,
}

/// A search under way.
pub struct Search<P: Searchable> {
    root: P,
    root_moves: Vec<P::Move>,
    limits: Limits,
    weights: P::Weights,
    tabled: Tabled,
    reductions: Reductions,
    table: Table,
    experience: Experience<P::Move>,
    stack: Vec<Node<P>>,
    ranked: Vec<Ranked<P::Move>>,
    fresh: Vec<P::Move>,
    /// Keys of the game's positions that could come back, then of the nodes on the stack.
    keys: Vec<u64>,
    game_keys: usize,
    nodes: u64,
    depth: u32,
    completed: u32,
    lines: Vec<Line<P::Move>>,
    /// Whether the lines were searched.
    noted: bool,
    /// Lines of the iteration under way; their moves are left out at the root.
    found: Vec<Line<P::Move>>,
    done: bool,
}

impl<P: Searchable> Search<P> {
    /// A search of the position of `game`, which sees what was played before as far as it can be repeated. `None` when
    /// the game is over.
    pub fn new(game: &Game<P>, limits: Limits) -> Option<Self> {
        let root_moves = game.legal_moves().to_vec();
        let &first = root_moves.first()?;
        let mut keys: Vec<u64> = game.repeatable_keys().collect();
        keys.reverse();
        let limits = Limits {
            depth: limits.depth.clamp(1, Limits::MAX_DEPTH),
            nodes: limits.nodes.max(1),
            multi_pv: limits.multi_pv.clamp(1, root_moves.len()),
        };
        let mut search = Self {
            root: game.position().clone(),
            limits,
            weights: P::Weights::default(),
            tabled: Tabled::default(),
            reductions: Reductions::new(&P::PARAMS),
            table: Table::for_nodes(limits.nodes),
            experience: Experience::new(P::MOVE_SPACE),
            stack: Vec::with_capacity(MAX_PLY + 1),
            ranked: Vec::with_capacity(1024),
            fresh: Vec::with_capacity(256),
            game_keys: keys.len(),
            keys,
            nodes: 0,
            depth: 1,
            completed: 0,
            lines: vec![Line { score: DRAW, pv: vec![first] }],
            noted: false,
            found: Vec::new(),
            root_moves,
            done: false,
        };
        search.start_root();
        Some(search)
    }

    /// The same search by a tuned evaluation. To be called before the first step.
    #[must_use]
    pub fn with_weights(mut self, weights: P::Weights) -> Self {
        self.weights = weights;
        self
    }

    /// The same search with endgame tables; those of another game, or for other rules, change nothing. To be called before
    /// the first step.
    #[must_use]
    pub fn with_tables(mut self, tables: &Tables) -> Self {
        self.tabled = Tabled::new(&self.root, tables);
        self
    }

    fn evaluate(&self, position: &P) -> i32 {
        position.evaluate(&self.weights).clamp(-LARGEST_EVALUATION, LARGEST_EVALUATION)
    }

    /// Best lines so far, best first: those of the last complete iteration; where one line is asked for, a better one of the
    /// iteration under way.
    pub fn lines(&self) -> &[Line<P::Move>] {
        &self.lines
    }

    /// The position searched.
    pub fn root(&self) -> &P {
        &self.root
    }

    /// Legal moves at the root.
    pub fn root_moves(&self) -> &[P::Move] {
        &self.root_moves
    }

    /// Positions visited.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Plies of the last complete iteration.
    pub fn completed_depth(&self) -> u32 {
        self.completed
    }

    /// Whether a limit was reached, or nothing is left to find out.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Visits up to `nodes` more positions, all together a few more in quiescence; true when the search is done.
    pub fn step(&mut self, nodes: u64) -> bool {
        let pause = self.nodes.saturating_add(nodes);
        while !self.done && self.nodes < pause {
            if self.nodes >= self.limits.nodes {
                self.done = true;
            } else {
                self.advance();
            }
        }
        if self.done {
            self.finish();
        }
        self.done
    }

    /// Ends the search before its limits. What was found stays; the memory that only searching needs, up to 16 MB, is given
    /// back, as it is at the limits.
    pub fn finish(&mut self) {
        self.done = true;
        self.table.shrink();
    }

    /// To the limits.
    pub fn run(&mut self) {
        while !self.step(u64::MAX) {}
    }

    fn start_root(&mut self) {
        self.keys.truncate(self.game_keys);
        let (root, depth) = (self.root.clone(), self.depth as i32);
        self.nodes += 1;
        let known = self.table.probe(root.key()).map(|entry| entry.mv).filter(|&mv| mv != Entry::NO_MOVE);
        self.fresh.clear();
        let left_out: Vec<P::Move> = self.found.iter().filter_map(|line| line.pv.first().copied()).collect();
        self.fresh.extend(self.root_moves.iter().copied().filter(|mv| !left_out.contains(mv)));
        let task = Task { depth, alpha: -INFINITE, beta: INFINITE, reversible: self.game_keys, floor: -INFINITE };
        self.push(root, task, known, -INFINITE);
    }

    /// One turn of the machine.
    fn advance(&mut self) {
        let ply = self.stack.len() - 1;
        let Some(node) = self.stack.last_mut() else { return };
        if node.next == node.moves.end || node.task.alpha >= node.task.beta {
            self.leave();
            return;
        }
        let mv = pick(&mut self.ranked[node.next..node.moves.end]);
        let before = node.next - node.moves.start;
        let is_late = before > 0 && self.ranked[node.next].rank < KILLER && !node.position.is_noisy(mv);
        node.next += 1;
        let Task { depth, alpha, beta, .. } = node.task;
        if is_late && is_futile(node) {
            return;
        }
        // The first move shows what the others must beat.
        let is_first = before == 0 || depth <= 0;
        node.attempt = if is_first || alpha + 1 >= beta { Attempt::Full } else { Attempt::Scout };
        if is_late && depth >= P::PARAMS.reduction_depth && before >= P::PARAMS.reduction_moves {
            let in_open_window = i32::from(alpha + 1 < beta);
            let plies = (self.reductions.of(depth, before) - in_open_window).min(depth - 1);
            if plies > 0 {
                node.attempt = Attempt::Reduced(plies);
            }
        }
        self.try_move(mv, ply);
    }

    /// Searches the child of the top node by `mv`, as the node's attempt says.
    fn try_move(&mut self, mv: P::Move, ply: usize) {
        let Some(node) = self.stack.last() else { return };
        let (beta, reduction) = match node.attempt {
            Attempt::Full => (node.task.beta, 0),
            Attempt::Scout => (node.task.alpha + 1, 0),
            Attempt::Reduced(plies) => (node.task.alpha + 1, plies),
        };
        // A forced reply costs no depth.
        let forced = ply > 0 && node.task.depth > 0 && (node.moves.len() == 1 || node.position.keeps_depth(mv));
        let task = Task {
            depth: if forced { node.task.depth } else { node.task.depth - 1 - reduction },
            alpha: -beta,
            beta: -node.task.alpha,
            reversible: if node.position.is_irreversible(mv) { 0 } else { node.task.reversible + 1 },
            floor: -INFINITE,
        };
        let mut child = node.position.clone();
        child.play_unchecked(mv);
        if let Some(score) = self.enter(child, task, ply + 1) {
            self.receive(-score, &[]);
        }
    }

    /// Visits a position: its score at once, or a new node on the stack.
    fn enter(&mut self, position: P, mut task: Task, ply: usize) -> Option<i32> {
        let Task { depth, alpha, beta, reversible, .. } = task;
        self.nodes += 1;
        let key = position.key();
        let since = self.keys.len().saturating_sub(reversible);
        if self.keys[since..].iter().rev().skip(1).step_by(2).any(|&earlier| earlier == key) {
            return Some(DRAW);
        }
        if ply >= MAX_PLY {
            return Some(end_score(&position, ply).unwrap_or_else(|| self.evaluate(&position)));
        }
        // Who may claim a draw has at least that.
        if position.claim(1).is_some() && position.outcome().is_none() {
            if beta <= DRAW {
                return Some(DRAW);
            }
            task = Task { alpha: alpha.max(DRAW), floor: DRAW, ..task };
        }
        let Task { alpha, floor, .. } = task;
        if let Some(score) = self.tabled.score(&position, ply, depth <= 0, |position| self.evaluate(position)) {
            return Some(score.max(floor));
        }
        if depth <= 0 {
            return self.enter_quiescence(position, task, ply);
        }
        let entry = self.table.probe(key);
        let is_scout = alpha + 1 >= beta;
        if let Some(entry) = entry {
            let score = from_table(entry.score, ply);
            if is_scout && i32::from(entry.depth) >= depth && settles(entry.bound, score, alpha, beta) {
                return Some(score.max(floor));
            }
        }
        self.fresh.clear();
        position.legal_moves_into(&mut self.fresh);
        if self.fresh.is_empty() {
            return Some(end_score(&position, ply).unwrap_or(DRAW));
        }
        let known = entry.map(|entry| entry.mv).filter(|&mv| mv != Entry::NO_MOVE);
        let may_err = is_scout && !is_proved(alpha) && !is_proved(beta);
        let mut unverified = None;
        if may_err && depth >= P::PARAMS.verification_depth {
            let bar = beta + P::PARAMS.verification_margin * depth;
            let shallow = (depth * P::PARAMS.verification_share / 100).max(1);
            let seen = entry.filter(|entry| i32::from(entry.depth) >= shallow);
            // What the table says may make the shallow search needless, one way or the other.
            match seen.map(|entry| (entry.bound, from_table(entry.score, ply))) {
                Some((Bound::Lower | Bound::Exact, score)) if score >= bar => return Some(lowered(score, bar - beta)),
                Some((Bound::Upper | Bound::Exact, score)) if score < bar => {}
                _ if bar < LARGEST_EVALUATION => {
                    unverified = Some(task);
                    task = Task { depth: shallow, alpha: bar - 1, beta: bar, ..task };
                }
                _ => {}
            }
        }
        let standing = (may_err && depth <= P::PARAMS.futility_depth).then(|| self.evaluate(&position));
        self.push(position, task, known, floor);
        if let Some(node) = self.stack.last_mut() {
            (node.unverified, node.standing) = (unverified, standing);
        }
        None
    }

    fn enter_quiescence(&mut self, position: P, task: Task, ply: usize) -> Option<i32> {
        if let Some(score) = end_score(&position, ply) {
            return Some(score);
        }
        self.fresh.clear();
        let noise = position.noisy_moves_into(task.depth.unsigned_abs(), &mut self.fresh);
        let mut best = task.floor;
        if noise == Noise::Optional || self.fresh.is_empty() {
            best = best.max(self.evaluate(&position));
            if best >= task.beta || self.fresh.is_empty() {
                return Some(best);
            }
        }
        self.push(position, Task { alpha: task.alpha.max(best), ..task }, None, best);
        None
    }

    /// A new node with the moves of `fresh`.
    fn push(&mut self, position: P, task: Task, known: Option<u16>, best: i32) {
        let start = self.ranked.len();
        self.experience.rank(&position, &self.fresh, self.stack.len(), known, &mut self.ranked);
        self.keys.push(position.key());
        self.stack.push(Node {
            position,
            task,
            alpha_at_entry: task.alpha,
            best,
            best_move: None,
            pv: Vec::new(),
            moves: start..self.ranked.len(),
            next: start,
            attempt: Attempt::Full,
            unverified: None,
            standing: None,
        });
    }

    /// The top node has its score for the move it tried last.
    fn receive(&mut self, score: i32, pv: &[P::Move]) {
        let ply = self.stack.len() - 1;
        let Some(node) = self.stack.last_mut() else { return };
        let mv = self.ranked[node.next - 1].mv;
        let Task { alpha, beta, .. } = node.task;
        let again = match node.attempt {
            Attempt::Reduced(_) if score > alpha && alpha + 1 < beta => Some(Attempt::Scout),
            Attempt::Reduced(_) if score > alpha => Some(Attempt::Full),
            Attempt::Scout if score > alpha && score < beta => Some(Attempt::Full),
            _ => None,
        };
        if let Some(attempt) = again {
            node.attempt = attempt;
            self.try_move(mv, ply);
            return;
        }
        if score <= node.best {
            return;
        }
        node.best = score;
        node.best_move = Some(mv);
        if score > node.task.alpha {
            node.task.alpha = score;
            if node.alpha_at_entry + 1 < node.task.beta {
                node.pv.clear();
                node.pv.push(mv);
                node.pv.extend_from_slice(pv);
            }
            if ply == 0 {
                self.note_root_line();
            }
        }
    }

    /// The top node is done: what it found goes to the table and to the node below.
    fn leave(&mut self) {
        let Some(mut node) = self.stack.pop() else { return };
        let ply = self.stack.len();
        if node.task.depth > 0 && (ply > 0 || self.found.is_empty()) {
            let bound = if node.best >= node.task.beta {
                Bound::Lower
            } else if node.best > node.alpha_at_entry {
                Bound::Exact
            } else {
                Bound::Upper
            };
            if bound == Bound::Lower
                && let Some(mv) = node.best_move
            {
                let tried = &self.ranked[node.moves.start..node.next - 1];
                self.experience.learn(&node.position, mv, tried, ply, node.task.depth);
            }
            let mv = node.best_move.filter(|_| bound != Bound::Upper).map(|mv| node.position.move_index(mv));
            self.table.store(node.position.key(), node.task.depth, to_table(node.best, ply), bound, mv);
        }
        if let Some(full) = node.unverified.take() {
            if node.best < node.task.beta {
                // Not verified: the node starts again with what was asked.
                (node.task, node.alpha_at_entry) = (full, full.alpha);
                (node.best, node.best_move, node.next) = (full.floor, None, node.moves.start);
                self.stack.push(node);
                return;
            }
            node.best = lowered(node.best, node.task.beta - full.beta);
        }
        self.keys.pop();
        self.ranked.truncate(node.moves.start);
        if ply == 0 {
            self.finish_root(node);
        } else {
            self.receive(-node.best, &node.pv);
        }
    }

    /// A better move at the root counts before the iteration is complete: the best of the one before was tried first. But
    /// several lines of different depths cannot be put in order.
    fn note_root_line(&mut self) {
        if self.limits.multi_pv > 1 && self.completed > 0 {
            return;
        }
        let Some(node) = self.stack.first() else { return };
        let line = Line { score: node.best, pv: node.pv.clone() };
        if !self.noted {
            // The line there was before anything was searched.
            self.lines.clear();
            self.noted = true;
        }
        self.lines.retain(|old| old.pv.first() != line.pv.first());
        self.lines.insert(self.found.len().min(self.lines.len()), line);
        self.lines.truncate(self.limits.multi_pv);
    }

    /// A root search is done: the next line of this iteration, or the next iteration, or the end.
    fn finish_root(&mut self, node: Node<P>) {
        self.found.push(Line { score: node.best, pv: node.pv });
        if self.found.len() == self.limits.multi_pv {
            self.found.sort_by_key(|line| std::cmp::Reverse(line.score));
            self.lines = std::mem::take(&mut self.found);
            self.completed = self.depth;
            let settled = self
                .lines
                .iter()
                .all(|line| mate_distance(line.score).is_some_and(|plies| plies.unsigned_abs() <= self.depth));
            if settled || self.tabled.tells_all() || self.depth == self.limits.depth {
                self.done = true;
                return;
            }
            self.depth += 1;
        }
        self.start_root();
    }
}

/// Whether what the table tells answers the question of a scout.
fn settles(bound: Bound, score: i32, alpha: i32, beta: i32) -> bool {
    match bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    }
}

/// A score that beat a raised bar, less what the bar was raised by; a proved one stays what it is.
fn lowered(score: i32, margin: i32) -> i32 {
    if is_proved(score) { score } else { score - margin }
}

/// Whether quiet moves of a node are left out: they seem not to reach alpha. A node that knows only losing moves so far
/// must look at the others.
fn is_futile<P: Searchable>(node: &Node<P>) -> bool {
    let Task { depth, alpha, .. } = node.task;
    let margin = P::PARAMS.futility_base + P::PARAMS.futility_margin * depth;
    let is_losing = is_proved(node.best) && node.best < 0;
    !is_losing && node.standing.is_some_and(|standing| standing + margin <= alpha)
}

/// Score of a finished game for the player to move.
fn end_score<P: Searchable>(position: &P, ply: usize) -> Option<i32> {
    position.outcome().map(|outcome| match outcome.winner {
        None => DRAW,
        Some(winner) if winner == position.turn() => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    })
}

/// Forced ends are stored as plies from the position, so that they hold wherever it is met.
fn to_table(score: i32, ply: usize) -> i32 {
    match mate_distance(score) {
        Some(_) if score > 0 => score + ply as i32,
        Some(_) => score - ply as i32,
        None => score,
    }
}

fn from_table(score: i16, ply: usize) -> i32 {
    let score = i32::from(score);
    match mate_distance(score) {
        Some(_) if score > 0 => score - ply as i32,
        Some(_) => score + ply as i32,
        None => score,
    }
}
