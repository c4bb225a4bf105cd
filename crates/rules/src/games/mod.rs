//! The games, each with the same six rooms: facts, position, turns, outcome, notation, text.

pub mod treason;
pub mod gess;
pub mod go_chess;
pub mod trees;
pub mod tress;
pub mod troop_chess;
pub mod tribun;
