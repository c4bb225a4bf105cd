//! Gess: blocks of three by three cells move like the stones in them; the side that breaks the last ring of the other wins.
//!
//! A game by the Puzzles and Games Ring of the Archimedeans. A piece is any block of three by three cells that holds
//! stones of one side alone, at least one. It goes in the directions in which it has a stone beside its centre: any
//! distance with a stone in the centre, else up to three cells. It stops at the first step at which it covers any other
//! stone, and removes all that it covers; stones that go over the edge are lost. A ring is eight stones round an empty
//! cell. A side without a ring has lost, the mover if neither has one.
//!
//! The start; Black moves first:
//!
//! ```text
//! 19 . w . w . w w w w w w w w . w . w .
//! 18 w w w . w . w w w w . w . w . w w w
//! 17 . w . w . w w w w w w w w . w . w .
//! 16 . . . . . . . . . . . . . . . . . .
//! 15 . . . . . . . . . . . . . . . . . .
//! 14 . w . . w . . w . . w . . w . . w .
//! 13 . . . . . . . . . . . . . . . . . .
//! 12 . . . . . . . . . . . . . . . . . .
//! 11 . . . . . . . . . . . . . . . . . .
//! 10 . . . . . . . . . . . . . . . . . .
//!  9 . . . . . . . . . . . . . . . . . .
//!  8 . . . . . . . . . . . . . . . . . .
//!  7 . b . . b . . b . . b . . b . . b .
//!  6 . . . . . . . . . . . . . . . . . .
//!  5 . . . . . . . . . . . . . . . . . .
//!  4 . b . b . b b b b b b b b . b . b .
//!  3 b b b . b . b b b b . b . b . b b b
//!  2 . b . b . b b b b b b b b . b . b .
//!    b c d e f g h i j k l m n o p q r s
//! ```
//!
//! ```
//! use ludarium_rules::{Position, games::gess::Gess};
//! assert_eq!(
//!     Gess::start(Default::default()).to_string(),
//!     "1w1w1wwwwwwww1w1w1/www1w1wwww1w1w1www/1w1w1wwwwwwww1w1w1/18/18/1w2w2w2w2w2w1/18/18/18/\
//!      18/18/18/1b2b2b2b2b2b1/18/18/1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b1bbbbbbbb1b1b1 b"
//! );
//! ```
//!
//! Each file builds on those before it: facts, options, direction, board, position, reach, turns,
//! then what is shown and typed: effects, refusals, steps, text, and the traits of a game in `game` and `notation`.

mod board;
mod direction;
mod effects;
mod facts;
mod game;
mod notation;
mod options;
mod position;
mod reach;
mod refusals;
mod steps;
mod text;
mod turns;

pub use board::CellRows;
pub use direction::Direction;
pub use facts::{Point, SHORT_RANGE, STONE, STONES, Turn, footprint, footprint_cells, on_board};
pub use options::Options;
pub use position::Gess;
pub use reach::SideReach;
