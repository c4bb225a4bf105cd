//! Running chains: the head leans toward its next square, a tendril points there, a pale leaf waits on it.

use bevy::light::NotShadowReceiver;
use bevy::prelude::*;
use ludarium_rules::games::trees::{GRASS, HUCKLEBERRY, UNDERBRUSH};
use ludarium_rules::{Cell, Piece, Side};

use super::chain_view::ChainView;
use crate::board::OverlayPart;
use crate::games::trees::pieces::limbs::LimbLook;
use crate::pieces::{Moving, PiecePart, PieceView};
use crate::settings::Still;
use crate::stage::Presentation;

/// How far a head leans (radians), and how much it sways about that while something moves.
const LEAN: f32 = 0.20;
const SWAY: f32 = 0.07;

/// A piece that leans in this direction on the board.
#[derive(Component)]
pub struct Leaning(Vec3);

/// The leaf that waits on a chain's next square.
#[derive(Component)]
pub struct Waiting(Cell);

/// How high something floats above what stands on a cell: over the leaves of what is low, between the twigs of a tree.
pub fn above(piece: Option<Piece>) -> f32 {
    match piece.map(|piece| piece.kind) {
        None => 0.05,
        Some(GRASS) => 0.28,
        Some(UNDERBRUSH) => 0.36,
        Some(HUCKLEBERRY) => 0.49,
        Some(_) => 0.58,
    }
}

/// Gives new chains their meshes; those of a motion become visible when it is over.
pub fn set_appearance(
    moving: Res<Moving>,
    new: Query<(Entity, &ChainView), Added<ChainView>>,
    pieces: Query<&PieceView>,
    (look, presentation): (Res<LimbLook>, Res<Presentation>),
    mut commands: Commands,
) {
    for (entity, chain) in &new {
        let owner = pieces.iter().find(|view| view.cell == Some(chain.head)).and_then(|view| view.piece.side);
        let side = owner.unwrap_or(Side::White).index();
        let [head, next] = [chain.head, chain.next].map(|cell| presentation.layout.world(cell));
        let way = next - head;
        let turn = Quat::from_rotation_y(-way.z.atan2(way.x));
        let seen = if moving.0 { Visibility::Hidden } else { Visibility::Inherited };
        commands.entity(entity).insert((Transform::from_translation(head).with_rotation(turn), seen)).with_children(
            |chain_looks| {
                let tendril = (Mesh3d(look.tendrils[side].clone()), MeshMaterial3d(look.bark.clone()));
                chain_looks.spawn((tendril, OverlayPart, NotShadowReceiver));
                let leaf = (Mesh3d(look.waiting.clone()), MeshMaterial3d(look.ghosts[side].clone()));
                let place = Transform::from_xyz(way.length(), above(None), 0.0);
                chain_looks.spawn((Waiting(chain.next), leaf, place, OverlayPart, NotShadowReceiver));
            },
        );
    }
}

/// When the board has come to rest: all chains are seen, and their leaves float above what stands there.
pub fn settle(
    moving: Res<Moving>,
    mut chains: Query<&mut Visibility, With<ChainView>>,
    mut waiting: Query<(&Waiting, &mut Transform)>,
    pieces: Query<&PieceView>,
) {
    if moving.0 {
        return;
    }
    let on = |cell: Cell| pieces.iter().find(|view| view.cell == Some(cell)).map(|view| view.piece);
    for (leaf, mut place) in &mut waiting {
        place.translation.y = above(on(leaf.0));
    }
    for mut visibility in &mut chains {
        visibility.set_if_neq(Visibility::Inherited);
    }
}

/// When the board has come to rest: the heads of chains lean toward their next squares, and no other piece leans.
pub fn choose_leaning(
    (moving, presentation): (Res<Moving>, Res<Presentation>),
    chains: Query<&ChainView>,
    pieces: Query<(Entity, &PieceView, Option<&Leaning>)>,
    mut commands: Commands,
) {
    // A picture cannot lean.
    if moving.0 || presentation.flat.is_some() {
        return;
    }
    let way = |chain: &ChainView| presentation.layout.world(chain.next) - presentation.layout.world(chain.head);
    for (entity, view, leans) in &pieces {
        let chain = chains.iter().find(|chain| view.cell == Some(chain.head));
        match chain.map(|chain| way(chain).normalize_or_zero()) {
            Some(way) => {
                commands.entity(entity).insert(Leaning(way));
            }
            None if leans.is_some() => {
                commands.entity(entity).insert(Leaning(Vec3::ZERO));
            }
            None => {}
        }
    }
}

/// Tilts leaning pieces: still at rest, swaying while something moves.
pub fn lean(
    moving: Res<Moving>,
    time: Res<Time>,
    still: Res<Still>,
    leaning: Query<(Entity, Ref<Leaning>, &Transform, &Children), Without<PiecePart>>,
    mut transforms: Query<&mut Transform, With<PiecePart>>,
    mut commands: Commands,
) {
    for (entity, leans, place, parts) in &leaning {
        if !moving.0 && !moving.is_changed() && !leans.is_changed() {
            continue;
        }
        let swing = if moving.0 && !still.0 { SWAY * (time.elapsed_secs() * 5.0).sin() } else { 0.0 };
        let axis = place.rotation.inverse() * Vec3::Y.cross(leans.0).normalize_or_zero();
        let bent = if leans.0 == Vec3::ZERO { Quat::IDENTITY } else { Quat::from_axis_angle(axis, LEAN + swing) };
        for part in parts {
            if let Ok(mut transform) = transforms.get_mut(*part) {
                transform.rotation = bent;
            }
        }
        if leans.0 == Vec3::ZERO {
            commands.entity(entity).remove::<Leaning>();
        }
    }
}
