//! Troop Chess (Shudan-Jinkeiki), a reconstruction: pieces go in formations of three; whoever has no formation left has
//! lost.
//!
//! A game by Yu ding jie (2017). Published are the board, the formations, how they move, the strong head, the loss and
//! the draw; the set-up and the outcome of collisions are house rulings, so every place that presents the game says
//! "reconstruction".

mod board;
mod collisions;
mod effects;
mod facts;
mod formation;
mod game;
mod notation;
mod options;
mod outcome;
mod play;
mod position;
mod refusals;
mod side_features;
mod steps;
mod text;
mod turn;
mod turns;

pub use collisions::Collision;
pub use facts::{PIECE, Point};
pub use formation::{Direction, Formation, Shape};
pub use options::{Options, Ranks};
pub use outcome::Reason;
pub use position::TroopChess;
pub use side_features::SideFeatures;
pub use turn::{Turn, Vector};
