//! Troop Chess (Shudan-Jinkeiki), a reconstruction: pieces go in formations of three; a side without a
//! formation has lost.
//!
//! A game by Yu ding jie (2017). Published are the board, the formations, how they move, the strong head, the loss and
//! the draw; the set-up and the outcome of collisions are house rulings, so every place that presents the game says
//! "reconstruction".
//!
//! A turn takes three own pieces that touch as a group, a formation, one step in any direction, or two steps in the
//! directions of its shape. Where a moving piece lands on an enemy, the stronger stays: a head that moves the way it points
//! is strong, and so is one that is attacked from the side to which it points. Equal strengths: the hit piece falls, and
//! if both are strong, both fall.
//!
//! The start with two ranks:
//!
//! ```text
//! 9 b b b b b b b b b
//! 8 b b b b b b b b b
//! 7 . . . . . . . . .
//! 6 . . . . . . . . .
//! 5 . . . . . . . . .
//! 4 . . . . . . . . .
//! 3 . . . . . . . . .
//! 2 w w w w w w w w w
//! 1 w w w w w w w w w
//!   a b c d e f g h i
//! ```
//!
//! ```
//! use ludarium_rules::{Position, games::troop_chess::TroopChess};
//! assert_eq!(
//!     TroopChess::start(Default::default()).to_string(),
//!     "bbbbbbbbb/bbbbbbbbb/9/9/9/9/9/wwwwwwwww/wwwwwwwww w"
//! );
//! ```
//!
//! Each file builds on those before it: options, board, formation, turn, position, collisions, turns, side_features,
//! then what is shown and typed: effects, refusals, steps, text, and the traits of a game
//! in `game` and `notation`.

mod board;
mod collisions;
mod effects;
mod formation;
mod game;
mod notation;
mod options;
mod position;
mod refusals;
mod side_features;
mod steps;
mod text;
mod turn;
mod turns;

pub use board::{PIECE, Point};
pub use collisions::Collision;
pub use formation::{Direction, Formation, Shape};
pub use options::{Options, Ranks};
pub use position::TroopChess;
pub use side_features::SideFeatures;
pub use turn::{Turn, Vector};
