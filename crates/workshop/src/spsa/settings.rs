//! What is tuned, and how: a trace with other settings cannot be continued.

use ludarium_ai::bench_signature;
use serde::{Deserialize, Serialize};

use super::args::SpsaArgs;
use super::tuned::Tuned;

/// The version of the format.
pub const VERSION: u32 = 1;

/// Everything that the trace depends on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The version of the format.
    pub version: u32,
    /// The names of the games.
    pub games: Vec<String>,
    /// The parameters.
    pub parameters: Vec<Tuned>,
    /// All iterations.
    pub iterations: u32,
    /// The pairs of games of an iteration.
    pub pairs: u32,
    /// The steps that a parameter follows at the end for a game.
    pub rate: f64,
    /// The nodes of a search.
    pub nodes: u64,
    /// The other settings of the players.
    pub engine: String,
    /// The random plies of an opening.
    pub opening_plies: u32,
    /// The seed.
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
