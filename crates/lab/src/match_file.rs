//! Matches of files, whatever their format: it is recognised by the content, and their names mean nothing.

use std::path::{Path, PathBuf};

use ludarium_record::{AnyMatch, PasteError, Pasted, matches, paste};
use ludarium_rules::{AnyPosition, GameId};

use crate::files::{ReadError, read_text};

/// The largest file of matches that is read, in bytes. It stands in memory as a whole; its matches do so one by one.
pub const MAX_BYTES: u64 = 256 << 20;

/// Why there is no match.
#[derive(Debug, thiserror::Error)]
pub enum MatchFileError {
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error("{}: {why}", path.display())]
    Text { path: PathBuf, why: PasteError },
    #[error("{}: there is no match {number}: the file has {count}", path.display())]
    Number { path: PathBuf, number: usize, count: usize },
}

#[derive(Debug)]
pub struct MatchText {
    path: PathBuf,
    text: String,
}

impl MatchText {
    /// Reads a file; `-` is the standard input.
    pub fn read(path: &Path) -> Result<MatchText, MatchFileError> {
        Ok(MatchText { text: read_text(path, MAX_BYTES)?, path: path.to_owned() })
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The matches one after another; `game` is that of turns without tags.
    pub fn matches(&self, game: Option<GameId>) -> impl Iterator<Item = Result<AnyMatch, MatchFileError>> + '_ {
        let mut reader = matches(&self.text, game);
        std::iter::from_fn(move || {
            let read = reader.next();
            if read.is_none() && reader.others() > 0 {
                eprintln!(
                    "ludarium-lab: {}: {} records of other games are left out",
                    self.path.display(),
                    reader.others()
                );
            }
            Some(read?.map_err(|why| self.refuse(why)))
        })
    }

    /// One match, the first of which has the number 1.
    pub fn nth(&self, number: usize, game: Option<GameId>) -> Result<AnyMatch, MatchFileError> {
        let mut count = 0;
        for read in self.matches(game) {
            let read = read?;
            count += 1;
            if count == number {
                return Ok(read);
            }
        }
        Err(MatchFileError::Number { path: self.path.clone(), number, count })
    }

    /// The position, if the text is one instead of matches.
    pub fn position(&self) -> Option<AnyPosition> {
        match matches(&self.text, None).next() {
            Some(Err(PasteError::NoMatch)) => match paste(&self.text, None) {
                Ok(Pasted::Position(position)) => Some(position),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn refuse(&self, why: PasteError) -> MatchFileError {
        // A text that is meant as a position but is none says more about what is wrong with it.
        let why = match why {
            PasteError::NoMatch => paste(&self.text, None).err().unwrap_or(PasteError::NoMatch),
            why => why,
        };
        MatchFileError::Text { path: self.path.clone(), why }
    }
}

/// One match of a file, the first of which has the number 1.
pub fn read_match(path: &Path, number: usize) -> Result<AnyMatch, MatchFileError> {
    MatchText::read(path)?.nth(number, None)
}
