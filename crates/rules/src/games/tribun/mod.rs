//! Tribun pugna pro cannae: stacks fight on 91 hexes, and whoever loses the Tribun has lost.
//!
//! A game by the authors of Tribun, 2020-22.

mod board;
mod effects;
mod facts;
mod game;
mod joint;
mod notation;
mod options;
mod outcome;
mod play;
mod position;
mod reach;
mod refusals;
mod sight;
mod steps;
mod text;
mod turn;
mod turns;

pub use board::Unit;
pub use facts::{Height, PIECE, PIECES, PieceKind, TRIBUN, can_hold_slave, ranks_from_edge, set_up, unit_name};
pub use joint::JointAttack;
pub use options::{Options, Rules};
pub use outcome::Reason;
pub use position::Tribun;
pub use sight::Sight;
pub use steps::{GO_ON_TOP, SPLIT};
pub use turn::{Parts, Pattern, Turn};
pub use turns::Attacker;
