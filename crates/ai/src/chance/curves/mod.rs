//! The fitted curves: one file a game, written by `ludarium-workshop chance`.

pub(super) mod gess;
pub(super) mod go_chess;
pub(super) mod treason;
pub(super) mod trees;
pub(super) mod tress;
pub(super) mod tribun;
pub(super) mod troop_chess;
