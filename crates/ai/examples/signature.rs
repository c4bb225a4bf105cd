//! Prints the node-count signature of the games and the speed of the search, and nothing else is done: for profiles.
//!
//! `cargo run --release -p ludarium-ai --example signature -- [DEPTH [baseline [GAME]]]`; without a depth each game has its
//! own, and with `baseline` the parts of the search are those that the others were measured against.

use ludarium_ai::{Features, bench_features, bench_signature};
use ludarium_rules::GameId;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let depth = arguments.first().and_then(|depth| depth.parse().ok());
    let is_baseline = arguments.get(1).is_some_and(|set| set == "baseline");
    let only: Option<GameId> = arguments.get(2).and_then(|game| game.parse().ok());
    for game in GameId::ALL.into_iter().filter(|&game| only.is_none_or(|only| only == game)) {
        let (nodes, time) =
            if is_baseline { bench_features(game, depth, Features::BASELINE) } else { bench_signature(game, depth) };
        let speed = nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6;
        println!("{game}: {nodes} nodes in {time:.2?}, {speed:.2} million a second");
    }
}
