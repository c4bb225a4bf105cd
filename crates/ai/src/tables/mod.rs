//! Endgame tables: what perfect play leads to in positions with few pieces.
//!
//! A table gives the value of a position without the rules of the match. A search that meets a position of a table takes
//! its value in place of its own, as far as neither repetition nor lack of progress can end the match before.

pub mod go_chess;
mod kept;
mod retrograde;
pub mod treason;
mod value;

use ludarium_rules::Position;

pub(crate) use kept::{KeptTables, TableTime};
pub use retrograde::RetrogradeError;
pub use value::TableValue;

/// Knows the values of some positions of a game.
pub trait Probe<P: Position>: Send + Sync {
    /// The value of a position, if it is known and the position is not over.
    fn probe(&self, position: &P) -> Option<TableValue>;
}

impl<P: Position, T: Probe<P>> Probe<P> for &T {
    fn probe(&self, position: &P) -> Option<TableValue> {
        (*self).probe(position)
    }
}
