//! Files of weights as in `crates/ai/src/eval/weights`: one line for each term.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ludarium_rules::excerpt;

use crate::files::{ReadError, read_text};

/// The greatest length of a file of weights in bytes; the real ones have about two thousand.
const MAX_BYTES: u64 = 1 << 20;

/// Why a file holds no weights.
#[derive(Debug, thiserror::Error)]
pub enum WeightsError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The text is no list of weights.
    #[error("{}: {why}", path.display())]
    Text {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: ListError,
    },
}

/// Why a text is no list of weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListError {
    /// No opening bracket.
    #[error("no list of weights begins with \"= [\"")]
    NoBegin,
    /// No closing bracket.
    #[error("the list of weights does not end with \"];\"")]
    NoEnd,
    /// No length in the type of the constant.
    #[error("no length such as [i32; 5]")]
    NoLength,
    /// A line without a comma.
    #[error("no comma in \"{quoted}\"", quoted = excerpt(.0))]
    NoComma(String),
    /// Not a whole number.
    #[error("\"{quoted}\" is no weight", quoted = excerpt(.0))]
    NotAWeight(String),
    /// The length in the type is another one.
    #[error("{found} weights where {announced} are announced")]
    Length {
        /// The weights in the list.
        found: usize,
        /// The length in the type.
        announced: usize,
    },
}

/// The weights of a file.
///
/// # Errors
/// The file cannot be read, or is no list of weights.
pub fn read(path: &Path) -> Result<Arc<[i32]>, WeightsError> {
    let text = read_text(path, MAX_BYTES)?;
    parse(&text).map_err(|why| WeightsError::Text { path: path.to_owned(), why })
}

/// The weights of a text: the numbers at the beginning of the lines between the two brackets.
fn parse(text: &str) -> Result<Arc<[i32]>, ListError> {
    let (before, list) = text.split_once("= [").ok_or(ListError::NoBegin)?;
    let (list, _) = list.split_once("];").ok_or(ListError::NoEnd)?;
    let length = before.rsplit_once("[i32; ").and_then(|(_, length)| length.trim().strip_suffix(']'));
    let length: usize = length.and_then(|length| length.parse().ok()).ok_or(ListError::NoLength)?;
    let mut weights = Vec::new();
    for line in list.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (number, _) = line.split_once(',').ok_or_else(|| ListError::NoComma(line.to_owned()))?;
        weights.push(number.trim().parse().map_err(|_| ListError::NotAWeight(number.to_owned()))?);
    }
    if weights.len() == length {
        Ok(weights.into())
    } else {
        Err(ListError::Length { found: weights.len(), announced: length })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_refused() {
        for (text, why) in [
            ("", "begins"),
            ("W: [i32; 1] = [\n 3, // x\n", "end"),
            ("W: [u8; 1] = [\n 3, // x\n];", "length"),
            ("W: [i32; 2] = [\n 3, // x\n];", "announced"),
            ("W: [i32; 1] = [\n x, // x\n];", "no weight"),
            ("W: [i32; 1] = [\n 3 // x\n];", "comma"),
        ] {
            let error = parse(text).expect_err("it is wrong").to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
