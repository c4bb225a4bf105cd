//! Pieces as entities, and the proof that they show the position.

mod check;

use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_rules::{Cell, Piece};

pub use check::disagreements;

use crate::stage::Presentation;

/// A piece on the board.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PieceView {
    /// What it is.
    pub piece: Piece,
    /// Where it stands when motion ends; `None` is on its way off the board.
    pub cell: Option<Cell>,
    /// How many pieces are below it on its cell.
    pub level: u8,
}

/// Something that will go on by itself: it is shown at the cell that it has reached, pointing to the next.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ChainView {
    /// The cell that it has reached.
    pub head: Cell,
    /// The cell that it will try next.
    pub next: Cell,
}

/// The piece whose looks an entity wears.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PieceAppearance(pub Piece);

/// A part of a piece's looks.
#[derive(Component)]
pub struct PiecePart;

impl PieceView {
    /// A piece at rest.
    #[must_use]
    pub fn new(piece: Piece, cell: Cell, level: u8) -> PieceView {
        PieceView { piece, cell: Some(cell), level }
    }

    /// Where the piece stands when nothing moves; the origin for one that has left the board.
    #[must_use]
    pub fn rest(&self, presentation: &Presentation) -> Transform {
        self.cell.map_or_else(Transform::default, |cell| presentation.rest(self.piece, cell, self.level))
    }
}

/// Puts a piece on the board.
pub fn spawn_piece(commands: &mut Commands, presentation: &Presentation, view: PieceView) -> Entity {
    let entity = commands.spawn((view, view.rest(presentation), Visibility::Inherited)).id();
    set_appearance(commands, presentation, entity, view.piece);
    entity
}

/// Gives an entity the looks of a piece, unless it has them.
pub fn set_appearance(commands: &mut Commands, presentation: &Presentation, entity: Entity, piece: Piece) {
    let parts = (presentation.piece_meshes)(piece);
    commands.queue(move |world: &mut World| {
        let Ok(mut wearer) = world.get_entity_mut(entity) else { return };
        if wearer.get::<PieceAppearance>() == Some(&PieceAppearance(piece)) {
            return;
        }
        wearer.despawn_related::<Children>();
        wearer.insert(PieceAppearance(piece)).with_children(|parent| {
            for (mesh, material, turn) in parts {
                let place = Transform::from_rotation(Quat::from_rotation_y(turn));
                parent.spawn((PiecePart, Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::default()));
            }
        });
    });
}
