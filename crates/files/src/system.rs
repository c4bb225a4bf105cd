//! The files of the system.

use std::io;
use std::path::Path;

pub use std::fs::{
    DirEntry, File, Metadata, OpenOptions, ReadDir, copy, create_dir_all, hard_link, metadata, read, read_dir,
    read_to_string, remove_file, rename, write,
};
pub use std::path::absolute;

/// Makes ready what a page has kept, which has to be done before any file is read. Where there is a file system, there is
/// nothing to do.
///
/// # Errors
/// None here; in a browser, something that was kept cannot be used.
pub fn open() -> io::Result<()> {
    Ok(())
}

/// Why a page does not keep what is written, in a short word; a file system says so when something is written.
#[must_use]
pub fn trouble() -> Option<String> {
    None
}

/// How many changes a page has not kept yet; a file system has none of them.
#[must_use]
pub fn unkept() -> usize {
    0
}

/// Whether there is a file of that name.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// Whether there is a folder of that name.
#[must_use]
pub fn is_dir(path: &Path) -> bool {
    path.is_dir()
}

/// Whether there is anything of that name.
#[must_use]
pub fn exists(path: &Path) -> bool {
    path.exists()
}
