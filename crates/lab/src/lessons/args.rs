//! The arguments of `lessons`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_rules::GameId;

/// What to do with the lessons.
#[derive(Subcommand, Debug)]
pub enum LessonsCommand {
    /// Solves all lessons by their stored solutions, makes all their mistakes, and checks their words and what they teach.
    ///
    /// Prints one line a game, and below it what is wrong; exit code 1 if anything is.
    Check(LessonsCheckArgs),
}

/// Arguments of `lessons check`.
#[derive(Args, Debug)]
pub struct LessonsCheckArgs {
    /// The game; all games without it.
    pub game: Option<GameId>,
    /// The folder with the folders lessons, i18n and rules.
    #[arg(long, value_name = "FOLDER", default_value = "assets")]
    pub folder: PathBuf,
}
