//! The arguments of `book`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_ai::book::MOST_PLIES;
use ludarium_rules::GameId;

/// What to do with opening books.
#[derive(Subcommand, Debug)]
pub enum BookCommand {
    /// Makes the book of a game: searches the likeliest positions from the start on, and keeps all turns whose value is
    /// near that of the best.
    ///
    /// The seed and the other numbers determine it.
    Make(MakeArgs),
    /// Reads a book and searches random positions of it again, with more nodes.
    Verify(VerifyArgs),
    /// Counts positions, turns and different openings.
    Stats(StatsArgs),
}

/// Arguments of `book make`.
#[derive(Args, Debug)]
pub struct MakeArgs {
    /// The game.
    pub game: GameId,
    /// The plies that the book reaches from the start.
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_PLIES)))]
    pub plies: u32,
    /// How much worse than the best a turn may be, in hundredths of the game's smallest piece.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(i32).range(0..=1000))]
    pub margin: i32,
    /// The most turns of a position.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(2..=20))]
    pub turns: u32,
    /// The number of positions searched.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub positions: u32,
    /// The nodes of a search.
    #[arg(long, value_name = "N", default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub nodes: u64,
    /// Chooses among equal turns.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The file to write [default: crates/ai/books/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Arguments of `book verify`.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The game.
    pub game: GameId,
    /// The file, in place of the built-in book.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// The number of positions searched again.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    pub sample: u32,
    /// The nodes of a search.
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub nodes: u64,
    /// Determines the sample.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// Arguments of `book stats`.
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// The game.
    pub game: GameId,
    /// The file, in place of the built-in book.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}
