//! Puzzles: those of every game, what the player has made of them, and which one comes next. How one is played at the
//! board is the task of `exercise`.

mod gather;
mod overview;
mod practice;
mod shelf;
mod wish;

use bevy::prelude::*;
use ludarium_rules::GameId;

pub use gather::Gathering;
pub use ludarium_profile::{Mistake, MistakeWish, Mistakes, PuzzleProgress, count_mistakes};
pub use overview::Overview;
pub use practice::Practice;
pub use shelf::Puzzles;
pub use wish::Wish;

use ludarium_learn::puzzles::{Day, Puzzle};

use crate::clock::seconds_now;
use crate::kept::{folder_of, read_kept};

/// Somebody wants to solve a puzzle.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleRequested {
    /// The game.
    pub game: GameId,
    /// Which one.
    pub wish: Wish,
}

/// It is decided whether a puzzle was solved at the first try and without help. That is said once for every puzzle that is
/// put on the table.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct PuzzleTried {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether it was the puzzle of the day that was asked for.
    pub is_daily: bool,
    /// Whether it was solved.
    pub is_solved: bool,
}

/// The puzzles, with what the player has made of them in earlier runs.
pub fn plugin(app: &mut App) {
    read_kept(app, PuzzleProgress::load);
    read_kept(app, Mistakes::load);
    let folder = folder_of(app);
    app.insert_resource(gather::MatchesFolder(folder.path().map(std::path::Path::to_owned))).add_plugins(keep);
}

/// The puzzles, and the observer of what the player makes of them.
pub fn keep(app: &mut App) {
    app.init_resource::<Puzzles>()
        .init_resource::<PuzzleProgress>()
        .init_resource::<Today>()
        .init_resource::<Mistakes>()
        .add_plugins(gather::plugin)
        .add_observer(record);
}

/// Keeps what has become of a puzzle, or of a mistake.
fn record(
    tried: On<PuzzleTried>,
    today: Res<Today>,
    (mut progress, mut mistakes): (ResMut<PuzzleProgress>, ResMut<Mistakes>),
) {
    progress.record(&tried.puzzle, tried.is_solved, tried.is_daily, today.day());
    if mistakes.find(tried.puzzle.game, tried.puzzle.id).is_some() {
        mistakes.mark(tried.puzzle.id, tried.is_solved);
    }
}

/// How many seconds a day has.
pub const SECONDS_OF_A_DAY: u64 = 24 * 60 * 60;

/// Tells which day it is, in universal time: the puzzle of the day changes for everybody at the same moment.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Today {
    /// A day that is insisted on, for tests.
    pub insisted: Option<Day>,
}

impl Today {
    /// The day, counted from 1 January 1970; a clock that is before that says that day.
    #[must_use]
    pub fn day(self) -> Day {
        self.insisted.unwrap_or_else(|| Day::try_from(seconds_now() / SECONDS_OF_A_DAY).unwrap_or(Day::MAX))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use ludarium_learn::puzzles::Progress;

    use super::*;
    use crate::kept::{InWords, Keep, Kept, PlayerFolder};

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
        app.insert_resource(PuzzleProgress::load(&folder)).add_plugins(keep);
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
        fs::write(&path, "(version: 1,\n games: {7})").expect("written");
        let folder = PlayerFolder::default();
        let kept: Kept<Progress> = Kept::load_at(&folder, path.clone());
        assert_eq!(*kept, Progress::default());
        let said = folder.unread()[0].words();
        assert!(said.contains("puzzles.ron.broken") && said.contains("line 2, column"), "{said}");
        assert!(!path.exists());
    }
}
