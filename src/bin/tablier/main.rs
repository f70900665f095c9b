//! `tablier`: the native tool.

mod bench;
mod play;

use clap::{Args, Parser, Subcommand};
use tablier::{AnyGame, Error, RuleValue, Rules};

/// Rules and engine for abstract strategy games.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Counts the leaves below a position.
    Perft {
        #[command(flatten)]
        game: GameArgs,
        /// Plies.
        depth: u32,
        /// The count below each move as well.
        #[arg(long)]
        divide: bool,
    },
    /// Lists the legal moves.
    Moves {
        #[command(flatten)]
        game: GameArgs,
    },
    /// Plays in the terminal against the engine.
    Play {
        #[command(flatten)]
        game: GameArgs,
        #[command(flatten)]
        options: play::Options,
    },
    /// Measures move generation and search; the node counts are the signature of the engine.
    Bench {
        /// Signatures only, as JSON: `tests/fixtures/signatures.json`.
        #[arg(long)]
        signatures: bool,
    },
}

/// Which game, from where, under which rules.
#[derive(Args)]
struct GameArgs {
    /// draughts, spanish-draughts, charret, bulltricker, tumblingdown or ultima.
    game: String,
    /// Position text; the start without it.
    #[arg(long, short)]
    position: Option<String>,
    /// Rule option as name=value; may be repeated.
    #[arg(long = "rule", short, value_name = "NAME=VALUE")]
    rules: Vec<String>,
}

impl GameArgs {
    fn open(&self) -> Result<AnyGame, String> {
        let mut rules = Rules::default();
        for rule in &self.rules {
            let (name, value) = rule.split_once('=').ok_or_else(|| format!("{rule}: expected NAME=VALUE"))?;
            rules.set(name, rule_value(value));
        }
        AnyGame::new(&self.game, self.position.as_deref(), &rules).map_err(said)
    }
}

fn rule_value(text: &str) -> RuleValue {
    match text {
        "true" => RuleValue::Flag(true),
        "false" => RuleValue::Flag(false),
        "none" | "null" => RuleValue::Limit(None),
        _ => text.parse().map_or_else(|_| RuleValue::Choice(text.into()), |number| RuleValue::Limit(Some(number))),
    }
}

fn said(error: Error) -> String {
    format!("{}: {error}", error.code.as_str())
}

fn main() -> Result<(), String> {
    match Cli::parse().command {
        Command::Perft { game, depth, divide } => {
            let mut game = game.open()?;
            if divide && depth > 0 {
                for text in game.moves(None).map_err(said)? {
                    game.play(&text).map_err(said)?;
                    println!("{text}: {}", game.perft(depth - 1));
                    game.undo();
                }
            }
            println!("{}", game.perft(depth));
        }
        Command::Moves { game } => {
            let game = game.open()?;
            print!("{}", game.ascii());
            println!("{}\n{} to move", game.position(), game.turn());
            if let Some(outcome) = game.outcome() {
                println!("{}", play::result(&outcome));
            }
            println!("{}", game.moves(None).map_err(said)?.join("\n"));
        }
        Command::Play { game, options } => play::play(game.open()?, &options)?,
        Command::Bench { signatures } => {
            if signatures {
                bench::signatures();
            } else {
                bench::bench();
            }
        }
    }
    Ok(())
}
