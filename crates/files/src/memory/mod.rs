//! Files in memory: folders, files and handles that behave as those of `std::fs` do on Linux, within bounds.
//!
//! A [`Tree`] has everything. The functions of this module, [`File::open`] and [`OpenOptions::open`] are those of one tree
//! that the whole program shares; in a browser they are what this crate gives in the place of `std::fs`. Every path begins
//! at its root.
//!
//! A tree can be filled ([`load`]) and then tells of every change that somebody has to keep ([`on_change`]). A folder is no
//! change, since it can be made again by whoever needs it.

mod entry;
mod file;
mod open;
mod place;
mod state;
mod tree;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

pub use entry::{DirEntry, Metadata, ReadDir};
pub use file::File;
pub use open::OpenOptions;
pub use tree::Tree;

/// How much a tree may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many bytes all its files may have together.
    pub bytes: u64,
    /// How many files and folders there may be.
    pub entries: usize,
}

impl Default for Limits {
    /// Far more than anybody plays, and no more than a page has room for.
    fn default() -> Limits {
        Limits { bytes: 256 << 20, entries: 200_000 }
    }
}

/// What has become of a path.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The path, from the root on.
    pub path: PathBuf,
    /// What is in the file now; nothing if there is none any more.
    pub bytes: Option<Arc<Vec<u8>>>,
    /// When that was written, in milliseconds since 1970.
    pub modified_ms: f64,
}

static TREE: LazyLock<Tree> = LazyLock::new(Tree::default);

/// Puts a file into the program's tree, with the folders above it: [`Tree::load`].
///
/// # Errors
/// The path is no file's.
pub fn load(path: impl AsRef<Path>, bytes: Vec<u8>, modified_ms: f64) -> io::Result<()> {
    TREE.load(path, bytes, modified_ms)
}

/// Tells somebody of every change of the program's tree from now on: [`Tree::on_change`].
pub fn on_change(listener: impl FnMut(Change) + Send + 'static) {
    TREE.on_change(listener);
}

/// Whether another program has what the program's tree holds: [`Tree::set_in_use`].
pub fn set_in_use(is_in_use: bool) {
    TREE.set_in_use(is_in_use);
}

/// What is in a file; see [`std::fs::read`].
///
/// # Errors
/// There is no such file.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    TREE.read(path)
}

/// The text of a file; see [`std::fs::read_to_string`].
///
/// # Errors
/// There is no such file, or it is not UTF-8.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    TREE.read_to_string(path)
}

/// Writes a file, in the place of an earlier one; see [`std::fs::write`].
///
/// # Errors
/// There is no such folder, a folder has the name, or the tree is full.
pub fn write(path: impl AsRef<Path>, contents: impl AsRef<[u8]>) -> io::Result<()> {
    TREE.write(path, contents)
}

/// Copies what is in a file; see [`std::fs::copy`].
///
/// # Errors
/// There is no such file, it cannot be written there, or the tree is full.
pub fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<u64> {
    TREE.copy(from, to)
}

/// Moves a file or a folder, in the place of another file or an empty folder; see [`std::fs::rename`].
///
/// # Errors
/// It is not there, or what is in its way cannot be replaced.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    TREE.rename(from, to)
}

/// Gives a file one more name; see [`std::fs::hard_link`].
///
/// # Errors
/// There is no such file, or the name is taken.
pub fn hard_link(original: impl AsRef<Path>, link: impl AsRef<Path>) -> io::Result<()> {
    TREE.hard_link(original, link)
}

/// Removes a file; see [`std::fs::remove_file`].
///
/// # Errors
/// There is no such file, or it is a folder.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    TREE.remove_file(path)
}

/// Makes a folder and those above it, where they do not exist; see [`std::fs::create_dir_all`].
///
/// # Errors
/// A file has one of the names, or the tree is full.
pub fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    TREE.create_dir_all(path)
}

/// What is in a folder; see [`std::fs::read_dir`].
///
/// # Errors
/// There is no such folder.
pub fn read_dir(path: impl AsRef<Path>) -> io::Result<ReadDir> {
    TREE.read_dir(path)
}

/// What is known of a file or a folder; see [`std::fs::metadata`].
///
/// # Errors
/// It is not there.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    TREE.metadata(path)
}

/// Whether there is a file of that name.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    metadata(path).is_ok_and(|data| data.is_file())
}

/// Whether there is a folder of that name.
#[must_use]
pub fn is_dir(path: &Path) -> bool {
    metadata(path).is_ok_and(|data| data.is_dir())
}

/// Whether there is anything of that name.
#[must_use]
pub fn exists(path: &Path) -> bool {
    metadata(path).is_ok()
}

/// A path from the root on; see [`std::path::absolute`], which asks for a folder that a page has not.
///
/// # Errors
/// The path is empty.
pub fn absolute(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    let path = path.as_ref();
    if path.as_os_str().is_empty() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    Ok(Path::new("/").join(path).components().collect())
}
