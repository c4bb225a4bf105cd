//! Logistic regression: the weights that make the results of games most likely.

use ludarium_lab::matrix::{Matrix, inverse, times, zeros};

/// The share of the game's result in the target; the rest is the value in the search.
const RESULT_SHARE: f64 = 0.7;

/// Positions of one game are correlated: this many of them count as one against the regularisation.
const CORRELATED: f64 = 8.0;

/// The most iterations; Newton's method converges in a few.
const MAX_STEPS: usize = 30;

/// A position with its value in the search and the result of its game.
pub struct Sample {
    /// The number of the game that it comes from.
    pub game: u32,
    /// The result of the game for White: 1, 0.5 or 0.
    pub result: f64,
    /// The value in the search, for White.
    pub value: i32,
    /// How much more of each term White has than Black.
    pub counts: Vec<f64>,
}

/// The probability of these log-odds.
pub fn sigmoid(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The mean negative log-likelihood of the results.
pub fn log_loss(samples: &[&Sample], weights: &[f64], scale: f64) -> f64 {
    let one = |sample: &&Sample| {
        let log_odds = scale * value(sample, weights);
        // ln(1 + e^log_odds) without overflow.
        let softplus = log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p();
        softplus - sample.result * log_odds
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// The evaluation of a position by these weights, for White.
pub fn value(sample: &Sample, weights: &[f64]) -> f64 {
    sample.counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// The scale from values to log-odds that makes the results most likely, by ternary search: the log-loss has one minimum.
pub fn best_scale(samples: &[&Sample], weights: &[f64]) -> f64 {
    let (mut low, mut high) = (1e-5_f64.ln(), 0.1_f64.ln());
    for _ in 0..40 {
        let (third, two_thirds) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if log_loss(samples, weights, third.exp()) < log_loss(samples, weights, two_thirds.exp()) {
            high = two_thirds;
        } else {
            low = third;
        }
    }
    ((low + high) / 2.0).exp()
}

pub struct Fitted {
    /// The weights, not yet rounded.
    pub weights: Vec<f64>,
    /// Their standard errors, clustered by games.
    pub errors: Vec<f64>,
}

/// The data and settings of a regression.
pub struct Regression<'a> {
    pub samples: &'a [&'a Sample],
    /// The weights to start from, towards which the regularisation pulls.
    pub present: &'a [f64],
    /// The terms whose weights may change.
    pub free: &'a [usize],
    /// The factor from values to log-odds.
    pub scale: f64,
    /// The strength of the regularisation.
    pub l2: f64,
}

impl Regression<'_> {
    /// The most likely weights. `None` if the terms cannot be distinguished, which is possible only without regularisation.
    pub fn solve(&self) -> Option<Fitted> {
        let mut weights = self.present.to_vec();
        let mut inverse_hessian = None;
        for _ in 0..MAX_STEPS {
            let (gradient, hessian) = self.derivatives(&weights);
            let inverted = inverse(&hessian)?;
            let step = times(&inverted, &gradient);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            // No step is greater than the value of the piece that is the unit of all weights.
            let shorten = (100.0 / longest.max(1e-12)).min(1.0);
            for (&term, part) in self.free.iter().zip(&step) {
                weights[term] -= part * shorten;
            }
            inverse_hessian = Some(inverted);
            if longest < 1e-3 {
                break;
            }
        }
        let mut errors = vec![0.0; weights.len()];
        for (&term, variance) in self.free.iter().zip(self.variances(&weights, &inverse_hessian?)) {
            errors[term] = variance.max(0.0).sqrt();
        }
        Some(Fitted { weights, errors })
    }

    /// The target of the regression in a position: mostly the result, partly the value in the search.
    fn target(&self, sample: &Sample) -> f64 {
        RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sigmoid(self.scale * f64::from(sample.value))
    }

    /// The precision of a weight's prior. Its standard deviation is half the weight, but at least a few points.
    fn precision(&self, term: usize) -> f64 {
        let spread = (self.present[term].abs() / 2.0).max(8.0);
        self.l2 * CORRELATED / (spread * spread)
    }

    /// The gradient and the lower triangle of the Hessian.
    fn derivatives(&self, weights: &[f64]) -> (Vec<f64>, Matrix) {
        let size = self.free.len();
        let (mut gradient, mut hessian) = (vec![0.0; size], zeros(size));
        for sample in self.samples {
            let expected = sigmoid(self.scale * value(sample, weights));
            let residual = self.scale * (expected - self.target(sample));
            let variance = self.scale * self.scale * expected * (1.0 - expected);
            for (row, &term) in self.free.iter().enumerate() {
                let count = sample.counts[term];
                if count != 0.0 {
                    gradient[row] += residual * count;
                    for (column, &other) in self.free[..=row].iter().enumerate() {
                        hessian[row][column] += variance * count * sample.counts[other];
                    }
                }
            }
        }
        for (row, &term) in self.free.iter().enumerate() {
            gradient[row] += self.precision(term) * (weights[term] - self.present[term]);
            hessian[row][row] += self.precision(term);
        }
        (gradient, hessian)
    }

    /// The variances of the weights, clustered by games (a sandwich estimator).
    fn variances(&self, weights: &[f64], inverse_hessian: &Matrix) -> Vec<f64> {
        let mut variances = vec![0.0; self.free.len()];
        for of_game in self.samples.chunk_by(|one, other| one.game == other.game) {
            let mut gradient = vec![0.0; self.free.len()];
            for sample in of_game {
                let residual = self.scale * (sigmoid(self.scale * value(sample, weights)) - self.target(sample));
                for (part, &term) in gradient.iter_mut().zip(self.free) {
                    *part += residual * sample.counts[term];
                }
            }
            for (variance, part) in variances.iter_mut().zip(times(inverse_hessian, &gradient)) {
                *variance += part * part;
            }
        }
        variances
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// Games of five positions with random results drawn by given weights.
    fn synthetic(truth: &[f64], scale: f64, games: u32) -> Vec<Sample> {
        let mut rng = SmallRng::seed_from_u64(5);
        let mut samples = Vec::new();
        for game in 0..games {
            for _ in 0..5 {
                let counts: Vec<f64> = truth.iter().map(|_| f64::from(rng.random_range(-3..=3))).collect();
                let mut sample = Sample { game, result: 0.0, value: 0, counts };
                let worth = value(&sample, truth);
                sample.result = f64::from(u8::from(rng.random::<f64>() < sigmoid(scale * worth)));
                sample.value = worth as i32;
                samples.push(sample);
            }
        }
        samples
    }

    #[test]
    fn known_weights_are_recovered() {
        let (truth, scale) = ([100.0, 300.0, -40.0, 0.0], 0.004);
        let samples = synthetic(&truth, scale, 4000);
        let samples: Vec<&Sample> = samples.iter().collect();
        assert!((best_scale(&samples, &truth) / scale - 1.0).abs() < 0.1);
        let present = [80.0, 200.0, 10.0, 20.0];
        let regression = Regression { samples: &samples, present: &present, free: &[0, 1, 2, 3], scale, l2: 0.01 };
        let fitted = regression.solve().expect("the terms can be distinguished");
        for (term, (&weight, &error)) in fitted.weights.iter().zip(&fitted.errors).enumerate() {
            assert!(error > 0.0 && error < 10.0, "term {term}: {error}");
            assert!((weight - truth[term]).abs() < 4.0 * error + 1.0, "term {term}: {weight} +- {error}");
        }
    }

    #[test]
    fn terms_that_are_not_free_keep_their_weight_and_strong_regularisation_holds_all() {
        let samples = synthetic(&[100.0, 300.0], 0.004, 200);
        let samples: Vec<&Sample> = samples.iter().collect();
        let present = [100.0, 120.0];
        let regression = |free, l2| Regression { samples: &samples, present: &present, free, scale: 0.004, l2 };
        assert_eq!(regression(&[0], 1.0).solve().expect("one term").weights[1], 120.0);
        let held = regression(&[0, 1], 1e6).solve().expect("two terms").weights;
        assert!((held[1] - 120.0).abs() < 1.0, "{held:?}");
    }
}
