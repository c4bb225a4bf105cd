//! The wooden stones, each a helmet that looks at the enemy: White's are round with a dark crest, Black's have six sides
//! and a keel of brass.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;
use ludarium_rules::Side;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::regular;

/// How high a stone is.
pub const HEIGHT: f32 = 0.4;
/// How high the collar is on which the helmet of a stone stands; what lies there is seen around the helmet.
const COLLAR: f32 = 0.112;

/// The stained wood of a round helmet's crest.
const PLUME: Color = Color::srgb(0.31, 0.145, 0.09);

/// A side's stone. Painted; its material is white.
#[must_use]
pub fn stone(side: Side) -> MeshBuilder {
    match side {
        Side::White => round(),
        Side::Black => {
            let mut solid = MeshBuilder::new();
            solid.add(&six_sided(), Transform::from_rotation(Quat::from_rotation_y(PI)));
            solid
        }
    }
}

/// A turned helmet on a collar, toward -z: a dark crest, and a plate with the slits of the eyes and the mouth.
fn round() -> MeshBuilder {
    const SEGMENTS: u32 = 20;
    let mut solid = MeshBuilder::new();
    let collar = [(0.0, 0.0), (0.34, 0.0), (0.365, 0.032), (0.365, 0.082), (0.335, COLLAR), (0.305, COLLAR)];
    solid.paint(palette::MAPLE).lathe(&collar, SEGMENTS);
    solid.paint(palette::ROSEWOOD).lathe(&[(0.305, COLLAR), (0.272, COLLAR - 0.004)], SEGMENTS);
    let dome = [(0.272, COLLAR - 0.004), (0.28, 0.185), (0.238, 0.268), (0.145, 0.325), (0.0, 0.344)];
    solid.paint(palette::MAPLE).lathe(&dome, SEGMENTS);
    let crest =
        [(-0.225, 0.295), (-0.13, 0.362), (0.0, 0.394), (0.12, HEIGHT), (0.24, 0.372), (0.325, 0.30), (0.335, 0.215)];
    solid.add(&comb(PLUME, &crest, [0.016, 0.064]), Transform::IDENTITY);
    solid.add(&face(), Transform::from_xyz(0.0, 0.205, -0.298).with_rotation(Quat::from_rotation_x(-1.02)));
    solid.wrap(0.55, Vec2::new(0.21, 0.4));
    solid
}

/// The plate before the face of a round helmet, seen from +y, its chin toward -z.
fn face() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let plate = [(-0.145, 0.115), (0.145, 0.115), (0.135, -0.035), (0.0, -0.135), (-0.135, -0.035)].map(Vec2::from);
    solid.paint(palette::MAPLE).prism(&plate, [-0.06, 0.0], 0.022, false);
    let slits = [
        (-0.11, 0.07),
        (0.11, 0.07),
        (0.095, 0.005),
        (0.026, 0.005),
        (0.02, -0.095),
        (-0.02, -0.095),
        (-0.026, 0.005),
        (-0.095, 0.005),
    ];
    solid.paint(palette::ROSEWOOD).prism(&slits.map(Vec2::from), [-0.01, 0.004], 0.0, false);
    solid
}

/// A cut helmet of six sides on a collar, an edge toward -z: a keel of brass, a brow, and a line inlaid around its foot.
fn six_sided() -> MeshBuilder {
    let hexagon = |radius| regular(6, radius, 1.0 / 12.0);
    let mut solid = MeshBuilder::new();
    solid.paint(palette::WALNUT).prism(&hexagon(0.39), [0.0, COLLAR - 0.004], 0.034, true);
    solid.paint(palette::BRASS).prism(&hexagon(0.342), [0.09, COLLAR - 0.002], 0.0, false);
    solid.paint(palette::WALNUT).prism(&hexagon(0.312), [0.09, COLLAR], 0.0, false);
    facets(&mut solid, &[(0.30, COLLAR, 0.0), (0.317, 0.195, 0.0), (0.245, 0.29, 0.015), (0.10, 0.348, 0.025)]);
    let keel =
        [(-0.305, 0.225), (-0.225, 0.317), (-0.09, 0.37), (0.03, 0.382), (0.15, 0.368), (0.265, 0.305), (0.325, 0.20)];
    solid.add(&comb(palette::BRASS, &keel, [0.02, 0.026]), Transform::IDENTITY);
    let brow = [(0.0, -0.372), (0.275, -0.205), (0.268, -0.135), (0.0, -0.29), (-0.268, -0.135), (-0.275, -0.205)];
    solid.paint(palette::BRASS).prism(&brow.map(Vec2::from), [0.178, 0.215], 0.012, false);
    solid.wrap(0.55, Vec2::new(0.63, 0.1));
    solid
}

/// A comb over a helmet, of which the edge is given as (z, y) from the front to the nape; half its width in front and
/// behind.
fn comb(color: Color, edge: &[(f32, f32)], [front, nape]: [f32; 2]) -> MeshBuilder {
    const HEART: Vec2 = Vec2::new(0.12, 0.03);
    let edge: Vec<Vec2> = edge.iter().map(|&(z, y)| Vec2::new(y, z)).collect();
    let below = edge.iter().rev().step_by(2).map(|at| HEART.lerp(*at, 0.7));
    let outline: Vec<Vec2> = edge.iter().copied().chain(below).collect();
    let mut lying = MeshBuilder::new();
    lying.paint(color).prism(&outline, [-nape, nape], 0.014, true);
    let mut solid = MeshBuilder::new();
    solid.add(&lying, Transform::from_rotation(Quat::from_rotation_z(FRAC_PI_2)));
    solid.warp(|p| p.with_x(p.x * (front / nape).lerp(1.0, (0.4 + 2.2 * p.z).clamp(0.0, 1.0))));
    solid
}

/// Six flat sides between rings given as (radius, height, shift along z), and a flat top.
fn facets(solid: &mut MeshBuilder, rings: &[(f32, f32, f32)]) {
    let corner = |&(radius, y, shift): &(f32, f32, f32), index: usize| {
        let at = regular(6, radius, 1.0 / 12.0)[index % 6];
        Vec3::new(at.x, y, at.y + shift)
    };
    for (side, pair) in rings.windows(2).flat_map(|pair| (0..6).map(move |side| (side, pair))) {
        let [low, high] = [0, 1].map(|end| [side + 1, side].map(|index| corner(&pair[end], index)));
        solid.quad([low[0], low[1], high[1], high[0]]);
    }
    if let Some(top) = rings.last() {
        for half in [0, 3] {
            solid.quad([3, 2, 1, 0].map(|step| corner(top, half + step)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::contrast;

    #[test]
    fn stones_differ_from_the_board_by_three_to_one() {
        for stone in [palette::MAPLE, palette::WALNUT] {
            let found = contrast(stone, palette::CHERRY);
            assert!(found >= 3.0, "{found}");
        }
    }

    #[test]
    fn stones_stand_on_the_board_and_leave_room_for_the_next() {
        for side in Side::ALL {
            let stone = stone(side);
            assert!(stone.triangles() <= 500, "{}", stone.triangles());
            for point in stone.positions() {
                assert!(
                    point.y >= 0.0 && point.y <= HEIGHT + 1e-4 && Vec2::new(point.x, point.z).length() < 0.4,
                    "{point}"
                );
            }
        }
    }
}
