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

/// The first name of `x.broken`, `x.broken-2` … that is free.
pub(crate) fn free_name(path: &Path) -> PathBuf {
    let name = |n: usize| with_suffix(path, &if n == 1 { ".broken".to_owned() } else { format!(".broken-{n}") });
    let free = (1..1000).map(name).find(|name| !name.exists());
    // After so many the last one is replaced.
    free.unwrap_or_else(|| name(1000))
}

/// A path with something added to its name.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
