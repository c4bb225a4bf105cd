//! One presentation a game: where cells lie, how pieces look, how they travel.

mod stage;
pub mod tress;

use bevy::prelude::*;
use ludarium_rules::{Cell, GameId, Kind, Piece};

use crate::board::Layout;
use crate::pieces::PieceView;

/// The games that have a board in the window, in the order of the title's shelf.
pub const SHOWN: [GameId; 1] = [GameId::Tress];

/// A mesh, its material and its turn about the upright axis in radians.
pub type Part = (Handle<Mesh>, Handle<StandardMaterial>, f32);

/// How the game on the table is shown.
#[derive(Resource)]
pub struct Presentation {
    /// Which game.
    pub game: GameId,
    /// Where its cells are.
    pub layout: Layout,
    /// The looks of a piece.
    pub costume: Box<dyn Fn(Piece) -> Vec<Part> + Send + Sync>,
    /// The looks of a cell, which is also what the pointer hits.
    pub paving: Box<dyn Fn(Cell) -> Part + Send + Sync>,
    /// How high a piece of this kind rises on a way of this length (cells).
    pub arc: fn(Kind, f32) -> f32,
}

impl Presentation {
    /// Where a piece stands when nothing moves.
    #[must_use]
    pub fn rest(&self, view: &PieceView) -> Transform {
        let place = view.cell.map(|cell| self.layout.world(cell)).unwrap_or_default();
        Transform::from_translation(place + Vec3::Y * self.layout.level_height * f32::from(view.level))
    }
}

/// Every game's presentation.
pub fn plugin(app: &mut App) {
    app.add_plugins((tress::plugin, stage::plugin));
}
