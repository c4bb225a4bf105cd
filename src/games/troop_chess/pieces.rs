//! The plain wooden stones: White's are round, Black's have six sides.

use bevy::prelude::*;
use ludarium_rules::Side;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::regular;

/// How high a stone is.
pub const HEIGHT: f32 = 0.2;

/// A side's stone. Painted; its material is white.
#[must_use]
pub fn stone(side: Side) -> MeshBuilder {
    match side {
        Side::White => round(),
        Side::Black => six_sided(),
    }
}

/// A turned disc with a dark groove around its dome.
fn round() -> MeshBuilder {
    const SEGMENTS: u32 = 36;
    let mut solid = MeshBuilder::new();
    let side = [(0.0, 0.0), (0.33, 0.0), (0.36, 0.03), (0.365, 0.09), (0.345, 0.14), (0.29, 0.168), (0.245, 0.178)];
    solid.paint(palette::MAPLE).lathe(&side, SEGMENTS);
    solid.paint(palette::ROSEWOOD).lathe(&[(0.245, 0.178), (0.232, 0.166), (0.208, 0.168), (0.195, 0.182)], SEGMENTS);
    solid.paint(palette::MAPLE).lathe(&[(0.195, 0.182), (0.10, 0.194), (0.0, HEIGHT)], SEGMENTS);
    solid.wrap(0.55, Vec2::new(0.21, 0.4));
    solid
}

/// A cut disc of six sides with a pale line inlaid around its top.
fn six_sided() -> MeshBuilder {
    let hexagon = |radius| regular(6, radius, 1.0 / 12.0);
    let mut solid = MeshBuilder::new();
    solid.paint(palette::WALNUT).prism(&hexagon(0.395), [0.0, HEIGHT - 0.006], 0.045, true);
    solid.paint(palette::BRASS).prism(&hexagon(0.262), [0.15, HEIGHT - 0.002], 0.0, false);
    solid.paint(palette::WALNUT).prism(&hexagon(0.222), [0.15, HEIGHT], 0.0, false);
    solid.wrap(0.55, Vec2::new(0.63, 0.1));
    solid
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
            for point in stone(side).positions() {
                assert!(
                    point.y >= 0.0 && point.y <= HEIGHT + 1e-4 && Vec2::new(point.x, point.z).length() < 0.4,
                    "{point}"
                );
            }
        }
    }
}
