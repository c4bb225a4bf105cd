//! How long to think about a turn on a clock: less about one that stays the best, longer about one that gets worse.

use std::time::Duration;

use crate::Allotment;

/// The share of the usual time by the number of iterations in a row that found the same turn; the last holds for all
/// more.
const BY_STABILITY: [f64; 5] = [1.3, 1.1, 0.9, 0.75, 0.6];

/// A loss of value between two iterations, in hundredths of the game's smallest piece, for which a turn gets the most
/// time more.
const ALARMING_DROP: i32 = 60;

/// The part of the usual time that such a turn gets more.
const MORE_WHEN_DROPPING: f64 = 0.8;

/// The time of a turn on a clock, while it is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pacing {
    allotment: Allotment,
    stable_iterations: usize,
    last_value: Option<i32>,
    factor: f64,
}

impl Pacing {
    pub(crate) fn new(allotment: Allotment) -> Pacing {
        Pacing { allotment, stable_iterations: 0, last_value: None, factor: 1.0 }
    }

    /// Counts a finished iteration: whether its best turn is that of the one before, and its value.
    pub(crate) fn count_iteration(&mut self, same_turn: bool, value: i32) {
        self.stable_iterations = if same_turn { self.stable_iterations + 1 } else { 0 };
        let drop = self.last_value.map_or(0, |last| last - value).clamp(0, ALARMING_DROP);
        self.last_value = Some(value);
        let by_stability = BY_STABILITY[self.stable_iterations.min(BY_STABILITY.len() - 1)];
        self.factor = by_stability * (1.0 + MORE_WHEN_DROPPING * f64::from(drop) / f64::from(ALARMING_DROP));
    }

    /// The time that the turn is to take, as far as is known.
    pub(crate) fn target(&self) -> Duration {
        self.allotment.soft.mul_f64(self.factor).min(self.allotment.hard)
    }

    /// The time that it may take while its best turn fails.
    pub(crate) fn longest(&self) -> Duration {
        self.allotment.hard
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pacing() -> Pacing {
        Pacing::new(Allotment { soft: Duration::from_secs(10), hard: Duration::from_secs(20) })
    }

    #[test]
    fn a_turn_that_stays_the_best_gets_less_and_less_time() {
        let mut pacing = pacing();
        let targets: Vec<Duration> = (0..8)
            .map(|depth| {
                pacing.count_iteration(depth > 0, 50);
                pacing.target()
            })
            .collect();
        assert!(targets.is_sorted_by(|one, other| one >= other), "{targets:?}");
        assert!(targets[0] > Duration::from_secs(10) && targets[7] < Duration::from_secs(7), "{targets:?}");
    }

    #[test]
    fn a_turn_that_gets_worse_gets_more_time_but_never_more_than_the_longest() {
        let after = |value| {
            let mut pacing = pacing();
            pacing.count_iteration(false, 100);
            pacing.count_iteration(true, value);
            pacing.target()
        };
        assert!(after(100) == after(300) && after(70) > after(100) && after(40) > after(70));
        assert!(after(-30_000) <= pacing().longest());
    }
}
