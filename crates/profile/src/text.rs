//! Files as texts: read within bounds, with a fault that says where.

use std::io::{ErrorKind, Read as _};
use std::path::Path;

use ludarium_files::{self as fs, File};
use ludarium_learn::version_of;
use ludarium_record::Match;
use ludarium_review::Review;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tracing::info;

use crate::fault::Fault;

/// The largest file that is read, in bytes.
pub const MAX_SIZE: u64 = 4 << 20;

/// What a text in RON says.
///
/// # Errors
/// It is not written like that; the place is in the message.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    Ok(ron::from_str(text)?)
}

/// The same of a text with a version of at most `newest`; one without any is of the first program that kept such texts.
///
/// # Errors
/// It is of a later version, whatever else that says, or not written like that.
pub fn parse_up_to<T: DeserializeOwned>(newest: u32, text: &str) -> Result<T, Fault> {
    let version = version_of(text)?;
    if version > newest { Err(Fault::Version(version)) } else { parse(text) }
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
