//! Bringing the index up to date with the files.

use std::collections::BTreeMap;
use std::fs::{self, DirEntry, Metadata};
use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ludarium_record::{Match, Store, StoreError};

use crate::entry::{Found, Outline, Row, Stamp};
use crate::index::Indexed;
use crate::{Library, LibraryError};

/// The most matches of a library.
pub(crate) const MOST_MATCHES: usize = 200_000;
/// The folder of matches that were thrown away.
pub(crate) const TRASH: &str = "trash";
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
        let files = self.files()?;
        let known = self.known_files();
        let gone: Vec<u32> =
            known.iter().filter(|(file, _)| !files.contains_key(*file)).map(|(_, (number, _))| *number).collect();
        let changed: Vec<(String, Stamp)> =
            files.into_iter().filter(|(file, stamp)| known.get(file).is_none_or(|(_, old)| old != stamp)).collect();
        self.replace(&[], &gone)?;
        let (mut done, of) = (0, changed.len());
        for batch in changed.chunks(BATCH) {
            let mut read = Vec::new();
            let mut stopped = false;
            for (file, stamp) in batch {
                stopped = progress(SyncProgress { done, of }).is_break();
                if stopped {
                    break;
                }
                let number = known.get(file).map(|(number, _)| *number);
                let number = number.unwrap_or_else(|| self.new_number());
                read.push(index_file(number, &self.path_of(file, stamp.trashed), file, *stamp));
                done += 1;
            }
            self.replace(&read, &[])?;
            if stopped {
                return Err(LibraryError::Stopped);
            }
        }
        Ok(SyncReport { read: done, gone: gone.len(), broken: self.broken() })
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

fn add_files(folder: &Path, trashed: bool, files: &mut BTreeMap<String, Stamp>) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries.take(8 * MOST_MATCHES) {
        let entry = entry?;
        // A file that goes away meanwhile is none.
        let Some((name, is_backup)) = match_name(&entry) else { continue };
        let Ok(data) = entry.metadata() else { continue };
        if data.is_file() && (!is_backup || !files.get(&name).is_some_and(|stamp| stamp.trashed == trashed)) {
            files.insert(name, stamp_of(&data, trashed));
        }
    }
    Ok(())
}

/// The name of the match that a file belongs to, if it is a save or the backup of one whose save is missing.
fn match_name(entry: &DirEntry) -> Option<(String, bool)> {
    let name = entry.file_name().into_string().ok()?;
    if name.ends_with(".toml") {
        return Some((name, false));
    }
    let main = name.strip_suffix(".bak").filter(|main| main.ends_with(".toml"))?;
    (!entry.path().with_file_name(main).exists()).then(|| (main.to_owned(), true))
}

fn stamp_of(data: &Metadata, trashed: bool) -> Stamp {
    let modified = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let since = modified.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Stamp { size: data.len(), modified: since.as_nanos() as u64, trashed }
}

/// Reads a file for the index.
pub(crate) fn index_file(number: u32, path: &Path, file: &str, stamp: Stamp) -> Indexed {
    let (found, hashes) = match load(path) {
        Ok(game) => (Found::Match(Box::new(Outline::of(&game))), game.hashes()),
        Err(error) => (Found::Broken(error.to_string()), Vec::new()),
    };
    Indexed { number, row: Row { file: file.to_owned(), stamp, found }, hashes }
}

/// The match of a file, or of its backup if the file cannot be read.
pub(crate) fn load(path: &Path) -> Result<Match, StoreError> {
    let backup = || Store::load(with_suffix(path, ".bak")).ok();
    Store::load(path).or_else(|error| backup().ok_or(error))
}

/// A path with something added to its name.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// What [`stamp_of`] says of a file now.
pub(crate) fn stamp_now(path: &Path, trashed: bool) -> Result<Stamp, LibraryError> {
    let data = fs::metadata(path).map_err(|error| LibraryError::io("read", path, error))?;
    Ok(stamp_of(&data, trashed))
}
