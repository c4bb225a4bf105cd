//! Files beside the saved matches, which are replaced whole and set aside when they cannot be read.

use std::error::Error;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ludarium_record::{StoreError, write_atomically};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The largest file that is read, in bytes.
pub const MAX_SIZE: u64 = 4 << 20;

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

/// A file that could not be read: what it held begins anew, and nothing of the file is lost.
#[derive(Debug, thiserror::Error)]
pub enum Unread<F: Error> {
    /// It was renamed.
    #[error("{} could not be read ({why}). It is kept as {}.", file.display(), kept.display())]
    SetAside {
        /// Its name before.
        file: PathBuf,
        /// What is wrong with it.
        why: F,
        /// Its new name.
        kept: PathBuf,
    },
    /// It could not be renamed either, and is not written to.
    #[error("{} could not be read ({why}). It stays as it is, and nothing is written to it.", file.display())]
    Left {
        /// Its name.
        file: PathBuf,
        /// What is wrong with it.
        why: F,
    },
}

/// What a file holds, and what became of it.
#[derive(Debug)]
pub struct Loaded<T, F: Error> {
    /// What it holds; the default where there is no file yet, or none that can be read.
    pub value: T,
    /// Where it is to be written; `None` where it must not be.
    pub path: Option<PathBuf>,
    /// What is wrong with it, if anything is.
    pub trouble: Option<Unread<F>>,
}

impl<T: Default, F: Error> Default for Loaded<T, F> {
    /// Of no file, in no folder.
    fn default() -> Loaded<T, F> {
        Loaded { value: T::default(), path: None, trouble: None }
    }
}

/// Reads a file whose text `read` understands. One that cannot be read is set aside; a file that is not there yet is no
/// trouble.
pub fn load<T: Default, F>(path: &Path, read: impl FnOnce(&str) -> Result<T, F>) -> Loaded<T, F>
where
    F: Error + From<FileFault>,
{
    let (file, kept_in) = (path.to_owned(), Some(path.to_owned()));
    let value = match text_of(path) {
        Ok(text) => read(&text),
        Err(FileFault::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(T::default()),
        Err(fault) => Err(fault.into()),
    };
    let why = match value {
        Ok(value) => return Loaded { value, path: kept_in, trouble: None },
        Err(why) => why,
    };
    match set_aside(path) {
        Some(kept) => {
            Loaded { path: kept_in, trouble: Some(Unread::SetAside { file, why, kept }), ..Loaded::default() }
        }
        None => Loaded { trouble: Some(Unread::Left { file, why }), ..Loaded::default() },
    }
}

/// The text of a file, of which no more than a few million bytes are read.
///
/// # Errors
/// The file cannot be read or is no text.
fn text_of(path: &Path) -> Result<String, FileFault> {
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
fn set_aside(path: &Path) -> Option<PathBuf> {
    let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or("ron");
    let name = |number| path.with_extension(format!("broken-{number}.{kind}"));
    let free = (0..1000).map(name).find(|name| !name.exists());
    free.filter(|name| fs::rename(path, name).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Result<u32, FileFault> {
        parse(text)
    }

    #[test]
    fn a_file_that_is_not_there_is_no_trouble_and_a_broken_one_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("number.ron");
        let loaded = load(&path, number);
        assert!(loaded.trouble.is_none() && loaded.value == 0);
        assert_eq!(loaded.path.as_deref(), Some(path.as_path()));
        for name in ["number.broken-0.ron", "number.broken-1.ron"] {
            fs::write(&path, "no number").expect("written");
            let loaded = load(&path, number);
            let kept = folder.path().join(name);
            assert!(matches!(&loaded.trouble, Some(Unread::SetAside { kept: other, .. }) if *other == kept));
            assert_eq!((loaded.value, loaded.path.as_deref()), (0, Some(path.as_path())));
            assert!(kept.exists() && !path.exists());
        }
    }

    #[test]
    fn what_cannot_be_set_aside_is_left_and_not_written_to() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("number.ron");
        fs::write(&path, "no number").expect("written");
        // No name is free any more.
        for number in 0..1000 {
            fs::write(path.with_extension(format!("broken-{number}.ron")), "").expect("written");
        }
        let loaded = load(&path, number);
        let said = loaded.trouble.expect("trouble").to_string();
        assert!(said.contains("number.ron could not be read") && said.contains("stays as it is"), "{said}");
        assert_eq!(loaded.path, None);
        assert!(path.exists());
    }
}
