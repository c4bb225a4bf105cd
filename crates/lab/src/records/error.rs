//! Why a match is not converted.

use std::path::PathBuf;

use ludarium_record::abstract_play::RecordError;
use ludarium_record::share::ShareError;
use ludarium_record::{PasteError, SaveError};
use ludarium_rules::GameId;

/// Why a match is not converted, or what differs after it was.
#[derive(Debug, thiserror::Error)]
pub enum RecordsError {
    /// The content of a file is refused.
    #[error("{}: {why}", path.display())]
    Paste {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: PasteError,
    },
    /// A file holds a position alone.
    #[error("{}: this is a position, not a match", path.display())]
    Position {
        /// The file.
        path: PathBuf,
    },
    /// Several matches where one is asked for.
    #[error("there are {found} matches, and this format holds one: choose one with --number")]
    Several {
        /// How many there are.
        found: usize,
    },
    /// No match of that number.
    #[error("there is no match {number}: the file has {found}")]
    NoSuch {
        /// What was asked for.
        number: usize,
        /// How many there are.
        found: usize,
    },
    /// A saved match cannot say what this one is.
    #[error("this match cannot be saved: {0}")]
    Save(#[from] SaveError),
    /// A share code is refused, or cannot be made.
    #[error(transparent)]
    Share(#[from] ShareError),
    /// No record can be made.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// What was written is not read back as the same.
    #[error("match {number} of {game}, seed {seed}: {format} differs: {why}")]
    Difference {
        /// The number of the match, from 1.
        number: u32,
        /// The game.
        game: GameId,
        /// The seed of all matches.
        seed: u64,
        /// In what it was written.
        format: &'static str,
        /// What is different, or why it cannot be read.
        why: String,
    },
}
