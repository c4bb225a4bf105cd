//! The folding board: two leaves of cherry in a rosewood rim, brass hinges, nine by nine inlaid lines.

use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::{rectangle, shifted};
use crate::look::tray::Tray;

/// Half the width of the playing surface: the lines and half a cell around them.
const HALF: f32 = 4.5;
/// Half the distance between the outermost lines.
const LINES: f32 = 4.0;
/// Half the width of a line.
const STROKE: f32 = 0.014;
/// How far the inlays lie above the wood.
const INLAY: f32 = 0.003;

/// The box with its rim.
#[must_use]
pub const fn tray() -> Tray {
    Tray::new(Vec2::splat(HALF), 0.45)
}

/// The wood about one point. All together are two leaves with unbroken grain; the points of the fifth rank lie on both.
#[must_use]
pub fn square(file: u16, rank: u16) -> MeshBuilder {
    let middle = Vec2::new(f32::from(file) - LINES, LINES - f32::from(rank));
    let mut solid = MeshBuilder::new();
    if rank == 4 {
        leaf(&mut solid, middle, [-0.5, 0.0], false);
        leaf(&mut solid, middle, [0.0, 0.5], true);
    } else {
        leaf(&mut solid, middle, [-0.5, 0.5], middle.y > 0.0);
    }
    solid
}

/// A piece of a leaf about a point, between two depths; its texture lies where the piece does.
fn leaf(solid: &mut MeshBuilder, middle: Vec2, depth: [f32; 2], near: bool) {
    let mut part = MeshBuilder::new();
    let corner = |x: f32, z: f32| Vec3::new(middle.x + x, 0.0, middle.y + z);
    part.quad([corner(-0.5, depth[1]), corner(0.5, depth[1]), corner(0.5, depth[0]), corner(-0.5, depth[0])]);
    let shift = if near { Vec2::new(0.0, 0.0) } else { Vec2::new(0.37, 0.61) };
    part.wrap(0.16, shift);
    solid.add(&part, Transform::from_xyz(-middle.x, 0.0, -middle.y));
}

/// The lines, the seam between the leaves and the hinges.
#[must_use]
pub fn inlays() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(palette::ROSEWOOD);
    for index in 0..9_u8 {
        let across = f32::from(index) - LINES;
        let stroke = if index == 0 || index == 8 { STROKE * 1.8 } else { STROKE };
        flat(&mut solid, Vec2::new(0.0, across), Vec2::new(LINES + STROKE * 1.8, stroke), INLAY);
        flat(&mut solid, Vec2::new(across, 0.0), Vec2::new(stroke, LINES + STROKE * 1.8), INLAY);
    }
    let tray = tray();
    let edge = HALF + tray.rim;
    // The seam runs through the rim and down its sides.
    let seam = rectangle(Vec2::new(edge + 0.003, 0.011));
    solid.paint(Color::srgb(0.02, 0.014, 0.01)).prism(&seam, [tray.foot, INLAY + 0.001], 0.0, false);
    for side in [-1.0, 1.0] {
        hinge(&mut solid, side * (edge - 0.05));
    }
    solid
}

/// A brass hinge across the seam: two plates with their pins, and the knuckle between them.
fn hinge(solid: &mut MeshBuilder, x: f32) {
    solid.paint(palette::BRASS);
    for side in [-1.0, 1.0] {
        let plate = shifted(&rectangle(Vec2::new(0.044, 0.19)), Vec2::new(x, side * 0.22));
        solid.prism(&plate, [-0.01, 0.014], 0.006, false);
        for pin in [0.14, 0.31] {
            solid.ball(Vec3::new(x, 0.012, side * pin), 0.022, 8);
        }
    }
    let mut knuckle = MeshBuilder::new();
    knuckle.paint(palette::BRASS).lathe(&[(0.0, -0.05), (0.036, -0.05), (0.036, 0.05), (0.0, 0.05)], 14);
    let lying = Quat::from_rotation_z(std::f32::consts::FRAC_PI_2);
    solid.add(&knuckle, Transform::from_xyz(x, 0.012, 0.0).with_rotation(lying));
}

fn flat(solid: &mut MeshBuilder, middle: Vec2, half: Vec2, y: f32) {
    let corner = |x: f32, z: f32| Vec3::new(middle.x + x * half.x, y, middle.y + z * half.y);
    solid.quad([corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)]);
}

/// The names of files and ranks on the rim.
#[must_use]
pub fn coordinates(turn: Quat) -> MeshBuilder {
    let mut solid = tray().coordinates(
        turn,
        &["a", "b", "c", "d", "e", "f", "g", "h", "i"],
        &["1", "2", "3", "4", "5", "6", "7", "8", "9"],
        0.24,
    );
    solid.tint(|_, _| palette::COORDINATE.to_linear());
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_face_up_and_fill_the_board() {
        for rank in 0..9 {
            let square = square(3, rank);
            assert_eq!(square.triangles(), if rank == 4 { 4 } else { 2 });
            assert!(square.positions().iter().all(|point| point.x.abs() <= 0.5 + 1e-4 && point.z.abs() <= 0.5 + 1e-4));
        }
    }
}
