//! Gess: blocks of three by three cells move like the stones in them; whoever breaks the last ring of the other wins.
//!
//! A game by the Puzzles and Games Ring of the Archimedeans.

mod board;
mod direction;
mod effects;
mod facts;
mod game;
mod notation;
mod options;
mod outcome;
mod play;
mod position;
mod reach;
mod refusals;
mod steps;
mod text;
mod turn;
mod turns;

pub use board::CellRows;
pub use direction::Direction;
pub use facts::{Point, SHORT_RANGE, STONE, STONES, footprint, footprint_cells, on_board};
pub use options::Options;
pub use outcome::Reason;
pub use position::Gess;
pub use reach::SideReach;
pub use turn::Turn;
