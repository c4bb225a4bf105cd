//! Prints the node-count signature of a game and the speed of the search.
//!
//! `cargo run --release -p ludarium-ai --example signature -- [DEPTH]`; without a depth each game has its own.

use ludarium_ai::bench_signature;
use ludarium_rules::GameId;

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok());
    for game in GameId::ALL {
        let (nodes, time) = bench_signature(game, depth);
        let speed = nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6;
        println!("{game}: {nodes} nodes in {time:.2?}, {speed:.2} million a second");
    }
}
