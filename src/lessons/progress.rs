//! The file of what the player has learned, beside the saved matches.

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use ludarium_learn::lessons::{Progress, ProgressError};
use ludarium_record::write_atomically;

use super::LessonSolved;
use super::course::{Course, Said};
use crate::data_file::{self, FileFault};
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
#[derive(Debug, thiserror::Error)]
pub enum ProgressUnread {
    /// The file was renamed, so that nothing is lost.
    #[error("What you have learned could not be read ({why}). The file is kept as {}.", kept.display())]
    SetAside {
        /// What is wrong with it.
        why: ProgressFault,
        /// Its new name.
        kept: PathBuf,
    },
    /// It could not be renamed either, and is not written to.
    #[error("What you have learned could not be read ({0}). The file stays as it is, and what you learn is not kept.")]
    Left(ProgressFault),
}

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
            ProgressUnread::SetAside { why, kept } => {
                text!("title-lessons-set-aside", error = why.to_string(), path = kept.display().to_string())
            }
            ProgressUnread::Left(why) => text!("title-lessons-left", error = why.to_string()),
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
        let kept_in = |stars| LessonProgress { stars, path: Some(path.to_owned()) };
        match read(path) {
            Ok(stars) => (kept_in(stars), None),
            Err(ProgressFault::File(FileFault::Io(error))) if error.kind() == io::ErrorKind::NotFound => {
                (kept_in(Progress::default()), None)
            }
            Err(why) => match data_file::set_aside(path) {
                Some(kept) => (kept_in(Progress::default()), Some(ProgressUnread::SetAside { why, kept })),
                None => (LessonProgress::default(), Some(ProgressUnread::Left(why))),
            },
        }
    }

    /// Whether any lesson has been solved.
    #[must_use]
    pub fn has_stars(&self) -> bool {
        self.stars != Progress::default()
    }

    /// Keeps what has been learned; trouble is printed.
    pub(super) fn save(&self) {
        let written = self.path.as_deref().map_or(Ok(()), |path| write_atomically(path, &self.stars.text()).map(drop));
        if let Err(error) = written {
            warn!("what was learned cannot be kept: {error}");
        }
    }
}

fn read(path: &Path) -> Result<Progress, ProgressFault> {
    Ok(Progress::read(&data_file::text_of(path)?)?)
}

/// Keeps the stars of a lesson that has been solved.
pub(super) fn record(_: On<LessonSolved>, course: Option<Res<Course>>, mut progress: ResMut<LessonProgress>) {
    let Some(course) = course else { return };
    if let Said::Solved { stars, .. } = course.said() {
        let lesson = course.lesson();
        progress.stars.record(lesson.game, &lesson.id, *stars);
        progress.save();
    }
}
