//! The games, each with the same modules: facts, position, turns, outcome, effects, notation, text.

pub mod gess;
pub mod go_chess;
pub mod treason;
pub mod trees;
pub mod tress;
pub mod tribun;
pub mod troop_chess;
