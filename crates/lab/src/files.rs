//! Reading text files of a bounded length.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ludarium_record::{EncodingError, text_of};

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

/// Reads a text file of at most `max_bytes` bytes, without a byte order mark; `-` is the standard input. Never reads more
/// than that, so that devices and pipes are safe too.
///
/// # Errors
/// The file cannot be read, is not UTF-8, or is longer.
pub fn read_text(path: &Path, max_bytes: u64) -> Result<String, ReadError> {
    let io_error = |why| ReadError::Io { path: path.to_owned(), why };
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(max_bytes + 1).read_to_end(&mut bytes).map_err(io_error)?;
    } else {
        let file = File::open(path).map_err(io_error)?;
        // Without the growth of the list, which takes twice as much for a moment.
        bytes.reserve(file.metadata().map_or(0, |data| data.len().min(max_bytes)) as usize + 1);
        file.take(max_bytes + 1).read_to_end(&mut bytes).map_err(io_error)?;
    }
    if bytes.len() as u64 > max_bytes {
        return Err(ReadError::TooLong { path: path.to_owned(), max_bytes });
    }
    text_of(bytes).map_err(|why| ReadError::Encoding { path: path.to_owned(), why })
}

#[cfg(test)]
mod tests {
    use super::*;

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
