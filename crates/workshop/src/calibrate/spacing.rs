//! Placing the levels on the line from the weakest to the strongest play.

use ludarium_ai::Rating;

/// The most Elo points that there should be between neighbouring levels.
const MOST_STEP: f64 = 280.0;

/// The number of the last level, from 0.
const LAST: usize = 9;

/// The number of the last level, from 0, that may be the first one as strong as `greedy`.
const LAST_EVEN: usize = 3;

/// The fewest that there should be.
const LEAST_STEP: f64 = 120.0;

/// How far the first level is above `random`, where the levels after it leave it room: it wins 84 of 100 points.
const ABOVE_RANDOM: f64 = 290.0;

/// How far it may be above `random`, so that the second level is not too far above it: it wins 86 of 100 points, and in
/// some games a few more than the line says.
const MOST_ABOVE_RANDOM: f64 = 320.0;

/// How far it is above `random` at least, where the two players without a search are near to each other: it wins 63 of 100
/// points.
const LEAST_ABOVE_RANDOM: f64 = 90.0;

/// How far it has to be below `greedy`: it wins 22 of 100 points.
const BELOW_GREEDY: f64 = 220.0;

/// A level whose rating is less than this away from its target stays where it is, so that its games are kept.
const TOLERANCE: f64 = 20.0;

/// The ratings that the levels should have.
#[derive(Debug)]
pub struct Targets {
    /// The weakest level first.
    pub elo: Vec<f64>,
    /// A warning if neighbours are too near to each other.
    pub warning: Option<String>,
}

/// Spaces ten levels evenly from the first, between `random` and `greedy`, to one that is even with `greedy`, the second,
/// third or fourth, and from there evenly to the strongest play of a rating. If that is too far away, all levels from the
/// second on are equally far apart, so that the longest step is as short as it can be. The second is at least `alert`: it
/// sees every win in one.
pub fn targets(random: f64, weakest: f64, alert: f64, strongest: f64) -> Targets {
    let first = (random + ABOVE_RANDOM).min(Rating::OF_GREEDY - BELOW_GREEDY);
    let first = first.max(random + LEAST_ABOVE_RANDOM).max(weakest);
    let first = first.max((alert - MOST_STEP).min(random + MOST_ABOVE_RANDOM));
    let even = (1..LAST_EVEN).find(|&even| is_near(first, alert, even)).unwrap_or(LAST_EVEN);
    let second = second(first, alert, even);
    let above = (strongest - Rating::OF_GREEDY) / (LAST - even) as f64;
    let is_long = above > MOST_STEP;
    let from_second = (strongest - second) / (LAST - 1) as f64;
    let elo = (0..=LAST).map(|level| match level {
        LAST => strongest,
        0 => first,
        _ if is_long => second + from_second * (level - 1) as f64,
        _ if level <= even => second + below(second, even) * (level - 1) as f64,
        _ => Rating::OF_GREEDY + above * (level - even) as f64,
    });
    let least = if is_long || even == 1 { above } else { below(second, even).min(above) };
    let warning = (least < LEAST_STEP)
        .then(|| format!("there are only {least:.0} points a level; there should be {LEAST_STEP:.0} at least"));
    Targets { elo: elo.collect(), warning }
}

/// The rating of the second level, if the level of that number, from 0, is even with `greedy`.
fn second(first: f64, alert: f64, even: usize) -> f64 {
    (first + (Rating::OF_GREEDY - first) / even as f64).max(alert).min(Rating::OF_GREEDY)
}

/// The Elo points from the second level to each of the next, up to the one that is even with `greedy`.
fn below(second: f64, even: usize) -> f64 {
    (Rating::OF_GREEDY - second) / (even.max(2) - 1) as f64
}

/// Whether no two levels are too far apart up to the one that is even with `greedy`, as far as can be avoided.
fn is_near(first: f64, alert: f64, even: usize) -> bool {
    let second = second(first, alert, even);
    below(second, even) <= MOST_STEP && (second - first <= MOST_STEP || second <= alert)
}

/// The strength of a level: where it is now, if its rating there is near its target, else where the line has the target, but
/// not below a strength. Rounded to ten thousandths.
pub fn strength(least: f64, target: f64, now: (f64, f64), of_line: impl Fn(f64) -> f64) -> f64 {
    let (strength, elo) = now;
    let moved = if (elo - target).abs() < TOLERANCE { strength } else { of_line(target) };
    (moved.max(least) * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_evenly_spaced_on_both_sides_of_greedy() {
        let spaced = targets(0.0, -100.0, 200.0, 2060.0);
        assert_eq!(spaced.elo[..3], [290.0, 545.0, 800.0]);
        assert!(spaced.elo[2..].windows(2).all(|pair| (pair[1] - pair[0] - 180.0).abs() < 1e-9), "{spaced:?}");
        assert_eq!((spaced.elo.len(), spaced.elo[9]), (10, 2060.0));
        assert!(spaced.warning.is_none());
    }

    #[test]
    fn the_first_level_is_below_greedy_but_on_the_line() {
        assert_eq!(targets(450.0, 0.0, 0.0, 2500.0).elo[..2], [Rating::OF_GREEDY - BELOW_GREEDY, Rating::OF_GREEDY]);
        assert_eq!(targets(550.0, 0.0, 0.0, 2500.0).elo[0], 640.0);
        assert_eq!(targets(-500.0, 50.0, 100.0, 2000.0).elo[0], 50.0);
    }

    #[test]
    fn where_random_is_far_away_the_fourth_level_is_even_with_greedy() {
        let far = targets(-370.0, -500.0, -500.0, 2000.0).elo;
        assert!((far[3] - Rating::OF_GREEDY).abs() < 1e-9, "{far:?}");
    }

    #[test]
    fn the_first_level_comes_nearer_to_the_second_where_that_one_may_not_be_weaker() {
        assert_eq!(targets(0.0, -100.0, 580.0, 2000.0).elo[..3], [300.0, 580.0, 800.0]);
        assert_eq!(targets(0.0, -100.0, 700.0, 2000.0).elo[..3], [MOST_ABOVE_RANDOM, 700.0, 800.0]);
    }

    #[test]
    fn a_long_line_makes_all_steps_from_the_second_level_on_longer() {
        for (random, alert, second, strongest) in [(0.0, -100.0, 545.0, 3500.0), (-300.0, 450.0, 450.0, 2706.0)] {
            let long = targets(random, -500.0, alert, strongest).elo;
            assert_eq!((long[1], long[9]), (second, strongest));
            let step = (strongest - second) / 8.0;
            assert!(long[1..].windows(2).all(|pair| (pair[1] - pair[0] - step).abs() < 1e-9), "{long:?}");
        }
    }

    #[test]
    fn a_short_line_gives_a_warning() {
        assert!(targets(0.0, 0.0, 0.0, 1000.0).warning.is_some());
        assert!(targets(0.0, 0.0, 0.0, 3500.0).warning.is_none());
    }

    #[test]
    fn a_level_near_its_target_stays_and_others_move() {
        let line = |elo: f64| elo / 2000.0;
        assert_eq!(strength(0.1, 1000.0, (0.47, 990.0), line), 0.47);
        assert_eq!(strength(0.1, 1000.0, (0.47, 900.0), line), 0.5);
        assert_eq!(strength(0.1, 100.0, (0.4, 900.0), line), 0.1);
        assert_eq!(strength(0.0, 100.0, (0.4, 900.0), line), 0.05);
    }
}
