//! Files that are written for the player: never over others, and under their names only when they are whole.

use std::path::Path;

use ludarium_record::write_new;

use super::LibraryNotice;

/// Writes a file under the first name that is free; says where it is, or why there is none.
pub(super) fn write(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> LibraryNotice {
    match write_new(folder, name, extension, bytes) {
        Ok(path) => LibraryNotice::Written(path),
        Err(error) => LibraryNotice::Failed(error.to_string()),
    }
}
