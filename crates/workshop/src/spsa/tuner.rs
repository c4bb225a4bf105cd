//! The values of the parameters, and how they follow the results. Everything is determined by a seed.

use super::gains::Gains;
use super::tuned::Tuned;
use ludarium_lab::parallel::derive_seed;

/// The state of a tuning.
#[derive(Clone, Debug)]
pub struct Tuner<'a> {
    tuned: &'a [Tuned],
    gains: Gains,
    values: Vec<f64>,
    seed: u64,
    iteration: u32,
}

/// What two players of a pair of games use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    pub first: Vec<i32>,
    /// The values of the second player, on the other side of the present ones.
    pub second: Vec<i32>,
}

impl<'a> Tuner<'a> {
    /// A tuning before its first iteration.
    pub fn new(tuned: &'a [Tuned], iterations: u32, rate: f64, seed: u64) -> Tuner<'a> {
        let values = tuned.iter().map(|tuned| f64::from(tuned.start)).collect();
        Tuner { tuned, gains: Gains::new(iterations, rate), values, seed, iteration: 0 }
    }

    pub fn iteration(&self) -> u32 {
        self.iteration
    }

    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The seed of a pair of games of this iteration.
    pub fn pair_seed(&self, pair: u32) -> u64 {
        derive_seed(derive_seed(self.seed, self.iteration), pair)
    }

    /// What is tried in a pair of games of this iteration.
    pub fn trial(&self, pair: u32) -> Trial {
        let size = self.gains.perturbation(self.iteration);
        let moved = |player: usize| {
            let values = self.tuned.iter().zip(&self.values).enumerate();
            values.map(move |(place, (tuned, value))| {
                let direction = self.direction(pair, place) * if player == 0 { 1.0 } else { -1.0 };
                let there = value + direction * size * tuned.step;
                let (low, high) = (f64::from(tuned.low), f64::from(tuned.high));
                rounded(there.clamp(low, high), self.uniform(pair, place, player))
            })
        };
        Trial { first: moved(0).collect(), second: moved(1).collect() }
    }

    /// Follows the results of an iteration: for each pair of games, how many games the first player has won more than it
    /// has lost.
    pub fn learn(&mut self, results: &[i32]) {
        let size = self.gains.learning(self.iteration);
        for place in 0..self.tuned.len() {
            let pairs = (0..).zip(results);
            let net: f64 = pairs.map(|(pair, result)| self.direction(pair, place) * f64::from(*result)).sum();
            let Tuned { low, high, step, .. } = self.tuned[place];
            let value = self.values[place] + size * step * net;
            self.values[place] = value.clamp(f64::from(low), f64::from(high));
        }
        self.iteration += 1;
    }

    /// To which side the first player's parameter is moved: 1 or −1.
    fn direction(&self, pair: u32, place: usize) -> f64 {
        if self.bits(pair, place, 0) >> 63 == 0 { 1.0 } else { -1.0 }
    }

    /// A number from 0 to 1 that decides how a value is rounded.
    fn uniform(&self, pair: u32, place: usize, player: usize) -> f64 {
        (self.bits(pair, place, 1 + player as u32) >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn bits(&self, pair: u32, place: usize, of: u32) -> u64 {
        derive_seed(self.pair_seed(pair), 1 + place as u32 * 3 + of)
    }
}

/// Rounds up as often as the fraction says, so that the mean of many is the value itself: otherwise a parameter could
/// never leave a whole number by small steps.
fn rounded(value: f64, uniform: f64) -> i32 {
    (value + uniform).floor().min(value.ceil()) as i32
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng};

    use super::*;

    fn tuned(start: i32, low: i32, high: i32, step: f64) -> Tuned {
        Tuned { name: "toy".to_owned(), start, low, high, step }
    }

    /// The net result of a pair of games between players whose strength in Elo points is quadratic in their values.
    fn noisy_pair(rng: &mut SmallRng, trial: &Trial, best: &[f64], curvature: &[f64]) -> i32 {
        let strength = |values: &[i32]| -> f64 {
            let loss = |i: usize| curvature[i] * (f64::from(values[i]) - best[i]).powi(2);
            -(0..best.len()).map(loss).sum::<f64>()
        };
        let difference = strength(&trial.first) - strength(&trial.second);
        let wins = 1.0 / (1.0 + 10_f64.powf(-difference / 400.0));
        (0..2).map(|_| if rng.random_bool(wins.clamp(0.0, 1.0)) { 1 } else { -1 }).sum()
    }

    #[test]
    fn noisy_games_lead_to_the_best_values() {
        // 60 off in the first parameter costs 180 Elo points, 12 off in the second 288; the third does nothing.
        let (best, curvature) = ([90.0, 8.0, 0.0], [0.05, 2.0, 0.0]);
        for seed in 1..=4 {
            let all = [tuned(150, 0, 200, 10.0), tuned(20, 0, 40, 2.0), tuned(5, 0, 10, 0.5)];
            let mut tuner = Tuner::new(&all, 3000, 0.03, seed);
            let mut rng = SmallRng::seed_from_u64(seed);
            for _ in 0..3000 {
                let results = [0, 1].map(|pair| noisy_pair(&mut rng, &tuner.trial(pair), &best, &curvature));
                tuner.learn(&results);
            }
            let [first, second, _] = tuner.values() else { panic!("three parameters") };
            assert!((first - 90.0).abs() < 25.0 && (second - 8.0).abs() < 4.0, "seed {seed}: {:?}", tuner.values());
        }
    }

    #[test]
    fn even_games_change_nothing() {
        let all = [tuned(7, 0, 20, 1.0)];
        let mut tuner = Tuner::new(&all, 10, 0.1, 1);
        tuner.learn(&[0, 0, 0]);
        assert_eq!((tuner.values(), tuner.iteration()), (&[7.0][..], 1));
    }

    #[test]
    fn the_players_stand_on_both_sides_of_the_values_and_within_the_range() {
        let all = [tuned(50, 0, 100, 5.0), tuned(1, 1, 3, 0.5)];
        let mut tuner = Tuner::new(&all, 40, 0.1, 3);
        let (mut above, mut below) = (0, 0);
        for _ in 0..40 {
            let Trial { first, second } = tuner.trial(0);
            let middle = f64::from(first[0] + second[0]) / 2.0;
            assert!((middle - tuner.values()[0]).abs() <= 1.0 && (first[0] - second[0]).abs() >= 9, "{first:?}");
            assert!((1..=3).contains(&first[1]) && (1..=3).contains(&second[1]), "{first:?} {second:?}");
            if first[0] > second[0] {
                above += 1
            } else {
                below += 1
            }
            tuner.learn(&[0]);
        }
        assert!(above > 8 && below > 8, "to either side: {above}, {below}");
    }

    #[test]
    fn values_never_leave_their_range() {
        let all = [tuned(9, 0, 10, 1.0)];
        let mut tuner = Tuner::new(&all, 100, 1.0, 5);
        for _ in 0..100 {
            let direction = tuner.direction(0, 0) as i32;
            tuner.learn(&[2 * direction]);
        }
        assert_eq!(tuner.values(), [10.0], "every result has led up");
    }

    #[test]
    fn rounding_keeps_the_mean() {
        let mut rng = SmallRng::seed_from_u64(1);
        let mut mean = |value: f64| {
            let sum: i32 = (0..20_000).map(|_| rounded(value, rng.random::<f64>())).sum();
            f64::from(sum) / 20_000.0
        };
        for value in [2.25, -1.75, 0.5] {
            assert!((mean(value) - value).abs() < 0.02, "{value}");
        }
        assert_eq!([rounded(3.0, 0.0), rounded(3.0, 0.999_999), rounded(-3.0, 0.999_999)], [3, 3, -3]);
    }

    #[test]
    fn the_seed_decides_everything() {
        let all = [tuned(50, 0, 100, 5.0), tuned(5, 0, 10, 0.5)];
        let trials = |seed| (0..20).map(|pair| Tuner::new(&all, 10, 0.1, seed).trial(pair)).collect::<Vec<_>>();
        assert_eq!(trials(1), trials(1));
        assert_ne!(trials(1), trials(2));
    }
}
