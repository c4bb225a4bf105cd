//! Files that are written for the player: never over others, and under their names only when they are whole.

use std::path::Path;

use ludarium_record::write_new;

use super::Said;

/// Writes a file under the first name that is free; says where it is, or why there is none.
pub(super) fn write(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> Said {
    match write_new(folder, name, extension, bytes) {
        Ok(path) => Said::Written(path),
        Err(error) => Said::Failed(error.to_string()),
    }
}
