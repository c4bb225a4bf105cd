//! The games, each with the same six rooms: facts, position, turns, outcome, notation, text.

pub mod trees;
pub mod tress;
