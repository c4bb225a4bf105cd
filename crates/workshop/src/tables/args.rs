//! The arguments of `tables`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use ludarium_ai::tables::treason::MOST_PIECES;

use ludarium_lab::numbers;

/// What to do with endgame tables.
#[derive(Subcommand, Debug)]
pub enum TablesCommand {
    /// Makes the table of Treason by retrograde analysis, and writes it to a file.
    ///
    /// Four pieces take half a minute and 45 MB of memory, five 1.5 GB.
    Make(MakeArgs),
    /// Compares the values of a table with those that the rules give for the positions after each turn.
    ///
    /// If all positions agree, all values are right: every win has a turn to a quicker loss, every turn of a loss leads to
    /// a quicker win, and no turn of a draw leads to a loss.
    Verify(VerifyArgs),
    /// Counts won, drawn and lost positions, and the greatest distances.
    Stats(StatsArgs),
    /// Measures what the tables are worth to the search: how many random positions it decides with and without them.
    Measure(MeasureArgs),
}

/// The games with endgame tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum TableGame {
    /// All positions with few pieces.
    Treason,
    /// King and one piece against a king, analysed on the board of the match.
    GoChess,
}

/// Arguments of `tables make`.
#[derive(Args, Debug)]
pub struct MakeArgs {
    /// The most pieces of a position, both sides together.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(2..=MOST_PIECES as i64))]
    pub pieces: u16,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Arguments of `tables verify`.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The game.
    pub game: TableGame,
    /// The file of a table of Treason, in place of the built-in one.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Checks only so many random positions of each number of pieces, or of each board and kind of piece.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub sample: Option<u64>,
    /// The number of random boards of Go-Chess.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub boards: u32,
    /// Determines the sample and the boards.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// Arguments of `tables stats`.
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// The game.
    pub game: TableGame,
    /// The file of a table of Treason, in place of the built-in one.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// The number of random boards of Go-Chess.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub boards: u32,
    /// Determines the boards.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// Arguments of `tables measure`.
#[derive(Args, Debug)]
pub struct MeasureArgs {
    /// The game.
    pub game: TableGame,
    /// The number of pieces of a position, kings included.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(3..=8))]
    pub pieces: u16,
    /// The number of positions.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=numbers::MAX_GAMES as i64))]
    pub positions: u32,
    /// The nodes of a search.
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Determines the positions.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}
