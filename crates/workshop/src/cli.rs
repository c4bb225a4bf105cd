//! The command line: the list of commands. The arguments of a command stand beside the command.

use clap::{Parser, Subcommand};

use crate::book::BookCommand;
use crate::calibrate::CalibrateArgs;
use crate::chance::ChanceArgs;
use crate::curves::CurvesArgs;
use crate::fit::FitArgs;
use crate::selfplay::SelfplayArgs;
use crate::spsa::SpsaArgs;
use crate::tables::TablesCommand;
use crate::tactics::TacticsCommand;
use crate::train::TrainArgs;

/// The workshop of Ludarium: makes its levels, evaluations, opening books, endgame tables and puzzles.
///
/// Exit codes: 0 success, 1 the request cannot be met (for example, a damaged file), 2 the command line is wrong.
#[derive(Parser, Debug)]
#[command(name = "ludarium-workshop", version, about)]
pub struct Cli {
    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Measures the scale from weak to strong play and places the levels of a game on it.
    ///
    /// Neighbours on the scale play each other, most often where a game gives the most information for its time. All
    /// games are kept in a file, and the next run adds to them. With --verify the built-in levels play each other: build
    /// again first. Everything but the number of games depends on the seed alone.
    Calibrate(CalibrateArgs),
    /// Plays games of the engine against itself and keeps their positions, to train nets on.
    ///
    /// The seed and the number of a game determine it. A run that was interrupted goes on where it was; parts of the games
    /// can be played elsewhere by --shard.
    Selfplay(SelfplayArgs),
    /// Trains a net to evaluate the positions of a game.
    ///
    /// Learns the results of the games of `selfplay` and what its searches found. A tenth of the games is held out, and
    /// the table shows the log-loss in both parts after every epoch. The seed determines everything.
    Train(TrainArgs),
    /// Fits the weights of a game's evaluation to the results of self-play games.
    ///
    /// Logistic regression of the results on the terms, in quiet positions. L2 regularisation keeps the weights near the
    /// present ones; rare terms keep theirs. The seed determines everything.
    Fit(FitArgs),
    /// Fits the curve from the search's values in a game to the chance of winning.
    ///
    /// A logistic curve with one number, the most likely one by the results of the games of `selfplay`; where more than
    /// half of them are drawn, by those of the others. A fifth of the games is held out: the table compares there what the
    /// curve expects with what was.
    Chance(ChanceArgs),
    /// Tunes numbers of the search by matches (SPSA).
    ///
    /// In every iteration all parameters are moved a little at once, each up or down at random; the search with these
    /// values plays the one with the opposite moves, and all parameters follow the winner. The seed determines
    /// everything, whatever the number of threads. What comes out is a candidate for a match, not more.
    Spsa(SpsaArgs),
    /// Draws the curves of trainings (`train --curve`), or of one tuning (`spsa --out`), as an SVG picture.
    Curves(CurvesArgs),
    /// Makes, checks and counts opening books: several good turns for each of the first positions of a game.
    Book {
        /// What to do with the books.
        #[command(subcommand)]
        command: BookCommand,
    },
    /// Makes, checks and measures endgame tables: what perfect play leads to in positions with few pieces.
    ///
    /// A table does not look at repetition and lack of progress.
    Tables {
        /// What to do with the tables.
        #[command(subcommand)]
        command: TablesCommand,
    },
    /// Makes, proves and rates puzzles: positions with exactly one right turn.
    Tactics {
        /// What to do with the puzzles.
        #[command(subcommand)]
        command: TacticsCommand,
    },
}
