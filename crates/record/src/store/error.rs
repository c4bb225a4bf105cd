//! What can go wrong with files.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::{SaveError, SaveFault};

/// A file that could not be read or written, with what to do about it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system refused something.
    #[error("cannot {action} {}: {source}. {}", path.display(), advice(source))]
    Io {
        /// What was tried, such as "write".
        action: &'static str,
        /// With which file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file is no saved match, or a changed one.
    #[error("{} is no saved match that this program can read: {error}. {}", path.display(), remedy(error))]
    Broken {
        /// The file.
        path: PathBuf,
        /// What is wrong in it.
        error: SaveError,
    },
    /// The file is far too large for a match.
    #[error("{} is no saved match: it has {size} bytes. Choose another file.", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its size in bytes.
        size: u64,
    },
}

impl StoreError {
    pub(super) fn io(action: &'static str, path: &Path, source: io::Error) -> StoreError {
        StoreError::Io { action, path: path.to_owned(), source }
    }

    pub(super) fn broken(path: &Path, error: SaveError) -> StoreError {
        StoreError::Broken { path: path.to_owned(), error }
    }

    /// Whether the file itself is at fault, and not the way to it or the age of this program.
    #[must_use]
    pub fn is_damage(&self) -> bool {
        match self {
            StoreError::Io { .. } => false,
            StoreError::Broken { error, .. } => !matches!(*error.fault, SaveFault::Version { .. }),
            StoreError::TooLarge { .. } => true,
        }
    }

    /// What is wrong in the file, for those who know which file it is.
    pub(super) fn damage(&self) -> String {
        match self {
            StoreError::Broken { error, .. } => error.to_string(),
            StoreError::TooLarge { size, .. } => format!("{size} bytes are too many for a match"),
            StoreError::Io { source, .. } => source.to_string(),
        }
    }

    /// Whether the file is not there at all.
    pub(super) fn is_absence(&self) -> bool {
        matches!(self, StoreError::Io { source, .. } if source.kind() == ErrorKind::NotFound)
    }
}

fn advice(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => "Free some space on that disk.",
        ErrorKind::PermissionDenied => "Allow this program to use it, or choose another folder.",
        ErrorKind::ReadOnlyFilesystem => "Choose a folder on a disk that can be written to.",
        ErrorKind::NotFound => "Check the name, and that the disk it is on is connected.",
        ErrorKind::AlreadyExists
        | ErrorKind::IsADirectory
        | ErrorKind::NotADirectory
        | ErrorKind::DirectoryNotEmpty => "Something else has its name: move that away, or choose another folder.",
        _ => "Try again, or choose another folder.",
    }
}

fn remedy(error: &SaveError) -> &'static str {
    match *error.fault {
        SaveFault::Version { .. } => "A newer version of the game can read it.",
        _ => "Its backup, the file with .bak after its name, may still be good.",
    }
}
