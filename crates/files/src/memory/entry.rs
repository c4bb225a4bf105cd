//! What is known of files and folders.

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::vec;

use super::Tree;
use super::state::{Content, Id, Node};

/// What is known of a file or a folder; see [`std::fs::Metadata`].
#[derive(Clone, Debug)]
pub struct Metadata {
    len: u64,
    modified: Duration,
    is_folder: bool,
}

impl Metadata {
    pub(super) fn of(node: &Node) -> Metadata {
        let is_folder = matches!(node.content, Content::Folder(_));
        Metadata { len: node.content.len(), modified: node.modified, is_folder }
    }

    /// How many bytes a file has.
    // As in `std::fs`: nothing is empty that has no bytes.
    #[expect(clippy::len_without_is_empty)]
    #[must_use]
    pub fn len(&self) -> u64 {
        self.len
    }

    /// When it was changed last.
    ///
    /// # Errors
    /// This program cannot count so far.
    pub fn modified(&self) -> io::Result<SystemTime> {
        SystemTime::UNIX_EPOCH.checked_add(self.modified).ok_or_else(|| ErrorKind::InvalidData.into())
    }

    /// Whether it is a file.
    #[must_use]
    pub fn is_file(&self) -> bool {
        !self.is_folder
    }

    /// Whether it is a folder.
    #[must_use]
    pub fn is_dir(&self) -> bool {
        self.is_folder
    }
}

/// What is in a folder, as it was when that was asked for; see [`std::fs::ReadDir`].
#[derive(Debug)]
pub struct ReadDir(vec::IntoIter<DirEntry>);

impl ReadDir {
    pub(super) fn new(entries: Vec<DirEntry>) -> ReadDir {
        ReadDir(entries.into_iter())
    }
}

impl Iterator for ReadDir {
    type Item = io::Result<DirEntry>;

    fn next(&mut self) -> Option<io::Result<DirEntry>> {
        self.0.next().map(Ok)
    }
}

/// Something in a folder; see [`std::fs::DirEntry`].
#[derive(Debug)]
pub struct DirEntry {
    tree: Tree,
    folder: Id,
    name: OsString,
    path: PathBuf,
}

impl DirEntry {
    pub(super) fn new(tree: Tree, path: &Path, folder: Id, name: OsString) -> DirEntry {
        DirEntry { tree, folder, path: path.join(&name), name }
    }

    /// The path of the folder, as it was asked for, with its name.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.path.clone()
    }

    /// Its name.
    #[must_use]
    pub fn file_name(&self) -> OsString {
        self.name.clone()
    }

    /// What is known of it.
    ///
    /// # Errors
    /// It is not there any more.
    pub fn metadata(&self) -> io::Result<Metadata> {
        let state = self.tree.lock();
        let found = state.child(self.folder, &self.name)?.ok_or(ErrorKind::NotFound)?;
        state.node(found).map(Metadata::of)
    }
}
