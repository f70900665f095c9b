//! A game in the terminal.

use std::io::{BufRead, Write};
use std::time::Instant;

use clap::{Args, ValueEnum};
use tablier::api::dto::OutcomeInfo;
use tablier::{AnyGame, FULL_STRENGTH, Limits};

use crate::said;

/// How to play.
#[derive(Args)]
pub struct Options {
    /// Who you are: the first player, the second, both, or neither.
    #[arg(long, default_value = "first")]
    you: Seat,
    /// Level of the engine, 1 to 10.
    #[arg(long, default_value_t = FULL_STRENGTH)]
    level: u32,
    /// Milliseconds for each move of the engine.
    #[arg(long, default_value_t = 1000)]
    time: u32,
    /// Seed of the engine's choice among good moves.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Seat {
    First,
    Second,
    Both,
    None,
}

const HELP: &str = "a move, or: moves, undo, resign, quit";

/// The result in a line.
pub fn result(outcome: &OutcomeInfo) -> String {
    let OutcomeInfo { winner, reason } = outcome;
    winner.as_ref().map_or_else(|| format!("draw ({reason})"), |winner| format!("{winner} wins ({reason})"))
}

/// Plays until the end of the game or of the input.
pub fn play(mut game: AnyGame, options: &Options) -> Result<(), String> {
    let level = game.level(options.level).ok_or_else(|| format!("--level: 1 to {FULL_STRENGTH}"))?;
    let first = game.info().players[0].id;
    let mut lines = std::io::stdin().lock().lines();
    println!("{}", game.ascii());
    while game.outcome().is_none() {
        let yours = match options.you {
            Seat::First => game.turn() == first,
            Seat::Second => game.turn() != first,
            Seat::Both => true,
            Seat::None => false,
        };
        if yours {
            print!("{}> ", game.turn());
            std::io::stdout().flush().map_err(|error| error.to_string())?;
            let Some(line) = lines.next() else { return Ok(()) };
            let line = line.map_err(|error| error.to_string())?;
            match line.trim() {
                "quit" => return Ok(()),
                "moves" => println!("{}", game.moves(None).map_err(said)?.join(" ")),
                "undo" => {
                    game.undo();
                    game.undo();
                    println!("{}", game.ascii());
                }
                "resign" => game.resign(None).map_err(said)?,
                "" => println!("{HELP}"),
                text => match game.play(text) {
                    Ok(_) => println!("{}", game.ascii()),
                    Err(error) => println!("{} ({HELP})", said(error)),
                },
            }
            continue;
        }
        let start = Instant::now();
        let clock = move || start.elapsed().as_secs_f64() * 1000.0;
        let Some(mut search) = game.search(level.apply(Limits::default())) else { break };
        search.run_for(&clock, options.time.into());
        let report = search.report(level, options.seed.wrapping_add(game.key()), clock());
        println!(
            "{} plays {} (depth {}, score {}, {} nodes)",
            game.turn(),
            report.best.mv,
            report.depth,
            report.best.score,
            report.nodes
        );
        game.play(&report.best.mv).map_err(said)?;
        println!("{}", game.ascii());
    }
    if let Some(outcome) = game.outcome() {
        println!("{}", result(&outcome));
    }
    Ok(())
}
