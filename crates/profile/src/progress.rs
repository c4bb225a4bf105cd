//! What the player has learned: the stars of lessons, and what has become of puzzles.

use ludarium_learn::lessons::{self, LessonId, Stars};
use ludarium_learn::puzzles::{self, GameProgress, Puzzle, PuzzleId};
use ludarium_rules::GameId;

use crate::kept::{Keep, Kept};
use crate::{Fault, PlayerFolder, What};

/// The stars of every lesson.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "resources", derive(bevy_ecs::resource::Resource))]
pub struct LessonProgress(Kept<lessons::Progress>);

impl Keep for lessons::Progress {
    const WHAT: What = What::Lessons;
    const FILE: &'static str = "lessons.ron";

    fn read(text: &str) -> Result<lessons::Progress, Fault> {
        lessons::Progress::read(text).map_err(|error| match error {
            lessons::ProgressError::Later { found } => Fault::Version(found),
            syntax @ lessons::ProgressError::Syntax { .. } => Fault::Text(syntax.to_string()),
        })
    }

    fn text(&self) -> Result<String, Fault> {
        Ok(lessons::Progress::text(self))
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
    pub fn stars(&self) -> &lessons::Progress {
        &self.0
    }

    /// Whether any lesson has been solved.
    #[must_use]
    pub fn has_stars(&self) -> bool {
        *self.0 != lessons::Progress::default()
    }

    /// Keeps the stars of a lesson that has been solved.
    pub fn record(&mut self, game: GameId, lesson: &LessonId, stars: Stars) {
        self.0.change(|kept| kept.record(game, lesson, stars));
    }
}

/// Ratings, solved puzzles and reviews of every game.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "resources", derive(bevy_ecs::resource::Resource))]
pub struct PuzzleProgress {
    kept: Kept<puzzles::Progress>,
    last: Option<LastTry>,
}

/// What the last puzzle that was decided has made of the player's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LastTry {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The rating before, in Elo points.
    pub before: f64,
    /// The rating after.
    pub after: f64,
    /// Whether that is only a first guess.
    pub is_provisional: bool,
}

impl Keep for puzzles::Progress {
    const WHAT: What = What::Puzzles;
    const FILE: &'static str = "puzzles.ron";

    fn read(text: &str) -> Result<puzzles::Progress, Fault> {
        puzzles::Progress::parse(Self::FILE, text).map_err(|error| match error {
            puzzles::ProgressError::Version { version, .. } => Fault::Version(version),
            syntax @ puzzles::ProgressError::Text { .. } => Fault::Text(syntax.to_string()),
        })
    }

    fn text(&self) -> Result<String, Fault> {
        Ok(puzzles::Progress::text(self))
    }
}

impl PuzzleProgress {
    /// What was kept in earlier runs.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> PuzzleProgress {
        PuzzleProgress { kept: Kept::load(folder), last: None }
    }

    /// What is kept of all games.
    #[must_use]
    pub fn kept(&self) -> &puzzles::Progress {
        &self.kept
    }

    /// What is kept of a game.
    #[must_use]
    pub fn of(&self, game: GameId) -> GameProgress {
        self.kept.of(game)
    }

    /// What a puzzle has made of the rating, if it was the last one that was decided.
    #[must_use]
    pub fn last_try(&self, puzzle: PuzzleId) -> Option<LastTry> {
        self.last.filter(|last| last.puzzle == puzzle)
    }

    /// Keeps what has become of a puzzle on a day, and whether it was the puzzle of that day.
    pub fn record(&mut self, puzzle: &Puzzle, is_solved: bool, is_daily: bool, today: u32) {
        let (before, rating) = self.kept.change(|kept| {
            let game = kept.of_mut(puzzle.game);
            let before = game.rating.elo;
            game.finish(puzzle, is_solved, today);
            if is_daily {
                game.daily = Some(today);
            }
            (before, game.rating)
        });
        let (after, is_provisional) = (rating.elo, rating.is_provisional());
        self.last = Some(LastTry { puzzle: puzzle.id, before, after, is_provisional });
    }
}
