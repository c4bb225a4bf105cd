//! Every player answers within its time, and soon after a stop, in the positions that take longest.
//!
//! The positions were found by `examples/worst_positions.rs`. The best of a few tries counts, so that a busy machine
//! does not fail a test.

use std::time::{Duration, Instant};

use ludarium_ai::players::{Greedy, Random};
use ludarium_ai::uct::{Uct, UctBudget};
use ludarium_ai::{Clock, Level, Limits, Method, Request, SearchConfig, SearchMemory, Stop, think, think_by};
use ludarium_rules::{AnyPosition, GameId};

const BUDGET: Duration = Duration::from_millis(50);

/// What comes after the budget: the last check, the answer.
const ALLOWED: Duration = Duration::from_millis(80);

/// How often a player may try to be in time.
const TRIES: u32 = 6;

fn positions(game: GameId) -> Vec<AnyPosition> {
    let texts = worst(game).iter().map(|text| AnyPosition::parse(game, text, &[]));
    let positions: Vec<AnyPosition> = texts.map(|position| position.expect("a position")).collect();
    assert!(!positions.is_empty() && positions.iter().all(|position| position.outcome().is_none()), "{game}");
    positions
}

fn worst(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Treason => &["B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w"],
        _ => &[],
    }
}
