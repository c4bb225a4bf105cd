//! Tribun pugna pro cannae: stacks fight on 91 hexes, and the side that loses its Tribun has lost.
//!
//! A game by the authors of Tribun, 2020-22. Each side has 35 pieces and one Tribun, in stacks that are units of height
//! 1, 2, 3, 4, 6 or 8: the height says how a unit moves, how it attacks and how strong it is. A turn is one action: move a
//! unit, attack with any number of units whose heights add up, split a unit over its neighbours, or combine neighbours on
//! an empty hex. A unit of up to four pieces may go on top of a beaten enemy, who is then its slave and lends it a second
//! pattern. A side to move without a legal turn has lost, too.
//!
//! The start: `w` and `b` are White's and Black's units with their heights, `T` is a Tribun alone.
//!
//! ```text
//!                    bT
//!                 .     .
//!              b2    b3    b2
//!           b2    b3    b3    b2
//!        .     b2    b2    b2    .
//!     .     .     .     .     .     .
//!        b1    b2    .     b2    b1
//!     .     b1    b1    b1    b1    .
//!        .     b1    .     b1    .
//!     .     .     .     .     .     .
//!        .     .     .     .     .
//!     .     .     .     .     .     .
//!        .     w1    .     w1    .
//!     .     w1    w1    w1    w1    .
//!        w1    w2    .     w2    w1
//!     .     .     .     .     .     .
//!        .     w2    w2    w2    .
//!           w2    w3    w3    w2
//!              w2    w3    w2
//!                 .     .
//!                    wT
//!     a  b  c  d  e  f  g  h  i  k  l
//! ```
//!
//! ```
//! use ludarium_rules::{Position, games::tribun::Tribun};
//! assert_eq!(
//!     Tribun::start(Default::default()).to_string(),
//!     "b2w1,b6b1,c1w2,c3w1,c6b1,c8b2,d1w2,d2w2,d3w2,d4w1,d6b1,d7b2,d8b2,d9b2,e2w3,e4w1,\
//!      e7b1,e9b3,f1w1T,f2w3,f3w2,f9b2,f10b3,f11b1T,g2w3,g4w1,g7b1,g9b3,h1w2,h2w2,h3w2,h4w1,\
//!      h6b1,h7b2,h8b2,h9b2,i1w2,i3w1,i6b1,i8b2,k2w1,k6b1 w"
//! );
//! ```
//!
//! Each file builds on those before it: facts, options, board, turn, position, reach, sight, turns, then what is
//! shown and typed: effects, sentences, refusals, steps, text, and the traits of a game in `game` and `notation`.

mod board;
mod effects;
mod facts;
mod game;
mod joint;
mod notation;
mod options;
mod position;
mod reach;
mod refusals;
mod sentences;
mod sight;
mod steps;
mod text;
mod turn;
mod turns;

pub use board::Unit;
pub use facts::{Height, PIECE, PIECES, PieceKind, TRIBUN, can_hold_slave, ranks_from_edge, set_up, unit_name};
pub use joint::JointAttack;
pub use options::{Options, Rules};
pub use position::Tribun;
pub use sight::Sight;
pub use steps::{GO_ON_TOP, SPLIT};
pub use turn::{Parts, Pattern, Turn};
pub use turns::Attacker;
