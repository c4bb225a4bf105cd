//! The limits of a search, from `go` and the settings.

use std::time::Duration;

use ludarium_ai::{Clock, Limits};
use ludarium_rules::Side;
use ludarium_ugi::{Clocks, Go};

/// What `go` asks for, within the limits that the engine has of its own. An engine's own time holds only where `go` gives
/// none, and need not be used up, as `movetime` is. While it ponders or searches without end, there is no time. `overhead` is
/// what is lost on the way to whoever measures the time, and left unused.
pub fn of_turn(go: &Go, own: Limits, side: Side, overhead: Duration) -> Limits {
    let (time, clocks) = match (go.movetime, &go.clocks) {
        _ if go.infinite || go.ponder => (None, None),
        (Some(time), _) => (Some(less(time, overhead)), None),
        (None, Some(clocks)) => (None, Some(clocks)),
        (None, None) => (own.time, None),
    };
    Limits {
        time,
        uses_all_time: go.movetime.is_some(),
        clock: clocks.map(|clocks| clock(clocks, side, overhead)),
        nodes: least(go.nodes, own.nodes),
        depth: least(go.depth.map(|depth| depth.max(1)), own.depth),
    }
}

/// The clock of a side, to which the search keeps.
fn clock(clocks: &Clocks, side: Side, overhead: Duration) -> Clock {
    let (remaining, increment) = clocks.of(side);
    Clock { remaining: less(remaining, overhead), increment, turns_to_go: clocks.turns_to_go }
}

/// A time without what is lost on the way, of which half at least is used.
fn less(time: Duration, overhead: Duration) -> Duration {
    time - overhead.min(time / 2)
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    fn clocks(left: u64, increment: u64, turns_to_go: Option<u32>) -> Clocks {
        Clocks { left: [MS(left), MS(7)], increment: [MS(increment), MS(0)], turns_to_go }
    }

    #[test]
    fn a_clock_is_that_of_the_side_to_move() {
        let go = Go { clocks: Some(clocks(60_000, 1_000, Some(40))), ..Go::default() };
        let own = Limits { time: Some(MS(250)), ..Limits::default() };
        let [white, black] = Side::ALL.map(|side| of_turn(&go, own, side, MS(0)));
        let expected = Clock { remaining: MS(60_000), increment: MS(1_000), turns_to_go: Some(40) };
        assert_eq!(white, Limits { clock: Some(expected), ..Limits::default() });
        assert_eq!(black.clock.map(|clock| (clock.remaining, clock.increment)), Some((MS(7), MS(0))));
        for go in [Go { infinite: true, ..go }, Go { ponder: true, ..go }, Go { movetime: Some(MS(9)), ..go }] {
            assert_eq!(of_turn(&go, own, Side::White, MS(0)).clock, None);
        }
    }

    #[test]
    fn what_is_lost_on_the_way_is_left_unused() {
        let time = |movetime, overhead| {
            let go = Go { movetime: Some(MS(movetime)), ..Go::default() };
            of_turn(&go, Limits::default(), Side::White, MS(overhead)).time
        };
        assert_eq!(time(100, 10), Some(MS(90)));
        assert_eq!(time(100, 0), Some(MS(100)));
        assert_eq!(time(10, 10), Some(MS(5)));
        let go = Go { clocks: Some(clocks(1_000, 20, None)), ..Go::default() };
        let left = Side::ALL.map(|side| of_turn(&go, Limits::default(), side, MS(10)).clock);
        assert_eq!(
            left.map(|clock| clock.map(|clock| clock.remaining)),
            [Some(MS(990)), Some(Duration::from_micros(3_500))]
        );
        // Its own time is nobody's to measure.
        let own = Limits { time: Some(MS(250)), ..Limits::default() };
        assert_eq!(of_turn(&Go::default(), own, Side::White, MS(10)), own);
    }

    #[test]
    fn the_narrower_limit_counts() {
        let own = Limits { time: Some(MS(250)), nodes: Some(500), ..Limits::default() };
        let go = Go { nodes: Some(9_000), depth: Some(0), ..Go::default() };
        assert_eq!(of_turn(&go, own, Side::White, MS(0)), Limits { depth: Some(1), ..own });
        let go = Go { movetime: Some(MS(1_000)), ..Go::default() };
        let all_of_it = Limits { time: Some(MS(1_000)), uses_all_time: true, ..own };
        assert_eq!(of_turn(&go, own, Side::White, MS(0)), all_of_it);
        for go in [Go { infinite: true, ..go }, Go { ponder: true, ..go }] {
            assert_eq!(of_turn(&go, own, Side::White, MS(0)).time, None);
        }
    }
}
