//! What is tuned, and how: a trace with other settings cannot be continued.

use ludarium_ai::bench_signature;
use serde::{Deserialize, Serialize};

use super::args::SpsaArgs;
use super::tuned::Tuned;

pub const VERSION: u32 = 1;

/// Everything that the trace depends on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    pub version: u32,
    pub games: Vec<String>,
    pub parameters: Vec<Tuned>,
    pub iterations: u32,
    /// The pairs of games of an iteration.
    pub pairs: u32,
    /// The steps that a parameter follows at the end for a game.
    pub rate: f64,
    pub nodes: u64,
    pub engine: String,
    pub opening_plies: u32,
    pub seed: u64,
    /// How many nodes the engine needs for fixed searches of the games, which changes whenever its search does.
    pub signature: u64,
}

impl Settings {
    /// The settings of a command line.
    pub fn new(args: &SpsaArgs, tuned: &[Tuned]) -> Settings {
        let games = &args.games.0;
        Settings {
            version: VERSION,
            games: games.iter().map(|game| game.name().to_owned()).collect(),
            parameters: tuned.to_vec(),
            iterations: args.iterations,
            pairs: args.pairs,
            rate: args.rate,
            nodes: args.nodes,
            engine: args.engine.clone(),
            opening_plies: args.openings,
            seed: args.seed,
            signature: games.iter().map(|&game| bench_signature(game, Some(3)).0).sum(),
        }
    }
}
