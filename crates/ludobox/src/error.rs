//! Why a ludobox is refused, or cannot be made.

use std::io;
use std::path::{Path, PathBuf};

use ludarium_library::LibraryError;
use ludarium_record::StoreError;

use crate::{MAX_BYTES, MAX_ENTRIES, VERSION};

/// A ludobox that is refused, or that cannot be made or taken in.
#[derive(Debug, thiserror::Error)]
pub enum LudoboxError {
    /// The file is of another kind.
    #[error("this is no ludobox")]
    Other,
    /// A newer program has written it.
    #[error("version {0} of a ludobox is unknown to this program, which reads version {VERSION}: update Ludarium")]
    Newer(u32),
    /// A byte is another one, or the end is missing.
    #[error("the file is damaged or cut off: fetch it again")]
    Damaged,
    /// An entry that no Ludarium writes.
    #[error("\"{0}\" does not belong into a ludobox")]
    Stranger(String),
    /// Two entries of one name.
    #[error("\"{0}\" is in it twice")]
    Twice(String),
    /// An entry is larger than such a file can be.
    #[error("\"{0}\" in it is too large")]
    LargeEntry(String),
    /// All of it is more than can be kept in one file.
    #[error("more than {} MiB, or more than {MAX_ENTRIES} files, are too much for a ludobox", MAX_BYTES >> 20)]
    TooMuch,
    /// A folder or file cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Io {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A file cannot be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The titles and tags cannot be read or written.
    #[error(transparent)]
    Library(#[from] LibraryError),
}

impl LudoboxError {
    pub(crate) fn io(path: &Path, source: io::Error) -> LudoboxError {
        LudoboxError::Io { path: path.to_owned(), source }
    }
}
