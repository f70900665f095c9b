//! Endgame tables: made by retrograde analysis, and made again to check a file.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use tablier::{AnyGame, Rules, SectorCount, TableSolver, table_game};

/// What to do with tables.
#[derive(Subcommand)]
pub enum Step {
    /// Solves all endings with up to so many men together, prints how many are won, drawn and lost, and writes who wins
    /// each.
    Make(Make),
    /// Solves the endings of a file again; fails when the file is not the same, byte for byte.
    Check {
        /// The file.
        file: PathBuf,
    },
}

/// What to solve.
#[derive(Args)]
pub struct Make {
    /// draughts, spanish-draughts or charret.
    game: String,
    /// Men of both players together.
    #[arg(long)]
    men: u32,
    /// Leaves endings with fewer men out of the file.
    #[arg(long, default_value_t = 0)]
    from: u32,
    /// Where to write; without it the counts are all.
    #[arg(long, short)]
    out: Option<PathBuf>,
}

pub fn run(step: &Step) -> Result<(), String> {
    match step {
        Step::Make(make) => {
            let solver = solve(&make.game, make.men)?;
            println!("player to move v other: won, drawn, lost; plies of the longest win and loss");
            for count in solver.counts() {
                println!("{}", line(&count));
            }
            if let Some(out) = &make.out {
                let bytes = solver.file(make.from, make.men);
                std::fs::write(out, &bytes).map_err(|error| at(out, error))?;
                println!("{}: {} bytes", out.display(), bytes.len());
            }
        }
        Step::Check { file } => {
            let bytes = std::fs::read(file).map_err(|error| at(file, error))?;
            let game = table_game(&bytes).map_err(|error| at(file, error))?;
            let endgame = open(&game)?.endgame().map_err(|error| at(file, error))?;
            let tables = endgame.read(&bytes).map_err(|error| at(file, error))?;
            let (least, most) = endgame.men(&tables).ok_or_else(|| at(file, "no endings"))?;
            if solve(&game, most)?.file(least, most) != bytes {
                return Err(at(file, "other values than those found now"));
            }
            println!("{}: {game}, {least} to {most} men, as found now", file.display());
        }
    }
    Ok(())
}

fn at(file: &Path, what: impl std::fmt::Display) -> String {
    format!("{}: {what}", file.display())
}

fn open(game: &str) -> Result<AnyGame, String> {
    AnyGame::new(game, None, &Rules::default()).map_err(super::said)
}

/// Positions between two words on the progress.
const BETWEEN: usize = 1 << 22;

fn solve(game: &str, men: u32) -> Result<TableSolver, String> {
    let endgame = open(game)?.endgame().map_err(|error| format!("{game}: {error}"))?;
    let mut solver = endgame.solver(men).map_err(|error| format!("{game}: {error}"))?;
    while !solver.step(BETWEEN) {
        let (done, all) = solver.progress();
        let current = solver.current().unwrap_or_default();
        eprintln!("{:3} % of {all} positions; {current}", 100 * done / all);
    }
    Ok(solver)
}

fn line(count: &SectorCount) -> String {
    let [drawn, won, lost] = count.counts;
    let SectorCount { name, longest_win, longest_loss, .. } = count;
    format!("{name}: {won} {drawn} {lost}; {longest_win} {longest_loss}")
}
