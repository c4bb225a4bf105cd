//! A file that is open.

use std::fs::TryLockError;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::state::Id;
use super::{Metadata, OpenOptions, Tree};

/// An open file or folder; see [`std::fs::File`]. What was written is told to whoever keeps the tree when it is synced, or
/// when this is dropped.
#[derive(Debug)]
pub struct File {
    tree: Tree,
    id: Id,
}

impl File {
    pub(super) fn new(tree: Tree, id: Id) -> File {
        File { tree, id }
    }

    /// Opens a file of the program's tree to read it.
    ///
    /// # Errors
    /// There is no such file.
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::new().read(true).open(path)
    }

    /// Opens a file of the program's tree to write it, in the place of an earlier one.
    ///
    /// # Errors
    /// There is no such folder, a folder has the name, or the tree is full.
    pub fn create(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::new().write(true).create(true).truncate(true).open(path)
    }

    /// The same, to read it too, where nothing has the name yet.
    ///
    /// # Errors
    /// There is no such folder, something has the name, or the tree is full.
    pub fn create_new(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::new().read(true).write(true).create_new(true).open(path)
    }

    /// Options by which a file of the program's tree is opened.
    #[must_use]
    pub fn options() -> OpenOptions {
        OpenOptions::new()
    }

    /// What is known of it.
    ///
    /// # Errors
    /// None.
    pub fn metadata(&self) -> io::Result<Metadata> {
        let state = self.tree.lock();
        state.node(state.handle(self.id)?.node).map(Metadata::of)
    }

    /// Tells what was written to whoever keeps the tree.
    ///
    /// # Errors
    /// None.
    pub fn sync_all(&self) -> io::Result<()> {
        let mut state = self.tree.lock();
        let node = state.handle(self.id)?.node;
        state.tell_file(node);
        Ok(())
    }

    /// Locks it for as long as it is open.
    ///
    /// # Errors
    /// It is locked already, or another program has the tree.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        let mut state = self.tree.lock();
        if state.is_in_use {
            return Err(TryLockError::WouldBlock);
        }
        let node = state.handle(self.id).map_err(TryLockError::Error)?.node;
        let lock = &mut state.node_mut(node).map_err(TryLockError::Error)?.lock;
        match *lock.get_or_insert(self.id) {
            holder if holder == self.id => Ok(()),
            _ => Err(TryLockError::WouldBlock),
        }
    }
}

impl Drop for File {
    fn drop(&mut self) {
        self.tree.lock().close(self.id);
    }
}

impl Read for &File {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut state = self.tree.lock();
        let handle = state.handle(self.id)?;
        if !handle.reads {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let (bytes, at) = (state.bytes(handle.node)?, handle.at);
        let rest = usize::try_from(at).ok().and_then(|at| bytes.get(at..)).unwrap_or_default();
        let read = rest.len().min(into.len());
        into[..read].copy_from_slice(&rest[..read]);
        state.handle_mut(self.id)?.at += read as u64;
        Ok(read)
    }
}

impl Write for &File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut state = self.tree.lock();
        let handle = state.handle(self.id)?;
        if !handle.writes {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let node = handle.node;
        let at = if handle.appends { state.node(node)?.content.len() } else { handle.at };
        let written = state.write_at(node, at, bytes)?;
        let handle = state.handle_mut(self.id)?;
        handle.has_written |= written > 0;
        if written > 0 {
            handle.at = at + written as u64;
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for &File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let mut state = self.tree.lock();
        let handle = state.handle(self.id)?;
        let (from, by) = match to {
            SeekFrom::Start(at) => (at, 0),
            SeekFrom::Current(by) => (handle.at, by),
            SeekFrom::End(by) => (state.node(handle.node)?.content.len(), by),
        };
        // Places are signed numbers on a disk.
        let at = from.checked_add_signed(by).filter(|at| i64::try_from(*at).is_ok());
        let at = at.ok_or(ErrorKind::InvalidInput)?;
        state.handle_mut(self.id)?.at = at;
        Ok(at)
    }
}

impl Read for File {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        (&*self).read(into)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&*self).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        (&*self).seek(to)
    }
}
