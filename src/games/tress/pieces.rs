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
//! A piece is a body of the side's material, parts in the kind's enamel, and a foot whose shape shows the side as well:
//! White's is round, Black's is eight-sided. Pieces look toward -z, White's forward.

use super::{GUARDIAN, KINDS, KING, KNIGHT, LANCER, PIKEMAN, QUEEN, SENTINEL};
use crate::look::chessmen::{
    FOOT_TOP, KING_HEIGHT, KNIGHT_HEIGHT, QUEEN_HEIGHT, SEGMENTS, king, knight, plate, queen, stem,
};
pub use crate::look::chessmen::{Shape, foot};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::{cross, rectangle, shifted, star};
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_4;

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
    heights[KNIGHT] = KNIGHT_HEIGHT;
    heights[PIKEMAN] = 0.74;
    heights[GUARDIAN] = 0.62;
    heights[LANCER] = 0.92;
    heights[SENTINEL] = 0.90;
    heights[KING] = KING_HEIGHT;
    heights[QUEEN] = QUEEN_HEIGHT;
    heights
};

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

#[cfg(test)]
mod tests;
