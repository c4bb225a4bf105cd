//! A fixed amount of searching: its node count shows whether a change has changed the search.

use std::time::Duration;

use ludarium_rules::{AnyPosition, GameId, match_game};

use crate::eval::{bench_depth, bench_texts};
use crate::{Evaluate, Limits, Plan, Stop, search};

/// Searches a few fixed positions of a game, each to `depth` (`None`: the game's own bench depth): the nodes and the
/// time, added up.
///
/// The node count is the same on every machine; it changes exactly if the search or the evaluation does.
#[must_use]
pub fn bench_signature(game: GameId, depth: Option<u32>) -> (u64, Duration) {
    let limits = Limits { depth: Some(depth.unwrap_or(bench_depth(game))), ..Limits::default() };
    let plan = Plan { limits, ..Plan::default() };
    let parsed = bench_texts(game).iter().filter_map(|text| AnyPosition::parse(game, text, &[]).ok());
    let start = AnyPosition::start(game, &[]).ok();
    let mut total = (0, Duration::ZERO);
    for position in start.into_iter().chain(parsed) {
        let (nodes, time) = match_game!(&position, position => cost(position, &plan));
        total = (total.0 + nodes, total.1 + time);
    }
    total
}

fn cost<P: Evaluate>(position: &P, plan: &Plan) -> (u64, Duration) {
    search(position, &[], plan, &Stop::new(), |_| {}).map_or((0, Duration::ZERO), |found| (found.nodes, found.elapsed))
}
