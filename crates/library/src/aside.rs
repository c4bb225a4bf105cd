//! Files that could not be read, kept under other names.

use std::path::{Path, PathBuf};

/// A file that could not be read, and that was kept under another name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Where it is now.
    pub path: PathBuf,
    /// What is wrong with it.
    pub why: String,
}

/// A path with something added to its name.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
