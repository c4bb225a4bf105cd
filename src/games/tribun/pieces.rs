//! The stones: flat drums of marble that lie on each other, and the Tribun with a golden laurel.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use ludarium_rules::{Cell, Piece, Side};

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::texture::Rng;

/// How much higher each stone of a tower lies than the one below it.
pub const LEVEL: f32 = 0.15;
/// The radius of a stone; the rings that mark a cell are wider.
pub const RADIUS: f32 = 0.325;
/// How high the Tribun's stone is, wreath and all aside.
pub const TRIBUN_HEIGHT: f32 = 0.24;
/// How light the veins' ground of the dark marble is in its texture: the material is lighter by as much.
pub const DARK_GROUND: f32 = 0.5;
/// The purple disc in the wreath.
const CUSHION: f32 = 0.225;

/// A flat stone of one side, its foot at y = 0. The dark one has a broad pale ring, the white one a thin grey line, so
/// that they differ from above without their colours too.
#[must_use]
pub fn stone(side: Side, low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    drum(&mut solid, side, LEVEL, low);
    solid.wrap(1.3, Vec2::ZERO);
    solid
}

fn drum(solid: &mut MeshBuilder, side: Side, height: f32, low: bool) {
    let segments = if low { 18 } else { 32 };
    let (line, [outer, inner]) = match side {
        Side::White => (LinearRgba::rgb(0.30, 0.27, 0.24), [0.270, 0.252]),
        Side::Black => (pale_on_dark(), [0.282, 0.232]),
    };
    // A dark groove parts a white stone from the one below it.
    let (foot, groove) = if side == Side::White { (LinearRgba::rgb(0.20, 0.16, 0.13), 0.030) } else { (line, 0.016) };
    solid.paint(foot).lathe(&[(0.0, 0.0), (RADIUS - 0.022, 0.0), (RADIUS, groove)], segments);
    let body = [(RADIUS, groove), (RADIUS, height - 0.024), (RADIUS - 0.024, height), (outer, height)];
    solid.paint(LinearRgba::WHITE).lathe(&body, segments);
    solid.paint(line).lathe(&[(outer, height), (inner, height)], segments);
    solid.paint(LinearRgba::WHITE).lathe(&[(inner, height), (0.0, height)], segments);
}

/// Vertex colours multiply the dark material: by so much it becomes pale.
fn pale_on_dark() -> LinearRgba {
    let (pale, dark) = (palette::MARBLE_PALE.to_linear(), palette::MARBLE_DARK.to_linear());
    LinearRgba::rgb(pale.red / dark.red, pale.green / dark.green, pale.blue / dark.blue)
}

/// The Tribun's stone, higher than the others.
#[must_use]
pub fn tribun(side: Side, low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    drum(&mut solid, side, TRIBUN_HEIGHT, low);
    solid.wrap(1.3, Vec2::ZERO);
    solid
}

/// The wreath on the Tribun's stone, about a purple disc; its own colours.
#[must_use]
pub fn wreath() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let top = TRIBUN_HEIGHT;
    solid.paint(palette::TYRIAN).lathe(&[(CUSHION, top - 0.01), (CUSHION, top + 0.012), (0.0, top + 0.012)], 28);
    let mut bough = MeshBuilder::new();
    bough.paint(palette::GOLD).lathe(&[(0.262, top), (0.25, top + 0.035), (0.232, top + 0.035), (0.222, top)], 28);
    solid.add(&bough, Transform::IDENTITY);
    let mut random = Rng::new(5);
    for half in [1.0, -1.0] {
        for step in 0..9 {
            // Both halves grow from the foot of the wreath and leave its head open.
            let angle = half * (0.16 + step as f32 / 9.0 * 2.72);
            for splay in [0.5, -0.42] {
                let tilt = 0.32 + random.between(-0.08, 0.08);
                add_leaf(&mut solid, angle, half, splay + random.between(-0.06, 0.06), tilt);
            }
        }
    }
    solid
}

/// A leaf at an angle from White's side of the wreath, pointing along it.
fn add_leaf(solid: &mut MeshBuilder, angle: f32, half: f32, splay: f32, tilt: f32) {
    let outline: Vec<Vec2> = (0..10)
        .map(|i| i as f32 / 10.0 * TAU)
        .map(|turn| Vec2::new(0.075 + 0.075 * turn.cos(), 0.034 * turn.sin() * (1.0 - 0.35 * turn.cos())))
        .collect();
    let mut leaf = MeshBuilder::new();
    leaf.paint(palette::GOLD).prism(&outline, [0.0, 0.014], 0.006, false);
    let place = Vec3::new(angle.sin() * 0.245, TRIBUN_HEIGHT + 0.028, angle.cos() * 0.245);
    // The tangent of the circle, the way the half grows, turned outward or inward by the splay.
    let along = Quat::from_rotation_y(angle + if half > 0.0 { 0.0 } else { PI } + half * splay);
    let turn = along * Quat::from_rotation_z(tilt);
    solid.add(&leaf, Transform::from_translation(place).with_rotation(turn));
}

/// Stones laid down by hand: each a little aside and turned.
#[must_use]
pub fn pose(piece: Piece, cell: Cell, level: u8) -> Transform {
    let seed = u32::from(cell.0) * 977 + u32::from(level) * 131 + u32::from(piece.kind.0) * 7 + 3;
    let mut random = Rng::new(seed);
    let aside = Vec3::new(random.between(-0.014, 0.014), 0.0, random.between(-0.014, 0.014));
    // The wreath keeps its open head away from its owner.
    let turn = if piece.kind == ludarium_rules::games::tribun::TRIBUN { 0.0 } else { random.unit() * TAU };
    Transform::from_translation(aside).with_rotation(Quat::from_rotation_y(turn))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::contrast;

    #[test]
    fn stones_stand_out_from_every_hex() {
        for tile in palette::MARBLE_TILES {
            for stone in [palette::MARBLE_WHITE, palette::MARBLE_DARK] {
                assert!(contrast(tile, stone) >= 3.0, "{stone:?} on {tile:?}: {}", contrast(tile, stone));
            }
        }
    }

    #[test]
    fn a_tower_has_no_gaps() {
        for solid in [stone(Side::White, false), stone(Side::Black, true)] {
            let top = solid.positions().iter().map(|point| point.y).fold(0.0, f32::max);
            assert!((top - LEVEL).abs() < 1e-6);
        }
    }
}
