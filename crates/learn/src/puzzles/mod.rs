//! Puzzles: positions with one right turn at every ply of the side that solves.
//!
//! [`PuzzleFile`] reads the puzzles of a game, one a line ([`Puzzle`]). [`PuzzleRun`] is a puzzle that is being solved.
//! [`choose`] picks the next one, by rating, theme or date. [`Progress`] is what is kept of a player: for every game a
//! rating ([`PlayerRating`]), what was solved, and what comes back ([`ReviewQueue`]).
//!
//! ```
//! use ludarium_learn::puzzles::PuzzleFile;
//! let text = "puzzles 1 tress seed 1 games 8\n\
//!             0123abcd | win 1 | 700 60 | capture | d4a4 | k7/8/8/8/q2L4/8/8/Q6K w | -\n";
//! let file = PuzzleFile::parse("tress.txt", text).expect("a good header");
//! assert!(file.broken.is_empty());
//! assert_eq!((file.puzzles.len(), file.puzzles[0].task.to_string()), (1, "win 1".to_owned()));
//! ```

mod catalogue;
mod choice;
mod error;
mod file;
mod id;
mod line;
mod progress;
mod puzzle;
mod rating;
mod review;
mod run;
mod task;
pub mod themes;
mod variety;

pub use catalogue::{Catalogue, Trouble};
pub use choice::{Difficulty, Wish, choose, daily, easiest};
pub use error::{BrokenLine, HeaderError, LineError, OpenError};
pub use file::{Header, PuzzleFile};
pub use id::PuzzleId;
pub use line::{Line, Ply};
pub use progress::{GameProgress, Progress, ProgressError};
pub use puzzle::{Puzzle, PuzzleRating};
pub use rating::PlayerRating;
pub use review::{Day, Review, ReviewQueue};
pub use run::{PuzzleRun, Verdict};
pub use task::Task;
pub use themes::Theme;
pub use variety::{Trait, Variety};
