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
use std::time::{Duration, Instant};

use clap::Args;
use tablier::{RuleValue, SplitMix64};

use contestant::{Allowance, Budget, Entry, Fault, parse_budget, parse_entrant};
use hall::{Hall, Pair};
use openings::Opening;
use referee::{End, Setting};
use stats::{Sprt, Tally, Verdict, parse_sprt};

/// Who plays, and how long.
#[derive(Args)]
pub struct Options {
    /// `self` (this build), `self:FILE,FILE` (with weights and endgame tables), the path of another build, `line:COMMAND` (a program that speaks the line protocol) or `hub:COMMAND` (a draughts program that speaks Hub 2).
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
    /// Limit of a move of A alone, as nodes=N, time=MS or depth=D.
    #[arg(long, value_name = "KIND=N", value_parser = parse_budget)]
    a_limit: Option<Budget>,
    /// Limit of a move of B alone.
    #[arg(long, value_name = "KIND=N", value_parser = parse_budget)]
    b_limit: Option<Budget>,
    /// Milliseconds beyond a limit of time after which the game is lost: what pipes and a busy machine take.
    #[arg(long, default_value_t = 100)]
    grace: u64,
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

    /// The score so far, as a line.
    fn line(&self, sprt: Option<Sprt>) -> String {
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
        line
    }

    fn print_summary(&self, sprt: Option<Sprt>) {
        println!("{}", self.line(sprt));
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
                    None => "undecided: more games are needed",
                }
            );
        }
    }
}

/// At most so often a match tells how it stands, on the standard error: its output is the same whenever it is played.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// Plays a match and prints what it shows.
pub fn run(options: &Options) -> Result<(), String> {
    let setting = options.setting()?;
    let entries = options.entries()?;
    let openings = options.openings(&setting)?;
    let [a, b] = entries.each_ref().map(|entry| entry.allowance.budget);
    let limits = if a == b { a.to_string() } else { format!("{a} v {b}") };
    println!("{}, {limits} a move: {} v {}", options.game, options.a, options.b);

    let start = Instant::now();
    let enter = |number: usize| {
        let seed = options.seed.wrapping_add(number as u64);
        let game = setting.start()?;
        Ok([entries[0].enter(&game, seed)?, entries[1].enter(&game, seed)?])
    };
    let hall = Hall { setting: &setting, openings: &openings, enter: &enter };
    let mut sums = Sums::default();
    let mut told = start;
    hall.play(options.concurrency, |number, pair| {
        sums.add(pair, number);
        if options.moves {
            pair.iter().for_each(|game| println!("{:?} {}", game.end, game.moves.join(" ")));
        }
        let decided = options.sprt.is_some_and(|sprt| sprt.verdict(&sums.tally).is_some());
        if told.elapsed() >= BETWEEN_LINES {
            eprintln!("{}", sums.line(options.sprt));
            told = Instant::now();
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
        Ok(Setting { game: self.game.clone(), rules: rules.collect::<Result<_, String>>()?, longest: self.longest })
    }

    fn entries(&self) -> Result<[Entry; 2], String> {
        let [a, b] = match *self.level.as_slice() {
            [] => [None; 2],
            [both] => [Some(both); 2],
            [a, b] => [Some(a), Some(b)],
            _ => return Err("--level: one or two numbers".into()),
        };
        let both = self.time.map_or(Budget::Nodes(self.nodes), Budget::Milliseconds);
        let grace = Duration::from_millis(self.grace);
        let entry = |name, level, own: Option<Budget>| {
            let allowance = Allowance { budget: own.unwrap_or(both), grace };
            Entry { entrant: parse_entrant(name), level, allowance }
        };
        Ok([entry(&self.a, a, self.a_limit), entry(&self.b, b, self.b_limit)])
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
