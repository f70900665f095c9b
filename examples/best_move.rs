//! The engine on any game, by its id:
//! `cargo run --release --example best_move -- draughts "W:WK4:B13,20,32,37"`.

use tablier::{AnyGame, Error, Level, Limits, Rules};

fn main() -> Result<(), Error> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "draughts".into());
    let game = AnyGame::new(&id, arguments.next().as_deref(), &Rules::default())?;

    let Some(mut search) = game.search(Limits::nodes(50_000)) else {
        println!("{} has ended", game.position());
        return Ok(());
    };
    search.run();
    let report = search.report(Level::FULL, 0, 0.0);
    println!("{}: {} at depth {}", report.best.mv, report.best.score, report.depth);
    println!("{}", report.best.pv.join(" "));
    Ok(())
}
