//! `tactics`: solves and counts puzzles, positions with exactly one right turn at every ply.

mod library;
mod solve;
mod stats;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_rules::GameId;

pub use library::Library;
pub use solve::choose;

use crate::contender::{Contender, HELP};

/// What to do with the puzzles.
#[derive(Subcommand, Debug)]
pub enum TacticsCommand {
    /// Lets a player choose the first turn of every puzzle and reports which turns are right.
    #[command(after_help = format!("Players: {HELP}."))]
    Solve(Box<TacticsSolveArgs>),
    /// Counts the puzzles: by task and theme, and how hard they are.
    Stats(TacticsStatsArgs),
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
    /// The file [default: assets/puzzles/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Arguments of `tactics stats`.
#[derive(Args, Debug)]
pub struct TacticsStatsArgs {
    /// The games [default: all].
    pub games: Vec<GameId>,
    /// Prints JSON.
    #[arg(long)]
    pub json: bool,
    /// The folder of the files.
    #[arg(long, value_name = "FOLDER", default_value = "assets/puzzles")]
    pub folder: PathBuf,
}

/// Runs the command.
///
/// # Errors
/// A file cannot be read, or the player gives no turn.
pub fn run(command: &TacticsCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        TacticsCommand::Solve(args) => solve::run(args, out),
        TacticsCommand::Stats(args) => stats::run(args, out),
    }
}
