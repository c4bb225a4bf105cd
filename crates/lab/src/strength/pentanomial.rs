//! The statistics of games in pairs.
//!
//! The two games of a pair share their opening and are therefore not independent; the pairs are. So the variance is that
//! of the scores of pairs, which can be 0, ½, 1, 1½ and 2 points. Games counted one by one would have a greater one
//! where openings favour a colour.

use serde::{Deserialize, Serialize};

use super::score::{Z, elo, wilson};

/// Normalized Elo points per unit of (score - ½) / standard deviation of a game.
pub const NORMALIZED_ELO: f64 = 800.0 / std::f64::consts::LN_10;

/// The scores that a pair can have, from 0 to 1.
pub const PAIR_SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// How many pairs of games gave a player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pentanomial(pub [u32; 5]);

/// A value and the interval that holds it with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// Half the width of the interval; infinite where an end is.
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    fn map(self, change: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: change(self.value), low: change(self.low), high: change(self.high) }
    }
}

impl Pentanomial {
    /// Adds a pair in which the player has won so many half points, 4 at most.
    pub fn add_pair(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// The number of pairs.
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score, from 0 to 1; 0.5 if there is no pair.
    pub fn mean(&self) -> f64 {
        if self.pairs() == 0 { 0.5 } else { self.average(|score| score) }
    }

    /// The variance of the score of a pair, which is from 0 to 1.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        self.average(|score| (score - mean).powi(2))
    }

    fn average(&self, of: impl Fn(f64) -> f64) -> f64 {
        let sum: f64 = PAIR_SCORES.iter().zip(self.0).map(|(&score, pairs)| of(score) * f64::from(pairs)).sum();
        sum / f64::from(self.pairs().max(1))
    }

    fn standard_error(&self) -> f64 {
        (self.variance() / f64::from(self.pairs().max(1))).sqrt()
    }

    /// The score. Where all pairs have ended alike, they show no variance, and the interval is Wilson's.
    pub fn score(&self) -> Estimate {
        let (value, half) = (self.mean(), Z * self.standard_error());
        let (low, high) = if half > 0.0 { (value - half, value + half) } else { wilson(value, self.pairs()) };
        Estimate { value, low: low.max(0.0), high: high.min(1.0) }
    }

    /// The difference in Elo points; its ends can be infinite.
    pub fn elo(&self) -> Estimate {
        self.score().map(elo)
    }

    /// The difference in normalized Elo points: that in standard deviations of a game, so that draws and unbalanced
    /// openings do not make it smaller. `None` if all pairs have ended alike.
    pub fn normalized_elo(&self) -> Option<Estimate> {
        let deviation = (2.0 * self.variance()).sqrt();
        let (value, half) = (self.mean(), Z * self.standard_error());
        let estimate = Estimate { value, low: value - half, high: value + half };
        (deviation > 0.0).then(|| estimate.map(|score| (score - 0.5) / deviation * NORMALIZED_ELO))
    }

    /// The likelihood of superiority: how likely the player is the stronger one. `None` if all pairs have ended alike.
    pub fn los(&self) -> Option<f64> {
        let error = self.standard_error();
        (error > 0.0).then(|| libm::erfc((0.5 - self.mean()) / error / std::f64::consts::SQRT_2) / 2.0)
    }

    /// The share of pairs that gave both players one point.
    pub fn drawn_share(&self) -> f64 {
        f64::from(self.0[2]) / f64::from(self.pairs().max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, published: f64) {
        // They are rounded to two digits.
        assert!((value - published).abs() < 0.0051, "{value}, published {published}");
    }

    /// The values that the tests of fastchess give for the same counts.
    #[test]
    fn published_values_are_found() {
        for (pairs, normalized, normalized_error, elo, error) in [
            ([34, 54, 63, 64, 75], 57.94, 28.28, 55.58, 27.65),
            ([332, 433, 498, 333, 334], -9.17, 10.96, -8.64, 10.33),
            ([7895, 8757, 5685, 568, 9999], -19.01, 2.65, -21.04, 2.95),
        ] {
            let statistics = Pentanomial(pairs);
            let found = statistics.normalized_elo().expect("the pairs differ");
            near(found.value, normalized);
            near(found.error(), normalized_error);
            near(statistics.elo().value, elo);
            near(statistics.elo().error(), error);
        }
        near(100.0 * Pentanomial([332, 433, 498, 333, 334]).los().expect("the pairs differ"), 5.05);
    }

    /// A second way to the same numbers: every pair by itself, and the definition of the variance of a mean.
    #[test]
    fn counts_are_as_good_as_the_list_of_pairs() {
        let statistics = Pentanomial([3, 10, 20, 14, 5]);
        let counts = statistics.0.into_iter().zip([0.0, 0.5, 1.0, 1.5, 2.0]);
        let points: Vec<f64> = counts.flat_map(|(count, points)| (0..count).map(move |_| points)).collect();
        let count = points.len() as f64;
        let mean = points.iter().sum::<f64>() / count;
        let squares = points.iter().map(|points| points * points).sum::<f64>() / count;
        let error_in_points = ((squares - mean * mean) / count).sqrt();
        assert_eq!(statistics.pairs(), 52);
        assert!((statistics.mean() - mean / 2.0).abs() < 1e-12);
        assert!((statistics.score().error() - 1.959_964 * error_in_points / 2.0).abs() < 1e-9);
    }

    #[test]
    fn pairs_that_ended_alike_give_a_wide_interval_and_no_superiority() {
        let all_won = Pentanomial([0, 0, 0, 0, 20]);
        let score = all_won.score();
        assert!((score.low - 0.8389).abs() < 1e-4 && score.high == 1.0, "{score:?}");
        assert!(all_won.elo().value.is_infinite() && all_won.elo().low > 200.0);
        assert!(all_won.normalized_elo().is_none() && all_won.los().is_none());
        let none = Pentanomial::default();
        assert_eq!(none.score(), Estimate { value: 0.5, low: 0.0, high: 1.0 });
        assert_eq!((none.pairs(), none.drawn_share()), (0, 0.0));
    }

    #[test]
    fn games_that_follow_their_openings_say_more_in_pairs() {
        // White wins every game: both players have one point in every pair but two.
        let mut pairs = Pentanomial::default();
        (0..48).for_each(|_| pairs.add_pair(2));
        (0..2).for_each(|_| pairs.add_pair(4));
        let (low, high) = wilson(pairs.mean(), 2 * pairs.pairs());
        assert!(pairs.score().error() < (high - low) / 6.0, "{:?} {low} {high}", pairs.score());
    }
}
