//! The tuned evaluation as a linear model, for the tool that fits its weights.

use super::Draughts;
use super::board::{Variant, last_bit};
use super::patterns::{Blocks, PATTERNS, digits, turned};
use super::tuned::{DraughtsWeights, TERMS, UNIT, UNTUNED};
use crate::bits::Bits;
use crate::position::{Player, Position};
use crate::tuning::{Features, Kind, Parameter, Tunable, Tuning};

/// The tuned evaluation of a rule set as a linear model.
#[derive(Clone, Debug)]
pub struct DraughtsTuning<V> {
    blocks: Blocks<V>,
    /// [`turned`] of all patterns.
    turned: Vec<usize>,
}

impl<V: Variant> Default for DraughtsTuning<V> {
    fn default() -> Self {
        Self { blocks: Blocks::new(), turned: (0..PATTERNS).map(turned).collect() }
    }
}

impl<V: Variant> DraughtsTuning<V> {
    /// Weights of a file. After them come the squares of [`Self::squares_of`].
    const WEIGHTS: usize = DraughtsWeights::<V>::COUNT;
    /// Numbers of squares are below this.
    const SQUARES: usize = last_bit::<V>() as usize + 1;

    /// The squares of the men in a cell of the tables, as the owner of a man sees the board, with the share of each
    /// square that the cell's block has, negative for men of the opponent. What men are worth one by one can so be put
    /// into the cells; that is what cells begin with that occur too seldom to learn from.
    fn squares_of(weight: usize) -> Vec<(usize, f32)> {
        let Some(cell) = weight.checked_sub(TERMS) else { return Vec::new() };
        let squares = Blocks::<V>::squares(cell / PATTERNS).into_iter().zip(digits(cell % PATTERNS));
        squares
            .filter(|&(_, digit)| digit != 0)
            .map(|(square, digit)| {
                let blocks = (0..Blocks::<V>::COUNT).filter(|&block| Blocks::<V>::squares(block).contains(&square));
                // The block in the middle of a small board is seen by both players: its cells count twice.
                let cells: usize = blocks.map(|block| 1 + usize::from(Blocks::<V>::turned(block) == block)).sum();
                let share = 1.0 / cells as f32;
                if digit == 1 { (square.into(), share) } else { ((last_bit::<V>() - square).into(), -share) }
            })
            .collect()
    }
}

impl<V: Variant> Tunable for Draughts<V> {
    type Tuning = DraughtsTuning<V>;
}

impl<V: Variant> Tuning<Draughts<V>> for DraughtsTuning<V> {
    const UNIT: f32 = UNIT as f32;

    fn parameters(&self) -> Vec<Parameter> {
        let terms = UNTUNED.map(|(name, value)| Parameter { kind: Kind::Term(name), untuned: [value as f32; 2] });
        let cells = std::iter::repeat_n(Parameter::new(Kind::Cell), Self::WEIGHTS - TERMS);
        let squares = std::iter::repeat_n(Parameter::new(Kind::Shared), Self::SQUARES);
        terms.into_iter().chain(cells).chain(squares).collect()
    }

    fn features(&self, position: &Draughts<V>) -> Option<Features> {
        if Player::ALL.into_iter().any(|weaker| position.is_drawish(weaker)) {
            return None;
        }
        let sign = if position.turn() == Player::One { 1 } else { -1 };
        let mut counts = Vec::with_capacity(64);
        let terms = position.terms().into_iter().enumerate().filter(|&(_, count)| count != 0);
        counts.extend(terms.map(|(term, count)| (term as u32, sign * count as i16)));
        let [white, black] = position.men();
        let cell = |block: usize, pattern: usize| (TERMS + block * PATTERNS + pattern) as u32;
        self.blocks.visit(white, black, |block, pattern| {
            let opposite = Blocks::<V>::turned(block);
            if block <= opposite {
                counts.push((cell(block, pattern), sign));
            }
            if opposite <= block {
                counts.push((cell(opposite, self.turned[pattern]), -sign));
            }
        });
        let square = |bit: u8| Self::WEIGHTS as u32 + u32::from(bit);
        counts.extend(Bits(white).map(|bit| (square(bit), sign)));
        counts.extend(Bits(black).map(|bit| (square(last_bit::<V>() - bit), -sign)));
        Some(Features { counts, full: position.stage() as f32 / DraughtsWeights::<V>::STAGES as f32 })
    }

    /// Puts what the squares are worth into the cells.
    fn settle(&self, mut values: Vec<[f32; 2]>) -> Vec<[f32; 2]> {
        let squares = values.split_off(Self::WEIGHTS);
        for (weight, value) in values.iter_mut().enumerate() {
            for (square, share) in Self::squares_of(weight) {
                for kind in 0..2 {
                    value[kind] += share * squares[square][kind];
                }
            }
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::super::{International, Spanish};
    use super::*;
    use crate::bytes::FileError;
    use crate::search::Searchable;
    use crate::weights::{Weights, WeightsError};
    use crate::zobrist::SplitMix64;

    /// Weights without meaning, in hundredths of a man.
    fn random_values<V: Variant>(seed: u64) -> Vec<[f32; 2]> {
        let mut random = SplitMix64::new(seed);
        let mut values = vec![[0.0; 2]; DraughtsTuning::<V>::WEIGHTS + DraughtsTuning::<V>::SQUARES];
        for value in values[..DraughtsTuning::<V>::WEIGHTS].iter_mut().flatten() {
            *value = random.below(101) as f32 - 50.0;
        }
        values
    }

    fn weights_of<V: Variant>(values: &[[f32; 2]]) -> DraughtsWeights<V> {
        let bytes = DraughtsTuning::<V>::default().to_bytes("", values.to_vec());
        Weights::from_bytes(&bytes).expect("a good file")
    }

    /// Calls `check` with positions of random games.
    fn on_random_positions<V: Variant>(mut check: impl FnMut(&Draughts<V>)) {
        let mut random = SplitMix64::new(9);
        for _ in 0..30 {
            let mut position = Draughts::<V>::start();
            while position.outcome().is_none() {
                check(&position);
                let legal = position.legal_moves();
                position.play_unchecked(legal[random.below(legal.len() as u64) as usize]);
            }
        }
    }

    fn the_evaluation_is_the_sum_of_its_weights<V: Variant>() {
        let values = random_values::<V>(1);
        let weights = weights_of::<V>(&values);
        let tuning = DraughtsTuning::<V>::default();
        on_random_positions::<V>(|position| {
            let Some(features) = tuning.features(position) else { return };
            let share = f64::from(features.full);
            let worth: f64 = (features.counts.iter())
                .map(|&(weight, times)| {
                    let [full, empty] = values[weight as usize].map(f64::from);
                    f64::from(times) * (share * full + (1.0 - share) * empty)
                })
                .sum();
            let found = weights.evaluate(position).expect("there are weights");
            assert!((f64::from(found) - worth).abs() < 1.0, "{found} {worth}");
        });
    }

    #[test]
    fn the_evaluation_is_the_sum_of_its_weights_in_both_rule_sets() {
        the_evaluation_is_the_sum_of_its_weights::<International>();
        the_evaluation_is_the_sum_of_its_weights::<Spanish>();
    }

    /// The position as the other player sees it.
    fn half_turn<V: Variant>(position: &Draughts<V>) -> Draughts<V> {
        let turn = |set: u64| set.reverse_bits() >> (63 - last_bit::<V>());
        let [white, black] = position.pieces.map(turn);
        Draughts::from_parts([black, white], turn(position.kings), position.turn().other(), position.rules)
    }

    fn both_players_see_the_same<V: Variant>() {
        for weights in [DraughtsWeights::default(), weights_of::<V>(&random_values::<V>(2))] {
            on_random_positions::<V>(|position| {
                let turned = half_turn(position);
                assert_eq!(Searchable::evaluate(position, &weights), Searchable::evaluate(&turned, &weights));
                // The same board with the move to the other player: the move is worth the same to either.
                let mut passed = position.clone();
                passed.turn = position.turn().other();
                let tempo = Searchable::evaluate(position, &weights) + Searchable::evaluate(&passed, &weights);
                assert!(tempo.abs() <= 102, "{tempo}");
            });
        }
    }

    #[test]
    fn a_half_turn_with_colours_exchanged_changes_nothing() {
        both_players_see_the_same::<International>();
        both_players_see_the_same::<Spanish>();
    }

    #[test]
    fn weights_are_for_one_rule_set() {
        let values = random_values::<Spanish>(3);
        let bytes = DraughtsTuning::<Spanish>::default().to_bytes("", values.clone());
        assert!(DraughtsWeights::<Spanish>::from_bytes(&bytes).is_ok());
        assert!(matches!(
            DraughtsWeights::<International>::from_bytes(&bytes),
            Err(WeightsError::File(FileError::Game { .. }))
        ));
        assert_eq!(DraughtsTuning::<Spanish>::default().read_values(&bytes), Ok(values));
    }

    fn squares_are_shared_out_among_blocks<V: Variant>() {
        // All patterns of one player's men on every square: each square is shared out once.
        let tuning = DraughtsTuning::<V>::default();
        let position = Draughts::<V>::from_parts([V::BOARD, 0], 0, Player::One, Default::default());
        let mut shares = vec![0.0; DraughtsTuning::<V>::SQUARES];
        let counts = tuning.features(&position).expect("no draw").counts.into_iter();
        for (weight, times) in counts.filter(|&(weight, _)| (weight as usize) < DraughtsTuning::<V>::WEIGHTS) {
            for (square, share) in DraughtsTuning::<V>::squares_of(weight as usize) {
                shares[square] += share * f32::from(times);
            }
        }
        assert!(shares.iter().enumerate().all(|(bit, share)| (share - (V::BOARD >> bit & 1) as f32).abs() < 1e-5));
    }

    #[test]
    fn the_worth_of_squares_can_be_put_into_cells() {
        squares_are_shared_out_among_blocks::<International>();
        squares_are_shared_out_among_blocks::<Spanish>();
    }
}
