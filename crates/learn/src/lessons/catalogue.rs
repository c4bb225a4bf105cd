//! All lessons of a game, and what was left out of them.

use std::sync::Arc;

use ludarium_rules::GameId;

use super::assets::Assets;
use super::error::{LessonError, Place, Problem};
use super::lesson::{Lesson, LessonId};

/// The fewest lessons of a game that is complete.
pub const LESSONS_AT_LEAST: usize = 8;

/// The most lessons that a game should have.
pub const LESSONS_AT_MOST: usize = 12;

/// The lessons of a game in their order.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    lessons: Vec<Arc<Lesson>>,
    errors: Vec<LessonError>,
}

impl Catalogue {
    /// Loads the lessons of a game. A file that is broken is left out and named in [`errors`](Catalogue::errors); the
    /// others are there.
    #[must_use]
    pub fn load(assets: &Assets, game: GameId) -> Catalogue {
        let mut catalogue = Catalogue::default();
        let folder = format!("lessons/{}", game.name());
        match assets.names(&folder) {
            Ok(names) => names.iter().for_each(|name| catalogue.add(assets, game, name)),
            Err(why) => catalogue.refuse(folder, Problem::Unreadable(why.why)),
        }
        catalogue.lessons.sort_by_key(|lesson| lesson.number);
        catalogue
    }

    fn add(&mut self, assets: &Assets, game: GameId, name: &str) {
        let path = format!("lessons/{}/{name}", game.name());
        let text = match assets.text(&path) {
            Ok(text) => text,
            Err(why) => return self.refuse(path, Problem::Unreadable(why.why)),
        };
        match Lesson::parse(game, name, &text) {
            Ok(lesson) if self.lessons.iter().any(|other| other.number == lesson.number || other.id == lesson.id) => {
                self.refuse(path, Problem::Twice { number: lesson.number, name: lesson.id.to_string() });
            }
            Ok(lesson) => self.lessons.push(lesson),
            Err(error) => self.errors.push(error),
        }
    }

    fn refuse(&mut self, file: String, problem: Problem) {
        self.errors.push(LessonError { file, place: Place::START, problem: Box::new(problem) });
    }

    /// The lessons, in their order.
    #[must_use]
    pub fn lessons(&self) -> &[Arc<Lesson>] {
        &self.lessons
    }

    /// The files that were left out, and why.
    #[must_use]
    pub fn errors(&self) -> &[LessonError] {
        &self.errors
    }

    /// The lesson of that name.
    #[must_use]
    pub fn lesson(&self, id: &LessonId) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.id == *id)
    }

    /// The first lesson that teaches a heading of the rules page before any other, or else the first that teaches it at
    /// all; by the heading's key.
    #[must_use]
    pub fn teaching(&self, heading: &str) -> Option<&Arc<Lesson>> {
        let above_all = self.lessons.iter().find(|lesson| lesson.teaches.first().is_some_and(|key| key == heading));
        above_all.or_else(|| self.lessons.iter().find(|lesson| lesson.teaches.iter().any(|key| key == heading)))
    }
}
