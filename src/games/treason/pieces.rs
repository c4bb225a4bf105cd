//! The glazed discs: White's are round, Black's have a scalloped edge; a Spy has a smaller disc with a golden star on top.

use bevy::prelude::*;
use ludarium_rules::Side;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::star;

/// How high a man is.
pub const DISC: f32 = 0.13;
/// How high a Spy is.
pub const HEIGHT: f32 = 0.27;
const SEGMENTS: u32 = 40;

/// A man. Painted; its material is white.
#[must_use]
pub fn disc(side: Side) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    match side {
        Side::White => {
            let rim = [(0.0, 0.0), (0.33, 0.0), (0.365, 0.025), (0.365, 0.09), (0.345, 0.122), (0.305, DISC)];
            solid.paint(palette::CREAM_GLAZE).lathe(&rim, SEGMENTS);
            solid.paint(palette::TERRACOTTA).lathe(&[(0.305, DISC), (0.285, 0.108), (0.262, 0.108)], SEGMENTS);
            let dome = [(0.262, 0.108), (0.20, 0.112), (0.12, 0.118), (0.0, 0.122)];
            solid.paint(palette::CREAM_GLAZE).lathe(&dome, SEGMENTS);
            solid.paint(palette::TERRACOTTA).prism(&star(6, 0.115, 0.05, 0.0), [0.11, 0.127], 0.0, false);
        }
        Side::Black => {
            solid.paint(palette::COBALT_GLAZE).prism(&scallops(0.385), [0.0, 0.126], 0.035, true);
            solid.paint(palette::COBALT_PALE).prism(&star(4, 0.265, 0.085, 0.0), [0.11, DISC], 0.0, false);
            solid.paint(palette::COBALT_GLAZE).prism(&star(4, 0.205, 0.060, 0.0), [0.11, 0.133], 0.0, false);
        }
    }
    solid
}

/// What makes a man a Spy: it lies on the man's disc.
#[must_use]
pub fn crown(side: Side) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(palette::GOLD);
    let foot = DISC - 0.015;
    solid.lathe(
        &[(0.0, foot), (0.262, foot), (0.272, foot + 0.02), (0.262, foot + 0.04), (0.22, foot + 0.045)],
        SEGMENTS,
    );
    match side {
        Side::White => {
            let disc = [(0.24, foot + 0.03), (0.24, 0.215), (0.215, 0.238), (0.0, 0.238)];
            solid.paint(palette::CREAM_GLAZE).lathe(&disc, SEGMENTS);
        }
        Side::Black => {
            solid.paint(palette::COBALT_GLAZE).prism(&scallops(0.25), [foot + 0.03, 0.238], 0.022, false);
        }
    }
    solid.paint(palette::TERRACOTTA).prism(&star(8, 0.212, 0.125, 0.0), [0.22, 0.246], 0.0, false);
    solid.paint(palette::GOLD).prism(&star(8, 0.19, 0.10, 0.0), [0.22, HEIGHT], 0.016, false);
    solid
}

/// A round with twelve shallow notches.
fn scallops(radius: f32) -> Vec<Vec2> {
    let point = |step: u8| {
        let turn = f32::from(step) / 72.0 * std::f32::consts::TAU;
        Vec2::from_angle(turn) * radius * (0.915 + 0.085 * (turn * 6.0).sin().abs().sqrt())
    };
    (0..72).map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::contrast;

    #[test]
    fn discs_differ_from_both_glazes_by_three_to_one() {
        for disc in [palette::CREAM_GLAZE, palette::COBALT_GLAZE] {
            for tile in [palette::GLAZE_SOUTH, palette::GLAZE_NORTH] {
                let found = contrast(disc, tile);
                assert!(found >= 3.0, "{disc:?} on {tile:?}: {found}");
            }
        }
    }

    #[test]
    fn discs_fit_into_the_circle_of_a_cell() {
        for side in Side::ALL {
            let (disc, crown) = (disc(side), crown(side));
            for point in disc.positions().iter().chain(crown.positions()) {
                assert!(point.y >= 0.0 && point.y <= HEIGHT + 1e-4 && point.xz().length() < 0.42, "{point}");
            }
        }
    }
}
