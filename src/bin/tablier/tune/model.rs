//! Logistic regression: a position's worth is a sum of weights, and its logistic function should be the score that the
//! player to move came to.

use tablier::SplitMix64;

/// A sum of weights counted by a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    pub weight: u32,
    pub times: i16,
}

/// A position to learn from.
#[derive(Clone, Copy, Debug)]
struct Sample {
    /// Where its counts begin; they end where the next sample's begin.
    counts: usize,
    /// Share in which the weights for a full board count.
    full: f32,
    /// Share of a win, 0 to 1.
    target: f32,
}

/// Positions to learn from, with their counts one after the other.
#[derive(Debug, Default)]
pub struct Samples {
    samples: Vec<Sample>,
    counts: Vec<Count>,
}

impl Samples {
    pub fn push(&mut self, counts: impl IntoIterator<Item = Count>, full: f32, target: f32) {
        self.samples.push(Sample { counts: self.counts.len(), full, target });
        self.counts.extend(counts);
    }

    /// Adds those of another collection.
    pub fn append(&mut self, mut others: Self) {
        let shift = self.counts.len();
        self.samples.extend(others.samples.iter().map(|sample| Sample { counts: sample.counts + shift, ..*sample }));
        self.counts.append(&mut others.counts);
    }

    pub fn len(&self) -> usize {
        self.samples.len()
    }

    fn counts(&self, index: usize) -> &[Count] {
        let end = self.samples.get(index + 1).map_or(self.counts.len(), |next| next.counts);
        &self.counts[self.samples[index].counts..end]
    }

    /// How often each weight occurs.
    pub fn occurrences(&self, weights: usize) -> Vec<u32> {
        let mut occurrences = vec![0; weights];
        for count in &self.counts {
            occurrences[count.weight as usize] += 1;
        }
        occurrences
    }
}

/// Values of the weights for a full and for an empty board.
pub type Values = Vec<[f32; 2]>;

/// Threads that share the work. Always as many, so that sums are always the same.
pub const THREADS: usize = 2;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    pub epochs: usize,
    pub batch: usize,
    /// First step of Adam, in the unit of the values; it falls to a hundredth of that along half a cosine.
    pub rate: f32,
    /// Worth of a position that wins 1 / (1 + 1/e) of the points.
    pub scale: f32,
    pub seed: u64,
}

fn worth(values: &Values, counts: &[Count], full: f32) -> f32 {
    let [at_full, at_empty] = counts.iter().fold([0.0; 2], |[full, empty], count| {
        let [at_full, at_empty] = values[count.weight as usize];
        let times = f32::from(count.times);
        [full + times * at_full, empty + times * at_empty]
    });
    full * at_full + (1.0 - full) * at_empty
}

/// Share of the points that a worth promises.
pub fn promise(worth: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-worth / scale).exp())
}

/// Sums the slopes of the loss of some samples.
fn slopes(samples: &Samples, indexes: &[u32], values: &Values, scale: f32, sums: &mut Values) {
    sums.fill([0.0; 2]);
    for &index in indexes {
        let counts = samples.counts(index as usize);
        let Sample { full, target, .. } = samples.samples[index as usize];
        let slope = promise(worth(values, counts, full), scale) - target;
        for count in counts {
            let part = slope * f32::from(count.times);
            let [at_full, at_empty] = &mut sums[count.weight as usize];
            *at_full += part * full;
            *at_empty += part * (1.0 - full);
        }
    }
}

/// Mean cross-entropy of targets and promises.
pub fn loss(samples: &Samples, values: &Values, scale: f32) -> f64 {
    let losses = samples.samples.iter().enumerate().map(|(index, sample)| {
        let promise = promise(worth(values, samples.counts(index), sample.full), scale).clamp(1e-6, 1.0 - 1e-6);
        -f64::from(sample.target * promise.ln() + (1.0 - sample.target) * (1.0 - promise).ln())
    });
    losses.sum::<f64>() / samples.len().max(1) as f64
}

/// Learns by Adam (Kingma and Ba, 2015) on batches of samples. `decay` is the L2 penalty of each weight: half of it
/// times the square of the distance to the value at the beginning, in units of the scale, is added to the mean loss. `tell` is called after each epoch.
pub fn fit(
    samples: &Samples,
    values: &mut Values,
    decay: &[f32],
    schedule: Schedule,
    mut tell: impl FnMut(usize, &Values),
) {
    const MEMORY: [f32; 2] = [0.9, 0.999];
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut random = SplitMix64::new(schedule.seed);
    let mut moments = vec![[[0.0_f32; 2]; 2]; values.len()];
    let mut gradients = [(); THREADS].map(|()| vec![[0.0_f32; 2]; values.len()]);
    let beginning = values.clone();
    let mut corrections = [1.0_f32; 2];
    let steps = schedule.epochs * samples.len().div_ceil(schedule.batch);
    let mut step = 0;
    for epoch in 0..schedule.epochs {
        for i in (1..order.len()).rev() {
            order.swap(i, random.below(i as u64 + 1) as usize);
        }
        for batch in order.chunks(schedule.batch) {
            std::thread::scope(|scope| {
                for (indexes, sums) in batch.chunks(batch.len().div_ceil(THREADS)).zip(&mut gradients) {
                    let values = &*values;
                    scope.spawn(move || slopes(samples, indexes, values, schedule.scale, sums));
                }
            });
            let progress = step as f32 / steps as f32;
            let rate = schedule.rate * (0.505 + 0.495 * (std::f32::consts::PI * progress).cos());
            step += 1;
            for (correction, memory) in corrections.iter_mut().zip(MEMORY) {
                *correction *= memory;
            }
            for (weight, value) in values.iter_mut().enumerate() {
                for kind in 0..2 {
                    let penalty = decay[weight] * (value[kind] - beginning[weight][kind]) / schedule.scale;
                    let sum: f32 = gradients.iter().map(|sums| sums[weight][kind]).sum();
                    let gradient = sum / batch.len() as f32 + penalty;
                    let [mean, square] = &mut moments[weight][kind];
                    *mean += (1.0 - MEMORY[0]) * (gradient - *mean);
                    *square += (1.0 - MEMORY[1]) * (gradient * gradient - *square);
                    let [mean, square] = [*mean / (1.0 - corrections[0]), *square / (1.0 - corrections[1])];
                    value[kind] -= rate * mean / (square.sqrt() + 1e-9);
                }
            }
        }
        tell(epoch + 1, values);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions with random counts, whose targets are the promises of known weights.
    fn made_of(known: &Values, scale: f32) -> Samples {
        let mut random = SplitMix64::new(3);
        let mut samples = Samples::default();
        for _ in 0..3000 {
            let counts: Vec<Count> = (0..known.len() as u32)
                .map(|weight| Count { weight, times: random.below(5) as i16 - 2 })
                .filter(|count| count.times != 0)
                .collect();
            let full = random.below(101) as f32 / 100.0;
            let target = promise(worth(known, &counts, full), scale);
            samples.push(counts, full, target);
        }
        samples
    }

    const SCHEDULE: Schedule = Schedule { epochs: 60, batch: 100, rate: 4.0, scale: 150.0, seed: 1 };

    #[test]
    fn known_weights_are_found_again() {
        let known = vec![[100.0, 120.0], [-30.0, 15.0], [0.0, 0.0], [7.0, -50.0]];
        let samples = made_of(&known, SCHEDULE.scale);
        let mut values = vec![[0.0; 2]; known.len()];
        fit(&samples, &mut values, &[0.0; 4], SCHEDULE, |_, _| {});
        for (value, known) in values.iter().flatten().zip(known.iter().flatten()) {
            assert!((value - known).abs() < 1.0, "{values:?}");
        }
        assert!(loss(&samples, &values, SCHEDULE.scale) < loss(&samples, &vec![[0.0; 2]; 4], SCHEDULE.scale));
    }

    #[test]
    fn the_same_seed_finds_the_same_weights() {
        let samples = made_of(&vec![[10.0, 20.0]; 3], SCHEDULE.scale);
        let found = |seed| {
            let mut values = vec![[0.0; 2]; 3];
            fit(&samples, &mut values, &[0.1; 3], Schedule { epochs: 2, seed, ..SCHEDULE }, |_, _| {});
            values
        };
        assert_eq!(found(1), found(1));
        assert_ne!(found(1), found(2));
    }

    #[test]
    fn the_penalty_keeps_weights_where_they_were() {
        let samples = made_of(&vec![[100.0, 100.0]; 2], SCHEDULE.scale);
        let mut values = vec![[50.0; 2]; 2];
        fit(&samples, &mut values, &[100.0; 2], SCHEDULE, |_, _| {});
        assert!(values.iter().flatten().all(|value| (value - 50.0).abs() < 5.0), "{values:?}");
    }
}
