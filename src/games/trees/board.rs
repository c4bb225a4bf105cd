//! The forest floor: squares of soil, thin roots between them, a frame of logs, a bank of moss around it.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::pieces::plants::{Detail, leaf, leaf_colour};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::rectangle;
use crate::look::room::TABLE_Y;
use crate::look::texture::Rng;
use crate::look::tray::Tray;

/// Half the width of the squares.
const BOARD: f32 = 4.0;
/// The width of the frame.
const RIM: f32 = 0.56;
/// Where the bank ends.
const BANK: f32 = 5.36;

/// The frame and its coordinates.
pub const TRAY: Tray = Tray { half: Vec2::splat(BOARD), rim: RIM, lip: 0.015, foot: -0.3 };

/// The soil of one square, its top at y = 0; every variant lies differently on the texture.
pub fn square(variant: usize) -> MeshBuilder {
    let mut random = Rng::new(131 + variant as u32);
    let mut solid = MeshBuilder::new();
    solid.prism(&rectangle(Vec2::splat(0.5)), [-0.1, 0.0], 0.014, false);
    solid.wrap(0.45, Vec2::new(random.unit(), random.unit()));
    solid
}

/// Thin roots and pebbles along all edges of the squares.
pub fn roots(detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(151);
    let mut solid = MeshBuilder::new();
    let parts = if detail.low { 16 } else { 32 };
    for turn in [0.0, FRAC_PI_2] {
        for line in 0..=8 {
            let across = line as f32 - BOARD;
            let mut bends: Vec<Vec2> = (0..=parts)
                .map(|part| part as f32 / parts as f32 * 2.0 * BOARD - BOARD)
                .map(|along| Vec2::new(along, across + random.between(-0.018, 0.018)))
                .collect();
            for at in bends.iter_mut().step_by(parts / 8) {
                at.y = across;
            }
            let tone = random.between(0.75, 1.1);
            root(&mut solid, &bends, Quat::from_rotation_y(turn), tone, &mut random);
        }
    }
    if !detail.low {
        pebbles(&mut solid, &mut random);
    }
    solid
}

/// A low ridge along a line of points.
fn root(solid: &mut MeshBuilder, bends: &[Vec2], turn: Quat, tone: f32, random: &mut Rng) {
    let color = LinearRgba::from(palette::ROOT);
    let put = |p: Vec2, y: f32| turn * Vec3::new(p.x, y, p.y);
    let mut width = 0.018;
    for pair in bends.windows(2) {
        let next = random.between(0.012, 0.024);
        let light = tone * random.between(0.85, 1.1);
        solid.paint(LinearRgba::rgb(color.red * light, color.green * light, color.blue * light));
        let [a, b] = [pair[0], pair[1]];
        let [low, high] = [0.0, 0.011];
        solid.quad([put(a + Vec2::Y * width, low), put(b + Vec2::Y * next, low), put(b, high), put(a, high)]);
        solid.quad([put(a, high), put(b, high), put(b - Vec2::Y * next, low), put(a - Vec2::Y * width, low)]);
        width = next;
    }
}

/// Small stones where roots cross.
fn pebbles(solid: &mut MeshBuilder, random: &mut Rng) {
    for (file, rank) in (0..=8).flat_map(|file| (0..=8).map(move |rank| (file, rank))) {
        let tone = random.between(0.12, 0.26);
        let mut stone = MeshBuilder::new();
        stone.paint(LinearRgba::rgb(tone, tone * 0.97, tone * 0.90));
        stone.ball(Vec3::ZERO, random.between(0.028, 0.045), 6);
        let place = Vec3::new(file as f32 - BOARD + random.between(-0.02, 0.02), 0.004, rank as f32 - BOARD);
        let flat = Vec3::new(random.between(0.9, 1.4), 0.55, 1.0);
        let turn = Quat::from_rotation_y(random.unit() * TAU);
        solid.add(&stone, Transform::from_translation(place).with_scale(flat).with_rotation(turn));
    }
}

/// The bank of earth that slopes from the frame down to the table.
pub fn bank() -> MeshBuilder {
    const PARTS: usize = 26;
    let mut random = Rng::new(171);
    let mut solid = MeshBuilder::new();
    let inner = BOARD + RIM - 0.02;
    for side in 0..4 {
        let turn = Quat::from_rotation_y(side as f32 * FRAC_PI_2);
        let edge = |part: usize, random: &mut Rng| {
            let at = part as f32 / PARTS as f32 * 2.0 - 1.0;
            let corner = part == 0 || part == PARTS;
            let shift = if corner { 0.0 } else { random.between(-0.02, 0.07) };
            let bulge = if corner { 0.0 } else { random.between(-0.04, 0.05) };
            let middle = (inner + BANK) * 0.5 + 0.1;
            [
                Vec3::new(at * inner, -0.10, inner),
                Vec3::new(at * middle, -0.27 + bulge, middle),
                Vec3::new(at * (BANK + shift), TABLE_Y, BANK + shift),
            ]
            .map(|point| turn * point)
        };
        let mut before = edge(0, &mut random);
        for part in 1..=PARTS {
            let next = edge(part, &mut random);
            let tone = random.between(0.8, 1.1);
            solid.paint(LinearRgba::rgb(tone, tone, tone));
            for ring in 0..2 {
                solid.quad([before[ring + 1], next[ring + 1], next[ring], before[ring]]);
            }
            before = next;
        }
    }
    solid.wrap(0.5, Vec2::ZERO);
    solid
}

/// A place on the bank: how far out (0 is at the frame, 1 at the table), on one of the four sides.
fn on_bank(random: &mut Rng, out: f32) -> Vec3 {
    let turn = Quat::from_rotation_y((random.unit() * 4.0).floor() * FRAC_PI_2);
    let inner = BOARD + RIM;
    let height = -0.13 + (TABLE_Y + 0.17) * out * out;
    turn * Vec3::new(random.between(-4.7, 4.7), height, inner + (BANK - inner) * out)
}

/// What lies and grows on the frame and the bank: cushions of moss, stones, ferns, mushrooms, cones, fallen leaves.
pub fn undergrowth(detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(191);
    let mut solid = MeshBuilder::new();
    moss(&mut solid, detail, &mut random);
    stones(&mut solid, detail, &mut random);
    if !detail.low {
        ferns(&mut solid, &mut random);
        mushrooms(&mut solid, &mut random);
        litter(&mut solid, &mut random);
    }
    solid
}

fn moss(solid: &mut MeshBuilder, detail: Detail, random: &mut Rng) {
    for index in 0..detail.count(110) {
        let mut cushion = MeshBuilder::new();
        let light = random.between(0.22, 0.6);
        let tone = LinearRgba::from(palette::MOSS);
        cushion.paint(LinearRgba::rgb(tone.red * light, tone.green * light, tone.blue * light));
        cushion.ball(Vec3::ZERO, random.between(0.06, 0.17), if detail.low { 6 } else { 10 });
        // Some creep over the outer edge of the frame.
        let out = if index % 3 == 0 { -0.10 } else { random.between(0.0, 0.9) };
        let place = on_bank(random, out);
        let place = if index % 3 == 0 { place.with_y(0.0) } else { place };
        let flat = Vec3::new(random.between(0.9, 1.7), 0.38, random.between(0.8, 1.2));
        let turn = Quat::from_rotation_y(random.unit() * TAU);
        solid.add(&cushion, Transform::from_translation(place).with_scale(flat).with_rotation(turn));
    }
}

fn stones(solid: &mut MeshBuilder, detail: Detail, random: &mut Rng) {
    for _ in 0..detail.count(30) {
        let tone = random.between(0.10, 0.24);
        let mut stone = MeshBuilder::new();
        stone.paint(LinearRgba::rgb(tone, tone, tone * 0.94));
        stone.ball(Vec3::ZERO, random.between(0.05, 0.14), 6);
        let out = random.between(0.35, 1.0);
        let place = on_bank(random, out);
        let flat = Vec3::new(1.2, random.between(0.5, 0.8), 0.9);
        let turn = Quat::from_rotation_y(random.unit() * TAU);
        solid.add(&stone, Transform::from_translation(place).with_scale(flat).with_rotation(turn));
    }
}

fn ferns(solid: &mut MeshBuilder, random: &mut Rng) {
    let green = [palette::LEAF, palette::LEAF, palette::MOSS].map(LinearRgba::from);
    for _ in 0..18 {
        let out = random.between(0.25, 0.8);
        let foot = on_bank(random, out);
        for frond in 0..6 {
            let angle = (frond as f32 + random.between(-0.3, 0.3)) / 6.0 * TAU;
            let side = Vec3::new(angle.cos(), 0.0, angle.sin());
            for part in 1..=4 {
                let at = foot + side * 0.055 * part as f32 + Vec3::Y * (0.10 * (part as f32 * 0.6).sin());
                for selection in [-1.0, 1.0] {
                    let tip = at + side.cross(Vec3::Y) * selection * 0.075 * (1.2 - 0.2 * part as f32) + side * 0.05;
                    solid.paint(leaf_colour(green, random.between(0.1, 0.5)));
                    leaf(solid, at, tip, 0.035);
                }
            }
        }
    }
}

fn mushrooms(solid: &mut MeshBuilder, random: &mut Rng) {
    for _ in 0..9 {
        let out = random.between(0.15, 0.7);
        let place = on_bank(random, out);
        for _ in 0..3 {
            let foot = place + Vec3::new(random.between(-0.14, 0.14), -0.01, random.between(-0.14, 0.14));
            let size = random.between(0.04, 0.075);
            let mut mushroom = MeshBuilder::new();
            mushroom.paint(palette::BANNER_IVORY).lathe(&[(size * 0.35, 0.0), (size * 0.28, size * 1.6)], 6);
            mushroom.paint(palette::COPPER).lathe(
                &[(size * 0.3, size * 1.45), (size, size * 1.5), (size * 0.8, size * 2.0), (0.0, size * 2.3)],
                9,
            );
            solid.add(&mushroom, Transform::from_translation(foot));
        }
    }
}

fn litter(solid: &mut MeshBuilder, random: &mut Rng) {
    let dry = [palette::DRY_LEAF, palette::GOLD, palette::COPPER].map(LinearRgba::from);
    for _ in 0..150 {
        let out = random.between(0.0, 1.25);
        let place = on_bank(random, out.min(1.0)) + Vec3::Y * 0.03;
        let place = if out > 1.0 { (place * (1.0 + (out - 1.0) * 0.4)).with_y(TABLE_Y + 0.01) } else { place };
        let way = Vec2::from_angle(random.unit() * TAU) * random.between(0.05, 0.09);
        solid.paint(leaf_colour(dry, random.unit()));
        leaf(solid, place, place + Vec3::new(way.x, random.between(0.0, 0.03), way.y), 0.05);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forest_fits_the_table() {
        for low in [true, false] {
            for solid in [bank(), undergrowth(Detail::of(low)), roots(Detail::of(low)), TRAY.rim()] {
                for point in solid.positions() {
                    assert!(point.x.abs() < 6.2 && point.z.abs() < 6.2 && point.y > TABLE_Y - 0.1, "{point}");
                }
            }
        }
    }
}
