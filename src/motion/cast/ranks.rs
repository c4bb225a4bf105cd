//! How a formation closes ranks: its leader goes first, and those behind it follow.

use bevy::prelude::*;
use ludarium_rules::{Cell, Piece};

use crate::stage::Layout;

/// The part of the way by which each rank begins later than the one before it, and the most by which the last does.
const FOLLOWS: f32 = 0.2;
const LAST_FOLLOWS: f32 = 0.5;

/// The ranks of a formation along its way.
pub(super) struct Ranks {
    /// The cells that it leaves, each with its rank; 0 leads.
    of: Vec<(Cell, f32)>,
    /// By how much of the way a rank is later than the one before it.
    later: f32,
}

impl Ranks {
    pub(super) fn of(pieces: &[(Cell, Option<Cell>, Piece)], way: Vec3, layout: &Layout) -> Ranks {
        let ahead = way.normalize_or(Vec3::X);
        let along = |cell: Cell| layout.world(cell).dot(ahead) / layout.unit;
        let first = pieces.iter().map(|(from, ..)| along(*from)).fold(f32::NEG_INFINITY, f32::max);
        let of: Vec<(Cell, f32)> = pieces.iter().map(|(from, ..)| (*from, first - along(*from))).collect();
        let last = of.iter().map(|(_, rank)| *rank).fold(0.0, f32::max);
        Ranks { of, later: FOLLOWS.min(LAST_FOLLOWS / last.max(1e-3)) }
    }

    /// The part of an event in which the piece from a cell travels, of the part in which the formation does.
    pub(super) fn part(&self, from: Cell, travelling: f32) -> (f32, f32) {
        let rank = self.of.iter().find(|(cell, _)| *cell == from).map_or(0.0, |(_, rank)| *rank);
        let last = self.of.iter().map(|(_, rank)| *rank).fold(0.0, f32::max);
        let (begin, end) = (self.later * rank, 1.0 - self.later * (last - rank));
        (begin * travelling, end * travelling)
    }
}
