//! Running chains: the head leans toward its next square, a tendril points there, a pale leaf waits on it.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use ludarium_rules::{Cell, Piece, Side};

use super::chain_view::ChainView;
use crate::games::trees::forest;
use crate::games::trees::pieces::ForestLook;
use crate::motion::MotionQueue;
use crate::pieces::{PiecePart, PieceView};
use crate::stage::Presentation;

/// How far a head leans (radians), and how much it sways about that while something moves.
const LEAN: f32 = 0.20;
const SWAY: f32 = 0.07;

/// A piece whose looks lean, toward this direction on the board.
#[derive(Component)]
pub struct Leaning(Vec3);

/// The leaf that waits on a chain's next square.
#[derive(Component)]
pub struct Waiting(Cell);

/// How high something floats above what stands on a cell.
pub fn above(piece: Option<Piece>) -> f32 {
    match piece {
        None => 0.05,
        Some(piece) if forest::species(piece.kind).is_some() => 0.58,
        Some(piece) if forest::is_brush(piece) => 0.34,
        Some(_) => 0.22,
    }
}

/// Gives new chains their looks; those that come with a motion are seen when it is over.
pub fn set_appearance(
    queue: Res<MotionQueue>,
    new: Query<(Entity, &ChainView), Added<ChainView>>,
    pieces: Query<&PieceView>,
    (look, presentation): (Res<ForestLook>, Res<Presentation>),
    mut commands: Commands,
) {
    for (entity, chain) in &new {
        let owner = pieces.iter().find(|view| view.cell == Some(chain.head)).and_then(|view| view.piece.side);
        let side = owner.unwrap_or(Side::White).index();
        let [head, next] = [chain.head, chain.next].map(|cell| presentation.layout.world(cell));
        let way = next - head;
        let turn = Quat::from_rotation_y(-way.z.atan2(way.x));
        let unlit = (Pickable::IGNORE, NotShadowCaster, NotShadowReceiver);
        let seen = if queue.is_busy() { Visibility::Hidden } else { Visibility::Inherited };
        commands.entity(entity).insert((Transform::from_translation(head).with_rotation(turn), seen)).with_children(
            |chain_looks| {
                let tendril = (Mesh3d(look.tendrils[side].clone()), MeshMaterial3d(look.growth.clone()));
                chain_looks.spawn((tendril, unlit.clone()));
                let leaf = (Mesh3d(look.waiting.clone()), MeshMaterial3d(look.ghosts[side].clone()));
                let place = Transform::from_xyz(way.length(), above(None), 0.0);
                chain_looks.spawn((Waiting(chain.next), leaf, place, unlit));
            },
        );
    }
}

/// When the board has come to rest: all chains are seen, their leaves float above what stands there, their heads lean.
pub fn settle(
    queue: Res<MotionQueue>,
    mut chains: Query<(&ChainView, &mut Visibility)>,
    mut waiting: Query<(&Waiting, &mut Transform)>,
    pieces: Query<(Entity, &PieceView, Option<&Leaning>)>,
    presentation: Res<Presentation>,
    mut settled: Local<bool>,
    mut commands: Commands,
) {
    if queue.is_busy() {
        *settled = false;
        return;
    }
    if std::mem::replace(&mut *settled, true) {
        return;
    }
    let on = |cell: Cell| pieces.iter().find(|(_, view, _)| view.cell == Some(cell)).map(|(_, view, _)| view.piece);
    for (leaf, mut place) in &mut waiting {
        place.translation.y = above(on(leaf.0));
    }
    let mut leaning = Vec::new();
    for (chain, mut visibility) in &mut chains {
        visibility.set_if_neq(Visibility::Inherited);
        let way = presentation.layout.world(chain.next) - presentation.layout.world(chain.head);
        leaning.push((chain.head, way.normalize_or_zero()));
    }
    for (entity, view, leans) in &pieces {
        match leaning.iter().find(|(head, _)| view.cell == Some(*head)) {
            Some((_, way)) => {
                commands.entity(entity).insert(Leaning(*way));
            }
            None if leans.is_some() => {
                commands.entity(entity).insert(Leaning(Vec3::ZERO));
            }
            None => {}
        }
    }
}

/// Bends the looks of leaning pieces, once at rest, and back and forth while something moves.
pub fn lean(
    queue: Res<MotionQueue>,
    time: Res<Time>,
    still: Res<crate::settings::Preferences>,
    leaning: Query<(Entity, Ref<Leaning>, &Transform, &Children), Without<PiecePart>>,
    mut garments: Query<&mut Transform, With<PiecePart>>,
    mut busy: Local<bool>,
    mut commands: Commands,
) {
    let was_busy = std::mem::replace(&mut *busy, queue.is_busy());
    for (entity, leans, place, parts) in &leaning {
        if !*busy && !was_busy && !leans.is_changed() {
            continue;
        }
        let swing = if *busy && !still.reduced_motion { SWAY * (time.elapsed_secs() * 5.0).sin() } else { 0.0 };
        let axis = place.rotation.inverse() * Vec3::Y.cross(leans.0).normalize_or_zero();
        let bent = if leans.0 == Vec3::ZERO { Quat::IDENTITY } else { Quat::from_axis_angle(axis, LEAN + swing) };
        for part in parts {
            if let Ok(mut garment) = garments.get_mut(*part) {
                garment.rotation = bent;
            }
        }
        if leans.0 == Vec3::ZERO {
            commands.entity(entity).remove::<Leaning>();
        }
    }
}
