//! `tablier`: the native tool.

mod arena;
mod bench;
mod data;
mod diagram;
mod engine;
mod exercises;
mod play;
mod records;
mod tables;
mod tune;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use tablier::{AnyGame, Error, Format, Rules};

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
    /// Draws a position as SVG, as the page does.
    Diagram {
        #[command(flatten)]
        game: GameArgs,
        /// Position text, as with --position.
        #[arg(value_name = "POSITION", conflicts_with = "position")]
        text: Option<String>,
        #[command(flatten)]
        options: diagram::Options,
    },
    /// Plays in the terminal against the engine.
    Play {
        #[command(flatten)]
        game: GameArgs,
        #[command(flatten)]
        options: play::Options,
    },
    /// Reads game records in any format and tells what is wrong with them; fails when something is.
    Check {
        #[command(flatten)]
        records: records::Source,
    },
    /// Reads game records in any format and writes them in one.
    Convert {
        #[command(flatten)]
        records: records::Source,
        /// Where to write; `-` for the terminal.
        out: PathBuf,
        /// pdn, pgn, clip, sgf or moves; each game's own format without it.
        #[arg(long, short, value_parser = records::format)]
        format: Option<Format>,
    },
    /// Two engines play a match: Elo, and a sequential test of it.
    Match {
        #[command(flatten)]
        options: arena::Options,
    },
    /// Measures the levels of a game against each other, or finds better ones.
    Levels {
        #[command(subcommand)]
        step: arena::levels::Step,
    },
    /// Writes random openings for matches.
    Openings {
        #[command(flatten)]
        options: arena::openings::Options,
    },
    /// Fits the evaluation of a game to games of the engine against itself.
    Tune {
        #[command(subcommand)]
        step: tune::Step,
    },
    /// Endgame tables.
    Tables {
        #[command(subcommand)]
        step: tables::Step,
    },
    /// Exercises from games of the engine against itself: docs/exercises.md.
    Exercises {
        #[command(subcommand)]
        step: exercises::Step,
    },
    /// Serves other programs by lines of text: docs/engine-protocol.md.
    Engine {
        /// Weights and endgame tables to play with.
        files: Vec<String>,
    },
    /// Measures move generation and search; the node counts are the signature of the engine.
    Bench {
        /// Signatures only, as JSON: `tests/fixtures/signatures.json`.
        #[arg(long)]
        signatures: bool,
        /// The same with milliseconds of CPU time, for `npm run bench:wasm`.
        #[arg(long, conflicts_with = "signatures")]
        timed: bool,
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
        let infos = AnyGame::infos();
        let options = infos.iter().find(|info| info.id == self.game).map_or(&[][..], |info| info.rules);
        let mut rules = Rules::default();
        for rule in &self.rules {
            let (name, value) = rule.split_once('=').ok_or_else(|| format!("{rule}: expected NAME=VALUE"))?;
            rules.set_text(name, value, options);
        }
        AnyGame::new(&self.game, self.position.as_deref(), &rules).map_err(said)
    }
}

fn said(error: Error) -> String {
    format!("{}: {error}", error.code.as_str())
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), String> {
    match command {
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
        Command::Diagram { mut game, text, options } => {
            game.position = game.position.or(text);
            diagram::draw(game.open()?, &options)?;
        }
        Command::Check { records } => records::check(&records)?,
        Command::Convert { records, out, format } => records::convert(&records, &out, format)?,
        Command::Play { game, options } => play::play(game.open()?, &options)?,
        Command::Match { options } => arena::run(&options)?,
        Command::Levels { step } => arena::levels::run(&step)?,
        Command::Openings { options } => arena::openings::write(&options)?,
        Command::Tune { step } => tune::run(&step)?,
        Command::Tables { step } => tables::run(&step)?,
        Command::Exercises { step } => exercises::run(&step)?,
        Command::Engine { files } => {
            engine::serve(&files, std::io::stdin().lock(), std::io::stdout().lock())
                .map_err(|error| error.to_string())?;
        }
        Command::Bench { signatures, timed } => {
            if signatures || timed {
                bench::signatures(timed);
            } else {
                bench::bench();
            }
        }
    }
    Ok(())
}
