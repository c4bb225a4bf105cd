//! The file of what the player has learned, beside the saved matches.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use ludarium_learn::lessons::{Progress, ProgressError};
use ludarium_record::write_atomically;

use super::LessonSolved;
use crate::data_file::{self, FileFault, Loaded, Unread};
use crate::table::data_folder;
use crate::words::text;

/// The stars of every lesson, and where they are kept.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonProgress {
    /// The stars.
    pub stars: Progress,
    path: Option<PathBuf>,
}

/// What was wrong with the file at the start; the title says so.
#[derive(Resource, Debug, Default)]
pub struct ProgressTrouble(pub Option<ProgressUnread>);

/// The file of the lessons could not be read: the lessons begin anew.
pub type ProgressUnread = Unread<ProgressFault>;

/// What is wrong with the file of the lessons.
#[derive(Debug, thiserror::Error)]
pub enum ProgressFault {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] FileFault),
    /// It is no such file, or a later program has written it.
    #[error(transparent)]
    Text(#[from] ProgressError),
}

impl ProgressUnread {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Unread::SetAside { why, kept, .. } => {
                text!("title-lessons-set-aside", error = why.to_string(), path = kept.display().to_string())
            }
            Unread::Left { why, .. } => text!("title-lessons-left", error = why.to_string()),
        }
    }
}

impl LessonProgress {
    /// What was learned in earlier runs, and the trouble with the file if there is any.
    #[must_use]
    pub fn load() -> (LessonProgress, Option<ProgressUnread>) {
        data_folder().map_or_else(Default::default, |folder| LessonProgress::load_from(&folder.join("lessons.ron")))
    }

    pub(super) fn load_from(path: &Path) -> (LessonProgress, Option<ProgressUnread>) {
        let Loaded { value: stars, path, trouble } = data_file::load(path, |text| Ok(Progress::read(text)?));
        (LessonProgress { stars, path }, trouble)
    }

    /// Whether any lesson has been solved.
    #[must_use]
    pub fn has_stars(&self) -> bool {
        self.stars != Progress::default()
    }

    /// Keeps what has been learned; trouble is printed.
    fn save(&self) {
        let written = self.path.as_deref().map_or(Ok(()), |path| write_atomically(path, &self.stars.text()).map(drop));
        if let Err(error) = written {
            warn!("what was learned cannot be kept: {error}");
        }
    }
}

/// Keeps the stars of a lesson that has been solved.
pub(super) fn record(solved: On<LessonSolved>, mut progress: ResMut<LessonProgress>) {
    progress.stars.record(solved.game, &solved.lesson, solved.stars);
    progress.save();
}
