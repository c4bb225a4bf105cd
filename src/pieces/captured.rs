//! Captured pieces: they lie in rows beside the board, by the edge of whoever took them.

use bevy::prelude::*;
use ludarium_record::Match;
use ludarium_rules::{Cell, Effect, Piece, Side};

use super::{PieceView, spawn_piece};
use crate::stage::{Guide, Presentation};

/// A piece that was taken and lies beside the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    /// By whose edge.
    pub by: Side,
    /// Its place in the rows there, counted from 0.
    pub place: u16,
}

/// The rows of one side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CapturedRows {
    /// The first place, in the world.
    pub origin: Vec3,
    /// From a place to the next of its row.
    pub along: Vec3,
    /// From a row to the next.
    pub across: Vec3,
}

/// Where captured pieces lie, for White and for Black.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct CapturedPlaces {
    /// The rows by the edge of either side; `None` where the window has no room for them.
    pub rows: Option<[CapturedRows; 2]>,
    /// How many places are in a row; at least 1 if there are rows.
    pub per_row: u16,
    /// How large pieces are there; 1 is as on the board.
    pub scale: f32,
}

impl CapturedPlaces {
    /// Where a captured piece lies; none where there is no room for any.
    #[must_use]
    pub fn rest(&self, captured: Captured, piece: Piece, presentation: &Presentation) -> Option<Transform> {
        let rows = self.rows?[captured.by.index()];
        let (row, column) = (captured.place / self.per_row.max(1), captured.place % self.per_row.max(1));
        let place = rows.origin + rows.along * f32::from(column) + rows.across * f32::from(row);
        let lies = presentation.rest(piece, Cell(captured.place % presentation.layout.count().max(1)), 0);
        Some(Transform { translation: place, rotation: lies.rotation, scale: lies.scale * self.scale })
    }
}

/// The pieces that have left the board up to a ply of a match, those that Black lost (which lie by White) and those that
/// White lost, each in the order in which it lost them. Games in which nothing is kept have none.
#[must_use]
pub fn captured_by_ply(game: &Match, ply: usize, guide: &Guide) -> [Vec<Piece>; 2] {
    let mut piles = [Vec::new(), Vec::new()];
    for effect in (1..=ply).flat_map(|ply| game.effects_at(ply)) {
        for piece in lost(effect) {
            if let (Some(side), Some(_)) = (piece.side, (guide.counts_as)(piece)) {
                piles[side.other().index()].push(piece);
            }
        }
    }
    piles
}

/// The pieces that leave the board in an effect.
fn lost(effect: &Effect) -> Vec<Piece> {
    match effect {
        Effect::Captured { piece, .. } => vec![*piece],
        Effect::Carried { pieces } => pieces.iter().filter(|(_, to, _)| to.is_none()).map(|lost| lost.2).collect(),
        _ => Vec::new(),
    }
}

/// Lays a piece down beside the board. Where there is no room it is there, but unseen.
pub fn spawn_captured(
    commands: &mut Commands,
    presentation: &Presentation,
    places: &CapturedPlaces,
    (captured, piece): (Captured, Piece),
) -> Entity {
    let view = PieceView { piece, cell: None, level: 0 };
    let entity = spawn_piece(commands, presentation, view);
    commands.entity(entity).insert((captured, resting(places, captured, piece, presentation)));
    entity
}

/// How a captured piece looks at rest.
#[must_use]
pub fn resting(
    places: &CapturedPlaces,
    captured: Captured,
    piece: Piece,
    presentation: &Presentation,
) -> (Transform, Visibility) {
    match places.rest(captured, piece, presentation) {
        Some(place) => (place, Visibility::Inherited),
        None => (Transform::default(), Visibility::Hidden),
    }
}
