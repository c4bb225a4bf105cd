//! What a search has used of its limits: nodes, time, and whether it has been stopped.

use std::time::Duration;

use crate::pacing::Pacing;
use crate::stopwatch::Stopwatch;
use crate::{Limits, Stop};

/// The search has to end now; what is unfinished is thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Interrupted;

/// The most nodes between two checks of the clock and the stop flag.
const MOST_NODES_BETWEEN_CHECKS: u32 = 64;

/// The time that should lie between two checks: where nodes take longer, there are fewer between them.
const TIME_BETWEEN_CHECKS: Duration = Duration::from_micros(200);

/// Longer than any search: a hundred years.
const FOREVER: Duration = Duration::from_secs(3_200_000_000);

/// Turns of a position that are listed between two checks.
pub(crate) const LISTED_BETWEEN_CHECKS: usize = 64;

/// The share of the time after which no other iteration is begun, since it would hardly be finished, unless all of the time
/// is to be used.
const SHARE_FOR_ITERATIONS: f64 = 0.6;

/// What a search has used and may still use.
pub(crate) struct Budget<'a> {
    watch: Stopwatch,
    /// The time limit, which does not depend on the clock of a match.
    limit: Option<Duration>,
    /// The share of the clock of a match.
    pacing: Option<Pacing>,
    /// The time after which the present iteration ends, finished or not.
    deadline: Option<Duration>,
    /// The share of the time in which iterations may begin.
    share_for_iterations: f64,
    max_nodes: u64,
    nodes: u64,
    checks: Checks,
    stop: &'a Stop,
}

/// How often the clock and the stop flag are looked at: a position may take a thousand times as long as another.
struct Checks {
    interval: u32,
    /// The nodes until the next.
    left: u32,
    last: Duration,
}

impl Checks {
    fn new() -> Checks {
        Checks { interval: 1, left: 1, last: Duration::ZERO }
    }

    /// Counts one node; whether it is time for a check.
    fn count_node(&mut self, watch: Stopwatch) -> bool {
        self.left -= 1;
        if self.left > 0 {
            return false;
        }
        let now = watch.elapsed();
        let elapsed = now.saturating_sub(self.last);
        // Nearby positions take about as long as the last ones.
        self.interval = if elapsed < TIME_BETWEEN_CHECKS / 2 {
            (self.interval * 2).min(MOST_NODES_BETWEEN_CHECKS)
        } else {
            let fitting = f64::from(self.interval) * (TIME_BETWEEN_CHECKS.as_secs_f64() / elapsed.as_secs_f64());
            (fitting as u32).clamp(1, MOST_NODES_BETWEEN_CHECKS)
        };
        (self.left, self.last) = (self.interval, now);
        true
    }
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: &Limits, stop: &'a Stop) -> Budget<'a> {
        Budget::since(Stopwatch::start(), limits, stop)
    }

    /// The budget of a search that has begun before.
    pub(crate) fn since(watch: Stopwatch, limits: &Limits, stop: &'a Stop) -> Budget<'a> {
        let uses_all_time = limits.uses_all_time && limits.clock.is_none();
        let mut budget = Budget {
            watch,
            limit: limits.time,
            pacing: limits.clock.map(|clock| Pacing::new(clock.allotment())),
            deadline: None,
            share_for_iterations: if uses_all_time { 1.0 } else { SHARE_FOR_ITERATIONS },
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            checks: Checks::new(),
            stop,
        };
        budget.set_deadline(budget.pacing.map(|pacing| pacing.target()));
        budget
    }

    /// Sets when the present iteration ends: after a part of the clock's share, but never later than the time limit.
    fn set_deadline(&mut self, of_clock: Option<Duration>) {
        // A longer time is none, and could not be reckoned with.
        self.deadline = self.limit.into_iter().chain(of_clock).min().filter(|time| *time < FOREVER);
    }

    /// Counts a finished iteration: whether its best turn is that of the one before, and its value. Changes the share
    /// of the clock of a match and nothing else.
    pub(crate) fn count_iteration(&mut self, same_turn: bool, value: i32) {
        if let Some(pacing) = &mut self.pacing {
            pacing.count_iteration(same_turn, value);
            let target = pacing.target();
            self.set_deadline(Some(target));
        }
    }

    /// Gives the present iteration as much of the clock of a match as a turn may have: its best turn has turned out
    /// worse than expected.
    pub(crate) fn prolong_iteration(&mut self) {
        if let Some(pacing) = self.pacing {
            self.set_deadline(Some(pacing.longest()));
        }
    }

    /// The time that all iterations have together, as it was planned in the beginning.
    pub(crate) fn planned_time(&self) -> Option<Duration> {
        self.deadline
    }

    pub(crate) fn count_node(&mut self) -> Result<(), Interrupted> {
        self.nodes += 1;
        let check = self.checks.count_node(self.watch);
        if self.nodes > self.max_nodes || (check && self.is_over()) { Err(Interrupted) } else { Ok(()) }
    }

    /// Whether the time is up or the flag is set.
    pub(crate) fn is_over(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|deadline| self.elapsed() >= deadline)
    }

    /// Whether the listing of turns has to end because the time is up or the flag is set. Checked now and then only, so
    /// that a short list is always complete.
    pub(crate) fn ends_listing(&self, listed: usize) -> bool {
        listed.is_multiple_of(LISTED_BETWEEN_CHECKS) && self.is_over()
    }

    /// Whether so much is used that another, longer iteration would hardly be finished.
    pub(crate) fn is_nearly_over(&self) -> bool {
        let time_spent =
            self.deadline.is_some_and(|deadline| self.elapsed() > deadline.mul_f64(self.share_for_iterations));
        self.is_over() || time_spent || self.nodes >= self.max_nodes
    }

    /// Whether the clock of a match runs, so that no time is spent on a turn without a choice.
    pub(crate) fn has_clock(&self) -> bool {
        self.pacing.is_some()
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.min(self.max_nodes)
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Clock;

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn the_shorter_of_time_and_clock_counts() {
        let stop = Stop::new();
        let share = Clock::new(MINUTE).allotment();
        let of = |time| Budget::new(&Limits { time, clock: Some(Clock::new(MINUTE)), ..Limits::default() }, &stop);
        assert_eq!(of(None).deadline, Some(share.soft));
        assert_eq!(of(Some(MINUTE)).deadline, Some(share.soft));
        assert_eq!(of(Some(share.soft / 2)).deadline, Some(share.soft / 2));
    }

    #[test]
    fn a_time_without_end_is_no_limit() {
        let (limits, stop) = (Limits { time: Some(Duration::MAX), ..Limits::default() }, Stop::new());
        let budget = Budget::new(&limits, &stop);
        assert!(budget.planned_time().is_none() && !budget.is_nearly_over());
    }

    /// A search whose process was stopped meanwhile ends at once, and reckons with no more time than there was.
    #[test]
    fn a_search_that_was_stopped_for_a_minute_is_over() {
        let (limits, stop) = (Limits { time: Some(Duration::from_secs(5)), ..Limits::default() }, Stop::new());
        let mut budget = Budget::since(Stopwatch::started_before(MINUTE), &limits, &stop);
        assert!(budget.is_over() && budget.is_nearly_over());
        assert_eq!(budget.count_node(), Err(Interrupted));
    }

    #[test]
    fn slow_nodes_are_checked_more_often_than_fast_ones() {
        let (mut checks, watch) = (Checks::new(), Stopwatch::start());
        let between = |checks: &mut Checks, pause: Duration| {
            (1..).find(|_| {
                std::thread::sleep(pause);
                checks.count_node(watch)
            })
        };
        while checks.interval < MOST_NODES_BETWEEN_CHECKS {
            between(&mut checks, Duration::ZERO);
        }
        assert_eq!(between(&mut checks, Duration::from_millis(1)), Some(MOST_NODES_BETWEEN_CHECKS));
        assert_eq!(between(&mut checks, Duration::from_millis(1)), Some(1));
    }

    #[test]
    fn a_bad_surprise_prolongs_a_turn_on_a_clock_only() {
        let stop = Stop::new();
        let clock = Limits { clock: Some(Clock::new(MINUTE)), ..Limits::default() };
        let mut budget = Budget::new(&clock, &stop);
        budget.prolong_iteration();
        assert_eq!(budget.deadline, Some(Clock::new(MINUTE).allotment().hard));
        budget.count_iteration(true, 0);
        assert!(budget.deadline < Some(Clock::new(MINUTE).allotment().hard));
        let mut budget = Budget::new(&Limits { time: Some(MINUTE), ..Limits::default() }, &stop);
        budget.prolong_iteration();
        budget.count_iteration(false, 0);
        assert_eq!(budget.deadline, Some(MINUTE));
        let mut budget = Budget::new(&Limits::default(), &stop);
        budget.prolong_iteration();
        assert_eq!(budget.deadline, None);
    }

    #[test]
    fn iterations_begin_to_the_end_where_all_of_the_time_is_to_be_used() {
        let stop = Stop::new();
        let begins_another = |elapsed: Duration, limits| {
            !Budget::since(Stopwatch::started_before(elapsed), &limits, &stop).is_nearly_over()
        };
        let (time, clock) = (Duration::from_secs(20), Clock::new(MINUTE * 10));
        let saving = Limits { time: Some(time), ..Limits::default() };
        let using_all = Limits { uses_all_time: true, ..saving };
        let with_clock = Limits { clock: Some(clock), time: None, ..using_all };
        for (share, expected) in [(0.5, [true, true, true]), (0.9, [false, true, false]), (1.1, [false, false, false])]
        {
            let used = time.mul_f64(share);
            let of_clock = clock.allotment().soft.mul_f64(share);
            let found =
                [begins_another(used, saving), begins_another(used, using_all), begins_another(of_clock, with_clock)];
            assert_eq!(found, expected, "{share} of the time");
        }
    }
}
