//! Treason: draughts on triangles; a man that crosses the board becomes a Spy, and a Spy makes enemies change sides.
//!
//! A game by João Cabral and Helena Melo, on six lines of seven triangles. Men step forward or along their line and capture
//! by leaping over a neighbour, in chains if they can; capturing is compulsory. A man that reaches the far line becomes a
//! Spy, which goes in all directions and may make the enemy on its mirror cell change sides. A side without pieces or
//! without a turn has lost.
//!
//! ```text
//! 6  · b b b b b b      b a man of Black
//! 5  · · b b b b b      w a man of White
//! 4  · · · · · · ·      each line from left to right; neighbours are
//! 3  · · · · · · ·      alternately upright and hanging triangles
//! 2  w w w w w · ·
//! 1  w w w w w w ·      White (bottom) moves first
//! ```
//!
//! ```
//! use ludarium_rules::{Position, games::treason::Treason};
//! let start = Treason::start(Default::default());
//! assert_eq!(start.to_string(), "1bbbbbb/2bbbbb/7/7/wwwww2/wwwwww1 w");
//! ```

mod effects;
mod facts;
mod gait;
mod game;
mod notation;
mod options;
mod position;
mod sentences;
mod text;
mod turns;

pub use facts::{MAN, MOST_PIECES, PieceKind, SPY, promotion_line};
pub use gait::man_ways;
pub use options::{Landings, Options};
pub use position::Treason;
pub use turns::{Capture, Chain, Turn};
