//! The files of a library.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::SystemTime;

use ludarium_files::{self as fs, DirEntry, Metadata};
use ludarium_record::{Match, Store, StoreError};

use crate::LibraryError;
use crate::entry::{Found, Outline, Row, Stamp};
use crate::index::{Indexed, with_suffix};

/// The most matches of a library.
pub(crate) const MOST_MATCHES: usize = 200_000;
/// The folder of matches that were thrown away.
pub(crate) const TRASH: &str = "trash";

/// Adds the files of matches of a folder; one that does not exist has none.
pub(crate) fn add_files(folder: &Path, trashed: bool, files: &mut BTreeMap<String, Stamp>) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries.take(8 * MOST_MATCHES) {
        let entry = entry?;
        // A file that goes away meanwhile is none.
        let Some(name) = match_name(&entry) else { continue };
        if let Some(data) = entry.metadata().ok().filter(Metadata::is_file) {
            files.insert(name, stamp_of(&data, trashed));
        }
    }
    Ok(())
}

/// The name of the match that a file belongs to, if it is a save or the backup of one whose save is missing.
fn match_name(entry: &DirEntry) -> Option<String> {
    let name = entry.file_name().into_string().ok()?;
    if name.ends_with(".toml") {
        return Some(name);
    }
    let main = name.strip_suffix(".bak").filter(|main| main.ends_with(".toml"))?;
    (!fs::exists(&entry.path().with_file_name(main))).then(|| main.to_owned())
}

fn stamp_of(data: &Metadata, trashed: bool) -> Stamp {
    let modified = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let since = modified.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Stamp { size: data.len(), modified: since.as_nanos() as u64, trashed }
}

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

/// What [`stamp_of`] says of a file now.
pub(crate) fn stamp_now(path: &Path, trashed: bool) -> Result<Stamp, LibraryError> {
    let data = fs::metadata(path).map_err(|error| LibraryError::io("read", path, error))?;
    Ok(stamp_of(&data, trashed))
}
