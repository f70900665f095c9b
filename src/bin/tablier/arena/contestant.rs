//! Who can play a match: this build, another one behind the line protocol, a Hub program.

use std::fmt::{self, Display, Formatter};
use std::time::{Duration, Instant};

use tablier::{AnyGame, Level, Limits};

use super::hub::Hub;
use super::process::Process;
use crate::data::Data;

/// A game as both engines need to see it.
pub struct Table {
    pub game: AnyGame,
    /// Game, rules and start, as the line protocol writes them.
    pub opening: String,
    /// Texts of the moves played since.
    pub moves: Vec<String>,
}

/// What an engine may spend on a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Nodes(u64),
    Milliseconds(u64),
    Depth(u32),
}

impl Display for Budget {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Self::Milliseconds(time) => write!(f, "{time} ms"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
        }
    }
}

/// `nodes=N`, `time=MS` or `depth=D`.
pub fn parse_budget(text: &str) -> Result<Budget, String> {
    let parsed = text.split_once('=').and_then(|(kind, number)| match kind {
        "nodes" => number.parse().ok().map(Budget::Nodes),
        "time" => number.parse().ok().map(Budget::Milliseconds),
        "depth" => number.parse().ok().map(Budget::Depth),
        _ => None,
    });
    parsed.ok_or_else(|| "expected nodes=N, time=MS or depth=D".into())
}

/// A budget, and how far beyond it an answer may come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    pub budget: Budget,
    /// Added to a budget of time: what pipes and a busy machine take.
    pub grace: Duration,
}

impl From<Budget> for Allowance {
    fn from(budget: Budget) -> Self {
        Self { budget, grace: Duration::ZERO }
    }
}

impl Allowance {
    /// An answer to a budget of nodes or of depth must come within this.
    const STALL: Duration = Duration::from_secs(120);

    /// A later answer loses.
    pub fn latest(self) -> Duration {
        match self.budget {
            Budget::Nodes(_) | Budget::Depth(_) => Self::STALL,
            Budget::Milliseconds(time) => Duration::from_millis(time) + self.grace,
        }
    }
}

/// Why an engine lost without the rules saying so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    Illegal(String),
    Time,
    Crash(String),
}

/// What an engine answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move it plays, in any accepted spelling.
    pub mv: String,
    /// Worth of the position to the engine, in units of its own; `None` where it does not tell.
    pub score: Option<i32>,
}

/// An engine in a match. After a fault it starts afresh.
pub trait Contestant {
    /// Its move in the position on the table.
    fn choose(&mut self, table: &Table) -> Result<Choice, Fault>;
}

/// How an engine is named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// `self`, or `self:FILES` with weights and endgame tables, between commas
    Internal(Vec<String>),
    /// A path to another build of this tool.
    Build(String),
    /// `line:COMMAND`
    Line(String),
    /// `hub:COMMAND`
    Hub(String),
}

/// `self`, `self:FILES`, `line:COMMAND`, `hub:COMMAND` or a path.
pub fn parse_entrant(text: &str) -> Entrant {
    match text.split_once(':') {
        Some(("line", command)) => Entrant::Line(command.into()),
        Some(("hub", command)) => Entrant::Hub(command.into()),
        Some(("self", files)) => Entrant::Internal(files.split(',').map(str::to_owned).collect()),
        None if text == "self" => Entrant::Internal(Vec::new()),
        _ => Entrant::Build(text.into()),
    }
}

/// An engine as it enters a match.
#[derive(Clone, Debug)]
pub struct Entry {
    pub entrant: Entrant,
    pub level: Option<u32>,
    pub allowance: Allowance,
}

impl Entry {
    /// The engine, ready to play; programs by Hub know no levels.
    pub fn enter(&self, game: &AnyGame, seed: u64) -> Result<Box<dyn Contestant>, String> {
        let &Self { ref entrant, level, allowance } = self;
        let known = match level {
            None => Level::FULL,
            Some(number) => game.level(number).ok_or_else(|| format!("there is no level {number}"))?,
        };
        let other_program = |command| Other { command, level, allowance, seed, process: None };
        Ok(match entrant {
            Entrant::Internal(files) => Box::new(Internal::new(game, known, allowance, seed, files)?),
            Entrant::Build(path) => Box::new(other_program(vec![path.clone(), "engine".into()])),
            Entrant::Line(command) => Box::new(other_program(words(command))),
            Entrant::Hub(_) if level.is_some() => return Err("a Hub program has no levels".into()),
            Entrant::Hub(command) => Box::new(Hub::new(words(command), allowance)),
        })
    }
}

/// A program and its arguments.
fn words(command: &str) -> Vec<String> {
    command.split_whitespace().map(str::to_owned).collect()
}

/// This build, in this process.
pub struct Internal {
    level: Level,
    allowance: Allowance,
    seed: u64,
    data: Data,
}

impl Internal {
    /// With weights and endgame tables of files.
    pub fn new(
        game: &AnyGame,
        level: Level,
        allowance: Allowance,
        seed: u64,
        files: &[String],
    ) -> Result<Self, String> {
        Ok(Self { level, allowance, seed, data: Data::read(game, files)? })
    }
}

impl Contestant for Internal {
    fn choose(&mut self, table: &Table) -> Result<Choice, Fault> {
        let start = Instant::now();
        let clock = move || start.elapsed().as_secs_f64() * 1000.0;
        let (limits, time) = match self.allowance.budget {
            Budget::Nodes(nodes) => (Limits::nodes(nodes), f64::INFINITY),
            Budget::Milliseconds(time) => (Limits::default(), time as f64),
            Budget::Depth(depth) => (Limits { depth, ..Limits::default() }, f64::INFINITY),
        };
        let mut search = table
            .game
            .search(self.level.apply(limits))
            .ok_or_else(|| Fault::Crash("asked for a move of a game that is over".into()))?;
        search = self.data.apply(search);
        search.run_for(&clock, time);
        if start.elapsed() > self.allowance.latest() {
            return Err(Fault::Time);
        }
        let best = search.report(self.level, self.seed.wrapping_add(table.game.key()), 0.0).best;
        Ok(Choice { mv: best.mv, score: Some(best.score) })
    }
}

/// Another program behind the line protocol.
struct Other {
    /// The program and its arguments.
    command: Vec<String>,
    level: Option<u32>,
    allowance: Allowance,
    seed: u64,
    process: Option<Process>,
}

/// For programs to get ready.
pub const START: Duration = Duration::from_secs(30);

impl Other {
    fn start(&self) -> Result<Process, Fault> {
        let mut process = Process::start(&self.command)?;
        process.send("tablier")?;
        process.wait(START, |line| line.starts_with("tablierok").then_some(Ok(())))?;
        process.send(&format!("seed {}", self.seed))?;
        if let Some(level) = self.level {
            process.send(&format!("level {level}"))?;
        }
        Ok(process)
    }

    fn ask(&self, process: &mut Process, table: &Table) -> Result<Choice, Fault> {
        let moves = if table.moves.is_empty() { String::new() } else { format!(" moves {}", table.moves.join(", ")) };
        let limit = match self.allowance.budget {
            Budget::Nodes(nodes) => format!("nodes {nodes}"),
            Budget::Milliseconds(time) => format!("time {time}"),
            Budget::Depth(depth) => format!("depth {depth}"),
        };
        process.send(&format!("position {}{moves}\ngo {limit}", table.opening))?;
        let mut score = None;
        process.wait(self.allowance.latest(), |line| {
            if let Some(fault) = line.strip_prefix("error ") {
                return Some(Err(Fault::Crash(fault.into())));
            }
            if let Some(info) = line.strip_prefix("info ") {
                score = number_after(info, "score").or(score);
            }
            line.strip_prefix("bestmove ").map(|mv| Ok(Choice { mv: mv.trim().into(), score }))
        })
    }
}

/// The number that follows a word.
fn number_after(text: &str, word: &str) -> Option<i32> {
    text.split_whitespace().skip_while(|&found| found != word).nth(1)?.parse().ok()
}

impl Contestant for Other {
    fn choose(&mut self, table: &Table) -> Result<Choice, Fault> {
        // A fault leaves no process behind.
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        let choice = self.ask(&mut process, table)?;
        self.process = Some(process);
        Ok(choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draughts() -> AnyGame {
        AnyGame::new("draughts", None, &tablier::Rules::default()).expect("a game")
    }

    #[test]
    fn entrants_are_told_apart_by_their_names() {
        assert_eq!(parse_entrant("self"), Entrant::Internal(Vec::new()));
        assert_eq!(parse_entrant("self:w.bin,t.bin"), Entrant::Internal(vec!["w.bin".into(), "t.bin".into()]));
        assert_eq!(parse_entrant("target/old"), Entrant::Build("target/old".into()));
        assert_eq!(parse_entrant("line:node it.mjs"), Entrant::Line("node it.mjs".into()));
        assert_eq!(parse_entrant("hub:scan hub"), Entrant::Hub("scan hub".into()));
    }

    #[test]
    fn budgets_are_of_nodes_time_or_depth() {
        assert_eq!(parse_budget("nodes=9"), Ok(Budget::Nodes(9)));
        assert_eq!(parse_budget("time=500"), Ok(Budget::Milliseconds(500)));
        assert_eq!(parse_budget("depth=4"), Ok(Budget::Depth(4)));
        for bad in ["", "5", "depth", "depth=", "depth=-1", "hours=2"] {
            assert!(parse_budget(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn scores_are_found_among_other_words() {
        let info = "depth 7 score -5 nodes 5000 pv 28x19, 14x23";
        assert_eq!(number_after(info, "score"), Some(-5));
        assert_eq!(number_after(info, "mate"), None);
        assert_eq!(number_after("score", "score"), None);
    }

    fn entry(name: &str, level: Option<u32>) -> Entry {
        Entry { entrant: parse_entrant(name), level, allowance: Budget::Nodes(1).into() }
    }

    #[test]
    fn only_time_has_a_grace() {
        let grace = Duration::from_millis(50);
        let latest = |budget| Allowance { budget, grace }.latest();
        assert_eq!(latest(Budget::Milliseconds(200)), Duration::from_millis(250));
        assert_eq!(latest(Budget::Depth(3)), Allowance::from(Budget::Depth(3)).latest());
    }

    #[test]
    fn levels_are_for_engines_that_have_them() {
        assert!(entry("self", Some(1)).enter(&draughts(), 0).is_ok());
        assert!(entry("self", Some(99)).enter(&draughts(), 0).is_err());
        assert!(entry("hub:x", Some(1)).enter(&draughts(), 0).is_err());
    }

    #[test]
    fn weights_and_tables_are_told_apart() {
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
        let files = format!("self:{data}/weights/draughts.bin,{data}/tables/draughts-3.bin");
        assert!(entry(&files, None).enter(&draughts(), 0).is_ok());
        let foreign = format!("self:{data}/tables/charret-8.bin");
        assert!(entry(&foreign, None).enter(&draughts(), 0).is_err());
        assert!(entry("self:/there/is/no/such/file", None).enter(&draughts(), 0).is_err());
    }

    #[test]
    fn a_program_that_is_not_there_is_a_crash() {
        for name in ["/there/is/no/such/program", "line:/there/is/no/such/program", "line:", "hub:"] {
            let mut absent = entry(name, None).enter(&draughts(), 0).expect("it starts later");
            let table = Table { game: draughts(), opening: "draughts start".into(), moves: Vec::new() };
            assert!(matches!(absent.choose(&table), Err(Fault::Crash(_))), "{name}");
        }
    }
}
