//! What can go wrong with the library.

use std::io;
use std::path::{Path, PathBuf};

use ludarium_record::ludo::LudoError;
use ludarium_record::study::StudyError;
use ludarium_record::{PasteError, StoreError};

use crate::NoteError;

/// Something that the library could not do.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// A file could not be read or written.
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        /// What was tried, such as "read".
        action: &'static str,
        /// With which file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A match could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another program has the library open.
    #[error("{} is open in another program: close the other Ludarium", path.display())]
    InUse {
        /// The index.
        path: PathBuf,
    },
    /// The index cannot be used.
    #[error("{}: {why}", path.display())]
    Index {
        /// The index.
        path: PathBuf,
        /// What its library says.
        why: String,
    },
    /// More matches than the library takes.
    #[error("{} has more than {most} matches: move some of them elsewhere", path.display())]
    TooMany {
        /// The folder.
        path: PathBuf,
        /// The most.
        most: usize,
    },
    /// No such match.
    #[error("there is no match {id:016x} in the library")]
    Unknown {
        /// Its number.
        id: u64,
    },
    /// A title or a tag is refused.
    #[error(transparent)]
    Note(#[from] NoteError),
    /// The `.ludo` text that was to be imported is refused.
    #[error(transparent)]
    Ludo(LudoError),
    /// The text that was to be imported is refused.
    #[error(transparent)]
    Text(PasteError),
    /// What a text says of a match cannot be added to what is known of it.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// More comments and variations than are kept of a match.
    #[error("what the text says of a match is more than {most} MiB")]
    SaysTooMuch {
        /// The most, in MiB.
        most: usize,
    },
    /// The work was stopped; what was done before stays.
    #[error("stopped")]
    Stopped,
}

impl LibraryError {
    pub(crate) fn io(action: &'static str, path: &Path, source: io::Error) -> LibraryError {
        LibraryError::Io { action, path: path.to_owned(), source }
    }
}

impl From<PasteError> for LibraryError {
    fn from(error: PasteError) -> LibraryError {
        match error {
            PasteError::Ludo(error) => LibraryError::Ludo(error),
            error => LibraryError::Text(error),
        }
    }
}
