//! The file of what the player has made of puzzles, beside the saved matches.

use bevy::prelude::*;
use ludarium_learn::puzzles::{GameProgress, Progress, PuzzleId};
use ludarium_rules::GameId;

use super::{PuzzleTried, Today};
use crate::kept::{Fault, Keep, Kept, PlayerFolder, What};

/// Ratings, solved puzzles and reviews of every game.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct PuzzleProgress {
    kept: Kept<Progress>,
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

impl Keep for Progress {
    const WHAT: What = What::Puzzles;
    const FILE: &'static str = "puzzles.ron";

    fn read(text: &str) -> Result<Progress, Fault> {
        Progress::parse(Self::FILE, text).map_err(|error| Fault::Text(error.to_string()))
    }

    fn text(&self) -> Result<String, Fault> {
        Ok(Progress::text(self))
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
    pub fn kept(&self) -> &Progress {
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
}

/// Keeps what has become of a puzzle.
pub(super) fn record(tried: On<PuzzleTried>, today: Res<Today>, mut progress: ResMut<PuzzleProgress>) {
    let today = today.day();
    let (before, rating) = progress.kept.change(|kept| {
        let game = kept.of_mut(tried.puzzle.game);
        let before = game.rating.elo;
        game.finish(&tried.puzzle, tried.is_solved, today);
        if tried.is_daily {
            game.daily = Some(today);
        }
        (before, game.rating)
    });
    let (after, is_provisional) = (rating.elo, rating.is_provisional());
    progress.last = Some(LastTry { puzzle: tried.puzzle.id, before, after, is_provisional });
}

#[cfg(test)]
mod tests {
    use std::fs;

    use ludarium_learn::puzzles::Puzzle;

    use super::*;

    const LINE: &str = "039719f3 | win 3 | 900 70 | - | g2f3 b6a4 f3e4 | 3q4/8/1g4k1/3NQ3/8/8/6K1/8 w | -";

    fn tried(app: &mut App, is_solved: bool) {
        let puzzle = Puzzle::parse(GameId::Tress, LINE).expect("a good line");
        app.world_mut().trigger(PuzzleTried { puzzle, is_daily: true, is_solved });
    }

    #[test]
    fn what_is_solved_and_failed_outlives_the_run() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = PlayerFolder::at(folder.path());
        let mut app = App::new();
        app.insert_resource(PuzzleProgress::load(&folder)).add_plugins(super::super::keep);
        app.insert_resource(Today { insisted: Some(20_000) });
        tried(&mut app, false);
        let game = PuzzleProgress::load(&folder).of(GameId::Tress);
        assert_eq!((game.solved, game.failed, game.daily, game.reviews.due(20_001).count()), (0, 1, Some(20_000), 1));
        let id = Puzzle::parse(GameId::Tress, LINE).expect("a good line").id;
        let last = app.world().resource::<PuzzleProgress>().last_try(id).expect("the last one");
        assert!(last.after < last.before, "{last:?}");
        app.insert_resource(Today { insisted: Some(20_001) });
        tried(&mut app, true);
        let game = PuzzleProgress::load(&folder).of(GameId::Tress);
        assert_eq!((game.solved, game.rating.elo), (1, last.after), "what comes back moves no rating");
        assert_eq!((game.reviews.due(20_003).count(), game.reviews.due(20_004).count()), (0, 1));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside_and_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(Progress::FILE);
        for text in ["(version: 1,\n games: {7})", "(version: 9)"] {
            let folder = PlayerFolder::default();
            fs::write(&path, text).expect("written");
            let kept: Kept<Progress> = Kept::load_at(&folder, path.clone());
            assert_eq!(*kept, Progress::default());
            let said = folder.unread()[0].words();
            assert!(said.contains("puzzles.ron.broken"), "{said}");
            assert!(text.contains('9') || said.contains("line 2, column"), "{said}");
            assert!(!path.exists());
        }
    }
}
