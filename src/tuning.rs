//! Evaluations as the tool sees them that fits their weights: linear models.

use crate::games::Playable;
use crate::weights::{self, WeightsError};

/// A position whose worth is the sum of the weights, each as often as it counts.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Features {
    /// Indexes of parameters, and how often they count for the player to move.
    pub counts: Vec<(u32, i16)>,
    /// Share, 0 to 1, in which the values for a full board count; the rest is for those of an empty board.
    pub full: f32,
}

/// What a parameter stands for: rare ones are trusted less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A term of the evaluation, with its name.
    Term(&'static str),
    /// A cell of a table of patterns.
    Cell,
    /// Shared by cells of a table: [`Tuning::settle`] puts it into them.
    Shared,
}

/// A number to be fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// What it stands for.
    pub kind: Kind,
    /// Its values before tuning, for a full board and for an empty one, in hundredths of a man.
    pub untuned: [f32; 2],
}

impl Parameter {
    /// A parameter of no worth before tuning.
    #[must_use]
    pub const fn new(kind: Kind) -> Self {
        Self { kind, untuned: [0.0; 2] }
    }
}

/// A game whose evaluation has weights.
pub trait Tunable: Playable {
    /// Its evaluation as a linear model.
    type Tuning: Tuning<Self>;
}

/// An evaluation as a linear model.
pub trait Tuning<P: Playable>: Default + Sync {
    /// Parts of a hundredth of a man in which weights are written.
    const UNIT: f32;

    /// The parameters. The weights of a file come first, the shared ones last.
    fn parameters(&self) -> Vec<Parameter>;

    /// What counts in a position; `None` where the evaluation has a rule of its own and nothing can be learnt.
    fn features(&self, position: &P) -> Option<Features>;

    /// The weights of a file, from the values of all parameters.
    fn settle(&self, values: Vec<[f32; 2]>) -> Vec<[f32; 2]> {
        values
    }

    /// A file of weights from the values of all parameters in hundredths of a man; `rules` are those of the games that
    /// they come from.
    fn to_bytes(&self, rules: &str, values: Vec<[f32; 2]>) -> Vec<u8> {
        let values = self.settle(values);
        let written = |kind: usize| values.iter().map(move |value| (value[kind] * Self::UNIT).round() as i16);
        weights::write(P::ID, rules, &written(0).chain(written(1)).collect::<Vec<_>>())
    }

    /// The values of all parameters from a file of weights.
    ///
    /// # Errors
    /// [`WeightsError`]: no such file, not of this game, or damaged.
    fn read_values(&self, bytes: &[u8]) -> Result<Vec<[f32; 2]>, WeightsError> {
        let parameters = self.parameters();
        let count = parameters.iter().filter(|parameter| parameter.kind != Kind::Shared).count();
        let weights = weights::read(bytes, P::ID, 2 * count)?;
        let mut values = vec![[0.0; 2]; parameters.len()];
        for (index, weight) in weights.into_iter().enumerate() {
            values[index % count][index / count] = f32::from(weight) / Self::UNIT;
        }
        Ok(values)
    }
}
