//! Bringing the index up to date with the files.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use crate::entry::Stamp;
use crate::files::{MOST_MATCHES, TRASH, add_files, index_file};
use crate::index::Indexed;
use crate::{Library, LibraryError};

/// After so many files what was found is written.
const BATCH: usize = 256;

/// How far the library has come with reading files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SyncProgress {
    /// How many files were read.
    pub done: usize,
    /// How many are new or have changed.
    pub of: usize,
}

/// What has changed since the index was made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SyncReport {
    /// How many files were read: new ones, and such as have changed.
    pub read: usize,
    /// How many matches are gone.
    pub gone: usize,
    /// The files that cannot be read, and why.
    pub broken: Vec<(PathBuf, String)>,
}

/// A file that is new or has changed, with the number of its row.
struct Change {
    number: u32,
    file: String,
    stamp: Stamp,
}

impl Library {
    /// Reads the files that are new or have changed since the last time. `progress` is asked before every file; what was
    /// read before it says `Break` stays in the index.
    ///
    /// # Errors
    /// The folder cannot be read, the index cannot be written, there are too many matches, or the work was stopped.
    pub fn sync(
        &mut self,
        mut progress: impl FnMut(SyncProgress) -> ControlFlow<()>,
    ) -> Result<SyncReport, LibraryError> {
        let (gone, changed) = self.changes()?;
        self.replace(&[], &gone)?;
        let (mut done, of) = (0, changed.len());
        for batch in changed.chunks(BATCH) {
            let asked = batch.iter().enumerate().take_while(|(index, _)| {
                let here = SyncProgress { done: done + index, of };
                progress(here).is_continue()
            });
            let read: Vec<Indexed> = asked.map(|(_, change)| self.read(change)).collect();
            done += read.len();
            self.replace(&read, &[])?;
            if read.len() < batch.len() {
                return Err(LibraryError::Stopped);
            }
        }
        Ok(SyncReport { read: done, gone: gone.len(), broken: self.broken() })
    }

    /// The rows whose files are gone, and the files that are new or have changed.
    fn changes(&mut self) -> Result<(Vec<u32>, Vec<Change>), LibraryError> {
        let (files, known) = (self.files()?, self.known_files());
        let is_gone = |(file, (number, _)): (&String, &(u32, Stamp))| (!files.contains_key(file)).then_some(*number);
        let gone = known.iter().filter_map(is_gone).collect();
        let mut changed = Vec::new();
        for (file, stamp) in files {
            let number = match known.get(&file) {
                Some((_, old)) if *old == stamp => continue,
                Some((number, _)) => *number,
                None => self.new_number(),
            };
            changed.push(Change { number, file, stamp });
        }
        Ok((gone, changed))
    }

    fn read(&self, Change { number, file, stamp }: &Change) -> Indexed {
        index_file(*number, &self.path_of(file, stamp.trashed), file, *stamp)
    }

    /// All files of matches with what they are like now. A match that stands in the folder does not lie in the trash too.
    fn files(&self) -> Result<BTreeMap<String, Stamp>, LibraryError> {
        let mut files = BTreeMap::new();
        for (folder, trashed) in [(self.folder().join(TRASH), true), (self.folder().to_owned(), false)] {
            add_files(&folder, trashed, &mut files).map_err(|error| LibraryError::io("read", &folder, error))?;
            if files.len() > MOST_MATCHES {
                return Err(LibraryError::TooMany { path: folder, most: MOST_MATCHES });
            }
        }
        Ok(files)
    }
}
