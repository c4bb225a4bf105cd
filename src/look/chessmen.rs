//! Turned chessmen that more than one game uses: the feet, the Knight, the King and the Queen, and the parts of others.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;
use ludarium_rules::Side;

use super::mesh_builder::MeshBuilder;
use super::palette;
use super::polygon::{cross, rectangle, regular};

/// How finely round parts are turned.
pub const SEGMENTS: u32 = 28;
/// Where the foot ends and the body begins.
pub const FOOT_TOP: f32 = 0.075;
/// How high the Knight stands.
pub const KNIGHT_HEIGHT: f32 = 0.60;
/// How high the King stands.
pub const KING_HEIGHT: f32 = 1.15;
/// How high the Queen stands.
pub const QUEEN_HEIGHT: f32 = 1.06;

/// A piece without its foot.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// The part made of ivory or ebony.
    pub body: MeshBuilder,
    /// The part covered with enamel.
    pub enamel: MeshBuilder,
}

/// The foot of a side's pieces with its ring of the opposite lightness.
#[must_use]
pub fn foot(side: Side) -> MeshBuilder {
    let mut foot = MeshBuilder::new();
    match side {
        Side::White => {
            foot.paint(palette::IVORY);
            foot.lathe(&[(0.0, 0.0), (0.352, 0.0), (0.36, 0.012), (0.36, 0.03), (0.345, 0.045)], SEGMENTS);
            foot.paint(palette::IVORY_RING);
            foot.lathe(&[(0.345, 0.045), (0.332, 0.048)], SEGMENTS);
            foot.paint(palette::IVORY);
            foot.lathe(&[(0.332, 0.048), (0.325, 0.062), (0.30, FOOT_TOP), (0.0, FOOT_TOP)], SEGMENTS);
        }
        Side::Black => {
            let octagon = |radius| regular(8, radius, 1.0 / 16.0);
            foot.paint(palette::EBONY).prism(&octagon(0.36), [0.0, 0.05], 0.012, false);
            foot.paint(palette::EBONY_RING).prism(&octagon(0.335), [0.04, 0.064], 0.010, false);
            foot.paint(palette::EBONY).prism(&octagon(0.305), [0.055, FOOT_TOP], 0.008, false);
        }
    }
    foot
}

/// A waisted stem from the foot up to `top`, `wide` at the foot and `slim` at its waist.
#[must_use]
pub fn stem(wide: f32, slim: f32, top: f32) -> Vec<(f32, f32)> {
    let rise = top - FOOT_TOP;
    vec![
        (wide, FOOT_TOP),
        (wide, FOOT_TOP + 0.02),
        (wide - 0.03, FOOT_TOP + 0.05),
        (slim + (wide - slim) * 0.35, FOOT_TOP + rise * 0.28),
        (slim + (wide - slim) * 0.10, FOOT_TOP + rise * 0.50),
        (slim, FOOT_TOP + rise * 0.75),
        (slim + 0.01, top),
    ]
}

/// A round plate with rounded edge.
pub fn plate(solid: &mut MeshBuilder, radius: f32, low: f32, high: f32) {
    let edge = (high - low) * 0.5;
    solid.lathe(
        &[
            (0.0, low),
            (radius - edge, low),
            (radius, low + edge * 0.6),
            (radius, high - edge * 0.6),
            (radius - edge, high),
            (0.0, high),
        ],
        SEGMENTS,
    );
}

/// The Knight: a horse's head above a disc.
#[must_use]
pub fn knight() -> Shape {
    let mut shape = Shape::default();
    shape.body.lathe(&stem(0.30, 0.21, 0.20), SEGMENTS);
    plate(&mut shape.enamel, 0.265, 0.17, 0.235);
    // The horse's head in profile, from the nape over ears, brow, muzzle, mouth and jaw to the chest.
    let outline = [
        (-0.160, 0.20),
        (-0.165, 0.30),
        (-0.145, 0.40),
        (-0.105, 0.48),
        (-0.055, 0.535),
        (-0.030, 0.60),
        (0.012, 0.545),
        (0.060, 0.525),
        (0.115, 0.475),
        (0.185, 0.415),
        (0.225, 0.370),
        (0.225, 0.325),
        (0.190, 0.300),
        (0.140, 0.325),
        (0.085, 0.345),
        (0.035, 0.335),
        (0.050, 0.285),
        (0.095, 0.240),
        (0.105, 0.20),
    ];
    let mut head = upright(&outline, 0.088, 0.032);
    // Broad at the shoulders, narrow at the ears and the muzzle.
    head.warp(|p| Vec3::new(p.x * (1.35 - 0.9 * (p.y - 0.2)) * (1.0 - 1.3 * (-p.z).max(0.0)), p.y, p.z));
    shape.body.add(&head, Transform::IDENTITY);
    let mane = [
        (-0.185, 0.225),
        (-0.175, 0.31),
        (-0.140, 0.42),
        (-0.090, 0.515),
        (-0.030, 0.575),
        (-0.01, 0.53),
        (-0.06, 0.46),
        (-0.10, 0.36),
        (-0.12, 0.225),
    ];
    shape.enamel.add(&upright(&mane, 0.045, 0.014), Transform::IDENTITY);
    shape
}

/// A carved plate standing on edge along z: outline as (forward, up), `half` is half its thickness, and its edges are rounded.
fn upright(outline: &[(f32, f32)], half: f32, bevel: f32) -> MeshBuilder {
    let outline: Vec<Vec2> = outline.iter().map(|&(forward, up)| Vec2::new(forward, up)).collect();
    let mut flat = MeshBuilder::new();
    flat.prism(&outline, [-half, half], bevel, true);
    let mut standing = MeshBuilder::new();
    // (x, y, z) of the lying plate become forward, sideways and up.
    standing.add(&flat, Transform::from_rotation(Quat::from_mat3(&Mat3::from_cols(Vec3::NEG_Z, Vec3::NEG_X, Vec3::Y))));
    standing
}

/// The King: a cross in a ring of five points.
#[must_use]
pub fn king() -> Shape {
    let mut shape = Shape::default();
    shape.body.lathe(&stem(0.30, 0.145, 0.66), SEGMENTS);
    shape.enamel.lathe(&[(0.155, 0.60), (0.205, 0.62), (0.205, 0.65), (0.155, 0.67)], SEGMENTS);
    shape.body.lathe(&[(0.15, 0.66), (0.18, 0.75), (0.215, 0.80), (0.0, 0.80)], SEGMENTS);
    let crown = [(0.175, 0.78), (0.235, 0.79), (0.262, 0.845), (0.262, 0.875), (0.20, 0.875), (0.175, 0.82)];
    shape.enamel.lathe(&crown, SEGMENTS);
    for point in 0..5 {
        let turn = Quat::from_rotation_y(PI * 2.0 * point as f32 / 5.0);
        let mut spike = MeshBuilder::new();
        spike.prism(&rectangle(Vec2::new(0.075, 0.032)), [0.0, 0.11], 0.0, false);
        spike.warp(|p| Vec3::new(p.x * (1.0 - p.y * 7.5), p.y, p.z));
        let place = Transform::from_translation(turn * Vec3::new(0.0, 0.865, 0.232)).with_rotation(turn);
        shape.enamel.add(&spike, place);
    }
    shape.body.lathe(&[(0.165, 0.79), (0.15, 0.86), (0.09, 0.91), (0.045, 0.93), (0.0, 0.93)], SEGMENTS);
    let mut bar = MeshBuilder::new();
    bar.prism(&cross(0.115, 0.026, 0.048), [-0.032, 0.032], 0.010, true);
    let standing = Quat::from_rotation_x(FRAC_PI_2);
    for turn in [0.0, FRAC_PI_2] {
        let place =
            Transform::from_xyz(0.0, KING_HEIGHT - 0.115, 0.0).with_rotation(Quat::from_rotation_y(turn) * standing);
        shape.body.add(&bar, place);
    }
    shape
}

/// The Queen: a ring of eight balls around one.
#[must_use]
pub fn queen() -> Shape {
    let mut shape = Shape::default();
    shape.body.lathe(&stem(0.295, 0.125, 0.64), SEGMENTS);
    shape.enamel.lathe(&[(0.135, 0.58), (0.185, 0.60), (0.185, 0.63), (0.135, 0.65)], SEGMENTS);
    shape.body.lathe(
        &[(0.13, 0.63), (0.15, 0.72), (0.20, 0.81), (0.245, 0.86), (0.225, 0.885), (0.17, 0.86), (0.0, 0.85)],
        SEGMENTS,
    );
    for ball in 0..8 {
        let (sin, cos) = (PI * 2.0 * (ball as f32 + 0.5) / 8.0).sin_cos();
        shape.enamel.ball(Vec3::new(cos * 0.232, 0.905, sin * 0.232), 0.062, 10);
    }
    shape.body.lathe(&[(0.14, 0.85), (0.12, 0.91), (0.06, 0.945), (0.0, 0.95)], SEGMENTS);
    shape.enamel.ball(Vec3::new(0.0, QUEEN_HEIGHT - 0.08, 0.0), 0.08, 14);
    shape
}
