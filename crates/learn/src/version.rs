//! The version of a text that a player keeps.

use ron::error::SpannedError;
use serde::Deserialize;

/// What is read first of a text: a later version may say anything else.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    version: u32,
}

/// The version of a text in RON; 0, that of the first program that kept such texts, if it names none.
///
/// # Errors
/// It is no such text; the place is in the message.
pub fn version_of(text: &str) -> Result<u32, SpannedError> {
    ron::from_str(text).map(|Head { version }| version)
}
