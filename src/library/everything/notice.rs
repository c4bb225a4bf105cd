//! What is said of ludoboxes, kept as data: its words are in the language in which they are shown.

use std::path::PathBuf;

use ludarium_ludobox::{Contents, LeftOut, LudoboxError, MAX_BYTES, TakenIn};

use super::Offered;
use crate::job::JobFailure;
use crate::kept::{InWords, Refusal};
use crate::words::text;

/// A file that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// Where it is.
    pub path: PathBuf,
    /// How many matches are in it.
    pub matches: usize,
    /// What could not be read.
    pub left_out: LeftOut,
}

/// What has become of a ludobox.
#[derive(Debug)]
pub enum EverythingNotice {
    /// It was written.
    Exported(Exported),
    /// It was taken in.
    TakenIn(TakenIn),
    /// It was not, or not all of it.
    Failed {
        /// Why.
        why: LudoboxError,
        /// Where that lies which was there before, if anything may have changed.
        backup: Option<PathBuf>,
    },
    /// Nothing of the player is kept here.
    Refused(Refusal),
    /// It broke off.
    Lost(JobFailure),
}

impl EverythingNotice {
    /// Whether something has gone wrong.
    #[must_use]
    pub fn is_trouble(&self) -> bool {
        match self {
            EverythingNotice::Exported(exported) => exported.left_out.count > 0,
            EverythingNotice::TakenIn(taken) => taken.left_out.count > 0,
            EverythingNotice::Failed { .. } | EverythingNotice::Refused(_) | EverythingNotice::Lost(_) => true,
        }
    }

    /// What the player reads, line by line.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        match self {
            EverythingNotice::Exported(Exported { path, matches, left_out }) => {
                let said = text!("everything-exported", count = matches, path = path.display().to_string());
                [said].into_iter().chain(words_of_left_out(left_out)).collect()
            }
            EverythingNotice::TakenIn(taken) => words_of_taken_in(taken),
            EverythingNotice::Failed { why, backup } => {
                let what_now = backup.as_ref().map_or_else(
                    || text!("everything-unchanged"),
                    |path| text!("everything-broken-off", path = path.display().to_string()),
                );
                vec![why.words(), what_now]
            }
            EverythingNotice::Refused(why) => vec![why.words()],
            EverythingNotice::Lost(failure) => vec![text!("everything-lost", why = failure.words())],
        }
    }
}

impl Offered {
    /// What the player reads of what is in it.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let Contents { day, matches, studies, has_progress, unreadable } = &self.contents;
        let name = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let made = if day.is_empty() { name } else { text!("everything-made", name = name, day = day.as_str()) };
        let counted = text!("everything-matches", matches = matches, studies = studies);
        let progress = if *has_progress { text!("everything-has-progress") } else { text!("everything-no-progress") };
        [made, counted, progress].into_iter().chain(words_of_left_out(unreadable)).collect()
    }
}

fn words_of_taken_in(taken: &TakenIn) -> Vec<String> {
    let TakenIn { added, continued, parted, known, replaced, left_out, backup } = taken;
    let mut lines = vec![text!("everything-taken-in", added = added, known = known)];
    if *continued > 0 {
        lines.push(text!("everything-continued", count = continued));
    }
    if *parted > 0 {
        lines.push(text!("everything-parted", count = parted));
    }
    if *replaced > 0 {
        lines.push(text!("everything-replaced"));
    }
    if let Some(path) = backup {
        lines.push(text!("everything-backup", path = path.display().to_string()));
    }
    lines.extend(words_of_left_out(left_out));
    lines
}

/// What was left out; nothing if nothing was.
fn words_of_left_out(left_out: &LeftOut) -> Option<String> {
    let (name, why) = left_out.named.first()?;
    Some(text!("everything-left-out", count = left_out.count, name = name.as_str(), why = why.as_str()))
}

impl InWords for LudoboxError {
    fn words(&self) -> String {
        match self {
            LudoboxError::Other => text!("everything-other"),
            LudoboxError::Newer(version) => text!("everything-newer", version = version),
            LudoboxError::Damaged => text!("everything-damaged"),
            LudoboxError::Stranger(name) | LudoboxError::Twice(name) | LudoboxError::LargeEntry(name) => {
                text!("everything-stranger", name = name.as_str())
            }
            LudoboxError::TooMuch => text!("everything-too-much", most = (MAX_BYTES >> 20)),
            LudoboxError::Io { .. } | LudoboxError::Store(_) | LudoboxError::Library(_) => {
                text!("library-failed", why = self.to_string())
            }
        }
    }
}
