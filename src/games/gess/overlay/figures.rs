//! The figures over the stones: the pane of glass, its arrows, the marks of what a move does.

use bevy::prelude::*;
use ludarium_rules::games::gess::Direction;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use crate::games::gess::CELL;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::{cross, rectangle, regular};

/// Half the width of a footprint.
const HALF: f32 = CELL * 1.5;
/// The width of the pane's edge.
const EDGE: f32 = 0.035;
/// How thick the pane is.
const THICK: f32 = 0.02;

/// The sheet of glass over nine cells.
pub fn sheet() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.prism(&rectangle(Vec2::splat(HALF - EDGE)), [0.0, THICK * 0.5], 0.004, false);
    solid
}

/// Its edge, ground bright.
pub fn edge() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for turn in 0..4 {
        let bar = [
            Vec2::new(-HALF, HALF),
            Vec2::new(HALF, HALF),
            Vec2::new(HALF - EDGE, HALF - EDGE),
            Vec2::new(-HALF + EDGE, HALF - EDGE),
        ];
        let mut side = MeshBuilder::new();
        side.prism(&bar, [0.0, THICK], 0.006, false);
        solid.add(&side, Transform::from_rotation(Quat::from_rotation_y(turn as f32 * FRAC_PI_2)));
    }
    solid
}

/// An arrow head along -z from the pane's edge; two of them mean any distance.
pub fn arrow(far: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let head = [Vec2::new(-0.11, 0.0), Vec2::new(0.0, -0.15), Vec2::new(0.11, 0.0), Vec2::new(0.0, -0.045)];
    for back in if far { vec![0.0, 0.12] } else { vec![0.0] } {
        let outline: Vec<Vec2> = head.iter().map(|corner| *corner - Vec2::new(0.0, back)).collect();
        solid.prism(&outline, [0.0, 0.012], 0.0, false);
    }
    solid
}

/// Where an arrow stands about the centre of its pane, and how it is turned.
pub fn arrow_place(direction: Direction) -> Transform {
    let away = Vec3::new(f32::from(direction.files()), 0.0, -f32::from(direction.ranks()));
    let turn = Quat::from_rotation_arc(Vec3::NEG_Z, away.normalize());
    let turn = if direction == Direction::South { Quat::from_rotation_y(std::f32::consts::PI) } else { turn };
    Transform::from_translation(away * HALF + away.normalize() * 0.05).with_rotation(turn)
}

/// A stone that is struck: a cross.
pub fn struck() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut upright = MeshBuilder::new();
    upright.prism(&cross(CELL * 0.36, 0.028, 0.028), [0.0, 0.012], 0.0, false);
    solid.add(&upright, Transform::from_rotation(Quat::from_rotation_y(FRAC_PI_4)));
    solid
}

/// A stone that goes over the edge: a barred ring.
pub fn lost() -> MeshBuilder {
    let mut solid = band(CELL * 0.26, CELL * 0.36);
    solid.prism(&rectangle(Vec2::new(CELL * 0.27, 0.026)), [0.0, 0.012], 0.0, false);
    solid
}

/// Where a stone will lie: a thin ring.
pub fn landing() -> MeshBuilder {
    band(CELL * 0.27, CELL * 0.33)
}

/// A flat ring.
fn band(inner: f32, outer: f32) -> MeshBuilder {
    const CORNERS: usize = 24;
    let (inner, outer) = (regular(CORNERS, inner, 0.0), regular(CORNERS, outer, 0.0));
    let mut solid = MeshBuilder::new();
    for index in 0..CORNERS {
        let next = (index + 1) % CORNERS;
        let corner = |p: Vec2| Vec3::new(p.x, 0.01, -p.y);
        solid.quad([outer[index], outer[next], inner[next], inner[index]].map(corner));
    }
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stand_on_their_side_of_the_pane_and_point_away() {
        for direction in Direction::ALL {
            let place = arrow_place(direction);
            let away = Vec3::new(f32::from(direction.files()), 0.0, -f32::from(direction.ranks()));
            assert!(place.translation.dot(away) > HALF, "{direction}");
            assert!((place.rotation * Vec3::NEG_Z).dot(away.normalize()) > 0.99, "{direction}");
        }
    }

    #[test]
    fn flat_rings_look_up() {
        for solid in [landing(), lost()] {
            let top = solid.positions().iter().map(|p| p.y).fold(0.0, f32::max);
            assert!(top > 0.0 && solid.triangles() >= 48);
        }
    }
}
