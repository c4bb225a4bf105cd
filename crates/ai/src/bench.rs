//! A fixed amount of searching: its node count shows whether a change has changed the search.

use std::time::Duration;

use ludarium_rules::{AnyPosition, GameId, match_game};

use crate::eval::{bench_depth, bench_texts};
use crate::judge::scramble;
use crate::{Evaluate, Limits, Mind, Plan, Stop, Style, search, think_by};

/// Searches a few fixed positions of a game, each to `depth` (`None`: the game's own bench depth): the nodes and the
/// time, added up.
///
/// The node count is the same on every machine; it changes exactly if the search or the evaluation does.
#[must_use]
pub fn bench_signature(game: GameId, depth: Option<u32>) -> (u64, Duration) {
    let limits = Limits { depth: Some(depth.unwrap_or(bench_depth(game))), ..Limits::default() };
    let plan = Plan { limits, ..Plan::default() };
    let mut total = (0, Duration::ZERO);
    for position in positions(game) {
        let (nodes, time) = match_game!(&position, position => cost(position, &plan));
        total = (total.0 + nodes, total.1 + time);
    }
    total
}

/// A few letters that change whenever the play of a game's levels may have changed: what the search finds in fixed
/// positions, with and without errors and a character of its own.
#[must_use]
pub fn signature(game: GameId) -> String {
    let limits = Limits { depth: Some(bench_depth(game)), ..Limits::default() };
    let sound = Plan { limits, ..Plan::default() };
    let limits = Limits { nodes: Some(500), ..Limits::default() };
    let odd = Plan { limits, noise: 100, seed: 7, weights: Style::Attacker.weights(game, 0.5), ..Plan::default() };
    let mut letters = 0;
    for position in positions(game) {
        for plan in [&sound, &odd] {
            let found = think_by(&mut Mind::new(), &position, &[], plan, &Stop::new(), None);
            let text = found.map(|thought| format!("{} {} {}", thought.turn, thought.score, thought.nodes));
            letters = text
                .iter()
                .flat_map(|text| text.bytes())
                .fold(letters, |letters, byte| scramble(letters ^ u64::from(byte)));
        }
    }
    format!("{letters:016x}")
}

/// The start of a game and its fixed positions.
fn positions(game: GameId) -> impl Iterator<Item = AnyPosition> {
    let parsed = bench_texts(game).iter().filter_map(move |text| AnyPosition::parse(game, text, &[]).ok());
    AnyPosition::start(game, &[]).ok().into_iter().chain(parsed)
}

fn cost<P: Evaluate>(position: &P, plan: &Plan) -> (u64, Duration) {
    search(position, &[], plan, &Stop::new(), |_| {}).map_or((0, Duration::ZERO), |found| (found.nodes, found.elapsed))
}
