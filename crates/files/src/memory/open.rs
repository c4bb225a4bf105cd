//! How a file is opened.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::state::{Content, Handle, Id, State};
use super::{File, TREE};

/// How a file is opened; see [`std::fs::OpenOptions`].
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    read: bool,
    write: bool,
    append: bool,
    truncate: bool,
    create: bool,
    create_new: bool,
}

impl OpenOptions {
    /// Options that say nothing yet.
    #[must_use]
    pub fn new() -> OpenOptions {
        OpenOptions::default()
    }

    /// To read it.
    pub fn read(&mut self, read: bool) -> &mut OpenOptions {
        self.read = read;
        self
    }

    /// To write into it.
    pub fn write(&mut self, write: bool) -> &mut OpenOptions {
        self.write = write;
        self
    }

    /// To write at its end.
    pub fn append(&mut self, append: bool) -> &mut OpenOptions {
        self.append = append;
        self
    }

    /// So that it is empty.
    pub fn truncate(&mut self, truncate: bool) -> &mut OpenOptions {
        self.truncate = truncate;
        self
    }

    /// So that it is made if there is none.
    pub fn create(&mut self, create: bool) -> &mut OpenOptions {
        self.create = create;
        self
    }

    /// So that it is made, and nothing has its name yet.
    pub fn create_new(&mut self, create_new: bool) -> &mut OpenOptions {
        self.create_new = create_new;
        self
    }

    /// Opens a file of the program's tree.
    ///
    /// # Errors
    /// There is no such file, something has its name, or the tree is full.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        TREE.open(path, self)
    }

    pub(super) fn open_in(&self, state: &mut State, path: &Path) -> io::Result<Id> {
        if !self.have_sense() {
            return Err(ErrorKind::InvalidInput.into());
        }
        let creates = self.create || self.create_new;
        let spot = state.spot(path)?;
        match (spot.found, spot.name) {
            (_, Some(_)) if creates && spot.is_folder => Err(ErrorKind::IsADirectory.into()),
            (Some(_), _) if self.create_new => Err(ErrorKind::AlreadyExists.into()),
            (Some(id), _) => self.open_existing(state, id, spot.is_folder),
            (None, Some(name)) if creates => {
                let node = state.add(spot.folder, name, Content::empty_file())?;
                state.open(self.handle(node, true))
            }
            (None, _) => Err(ErrorKind::NotFound.into()),
        }
    }

    fn open_existing(&self, state: &mut State, id: Id, is_said_to_be_folder: bool) -> io::Result<Id> {
        let is_folder = state.is_folder(id)?;
        if is_folder && (self.write || self.append || self.create) {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !is_folder && is_said_to_be_folder {
            return Err(ErrorKind::NotADirectory.into());
        }
        if self.truncate {
            let now = state.now();
            state.replace_bytes(id, Vec::new(), now, false)?;
        }
        state.open(self.handle(id, self.truncate))
    }

    /// Whether these options go together.
    fn have_sense(&self) -> bool {
        let changes_file = self.truncate || self.create || self.create_new;
        match (self.write, self.append) {
            (false, false) => self.read && !changes_file,
            (_, true) => !self.truncate || self.create_new,
            (true, false) => true,
        }
    }

    fn handle(&self, node: Id, has_written: bool) -> Handle {
        let writes = self.write || self.append;
        Handle { node, at: 0, reads: self.read, writes, appends: self.append, has_written }
    }
}
