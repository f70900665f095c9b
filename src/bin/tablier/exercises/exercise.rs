//! What an exercise is, and how it is written.

use serde::{Deserialize, Serialize};

/// What is asked for. `docs/exercises.md` has the criterion of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// To win in so many moves: proved by full search.
    Win,
    /// The same, but the last move is the loser's own, and there is no other: proved by full search.
    Trick,
    /// Draughts: to give men and take more: proved by full search of all that is forced.
    Shot,
    /// The only move that wins, by an endgame table.
    Endgame,
    /// The only move that draws, by an endgame table.
    Draw,
    /// The only move that does not lose in two: the losses are proved, the rest is estimated.
    Save,
    /// The only good move: estimated.
    Best,
}

/// An exercise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// Of the position and the solution: the same when the file is made again.
    pub id: String,
    /// What is asked for.
    pub kind: Kind,
    /// Moves of the solver.
    pub moves: u32,
    /// Men that a shot wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gain: Option<i32>,
    /// 1 to 5: how far the engine must look to see the solution.
    pub difficulty: u32,
    /// Position text.
    pub position: String,
    /// Moves of both from the position on, the solver's first.
    pub line: Vec<String>,
    /// Other last moves of the solver that do as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// Game and ply of it: game n of a seed is always the same.
    pub source: [usize; 2],
}

/// A file of `data/exercises/`.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct File {
    /// Id of the game.
    pub game: String,
    /// Seed of the games.
    pub seed: u64,
    /// The easiest first.
    pub exercises: Vec<Exercise>,
}

impl File {
    /// An exercise a line, for people who compare versions.
    pub fn to_text(&self) -> String {
        let lines: Vec<String> = self.exercises.iter().map(to_json).collect();
        format!("{{\"game\":\"{}\",\"seed\":{},\"exercises\":[\n{}\n]}}\n", self.game, self.seed, lines.join(",\n"))
    }

    /// # Errors
    /// What is wrong with the text, and where.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

fn to_json(exercise: &Exercise) -> String {
    serde_json::to_string(exercise).expect("texts and numbers can be written as JSON")
}

/// Eight hexadecimal digits of a text (FNV-1a).
pub fn fingerprint(text: &str) -> String {
    const OFFSET: u32 = 0x811C_9DC5;
    const PRIME: u32 = 0x0100_0193;
    let hash = text.bytes().fold(OFFSET, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(PRIME));
    format!("{hash:08x}")
}
