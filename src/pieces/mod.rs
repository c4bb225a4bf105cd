//! Pieces as entities, and the proof that they show the position.

mod captured;
mod check;

use bevy::light::NotShadowCaster;
use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_rules::{Cell, Piece};

pub use captured::{Captured, CapturedPlaces, CapturedRows, captured_by_ply, resting, spawn_captured};
pub use check::{AddBoardCheck, disagreements};

use crate::look::room::ShadeLook;
use crate::stage::{PieceVariant, Presentation};

/// A piece on the board.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PieceView {
    /// What it is.
    pub piece: Piece,
    /// Where it stands when motion ends; `None` is on its way off the board, or beside it ([`Captured`]).
    pub cell: Option<Cell>,
    /// How many pieces are below it on its cell.
    pub level: u8,
}

/// Whether anything moves on the board. It changes when motion begins and when the board has settled, also by a jump to
/// another position, which does both in one frame.
#[derive(Resource, Default, Debug)]
pub struct Moving(pub bool);

/// The piece that an entity looks like.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PieceAppearance(pub Piece);

/// A piece that a preview of a choice shows elsewhere than where it rests.
#[derive(Component)]
pub struct Previewed;

/// A part of what a piece looks like.
#[derive(Component)]
pub struct PiecePart;

/// The shade where a piece stands on something. Whoever moves pieces hides it while they are in the air.
#[derive(Component)]
pub struct Shade;

impl PieceView {
    /// A piece at rest.
    #[must_use]
    pub fn new(piece: Piece, cell: Cell, level: u8) -> PieceView {
        PieceView { piece, cell: Some(cell), level }
    }

    /// Whether it stands on another piece.
    #[must_use]
    pub const fn is_stacked(&self) -> bool {
        self.cell.is_some() && self.level > 0
    }

    /// Where the piece stands when nothing moves, after the end of a match as its closing scene has left it; the origin for
    /// one that has left the board.
    #[must_use]
    pub fn rest(&self, presentation: &Presentation) -> Transform {
        self.cell.map_or_else(Transform::default, |cell| presentation.rest_now(self.piece, cell, self.level))
    }
}

/// Puts a piece on the board.
pub fn spawn_piece(commands: &mut Commands, presentation: &Presentation, view: PieceView) -> Entity {
    let variant = PieceVariant::at(view.cell, view.level);
    let entity = commands.spawn((view, variant, view.rest(presentation), Visibility::Inherited)).id();
    set_appearance(commands, presentation, entity, view.piece);
    entity
}

/// Makes an entity look like a piece, unless it does.
pub fn set_appearance(commands: &mut Commands, presentation: &Presentation, entity: Entity, piece: Piece) {
    let (parts, variants) = ((presentation.piece_meshes)(piece), presentation.variants.clone());
    let shade = presentation.shade;
    // Pictures are larger than what they show; on a flat board the cell takes the click.
    let pickable = if presentation.flat.is_some() { Pickable::IGNORE } else { Pickable::default() };
    commands.queue(move |world: &mut World| {
        let shade = shade.zip(world.get_resource::<ShadeLook>().cloned());
        let Ok(mut owner) = world.get_entity_mut(entity) else { return };
        if owner.get::<PieceAppearance>() == Some(&PieceAppearance(piece)) {
            return;
        }
        let variant = owner.get::<PieceVariant>().copied().unwrap_or(PieceVariant::at(None, 0));
        let is_stacked = owner.get::<PieceView>().is_some_and(PieceView::is_stacked);
        owner.despawn_related::<Children>();
        owner.insert(PieceAppearance(piece)).with_children(|parent| {
            for (mesh, material, turn) in parts {
                let place = Transform::from_rotation(Quat::from_rotation_y(turn));
                let material = MeshMaterial3d(variants.choose(&material, variant));
                parent.spawn((PiecePart, Mesh3d(mesh), material, place, pickable));
            }
            if let Some((place, ShadeLook(mesh, material))) = shade {
                let seen = if is_stacked { Visibility::Hidden } else { Visibility::Inherited };
                parent.spawn((Shade, mesh, material, place, seen, NotShadowCaster, Pickable::IGNORE));
            }
        });
    });
}
