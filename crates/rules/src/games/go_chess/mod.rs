//! Go-Chess: chess pieces on a board with blocked squares, placed pair by pair in secret, then played without a
//! direction.
//!
//! A game by Jim Callan, on 10x10 squares, some of them blocked. Both sides choose, in secret and pair by pair, where their
//! pieces stand; equal choices clash and are made again. Then they play chess: nobody passes a blocked square, pawns go one
//! square along ranks and files in any direction and capture diagonally, and checkmate wins.
//!
//! ```text
//! 10  - - - - - - - - - #
//!  9  - - - - - - - - # -
//!  8  - - - - - - - # - -
//!  7  - - - - - - # - - -
//!  6  - - - - - # - - - -      # a blocked square; which ones a match has is drawn
//!  5  - - - - # - - - - -      from its seed, here an example with ten of them
//!  4  - - - # - - - - - -
//!  3  - - # - - - - - - -
//!  2  - # - - - - - - - -
//!  1  # - - - - - - - - -
//!     a b c d e f g h i j
//! ```
//!
//! ```
//! use ludarium_rules::{Position, games::go_chess::GoChess};
//! let picture = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
//! assert_eq!(GoChess::parse(picture, Default::default()).expect("a position").blocked().count_ones(), 10);
//! let start = GoChess::start(Default::default());
//! assert_eq!((start.blocked().count_ones(), start.pairs_placed()), (10, Some(0)));
//! ```

mod announcement;
mod effects;
mod facts;
mod game;
mod notation;
mod options;
mod position;
pub mod reach;
mod sentences;
mod text;
mod turns;

pub use facts::{BISHOP, BLOCKED, KINDS, KING, KNIGHT, KindFacts, ORDER, PAWN, PieceKind, QUEEN, ROOK, Square};
pub use options::Options;
pub use position::GoChess;
pub use turns::Turn;
