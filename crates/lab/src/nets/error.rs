//! What can be wrong with the name of an evaluation, and with a net.

use std::path::PathBuf;

use ludarium_ai::learned::NetFileError;
use ludarium_rules::GameId;

use crate::files::ReadError;

/// A text that names no evaluation.
#[derive(Debug, thiserror::Error)]
pub enum EvalError {
    /// No text at all.
    #[error("an evaluation is terms, net, or the file of a net")]
    Empty,
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The file is no net.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: NetFileError,
    },
}

/// Why a game has no such net.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// A built-in net cannot be read.
    #[error(transparent)]
    File(#[from] NetFileError),
    /// A game has no built-in net.
    #[error("{game} has no built-in net; name the file of one, or use the terms")]
    None {
        /// The game.
        game: GameId,
    },
    /// The net of a file belongs to another game.
    #[error("{}: a net for {found}, not for {game}", path.display())]
    OfOther {
        /// The file.
        path: PathBuf,
        /// Its game.
        found: GameId,
        /// The game that is played.
        game: GameId,
    },
}
