//! `match`, `tournament` and `merge`: many games, kept in a file, and what they say.

mod args;
mod crosstable;
mod forfeits;
pub mod merge;
mod report;
mod statistics;
pub mod tournament;
pub mod two_players;
