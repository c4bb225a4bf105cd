//! What the library has to say, kept as data: its words are in the language in which they are shown.

use std::path::{Path, PathBuf};

use ludarium_library::{Imported, LibraryError};
use ludarium_record::{LinkError, write_new};
use ludarium_rules::GameId;

use super::{FileTrouble, link};
use crate::job::JobFailure;
use crate::words::text;

/// One line for the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryNotice {
    /// Something could not be done, and why.
    Failed(String),
    /// Another Ludarium has the library open.
    InUse,
    /// The index or the notes could not be read; they were kept and are made anew.
    SetAside {
        /// The file that was kept.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Files that are no matches.
    Broken {
        /// The first of them.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
        /// How many there are.
        count: usize,
    },
    /// This match is in the trash now.
    ThrownAway(u64),
    /// A match is out of the trash.
    Restored,
    /// Matches were taken in.
    Imported {
        /// How many are new.
        added: usize,
        /// How many were there already.
        known: usize,
        /// Of how many of these something was added, such as comments.
        completed: usize,
    },
    /// Some files could not be opened.
    Refused {
        /// The first of them.
        path: PathBuf,
        /// What is wrong with it.
        why: FileTrouble,
        /// Some of the others.
        others: Vec<PathBuf>,
        /// How many there are.
        count: usize,
        /// How many matches of other files are new in the library.
        added: usize,
        /// How many were there already.
        known: usize,
        /// Of how many of these something was added.
        completed: usize,
    },
    /// A share code or another text is in the clipboard.
    Copied,
    /// A link is in the clipboard.
    LinkCopied {
        /// Whether it begins with the address of a page.
        is_whole: bool,
    },
    /// A file was written.
    Written(PathBuf),
    /// What was asked for was not done.
    Lost(JobFailure),
    /// What was being made was stopped.
    Stopped,
    /// The clipboard cannot be read.
    NoClipboard,
    /// Nothing can be made of what was pasted.
    Unreadable(String),
    /// A link that is not written as links are.
    BrokenLink(LinkError),
    /// Nothing can be made of what a link leads to, and why.
    DeadLink(String),
    /// A link to a puzzle that does not exist, by its game and its name.
    NoPuzzle(GameId, String),
    /// A link to a lesson that does not exist.
    NoLesson(GameId, String),
}

impl LibraryNotice {
    /// What is said of an error.
    #[must_use]
    pub fn of_error(error: &LibraryError) -> LibraryNotice {
        match error {
            LibraryError::InUse { .. } => LibraryNotice::InUse,
            other => LibraryNotice::Failed(other.to_string()),
        }
    }

    /// What is said of an import.
    #[must_use]
    pub(super) fn of_import(imported: &Imported) -> LibraryNotice {
        let Imported { added, known, completed, .. } = imported;
        LibraryNotice::Imported { added: added.len(), known: known.len(), completed: completed.len() }
    }

    /// Whether something has gone wrong.
    #[must_use]
    pub fn is_trouble(&self) -> bool {
        match self {
            LibraryNotice::ThrownAway(_)
            | LibraryNotice::Restored
            | LibraryNotice::Imported { .. }
            | LibraryNotice::Copied
            | LibraryNotice::LinkCopied { .. }
            | LibraryNotice::Written(_)
            | LibraryNotice::Stopped => false,
            LibraryNotice::Failed(_)
            | LibraryNotice::Lost(_)
            | LibraryNotice::InUse
            | LibraryNotice::SetAside { .. }
            | LibraryNotice::Broken { .. }
            | LibraryNotice::Refused { .. }
            | LibraryNotice::NoClipboard
            | LibraryNotice::Unreadable(_)
            | LibraryNotice::BrokenLink(_)
            | LibraryNotice::DeadLink(_)
            | LibraryNotice::NoPuzzle(..)
            | LibraryNotice::NoLesson(..) => true,
        }
    }

    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            LibraryNotice::Failed(why) => text!("library-failed", why = why.as_str()),
            LibraryNotice::InUse => text!("library-in-use"),
            LibraryNotice::SetAside { path, why } => {
                text!("library-set-aside", path = path.display().to_string(), why = why.as_str())
            }
            LibraryNotice::Broken { path, why, count } => {
                text!("library-broken", count = count, path = path.display().to_string(), why = why.as_str())
            }
            LibraryNotice::ThrownAway(_) => text!("library-thrown-away"),
            LibraryNotice::Restored => text!("library-restored"),
            LibraryNotice::Imported { added, known, completed } => imported(*added, *known, *completed),
            LibraryNotice::Refused { path, why, others, count, added, known, completed } => {
                let (name, others) = (name_of(path), named(others, count.saturating_sub(1)));
                let refused = text!("import-refused", count = count, name = name, why = why.words(), others = others);
                if added + known == 0 {
                    refused
                } else {
                    text!("import-partly", refused = refused, imported = imported(*added, *known, *completed))
                }
            }
            LibraryNotice::Copied => text!("library-copied"),
            LibraryNotice::Written(path) => text!("library-written", path = path.display().to_string()),
            LibraryNotice::Lost(failure) => text!("library-lost", why = failure.words()),
            LibraryNotice::Stopped => text!("library-stopped"),
            LibraryNotice::NoClipboard => text!("paste-no-clipboard"),
            LibraryNotice::Unreadable(why) => text!("paste-unreadable", why = why.as_str()),
            LibraryNotice::LinkCopied { is_whole: true } => text!("link-copied"),
            LibraryNotice::LinkCopied { is_whole: false } => text!("link-copied-without-page"),
            LibraryNotice::BrokenLink(why) => text!("link-broken", why = link::words(why)),
            LibraryNotice::DeadLink(why) => text!("link-broken", why = why.as_str()),
            LibraryNotice::NoPuzzle(game, name) => {
                text!("link-no-puzzle", game = game.title(), name = name.as_str())
            }
            LibraryNotice::NoLesson(game, name) => {
                text!("link-no-lesson", game = game.title(), name = name.as_str())
            }
        }
    }
}

fn imported(added: usize, known: usize, completed: usize) -> String {
    text!("library-imported", added = added, known = known, completed = completed)
}

/// The name of a file without its folder.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The names of some files of many.
fn named(files: &[PathBuf], of: usize) -> String {
    let names: Vec<String> = files.iter().map(|path| name_of(path)).collect();
    let names = names.join(", ");
    match of.saturating_sub(files.len()) {
        0 => names,
        more => text!("import-and-more", names = names, count = more),
    }
}

/// Writes a file under the first name that is free; says where it is, or why there is none.
pub(super) fn write_for_player(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> LibraryNotice {
    match write_new(folder, name, extension, bytes) {
        Ok(path) => LibraryNotice::Written(path),
        Err(error) => LibraryNotice::Failed(error.to_string()),
    }
}
