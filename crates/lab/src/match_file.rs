//! Reading matches from files: `.ludo` texts with any number of matches, and saves of the game.

use std::path::{Path, PathBuf};

use ludarium_record::ludo::{self, LudoError};
use ludarium_record::study::Study;
use ludarium_record::{Match, Store, StoreError};

use crate::files::{ReadError, read_text};

/// The largest `.ludo` file that is read.
pub const MAX_BYTES: u64 = 256 << 20;

/// Why there is no match.
#[derive(Debug, thiserror::Error)]
pub enum MatchFileError {
    /// The name tells no format.
    #[error("{}: the name of a file of matches ends in .ludo or .toml", path.display())]
    Format {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The save is refused.
    #[error(transparent)]
    Save(#[from] StoreError),
    /// The text is refused.
    #[error("{}: {why}", path.display())]
    Text {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        why: LudoError,
    },
    /// There are not so many matches.
    #[error("{}: there is no match {number}, only {count}", path.display())]
    Number {
        /// The file.
        path: PathBuf,
        /// The match that was asked for, from 1.
        number: usize,
        /// How many there are.
        count: usize,
    },
}

/// Whether a name is that of a file of matches.
pub fn is_match_file(name: &str) -> bool {
    name.ends_with(".ludo") || name.ends_with(".toml")
}

/// One match of a file, the first of which has the number 1.
pub fn read_match(path: &Path, number: usize) -> Result<Match, MatchFileError> {
    let mut matches = match path.extension().and_then(|extension| extension.to_str()) {
        Some("toml") => vec![Store::load(path)?],
        Some("ludo") => read_ludo(path)?.iter().map(Study::to_match).collect(),
        _ => return Err(MatchFileError::Format { path: path.to_owned() }),
    };
    let count = matches.len();
    match number.checked_sub(1).filter(|index| *index < count) {
        Some(index) => Ok(matches.swap_remove(index)),
        None => Err(MatchFileError::Number { path: path.to_owned(), number, count }),
    }
}

/// All matches of a `.ludo` file.
pub fn read_ludo(path: &Path) -> Result<Vec<Study>, MatchFileError> {
    let text = read_text(path, MAX_BYTES)?;
    ludo::read(&text).map_err(|why| MatchFileError::Text { path: path.to_owned(), why })
}
