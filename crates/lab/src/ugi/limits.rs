//! The limits of a search, from `go` and the settings.

use std::time::Duration;

use ludarium_ai::Limits;
use ludarium_rules::Side;
use ludarium_ugi::{Clocks, Go};

/// What is kept back of a clock for the way to and from whoever runs the match.
const RESERVE: Duration = Duration::from_millis(30);

/// The turns that the time left has to last for.
const TURNS_LEFT: u32 = 30;

/// What `go` asks for, within the limits that the engine has of its own. An engine's own time holds only where `go` gives
/// none; while it ponders or searches without end, there is none.
pub fn of_turn(go: &Go, own: Limits, side: Side) -> Limits {
    let asked = match (go.movetime, &go.clocks) {
        _ if go.infinite || go.ponder => None,
        (Some(time), _) => Some(time),
        (None, Some(clocks)) => Some(share(clocks, side)),
        (None, None) => own.time,
    };
    Limits {
        time: asked,
        nodes: least(go.nodes, own.nodes),
        depth: least(go.depth.map(|depth| depth.max(1)), own.depth),
    }
}

/// The part of the clock for one turn: at least a millisecond.
fn share(clocks: &Clocks, side: Side) -> Duration {
    let (left, increment) = clocks.of(side);
    let turns = clocks.turns_to_go.unwrap_or(TURNS_LEFT).clamp(1, TURNS_LEFT);
    let share = left / turns + increment.mul_f64(0.8);
    share.min(left.saturating_sub(RESERVE)).max(Duration::from_millis(1))
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
    fn a_clock_is_shared_among_the_turns_to_come() {
        assert_eq!(share(&clocks(60_000, 1_000, None), Side::White), MS(2_800));
        assert_eq!(share(&clocks(60_000, 0, Some(2)), Side::White), MS(30_000));
        assert_eq!(share(&clocks(60_000, 0, Some(1)), Side::White), MS(59_970));
        assert_eq!(share(&clocks(100, 1_000, None), Side::White), MS(70));
        assert_eq!(share(&clocks(60_000, 0, None), Side::Black), MS(1));
        assert_eq!(share(&clocks(0, 0, None), Side::White), MS(1));
    }

    #[test]
    fn the_narrower_limit_counts() {
        let own = Limits { time: Some(MS(250)), nodes: Some(500), depth: None };
        let go = Go { nodes: Some(9_000), depth: Some(0), ..Go::default() };
        assert_eq!(of_turn(&go, own, Side::White), Limits { time: Some(MS(250)), nodes: Some(500), depth: Some(1) });
        let go = Go { movetime: Some(MS(1_000)), ..Go::default() };
        assert_eq!(of_turn(&go, own, Side::White), Limits { time: Some(MS(1_000)), nodes: Some(500), depth: None });
        for go in [Go { infinite: true, ..go }, Go { ponder: true, ..go }] {
            assert_eq!(of_turn(&go, own, Side::White).time, None);
        }
    }
}
