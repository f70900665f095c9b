//! `tablier levels`: how far the levels of a game are from each other, and where they should be.
//!
//! All strengths lie on one path, on which nodes double at equal steps while the choice among good moves narrows. `place`
//! measures how many Elo lie between points of the path and puts the levels at equal distances; `measure` plays each level
//! against the one below.

use std::ops::RangeInclusive;

use clap::{Args, Subcommand};
use tablier::{FULL_STRENGTH, Level};

use super::contestant::{Budget, Internal};
use super::hall::Hall;
use super::openings;
use super::referee::Setting;
use super::stats::Tally;

/// What to do.
#[derive(Subcommand)]
pub enum Step {
    /// Plays each level against the one below.
    Measure {
        #[command(flatten)]
        options: Options,
        /// The first level that is played, against the one below.
        #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(2..=i64::from(FULL_STRENGTH)))]
        from: u32,
        /// The last one.
        #[arg(long, default_value_t = FULL_STRENGTH, value_parser = clap::value_parser!(u32).range(2..=i64::from(FULL_STRENGTH)))]
        to: u32,
    },
    /// Finds nodes and halvings of levels at equal distances.
    Place {
        #[command(flatten)]
        options: Options,
        /// Nodes of the weakest level.
        #[arg(long, default_value_t = 300)]
        weakest: u64,
        /// Halving of the weakest level, in hundredths of a man.
        #[arg(long, default_value_t = 64)]
        halving: u32,
    },
}

/// How the games are played.
#[derive(Args)]
pub struct Options {
    /// The game.
    #[arg(long, short)]
    game: String,
    /// File of weights or endgame tables, as the page loads it; may be repeated.
    #[arg(long = "weights", value_name = "FILE")]
    files: Vec<String>,
    /// Games of a match, an even number.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// Positions visited for a move at full strength.
    #[arg(long, default_value_t = 200_000)]
    full: u64,
    /// Random plies of the openings.
    #[arg(long, default_value_t = 4)]
    plies: usize,
    /// Seed of openings and engines.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Plies after which a game is a draw.
    #[arg(long, default_value_t = 300)]
    longest: usize,
    /// Games at the same time.
    #[arg(long, short, default_value_t = 1)]
    concurrency: usize,
}

pub fn run(step: &Step) -> Result<(), String> {
    match step {
        Step::Measure { options, from, to } => measure(options, *from..=*to),
        Step::Place { options, weakest, halving } => {
            place(options, Path { weakest: *weakest, halving: *halving, full: options.full })
        }
    }
}

impl Options {
    fn setting(&self) -> Setting {
        Setting { game: self.game.clone(), rules: Vec::new(), longest: self.longest }
    }

    /// Plays the first of two levels against the second.
    fn play(&self, levels: [Level; 2]) -> Result<Tally, String> {
        let setting = self.setting();
        let count = self.games.div_ceil(2);
        let openings = openings::random(&self.game, &setting.rules(), count, self.plies, self.seed)?;
        let enter = |number: usize| {
            let game = setting.start()?;
            let enter = |level: Level, seat: u64| {
                let seed = self.seed.wrapping_add(2 * number as u64 + seat);
                Internal::new(&game, level, Budget::Nodes(self.full).into(), seed, &self.files).map(Box::new)
            };
            Ok([enter(levels[0], 0)? as _, enter(levels[1], 1)? as _])
        };
        let mut tally = Tally::default();
        Hall { setting: &setting, openings: &openings, enter: &enter }.play(self.concurrency, |_, pair| {
            tally.add([pair[0].halves, 2 - pair[1].halves]);
            true
        })?;
        Ok(tally)
    }
}

fn measure(options: &Options, numbers: RangeInclusive<u32>) -> Result<(), String> {
    let game = options.setting().start()?;
    println!("{}, full strength with {} nodes, {} games a line", options.game, options.full, options.games);
    for number in numbers {
        let [upper, lower] = [number, number - 1].map(|number| game.level(number).unwrap_or(Level::FULL));
        let tally = options.play([upper, lower])?;
        let Tally { wins, draws, losses, .. } = tally;
        println!("{number} v {}: +{wins} ={draws} -{losses}, {:.1} %", number - 1, 100.0 * tally.score());
    }
    Ok(())
}

/// Strengths between the weakest, at 0, and the full one, at 1.
struct Path {
    weakest: u64,
    halving: u32,
    full: u64,
}

impl Path {
    /// From here on the best move is played.
    const SURE: f64 = 0.7;
    /// Until then the halving has been divided by 2 so many times.
    const NARROWINGS: f64 = 7.0;

    fn at(&self, way: f64) -> Level {
        let nodes = self.weakest as f64 * (self.full as f64 / self.weakest as f64).powf(way);
        let halving = f64::from(self.halving) * (-Self::NARROWINGS * way / Self::SURE).exp2();
        Level { nodes: nodes.round() as u64, halving: halving.round() as i32 }
    }
}

fn place(options: &Options, path: Path) -> Result<(), String> {
    const STEPS: usize = 14;
    /// A one-sided match tells that the distance is at least this.
    const FARTHEST: f64 = 600.0;
    let way = |step: usize| step as f64 / STEPS as f64;
    let mut heights = vec![0.0];
    for step in 1..=STEPS {
        let tally = options.play([path.at(way(step)), path.at(way(step - 1))])?;
        let [_, elo, _] = tally.elo();
        let height = heights[step - 1] + elo.clamp(0.0, FARTHEST);
        println!("{:?}: Elo {elo:+.0} over the one before, {height:.0} in all", path.at(way(step)));
        heights.push(height);
    }
    let distance = heights[STEPS] / f64::from(FULL_STRENGTH - 1);
    println!("levels {distance:.0} Elo apart:");
    for number in 0..FULL_STRENGTH - 1 {
        let height = distance * f64::from(number);
        let above = heights.iter().position(|&known| known > height).unwrap_or(STEPS).max(1);
        let part = (height - heights[above - 1]) / (heights[above] - heights[above - 1]).max(1.0);
        let Level { nodes, halving } = path.at((above as f64 - 1.0 + part) / STEPS as f64);
        println!("({nodes}, {halving}),");
    }
    Ok(())
}
