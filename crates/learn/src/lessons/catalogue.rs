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

/// How many mini matches a game that is complete has.
pub const MINI_MATCHES: std::ops::RangeInclusive<usize> = 3..=5;

/// The lessons of a game in their order, and its mini matches.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    lessons: Vec<Arc<Lesson>>,
    mini_matches: Vec<Arc<Lesson>>,
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
            Ok(names) => catalogue.lessons = catalogue.read(assets, game, &folder, &names),
            Err(why) => catalogue.refuse(folder, Problem::Unreadable(why.why)),
        }
        // A game may have none.
        let folder = format!("lessons/mini/{}", game.name());
        let names = assets.names(&folder).unwrap_or_default();
        catalogue.mini_matches = catalogue.read(assets, game, &folder, &names);
        catalogue
    }

    /// How many lessons and mini matches a game has, those that cannot be read included: nothing is read to count them.
    #[must_use]
    pub fn count(assets: &Assets, game: GameId) -> usize {
        let folders = [format!("lessons/{}", game.name()), format!("lessons/mini/{}", game.name())];
        folders.iter().filter_map(|folder| assets.names(folder).ok()).map(|names| names.len()).sum()
    }

    /// Reads the files of a folder, and puts what is in them in order.
    fn read(&mut self, assets: &Assets, game: GameId, folder: &str, names: &[String]) -> Vec<Arc<Lesson>> {
        let mut read: Vec<Arc<Lesson>> = Vec::new();
        for name in names {
            let path = format!("{folder}/{name}");
            let lesson = match assets.text(&path) {
                Ok(text) => {
                    Lesson::parse(game, name, &text).map_err(|error| LessonError { file: path.clone(), ..error })
                }
                Err(why) => {
                    self.refuse(path, Problem::Unreadable(why.why));
                    continue;
                }
            };
            match lesson {
                Ok(lesson)
                    if read.iter().any(|other| other.number == lesson.number || other.id == lesson.id)
                        || self.lesson(&lesson.id).is_some() =>
                {
                    self.refuse(path, Problem::Twice { number: lesson.number, name: lesson.id.to_string() });
                }
                Ok(lesson) => read.push(lesson),
                Err(error) => self.errors.push(error),
            }
        }
        read.sort_by_key(|lesson| lesson.number);
        read
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

    /// The mini matches, in their order: whole matches that begin with few pieces.
    #[must_use]
    pub fn mini_matches(&self) -> &[Arc<Lesson>] {
        &self.mini_matches
    }

    /// Everything in the order in which it is played: the lessons, the mini matches, and last the first match.
    pub fn course(&self) -> impl Iterator<Item = &Arc<Lesson>> {
        let (matches, lessons): (Vec<_>, Vec<_>) = self.lessons.iter().partition(|lesson| lesson.is_whole_match);
        lessons.into_iter().chain(&self.mini_matches).chain(matches)
    }

    /// What follows a lesson in the course.
    #[must_use]
    pub fn after(&self, id: &LessonId) -> Option<&Arc<Lesson>> {
        self.course().skip_while(|lesson| lesson.id != *id).nth(1)
    }

    /// Whether a lesson is a mini match.
    #[must_use]
    pub fn is_mini(&self, id: &LessonId) -> bool {
        self.mini_matches.iter().any(|lesson| lesson.id == *id)
    }

    /// The lesson or mini match of that name.
    #[must_use]
    pub fn lesson(&self, id: &LessonId) -> Option<&Arc<Lesson>> {
        self.lessons.iter().chain(&self.mini_matches).find(|lesson| lesson.id == *id)
    }

    /// The first lesson that teaches a heading of the rules page before any other, or else the first that teaches it at
    /// all; by the heading's key.
    #[must_use]
    pub fn teaching(&self, heading: &str) -> Option<&Arc<Lesson>> {
        let above_all = self.lessons.iter().find(|lesson| lesson.teaches.first().is_some_and(|key| key == heading));
        above_all.or_else(|| self.lessons.iter().find(|lesson| lesson.teaches.iter().any(|key| key == heading)))
    }
}
