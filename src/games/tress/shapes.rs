//! The turned pieces. Each kind has its own outline from the side and its own emblem from straight above.
//!
//! | kind | from above | from the side |
//! |---|---|---|
//! | Knight | disc with a horse's head across it | low, horse's head |
//! | Pikeman | X with pointed arms | slim, spear head |
//! | Guardian | square with battlements | squat tower |
//! | Lancer | + with flared arms | slim, long lance |
//! | Sentinel | eight-rayed star | watchtower with a ball |
//! | King | ring of five points around a cross | tallest, cross |
//! | Queen | ring of eight balls around one | tall, coronet |
//!
//! A piece is a body of the side's material, parts in the kind's enamel, and a foot that tells the side by shape as well:
//! White's is round, Black's is eight-sided. Pieces look toward -z, White's forward.

use super::{GUARDIAN, KINDS, KING, KNIGHT, LANCER, PIKEMAN, QUEEN, SENTINEL};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::{cross, rectangle, regular, shifted, star};
use bevy::prelude::*;
use ludarium_rules::Side;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// How finely round parts are turned.
const SEGMENTS: u32 = 28;
/// No part of a piece reaches farther from its axis.
pub const RADIUS: f32 = 0.36;
/// Where the foot ends and the body begins.
const FOOT_TOP: f32 = 0.075;

/// A piece without its foot.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// The part made of ivory or ebony.
    pub body: MeshBuilder,
    /// The part covered with enamel.
    pub enamel: MeshBuilder,
}

/// The shape of a kind; an unknown number gives the Knight's.
#[must_use]
pub fn shape(kind: usize) -> Shape {
    match kind {
        PIKEMAN => pikeman(),
        GUARDIAN => guardian(),
        LANCER => lancer(),
        SENTINEL => sentinel(),
        KING => king(),
        QUEEN => queen(),
        _ => knight(),
    }
}

/// How high each kind stands.
pub const HEIGHTS: [f32; KINDS] = {
    let mut heights = [0.0; KINDS];
    heights[KNIGHT] = 0.60;
    heights[PIKEMAN] = 0.74;
    heights[GUARDIAN] = 0.62;
    heights[LANCER] = 0.92;
    heights[SENTINEL] = 0.90;
    heights[KING] = 1.15;
    heights[QUEEN] = 1.06;
    heights
};

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
fn stem(wide: f32, slim: f32, top: f32) -> Vec<(f32, f32)> {
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
fn plate(solid: &mut MeshBuilder, radius: f32, low: f32, high: f32) {
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

fn knight() -> Shape {
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

/// A carved plate standing on edge along z: outline as (forward, up), half as thick as told, its edges rounded.
fn upright(outline: &[(f32, f32)], half: f32, bevel: f32) -> MeshBuilder {
    let outline: Vec<Vec2> = outline.iter().map(|&(forward, up)| Vec2::new(forward, up)).collect();
    let mut flat = MeshBuilder::new();
    flat.prism(&outline, [-half, half], bevel, true);
    let mut standing = MeshBuilder::new();
    // (x, y, z) of the lying plate become forward, sideways and up.
    standing.add(&flat, Transform::from_rotation(Quat::from_mat3(&Mat3::from_cols(Vec3::NEG_Z, Vec3::NEG_X, Vec3::Y))));
    standing
}

fn pikeman() -> Shape {
    let mut shape = Shape::default();
    shape.body.lathe(&stem(0.27, 0.12, 0.33), SEGMENTS);
    plate(&mut shape.body, 0.27, 0.32, 0.365);
    let mut blades = MeshBuilder::new();
    blades.prism(&star(4, 0.30, 0.085, 0.0), [0.355, 0.435], 0.022, false);
    shape.enamel.add(&blades, Transform::from_rotation(Quat::from_rotation_y(FRAC_PI_4)));
    shape.body.lathe(&[(0.06, 0.42), (0.045, 0.47), (0.035, 0.54), (0.0, 0.54)], 16);
    shape.enamel.lathe(&[(0.0, 0.52), (0.04, 0.535), (0.068, 0.575), (0.035, 0.65), (0.0, HEIGHTS[PIKEMAN])], 16);
    shape
}

fn guardian() -> Shape {
    let mut shape = Shape::default();
    let square = |half: f32| rectangle(Vec2::splat(half));
    shape.body.prism(&square(0.235), [FOOT_TOP - 0.01, 0.14], 0.03, false);
    shape.body.prism(&square(0.185), [0.12, 0.44], 0.01, false);
    shape.body.prism(&square(0.245), [0.42, 0.50], 0.012, true);
    shape.enamel.prism(&square(0.215), [0.25, 0.315], 0.014, true);
    shape.enamel.prism(&square(0.19), [0.49, 0.535], 0.016, false);
    for corner in [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0), Vec2::new(-1.0, 1.0), Vec2::new(-1.0, -1.0)] {
        let merlon = shifted(&rectangle(Vec2::splat(0.062)), corner * 0.183);
        shape.body.prism(&merlon, [0.49, HEIGHTS[GUARDIAN]], 0.012, false);
    }
    for side in [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y] {
        let half = Vec2::new(0.030, 0.030) + side.abs().yx() * 0.022;
        shape.body.prism(&shifted(&rectangle(half), side * 0.208), [0.49, 0.575], 0.010, false);
    }
    shape
}

fn lancer() -> Shape {
    let mut shape = Shape::default();
    shape.body.lathe(&stem(0.27, 0.11, 0.44), SEGMENTS);
    shape.enamel.lathe(&[(0.12, 0.235), (0.16, 0.25), (0.16, 0.275), (0.12, 0.29)], SEGMENTS);
    plate(&mut shape.body, 0.245, 0.43, 0.475);
    shape.enamel.prism(&cross(0.285, 0.050, 0.105), [0.465, 0.555], 0.022, false);
    shape.body.lathe(&[(0.085, 0.53), (0.075, 0.58), (0.04, 0.63), (0.028, 0.70), (0.0, HEIGHTS[LANCER])], 16);
    shape
}

fn sentinel() -> Shape {
    let mut shape = Shape::default();
    shape.body.lathe(&stem(0.285, 0.155, 0.50), SEGMENTS);
    shape.enamel.lathe(&[(0.165, 0.33), (0.20, 0.345), (0.20, 0.375), (0.165, 0.39)], SEGMENTS);
    plate(&mut shape.body, 0.235, 0.49, 0.54);
    shape.enamel.prism(&star(8, 0.315, 0.165, 0.0), [0.53, 0.62], 0.024, false);
    shape.body.lathe(&[(0.125, 0.61), (0.12, 0.66), (0.085, 0.69), (0.07, 0.72)], SEGMENTS);
    shape.body.ball(Vec3::new(0.0, 0.795, 0.0), 0.105, 20);
    shape
}

fn king() -> Shape {
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
            Transform::from_xyz(0.0, HEIGHTS[KING] - 0.115, 0.0).with_rotation(Quat::from_rotation_y(turn) * standing);
        shape.body.add(&bar, place);
    }
    shape
}

fn queen() -> Shape {
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
    shape.enamel.ball(Vec3::new(0.0, HEIGHTS[QUEEN] - 0.08, 0.0), 0.08, 14);
    shape
}

#[cfg(test)]
mod tests;
