//! Elo ratings from results: maximum likelihood in the Bradley-Terry model.

use super::score::Z;
use crate::matches::results::Results;
use crate::matrix::{Matrix, inverse, times, zeros};

const ELO_PER_LOG_ODDS: f64 = 400.0 / std::f64::consts::LN_10;

/// The most iterations; Newton's method converges in a few.
const MAX_STEPS: usize = 60;

/// The games of two players against each other.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// How much stronger the first player is: a weighted sum of parameters.
    difference: Vec<(usize, f64)>,
    results: Results,
}

impl Pairing {
    /// The games of two players, given by their parameters.
    pub fn of(player: usize, opponent: usize, results: Results) -> Pairing {
        Pairing { difference: vec![(player, 1.0), (opponent, -1.0)], results }
    }

    /// The games of two players, each as strong as a weighted sum of parameters.
    pub fn of_sums(player: &[(usize, f64)], opponent: &[(usize, f64)], results: Results) -> Pairing {
        Pairing { difference: difference(player, opponent), results }
    }
}

/// How much stronger a player is than another, both as weighted sums of parameters.
fn difference(player: &[(usize, f64)], opponent: &[(usize, f64)]) -> Vec<(usize, f64)> {
    let against = opponent.iter().map(|&(parameter, share)| (parameter, -share));
    player.iter().copied().chain(against).collect()
}

/// The points below and above a strength with their weights in a linear interpolation. There are two points at least, and
/// they rise.
pub fn interpolation(points: &[f64], strength: f64) -> [(usize, f64); 2] {
    let above = points.iter().position(|&point| point >= strength).unwrap_or(points.len() - 1).max(1);
    let share = (strength - points[above - 1]) / (points[above] - points[above - 1]).max(1e-9);
    let share = share.clamp(0.0, 1.0);
    [(above - 1, 1.0 - share), (above, share)]
}

/// The ratings of some players, in Elo points above the first of them.
pub struct Ratings {
    /// The points; 0 for the first player.
    pub elo: Vec<f64>,
    covariance: Matrix,
}

impl Ratings {
    /// Half the width of the interval that holds the difference of two players with 95 % confidence.
    pub fn error(&self, one: usize, other: usize) -> f64 {
        let at = |i: usize, j: usize| if i == 0 || j == 0 { 0.0 } else { self.covariance[i - 1][j - 1] };
        Z * (at(one, one) + at(other, other) - at(one, other) - at(other, one)).max(0.0).sqrt() * ELO_PER_LOG_ODDS
    }
}

impl Ratings {
    /// Half the width of the interval that holds the difference of two weighted sums of players with 95 % confidence.
    pub fn error_of_sums(&self, one: &[(usize, f64)], other: &[(usize, f64)]) -> f64 {
        let sum = difference(one, other);
        let at = |i: usize, j: usize| if i == 0 || j == 0 { 0.0 } else { self.covariance[i - 1][j - 1] };
        let variance: f64 = sum.iter().flat_map(|&(i, p)| sum.iter().map(move |&(j, q)| p * q * at(i, j))).sum();
        Z * variance.max(0.0).sqrt() * ELO_PER_LOG_ODDS
    }

    /// The rating of a player above the mean of all, and half the width of the interval that holds it with 95 % confidence.
    pub fn above_mean(&self, player: usize) -> (f64, f64) {
        let count = self.elo.len() as f64;
        let mean = self.elo.iter().sum::<f64>() / count;
        let weight = |i: usize| if i == player { 1.0 - 1.0 / count } else { -1.0 / count };
        let rows = self.covariance.iter().enumerate();
        let terms = rows.flat_map(|(i, row)| row.iter().enumerate().map(move |(j, value)| (i, j, value)));
        let variance: f64 = terms.map(|(i, j, value)| weight(i + 1) * weight(j + 1) * value).sum();
        (self.elo[player] - mean, Z * variance.max(0.0).sqrt() * ELO_PER_LOG_ODDS)
    }
}

/// The prior distribution of the ratings.
#[derive(Clone, Copy, Debug)]
pub enum Prior {
    /// Uniform.
    Nothing,
    /// A smooth scale.
    Scale {
        /// How many ratings it has: the first parameters.
        points: usize,
        /// The standard deviation of the change from one step of the scale to the next, in Elo points.
        bend: f64,
        /// The standard deviation of the parameters that are neither of the scale nor free from it, in Elo points.
        deviation: f64,
        /// How many of the last parameters are players of their own.
        free: usize,
    },
}

/// The most likely ratings. Every pairing counts one more game, a draw, so that no rating is infinite. `None` if the games do
/// not connect all players.
pub fn ratings(players: usize, pairings: &[Pairing], prior: Prior) -> Option<Ratings> {
    let mut strengths = vec![0.0; players];
    let mut covariance = zeros(0);
    for _ in 0..MAX_STEPS {
        let (gradient, hessian) = derivatives(&strengths, pairings, prior);
        covariance = inverse(&hessian)?;
        let step = times(&covariance, &gradient);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let shorten = (1.0 / longest.max(1e-12)).min(1.0);
        for (strength, part) in strengths[1..].iter_mut().zip(&step) {
            *strength += part * shorten;
        }
        if longest < 1e-9 {
            break;
        }
    }
    Some(Ratings { elo: strengths.into_iter().map(|strength| strength * ELO_PER_LOG_ODDS).collect(), covariance })
}

/// The gradient and the negative Hessian of the log-likelihood, without the first player.
fn derivatives(strengths: &[f64], pairings: &[Pairing], prior: Prior) -> (Vec<f64>, Matrix) {
    let mut sums =
        Derivatives { gradient: vec![0.0; strengths.len() - 1], negative_hessian: zeros(strengths.len() - 1) };
    let sum_of = |difference: &[(usize, f64)]| -> f64 {
        difference.iter().map(|&(player, share)| share * strengths[player]).sum()
    };
    for Pairing { difference, results } in pairings {
        let games = f64::from(results.games()) + 1.0;
        let points = f64::from(results.wins) + f64::from(results.draws) / 2.0 + 0.5;
        let expected = 1.0 / (1.0 + (-sum_of(difference)).exp());
        sums.add(difference, points - games * expected, games * expected * (1.0 - expected));
    }
    if let Prior::Scale { points, bend, deviation, free } = prior {
        let mut add_normal = |direction: &[(usize, f64)], spread: f64| {
            let precision = (ELO_PER_LOG_ODDS / spread).powi(2);
            sums.add(direction, -sum_of(direction) * precision, precision);
        };
        for i in 1..points.saturating_sub(1) {
            add_normal(&[(i + 1, 1.0), (i, -2.0), (i - 1, 1.0)], bend);
        }
        for i in points..strengths.len().saturating_sub(free) {
            add_normal(&[(i, 1.0)], deviation);
        }
    }
    (sums.gradient, sums.negative_hessian)
}

struct Derivatives {
    gradient: Vec<f64>,
    negative_hessian: Matrix,
}

impl Derivatives {
    /// Adds a term that depends on one weighted sum of the parameters.
    fn add(&mut self, direction: &[(usize, f64)], gradient: f64, curvature: f64) {
        for &(i, one) in direction.iter().filter(|(i, _)| *i > 0) {
            self.gradient[i - 1] += one * gradient;
            for &(j, other) in direction.iter().filter(|(j, _)| *j > 0) {
                self.negative_hessian[i - 1][j - 1] += one * other * curvature;
            }
        }
    }
}

/// Isotonic regression: the nearest values that never fall (pool adjacent violators).
pub fn isotonic(values: &[f64]) -> Vec<f64> {
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for &value in values {
        let mut pool = (value, 1);
        while let Some(&(mean, count)) = pools.last()
            && mean > pool.0
        {
            pool = ((mean * count as f64 + pool.0 * pool.1 as f64) / (count + pool.1) as f64, count + pool.1);
            pools.pop();
        }
        pools.push(pool);
    }
    pools.into_iter().flat_map(|(mean, count)| std::iter::repeat_n(mean, count)).collect()
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn played(truth: &[f64], pairs: &[(usize, usize)], games: u32) -> Vec<Pairing> {
        let mut rng = SmallRng::seed_from_u64(9);
        let pairing = |&(player, opponent): &(usize, usize)| {
            let expected = 1.0 / (1.0 + 10.0_f64.powf((truth[opponent] - truth[player]) / 400.0));
            let mut results = Results::default();
            for _ in 0..games {
                let luck: f64 = rng.random();
                // A third of the games is drawn, as far as the score allows.
                let draws = (2.0 * expected.min(1.0 - expected)).min(1.0 / 3.0);
                if luck < expected - draws / 2.0 {
                    results.wins += 1;
                } else if luck < expected + draws / 2.0 {
                    results.draws += 1;
                } else {
                    results.losses += 1;
                }
            }
            Pairing::of(player, opponent, results)
        };
        pairs.iter().map(pairing).collect()
    }

    #[test]
    fn known_strengths_are_recovered() {
        let truth = [0.0, 150.0, 260.0, 420.0, 430.0];
        let pairs = [(1, 0), (2, 1), (3, 2), (4, 3), (2, 0)];
        let found = ratings(5, &played(&truth, &pairs, 4000), Prior::Nothing).expect("the games connect all players");
        for (player, (elo, truth)) in found.elo.iter().zip(truth).enumerate() {
            assert!((elo - truth).abs() <= 1.6 * found.error(player, 0), "{elo} for {truth}");
        }
        assert!(found.error(1, 0) < 12.0 && found.error(4, 0) > found.error(1, 0));
        assert_eq!(found.error(3, 3), 0.0);
    }

    #[test]
    fn ratings_above_the_mean_add_up_to_nothing() {
        let found = ratings(3, &played(&[0.0, 60.0, 120.0], &[(1, 0), (2, 1), (2, 0)], 1000), Prior::Nothing)
            .expect("the games connect all players");
        let above: Vec<_> = (0..3).map(|player| found.above_mean(player)).collect();
        assert!(above.iter().map(|(elo, _)| elo).sum::<f64>().abs() < 1e-9);
        // Everybody has met everybody equally often, so all errors are nearly the same, and less than those of a difference.
        assert!(above.iter().all(|(_, error)| (error / above[0].1 - 1.0).abs() < 0.1 && *error < found.error(1, 0)));
        // Of two players, each is half the difference away from the mean.
        let two = ratings(2, &played(&[0.0, 80.0], &[(1, 0)], 1000), Prior::Nothing).expect("they have met");
        let (elo, error) = two.above_mean(1);
        assert!((elo - two.elo[1] / 2.0).abs() < 1e-9 && (error - two.error(1, 0) / 2.0).abs() < 1e-9);
    }

    #[test]
    fn a_player_without_games_has_no_rating_unless_the_scale_is_smooth() {
        let pairings = played(&[0.0, 100.0], &[(1, 0)], 100);
        assert!(ratings(3, &pairings, Prior::Nothing).is_none());
        let prior = Prior::Scale { points: 3, bend: 20.0, deviation: 20.0, free: 0 };
        let smooth = ratings(3, &pairings, prior).expect("the scale goes on");
        assert!((smooth.elo[2] - 2.0 * smooth.elo[1]).abs() < 1.0);
    }

    #[test]
    fn a_player_who_wins_everything_has_a_finite_rating() {
        let all = Pairing::of(1, 0, Results { wins: 20, draws: 0, losses: 0 });
        let elo = ratings(2, &[all], Prior::Nothing).expect("they have met").elo[1];
        assert!((500.0..800.0).contains(&elo), "{elo}");
    }

    #[test]
    fn games_between_points_determine_the_points_around_them() {
        let points = [0.0, 0.5, 1.0];
        let half = |games: u32| Results { wins: games * 10 / 11, draws: 0, losses: games / 11 };
        // Ten to one is 400 points.
        let at = |strength| interpolation(&points, strength);
        let pairings =
            [Pairing::of_sums(&at(0.5), &at(0.0), half(11_000)), Pairing::of_sums(&at(0.75), &at(0.5), half(11_000))];
        let elo = ratings(3, &pairings, Prior::Nothing).expect("the games connect all points").elo;
        assert!((elo[1] - 400.0).abs() < 2.0 && (elo[2] - 1200.0).abs() < 4.0, "{elo:?}");
        assert_eq!(interpolation(&points, 0.0), [(0, 1.0), (1, 0.0)]);
        assert_eq!(interpolation(&points, 1.0), [(1, 0.0), (2, 1.0)]);
    }

    #[test]
    fn deviations_are_separated_from_the_scale() {
        let points = [0.0, 0.5, 1.0];
        let score = |wins| Results { wins, draws: 0, losses: 2000 - wins };
        // 100 points are won by 64 of 100. The one in the middle (4) is far stronger than the scale says.
        let on_scale = |strength| interpolation(&points, strength).to_vec();
        let deviating = |strength, parameter| [on_scale(strength), vec![(parameter, 1.0)]].concat();
        let pairings = [
            Pairing::of_sums(&on_scale(1.0), &on_scale(0.0), score(1519)),
            Pairing::of_sums(&on_scale(0.5), &on_scale(0.0), score(1280)),
            Pairing::of_sums(&deviating(0.5, 4), &deviating(0.0, 3), score(1519)),
            Pairing::of_sums(&deviating(1.0, 5), &deviating(0.5, 4), score(1000)),
        ];
        let elo = ratings(6, &pairings, Prior::Scale { points: 3, bend: 20.0, deviation: 50.0, free: 0 })
            .expect("the games connect all players")
            .elo;
        assert!((elo[1] - 100.0).abs() < 10.0 && (elo[2] - 200.0).abs() < 15.0, "{elo:?}");
        assert!((elo[4] - elo[3] - 100.0).abs() < 15.0 && (elo[5] - elo[4] + 100.0).abs() < 15.0, "{elo:?}");
    }

    #[test]
    fn a_free_player_has_no_prior_and_sums_have_errors() {
        let all = Results { wins: 500, draws: 0, losses: 50 };
        let pairings = [Pairing::of(1, 0, all), Pairing::of(2, 1, all)];
        let of = |free| ratings(3, &pairings, Prior::Scale { points: 2, bend: 20.0, deviation: 10.0, free });
        let (bound, free) = (of(0).expect("connected"), of(1).expect("connected"));
        assert!(free.elo[2] > 780.0 && bound.elo[2] < 600.0, "{:?} {:?}", free.elo, bound.elo);
        let error = free.error_of_sums(&[(2, 1.0)], &[(1, 1.0)]);
        assert!((error - free.error(2, 1)).abs() < 1e-9);
        let half = free.error_of_sums(&[(2, 0.5), (1, 0.5)], &[(1, 1.0)]);
        assert!((half - error / 2.0).abs() < 1e-9);
    }

    #[test]
    fn values_that_fall_are_averaged() {
        assert_eq!(isotonic(&[1.0, 3.0, 2.0, 4.0]), [1.0, 2.5, 2.5, 4.0]);
        assert_eq!(isotonic(&[3.0, 2.0, 1.0]), [2.0, 2.0, 2.0]);
        assert!(isotonic(&[]).is_empty());
    }
}
