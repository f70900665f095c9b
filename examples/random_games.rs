//! A thousand random games of Charret by its own types, and how they end.

use std::collections::BTreeMap;

use tablier::{Charret, Game, SplitMix64};

fn main() {
    let mut random = SplitMix64::new(1);
    let mut ends = BTreeMap::new();
    for _ in 0..1000 {
        let mut game = Game::new(Charret::start());
        while game.outcome().is_none() && game.history().len() < 500 {
            let moves = game.legal_moves();
            let chosen = moves[random.below(moves.len() as u64) as usize];
            game.play(chosen).expect("a listed move is legal");
        }
        let reason = game.outcome().map_or("unfinished", |outcome| outcome.reason.code());
        *ends.entry(reason).or_insert(0) += 1;
    }
    println!("{ends:?}");
}
