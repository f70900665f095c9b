//! Weights of draughts from games.

use std::path::PathBuf;

use clap::Args;
use tablier::{Draughts, DraughtsTuning, Noise, Position, Searchable, Variant};

use super::log::{Header, Logged, read};
use super::model::{Count, Samples, Schedule, Values, fit, loss, promise};

/// What is fitted, and how.
#[derive(Args)]
pub struct Options {
    /// The game.
    #[arg(long, short)]
    pub game: String,
    /// Files of games; may be repeated.
    #[arg(long = "in", required = true)]
    input: Vec<PathBuf>,
    /// Where the weights go.
    #[arg(long)]
    out: PathBuf,
    /// Share of the result in what a position should promise; the rest is the score of its search.
    #[arg(long, default_value_t = 0.5)]
    result: f32,
    /// Worth, in hundredths of a man, that promises 73 % of the points.
    #[arg(long, default_value_t = 110.0)]
    scale: f32,
    /// Penalty of the cells of the tables.
    #[arg(long, default_value_t = 2e-6)]
    decay: f32,
    /// Times that every position is seen.
    #[arg(long, default_value_t = 8)]
    epochs: usize,
    /// Positions of a step.
    #[arg(long, default_value_t = 4096)]
    batch: usize,
    /// First length of a step, in hundredths of a man.
    #[arg(long, default_value_t = 1.0)]
    rate: f32,
    /// Seed of the order of positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Penalty of terms: kings on a full board are too rare to learn from.
const TERM_DECAY: f32 = 1e-3;

/// One game of so many is held out: weights are judged by positions that they were not fitted to.
const HELD_OUT: usize = 20;

/// Fits the weights and writes them.
pub fn run<V: Variant>(start: &Draughts<V>, rules: &str, options: &Options) -> Result<(), String> {
    let tuning = DraughtsTuning::<V>::default();
    let [mut learnt, mut held_out] = [Samples::default(), Samples::default()];
    let mut number = 0;
    for path in &options.input {
        let (header, games) = read(path)?;
        let Header { game, nodes, seed } = header;
        println!("{}: {} games of {game} at {nodes} nodes, seed {seed}", path.display(), games.len());
        if game != V::ID {
            return Err(format!("{}: games of {game}", path.display()));
        }
        for game in games {
            let samples = if number % HELD_OUT == 0 { &mut held_out } else { &mut learnt };
            add(&tuning, start, &game, options, samples).ok_or("a game of other rules, or of another version")?;
            number += 1;
        }
    }
    println!("{} quiet positions, {} held out", learnt.len(), held_out.len());

    let weights = DraughtsTuning::<V>::WEIGHTS;
    let mut values: Values = vec![[0.0; 2]; weights + DraughtsTuning::<V>::SQUARES];
    for (value, untuned) in values.iter_mut().zip(DraughtsTuning::<V>::untuned()) {
        *value = [untuned; 2];
    }
    let decay: Vec<f32> = (0..values.len())
        .map(|weight| match weight {
            _ if weight < DraughtsTuning::<V>::TERMS => TERM_DECAY,
            _ if weight < weights => options.decay,
            _ => 0.0,
        })
        .collect();
    let schedule = Schedule {
        epochs: options.epochs,
        batch: options.batch,
        rate: options.rate,
        scale: options.scale,
        seed: options.seed,
    };
    println!("before: loss {:.5} on what is held out", loss(&held_out, &values, options.scale));
    fit(&learnt, &mut values, &decay, schedule, |epoch, values| {
        println!("epoch {epoch}: loss {:.5}", loss(&held_out, values, options.scale));
    });
    println!("loss on what was learnt from: {:.5}", loss(&learnt, &values, options.scale));
    println!("terms: {:.0?}", &values[..DraughtsTuning::<V>::TERMS]);

    let occurrences = learnt.occurrences(values.len());
    let seen = occurrences[DraughtsTuning::<V>::TERMS..weights].iter().filter(|&&times| times > 0).count();
    println!("{seen} of {} cells seen", weights - DraughtsTuning::<V>::TERMS);
    let squares = values.split_off(weights);
    for (weight, value) in values.iter_mut().enumerate() {
        for (square, share) in DraughtsTuning::<V>::squares_of(weight) {
            for kind in 0..2 {
                value[kind] += share * squares[square][kind];
            }
        }
    }
    let [full, empty]: [Vec<f32>; 2] = [0, 1].map(|kind| values.iter().map(|value| value[kind]).collect());
    let bytes = DraughtsTuning::<V>::to_bytes(rules, [&full, &empty]);
    std::fs::write(&options.out, bytes).map_err(|error| format!("{}: {error}", options.out.display()))
}

/// Adds the quiet positions of a game: those in which neither player has anything to capture.
fn add<V: Variant>(
    tuning: &DraughtsTuning<V>,
    start: &Draughts<V>,
    game: &Logged,
    options: &Options,
    samples: &mut Samples,
) -> Option<()> {
    let mut position = start.clone();
    let beginner = start.turn();
    let random = game.moves.len() - game.scores.len();
    let mut noisy = Vec::new();
    for (ply, &index) in game.moves.iter().enumerate() {
        noisy.clear();
        let noise = position.noisy_moves_into(0, &mut noisy);
        if ply >= random && noisy.is_empty() && noise == Noise::Optional {
            let features = tuning.features(&position);
            if !features.drawish {
                let halves = if position.turn() == beginner { game.halves } else { 2 - game.halves };
                let searched = promise(game.scores[ply - random].into(), options.scale);
                let target = options.result * f32::from(halves) / 2.0 + (1.0 - options.result) * searched;
                let full = features.stage as f32 / DraughtsTuning::<V>::STAGES as f32;
                samples.push(features.counts.into_iter().map(|(weight, times)| Count { weight, times }), full, target);
            }
        }
        let mv = *position.legal_moves().get(usize::from(index))?;
        position.play_unchecked(mv);
    }
    Some(())
}
