//! Evaluations that are a sum of terms: how often each counts, times its weight.
//!
//! The weights stand in the source, where [`terms!`] lists them; a file can put others in their place.

use std::marker::PhantomData;

use crate::games::Playable;
use crate::tuning::{Features, Kind, Parameter, Tuning};
use crate::weights::{self, Weights, WeightsError};

/// Parts of a hundredth of a man in which weights are written: thousandths of a man.
pub(crate) const UNIT: i32 = 10;

/// Parts into which the way from a full board to an empty one is divided.
pub(crate) const STAGES: i32 = 256;

/// A game whose evaluation is a sum of terms.
pub(crate) trait Linear: Playable {
    /// [`Counts`] of the terms.
    type Counts: AsRef<[i32]>;

    /// Names and weights of the terms, for a full board and for an empty one, in thousandths of a man.
    const TERMS: &'static [(&'static str, [i16; 2])];

    /// How often each term counts for the player to move.
    fn counts(&self) -> Self::Counts;

    /// Parts of [`STAGES`] in which the weights for a full board count.
    fn stage(&self) -> i32;

    /// Whether the evaluation is the sum alone. Nothing is learnt from positions of which it knows more.
    fn is_sum(&self) -> bool {
        true
    }
}

/// How often each of `N` terms counts, for one player or as the difference of both.
pub(crate) struct Counts<const N: usize>([i32; N]);

impl<const N: usize> Counts<N> {
    pub(crate) const NONE: Self = Self([0; N]);

    #[inline]
    pub(crate) fn add(&mut self, term: impl Into<usize>, count: i32) {
        self.0[term.into()] += count;
    }

    /// `sign` times as often as the set has members.
    #[inline]
    pub(crate) fn add_set(&mut self, term: impl Into<usize>, sign: i32, set: u64) {
        self.add(term, sign * set.count_ones() as i32);
    }
}

impl<const N: usize> AsRef<[i32]> for Counts<N> {
    fn as_ref(&self) -> &[i32] {
        &self.0
    }
}

/// Lists the terms of an evaluation with their weights, for a full board and for an empty one. Makes the enum `Term` and
/// the constants that [`Linear`] asks for.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident: [$full:expr, $empty:expr],)+) => {
        /// What the evaluation counts.
        #[derive(Clone, Copy)]
        enum Term {
            $($(#[$doc])* $name,)+
        }

        impl From<Term> for usize {
            fn from(term: Term) -> Self {
                term as Self
            }
        }

        /// Names and weights, in thousandths of a man.
        const TERMS: &[(&str, [i16; 2])] = &[$((stringify!($name), [$full, $empty])),+];
    };
}
pub(crate) use terms;

/// Weights of terms.
#[derive(Clone, Debug)]
pub struct LinearWeights<P>(Vec<[i32; 2]>, PhantomData<fn() -> P>);

impl<P> LinearWeights<P> {
    /// Weights of the terms in their order, for a full board and for an empty one, in thousandths of a man.
    pub(crate) fn new(weights: Vec<[i32; 2]>) -> Self {
        Self(weights, PhantomData)
    }
}

/// The worth of a position, in hundredths of a man.
#[inline]
pub(crate) fn evaluate<P: Linear>(position: &P, weights: &LinearWeights<P>) -> i32 {
    mix(sums(position, weights), position.stage())
}

/// The sums by the weights for a full board and by those for an empty one, in thousandths of a man.
#[inline]
pub(crate) fn sums<P: Linear>(position: &P, weights: &LinearWeights<P>) -> [i32; 2] {
    let [mut full, mut empty] = [0; 2];
    for (count, [at_full, at_empty]) in position.counts().as_ref().iter().zip(&weights.0) {
        full += count * at_full;
        empty += count * at_empty;
    }
    [full, empty]
}

/// What sums for a full and for an empty board, in thousandths of a man, are worth at a stage, in hundredths of a man.
#[inline]
pub(crate) const fn mix([full, empty]: [i32; 2], stage: i32) -> i32 {
    (full * stage + empty * (STAGES - stage)) / (STAGES * UNIT)
}

impl<P: Linear> Default for LinearWeights<P> {
    fn default() -> Self {
        Self::new(P::TERMS.iter().map(|(_, values)| values.map(i32::from)).collect())
    }
}

impl<P: Linear> Weights for LinearWeights<P> {
    fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let count = P::TERMS.len();
        let weights = weights::read(bytes, P::ID, 2 * count)?;
        let values = (0..count).map(|term| [weights[term].into(), weights[count + term].into()]).collect();
        Ok(Self::new(values))
    }
}

/// The sum of terms as a model for tuning.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinearTuning;

impl<P: Linear> Tuning<P> for LinearTuning {
    const UNIT: f32 = UNIT as f32;

    fn parameters(&self) -> Vec<Parameter> {
        let parameter = |&(name, values): &(&'static str, [i16; 2])| Parameter {
            kind: Kind::Term(name),
            untuned: values.map(|value| f32::from(value) / UNIT as f32),
        };
        P::TERMS.iter().map(parameter).collect()
    }

    fn features(&self, position: &P) -> Option<Features> {
        if !position.is_sum() {
            return None;
        }
        let counts = position.counts();
        let counted = (0..).zip(counts.as_ref()).filter(|&(_, &count)| count != 0);
        Some(Features {
            counts: counted.map(|(term, &count)| (term, count as i16)).collect(),
            full: position.stage() as f32 / STAGES as f32,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Rules;
    use crate::tuning::Tunable;
    use crate::zobrist::SplitMix64;
    use crate::{Bulltricker, Charret, Tumblingdown, Ultima};

    /// Calls `check` with positions of random games.
    fn on_random_positions<P: Playable>(start: &P, mut check: impl FnMut(&P)) {
        let mut random = SplitMix64::new(9);
        for _ in 0..20 {
            let mut position = start.clone();
            for _ in 0..120 {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                check(&position);
                position.play_unchecked(legal[random.below(legal.len() as u64) as usize]);
            }
        }
    }

    /// Values without meaning, in hundredths of a man, and a file of them.
    fn meaningless<P: Tunable>() -> (Vec<[f32; 2]>, P::Weights) {
        let tuning = P::Tuning::default();
        let mut random = SplitMix64::new(4);
        let mut value = || random.below(201) as f32 - 100.0;
        let values: Vec<_> = tuning.parameters().iter().map(|_| [value(), value()]).collect();
        let bytes = tuning.to_bytes("", values.clone());
        assert_eq!(tuning.read_values(&bytes), Ok(values.clone()));
        (values, P::Weights::from_bytes(&bytes).expect("a good file"))
    }

    /// The evaluation by any weights is what the tool that fits them takes it for.
    fn the_model_is_the_evaluation<P: Tunable + Linear>(starts: &[P]) {
        let (values, weights) = meaningless::<P>();
        let tuning = P::Tuning::default();
        let parameters = tuning.parameters();
        let mut counted = vec![0; values.len()];
        let mut check = |position: &P| {
            let Some(features) = tuning.features(position) else {
                assert!(!position.is_sum(), "all sums teach something");
                return;
            };
            let worth = |kind: usize| -> f32 {
                let part = |&(weight, times): &(u32, i16)| f32::from(times) * values[weight as usize][kind];
                features.counts.iter().map(part).sum()
            };
            let worth = features.full * worth(0) + (1.0 - features.full) * worth(1);
            let found = position.evaluate(&weights);
            assert!((found as f32 - worth).abs() < 1.0, "{found} {worth}");
            features.counts.iter().for_each(|&(weight, _)| counted[weight as usize] += 1);
        };
        starts.iter().for_each(|start| on_random_positions(start, &mut check));
        let never = parameters.iter().zip(counted).filter_map(|(parameter, times)| match parameter.kind {
            Kind::Term(name) => (times == 0).then_some(name),
            Kind::Cell | Kind::Shared => None,
        });
        assert_eq!(never.collect::<Vec<_>>(), Vec::<&str>::new(), "terms that nothing counts");
    }

    #[test]
    fn the_model_is_the_evaluation_in_every_game() {
        let bare = Ultima::from_text("8/8/8/2K1k3/4M3/8/8/8 w", &Rules::default()).expect("a position");
        the_model_is_the_evaluation(&[Ultima::start(), bare]);
        the_model_is_the_evaluation(&[Tumblingdown::start()]);
        the_model_is_the_evaluation(&[Bulltricker::start()]);
        the_model_is_the_evaluation(&[Charret::start()]);
    }

    /// `exchange` takes the board of a position text to the one that the other player sees.
    fn both_players_see_the_same<P: Tunable>(start: &P, players: [&str; 2], exchange: impl Fn(&str) -> String) {
        let weights = [P::Weights::default(), meaningless::<P>().1];
        on_random_positions(start, |position| {
            let text = position.to_text();
            let mut parts: Vec<String> = text.split(' ').map(str::to_owned).collect();
            parts[0] = exchange(&parts[0]);
            parts[1] = players[usize::from(*parts[1] == *players[0])].into();
            if let [_, _, one, two] = parts.as_mut_slice() {
                std::mem::swap(one, two);
            }
            let turned = P::from_text(&parts.join(" "), &Rules::default()).expect("a position");
            for weights in &weights {
                assert_eq!(position.evaluate(weights), turned.evaluate(weights), "{text}");
            }
        });
    }

    fn swap_case(text: &str) -> String {
        let swap = |letter: char| {
            if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
        };
        text.chars().map(swap).collect()
    }

    fn swap_letters(text: &str, pairs: &str) -> String {
        let partner = |letter: char| {
            let place = pairs.find(letter)?;
            pairs.chars().nth(place ^ 1)
        };
        text.chars().map(|letter| partner(letter).unwrap_or(letter)).collect()
    }

    fn turn_over(text: &str) -> String {
        text.split('/').rev().collect::<Vec<_>>().join("/")
    }

    #[test]
    fn both_players_see_the_same_in_every_game() {
        both_players_see_the_same(&Ultima::start(), ["w", "b"], |board| swap_case(&turn_over(board)));
        both_players_see_the_same(&Bulltricker::start(), ["w", "b"], |board| swap_case(&turn_over(board)));
        both_players_see_the_same(&Tumblingdown::start(), ["w", "b"], |board| swap_letters(&turn_over(board), "wbWB"));
        both_players_see_the_same(&Charret::start(), ["1", "2"], |board| swap_letters(board, "12"));
    }
}
