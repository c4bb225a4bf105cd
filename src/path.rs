//! The path through a game: the one step that comes next, wherever somebody stands. First the lessons in their order, of
//! which the last is a match, then matches against the opponent who is about as strong.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_ai::Level;
use ludarium_rules::GameId;

use crate::lessons::{LessonProgress, LessonRequested, Lessons};
use crate::rating::Ratings;
use crate::words::text;

/// What leads to the next step of a path.
#[derive(SystemParam)]
pub struct Path<'w> {
    lessons: ResMut<'w, Lessons>,
    learned: Res<'w, LessonProgress>,
    ratings: Res<'w, Ratings>,
}

/// A step of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// The first lesson that has not been solved, and its number.
    Lesson(LessonRequested, u8),
    /// The first mini match that has not been won, and its number.
    MiniMatch(LessonRequested, u8),
    /// A match.
    Match(MatchProposed),
}

/// A match is proposed: it is set up, and begins when the player wants it to.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchProposed {
    /// The game.
    pub game: GameId,
    /// The opponent.
    pub level: Level,
    /// Whether the opponent teaches, as in the first match that counts.
    pub teaches: bool,
}

impl Path<'_> {
    /// The next step in a game.
    pub fn next(&mut self, game: GameId) -> NextStep {
        let stars = self.learned.stars();
        let catalogue = self.lessons.of(game);
        match catalogue.course().find(|lesson| stars.stars(game, &lesson.id).count() == 0) {
            Some(lesson) => {
                let request = LessonRequested { game, lesson: lesson.id.clone() };
                let is_mini = catalogue.is_mini(&lesson.id);
                if is_mini {
                    NextStep::MiniMatch(request, lesson.number)
                } else {
                    NextStep::Lesson(request, lesson.number)
                }
            }
            None => {
                let (level, teaches) = (self.ratings.level(game), self.ratings.rating(game).games == 0);
                NextStep::Match(MatchProposed { game, level, teaches })
            }
        }
    }

    /// The first step of somebody who knows none of the games.
    pub fn first(&mut self) -> Option<LessonRequested> {
        self.lessons.first()
    }

    /// Whether nothing has been learned yet.
    pub fn is_new(&self) -> bool {
        !self.learned.has_stars()
    }

    /// Whether the player has learned or played a game.
    pub fn is_known(&self, game: GameId) -> bool {
        self.learned.stars().count(game) > 0 || self.ratings.rating(game).games > 0
    }

    /// The stars that the lessons of a game have brought, if there are any, and how many there could be.
    pub fn stars(&mut self, game: GameId) -> Option<(u32, usize)> {
        let count = self.learned.stars().count(game);
        (count > 0).then(|| (count, 3 * self.lessons.count(game)))
    }

    /// What the next step in a game is, in few words. The lessons of a game that nobody has begun are not read for that.
    pub fn label(&mut self, game: GameId) -> String {
        if self.learned.stars().count(game) == 0 { text!("path-lesson", number = 1) } else { self.next(game).label() }
    }
}

impl NextStep {
    /// What it is, in few words.
    #[must_use]
    pub fn label(&self) -> String {
        match self {
            &NextStep::Lesson(_, number) => text!("path-lesson", number = number),
            &NextStep::MiniMatch(_, number) => text!("path-mini", number = number),
            NextStep::Match(proposed) => text!("path-match", name = proposed.level.name()),
        }
    }

    /// What is written on the button that leads on after a match.
    #[must_use]
    pub fn onward(&self) -> String {
        match self {
            &NextStep::Lesson(_, number) => text!("path-onward-lesson", number = number),
            &NextStep::MiniMatch(_, number) => text!("path-onward-mini", number = number),
            NextStep::Match(proposed) => text!("path-onward-match", name = proposed.level.name()),
        }
    }

    /// Takes the step.
    pub fn take(self, commands: &mut Commands) {
        match self {
            NextStep::Lesson(request, _) | NextStep::MiniMatch(request, _) => commands.trigger(request),
            NextStep::Match(proposed) => commands.trigger(proposed),
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use ludarium_learn::lessons::Stars;

    use super::*;

    /// The next step in Treason once so many lessons have been solved.
    fn after(lessons: usize) -> NextStep {
        let mut app = App::new();
        app.init_resource::<Lessons>().init_resource::<LessonProgress>().init_resource::<Ratings>();
        let catalogue = app.world_mut().resource_mut::<Lessons>().of(GameId::Treason).clone();
        let all: Vec<_> = catalogue.course().collect();
        for lesson in &all[..lessons.min(all.len())] {
            let stars = Stars { solved: true, ..Stars::default() };
            app.world_mut().resource_mut::<LessonProgress>().record(GameId::Treason, &lesson.id, stars);
        }
        app.world_mut().run_system_once(|mut path: Path| path.next(GameId::Treason)).expect("a system")
    }

    #[test]
    fn the_path_leads_through_the_lessons_to_a_match_with_a_teacher() {
        let number_of = |step| match step {
            NextStep::Lesson(_, number) => (false, number),
            NextStep::MiniMatch(_, number) => (true, number),
            NextStep::Match(_) => panic!("there is more to learn"),
        };
        let steps = [0, 1, 10, 11, 13, 14].map(|solved| number_of(after(solved)));
        assert_eq!(steps, [(false, 1), (false, 2), (false, 11), (true, 1), (true, 3), (false, 12)]);
        let NextStep::Match(proposed) = after(15) else { panic!("all lessons are solved") };
        assert!(proposed.teaches && proposed.game == GameId::Treason);
    }
}
