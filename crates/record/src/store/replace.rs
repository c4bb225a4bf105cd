//! Replacing a file so that at every moment either the old or the new text is complete.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::{StoreError, with_suffix};

/// How many temporary names are tried: others may be in use by another copy of the game, or be folders.
const TEMPORARY_NAMES: usize = 9;

/// How often saving is tried when another copy of the game has cleared the temporary file away.
const ATTEMPTS: usize = 3;

/// What is done with the earlier file: its path and that of the new file are given.
type KeepEarlier = fn(&Path, &Path) -> Result<(), StoreError>;

/// Replaces a file; what it was becomes the backup.
pub(super) fn replace(path: &Path, text: &str) -> Result<(), StoreError> {
    replace_keeping(path, text, keep_backup)
}

/// Writes a text file so that at every moment either the earlier or the new text stands whole under its name, and a power
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
pub fn write_atomically(path: &Path, text: &str) -> Result<(), StoreError> {
    let folder = folder_of(path);
    fs::create_dir_all(folder).map_err(|error| StoreError::io("make the folder", folder, error))?;
    replace_keeping(path, text, |_, _| Ok(()))
}

fn replace_keeping(path: &Path, text: &str, keep: KeepEarlier) -> Result<(), StoreError> {
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

fn try_replace(path: &Path, text: &str, keep: KeepEarlier) -> Result<(), StoreError> {
    let (temporary, lock) = create_temporary(path)?;
    let replaced = fill(&temporary, &lock, text)
        .and_then(|()| keep(path, &temporary))
        .and_then(|()| fs::rename(&temporary, path).map_err(|error| StoreError::io("write", path, error)));
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

/// The name of the backup.
pub(super) fn backup_name(path: &Path) -> PathBuf {
    with_suffix(path, ".bak")
}

/// A new file under the first free temporary name, locked for as long as it is held.
fn create_temporary(path: &Path) -> Result<(PathBuf, File), StoreError> {
    let mut refused = io::Error::from(ErrorKind::AlreadyExists);
    for name in temporary_names(path) {
        match OpenOptions::new().write(true).create_new(true).open(&name) {
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

fn fill(name: &Path, mut file: &File, text: &str) -> Result<(), StoreError> {
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(|error| StoreError::io("write", name, error))
}

/// Makes the backup a second name of the present save, which keeps its own until the new one takes it.
fn keep_backup(path: &Path, temporary: &Path) -> Result<(), StoreError> {
    if !path.is_file() {
        return Ok(());
    }
    // No other program uses the temporary name while the save goes on, nor this one.
    let (backup, next) = (backup_name(path), backup_name(temporary));
    let fail = |error| StoreError::io("write", &backup, error);
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
