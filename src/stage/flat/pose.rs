//! Where pieces are on a flat board, at rest and on their way.

use std::f32::consts::PI;

use bevy::prelude::*;
use ludarium_rules::{Cell, Side};

use crate::stage::Layout;

/// Pieces lie above what is inlaid in the board.
const LOWEST: f32 = 0.010;
/// How much higher the nearest row lies than the farthest: what is near covers what is behind it.
const NEARER: f32 = 0.020;
/// How much higher a piece lies for each piece below it.
const LEVEL: f32 = 0.000_04;
/// Marks lie above all pieces at rest; later kinds a little higher.
pub const MARKS: f32 = 0.035;
/// Pieces that are lifted are above everything else, and for each unit that they are lifted so much higher, so that those
/// of one stack stay in their order.
const LIFTED: f32 = 0.060;
const HIGHER: f32 = 0.1;
/// How much larger a piece looks for each unit that it is lifted.
const GROWTH: f32 = 0.22;
/// The least width of a piece that turns over.
const EDGE: f32 = 0.06;

/// The turn that lets a side see upright what is upright for White.
#[must_use]
pub fn upright(near: Side) -> Quat {
    if near == Side::White { Quat::IDENTITY } else { Quat::from_rotation_y(PI) }
}

/// How far a piece is shifted away from the near side for the pieces below it, in diameters of a cell: the higher, the
/// less is added, so that every tower stays on its cell.
fn rise(level: u8) -> f32 {
    0.5 * (1.0 - (-0.13 * f32::from(level)).exp())
}

/// Where a piece at a level of its cell is at rest.
#[must_use]
pub fn rest(layout: &Layout, near: Side, cell: Cell, level: u8) -> Transform {
    let place = layout.world(cell);
    let toward = if near == Side::White { 1.0 } else { -1.0 };
    let nearness = (0.5 + 0.5 * toward * place.z / layout.half.y.max(0.1)).clamp(0.0, 1.0);
    let height = LOWEST + NEARER * nearness + LEVEL * f32::from(level);
    let aside = toward * rise(level) * layout.unit;
    Transform::from_xyz(place.x, height, place.z - aside).with_rotation(upright(near))
}

/// What a flat board shows of a piece on its way: one that is lifted looks larger, one that sinks smaller, one that turns
/// over narrower. Whatever it does, it lies no lower than its place among those of its cell, `floor`.
#[must_use]
pub fn flattened(near: Side, pose: &Transform, floor: f32) -> Transform {
    let highest = LOWEST + NEARER + LEVEL * f32::from(u8::MAX);
    let height = pose.translation.y;
    let lift = (height - highest).clamp(0.0, 1.5);
    let size = pose.scale.min_element() * (1.0 + GROWTH * lift) * (1.0 + height.min(0.0)).max(EDGE);
    let narrow = (pose.rotation * Vec3::Y).y.abs().max(EDGE);
    Transform {
        translation: pose.translation.with_y(if lift > 0.0 {
            LIFTED + HIGHER * lift
        } else {
            height.max(floor).max(LOWEST)
        }),
        rotation: upright(near),
        scale: Vec3::new(size * narrow, 1.0_f32.min(size), size),
    }
}
