//! `compositions MS [WEIGHTS]`: how many of the draughts compositions of `tests/fixtures/problems-draughts.json` the
//! engine solves with so many milliseconds of the processor for each: it plays the first move of the solution.

use std::error::Error;

use cpu_time::ProcessTime;
use tablier::{AnyGame, Level, Limits, Rules};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let time: f64 = arguments.next().ok_or("compositions MS [WEIGHTS]")?.parse()?;
    let weights = arguments.next().map(std::fs::read).transpose()?;
    let problems: serde_json::Value = serde_json::from_str(include_str!("../fixtures/problems-draughts.json"))?;
    let problems = problems["fixtures"].as_array().ok_or("a list of problems")?;
    let mut unsolved = Vec::new();
    for problem in problems {
        let game = AnyGame::new("draughts", problem["position"].as_str(), &Rules::default())?;
        let first = problem["line"][0].as_str().ok_or("a solution")?;
        if after(&game, &best_move(&game, time, weights.as_deref())?)? != after(&game, first)? {
            unsolved.push(problem["id"].as_str().unwrap_or("?"));
        }
    }
    println!("{} of {} solved; not {}", problems.len() - unsolved.len(), problems.len(), unsolved.join(", "));
    Ok(())
}

fn best_move(game: &AnyGame, time: f64, weights: Option<&[u8]>) -> Result<String, Box<dyn Error>> {
    let mut search = game.search(Limits::default()).ok_or("the game is over")?;
    if let Some(bytes) = weights {
        search = search.with_weights(&game.read_weights(bytes)?);
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
