//! Bytes as text: what is skipped, and what to do about other encodings.

use std::fmt::Display;

/// Bytes that are no UTF-8 text, with what to do about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EncodingError {
    /// Two bytes a character.
    #[error("{}", self.advice())]
    Utf16,
    /// Bytes that stand for letters in older encodings.
    #[error("line {line}, column {column}: {}", self.advice())]
    Latin1 {
        /// The line of the first letter that is wrong, from 1.
        line: usize,
        /// Its column in characters, from 1.
        column: usize,
    },
    /// A picture, a program or the like.
    #[error("{}", self.advice())]
    Binary,
}

/// The longest text of a position, in bytes; the longest of all games is far shorter.
pub(crate) const MAX_POSITION: usize = 4000;
/// So much of what is no text is looked at to tell what else it is.
const LOOKED_AT: usize = 4096;

impl EncodingError {
    /// What it is and what to do about it, without the place.
    #[must_use]
    pub const fn advice(self) -> &'static str {
        match self {
            EncodingError::Utf16 => {
                "this text is UTF-16: save it as UTF-8, as most editors can (\"Save as\", Encoding)"
            }
            EncodingError::Latin1 { .. } => {
                "this text is not UTF-8 but perhaps Latin-1: save it as UTF-8, as most editors can (\"Save as\", Encoding)"
            }
            EncodingError::Binary => "this is no text",
        }
    }

    /// What bytes are that are not UTF-8 from `valid` on.
    fn of(bytes: &[u8], valid: usize) -> EncodingError {
        let start = &bytes[..bytes.len().min(LOOKED_AT)];
        let zeros = start.iter().filter(|byte| **byte == 0).count();
        if start.starts_with(&[0xff, 0xfe]) || start.starts_with(&[0xfe, 0xff]) || looks_like_utf16(start) {
            EncodingError::Utf16
        } else if zeros > 0 || start.first().is_some_and(|byte| !byte.is_ascii()) {
            EncodingError::Binary
        } else {
            let good = String::from_utf8_lossy(&bytes[..valid]);
            let line_start = good.rfind('\n').map_or(0, |newline| newline + 1);
            let (line, column) = (good.matches('\n').count() + 1, good[line_start..].chars().count() + 1);
            EncodingError::Latin1 { line, column }
        }
    }
}

/// Whether every other byte is 0, as in UTF-16 text of a western language.
fn looks_like_utf16(bytes: &[u8]) -> bool {
    let pairs = bytes.as_chunks::<2>().0;
    pairs.len() >= 2
        && (pairs.iter().all(|[low, high]| *low != 0 && *high == 0)
            || pairs.iter().all(|[high, low]| *low != 0 && *high == 0))
}

/// The text of a file: UTF-8, without the byte order marks that some editors put before it.
///
/// ```
/// use ludarium_record::{EncodingError, text_of};
/// assert_eq!(text_of(b"\xef\xbb\xbfplain".to_vec()).as_deref(), Ok("plain"));
/// assert_eq!(text_of(b"\xff\xfea\0b\0".to_vec()), Err(EncodingError::Utf16));
/// assert_eq!(text_of(vec![0; 9]), Err(EncodingError::Binary));
/// assert_eq!(text_of(b"M\xfcller".to_vec()), Err(EncodingError::Latin1 { line: 1, column: 2 }));
/// ```
///
/// # Errors
/// The bytes are in another encoding, or no text at all.
pub fn text_of(bytes: Vec<u8>) -> Result<String, EncodingError> {
    let looks_wide = looks_like_utf16(&bytes[..bytes.len().min(LOOKED_AT) & !1]);
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        EncodingError::of(error.as_bytes(), valid)
    })?;
    if looks_wide {
        return Err(EncodingError::Utf16);
    }
    if text.as_bytes()[..text.len().min(LOOKED_AT)].contains(&0) {
        return Err(EncodingError::Binary);
    }
    let marks = text.len() - without_marks(&text).len();
    text.drain(..marks);
    Ok(text)
}

/// A text without the byte order marks before it.
pub(crate) fn without_marks(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// A message with spaces for line ends and other control characters.
pub(crate) fn one_line(message: &impl Display) -> String {
    message.to_string().chars().map(|character| if character.is_control() { ' ' } else { character }).collect()
}
