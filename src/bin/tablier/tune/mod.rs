//! `tablier tune`: the engine plays itself, and the weights of an evaluation are fitted to what came of it.

mod fit;
mod log;
mod model;
mod selfplay;

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
            let rules: Vec<String> = rules.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let rules = rules.join(" ");
            match &game {
                AnyGame::Draughts(game) => fit::run(game.position(), &rules, options),
                AnyGame::SpanishDraughts(game) => fit::run(game.position(), &rules, options),
                _ => Err(format!("the evaluation of {} takes no weights", options.game)),
            }
        }
    }
}

fn open(id: &str) -> Result<AnyGame, String> {
    AnyGame::new(id, None, &Rules::default()).map_err(crate::said)
}
