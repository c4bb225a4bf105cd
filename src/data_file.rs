//! Files beside the saved matches, which are replaced whole and set aside when they cannot be read.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ludarium_record::{StoreError, write_atomically};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The largest file that is read, in bytes.
const MAX_SIZE: u64 = 4 << 20;

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    /// The system refused something.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The text cannot be understood; the place is in the message.
    #[error(transparent)]
    Text(#[from] Box<ron::error::SpannedError>),
    /// The file could not be replaced.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is to be kept cannot be written as text.
    #[error(transparent)]
    Format(#[from] Box<ron::Error>),
}

/// The text of a file, of which no more than a few million bytes are read.
///
/// # Errors
/// The file cannot be read or is no text.
pub fn text_of(path: &Path) -> Result<String, FileFault> {
    let mut text = String::new();
    fs::File::open(path)?.take(MAX_SIZE).read_to_string(&mut text)?;
    Ok(text)
}

/// What a text says.
///
/// # Errors
/// It is not written like that.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, FileFault> {
    Ok(ron::from_str(text).map_err(Box::new)?)
}

/// Writes a file so that there is always a whole one.
///
/// # Errors
/// It cannot be written.
pub fn write(path: &Path, kept: &impl Serialize) -> Result<(), FileFault> {
    let text = ron::ser::to_string_pretty(kept, ron::ser::PrettyConfig::default()).map_err(Box::new)?;
    Ok(write_atomically(path, &text)?)
}

/// Gives a broken file the first free name, so that nothing is lost.
pub fn set_aside(path: &Path) -> Option<PathBuf> {
    let free = (0..1000).map(|number| path.with_extension(format!("broken-{number}.ron"))).find(|name| !name.exists());
    free.filter(|name| fs::rename(path, name).is_ok())
}
