//! Logistic regression: which weights make the results of games most likely.

use super::data::Sample;
use crate::matrix::{Matrix, inverse, times, zeros};

/// The part of the target that the result of the game makes up; the rest is what the search thought.
const RESULT: f64 = 0.7;

/// Positions of one game resemble each other: so many of them count as one against the pull of the present weights.
const ALIKE: f64 = 8.0;

/// Newton's method converges in a few steps.
const STEPS: usize = 30;

/// The chance of White to win that a value of 1 stands for on the scale of odds.
pub fn sigmoid(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// How surprising the results are, on average, if the weights are right.
pub fn log_loss(samples: &[&Sample], weights: &[f64], scale: f64) -> f64 {
    let one = |sample: &&Sample| {
        let odds = scale * value(sample, weights);
        // ln(1 + e^odds) without overflow.
        let log = odds.max(0.0) + (-odds.abs()).exp().ln_1p();
        log - sample.result * odds
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// What the weights say of a position, for White.
pub fn value(sample: &Sample, weights: &[f64]) -> f64 {
    sample.counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// The scale from values to odds that makes the results most likely: a search by thirds, for the surprise has one valley.
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

/// Weights with what is known of them.
pub struct Fitted {
    /// The weights, not yet rounded.
    pub weights: Vec<f64>,
    /// Their standard errors, positions of one game taken together.
    pub errors: Vec<f64>,
}

/// A regression about to be made.
pub struct Regression<'a> {
    /// The positions.
    pub samples: &'a [&'a Sample],
    /// The weights to begin with, which pull.
    pub present: &'a [f64],
    /// Which weights may change.
    pub free: &'a [usize],
    /// From values to odds.
    pub scale: f64,
    /// How strongly the present weights pull.
    pub l2: f64,
}

impl Regression<'_> {
    /// The most likely weights. `None` if the terms cannot be told apart, which only a pull of 0 allows.
    pub fn solve(&self) -> Option<Fitted> {
        let mut weights = self.present.to_vec();
        let mut hessian = None;
        for _ in 0..STEPS {
            let (gradient, curvature) = self.derivatives(&weights);
            let inverted = inverse(&curvature)?;
            let step = times(&inverted, &gradient);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            // No step goes farther than the piece that everything is measured by.
            let shorten = (100.0 / longest.max(1e-12)).min(1.0);
            for (&term, part) in self.free.iter().zip(&step) {
                weights[term] -= part * shorten;
            }
            hessian = Some(inverted);
            if longest < 1e-3 {
                break;
            }
        }
        let mut errors = vec![0.0; weights.len()];
        for (&term, variance) in self.free.iter().zip(self.variances(&weights, &hessian?)) {
            errors[term] = variance.max(0.0).sqrt();
        }
        Some(Fitted { weights, errors })
    }

    /// What the regression aims at in a position: mostly the result, a little what the search thought.
    fn target(&self, sample: &Sample) -> f64 {
        RESULT * sample.result + (1.0 - RESULT) * sigmoid(self.scale * f64::from(sample.value))
    }

    /// The spread that the pull allows a weight: half of it, but not less than a few points.
    fn precision(&self, term: usize) -> f64 {
        let spread = (self.present[term].abs() / 2.0).max(8.0);
        self.l2 * ALIKE / (spread * spread)
    }

    /// The first derivatives and the lower triangle of the second ones.
    fn derivatives(&self, weights: &[f64]) -> (Vec<f64>, Matrix) {
        let size = self.free.len();
        let (mut gradient, mut curvature) = (vec![0.0; size], zeros(size));
        for sample in self.samples {
            let sigmoid = sigmoid(self.scale * value(sample, weights));
            let off = self.scale * (sigmoid - self.target(sample));
            let hessian = self.scale * self.scale * sigmoid * (1.0 - sigmoid);
            for (row, &term) in self.free.iter().enumerate() {
                let count = sample.counts[term];
                if count != 0.0 {
                    gradient[row] += off * count;
                    for (column, &other) in self.free[..=row].iter().enumerate() {
                        curvature[row][column] += hessian * count * sample.counts[other];
                    }
                }
            }
        }
        for (row, &term) in self.free.iter().enumerate() {
            gradient[row] += self.precision(term) * (weights[term] - self.present[term]);
            curvature[row][row] += self.precision(term);
        }
        (gradient, curvature)
    }

    /// The variances of the weights if the games, not the positions, were drawn at random (a "sandwich").
    fn variances(&self, weights: &[f64], inverted: &Matrix) -> Vec<f64> {
        let mut variances = vec![0.0; self.free.len()];
        for of_game in self.samples.chunk_by(|one, other| one.game == other.game) {
            let mut gradient = vec![0.0; self.free.len()];
            for sample in of_game {
                let off = self.scale * (sigmoid(self.scale * value(sample, weights)) - self.target(sample));
                for (part, &term) in gradient.iter_mut().zip(self.free) {
                    *part += off * sample.counts[term];
                }
            }
            for (variance, part) in variances.iter_mut().zip(times(inverted, &gradient)) {
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

    /// Games of five positions whose results follow given weights by chance.
    fn synthetic(truth: &[f64], scale: f64, games: u32) -> Vec<Sample> {
        let mut dice = SmallRng::seed_from_u64(5);
        let mut samples = Vec::new();
        for game in 0..games {
            for _ in 0..5 {
                let counts: Vec<f64> = truth.iter().map(|_| f64::from(dice.random_range(-3..=3))).collect();
                let mut sample = Sample { game, result: 0.0, value: 0, counts };
                let worth = value(&sample, truth);
                sample.result = f64::from(u8::from(dice.random::<f64>() < sigmoid(scale * worth)));
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
        let fitted = regression.solve().expect("the terms can be told apart");
        for (term, (&weight, &error)) in fitted.weights.iter().zip(&fitted.errors).enumerate() {
            assert!(error > 0.0 && error < 10.0, "term {term}: {error}");
            assert!((weight - truth[term]).abs() < 4.0 * error + 1.0, "term {term}: {weight} +- {error}");
        }
    }

    #[test]
    fn terms_that_are_not_free_keep_their_weight_and_a_strong_pull_holds_all() {
        let samples = synthetic(&[100.0, 300.0], 0.004, 200);
        let samples: Vec<&Sample> = samples.iter().collect();
        let present = [100.0, 120.0];
        let regression = |free, l2| Regression { samples: &samples, present: &present, free, scale: 0.004, l2 };
        assert_eq!(regression(&[0], 1.0).solve().expect("one term").weights[1], 120.0);
        let held = regression(&[0, 1], 1e6).solve().expect("two terms").weights;
        assert!((held[1] - 120.0).abs() < 1.0, "{held:?}");
    }
}
