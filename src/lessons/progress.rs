//! The file of what the player has learned, beside the saved matches.

use bevy::prelude::*;
use ludarium_learn::lessons::Progress;

use super::LessonSolved;
use crate::kept::{Fault, Keep, Kept, PlayerFolder, What};

/// The stars of every lesson.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct LessonProgress(Kept<Progress>);

impl Keep for Progress {
    const WHAT: What = What::Lessons;
    const FILE: &'static str = "lessons.ron";

    fn read(text: &str) -> Result<Progress, Fault> {
        Progress::read(text).map_err(|error| Fault::Text(error.to_string()))
    }

    fn text(&self) -> Result<String, Fault> {
        Ok(Progress::text(self))
    }
}

impl LessonProgress {
    /// What was learned in earlier runs.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> LessonProgress {
        LessonProgress(Kept::load(folder))
    }

    /// The stars.
    #[must_use]
    pub fn stars(&self) -> &Progress {
        &self.0
    }

    /// Whether any lesson has been solved.
    #[must_use]
    pub fn has_stars(&self) -> bool {
        *self.0 != Progress::default()
    }
}

/// Keeps the stars of a lesson that has been solved.
pub(super) fn record(solved: On<LessonSolved>, mut progress: ResMut<LessonProgress>) {
    progress.0.change(|stars| stars.record(solved.game, &solved.lesson, solved.stars));
}
