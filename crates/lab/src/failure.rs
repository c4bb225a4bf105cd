//! What can go wrong with a command, said in one line.

use std::path::PathBuf;

use ludarium_ai::ThinkError;
use ludarium_record::{MatchError, SetupError};
use ludarium_rules::{GameId, StartError, TooManyTurns};

/// Why a command could not do what it was asked for; the program then ends with exit code 1.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The position or an option is refused.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The position has more turns than a list holds.
    #[error(transparent)]
    TooMany(#[from] TooManyTurns),
    /// The match cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The match refuses a turn that its own position has offered.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A computer player gives no turn.
    #[error(transparent)]
    Think(#[from] ThinkError),
    /// No random opening leaves a game to play.
    #[error("no opening of {plies} random plies leads to a position that is not over")]
    NoOpening {
        /// The length asked for.
        plies: u32,
    },
    /// Weights of another game, or of an older evaluation.
    #[error("{game} has {terms} terms, but the file holds {found} weights")]
    Weights {
        /// The game.
        game: GameId,
        /// The weights in the file.
        found: usize,
        /// The terms of the game's evaluation.
        terms: usize,
    },
    /// A file of this lab that cannot be understood.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Too few positions to say anything of the weights.
    #[error("only {positions} positions to fit the weights to; play more games")]
    TooFew {
        /// How many there are.
        positions: usize,
    },
    /// A position or options for several games at once.
    #[error("--position and --option need exactly one game")]
    OneGame,
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
