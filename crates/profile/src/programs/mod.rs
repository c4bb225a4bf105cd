//! Other programs that the player has added.

mod known;
mod store;
#[cfg(test)]
mod tests;

pub use known::{KnownProgram, MAX_LINE, MAX_NAME, PATIENCE, TURN_TIME};
pub use store::Programs;
