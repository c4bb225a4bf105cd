//! The turned pieces and the pillars. Each kind has its own outline from the side and its own figure from above.
//!
//! | kind | from above | from the side |
//! |---|---|---|
//! | Pawn | small ball | low, round head |
//! | Knight | horse's head across the disc | horse's head |
//! | Bishop | four points toward the corners | mitre |
//! | Rook | round wall with six battlements | squat tower |
//! | Queen | ring of eight balls | tall, coronet |
//! | King | cross in a ring of points | tallest, cross |
//! | pillar | bundle of hexagons | low |
//!
//! Knight, Queen and King are those of Tress. The foot's shape shows the side as well: White's is round, Black's
//! eight-sided.

use std::f32::consts::{FRAC_PI_4, TAU};

use bevy::prelude::*;
use ludarium_rules::games::go_chess as facts;
use ludarium_rules::{Kind, Side};

use crate::look::chessmen::{self, FOOT_TOP, Shape, foot};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::{rectangle, regular, star};
use crate::look::texture::Rng;

/// How much taller than elsewhere pieces are, to stand out among pillars.
const TALLER: f32 = 1.14;
/// How finely round parts are turned.
const SEGMENTS: u32 = 26;

/// A piece with its foot, in its side's colours.
pub fn piece(kind: Kind, side: Side) -> MeshBuilder {
    let Shape { mut body, mut enamel } = match kind {
        facts::KNIGHT => chessmen::knight(),
        facts::BISHOP => bishop(),
        facts::ROOK => rook(),
        facts::QUEEN => chessmen::queen(),
        facts::KING => chessmen::king(),
        _ => pawn(),
    };
    let (wood, inlay) = match side {
        Side::White => (palette::IVORY, palette::DARK_BRONZE),
        Side::Black => (palette::EBONY, palette::PEWTER),
    };
    let mut whole = foot(side);
    let taller =
        Transform::from_scale(Vec3::new(1.0, TALLER, 1.0)).with_translation(Vec3::Y * FOOT_TOP * (1.0 - TALLER));
    whole.add(body.tint(|_, _| wood.into()), taller);
    whole.add(enamel.tint(|_, _| inlay.into()), taller);
    whole
}

fn pawn() -> Shape {
    let mut shape = Shape::default();
    let stem = [(0.25, FOOT_TOP), (0.25, 0.095), (0.20, 0.14), (0.13, 0.22), (0.095, 0.30), (0.10, 0.35)];
    shape.body.lathe(&stem, SEGMENTS);
    shape.enamel.lathe(&[(0.10, 0.30), (0.17, 0.315), (0.17, 0.34), (0.10, 0.355)], SEGMENTS);
    shape.body.ball(Vec3::new(0.0, 0.445, 0.0), 0.125, 20);
    shape
}

fn bishop() -> Shape {
    let mut shape = Shape::default();
    let stem =
        [(0.275, FOOT_TOP), (0.275, 0.10), (0.24, 0.14), (0.15, 0.24), (0.115, 0.36), (0.11, 0.47), (0.13, 0.50)];
    shape.body.lathe(&stem, SEGMENTS);
    let mut points = MeshBuilder::new();
    points.prism(&star(4, 0.30, 0.12, 0.0), [0.47, 0.53], 0.02, true);
    shape.enamel.add(&points, Transform::from_rotation(Quat::from_rotation_y(FRAC_PI_4)));
    let mitre = [(0.10, 0.52), (0.145, 0.60), (0.155, 0.67), (0.125, 0.75), (0.07, 0.82), (0.03, 0.85), (0.0, 0.855)];
    shape.body.lathe(&mitre, SEGMENTS);
    shape.enamel.ball(Vec3::new(0.0, 0.875, 0.0), 0.042, 12);
    shape
}

fn rook() -> Shape {
    let mut shape = Shape::default();
    let tower = [
        (0.275, FOOT_TOP),
        (0.275, 0.11),
        (0.235, 0.15),
        (0.185, 0.24),
        (0.17, 0.42),
        (0.24, 0.50),
        (0.24, 0.56),
        (0.0, 0.56),
    ];
    shape.body.lathe(&tower, SEGMENTS);
    shape.enamel.lathe(&[(0.172, 0.38), (0.215, 0.395), (0.215, 0.425), (0.172, 0.44)], SEGMENTS);
    shape.enamel.lathe(&[(0.15, 0.555), (0.14, 0.572), (0.0, 0.572)], SEGMENTS);
    for battlement in 0..6 {
        let turn = Quat::from_rotation_y(TAU * battlement as f32 / 6.0);
        let mut block = MeshBuilder::new();
        block.prism(&rectangle(Vec2::new(0.07, 0.038)), [0.55, 0.655], 0.012, false);
        shape.body.add(&block, Transform::from_translation(turn * Vec3::new(0.0, 0.0, 0.2)).with_rotation(turn));
    }
    shape
}

/// A bundle of basalt columns, too low to hide a piece behind it.
pub fn pillar() -> MeshBuilder {
    let mut random = Rng::new(77);
    let mut solid = MeshBuilder::new();
    let mut column = |at: Vec2, height: f32| {
        let tone = random.between(0.8, 1.2);
        let color = LinearRgba::from(palette::BASALT).to_vec4() * tone;
        let mut one = MeshBuilder::new();
        one.paint(LinearRgba::from_vec4(color.with_w(1.0)));
        one.prism(&regular(6, 0.138, 1.0 / 12.0), [0.0, height], 0.018, false);
        // The broken tops catch the light.
        one.tint(|_, normal| if normal.y > 0.9 { LinearRgba::rgb(1.7, 1.7, 1.75) } else { LinearRgba::WHITE });
        solid.add(&one, Transform::from_xyz(at.x, 0.0, at.y));
    };
    column(Vec2::ZERO, 0.27);
    for (side, height) in [0.21, 0.15, 0.23, 0.11, 0.18, 0.16].into_iter().enumerate() {
        column(Vec2::from_angle(TAU * side as f32 / 6.0) * 0.25, height);
    }
    solid.wrap(0.9, Vec2::ZERO);
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    fn height(solid: &MeshBuilder) -> f32 {
        solid.positions().iter().map(|p| p.y).fold(0.0, f32::max)
    }

    #[test]
    fn everything_fits_its_square_and_pillars_hide_no_piece() {
        let pawn = height(&piece(facts::PAWN, Side::White));
        assert!(height(&pillar()) < 0.5 * pawn);
        let half = crate::games::go_chess::CELL / 2.0;
        let pieces = facts::KINDS.iter().flat_map(|facts| Side::ALL.map(|side| piece(facts.kind, side)));
        for solid in pieces.chain([pillar()]) {
            assert!(solid.positions().iter().all(|p| p.x.abs() < half && p.z.abs() < half && p.y >= -1e-4));
            assert!(solid.triangles() < 9000, "{}", solid.triangles());
        }
    }

    #[test]
    fn greater_pieces_are_taller() {
        let order = [facts::PAWN, facts::ROOK, facts::BISHOP, facts::QUEEN, facts::KING];
        let heights = order.map(|kind| height(&piece(kind, Side::Black)));
        assert!(heights.is_sorted(), "{heights:?}");
    }
}
