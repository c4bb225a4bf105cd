//! What is wrong with a file, and what the system refuses.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use ludarium_record::StoreError;

/// What the player loses if a file is lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    /// A match.
    Match,
    /// What is tried and said in a match.
    Study,
    /// What the computer has found in a match.
    Review,
    /// How strong the player is.
    Ratings,
    /// What was learned.
    Lessons,
    /// What was made of puzzles.
    Puzzles,
    /// The mistakes to learn from.
    Mistakes,
    /// Who meets whom in a tournament, and how it stands.
    Tournament,
    /// What is still to be taken into the library.
    Imports,
    /// Other programs that play.
    Programs,
    /// What the player prefers.
    Preferences,
}

/// Why a file cannot be read, or not be written as text.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The system refused something.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is too large.
    #[error("it has more than {0} bytes")]
    Size(u64),
    /// It is no text.
    #[error("line {line}, column {column}: this is not UTF-8 text")]
    Encoding {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It cannot be understood; the place is in the message.
    #[error("{0}")]
    Text(String),
    /// The same, where the message has no place.
    #[error("line {line}, column {column}: {said}")]
    Place {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        said: String,
    },
    /// A study is of one match.
    #[error("there are {0} matches in it instead of one")]
    Matches(usize),
    /// A newer program has written it, which can read it.
    #[error("version {0} of the file is unknown to this program: update Ludarium")]
    Version(u32),
    /// A number that cannot be.
    #[error("a number is out of its range")]
    Range,
    /// A program without a name, with the name of another, or with a number out of its range.
    #[error("\"{0}\" has no name of its own, or a number out of its range")]
    Program(String),
    /// Too many of something.
    #[error("there are more than {0}")]
    Count(usize),
}

impl From<ron::error::SpannedError> for Fault {
    fn from(error: ron::error::SpannedError) -> Fault {
        Fault::Text(error.to_string())
    }
}

/// A file that could not be read: what it held begins anew, and nothing of the file is lost.
#[derive(Debug, thiserror::Error)]
#[error(
    "{} could not be read ({why}). {}",
    file.display(),
    kept.as_ref().map_or(
        "It stays as it is, and nothing is written to it.".to_owned(),
        |kept| format!("It is kept as {}.", kept.display()),
    )
)]
pub struct Unread {
    /// What it holds.
    pub what: What,
    /// Its name before.
    pub file: PathBuf,
    /// What is wrong with it.
    pub why: Fault,
    /// Its new name, if it could be renamed; else it is not written to.
    pub kept: Option<PathBuf>,
}

/// Why something cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no space.
    Full,
    /// It may not be written to.
    Denied,
    /// The folder is not there any more, or never was.
    Gone,
    /// Something else has its name.
    Taken,
    /// No folder for it is known.
    NoFolder,
    /// Another window has what the player owns.
    InUse,
    /// What the system says.
    Other(String),
}

impl Refusal {
    /// Why the page of a browser does not keep what is written; nothing if it does, or where there is no page.
    #[must_use]
    pub fn of_page() -> Option<Refusal> {
        Some(match ludarium_files::trouble()?.as_str() {
            "full" => Refusal::Full,
            "denied" => Refusal::Denied,
            other => Refusal::Other(other.to_owned()),
        })
    }

    /// What an error of the system says.
    #[must_use]
    pub fn of(error: &io::Error) -> Refusal {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Refusal::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Refusal::Denied,
            ErrorKind::NotFound => Refusal::Gone,
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory | ErrorKind::IsADirectory => Refusal::Taken,
            _ => Refusal::Other(error.to_string()),
        }
    }
}

impl From<&StoreError> for Refusal {
    fn from(error: &StoreError) -> Refusal {
        match error {
            StoreError::Io { source, .. } => Refusal::of(source),
            other => Refusal::Other(other.to_string()),
        }
    }
}
