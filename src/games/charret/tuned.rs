//! The evaluation with tables of patterns, and as a linear model for the tool that fits its weights.
//!
//! A cell of the tables has four values: for many tokens to place and for none, for a crowded board and for an open one. In
//! between they are mixed.

use std::sync::Arc;

use super::Charret;
use super::patterns::{CLASSES, classes};
use crate::games::Playable;
use crate::linear::{self, Linear, LinearTuning, LinearWeights, UNIT};
use crate::position::Player;
use crate::tuning::{Features, Kind, Parameter, Tunable, Tuning};
use crate::weights::{self, Weights, WeightsError};

/// Parts into which the way from an open board to a crowded one is divided.
const CROWDS: i32 = 4;

/// Tokens of both players up to which a board is open; so many for each part more.
const OPEN: i32 = 9;
const TOKENS_A_CROWD: i32 = 2;

/// Weights of one kind in a file: the terms, then the classes of patterns for a crowded board, then for an open one.
const COUNT: usize = Charret::TERMS.len() + 2 * CLASSES;

/// Weights of the evaluation: of its terms, and with a file of the patterns.
#[derive(Clone, Debug, Default)]
pub struct CharretWeights {
    terms: LinearWeights<Charret>,
    patterns: Option<Arc<[Cell]>>,
}

/// Crowded and open board, each with many tokens to place and with none.
type Cell = [[i16; 2]; 2];

impl CharretWeights {
    pub(super) fn evaluate(&self, position: &Charret) -> i32 {
        let [mut full, mut empty] = linear::sums(position, &self.terms);
        if let Some(cells) = &self.patterns {
            let crowded = position.crowd();
            let open = CROWDS - crowded;
            for pattern in position.patterns() {
                let [[crowded_full, crowded_empty], [open_full, open_empty]] = cells[pattern];
                full += crowded * i32::from(crowded_full) + open * i32::from(open_full);
                empty += crowded * i32::from(crowded_empty) + open * i32::from(open_empty);
            }
        }
        linear::mix([full, empty], position.stage())
    }
}

impl Weights for CharretWeights {
    fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let weights = weights::read(bytes, Charret::ID, 2 * COUNT)?;
        let (full, empty) = weights.split_at(COUNT);
        let terms = Charret::TERMS.len();
        let value = |weight: usize| [full[weight], empty[weight]];
        let cell = |&class: &u16| {
            let crowded = terms + usize::from(class);
            [value(crowded), value(crowded + CLASSES)]
        };
        Ok(Self {
            terms: LinearWeights::new((0..terms).map(|term| value(term).map(i32::from)).collect()),
            patterns: Some(classes().iter().map(cell).collect()),
        })
    }
}

impl Charret {
    /// Parts of [`CROWDS`] in which the values for a crowded board count.
    fn crowd(&self) -> i32 {
        let tokens: u32 = Player::ALL.into_iter().map(|player| self.total(player)).sum();
        ((tokens as i32 - OPEN) / TOKENS_A_CROWD).clamp(0, CROWDS)
    }
}

/// The evaluation as a model for tuning.
#[derive(Clone, Copy, Debug, Default)]
pub struct CharretTuning;

impl Tunable for Charret {
    type Tuning = CharretTuning;
}

impl Tuning<Charret> for CharretTuning {
    const UNIT: f32 = UNIT as f32;

    fn parameters(&self) -> Vec<Parameter> {
        let mut parameters = Tuning::<Charret>::parameters(&LinearTuning);
        parameters.resize(COUNT, Parameter::new(Kind::Cell));
        parameters
    }

    fn features(&self, position: &Charret) -> Option<Features> {
        let mut features = LinearTuning.features(position)?;
        let crowd = position.crowd() as i16;
        for pattern in position.patterns() {
            let crowded = Charret::TERMS.len() + usize::from(classes()[pattern]);
            for (cell, times) in [(crowded, crowd), (crowded + CLASSES, CROWDS as i16 - crowd)] {
                if times != 0 {
                    features.counts.push((cell as u32, times));
                }
            }
        }
        Some(features)
    }
}
