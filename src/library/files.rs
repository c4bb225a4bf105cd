//! Files that are written for the player: never over others.

use std::fs::File;
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use super::Said;

/// The numbers of files of one name end here.
const MOST_FILES: u32 = 9999;

/// Writes a file under the first name that is free; says where it is, or why there is none.
pub(super) fn write(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> Said {
    match write_new(folder, name, extension, bytes) {
        Ok(path) => Said::Written(path),
        Err((path, error)) => Said::Unwritten { path, why: error.to_string() },
    }
}

fn write_new(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> Result<PathBuf, (PathBuf, io::Error)> {
    std::fs::create_dir_all(folder).map_err(|error| (folder.to_owned(), error))?;
    for number in 1..=MOST_FILES {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{name}{number}.{extension}"));
        match File::create_new(&path) {
            Ok(mut file) => return file.write_all(bytes).map(|()| path.clone()).map_err(|error| (path, error)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err((path, error)),
        }
    }
    Err((folder.to_owned(), ErrorKind::AlreadyExists.into()))
}
