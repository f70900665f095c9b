//! The crate as a plain dependency: no features, nothing of WebAssembly.

use tablier::{AnyGame, Charret, Game, Limits, Rules, Search, perft};

fn main() -> Result<(), tablier::Error> {
    let mut game = AnyGame::new("draughts", None, &Rules::default())?;
    game.play("32-28")?;
    assert_eq!((game.turn(), game.moves(None)?.len()), ("black", 9));

    let start = Charret::start();
    assert_eq!(perft(&start, 2), 24 * 23);
    let mut search = Search::new(&Game::new(start), Limits::depth(3)).expect("the game goes on");
    search.run();
    assert_eq!(search.lines().len(), 1);
    Ok(())
}
