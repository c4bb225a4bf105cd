//! A ludobox read to its end, before anything is taken in.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::entries::{Entries, Entry};
use crate::inside::Inside;
use crate::{CheckPreferences, LeftOut, LudoboxError};

/// What is in a ludobox.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    /// The day on which it was made, such as `2026-11-28`; nothing if it does not say that.
    pub day: String,
    /// How many matches, those in the trash included.
    pub matches: usize,
    /// How many of them have a study.
    pub studies: usize,
    /// Whether ratings, progress or preferences are in it.
    pub has_progress: bool,
    /// What in it this program cannot read.
    pub unreadable: LeftOut,
}

/// Reads one entry with every step.
pub struct Checking {
    entries: Entries,
    check: CheckPreferences,
    contents: Contents,
}

impl Checking {
    /// Begins to read.
    ///
    /// # Errors
    /// It is no ludobox, a newer program has written it, or it is damaged or too large.
    pub fn new(bytes: Arc<[u8]>, check: CheckPreferences) -> Result<Checking, LudoboxError> {
        let (entries, day) = Entries::open(bytes)?;
        Ok(Checking { entries, check, contents: Contents { day, ..Contents::default() } })
    }

    /// How much is read, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        self.entries.share()
    }

    /// Reads the next entry.
    pub fn step(&mut self) -> ControlFlow<Result<Contents, LudoboxError>> {
        match self.entries.next() {
            Ok(Some(entry)) => {
                self.look_at(&entry);
                ControlFlow::Continue(())
            }
            Ok(None) => ControlFlow::Break(Ok(std::mem::take(&mut self.contents))),
            Err(error) => ControlFlow::Break(Err(error)),
        }
    }

    fn look_at(&mut self, entry: &Entry) {
        let contents = &mut self.contents;
        let text = match std::str::from_utf8(&entry.bytes) {
            Ok(text) => text,
            Err(error) => return contents.unreadable.add(&entry.name, error),
        };
        let checked = match &entry.inside {
            Inside::Preferences => (self.check)(text),
            Inside::Carried(carried) => carried.check(text),
            Inside::Match(_) => {
                contents.matches += 1;
                return;
            }
            Inside::Study(_) => {
                contents.studies += 1;
                return;
            }
            Inside::Label | Inside::Notes | Inside::Unfinished | Inside::Review(_) => return,
        };
        match checked {
            Ok(()) => contents.has_progress = true,
            Err(fault) => contents.unreadable.add(&entry.name, fault),
        }
    }
}
