//! Lessons: levels as data, and the course of one that is being played.
//!
//! A level is a RON file `lessons/<game>/NN_name.ron` and words in a Fluent file of every language; [`Catalogue`] loads
//! them, [`LessonRun`] plays one, [`Progress`] keeps what has been learned, and [`check_game`] solves all levels of a game.

mod assets;
mod catalogue;
mod check;
mod condition;
mod error;
mod format;
mod lesson;
mod parse;
mod progress;
mod resolve;
mod rule_index;
mod rules_page;
mod run;
mod scene;
mod step;
mod terms;
mod trial;
mod words;

pub use assets::{AssetError, Assets};
pub use catalogue::{Catalogue, LESSONS_AT_LEAST, LESSONS_AT_MOST};
pub use check::{Finding, GameReport, check_game};
pub use condition::{Amount, Condition, EffectFilter, PieceFilter};
pub use error::{LessonError, Place, Problem};
pub use lesson::{Lesson, LessonId, Mistake, Refutation, Replies};
pub use progress::{Progress, ProgressError};
pub use rule_index::{PieceRule, RuleIndex};
pub use rules_page::{Heading, headings};
pub use run::LessonRun;
pub use step::{PlayedPly, RunError, Stars, State, Step, Verdict};
pub use terms::{EffectName, Owner, Winner, ZoneHolder};
pub use trial::FirstTurns;
pub use words::{LessonText, Words, WordsError};
