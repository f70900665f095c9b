//! What a match tells of the strength of two engines.
//!
//! Both games of a pair start from one opening, so their results are not independent and the pair is what is counted: the
//! pentanomial model. The sequential test compares two hypotheses about the Elo difference by the log-likelihood ratio of
//! a normal approximation (M. Van den Bergh, "A practical introduction to the GSPRT").

/// Results seen by the first engine.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    /// Pairs by the half points that they brought, 0 to 4.
    pub pairs: [u64; 5],
}

/// 97.5 % of a normal distribution lie below so many standard deviations.
const DEVIATIONS_95: f64 = 1.959_964;
/// Stands for a result never seen: however alike the pairs so far, the variance is not 0.
const UNSEEN: f64 = 0.5;

impl Tally {
    /// Counts a pair by the half points of its two games.
    pub fn add(&mut self, halves: [usize; 2]) {
        for half in halves {
            match half {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.pairs[halves.iter().sum::<usize>().min(4)] += 1;
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    fn pair_count(&self) -> f64 {
        self.pairs.iter().sum::<u64>() as f64
    }

    /// Share of the points, and its variance over pairs.
    fn mean_and_variance(&self, unseen: f64) -> (f64, f64) {
        let counts = self.pairs.map(|count| if count == 0 { unseen } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let over = |value: &dyn Fn(f64) -> f64| -> f64 {
            counts.iter().enumerate().map(|(halves, count)| count * value(halves as f64 / 4.0)).sum::<f64>() / total
        };
        let mean = over(&|share| share);
        (mean, over(&|share| (share - mean).powi(2)))
    }

    /// Share of the points, 0 to 1.
    pub fn score(&self) -> f64 {
        if self.games() == 0 { 0.5 } else { self.mean_and_variance(0.0).0 }
    }

    /// The Elo difference with the ends of its 95 % interval; infinite where all points went one way.
    pub fn elo(&self) -> [f64; 3] {
        if self.games() == 0 {
            return [f64::NEG_INFINITY, 0.0, f64::INFINITY];
        }
        let (mean, variance) = self.mean_and_variance(0.0);
        let margin = DEVIATIONS_95 * (variance / self.pair_count()).sqrt();
        [mean - margin, mean, mean + margin].map(elo_of_score)
    }

    /// Log-likelihood ratio of the hypothesis that the difference is `elo1` over the one that it is `elo0`.
    pub fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        if self.games() == 0 {
            return 0.0;
        }
        let (mean, variance) = self.mean_and_variance(UNSEEN);
        let [s0, s1] = [elo0, elo1].map(score_of_elo);
        self.pair_count() * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }
}

/// Elo difference that an expected share of the points stands for.
fn elo_of_score(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        // No negative zero.
        -400.0 * (1.0 / score - 1.0).log10() + 0.0
    }
}

fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test with alpha = beta = 0.05.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

/// What a test has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is `elo1` or more.
    Passed,
    /// The difference is `elo0` or less.
    Failed,
}

impl Sprt {
    /// ln((1 - 0.05) / 0.05): the ratio at which the test passes; at its negative it fails.
    pub const BOUND: f64 = 2.944_438_979_166_44;
    /// The normal approximation says nothing before.
    const FEWEST_PAIRS: f64 = 16.0;

    /// What the results so far decide.
    pub fn verdict(self, tally: &Tally) -> Option<Verdict> {
        let ratio = tally.log_likelihood_ratio(self.elo0, self.elo1);
        if tally.pair_count() < Self::FEWEST_PAIRS || ratio.abs() < Self::BOUND {
            return None;
        }
        Some(if ratio > 0.0 { Verdict::Passed } else { Verdict::Failed })
    }
}

/// `elo0,elo1`.
pub fn parse_sprt(text: &str) -> Result<Sprt, String> {
    let parsed = text
        .split_once(',')
        .and_then(|(elo0, elo1)| Some(Sprt { elo0: elo0.trim().parse().ok()?, elo1: elo1.trim().parse().ok()? }));
    parsed
        .filter(|sprt| sprt.elo0.is_finite() && sprt.elo1.is_finite() && sprt.elo0 < sprt.elo1)
        .ok_or_else(|| "expected two numbers, the smaller first: 0,10".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4, "{found} is not {expected}");
    }

    fn of_pairs(pairs: [u64; 5]) -> Tally {
        // Games matter only by their number here.
        Tally { draws: 2 * pairs.iter().sum::<u64>(), pairs, ..Tally::default() }
    }

    #[test]
    fn pairs_are_counted_by_their_half_points() {
        let mut tally = Tally::default();
        for halves in [[2, 2], [2, 0], [0, 2], [1, 1], [2, 1], [0, 0]] {
            tally.add(halves);
        }
        assert_eq!(tally, Tally { wins: 5, draws: 3, losses: 4, pairs: [1, 0, 3, 1, 1] });
        close(tally.score(), 6.5 / 12.0);
    }

    /// Variance by hand: (2 * 10 * 0.25 + 2 * 20 * 0.0625) / 100 = 0.075. Scores of 0 and 10 Elo: 0.5 and 0.514387.
    /// 100 * 0.014387 * (1 - 1.014387) / 0.15 = -0.13799.
    #[test]
    fn the_ratio_of_an_even_match_speaks_for_the_lower_bound() {
        let tally = of_pairs([10, 20, 40, 20, 10]);
        close(tally.log_likelihood_ratio(0.0, 10.0), -0.13799);
        close(tally.log_likelihood_ratio(-10.0, 0.0), 0.13799);
        close(tally.log_likelihood_ratio(-10.0, 10.0), 0.0);
    }

    /// With half a pair for each of the three results never seen: mean (0 + 0.125 + 50 + 0.375 + 100) / 201.5 = 0.746898,
    /// mean square (0.03125 + 25 + 0.28125 + 100) / 201.5 = 0.621898, variance 0.064041; 200 * 0.0143872 * (1.493797 -
    /// 1.0143872) / 0.128082 = 10.7701.
    #[test]
    fn the_ratio_of_a_clear_match_passes() {
        close(of_pairs([0, 0, 100, 0, 100]).log_likelihood_ratio(0.0, 10.0), 10.7701);
        assert_eq!(Sprt { elo0: 0.0, elo1: 10.0 }.verdict(&of_pairs([0, 0, 100, 0, 100])), Some(Verdict::Passed));
        assert_eq!(Sprt { elo0: 0.0, elo1: 10.0 }.verdict(&of_pairs([100, 0, 100, 0, 0])), Some(Verdict::Failed));
    }

    #[test]
    fn few_pairs_and_small_ratios_decide_nothing() {
        let test = Sprt { elo0: 0.0, elo1: 10.0 };
        for pairs in [[0; 5], [0, 0, 0, 0, 15], [0, 0, 20, 0, 0], [10, 20, 40, 20, 10]] {
            assert_eq!(test.verdict(&of_pairs(pairs)), None);
        }
        close(Sprt::BOUND, (0.95f64 / 0.05).ln());
    }

    /// 400 * log10(3) = 190.849. Standard error of the mean: sqrt(0.0625 / 200) = 0.017678, so the interval of the score
    /// is 0.75 -+ 0.034648.
    #[test]
    fn elo_comes_with_its_interval() {
        let [low, elo, high] = of_pairs([0, 0, 100, 0, 100]).elo();
        close(elo, 190.8485);
        close(low, -400.0 * (1.0f64 / 0.715352 - 1.0).log10());
        close(high, -400.0 * (1.0f64 / 0.784648 - 1.0).log10());
        assert_eq!(of_pairs([0, 0, 0, 0, 9]).elo()[1], f64::INFINITY);
        assert_eq!(of_pairs([9, 0, 0, 0, 0]).elo()[1], f64::NEG_INFINITY);
    }

    #[test]
    fn bounds_are_read_in_order() {
        assert_eq!(parse_sprt("0,10"), Ok(Sprt { elo0: 0.0, elo1: 10.0 }));
        assert_eq!(parse_sprt("-5, 2.5"), Ok(Sprt { elo0: -5.0, elo1: 2.5 }));
        for bad in ["", "5", "5,0", "1,1", "a,b", "0,inf"] {
            assert!(parse_sprt(bad).is_err(), "{bad}");
        }
    }
}
