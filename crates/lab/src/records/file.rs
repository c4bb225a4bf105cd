//! Reading matches from files of any format.

use std::io::{self, Read as _};
use std::path::Path;

use ludarium_record::ludo;
use ludarium_record::study::Study;
use ludarium_record::{PasteError, Pasted, paste};
use ludarium_rules::GameId;

use super::error::RecordsError;
use crate::error::LabError;
use crate::files::{ReadError, read_text};

/// The greatest length of a file, in bytes.
const MAX_BYTES: u64 = 1 << 30;

/// The matches of a file, whatever its format; `-` is the standard input. `game` is that of turns without tags.
pub fn read(path: &Path, game: Option<GameId>) -> Result<Vec<Study>, LabError> {
    let text = if path == Path::new("-") { read_input(path)? } else { read_text(path, MAX_BYTES)? };
    let refuse = |why| RecordsError::Paste { path: path.to_owned(), why };
    // Files of many matches are longer than anything that is pasted.
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('[') {
        return Ok(ludo::read(&text).map_err(|error| refuse(PasteError::Ludo(error)))?);
    }
    match paste(&text, game).map_err(refuse)? {
        Pasted::Position(_) => Err(RecordsError::Position { path: path.to_owned() }.into()),
        Pasted::Turns(study) | Pasted::Code(study) | Pasted::Record(study) => Ok(vec![*study]),
        Pasted::Save(game) => Ok(vec![Study::from_match(&game)]),
        Pasted::Studies(studies) => Ok(studies),
    }
}

fn read_input(path: &Path) -> Result<String, LabError> {
    let mut text = String::new();
    let io_error = |why| ReadError::Io { path: path.to_owned(), why };
    let length = io::stdin().lock().take(MAX_BYTES + 1).read_to_string(&mut text).map_err(io_error)?;
    if length as u64 > MAX_BYTES {
        return Err(ReadError::TooLong { path: path.to_owned(), max_bytes: MAX_BYTES }.into());
    }
    Ok(text)
}

/// The match of a number from 1, or all of them.
pub fn choose(mut studies: Vec<Study>, number: Option<usize>) -> Result<Vec<Study>, RecordsError> {
    let found = studies.len();
    match number {
        None => Ok(studies),
        Some(number) if (1..=found).contains(&number) => Ok(vec![studies.swap_remove(number - 1)]),
        Some(number) => Err(RecordsError::NoSuch { number, found }),
    }
}
