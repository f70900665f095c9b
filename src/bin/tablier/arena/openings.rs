//! Openings of matches: a few random plies that lose nothing, so that two engines without luck play many games.

use std::collections::HashSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use tablier::{AnyGame, Level, Limits, Rules, SplitMix64};

use crate::said;

/// Which openings to make.
#[derive(Args, Clone)]
pub struct Options {
    /// The game.
    #[arg(long, short)]
    game: String,
    /// How many.
    #[arg(long, default_value_t = 300)]
    count: usize,
    /// Random plies of each.
    #[arg(long, default_value_t = 6)]
    plies: usize,
    /// Seed of the random plies.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write; without it `data/openings/GAME.txt`.
    #[arg(long, short)]
    out: Option<PathBuf>,
}

/// Moves of an opening.
pub type Opening = Vec<String>;

/// Positions of the search that judges an opening, and the score, in hundredths of a man, that it must not pass.
const JUDGE_NODES: u64 = 3000;
const LARGEST_LEAD: i32 = 70;
/// Openings tried for each one kept, before giving up.
const TRIES: usize = 500;

/// Distinct openings, the same for the same seed.
pub fn random(id: &str, rules: &Rules, count: usize, plies: usize, seed: u64) -> Result<Vec<Opening>, String> {
    let mut random = SplitMix64::new(seed);
    let mut seen = HashSet::new();
    let mut openings = Vec::with_capacity(count);
    for _ in 0..count * TRIES {
        if openings.len() == count {
            break;
        }
        let mut game = AnyGame::new(id, None, rules).map_err(said)?;
        for _ in 0..plies {
            let moves = game.moves(None).map_err(said)?;
            if moves.is_empty() {
                break;
            }
            game.play(&moves[random.below(moves.len() as u64) as usize]).map_err(said)?;
        }
        if game.outcome().is_none() && is_even(&game) && seen.insert(game.key()) {
            openings.push(game.history());
        }
    }
    if openings.len() < count {
        return Err(format!("{id} has too few openings of {plies} plies: {} of {count} found", openings.len()));
    }
    Ok(openings)
}

fn is_even(game: &AnyGame) -> bool {
    let Some(mut search) = game.search(Limits::nodes(JUDGE_NODES)) else { return false };
    search.run();
    search.report(Level::FULL, 0, 0.0).best.score.abs() <= LARGEST_LEAD
}

/// Reads openings: a line each, moves between commas or spaces; `#` begins a comment. Those of which nothing is left are
/// no openings.
pub fn read(path: &Path) -> Result<Vec<Opening>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let openings: Vec<Opening> = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or(""))
        .map(|line| line.split([',', ' ']).map(str::trim).filter(|mv| !mv.is_empty()).map(str::to_owned).collect())
        .filter(|opening: &Opening| !opening.is_empty())
        .collect();
    if openings.is_empty() { Err(format!("{}: no openings", path.display())) } else { Ok(openings) }
}

/// Writes openings to a file, with the command that makes them.
pub fn write(options: &Options) -> Result<(), String> {
    let Options { game, count, plies, seed, out } = options;
    let openings = random(game, &Rules::default(), *count, *plies, *seed)?;
    let path = out.clone().unwrap_or_else(|| PathBuf::from(format!("data/openings/{game}.txt")));
    let mut text = format!(
        "# tablier openings --game {game} --count {count} --plies {plies} --seed {seed}\n\
         # Random plies from the start; a search of {JUDGE_NODES} nodes sees neither side ahead by more than {LARGEST_LEAD}.\n"
    );
    for opening in &openings {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", opening.join(" "));
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_distinct_legal_and_the_same_for_the_same_seed() {
        let make = |seed| random("spanish-draughts", &Rules::default(), 20, 4, seed).expect("there are so many");
        let openings = make(5);
        assert_eq!(openings, make(5));
        assert_ne!(openings, make(6));
        let mut keys = HashSet::new();
        for opening in &openings {
            let mut game = AnyGame::new("spanish-draughts", None, &Rules::default()).expect("a game");
            for mv in opening {
                game.play(mv).expect("a legal move");
            }
            assert!(opening.len() == 4 && game.outcome().is_none() && keys.insert(game.key()));
        }
    }

    #[test]
    fn more_openings_than_there_are_is_an_error() {
        assert!(random("draughts", &Rules::default(), 20, 1, 0).is_err());
    }

    #[test]
    fn the_openings_of_the_repository_are_legal() {
        for info in AnyGame::infos() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("data/openings/{}.txt", info.id));
            let openings = read(&path).expect("each game has openings");
            assert!((200..=500).contains(&openings.len()), "{}", info.id);
            for opening in openings {
                let mut game = AnyGame::new(info.id, None, &Rules::default()).expect("a game");
                for mv in &opening {
                    game.play(mv).unwrap_or_else(|error| panic!("{} {opening:?} {mv}: {error}", info.id));
                }
                assert!(game.outcome().is_none(), "{} {opening:?}", info.id);
            }
        }
    }
}
