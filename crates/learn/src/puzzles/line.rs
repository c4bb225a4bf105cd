//! A puzzle whose turns have been read.

use ludarium_rules::{AnyPosition, AnyTurn, Side};

/// The main line of a puzzle: the solver's turns and the best defences, alternately, the solver's first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who solves.
    pub solver: Side,
    /// The plies; never none.
    pub plies: Vec<Ply>,
}

/// A ply of a main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The position in which the turn is played.
    pub position: AnyPosition,
    /// The turn; in a ply of the solver all turns that are the same to it, the main one first. Never none.
    pub turns: Vec<AnyTurn>,
    /// The position that follows.
    pub next: AnyPosition,
}
