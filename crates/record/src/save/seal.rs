//! The checksum that closes a saved match.

use ludarium_rules::excerpt;

use super::document::Document;
use super::{SaveError, SaveFault};

/// The text with its checksum as the last line.
pub(super) fn seal(body: String) -> String {
    let checksum = checksum(&body);
    format!("{body}checksum = \"{checksum}\"\n")
}

/// Refuses a text whose lines are not those that were sealed, or that goes on after the checksum.
pub(super) fn check(document: &Document<'_>) -> Result<(), SaveError> {
    let text = document.text;
    let seal = document.root().get("end")?.table()?.get("checksum")?;
    let recorded = seal.string()?;
    if let Some(beyond) = text[seal.span().end..].find(|character: char| !character.is_whitespace()) {
        let key = excerpt(text[seal.span().end + beyond..].lines().next().unwrap_or_default()).to_string();
        return Err(SaveError::at(text, seal.span().end + beyond, SaveFault::Unexpected { key }));
    }
    let line_start = text[..seal.span().start].rfind('\n').map_or(0, |newline| newline + 1);
    let actual = checksum(&text[..line_start]);
    if actual == recorded {
        Ok(())
    } else {
        Err(seal.fault(SaveFault::Checksum { recorded: recorded.to_owned(), actual }))
    }
}

/// The 64-bit FNV-1a hash of the lines of a text, whatever their line ends.
fn checksum(text: &str) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.lines().flat_map(|line| line.bytes().chain([b'\n'])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}
