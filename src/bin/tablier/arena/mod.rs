//! `tablier match`: two engines play each other, and the numbers say which is the stronger.
//!
//! Every opening is played twice, with colours swapped. At fixed nodes a match of two engines at full strength is the
//! same whenever it is played, whatever the number of threads.

mod contestant;
mod hall;
mod hub;
pub mod levels;
pub mod openings;
mod process;
mod referee;
mod stats;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use tablier::{RuleValue, SplitMix64};

use contestant::{Budget, Fault, parse_entrant};
use hall::{Hall, Pair};
use openings::Opening;
use referee::{End, Setting};
use stats::{Sprt, Tally, Verdict, parse_sprt};

/// Who plays, and how long.
#[derive(Args)]
pub struct Options {
    /// `self` (this build), `self:FILE` (with the weights of a file), the path of another build, or `hub:COMMAND` (a draughts program that speaks Hub 2).
    a: String,
    /// Its opponent.
    b: String,
    /// The game.
    #[arg(long, short)]
    game: String,
    /// Rule option as name=value; may be repeated.
    #[arg(long = "rule", short, value_name = "NAME=VALUE")]
    rules: Vec<String>,
    /// Positions visited for a move.
    #[arg(long, conflicts_with = "time", default_value_t = 5000)]
    nodes: u64,
    /// Milliseconds for a move, in place of nodes.
    #[arg(long)]
    time: Option<u64>,
    /// Levels of the engines: one for both, or one each as `3,2`.
    #[arg(long, value_delimiter = ',', num_args = 1)]
    level: Vec<u32>,
    /// Games at most, an even number.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// Games at the same time.
    #[arg(long, short, default_value_t = 1)]
    concurrency: usize,
    /// File of openings; without it random ones are made.
    #[arg(long)]
    openings: Option<PathBuf>,
    /// Random plies of openings that are made.
    #[arg(long, default_value_t = 6)]
    plies: usize,
    /// Seed of the order of openings, of those that are made, and of engines below full strength.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stops when the difference is known to be below the first or above the second of two Elo bounds, with an error of
    /// 5 % each way.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse_sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Plies after which a game is a draw.
    #[arg(long, default_value_t = 300)]
    longest: usize,
    /// Prints the moves of every game.
    #[arg(long)]
    moves: bool,
}

/// What a match adds up.
#[derive(Default)]
struct Sums {
    tally: Tally,
    plies: usize,
    ends: BTreeMap<String, u64>,
    faults: Vec<String>,
}

impl Sums {
    fn add(&mut self, pair: &Pair, number: usize) {
        self.tally.add([pair[0].halves, 2 - pair[1].halves]);
        for (swapped, game) in pair.iter().enumerate() {
            self.plies += game.moves.len();
            let end = match &game.end {
                End::Rules(reason) => reason.clone(),
                End::Claim(reason) => format!("claimed {reason}"),
                End::Length => "length".into(),
                End::Fault(seat, fault) => {
                    let name = ["A", "B"][seat ^ swapped];
                    let (kind, detail) = match fault {
                        Fault::Illegal(mv) => ("illegal move", mv.as_str()),
                        Fault::Time => ("time loss", ""),
                        Fault::Crash(what) => ("crash", what.as_str()),
                    };
                    let line = format!("game {}: {name}, {kind} {detail}", 2 * number + swapped + 1);
                    self.faults.push(format!("{} after {}", line.trim_end(), game.moves.join(" ")));
                    format!("{kind} of {name}")
                }
            };
            *self.ends.entry(end).or_default() += 1;
        }
    }

    fn print(&self, sprt: Option<Sprt>) {
        let Tally { wins, draws, losses, pairs } = self.tally;
        let [low, elo, high] = self.tally.elo();
        let mut line = format!(
            "{} games: +{wins} ={draws} -{losses}, {:.1} %, Elo {elo:+.1} [{low:+.1}, {high:+.1}], pairs {pairs:?}",
            self.tally.games(),
            100.0 * self.tally.score(),
        );
        if let Some(Sprt { elo0, elo1 }) = sprt {
            line += &format!(
                ", SPRT [{elo0}, {elo1}]: LLR {:+.2} of ±{:.2}",
                self.tally.log_likelihood_ratio(elo0, elo1),
                Sprt::BOUND
            );
        }
        println!("{line}");
    }

    fn print_summary(&self, sprt: Option<Sprt>) {
        self.print(sprt);
        let ends: Vec<String> = self.ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
        let length = self.plies as f64 / self.tally.games().max(1) as f64;
        println!("ends: {}; {length:.0} plies a game", ends.join(", "));
        for fault in &self.faults {
            println!("{fault}");
        }
        if let Some(sprt) = sprt {
            println!(
                "{}",
                match sprt.verdict(&self.tally) {
                    Some(Verdict::Passed) => "passed",
                    Some(Verdict::Failed) => "failed",
                    None => "undecided",
                }
            );
        }
    }
}

/// Pairs between two lines of progress.
const PAIRS_BETWEEN_LINES: usize = 50;

/// Plays a match and prints what it shows.
pub fn run(options: &Options) -> Result<(), String> {
    let setting = options.setting()?;
    let entrants = [&options.a, &options.b].map(|name| parse_entrant(name));
    let levels = match options.level.as_slice() {
        [] => [None; 2],
        &[both] => [Some(both); 2],
        &[a, b] => [Some(a), Some(b)],
        _ => return Err("--level: one or two numbers".into()),
    };
    let openings = options.openings(&setting)?;
    let limit = match setting.budget {
        Budget::Nodes(nodes) => format!("{nodes} nodes"),
        Budget::Milliseconds(time) => format!("{time} ms"),
    };
    println!("{}, {limit} a move: {} v {}", options.game, options.a, options.b);

    let start = Instant::now();
    let enter = |number: usize| {
        let seed = options.seed.wrapping_add(number as u64);
        let game = setting.start()?;
        Ok([entrants[0].enter(&game, levels[0], seed)?, entrants[1].enter(&game, levels[1], seed)?])
    };
    let hall = Hall { setting: &setting, openings: &openings, enter: &enter };
    let mut sums = Sums::default();
    hall.play(options.concurrency, |number, pair| {
        sums.add(pair, number);
        if options.moves {
            pair.iter().for_each(|game| println!("{:?} {}", game.end, game.moves.join(" ")));
        }
        let decided = options.sprt.is_some_and(|sprt| sprt.verdict(&sums.tally).is_some());
        if !decided && (sums.tally.games() as usize).is_multiple_of(2 * PAIRS_BETWEEN_LINES) {
            sums.print(options.sprt);
        }
        !decided
    })?;
    sums.print_summary(options.sprt);
    println!("{:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

impl Options {
    fn setting(&self) -> Result<Setting, String> {
        let rules = self.rules.iter().map(|rule| {
            let (name, value) = rule.split_once('=').ok_or_else(|| format!("{rule}: expected NAME=VALUE"))?;
            Ok((name.to_owned(), RuleValue::from_text(value)))
        });
        Ok(Setting {
            game: self.game.clone(),
            rules: rules.collect::<Result<_, String>>()?,
            budget: self.time.map_or(Budget::Nodes(self.nodes), Budget::Milliseconds),
            longest: self.longest,
        })
    }

    /// One opening for each pair; engines without luck would play a second pair like the first.
    fn openings(&self, setting: &Setting) -> Result<Vec<Opening>, String> {
        let wanted = self.games.div_ceil(2).max(1);
        let Some(path) = &self.openings else {
            return openings::random(&self.game, &setting.rules(), wanted, self.plies, self.seed);
        };
        let mut openings = openings::read(path)?;
        let mut random = SplitMix64::new(self.seed);
        for i in (1..openings.len()).rev() {
            openings.swap(i, random.below(i as u64 + 1) as usize);
        }
        if wanted > openings.len() {
            println!("{}: {} openings, so as many pairs", path.display(), openings.len());
        }
        openings.truncate(wanted);
        Ok(openings)
    }
}
