//! Where a write can fail. Tests refuse each of these steps and look at what is left.

/// A step of the replacement of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteStep {
    /// The folder above it is made.
    Folder,
    /// A file is made beside it.
    Open,
    /// The text is written into that.
    Text,
    /// The text is brought to the disk.
    Flush,
    /// The earlier file becomes the backup.
    Backup,
    /// The new file takes the name.
    Replace,
}

impl WriteStep {
    /// Every step, in their order.
    pub const ALL: [WriteStep; 6] =
        [WriteStep::Folder, WriteStep::Open, WriteStep::Text, WriteStep::Flush, WriteStep::Backup, WriteStep::Replace];
}

/// Whether a step may be taken: always, but in tests.
#[cfg(not(feature = "testing"))]
pub(super) fn allow(_: WriteStep, _: &std::path::Path) -> std::io::Result<()> {
    Ok(())
}

#[cfg(feature = "testing")]
pub(super) use refusal::allow;

/// A disk that refuses, for tests of what follows from that.
#[cfg(feature = "testing")]
pub mod refusal {
    use std::io::{self, ErrorKind};
    use std::path::{Path, PathBuf};
    use std::sync::{Mutex, PoisonError};

    use super::WriteStep;

    static REFUSED: Mutex<Vec<(PathBuf, Option<WriteStep>, ErrorKind)>> = Mutex::new(Vec::new());

    /// Refuses one step of every write below a folder, or all of them, until [`relent`].
    pub fn refuse(folder: impl Into<PathBuf>, step: Option<WriteStep>, why: ErrorKind) {
        let mut refused = REFUSED.lock().unwrap_or_else(PoisonError::into_inner);
        refused.push((folder.into(), step, why));
    }

    /// Refuses nothing below a folder any more.
    pub fn relent(folder: &Path) {
        REFUSED.lock().unwrap_or_else(PoisonError::into_inner).retain(|(refused, ..)| refused != folder);
    }

    pub(in crate::store) fn allow(step: WriteStep, path: &Path) -> io::Result<()> {
        let refused = REFUSED.lock().unwrap_or_else(PoisonError::into_inner);
        let is_meant = |(folder, only, _): &&(PathBuf, Option<WriteStep>, ErrorKind)| {
            path.starts_with(folder) && only.is_none_or(|only| only == step)
        };
        refused.iter().find(is_meant).map_or(Ok(()), |(_, _, why)| Err((*why).into()))
    }
}
