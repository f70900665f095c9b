//! Games of the engine against itself.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use tablier::{
    Game, Limits, Playable, Player, Search, SplitMix64, TableError, TableResult, Tables, Weights, mate_distance,
};

use super::log::{Header, Logged, append};

/// What is played.
#[derive(Args)]
pub struct Options {
    /// The game.
    #[arg(long, short)]
    pub game: String,
    /// Games in all, those of the file included.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// Positions visited for a move.
    #[arg(long, default_value_t = 1000)]
    nodes: u64,
    /// Seed of the openings: game n of a seed is always the same.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time.
    #[arg(long, short, default_value_t = 1)]
    concurrency: usize,
    /// File of weights; the evaluation written by hand without.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// File of endgame tables; a game that comes to one of their positions is over.
    #[arg(long)]
    tables: Option<PathBuf>,
    /// Plies after which a game is a draw.
    #[arg(long, default_value_t = 300)]
    longest: usize,
    /// Where they go.
    #[arg(long)]
    out: PathBuf,
}

/// Random plies at the start: so many, or up to so many more.
const OPENING: [u64; 2] = [4, 4];
/// A game is over when for so many plies in a row...
const WON_PLIES: usize = 8;
/// ...both players hold one of them so far ahead, in hundredths of a man.
const WON_SCORE: i32 = 700;
/// Games of each thread between two writes.
const BATCH: usize = 20;

/// Plays what is missing from the file.
pub fn run<P: Playable + Sync>(start: &Game<P>, options: &Options) -> Result<(), String> {
    let header = Header { game: options.game.clone(), nodes: options.nodes, seed: options.seed };
    let (mut file, mut played) = append(&options.out, &header)?;
    let start = start.position();
    let weights = match &options.weights {
        None => P::Weights::default(),
        Some(path) => super::bytes_of(path, Weights::from_bytes)?,
    };
    let tables = match &options.tables {
        None => Tables::default(),
        Some(path) => super::bytes_of(path, |bytes| start.endgame().ok_or(TableError::Unused)?.read(bytes))?,
    };
    let (weights, tables) = (&weights, &tables);
    let clock = Instant::now();
    let before = played;
    while played < options.games {
        let threads = options.concurrency.max(1);
        let parts: Vec<Vec<u8>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|thread| {
                    let first = played + thread * BATCH;
                    let numbers = first..(first + BATCH).min(options.games);
                    scope.spawn(move || {
                        numbers.flat_map(|number| play(start, weights, tables, options, number).write()).collect()
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("a game does not panic")).collect()
        });
        for part in parts {
            file.write_all(&part).map_err(|error| error.to_string())?;
        }
        played = (played + threads * BATCH).min(options.games);
        println!("{played} games, {:.1} a second", (played - before) as f64 / clock.elapsed().as_secs_f64());
    }
    Ok(())
}

/// Plays game `number`.
fn play<P: Playable>(start: &P, weights: &P::Weights, tables: &Tables, options: &Options, number: usize) -> Logged {
    let mut random = SplitMix64::new(options.seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut game = Game::new(start.clone());
    let mut log = Logged::default();
    let beginner = start.turn();
    for _ in 0..OPENING[0] + random.below(OPENING[1] + 1) {
        let legal = game.legal_moves().len() as u64;
        if legal == 0 {
            break;
        }
        push(&mut game, &mut log, random.below(legal) as usize);
    }
    let mut ahead = 0;
    let winner = loop {
        if let Some(outcome) = game.outcome() {
            break outcome.winner;
        }
        if log.moves.len() >= options.longest {
            break None;
        }
        let turn = game.position().turn();
        if !tables.is_empty()
            && let Some(value) = game.position().probe(tables)
        {
            break match value.result {
                TableResult::Win => Some(turn),
                TableResult::Draw => None,
                TableResult::Loss => Some(turn.other()),
            };
        }
        let Some(search) = Search::new(&game, Limits::nodes(options.nodes)) else { break None };
        let mut search = search.with_weights(weights.clone()).with_tables(tables);
        search.run();
        let line = &search.lines()[0];
        let (score, best) = (line.score, line.pv[0]);
        if mate_distance(score).is_some() {
            break Some(if score > 0 { turn } else { turn.other() });
        }
        ahead = if score.abs() >= WON_SCORE { ahead + 1 } else { 0 };
        if ahead >= WON_PLIES {
            break Some(if score > 0 { turn } else { turn.other() });
        }
        let index = game.legal_moves().iter().position(|&mv| mv == best).unwrap_or_default();
        push(&mut game, &mut log, index);
        log.scores.push(score as i16);
    };
    log.halves = halves(winner, beginner);
    log
}

fn push<P: Playable>(game: &mut Game<P>, log: &mut Logged, index: usize) {
    log.moves.push(index as u16);
    let mv = game.legal_moves()[index];
    // Legal: it is one of the list.
    let _ = game.play(mv);
}

fn halves(winner: Option<Player>, beginner: Player) -> u8 {
    match winner {
        None => 1,
        Some(winner) => 2 * u8::from(winner == beginner),
    }
}
