//! Throwing matches away, and taking them back.
//!
//! A match in the trash is in another folder, so that nothing offers to go on with it. Its backup goes first and comes back
//! last: whenever that is interrupted, the match is still whole in one of the folders.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ludarium_files as fs;

use crate::entry::Row;
use crate::exchange::companion;
use crate::files::{TRASH, index_file, stamp_now};
use crate::index::{Indexed, with_suffix};
use crate::{Library, LibraryError, Note};

impl Library {
    /// Moves matches to the trash; [`Library::restore`] takes them back. Those that are there already stay.
    ///
    /// # Errors
    /// There is no such match, or a file cannot be moved; those before it are in the trash then.
    pub fn throw_away(&mut self, ids: &[u64]) -> Result<(), LibraryError> {
        let trash = self.folder().join(TRASH);
        fs::create_dir_all(&trash).map_err(|error| LibraryError::io("make the folder", &trash, error))?;
        self.move_all(ids, true)
    }

    /// Takes matches out of the trash.
    ///
    /// # Errors
    /// There is no such match, or a file cannot be moved; those before it are out of the trash then.
    pub fn restore(&mut self, ids: &[u64]) -> Result<(), LibraryError> {
        self.move_all(ids, false)
    }

    /// Deletes for good whatever lies in the trash, and says how many matches that were.
    ///
    /// # Errors
    /// A file cannot be deleted; those before it are gone then.
    pub fn empty_trash(&mut self) -> Result<usize, LibraryError> {
        let trashed: Vec<(u64, PathBuf)> =
            self.entries().filter(|entry| entry.trashed).map(|entry| (entry.id, entry.path.clone())).collect();
        let (mut gone, mut failed) = (Vec::new(), None);
        for (id, path) in &trashed {
            match delete(path) {
                Ok(()) => gone.push(*id),
                Err(error) => {
                    failed = Some(error);
                    break;
                }
            }
        }
        let rows: Vec<u32> = gone.iter().filter_map(|id| self.row_of(*id)).map(|(number, _)| number).collect();
        self.replace(&[], &rows)?;
        self.forget(gone.iter().map(|id| (*id, Note::default())))?;
        failed.map_or(Ok(gone.len()), Err)
    }

    fn move_all(&mut self, ids: &[u64], to_trash: bool) -> Result<(), LibraryError> {
        let (mut moved, mut failed) = (Vec::new(), None);
        for id in ids {
            match self.move_one(*id, to_trash) {
                Ok(indexed) => moved.extend(indexed),
                Err(error) => {
                    failed = Some(error);
                    break;
                }
            }
        }
        self.replace(&moved, &[])?;
        failed.map_or(Ok(()), Err)
    }

    /// Moves the files of a match, and gives its new row; nothing if it is there already.
    fn move_one(&self, id: u64, to_trash: bool) -> Result<Option<Indexed>, LibraryError> {
        let (number, row) = self.row_of(id).ok_or(LibraryError::Unknown { id })?;
        if row.stamp.trashed == to_trash {
            return Ok(None);
        }
        let [from, to] = [!to_trash, to_trash].map(|trashed| self.path_of(&row.file, trashed));
        let mut names = [from.clone(), with_suffix(&from, ".bak"), companion(&from)];
        if to_trash {
            names.reverse();
        }
        let folder = to.parent().unwrap_or(Path::new("."));
        for name in names {
            let place = folder.join(name.file_name().unwrap_or_default());
            match fs::rename(&name, &place) {
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                moved => moved.map_err(|error| LibraryError::io("move", &name, error))?,
            }
        }
        // A match that was kept by its backup alone has no other file.
        let stamp = stamp_now(&to, to_trash).or_else(|_| stamp_now(&with_suffix(&to, ".bak"), to_trash))?;
        Ok(Some(index_file(number, &to, &row.file, stamp)))
    }

    fn row_of(&self, id: u64) -> Option<(u32, &Row)> {
        self.rows().find(|(_, row)| row.id() == Some(id))
    }
}

/// Deletes all files of a match, the match itself last.
fn delete(path: &Path) -> Result<(), LibraryError> {
    for name in [companion(path), with_suffix(path, ".bak"), path.to_owned()] {
        match fs::remove_file(&name) {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            removed => removed.map_err(|error| LibraryError::io("delete", &name, error))?,
        }
    }
    Ok(())
}
