//! The lessons of every game, read when they are wanted first.

use std::collections::HashMap;

use bevy::prelude::{Resource, warn};
use ludarium_learn::lessons::{Assets, Catalogue};
use ludarium_rules::GameId;

use super::LessonRequested;

/// The lessons of every game that has been asked for.
#[derive(Resource, Default)]
pub struct Lessons {
    read: HashMap<GameId, Catalogue>,
    counted: HashMap<GameId, usize>,
}

/// The game that a newcomer begins with: its moves are those of draughts, and it is soon played out.
pub const FIRST_GAME: GameId = GameId::Treason;

impl Lessons {
    /// The lesson that a newcomer begins with.
    pub fn first(&mut self) -> Option<LessonRequested> {
        let lesson = self.of(FIRST_GAME).lessons().first()?;
        Some(LessonRequested { game: FIRST_GAME, lesson: lesson.id.clone() })
    }

    /// The lessons of a game. Those that cannot be read are left out, and said once.
    pub fn of(&mut self, game: GameId) -> &Catalogue {
        self.read.entry(game).or_insert_with(|| {
            let catalogue = Catalogue::load(&Assets::BuiltIn, game);
            catalogue.errors().iter().for_each(|error| warn!("{error}"));
            catalogue
        })
    }

    /// How many lessons and mini matches a game has. They are counted without being read.
    pub fn count(&mut self, game: GameId) -> usize {
        *self.counted.entry(game).or_insert_with(|| Catalogue::count(&Assets::BuiltIn, game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_counted_without_being_read() {
        let mut lessons = Lessons::default();
        for game in GameId::ALL {
            let counted = lessons.count(game);
            assert!(!lessons.read.contains_key(&game));
            assert_eq!(counted, lessons.of(game).course().count(), "{game}");
        }
    }

    #[test]
    fn there_is_a_first_lesson() {
        let mut lessons = Lessons::default();
        let first = lessons.first().expect("the first game has lessons");
        assert_eq!(lessons.of(first.game).lesson(&first.lesson).map(|lesson| lesson.number), Some(1));
    }
}
