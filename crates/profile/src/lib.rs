//! What a player of Ludarium owns, without a window: files that are read once and replaced whole, and what is kept in them.
//!
//! A [`PlayerFolder`] is opened once; a [`Kept`] value is read from one of its files and written with every change. What
//! cannot be read is set aside ([`Unread`]), what cannot be written is remembered until it is ([`Refusal`]): nothing is
//! lost without the player being told.

mod carried;
mod fault;
mod folder;
mod kept;
mod mistake;
mod mistakes;
mod programs;
mod progress;
mod ratings;
#[cfg(test)]
mod tests;
mod text;
mod tournament;

pub use carried::Carried;
pub use fault::{Fault, Refusal, Unread, What};
pub use folder::{PREFERENCES, PlayerFolder, Unwritten};
pub use kept::{Keep, Kept};
pub use mistake::{Mistake, count_mistakes, mistakes_of};
pub use mistakes::{MistakeWish, Mistakes};
pub use programs::{KnownProgram, MAX_LINE, MAX_NAME, PATIENCE, Programs, TURN_TIME};
pub use progress::{LastTry, LessonProgress, PuzzleProgress};
pub use ratings::{BuiltIn, RatedDay, Ratings};
pub use text::{MAX_SIZE, names_in, parse_up_to, print, read_review, text_of, text_up_to};
pub use tournament::{Pairing, Row, Score, Tournament, TournamentFault};
