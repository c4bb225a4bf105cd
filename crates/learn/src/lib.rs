//! What a newcomer learns the games with: lessons that are played, and puzzles with one right turn at every ply.
//!
//! Nothing here draws, and nothing here searches: whoever shows a lesson gives the turns of the other side where they
//! are free, and whoever makes a puzzle proves it.

mod hint;
pub mod lessons;
pub mod puzzles;
mod version;

pub use hint::{Hint, HintStep};
pub use version::version_of;
