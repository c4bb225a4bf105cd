//! The one way to a name that is free: no file is ever written over.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use ludarium_files::{self as fs, File};

use super::{StoreError, with_suffix};

/// How many names of one kind are tried.
const MOST_NAMES: usize = 9999;

/// Keeps a file that cannot be read under the first free name of `x.broken`, `x.broken-2` …, and says which.
///
/// ```
/// let folder = tempfile::tempdir().expect("a temporary folder");
/// let path = folder.path().join("form.ron");
/// for expected in ["form.ron.broken", "form.ron.broken-2"] {
///     std::fs::write(&path, "?").expect("it can be written");
///     let kept = ludarium_record::set_aside(&path).expect("it can be renamed");
///     assert_eq!(kept, folder.path().join(expected));
/// }
/// ```
///
/// # Errors
/// It cannot be renamed, or 9999 files have such names; it is where it was.
pub fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    rename_to_free(path, broken_names(path)).map_err(|error| StoreError::io("rename", path, error))
}

/// The same for a file whose good parts stay in place: a copy of it is kept.
///
/// # Errors
/// It cannot be copied, or 9999 files have such names.
pub fn set_copy_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let text = fs::read(path).map_err(|error| StoreError::io("read", path, error))?;
    super::write_to_free(broken_names(path), &text)
}

fn broken_names(path: &Path) -> impl Iterator<Item = PathBuf> {
    let suffix = |number: usize| if number == 1 { ".broken".to_owned() } else { format!(".broken-{number}") };
    (1..=MOST_NAMES).map(move |number| with_suffix(path, &suffix(number)))
}

/// `x.png`, `x-2.png` … in a folder.
pub(super) fn numbered_names(folder: &Path, stem: &str, extension: &str) -> impl Iterator<Item = PathBuf> {
    let name = move |number: usize| match number {
        1 => format!("{stem}.{extension}"),
        _ => format!("{stem}-{number}.{extension}"),
    };
    (1..=MOST_NAMES).map(move |number| folder.join(name(number)))
}

/// Gives a file the first of some names that is free.
pub(super) fn rename_to_free(from: &Path, names: impl IntoIterator<Item = PathBuf>) -> io::Result<PathBuf> {
    for name in names {
        // A second name is refused if it is taken, where renaming would overwrite.
        match fs::hard_link(from, &name) {
            Ok(()) => return fs::remove_file(from).map(|()| name),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(error),
            Err(_) => {}
        }
        // Some file systems have no second names: an empty file keeps the name until it is replaced.
        match File::create_new(&name) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        return match fs::rename(from, &name) {
            Ok(()) => Ok(name),
            Err(error) => {
                let _ = fs::remove_file(&name);
                Err(error)
            }
        };
    }
    Err(ErrorKind::AlreadyExists.into())
}
