//! The arguments of `selfplay`.

use std::path::PathBuf;

use clap::Args;
use ludarium_rules::GameId;

use ludarium_lab::nets::EvalSetting;
use ludarium_lab::numbers;
use ludarium_lab::shard::Shard;

/// Arguments of `selfplay`.
#[derive(Args, Debug)]
pub struct SelfplayArgs {
    /// The game.
    pub game: GameId,
    /// The number of games, of all shards together.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=i64::from(numbers::MAX_GAMES)))]
    pub games: u32,
    /// The nodes of a search.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// The positions beside the game that are searched for each of its positions: those after one or two random turns.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=16))]
    pub asides: u32,
    /// Determines the openings and the noise.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The number of games played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// Plays only a part of the games, so that many machines can share them.
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    pub shard: Shard,
    /// What evaluates: terms, net (the built-in one), or the file of a net.
    #[arg(long, value_name = "EVAL", default_value = "terms")]
    pub eval: EvalSetting,
    /// The file to write to; games that it already holds are not played again.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}
