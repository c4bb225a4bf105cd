//! The games, each with the same six rooms: facts, position, turns, outcome, notation, text.

pub mod tress;
pub mod tribun;
