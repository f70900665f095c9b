//! Weights of an evaluation from games.

use std::path::PathBuf;

use clap::Args;
use tablier::{Game, Kind, Noise, Parameter, Rules, Searchable, Tunable, Tuning};

use super::log::{Header, Logged, read};
use super::model::{Count, Samples, Schedule, THREADS, Values, fit, loss, promise};

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
    /// File of weights to begin with; those of the evaluation as it is without.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Share of the result in what a position should promise; the rest is the score of its search.
    #[arg(long, default_value_t = 0.5)]
    result: f32,
    /// Worth, in hundredths of a man, that promises 73 % of the points.
    #[arg(long, default_value_t = 110.0)]
    scale: f32,
    /// Penalty of the cells of the tables.
    #[arg(long, default_value_t = 2e-6)]
    decay: f32,
    /// Penalty of terms: some are too rare to learn from, as kings on a full board of draughts.
    #[arg(long, default_value_t = 1e-3)]
    term_decay: f32,
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

/// One game of so many is held out: weights are judged by positions that they were not fitted to.
const HELD_OUT: usize = 20;

/// Fits the weights and writes them.
pub fn run<P: Tunable + Sync>(start: &Game<P>, rules: &Rules, options: &Options) -> Result<(), String> {
    let tuning = P::Tuning::default();
    let start = start.position();
    let [mut learnt, mut held_out] = [Samples::default(), Samples::default()];
    for path in &options.input {
        let (header, games) = read(path)?;
        let Header { game, nodes, seed } = header;
        println!("{}: {} games of {game} at {nodes} nodes, seed {seed}", path.display(), games.len());
        if game != P::ID {
            return Err(format!("{}: games of {game}", path.display()));
        }
        let said = || format!("{}: a game of other rules, or of another version", path.display());
        let parts: Vec<Option<[Samples; 2]>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (games.chunks(games.len().div_ceil(THREADS).max(1)))
                .map(|games| scope.spawn(|| samples::<P>(&tuning, start, games, options)))
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("reading a game does not panic")).collect()
        });
        for part in parts {
            let [learn, hold] = part.ok_or_else(said)?;
            learnt.append(learn);
            held_out.append(hold);
        }
    }
    println!("{} quiet positions, {} held out", learnt.len(), held_out.len());

    let parameters = tuning.parameters();
    let mut values: Values = match &options.from {
        None => parameters.iter().map(|parameter| parameter.untuned).collect(),
        Some(path) => super::bytes_of(path, |bytes| tuning.read_values(bytes))?,
    };
    let decay: Vec<f32> = (parameters.iter())
        .map(|parameter| match parameter.kind {
            Kind::Term(_) => options.term_decay,
            Kind::Cell => options.decay,
            Kind::Shared => 0.0,
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
    tell::<P>(&parameters, &values, &learnt.occurrences(values.len()));
    let rules: Vec<String> = rules.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let bytes = tuning.to_bytes(&rules.join(" "), values);
    std::fs::write(&options.out, bytes).map_err(|error| format!("{}: {error}", options.out.display()))
}

/// Prints the terms as the source has them, and how many cells of tables were seen.
fn tell<P: Tunable>(parameters: &[Parameter], values: &Values, occurrences: &[u32]) {
    let [mut cells, mut seen] = [0, 0];
    for ((parameter, value), &occurrences) in parameters.iter().zip(values).zip(occurrences) {
        match parameter.kind {
            Kind::Term(name) => {
                let [full, empty] = value.map(|value| (value * P::Tuning::UNIT).round());
                println!("    {name}: [{full}, {empty}],  // in {occurrences} positions");
            }
            Kind::Cell => {
                cells += 1;
                seen += u32::from(occurrences > 0);
            }
            Kind::Shared => {}
        }
    }
    if cells > 0 {
        println!("{seen} of {cells} cells seen");
    }
}

/// The positions to learn from, and those held out. `None` for moves that there are not.
fn samples<P: Tunable>(tuning: &P::Tuning, start: &P, games: &[Logged], options: &Options) -> Option<[Samples; 2]> {
    let [mut learnt, mut held_out] = [Samples::default(), Samples::default()];
    for (number, game) in games.iter().enumerate() {
        let samples = if number % HELD_OUT == 0 { &mut held_out } else { &mut learnt };
        add(tuning, start, game, options, samples)?;
    }
    Some([learnt, held_out])
}

/// Adds the quiet positions of a game: those at which quiescence could leave it at once.
fn add<P: Tunable>(
    tuning: &P::Tuning,
    start: &P,
    game: &Logged,
    options: &Options,
    samples: &mut Samples,
) -> Option<()> {
    let mut position = start.clone();
    let beginner = start.turn();
    let random = game.moves.len() - game.scores.len();
    let (mut noisy, mut legal) = (Vec::new(), Vec::new());
    for (ply, &index) in game.moves.iter().enumerate() {
        if ply >= random
            && is_quiet(&position, &mut noisy)
            && let Some(features) = tuning.features(&position)
        {
            let halves = if position.turn() == beginner { game.halves } else { 2 - game.halves };
            let searched = promise(game.scores[ply - random].into(), options.scale);
            let target = options.result * f32::from(halves) / 2.0 + (1.0 - options.result) * searched;
            let counts = features.counts.into_iter().map(|(weight, times)| Count { weight, times });
            samples.push(counts, features.full, target);
        }
        legal.clear();
        position.legal_moves_into(&mut legal);
        position.play_unchecked(*legal.get(usize::from(index))?);
    }
    Some(())
}

/// Whether the player to move has nothing to capture, nor any threat to answer.
fn is_quiet<P: Searchable>(position: &P, noisy: &mut Vec<P::Move>) -> bool {
    noisy.clear();
    position.noisy_moves_into(0, noisy) == Noise::Optional && noisy.is_empty()
}
