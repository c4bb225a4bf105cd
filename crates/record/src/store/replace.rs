//! Replacing a file so that at every moment either the old or the new text is complete.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use ludarium_files::{self as fs, File, OpenOptions};

use super::disk::{WriteStep, allow};
use super::free_name::{numbered_names, rename_to_free};
use super::{StoreError, with_suffix};

/// How many temporary names are tried: others may be in use by another copy of the game, or be folders.
const TEMPORARY_NAMES: usize = 9;

/// How often saving is tried when another copy of the game has cleared the temporary file away.
const ATTEMPTS: usize = 3;

/// What is done with the earlier file: its path and that of the new file are given.
type KeepEarlier = fn(&Path, &Path) -> Result<(), StoreError>;

/// Replaces a file; what it was becomes the backup.
pub(super) fn replace(path: &Path, text: &str) -> Result<(), StoreError> {
    replace_keeping(path, text.as_bytes(), keep_backup)
}

/// Writes a file so that at every moment either the earlier or the new text stands whole under its name, and a power
/// cut after it loses nothing. Folders above it are made if they do not exist. No backup is kept.
///
/// ```
/// let folder = tempfile::tempdir().expect("a temporary folder");
/// let path = folder.path().join("ratings").join("form.ron");
/// ludarium_record::write_atomically(&path, "1").expect("it can be written");
/// ludarium_record::write_atomically(&path, "2").expect("it can be written");
/// assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "2");
/// assert_eq!(std::fs::read_dir(folder.path().join("ratings")).expect("a folder").count(), 1);
/// ```
///
/// # Errors
/// Something could not be written; the earlier file is then still in place.
pub fn write_atomically(path: &Path, text: impl AsRef<[u8]>) -> Result<(), StoreError> {
    make_folder(folder_of(path))?;
    replace_keeping(path, text.as_ref(), |_, _| Ok(()))
}

/// Writes a file under the first free name of `x.png`, `x-2.png` … and says which. It has that name when it is whole, and
/// no other file is touched. The folder is made if it does not exist.
///
/// ```
/// let folder = tempfile::tempdir().expect("a temporary folder");
/// for expected in ["match.ludo", "match-2.ludo"] {
///     let path = ludarium_record::write_new(folder.path(), "match", "ludo", "…").expect("it can be written");
///     assert_eq!(path, folder.path().join(expected));
/// }
/// ```
///
/// # Errors
/// Something could not be written, or 9999 names are taken; nothing is left behind.
pub fn write_new(folder: &Path, stem: &str, extension: &str, text: impl AsRef<[u8]>) -> Result<PathBuf, StoreError> {
    make_folder(folder)?;
    write_to_free(numbered_names(folder, stem, extension), text.as_ref())
}

/// Writes a file beside the first of some names, and then gives it the first that is free.
pub(super) fn write_to_free(names: impl IntoIterator<Item = PathBuf>, text: &[u8]) -> Result<PathBuf, StoreError> {
    let mut names = names.into_iter().peekable();
    let Some(first) = names.peek().cloned() else { return Err(StoreError::io("write", Path::new(""), taken())) };
    let (temporary, lock) = create_temporary(&first)?;
    let written = fill(&temporary, &lock, text).and_then(|()| {
        let renamed = allow(WriteStep::Replace, &first).and_then(|()| rename_to_free(&temporary, names));
        renamed.map_err(|error| StoreError::io("write", &first, error))
    });
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written.and_then(|path| sync_folder(&path).map(|()| path))
}

fn taken() -> io::Error {
    ErrorKind::AlreadyExists.into()
}

/// Makes a folder and those above it, where they do not exist.
pub(super) fn make_folder(folder: &Path) -> Result<(), StoreError> {
    let made = allow(WriteStep::Folder, folder).and_then(|()| fs::create_dir_all(folder));
    made.map_err(|error| StoreError::io("make the folder", folder, error))
}

fn replace_keeping(path: &Path, text: &[u8], keep: KeepEarlier) -> Result<(), StoreError> {
    let mut replaced = try_replace(path, text, keep);
    for _ in 1..ATTEMPTS {
        match replaced {
            Err(error) if error.is_absence() => replaced = try_replace(path, text, keep),
            _ => break,
        }
    }
    replaced?;
    clear_leftovers(path);
    sync_folder(path)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn try_replace(path: &Path, text: &[u8], keep: KeepEarlier) -> Result<(), StoreError> {
    let (temporary, lock) = create_temporary(path)?;
    let replaced = fill(&temporary, &lock, text).and_then(|()| keep(path, &temporary)).and_then(|()| {
        let renamed = allow(WriteStep::Replace, path).and_then(|()| fs::rename(&temporary, path));
        renamed.map_err(|error| StoreError::io("write", path, error))
    });
    if replaced.as_ref().is_err_and(|error| !error.is_absence()) {
        // The match is still whole in memory and in its earlier save; a half-written file is of no use.
        let _ = fs::remove_file(&temporary);
    }
    replaced
}

/// The names of temporary files, in the order in which they are tried.
pub(super) fn temporary_names(path: &Path) -> impl Iterator<Item = PathBuf> {
    let suffix = |n: usize| if n == 1 { ".tmp".to_owned() } else { format!(".tmp-{n}") };
    (1..=TEMPORARY_NAMES).map(move |n| with_suffix(path, &suffix(n)))
}

pub(super) fn backup_name(path: &Path) -> PathBuf {
    with_suffix(path, ".bak")
}

/// A new file under the first free temporary name, locked for as long as it is held.
fn create_temporary(path: &Path) -> Result<(PathBuf, File), StoreError> {
    let mut refused = taken();
    for name in temporary_names(path) {
        let made = allow(WriteStep::Open, &name);
        match made.and_then(|()| OpenOptions::new().write(true).create_new(true).open(&name)) {
            Ok(file) => {
                // A file system without locks leaves the file unlocked; then no other program clears it away either.
                let _ = file.try_lock();
                return Ok((name, file));
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => refused = error,
            Err(error) => return Err(StoreError::io("write", &name, error)),
        }
    }
    Err(StoreError::io("write", &with_suffix(path, ".tmp"), refused))
}

fn fill(name: &Path, file: &File, text: &[u8]) -> Result<(), StoreError> {
    let filled =
        write_text(name, file, text).and_then(|()| allow(WriteStep::Flush, name)).and_then(|()| file.sync_all());
    filled.map_err(|error| StoreError::io("write", name, error))
}

/// A disk that is full takes a part of the text first.
fn write_text(name: &Path, mut file: &File, text: &[u8]) -> io::Result<()> {
    let allowed = allow(WriteStep::Text, name);
    let taken = if allowed.is_ok() { text } else { &text[..text.len() / 2] };
    file.write_all(taken).and(allowed)
}

/// Makes the backup a second name of the present save, which keeps its own until the new one takes it.
fn keep_backup(path: &Path, temporary: &Path) -> Result<(), StoreError> {
    if !fs::is_file(path) {
        return Ok(());
    }
    // No other program uses the temporary name while the save goes on, nor this one.
    let (backup, next) = (backup_name(path), backup_name(temporary));
    let fail = |error| StoreError::io("write", &backup, error);
    allow(WriteStep::Backup, &backup).map_err(fail)?;
    let _ = fs::remove_file(&next);
    // Some file systems have no hard links.
    fs::hard_link(path, &next).or_else(|_| copy(path, &next)).map_err(fail)?;
    fs::rename(&next, &backup).map_err(fail)?;
    // Renaming does nothing if both are names of one file already.
    let _ = fs::remove_file(&next);
    Ok(())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    File::open(to)?.sync_all()
}

/// Removes temporary files whose writers are gone: their locks are free.
fn clear_leftovers(path: &Path) {
    for name in temporary_names(path) {
        let Ok(file) = File::open(&name) else { continue };
        if file.metadata().is_ok_and(|metadata| metadata.is_file()) && file.try_lock().is_ok() {
            let _ = fs::remove_file(backup_name(&name));
            let _ = fs::remove_file(&name);
        }
    }
}

/// Flushes the new names to the disk.
#[cfg(unix)]
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    let folder = folder_of(path);
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        // Some network file systems do not support this.
        Err(error) if !matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::InvalidInput) => {
            Err(StoreError::io("write", folder, error))
        }
        _ => Ok(()),
    }
}

/// Elsewhere folders cannot be opened as files, and renaming is written to a journal.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> Result<(), StoreError> {
    Ok(())
}
