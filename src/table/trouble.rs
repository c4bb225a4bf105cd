//! What is wrong with saved matches.

use std::path::PathBuf;

use crate::words::text;

/// Saved matches that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadTrouble {
    /// A file was set aside.
    #[error("A saved match could not be read ({error}). It is kept as {}.", path.display())]
    SetAside {
        /// What is wrong with it.
        error: String,
        /// Its new name.
        path: PathBuf,
    },
    /// The folder cannot be read.
    #[error("{0}")]
    Folder(String),
}

impl LoadTrouble {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            LoadTrouble::SetAside { error, path } => {
                text!("title-match-set-aside", error = error.as_str(), path = path.display().to_string())
            }
            LoadTrouble::Folder(error) => text!("title-matches-unread", error = error.as_str()),
        }
    }
}
