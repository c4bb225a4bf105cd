//! The Game for the Trees: nothing moves, everything grows and keeps what it has.
//!
//! A game by Ralph Betza, on 8x8 squares. Grass grows onto bare ground, underbrush onto grass, trees along their lines or
//! leaps onto underbrush. Every growth leaves a chain that goes on by itself in each later turn of its side as long as it
//! can. Two trees together break a square of a third. A side that loses its last huckleberry has lost.
//!
//! ```text
//! 8  A B C D h F G H      A H Birches   B G Ashes   C F Beeches   D the Pine
//! 7  u u u u u u u u      h huckleberry
//! 6  g g g g g g g g      u underbrush
//! 5  - - - - - - - -      g grass
//! 4  - - - - - - - -      - bare ground
//! 3  g g g g g g g g
//! 2  u u u u u u u u      ranks 1 to 3 are White's,
//! 1  A B C D h F G H      ranks 6 to 8 Black's
//!    a b c d e f g h
//! ```
//!
//! ```
//! use ludarium_rules::{Position, games::trees::Trees};
//! let start = Trees::start(Default::default());
//! let ranks = ["bA,bB,bC,bD,bh,bF,bG,bH", "bu,bu,bu,bu,bu,bu,bu,bu", "bg,bg,bg,bg,bg,bg,bg,bg", "8", "8",
//!     "wg,wg,wg,wg,wg,wg,wg,wg", "wu,wu,wu,wu,wu,wu,wu,wu", "wA,wB,wC,wD,wh,wF,wG,wH"];
//! assert_eq!(start.to_string(), format!("{} w - wb", ranks.join("/")));
//! ```

mod effects;
mod facts;
mod game;
mod geometry;
mod notation;
mod options;
mod position;
mod reach;
mod sentences;
mod text;
mod turns;

pub use facts::{GRASS, HUCKLEBERRY, Species, TREES, TreeFacts, UNDERBRUSH, tree_of};
pub use options::Options;
pub use position::{MOST_CHAINS, Trees};
pub use reach::{ChainReach, way, way_squares};
pub use turns::{Act, Turn};
