//! The arguments of `fit`.

use std::path::PathBuf;

use clap::Args;
use ludarium_rules::GameId;

use crate::numbers;

/// Arguments of `fit`.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// The game.
    pub game: GameId,
    /// The number of self-play games.
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u32).range(5..=1_000_000))]
    pub games: u32,
    /// The nodes of a search in these games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Determines the openings and the noise.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The number of games played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// The strength of the L2 regularisation towards the present weights; with 0 only the results count.
    #[arg(long = "pull", value_name = "STRENGTH", default_value_t = 1.0, value_parser = numbers::l2)]
    pub l2: f64,
    /// The file to write the weights to [default: crates/ai/src/eval/weights/GAME.rs].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Keeps the positions; if the file already holds those of the same games, they are not played again.
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

impl FitArgs {
    /// The file to write the weights to.
    pub fn out_path(&self) -> PathBuf {
        let usual = || format!("crates/ai/src/eval/weights/{}.rs", self.game.name().replace('-', "_")).into();
        self.out.clone().unwrap_or_else(usual)
    }
}
