//! Reading text files of a bounded length, and writing files so that they are whole or as they were.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ludarium_record::{EncodingError, StoreError, text_of, write_atomically};

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct FileError {
    path: PathBuf,
    why: Box<dyn Error + Send + Sync>,
}

/// Says in which file something is wrong.
pub fn in_file<E: Into<Box<dyn Error + Send + Sync>>>(path: &Path) -> impl Fn(E) -> FileError + use<'_, E> {
    |why| FileError { path: path.to_owned(), why: why.into() }
}

/// Why a file was not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system refuses it.
    #[error("{}: {why}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's error.
        why: io::Error,
    },
    /// It is no UTF-8 text.
    #[error("{}: {why}", path.display())]
    Encoding {
        /// The file.
        path: PathBuf,
        /// What it is, and what to do.
        why: EncodingError,
    },
    /// It is longer than any such file should be.
    #[error("{}: the file is longer than {max_bytes} bytes", path.display())]
    TooLong {
        /// The file.
        path: PathBuf,
        /// The greatest length that is read.
        max_bytes: u64,
    },
}

/// An error in one line of a text file.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct LineError<E> {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: E,
}

/// Reads a text file of at most `max_bytes` bytes, without a byte order mark; `-` is the standard input.
///
/// # Errors
/// The file cannot be read, is not UTF-8, or is longer.
pub fn read_text(path: &Path, max_bytes: u64) -> Result<String, ReadError> {
    let bytes = if path == Path::new("-") {
        read_from(io::stdin().lock(), 0, path, max_bytes)?
    } else {
        read_bytes(path, max_bytes)?
    };
    text_of(bytes).map_err(|why| ReadError::Encoding { path: path.to_owned(), why })
}

/// Reads a file of at most `max_bytes` bytes. Never reads more than that, so that devices and pipes are safe too.
///
/// # Errors
/// The file cannot be read, or is longer.
pub fn read_bytes(path: &Path, max_bytes: u64) -> Result<Vec<u8>, ReadError> {
    let file = File::open(path).map_err(|why| ReadError::Io { path: path.to_owned(), why })?;
    let length = file.metadata().map_or(0, |data| data.len().min(max_bytes));
    read_from(file, length as usize, path, max_bytes)
}

/// `length` is how many bytes there seem to be.
fn read_from(source: impl Read, length: usize, path: &Path, max_bytes: u64) -> Result<Vec<u8>, ReadError> {
    // Without the growth of the list, which takes twice as much for a moment.
    let mut bytes = Vec::with_capacity(length + 1);
    let read = source.take(max_bytes + 1).read_to_end(&mut bytes);
    read.map_err(|why| ReadError::Io { path: path.to_owned(), why })?;
    if bytes.len() as u64 > max_bytes {
        return Err(ReadError::TooLong { path: path.to_owned(), max_bytes });
    }
    Ok(bytes)
}

/// Writes a file beside the one of that name and puts it in its place when it is whole, so that what was there stays if
/// anything fails. What is no file, such as a pipe, is written to as it is.
///
/// # Errors
/// It cannot be written, or its folder does not exist.
pub fn write_file(path: &Path, content: impl AsRef<[u8]>) -> Result<(), StoreError> {
    let refused = |source| StoreError::Io { action: "write", path: path.to_owned(), source };
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => fs::write(path, content).map_err(refused),
        // What a link points to is replaced, not the link.
        Ok(_) => write_atomically(&path.canonicalize().map_err(refused)?, content),
        Err(_) => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            fs::metadata(folder).map_err(refused)?;
            write_atomically(path, content)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_when_the_new_one_is_whole() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("weights.rs");
        write_file(&path, "one").expect("a new file");
        // The name of the file beside it is taken by something that cannot be replaced.
        for number in ["", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "-9"] {
            fs::create_dir(folder.path().join(format!("weights.rs.tmp{number}"))).expect("a folder");
        }
        let error = write_file(&path, "two").expect_err("there is no room beside it").to_string();
        assert!(error.starts_with(&format!("cannot write {}", path.display())), "{error}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "one");
        let lost = folder.path().join("nowhere").join("file");
        assert!(write_file(&lost, "x").is_err() && !folder.path().join("nowhere").exists());
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_and_devices_are_written_to() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (target, link) = (folder.path().join("target"), folder.path().join("link"));
        fs::write(&target, "one").expect("a temporary file");
        std::os::unix::fs::symlink(&target, &link).expect("a link");
        write_file(&link, "two").expect("the file behind the link");
        assert_eq!(fs::read_to_string(&target).expect("it is there"), "two");
        assert!(link.is_symlink());
        write_file(Path::new("/dev/null"), "three").expect("it takes everything");
        assert!(!Path::new("/dev/null").is_file());
    }

    #[test]
    fn a_file_is_read_up_to_its_limit() {
        let path = std::env::temp_dir().join(format!("ludarium-read-{}.txt", std::process::id()));
        std::fs::write(&path, "12345").expect("a temporary file");
        assert_eq!(read_text(&path, 5).expect("five bytes"), "12345");
        let error = read_text(&path, 4).expect_err("five bytes are too many").to_string();
        assert!(error.contains("longer than 4 bytes"), "{error}");
        std::fs::remove_file(path).expect("it was there");
    }

    #[cfg(unix)]
    #[test]
    fn an_endless_file_is_refused() {
        let error = read_text(Path::new("/dev/zero"), 1 << 16).expect_err("it has no end");
        assert!(matches!(error, ReadError::TooLong { .. }), "{error}");
    }
}
