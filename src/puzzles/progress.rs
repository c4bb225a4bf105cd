//! The file of what the player has made of puzzles, beside the saved matches.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use ludarium_learn::puzzles::{GameProgress, Progress, ProgressError, PuzzleId};
use ludarium_record::write_atomically;
use ludarium_rules::GameId;

use super::{PuzzleTried, Today};
use crate::data_file::{self, FileFault, Loaded, Unread};
use crate::table::data_folder;
use crate::words::text;

/// The name of the file.
const FILE: &str = "puzzles.ron";

/// Ratings, solved puzzles and reviews of every game, and where they are kept.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct PuzzleProgress {
    kept: Progress,
    path: Option<PathBuf>,
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
}

/// What was wrong with the file at the start; the title says so.
#[derive(Resource, Debug, Default)]
pub struct PuzzleTrouble(pub Option<PuzzlesUnread>);

/// The file could not be read: ratings and reviews begin anew.
pub type PuzzlesUnread = Unread<PuzzleFault>;

/// What is wrong with the file.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleFault {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] FileFault),
    /// It is no such file, or a later program has written it.
    #[error(transparent)]
    Text(#[from] ProgressError),
}

impl PuzzlesUnread {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Unread::SetAside { why, kept, .. } => {
                text!("title-puzzles-set-aside", error = why.to_string(), path = kept.display().to_string())
            }
            Unread::Left { why, .. } => text!("title-puzzles-left", error = why.to_string()),
        }
    }
}

impl PuzzleProgress {
    /// What was kept in earlier runs, and the trouble with the file if there is any.
    #[must_use]
    pub fn load() -> (PuzzleProgress, Option<PuzzlesUnread>) {
        data_folder().map_or_else(Default::default, |folder| PuzzleProgress::load_from(&folder.join(FILE)))
    }

    fn load_from(path: &Path) -> (PuzzleProgress, Option<PuzzlesUnread>) {
        let Loaded { value: kept, path, trouble } = data_file::load(path, |text| Ok(Progress::parse(FILE, text)?));
        (PuzzleProgress { kept, path, last: None }, trouble)
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

    /// Keeps everything; trouble is printed.
    fn save(&self) {
        let written = self.path.as_deref().map_or(Ok(()), |path| write_atomically(path, &self.kept.text()).map(drop));
        if let Err(error) = written {
            warn!("what was made of puzzles cannot be kept: {error}");
        }
    }
}

/// Keeps what has become of a puzzle.
pub(super) fn record(tried: On<PuzzleTried>, today: Res<Today>, mut progress: ResMut<PuzzleProgress>) {
    let today = today.day();
    let game = progress.kept.of_mut(tried.puzzle.game);
    let before = game.rating.elo;
    game.finish(&tried.puzzle, tried.is_solved, today);
    if tried.is_daily {
        game.daily = Some(today);
    }
    let after = game.rating.elo;
    progress.last = Some(LastTry { puzzle: tried.puzzle.id, before, after });
    progress.save();
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
        let path = folder.path().join(FILE);
        let mut app = App::new();
        let (progress, trouble) = PuzzleProgress::load_from(&path);
        assert!(trouble.is_none());
        app.insert_resource(progress).add_plugins(super::super::keep);
        app.insert_resource(Today { insisted: Some(20_000) });
        tried(&mut app, false);
        let game = PuzzleProgress::load_from(&path).0.of(GameId::Tress);
        assert_eq!((game.solved, game.failed, game.daily, game.reviews.due(20_001).count()), (0, 1, Some(20_000), 1));
        let id = Puzzle::parse(GameId::Tress, LINE).expect("a good line").id;
        let last = app.world().resource::<PuzzleProgress>().last_try(id).expect("the last one");
        assert!(last.after < last.before, "{last:?}");
        app.insert_resource(Today { insisted: Some(20_001) });
        tried(&mut app, true);
        let game = PuzzleProgress::load_from(&path).0.of(GameId::Tress);
        assert_eq!((game.solved, game.rating.elo), (1, last.after), "what comes back moves no rating");
        assert_eq!((game.reviews.due(20_003).count(), game.reviews.due(20_004).count()), (0, 1));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside_and_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(FILE);
        for text in ["(version: 1,\n games: {7})", "(version: 9)"] {
            fs::write(&path, text).expect("written");
            let (progress, trouble) = PuzzleProgress::load_from(&path);
            assert_eq!(progress.kept, Progress::default());
            let said = trouble.expect("trouble").words();
            assert!(said.contains("puzzles.broken-"), "{said}");
            assert!(text.contains('9') || said.contains("line 2, column"), "{said}");
            assert!(!path.exists());
        }
    }
}
