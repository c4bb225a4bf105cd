//! The arguments of `tactics`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_rules::GameId;

use crate::numbers;

/// What to do with the puzzles.
#[derive(Subcommand, Debug)]
pub enum TacticsCommand {
    /// Looks for puzzles in games of self-play and proves each of them by exhaustive search.
    ///
    /// The puzzles that the file already holds are kept, and the search goes on with the next game.
    Make(TacticsMakeArgs),
    /// Proves puzzles a second time, with a solver that remembers nothing and orders nothing.
    Prove(TacticsProveArgs),
    /// Measures how hard the puzzles are: by which of the ten levels solve them.
    Rate(TacticsRateArgs),
}

/// Arguments of `tactics make`.
#[derive(Args, Debug)]
pub struct TacticsMakeArgs {
    /// The game.
    pub game: GameId,
    /// The number of puzzles that the file is to hold.
    #[arg(long, value_name = "N", default_value_t = 320, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub count: u32,
    /// Determines the games.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// When to stop, even if there are fewer puzzles.
    #[arg(long, value_name = "MINUTES", default_value_t = 10.0, value_parser = numbers::minutes)]
    pub minutes: f64,
    /// The number of games searched at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// The file [default: assets/puzzles/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Arguments of `tactics prove`.
#[derive(Args, Debug)]
pub struct TacticsProveArgs {
    /// The game.
    pub game: GameId,
    /// The most positions that the proof of one puzzle may search.
    #[arg(long, value_name = "N", default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: u64,
    /// Proves only a part of the puzzles: every N-th.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub every: u32,
    /// Takes the puzzles whose proof needs more positions than that out of the file.
    #[arg(long)]
    pub drop_hard: bool,
    /// The number of puzzles proved at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// The file [default: assets/puzzles/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Arguments of `tactics rate`.
#[derive(Args, Debug)]
pub struct TacticsRateArgs {
    /// The game.
    pub game: GameId,
    /// How often each level tries each puzzle, each time with other errors of judgement.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub tries: u32,
    /// Determines the errors of judgement.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// Rates only puzzles that have no rating yet.
    #[arg(long)]
    pub missing: bool,
    /// When to stop, even if not all puzzles are rated.
    #[arg(long, value_name = "MINUTES", default_value_t = 10.0, value_parser = numbers::minutes)]
    pub minutes: f64,
    /// The number of puzzles tried at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// The file [default: assets/puzzles/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}
