//! `tablier tune`: the engine plays itself, and the weights of an evaluation are fitted to what came of it.

mod fit;
mod log;
mod model;
mod selfplay;

use std::path::Path;

use clap::Subcommand;
use tablier::{AnyGame, Rules};

/// Steps of tuning.
#[derive(Subcommand)]
pub enum Step {
    /// Plays games and appends them to a file; what is there already counts.
    Selfplay {
        #[command(flatten)]
        options: selfplay::Options,
    },
    /// Fits weights to games.
    Fit {
        #[command(flatten)]
        options: fit::Options,
    },
}

/// Runs a step.
pub fn run(step: &Step) -> Result<(), String> {
    match step {
        Step::Selfplay { options } => match &open(&options.game)? {
            AnyGame::Draughts(game) => selfplay::run(game, options),
            AnyGame::SpanishDraughts(game) => selfplay::run(game, options),
            AnyGame::Charret(game) => selfplay::run(game, options),
            AnyGame::Bulltricker(game) => selfplay::run(game, options),
            AnyGame::Tumblingdown(game) => selfplay::run(game, options),
            AnyGame::Ultima(game) => selfplay::run(game, options),
        },
        Step::Fit { options } => {
            let game = open(&options.game)?;
            let rules = game.rules();
            match &game {
                AnyGame::Draughts(game) => fit::run(game, &rules, options),
                AnyGame::SpanishDraughts(game) => fit::run(game, &rules, options),
                AnyGame::Charret(game) => fit::run(game, &rules, options),
                AnyGame::Bulltricker(game) => fit::run(game, &rules, options),
                AnyGame::Tumblingdown(game) => fit::run(game, &rules, options),
                AnyGame::Ultima(game) => fit::run(game, &rules, options),
            }
        }
    }
}

/// What `read` makes of the bytes of a file.
fn bytes_of<T, E: ToString>(path: &Path, read: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<T, String> {
    std::fs::read(path)
        .map_err(|error| error.to_string())
        .and_then(|bytes| read(&bytes).map_err(|error| error.to_string()))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn open(id: &str) -> Result<AnyGame, String> {
    AnyGame::new(id, None, &Rules::default()).map_err(crate::said)
}
