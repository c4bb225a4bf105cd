//! Why a match is not converted.

use ludarium_record::SaveError;
use ludarium_record::abstract_play::RecordError;
use ludarium_record::share::ShareError;
use ludarium_rules::GameId;

/// Why a match is not converted, or what differs after it was.
#[derive(Debug, thiserror::Error)]
pub enum RecordsError {
    /// Several matches where one is asked for.
    #[error("there are {found} matches, and this format holds one: choose one with --number")]
    Several {
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
