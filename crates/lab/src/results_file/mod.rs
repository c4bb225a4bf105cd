//! Results of matches and tournaments in a file: written pair by pair while they are played, so that an interrupted run
//! goes on where it was, and the parts of many machines can be merged.
//!
//! JSON lines. The first says what is played, every other one is a pair of games; both games of a pair are written at
//! once. A line that was cut off by an interruption is dropped, and its pair is played again.

mod error;
pub(crate) mod file;
mod pair;
pub mod playing;
mod recording;
pub mod schedule;
pub mod settings;

pub use error::ResultsError;
pub use file::open_alone;
pub use pair::PairRecord;
pub use settings::first_difference;
