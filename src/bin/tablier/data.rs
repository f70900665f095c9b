//! Files of weights and endgame tables that an engine plays with.

use tablier::{AnyGame, AnySearch, AnyWeights, Tables, table_game};

/// What files hold for a game.
#[derive(Default)]
pub struct Data {
    weights: Option<AnyWeights>,
    tables: Option<Tables>,
}

impl Data {
    /// Reads files, which tell by themselves what they are.
    pub fn read(game: &AnyGame, files: &[String]) -> Result<Self, String> {
        let mut data = Self::default();
        for path in files {
            data.add(game, path).map_err(|error| format!("{path}: {error}"))?;
        }
        Ok(data)
    }

    fn add(&mut self, game: &AnyGame, path: &str) -> Result<(), String> {
        let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
        if table_game(&bytes).is_ok() {
            let endgame = game.endgame().map_err(|error| error.to_string())?;
            let tables = endgame.read(&bytes).map_err(|error| error.to_string())?;
            self.tables.get_or_insert_default().merge(&tables);
        } else {
            self.weights = Some(game.read_weights(&bytes).map_err(|error| error.to_string())?);
        }
        Ok(())
    }

    /// The search with what there is.
    pub fn apply(&self, mut search: AnySearch) -> AnySearch {
        if let Some(weights) = &self.weights {
            search = search.with_weights(weights);
        }
        if let Some(tables) = &self.tables {
            search = search.with_tables(tables);
        }
        search
    }
}
