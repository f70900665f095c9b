//! Who can play a match: this build, another one behind the line protocol, a Hub program.

use std::time::{Duration, Instant};

use tablier::{AnyGame, AnyWeights, Level, Limits};

use super::hub::Hub;
use super::process::Process;

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
}

impl Budget {
    /// Added to a budget of time before it is overstepped: what pipes and a busy machine take.
    const GRACE: Duration = Duration::from_millis(100);
    /// An answer to a budget of nodes must come within this.
    const STALL: Duration = Duration::from_secs(120);

    pub fn allowed(self) -> Duration {
        match self {
            Self::Nodes(_) => Self::STALL,
            Self::Milliseconds(time) => Duration::from_millis(time) + Self::GRACE,
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

/// An engine in a match. After a fault it starts afresh.
pub trait Contestant {
    /// The move it plays, in any accepted spelling.
    fn choose(&mut self, table: &Table, budget: Budget) -> Result<String, Fault>;
}

/// How an engine is named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// `self`, or `self:FILE` with weights
    Internal(Option<String>),
    /// A path to another build of this tool.
    Build(String),
    /// `hub:COMMAND`
    Hub(String),
}

/// `self`, `self:FILE`, `hub:COMMAND` or a path.
pub fn parse_entrant(text: &str) -> Entrant {
    match text.split_once(':') {
        Some(("hub", command)) => Entrant::Hub(command.into()),
        Some(("self", file)) => Entrant::Internal(Some(file.into())),
        None if text == "self" => Entrant::Internal(None),
        _ => Entrant::Build(text.into()),
    }
}

impl Entrant {
    /// The engine at a level; programs by Hub know no levels.
    pub fn enter(&self, game: &AnyGame, level: Option<u32>, seed: u64) -> Result<Box<dyn Contestant>, String> {
        let known = match level {
            None => Level::FULL,
            Some(number) => game.level(number).ok_or_else(|| format!("there is no level {number}"))?,
        };
        match self {
            Self::Internal(file) => Ok(Box::new(Internal::new(game, known, seed, file.as_deref())?)),
            Self::Build(path) => Ok(Box::new(Build { path: path.clone(), level, seed, process: None })),
            Self::Hub(_) if level.is_some() => Err("a Hub program has no levels".into()),
            Self::Hub(command) => Ok(Box::new(Hub::new(command))),
        }
    }
}

/// This build, in this process.
pub struct Internal {
    level: Level,
    seed: u64,
    weights: Option<AnyWeights>,
}

impl Internal {
    /// With the weights of a file where one is given.
    pub fn new(game: &AnyGame, level: Level, seed: u64, weights: Option<&str>) -> Result<Self, String> {
        let weights = weights.map(|path| {
            let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            game.read_weights(&bytes).map_err(|error| format!("{path}: {error}"))
        });
        Ok(Self { level, seed, weights: weights.transpose()? })
    }
}

impl Contestant for Internal {
    fn choose(&mut self, table: &Table, budget: Budget) -> Result<String, Fault> {
        let start = Instant::now();
        let clock = move || start.elapsed().as_secs_f64() * 1000.0;
        let (limits, time) = match budget {
            Budget::Nodes(nodes) => (Limits::nodes(nodes), f64::INFINITY),
            Budget::Milliseconds(time) => (Limits::default(), time as f64),
        };
        let mut search = table
            .game
            .search(self.level.apply(limits))
            .ok_or_else(|| Fault::Crash("asked for a move of a game that is over".into()))?;
        if let Some(weights) = &self.weights {
            search = search.with_weights(weights);
        }
        search.run_for(&clock, time);
        if start.elapsed() > budget.allowed() {
            return Err(Fault::Time);
        }
        Ok(search.report(self.level, self.seed.wrapping_add(table.game.key()), 0.0).best.mv)
    }
}

/// Another build.
struct Build {
    path: String,
    level: Option<u32>,
    seed: u64,
    process: Option<Process>,
}

/// For programs to get ready.
pub const START: Duration = Duration::from_secs(30);

impl Build {
    fn start(&self) -> Result<Process, Fault> {
        let mut process = Process::start(&self.path, &["engine"])?;
        process.send("tablier")?;
        process.wait(START, |line| line.starts_with("tablierok").then_some(Ok(())))?;
        process.send(&format!("seed {}", self.seed))?;
        if let Some(level) = self.level {
            process.send(&format!("level {level}"))?;
        }
        Ok(process)
    }

    fn ask(process: &mut Process, table: &Table, budget: Budget) -> Result<String, Fault> {
        let moves = if table.moves.is_empty() { String::new() } else { format!(" moves {}", table.moves.join(", ")) };
        let limit = match budget {
            Budget::Nodes(nodes) => format!("nodes {nodes}"),
            Budget::Milliseconds(time) => format!("time {time}"),
        };
        process.send(&format!("position {}{moves}\ngo {limit}", table.opening))?;
        process.wait(budget.allowed(), |line| {
            if let Some(fault) = line.strip_prefix("error ") {
                return Some(Err(Fault::Crash(fault.into())));
            }
            line.strip_prefix("bestmove ").map(|mv| Ok(mv.trim().into()))
        })
    }
}

impl Contestant for Build {
    fn choose(&mut self, table: &Table, budget: Budget) -> Result<String, Fault> {
        // A fault leaves no process behind.
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        let mv = Self::ask(&mut process, table, budget)?;
        self.process = Some(process);
        Ok(mv)
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
        assert_eq!(parse_entrant("self"), Entrant::Internal(None));
        assert_eq!(parse_entrant("self:w.bin"), Entrant::Internal(Some("w.bin".into())));
        assert_eq!(parse_entrant("target/old"), Entrant::Build("target/old".into()));
        assert_eq!(parse_entrant("hub:scan hub"), Entrant::Hub("scan hub".into()));
    }

    #[test]
    fn levels_are_for_engines_that_have_them() {
        assert!(Entrant::Internal(None).enter(&draughts(), Some(1), 0).is_ok());
        assert!(Entrant::Internal(None).enter(&draughts(), Some(99), 0).is_err());
        assert!(Entrant::Hub("x".into()).enter(&draughts(), Some(1), 0).is_err());
    }

    #[test]
    fn a_program_that_is_not_there_is_a_crash() {
        let mut absent =
            Entrant::Build("/there/is/no/such/program".into()).enter(&draughts(), None, 0).expect("it starts later");
        let table = Table { game: draughts(), opening: "draughts start".into(), moves: Vec::new() };
        assert!(matches!(absent.choose(&table, Budget::Nodes(1)), Err(Fault::Crash(_))));
    }
}
