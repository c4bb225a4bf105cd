//! What is kept of a player's puzzles.

use std::collections::BTreeMap;

use ludarium_rules::{GameId, excerpt_words};
use ron::error::SpannedError;
use serde::{Deserialize, Serialize};

use super::{Day, PlayerRating, Puzzle, PuzzleId, ReviewQueue};
use crate::version_of;

/// The version of the files that are written.
const VERSION: u32 = 1;

/// The puzzles of a game that do not come again soon.
const MOST_RECENT: usize = 60;

/// What is kept of a player's puzzles, of all games. A missing field has its default, so that older files can be read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    version: u32,
    /// By the name of the game; names that are no game are kept as they are.
    games: BTreeMap<String, GameProgress>,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { version: VERSION, games: BTreeMap::new() }
    }
}

/// What is kept of the puzzles of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GameProgress {
    /// The player's rating.
    pub rating: PlayerRating,
    /// How many puzzles were solved.
    pub solved: u32,
    /// How many were failed.
    pub failed: u32,
    /// The last puzzles, the latest at the end.
    pub recent: Vec<PuzzleId>,
    /// The puzzles that come back.
    pub reviews: ReviewQueue,
    /// The last day whose puzzle was solved or failed.
    pub daily: Option<Day>,
}

/// Why a file of progress cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProgressError {
    /// It is no such file.
    #[error("{file}, line {line}, column {column}: {why}")]
    Text {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        why: String,
    },
    /// It was written by a later version of the game.
    #[error("{file}: it has version {version}, and this game knows versions up to {VERSION}: update Ludarium")]
    Version {
        /// The file.
        file: String,
        /// Its version.
        version: u32,
    },
}

impl Progress {
    /// Reads a text; `file` names it in errors.
    ///
    /// # Errors
    /// It is no such text, or of a later version.
    pub fn parse(file: &str, text: &str) -> Result<Progress, ProgressError> {
        let syntax = |error: SpannedError| ProgressError::Text {
            file: file.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            why: excerpt_words(&error.code),
        };
        let version = version_of(text).map_err(syntax)?;
        if version > VERSION {
            return Err(ProgressError::Version { file: file.to_owned(), version });
        }
        ron::from_str(text).map_err(syntax)
    }

    /// The text of the file.
    #[must_use]
    pub fn text(&self) -> String {
        let config = ron::ser::PrettyConfig::new().depth_limit(3);
        // Numbers, texts, lists and maps with texts as keys can always be written.
        ron::ser::to_string_pretty(self, config).unwrap_or_default()
    }

    /// What is kept of a game.
    #[must_use]
    pub fn of(&self, game: GameId) -> GameProgress {
        self.games.get(game.name()).cloned().unwrap_or_default()
    }

    /// What is kept of a game, if anything is.
    #[must_use]
    pub fn get(&self, game: GameId) -> Option<&GameProgress> {
        self.games.get(game.name())
    }

    /// What is kept of a game, to be changed.
    pub fn of_mut(&mut self, game: GameId) -> &mut GameProgress {
        self.games.entry(game.name().to_owned()).or_default()
    }

    /// The number of puzzles of all games that are due.
    #[must_use]
    pub fn due(&self, today: Day) -> usize {
        self.games.values().map(|game| game.reviews.due(today).count()).sum()
    }
}

impl GameProgress {
    /// A puzzle is over: solved at the first try and without help, or not. One that comes back for review, or is tried again
    /// soon after, does not move the rating.
    pub fn finish(&mut self, puzzle: &Puzzle, solved: bool, today: Day) {
        let is_new = !self.recent.contains(&puzzle.id) && self.reviews.get(puzzle.id).is_none();
        if let Some(rating) = puzzle.rating.filter(|_| is_new) {
            self.rating = self.rating.after(rating, solved);
        }
        let count = if solved { &mut self.solved } else { &mut self.failed };
        *count = count.saturating_add(1);
        if solved {
            self.reviews.solved(puzzle.id, today)
        } else {
            self.reviews.failed(puzzle.id, today)
        }
        self.recent.retain(|id| *id != puzzle.id);
        self.recent.push(puzzle.id);
        let over = self.recent.len().saturating_sub(MOST_RECENT);
        self.recent.drain(..over);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{PuzzleRating, Task};

    fn puzzle(number: u32) -> Puzzle {
        let position = number.to_string();
        Puzzle {
            id: PuzzleId::of(GameId::Gess, &position),
            game: GameId::Gess,
            task: Task::Win(3),
            rating: Some(PuzzleRating { elo: 1000, error: 60 }),
            themes: Vec::new(),
            solution: Vec::new(),
            position,
            options: Vec::new(),
        }
    }

    #[test]
    fn only_the_first_try_moves_the_rating() {
        let mut progress = GameProgress::default();
        progress.finish(&puzzle(1), false, 10);
        let once = progress.rating;
        assert!(once.elo < PlayerRating::default().elo);
        progress.finish(&puzzle(1), true, 10);
        assert_eq!(progress.rating, once);
        progress.finish(&puzzle(2), true, 10);
        assert!(progress.rating.elo > once.elo);
        assert_eq!((progress.solved, progress.failed, progress.recent.len()), (2, 1, 2));
        assert_eq!(progress.reviews.due(11).collect::<Vec<_>>(), [puzzle(1).id]);
    }

    #[test]
    fn a_puzzle_without_a_rating_moves_nothing() {
        let mut progress = GameProgress::default();
        progress.finish(&Puzzle { rating: None, ..puzzle(1) }, true, 10);
        assert_eq!((progress.rating, progress.solved), (PlayerRating::default(), 1));
    }

    #[test]
    fn the_recent_ones_are_few() {
        let mut progress = GameProgress::default();
        for number in 0..100 {
            progress.finish(&puzzle(number), true, 10);
        }
        assert_eq!(progress.recent.len(), MOST_RECENT);
        assert_eq!(progress.recent.last(), Some(&puzzle(99).id));
    }

    #[test]
    fn progress_is_read_as_it_is_written() {
        let mut progress = Progress::default();
        progress.of_mut(GameId::Gess).finish(&puzzle(1), false, 10);
        progress.of_mut(GameId::Tress).daily = Some(20_000);
        assert_eq!(Progress::parse("p.ron", &progress.text()), Ok(progress.clone()));
        assert_eq!((progress.due(10), progress.due(11)), (0, 1));
        assert_eq!(progress.of(GameId::Treason), GameProgress::default());
    }

    #[test]
    fn missing_fields_have_defaults_and_bad_files_are_named() {
        let short = Progress::parse("p.ron", "(games: {\"tress\": (solved: 3)})").expect("a short file");
        assert_eq!(short.of(GameId::Tress), GameProgress { solved: 3, ..GameProgress::default() });
        for (text, why) in [
            ("(games: {\n  \"tress\": (solved: many)})", "p.ron, line 2, column "),
            ("(games: {\"tress\": (recent: [\"luck\"])})", "eight hexadecimal digits"),
            ("(version: 9)", "p.ron: it has version 9"),
        ] {
            let error = Progress::parse("p.ron", text).expect_err(text).to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
