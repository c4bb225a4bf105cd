//! What a player has learned: the best stars of every lesson, as text that survives new versions.

use std::collections::BTreeMap;

use ludarium_rules::{GameId, excerpt_words};
use ron::error::SpannedError;
use serde::{Deserialize, Serialize};

use super::error::Place;
use super::lesson::LessonId;
use super::step::Stars;
use crate::version_of;

/// The version of the text that this program writes.
const VERSION: u32 = 1;

/// The best stars of every lesson. Games and lessons that this program does not know are kept as they are.
///
/// ```
/// use ludarium_learn::lessons::{LessonId, Progress, Stars};
/// use ludarium_rules::GameId;
/// let mut progress = Progress::default();
/// let home = LessonId::new("home").expect("a name");
/// progress.record(GameId::Tress, &home, Stars { solved: true, ..Stars::default() });
/// assert_eq!(Progress::read(&progress.text()), Ok(progress));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    version: u32,
    #[serde(default)]
    games: BTreeMap<String, BTreeMap<String, Stars>>,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { version: VERSION, games: BTreeMap::new() }
    }
}

/// A text of progress that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProgressError {
    /// It is no such text.
    #[error("{place}: {what}")]
    Syntax {
        /// Where.
        place: Place,
        /// What is wrong there.
        what: String,
    },
    /// A later program has written it.
    #[error("the progress is of version {found}; this program knows versions up to {VERSION}: update Ludarium")]
    Later {
        /// Its version.
        found: u32,
    },
}

impl Progress {
    /// Reads the text that [`text`](Progress::text) has written.
    ///
    /// # Errors
    /// It is no such text, or one of a later version.
    pub fn read(text: &str) -> Result<Progress, ProgressError> {
        let syntax = |why: SpannedError| ProgressError::Syntax {
            place: Place { line: why.span.start.line, column: why.span.start.col },
            what: excerpt_words(&why.code),
        };
        let found = version_of(text).map_err(syntax)?;
        if found > VERSION {
            return Err(ProgressError::Later { found });
        }
        Ok(Progress { version: VERSION, ..ron::from_str(text).map_err(syntax)? })
    }

    /// The text to keep.
    #[must_use]
    pub fn text(&self) -> String {
        // Maps with texts as keys and numbers as values can always be written.
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).unwrap_or_default()
    }

    /// The best stars of a lesson; none if it has not been solved.
    #[must_use]
    pub fn stars(&self, game: GameId, lesson: &LessonId) -> Stars {
        self.games.get(game.name()).and_then(|lessons| lessons.get(lesson.as_str())).copied().unwrap_or_default()
    }

    /// How many stars all lessons of a game have brought.
    #[must_use]
    pub fn count(&self, game: GameId) -> u32 {
        self.games.get(game.name()).into_iter().flat_map(BTreeMap::values).map(|stars| u32::from(stars.count())).sum()
    }

    /// Adds the stars of a lesson that has just been solved to those that it has.
    pub fn record(&mut self, game: GameId, lesson: &LessonId, stars: Stars) {
        let lessons = self.games.entry(game.name().to_owned()).or_default();
        let best = lessons.entry(lesson.as_str().to_owned()).or_default();
        *best = best.or(stars);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> LessonId {
        LessonId::new(name).expect("a name")
    }

    #[test]
    fn stars_are_only_ever_added() {
        let mut progress = Progress::default();
        let quick = Stars { solved: true, within_par: true, without_hint: false };
        let alone = Stars { solved: true, within_par: false, without_hint: true };
        progress.record(GameId::Gess, &id("ring"), quick);
        progress.record(GameId::Gess, &id("ring"), alone);
        assert_eq!(progress.stars(GameId::Gess, &id("ring")).count(), 3);
        assert_eq!((progress.count(GameId::Gess), progress.count(GameId::Tress)), (3, 0));
        assert_eq!(progress.stars(GameId::Tress, &id("ring")), Stars::default());
    }

    #[test]
    fn unknown_lessons_and_missing_stars_are_kept_and_filled() {
        let text =
            r#"(version: 1, games: {"chess": {"mate": (solved: true)}, "gess": {"ring": (solved: true, gold: 7)}})"#;
        let progress = Progress::read(text).expect("stars of a game that is not known here");
        assert!(progress.text().contains("mate"), "{}", progress.text());
        assert_eq!(progress.stars(GameId::Gess, &id("ring")).count(), 1);
        assert_eq!(Progress::read("(version: 1)"), Ok(Progress::default()));
    }

    #[test]
    fn broken_and_later_texts_are_refused() {
        let broken = Progress::read("(version: 1,\n games: {7})").expect_err("a number is no map").to_string();
        assert!(broken.starts_with("line 2, column"), "{broken}");
        let later = Progress::read("(version: 9, games: [Gess(3)])").expect_err("a later version").to_string();
        assert_eq!(later, "the progress is of version 9; this program knows versions up to 1: update Ludarium");
    }
}
