//! Tribun pugna pro cannae: stacks fight on 91 hexes, and whoever loses the Tribun has lost.
//!
//! A game by the authors of Tribun, 2020-22.

mod board;
mod facts;
mod notation;
mod options;
mod outcome;
mod position;
mod text;
mod turns;

pub use board::Unit;
pub use facts::{Height, PIECE, PIECES, PieceKind, TRIBUN, can_hold_slave, ranks_from_edge, set_up, unit_name};
pub use options::{Options, Rules};
pub use position::Tribun;
pub use turns::{Attacker, GO_ON_TOP, JointAttack, Parts, Pattern, SPLIT, Sight, Turn};
