//! `compositions MS|nodes=N [FILE]...`: how many of the draughts compositions of `tests/fixtures/problems-draughts.json`
//! the engine solves with so many milliseconds of the processor, or positions visited, for each: it plays the first move of
//! the solution. The files are of weights or endgame tables.

use std::error::Error;

use cpu_time::ProcessTime;
use tablier::{AnyGame, Level, Limits, Rules, table_game};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let budget = arguments.next().ok_or("compositions MS|nodes=N [FILE]...")?;
    let (limits, time) = match budget.strip_prefix("nodes=") {
        Some(nodes) => (Limits::nodes(nodes.parse()?), f64::INFINITY),
        None => (Limits::default(), budget.parse()?),
    };
    let files = arguments.map(std::fs::read).collect::<Result<Vec<_>, _>>()?;
    let problems: serde_json::Value = serde_json::from_str(include_str!("../fixtures/problems-draughts.json"))?;
    let problems = problems["fixtures"].as_array().ok_or("a list of problems")?;
    let mut unsolved = Vec::new();
    for problem in problems {
        let game = AnyGame::new("draughts", problem["position"].as_str(), &Rules::default())?;
        let first = problem["line"][0].as_str().ok_or("a solution")?;
        if after(&game, &best_move(&game, limits, time, &files)?)? != after(&game, first)? {
            unsolved.push(problem["id"].as_str().unwrap_or("?"));
        }
    }
    println!("{} of {} solved; not {}", problems.len() - unsolved.len(), problems.len(), unsolved.join(", "));
    Ok(())
}

fn best_move(game: &AnyGame, limits: Limits, time: f64, files: &[Vec<u8>]) -> Result<String, Box<dyn Error>> {
    let mut search = game.search(limits).ok_or("the game is over")?;
    for bytes in files {
        search = match table_game(bytes) {
            Ok(_) => search.with_tables(&game.endgame()?.read(bytes)?),
            Err(_) => search.with_weights(&game.read_weights(bytes)?),
        };
    }
    let start = ProcessTime::now();
    search.run_for(&move || start.elapsed().as_secs_f64() * 1000.0, time);
    Ok(search.report(Level::FULL, 0, 0.0).best.mv)
}

/// Key of the position after a move: one move may have several texts.
fn after(game: &AnyGame, mv: &str) -> Result<u64, Box<dyn Error>> {
    let mut game = game.clone();
    game.play(mv)?;
    Ok(game.key())
}
