//! The arguments of `tactics`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_rules::GameId;

use crate::contender::{Contender, HELP};
use crate::numbers;

/// What to do with the puzzles.
#[derive(Subcommand, Debug)]
pub enum TacticsCommand {
    /// Collects positions from careless self-play games and proves each of them by exhaustive search.
    ///
    /// The puzzles that the file already holds are kept, and the search goes on with the next game.
    Make(TacticsMakeArgs),
    /// Lets a player choose a turn in every position and reports which turns are right.
    #[command(after_help = format!("Players: {HELP}."))]
    Solve(Box<TacticsSolveArgs>),
}

/// Arguments of `tactics make`.
#[derive(Args, Debug)]
pub struct TacticsMakeArgs {
    /// The game.
    pub game: GameId,
    /// The number of positions that the file is to hold.
    #[arg(long, value_name = "N", default_value_t = 48, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub count: u32,
    /// Determines the games.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// When to stop, even if there are fewer positions.
    #[arg(long, value_name = "MINUTES", default_value_t = 10.0, value_parser = numbers::minutes)]
    pub minutes: f64,
    /// The number of games searched at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// The file [default: crates/ai/tests/tactics/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Arguments of `tactics solve`.
#[derive(Args, Debug)]
pub struct TacticsSolveArgs {
    /// The game.
    pub game: GameId,
    /// The player who solves the puzzles.
    #[arg(long, value_name = "PLAYER", default_value = "engine:nodes=100000")]
    pub player: Contender,
    /// Determines the player's random choices.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The file [default: crates/ai/tests/tactics/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}
