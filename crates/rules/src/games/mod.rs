//! The games, each with the same modules: options, position, turns, effects, text, game, notation.

pub mod gess;
pub mod go_chess;
pub mod treason;
pub mod trees;
pub mod tress;
pub mod tribun;
pub mod troop_chess;
