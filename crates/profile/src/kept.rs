//! Files that are read once, replaced whole, and set aside when they cannot be read.

use std::fs::{self, File};
use std::io::{ErrorKind, Read as _};
use std::ops::Deref;
use std::path::{Path, PathBuf};

use ludarium_record::Match;
use ludarium_review::Review;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tracing::{error, info};

use crate::fault::{Fault, What};
use crate::folder::PlayerFolder;

/// The largest file that is read, in bytes.
pub const MAX_SIZE: u64 = 4 << 20;

/// What is kept in a file of its own in the player's folder.
pub trait Keep: Default {
    /// What it is to the player.
    const WHAT: What;
    /// The name of the file.
    const FILE: &'static str;

    /// What a text says.
    ///
    /// # Errors
    /// It cannot be understood, or it says what cannot be.
    fn read(text: &str) -> Result<Self, Fault>;

    /// How it is written.
    ///
    /// # Errors
    /// It cannot be written as text.
    fn text(&self) -> Result<String, Fault>;
}

/// Something that is kept in a file: what is changed through [`Kept::change`] is written at once, if it is another then.
#[derive(Clone, Default)]
pub struct Kept<T> {
    value: T,
    file: Option<(PlayerFolder, PathBuf)>,
    /// What stands in the file.
    written: String,
}

impl<T: Keep> Kept<T> {
    /// What was kept in earlier runs. A file that cannot be read is set aside and said; where there is none, all begins anew.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> Kept<T> {
        folder.path().map(|path| path.join(T::FILE)).map_or_else(Default::default, |path| Kept::load_at(folder, path))
    }

    /// The same with the file of another name.
    #[must_use]
    pub fn load_at(folder: &PlayerFolder, path: PathBuf) -> Kept<T> {
        let (value, may_be_written): (T, bool) = folder.read(T::WHAT, &path, T::read);
        let written = value.text().unwrap_or_default();
        Kept { value, file: may_be_written.then(|| (folder.clone(), path)), written }
    }

    /// Changes it, and writes it if that made a difference.
    pub fn change<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        let done = change(&mut self.value);
        self.keep();
        done
    }

    fn keep(&mut self) {
        let Some((folder, path)) = &self.file else { return };
        match self.value.text() {
            Ok(text) if text == self.written => {}
            Ok(text) => {
                folder.write(T::WHAT, path, &text);
                self.written = text;
            }
            // Everything that is kept can be written as text.
            Err(fault) => error!("{}: {fault}", path.display()),
        }
    }
}

impl<T> Deref for Kept<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: PartialEq> PartialEq for Kept<T> {
    fn eq(&self, other: &Kept<T>) -> bool {
        self.value == other.value
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Kept<T> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.value.fmt(formatter)
    }
}

/// What a text in RON says.
///
/// # Errors
/// It is not written like that; the place is in the message.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    Ok(ron::from_str(text)?)
}

/// Something as a text in RON.
///
/// # Errors
/// It cannot be written so.
pub fn print(value: &impl Serialize) -> Result<String, Fault> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()).map_err(|error| Fault::Text(error.to_string()))
}

/// The text of a file; nothing if it is not there.
///
/// # Errors
/// The file cannot be read, is too large, or no text.
pub fn text_of(path: &Path) -> Result<Option<String>, Fault> {
    text_up_to(path, MAX_SIZE)
}

/// The same of a file that may have so many bytes.
///
/// # Errors
/// The file cannot be read, is too large, or no text.
pub fn text_up_to(path: &Path, most: u64) -> Result<Option<String>, Fault> {
    let mut bytes = Vec::new();
    match File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes)) {
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Ok(None),
        Err(error) => return Err(error.into()),
        Ok(_) if bytes.len() as u64 > most => return Err(Fault::Size(most)),
        Ok(_) => {}
    }
    let fault = |bytes: &[u8], end: usize| {
        let before = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let line = before.lines().count().max(1);
        Fault::Encoding { line, column: before.lines().last().map_or(0, |line| line.chars().count()) + 1 }
    };
    let text = String::from_utf8(bytes).map_err(|error| fault(error.as_bytes(), error.utf8_error().valid_up_to()))?;
    // Some editors begin a text with a mark that says nothing but that it is one.
    Ok(Some(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)))
}

/// The names of the files of a kind in a folder, without their ending: no more than so many files are listed.
#[must_use]
pub fn names_in(folder: &Path, kind: &str, most: usize) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().take(most).filter_map(Result::ok);
    let of_kind = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == kind));
    of_kind.filter_map(|path| path.file_stem()?.to_str().map(str::to_owned)).collect()
}

/// What was kept of the review of a match. What no longer fits is made anew.
#[must_use]
pub fn read_review(file: &Path, game: &Match) -> Option<Review> {
    let text = text_up_to(file, Review::MAX_BYTES as u64).ok()??;
    let review = Review::from_text(&text, game);
    review.inspect_err(|error| info!("{} is not used: {error}", file.display())).ok()
}
