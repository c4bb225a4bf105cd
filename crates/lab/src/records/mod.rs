//! Matches in files: converting them, share codes, and whether all ways to write them down agree.

pub mod convert;
mod kept;
pub mod roundtrip;
pub mod share;

use ludarium_record::SaveError;
use ludarium_record::abstract_play::RecordError;
use ludarium_record::share::ShareError;
use ludarium_rules::GameId;

/// Why a match is not converted, or what differs after it was.
#[derive(Debug, thiserror::Error)]
pub enum RecordsError {
    #[error("there are {found} matches, and this format holds one: choose one with --number")]
    Several { found: usize },
    #[error("this match cannot be saved: {0}")]
    Save(#[from] SaveError),
    /// A share code is refused, or cannot be made.
    #[error(transparent)]
    Share(#[from] ShareError),
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("match {number} of {game}, seed {seed}: {format} differs: {why}")]
    Difference { number: u32, game: GameId, seed: u64, format: &'static str, why: String },
}
