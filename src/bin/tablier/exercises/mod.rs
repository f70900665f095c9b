//! Exercises from games of the engine against itself: `docs/exercises.md`.

mod examine;
mod exercise;
mod make;
mod proof;
mod shot;

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use tablier::{AnyGame, Game, Playable, Rules, Tables};

use examine::Examiner;
use exercise::{Exercise, File, Kind};

/// What to do with exercises.
#[derive(Subcommand)]
pub enum Step {
    /// Plays games, finds positions with exactly one good move, and writes the best spread of them. Goes on where it was
    /// stopped.
    Make(Make),
    /// Finds the solution of each exercise again; fails when one is not what the file says, or not the only one.
    Check(Check),
}

/// What to make.
#[derive(Args)]
pub struct Make {
    /// The game.
    game: String,
    /// Games to play.
    #[arg(long, default_value_t = 300)]
    games: usize,
    /// Seed of the games: game n of a seed is always the same.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Positions visited where a move is estimated.
    #[arg(long, default_value_t = NODES)]
    nodes: u64,
    /// Where what is found is kept from run to run; without it `target/exercises-GAME.jsonl`.
    #[arg(long)]
    work: Option<PathBuf>,
    /// Where to write; without it `data/exercises/GAME.json`.
    #[arg(long, short)]
    out: Option<PathBuf>,
}

/// What to check.
#[derive(Args)]
pub struct Check {
    /// Files of exercises.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

const NODES: u64 = 30_000;
/// Endgame tables by game.
const TABLES: [(&str, &[&str]); 3] = [
    ("draughts", &["draughts-3.bin", "draughts-4.bin"]),
    ("spanish-draughts", &["spanish-draughts-3.bin"]),
    ("charret", &["charret-8.bin"]),
];

/// The same expression for whichever game it is.
macro_rules! with_game {
    ($value:expr, $game:ident => $body:expr) => {
        match $value {
            AnyGame::Draughts($game) => $body,
            AnyGame::SpanishDraughts($game) => $body,
            AnyGame::Charret($game) => $body,
            AnyGame::Bulltricker($game) => $body,
            AnyGame::Tumblingdown($game) => $body,
            AnyGame::Ultima($game) => $body,
        }
    };
}

/// Runs a step.
pub fn run(step: &Step) -> Result<(), String> {
    match step {
        Step::Make(options) => make(options),
        Step::Check(options) => {
            for path in &options.files {
                check(path).map_err(|error| at(path, &error))?;
            }
            Ok(())
        }
    }
}

fn at(path: &Path, what: &dyn std::fmt::Display) -> String {
    format!("{}: {what}", path.display())
}

fn make(options: &Make) -> Result<(), String> {
    let id = &options.game;
    let start = open(id, None)?;
    let examiner = Examiner { tables: tables(&start, id)?, nodes: options.nodes };
    let work = options.work.clone().unwrap_or_else(|| PathBuf::from(format!("target/exercises-{id}.jsonl")));
    let found = with_game!(&start, game => {
        make::find(game.position(), &examiner, options.seed, options.games, &work)
    })?;
    let file = make::choose(id, options.seed, &found)?;
    let out = options.out.clone().unwrap_or_else(|| PathBuf::from(format!("data/exercises/{id}.json")));
    if let Some(folder) = out.parent() {
        fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    fs::write(&out, file.to_text()).map_err(|error| at(&out, &error))?;
    println!("{}: {} of {} found in {} games", out.display(), file.exercises.len(), found.len(), options.games);
    for line in counts(&file.exercises) {
        println!("{line}");
    }
    Ok(())
}

/// How many there are of each kind and length.
fn counts(exercises: &[Exercise]) -> Vec<String> {
    let mut keys: Vec<(Kind, u32)> = exercises.iter().map(|exercise| (exercise.kind, exercise.moves)).collect();
    keys.sort_unstable();
    let all = keys.clone();
    keys.dedup();
    let count = |key: &(Kind, u32)| all.iter().filter(|&other| other == key).count();
    keys.iter().map(|key| format!("{:?} in {}: {}", key.0, key.1, count(key))).collect()
}

fn check(path: &Path) -> Result<(), String> {
    let file = fs::read_to_string(path).map_err(|error| error.to_string()).and_then(|text| File::read(&text))?;
    let id = &file.game;
    let examiner = Examiner { tables: tables(&open(id, None)?, id)?, nodes: NODES };
    for exercise in &file.exercises {
        let game = open(id, Some(&exercise.position))?;
        with_game!(&game, game => again(game, &examiner, exercise))
            .map_err(|error| format!("exercise {}: {error}", exercise.id))?;
    }
    println!("{}: {} found again", path.display(), file.exercises.len());
    Ok(())
}

/// Finds an exercise again.
fn again<P: Playable>(game: &Game<P>, examiner: &Examiner, exercise: &Exercise) -> Result<(), String>
where
    AnyGame: From<Game<P>>,
{
    let position = game.position();
    let draft = examiner.examine(position, exercise.kind).ok_or("there is no such exercise in this position")?;
    let found = make::write(position, draft, exercise.difficulty, exercise.source);
    if found != *exercise {
        return Err(format!("found {found:?} instead of {exercise:?}"));
    }
    Ok(())
}

fn open(id: &str, position: Option<&str>) -> Result<AnyGame, String> {
    AnyGame::new(id, position, &Rules::default()).map_err(crate::said)
}

/// The tables of a game, from `data/tables/`.
fn tables(game: &AnyGame, id: &str) -> Result<Tables, String> {
    let mut all = Tables::default();
    let Some((_, names)) = TABLES.iter().find(|(of, _)| *of == id) else { return Ok(all) };
    let endgame = game.endgame().map_err(|error| error.to_string())?;
    for name in *names {
        let path = Path::new("data/tables").join(name);
        let bytes = fs::read(&path).map_err(|error| at(&path, &error))?;
        all.merge(&endgame.read(&bytes).map_err(|error| at(&path, &error))?);
    }
    Ok(all)
}
