//! The sequential probability ratio test: play only until it is clear which of two differences is the true one.
//!
//! The generalised test on pairs of games, as fishtest and fastchess do it: the log-likelihood ratio of the two most
//! likely distributions of pair scores whose difference in Elo points is ELO1 and ELO0.
//! <https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf> and
//! <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf> derive them.

use clap::{Args, ValueEnum};

use super::pentanomial::{NORMALIZED_ELO, PAIR_SCORES, Pentanomial};
use super::score::expected_score;
use crate::numbers;

/// The pairs that are assumed where there is none, so that no logarithm is infinite.
const REGULARIZATION: f64 = 1e-3;

/// The most steps towards the most likely distribution; ten are usual.
const MAX_STEPS: usize = 50;

/// Steps of bisection: as many as a float has bits, and a few more.
const BISECTIONS: usize = 80;

/// The arguments of the test, for the command line.
#[derive(Args, Clone, Debug)]
pub struct SprtArgs {
    /// Stops as soon as it is clear whether the first player is better by ELO1 (H1) or only by ELO0 (H0); --games is then
    /// the most games.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true, value_parser = numbers::sprt_elo)]
    pub sprt: Option<Vec<f64>>,
    /// How likely H1 may be accepted by mistake.
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = numbers::error_probability, requires = "sprt")]
    pub alpha: f64,
    /// How likely H0 may be accepted by mistake.
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = numbers::error_probability, requires = "sprt")]
    pub beta: f64,
    /// Which Elo points are meant.
    #[arg(long, value_name = "MODEL", value_enum, default_value_t = EloModel::Normalized, requires = "sprt")]
    pub sprt_model: EloModel,
}

impl SprtArgs {
    /// The test, if one is wanted.
    ///
    /// # Errors
    /// ELO0 is not less than ELO1.
    pub fn test(&self) -> Result<Option<Sprt>, SprtError> {
        let Some(&[elo0, elo1]) = self.sprt.as_deref() else { return Ok(None) };
        if elo0 >= elo1 {
            return Err(SprtError { elo0, elo1 });
        }
        Ok(Some(Sprt { elo: [elo0, elo1], alpha: self.alpha, beta: self.beta, model: self.sprt_model }))
    }
}

/// Two differences in the wrong order.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[error("--sprt {elo0} {elo1}: the first number must be less than the second")]
pub struct SprtError {
    elo0: f64,
    elo1: f64,
}

/// In which unit a difference is given. Without draws, and with pairs of independent games, both are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EloModel {
    /// In standard deviations of a game: the number of games does not depend on how many are drawn.
    Normalized,
    /// The usual points, from the score alone.
    Logistic,
}

impl EloModel {
    /// For reports.
    pub fn word(self) -> &'static str {
        match self {
            EloModel::Normalized => "normalized",
            EloModel::Logistic => "logistic",
        }
    }
}

/// The test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The differences of H0 and H1 in Elo points.
    pub elo: [f64; 2],
    /// The probability of accepting H1 where H0 is true.
    pub alpha: f64,
    /// The probability of accepting H0 where H1 is true.
    pub beta: f64,
    /// What the points are.
    pub model: EloModel,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first player is not better by more than ELO0.
    H0,
    /// The first player is better by ELO1.
    H1,
    /// More games are needed.
    Undecided,
}

impl Verdict {
    /// For reports.
    pub fn text(self) -> &'static str {
        match self {
            Verdict::H0 => "H0 accepted",
            Verdict::H1 => "H1 accepted",
            Verdict::Undecided => "undecided",
        }
    }
}

impl Sprt {
    /// The log-likelihood ratios at which H0 and H1 are accepted.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The verdict by these pairs.
    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let ([low, high], ratio) = (self.bounds(), self.log_likelihood_ratio(pairs));
        if ratio <= low {
            Verdict::H0
        } else if ratio >= high {
            Verdict::H1
        } else {
            Verdict::Undecided
        }
    }

    /// The logarithm of how much more likely these pairs are under H1 than under H0; 0 without pairs.
    pub fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| if count == 0 { REGULARIZATION } else { f64::from(count) });
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|count| count / total);
        let [h0, h1] = self.elo.map(|elo| match self.model {
            EloModel::Logistic => with_mean(&observed, expected_score(elo)),
            EloModel::Normalized => with_t_value(&observed, elo / NORMALIZED_ELO * std::f64::consts::SQRT_2),
        });
        (0..5).map(|i| counts[i] * (h1[i] / h0[i]).ln()).sum()
    }

    /// Such as `LLR 1.20 (-2.94, 2.94)`.
    pub fn progress(&self, pairs: &Pentanomial) -> String {
        let ([low, high], ratio) = (self.bounds(), self.log_likelihood_ratio(pairs));
        format!("LLR {ratio:.2} ({low:.2}, {high:.2})")
    }
}

/// Probabilities of the five scores of a pair.
type Distribution = [f64; 5];

/// The most likely distribution with a mean of `mean`, from 0 to 1, for an observed one.
fn with_mean(observed: &Distribution, mean: f64) -> Distribution {
    reweighted(observed, &PAIR_SCORES.map(|score| score - mean))
}

/// The most likely distribution whose mean is so many of its own standard deviations above ½, for an observed one. The
/// condition is not linear; it is replaced by its tangent at the last distribution until nothing changes any more.
fn with_t_value(observed: &Distribution, t_value: f64) -> Distribution {
    let mut found = [0.2; 5];
    for _ in 0..MAX_STEPS {
        let (mean, deviation) = mean_and_deviation(&found);
        let tangent = PAIR_SCORES
            .map(|score| score - 0.5 - t_value * deviation * (1.0 + ((mean - score) / deviation).powi(2)) / 2.0);
        let next = reweighted(observed, &tangent);
        let change = (0..5).map(|i| (next[i] - found[i]).abs()).fold(0.0, f64::max);
        found = next;
        if change < 1e-9 {
            break;
        }
    }
    found
}

fn mean_and_deviation(distribution: &Distribution) -> (f64, f64) {
    let average = |of: &dyn Fn(f64) -> f64| -> f64 { (0..5).map(|i| distribution[i] * of(PAIR_SCORES[i])).sum() };
    let mean = average(&|score| score);
    (mean, average(&|score| (score - mean).powi(2)).sqrt())
}

/// The most likely distribution for an observed one in which the mean of `values` is 0. Some value is positive and some
/// negative; otherwise there is none, and the observed one is the result.
fn reweighted(observed: &Distribution, values: &[f64; 5]) -> Distribution {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if !(least < 0.0 && greatest > 0.0) {
        return *observed;
    }
    // The sum falls all the way between its poles.
    let (mut low, mut high) = (-1.0 / greatest, -1.0 / least);
    for _ in 0..BISECTIONS {
        let middle = (low + high) / 2.0;
        let sum: f64 = (0..5).map(|i| observed[i] * values[i] / (1.0 + middle * values[i])).sum();
        if sum > 0.0 { low = middle } else { high = middle }
    }
    let root = (low + high) / 2.0;
    std::array::from_fn(|i| observed[i] / (1.0 + root * values[i]))
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn test(elo0: f64, elo1: f64, model: EloModel) -> Sprt {
        Sprt { elo: [elo0, elo1], alpha: 0.05, beta: 0.05, model }
    }

    /// The values that the tests of fastchess give for the same counts.
    #[test]
    fn published_ratios_are_found() {
        use EloModel::{Logistic, Normalized};
        for (pairs, elo0, elo1, model, published) in [
            ([365, 16618, 36229, 16974, 390], 0.0, 2.0, Normalized, 2.25),
            ([127, 4883, 10712, 5150, 104], -1.75, 0.25, Normalized, 3.01),
            ([0, 0, 0, 0, 5550], 0.0, 5.0, Normalized, 111.82),
            ([223, 9863, 21279, 10037, 246], 0.5, 2.5, Logistic, -3.07),
            ([871, 26175, 55983, 26678, 821], 0.0, 2.0, Logistic, -4.98),
        ] {
            let found = test(elo0, elo1, model).log_likelihood_ratio(&Pentanomial(pairs));
            // They are rounded, and fastchess itself compares them with a tolerance of a hundredth.
            let tolerance = 0.0051_f64.max(published * 3e-4);
            assert!((found - published).abs() < tolerance, "{found}, published {published}");
        }
    }

    /// The well-known approximation (s1 - s0)(2s - s0 - s1) / 2 var, which holds where the differences are small.
    #[test]
    fn the_ratio_is_near_that_of_normal_distributions() {
        for pairs in [[10, 60, 120, 80, 15], [100, 30, 250, 35, 105], [5, 200, 20, 210, 4]] {
            let pairs = Pentanomial(pairs);
            let [s0, s1] = [0.0, 5.0].map(expected_score);
            let approximate =
                f64::from(pairs.pairs()) * (s1 - s0) * (2.0 * pairs.mean() - s0 - s1) / (2.0 * pairs.variance());
            let found = test(0.0, 5.0, EloModel::Logistic).log_likelihood_ratio(&pairs);
            assert!((found - approximate).abs() < 0.02 * approximate.abs() + 0.005, "{found} {approximate}");
        }
    }

    #[test]
    fn the_most_likely_distributions_keep_their_condition() {
        let observed = [0.1, 0.2, 0.3, 0.25, 0.15];
        let (mean, _) = mean_and_deviation(&with_mean(&observed, 0.6));
        assert!((mean - 0.6).abs() < 1e-9, "{mean}");
        let (mean, deviation) = mean_and_deviation(&with_t_value(&observed, 0.3));
        assert!(((mean - 0.5) / deviation - 0.3).abs() < 1e-6);
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let [low, high] = test(0.0, 5.0, EloModel::Normalized).bounds();
        assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6, "{low} {high}");
    }

    #[test]
    fn every_ratio_is_finite_and_no_pair_is_no_evidence() {
        for model in [EloModel::Logistic, EloModel::Normalized] {
            for (elo0, elo1) in [(-300.0, 300.0), (0.0, 5.0), (299.0, 300.0)] {
                for counts in [[1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 1], [500_000, 0, 0, 0, 0]] {
                    let ratio = test(elo0, elo1, model).log_likelihood_ratio(&Pentanomial(counts));
                    assert!(ratio.is_finite(), "{model:?} {elo0} {elo1} {counts:?}: {ratio}");
                }
                assert_eq!(test(elo0, elo1, model).verdict(&Pentanomial::default()), Verdict::Undecided);
            }
        }
    }

    /// With pairs drawn from known distributions, wrong verdicts are as rare as they should be.
    #[test]
    fn errors_are_as_rare_as_promised() {
        let mut rng = SmallRng::seed_from_u64(3);
        let sprt = test(0.0, 60.0, EloModel::Normalized);
        for (truth, right) in [(0.0, Verdict::H0), (60.0, Verdict::H1)] {
            let distribution = with_t_value(&[0.1, 0.2, 0.4, 0.2, 0.1], truth / NORMALIZED_ELO * 2.0_f64.sqrt());
            let wrong = (0..60).filter(|_| run(&sprt, &distribution, &mut rng) != right).count();
            // 3 are expected, and more than 9 with fewer than one of 500 seeds.
            assert!(wrong <= 9, "{wrong} of 60 against {right:?}");
        }
    }

    fn run(sprt: &Sprt, distribution: &Distribution, rng: &mut SmallRng) -> Verdict {
        let mut pairs = Pentanomial::default();
        loop {
            let mut luck: f64 = rng.random();
            let score = distribution.iter().position(|share| {
                luck -= share;
                luck < 0.0
            });
            pairs.add_pair(score.unwrap_or(4));
            match sprt.verdict(&pairs) {
                Verdict::Undecided => {}
                verdict => return verdict,
            }
        }
    }
}
