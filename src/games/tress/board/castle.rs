//! The ruin around the board: rim with coordinates, plinth, broken walls, tower stumps, rubble and moss.

use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::{rectangle, regular};
use crate::look::room::TABLE_Y;
use crate::look::texture::Rng;
use crate::look::{glyph, palette};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, TAU};

/// Half the width of the playing cells.
const BOARD: f32 = 4.0;
/// Half the width of the board with its rim.
pub const RIM: f32 = 4.60;
/// The middle of the walls, where the banners stand too.
pub const WALL: f32 = 4.88;
/// The height of one course of wall stones.
const COURSE: f32 = 0.17;
/// Where the walls begin.
const WALL_FOOT: f32 = -0.14;

/// A block of stone: half its length, its heights and half its depth; it lies along x.
fn block(half: Vec2, heights: [f32; 2], random: &mut Rng) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let tone = random.between(0.78, 1.05);
    solid.paint(LinearRgba::rgb(tone, tone * random.between(0.97, 1.0), tone * random.between(0.92, 1.0)));
    let bevel = 0.03_f32.min(half.min_element() * 0.4);
    solid.prism(&rectangle(half), heights, bevel, false);
    if random.unit() < 0.35 {
        overgrow(&mut solid, random.between(0.35, 0.9));
    }
    solid
}

/// Tints what looks upward with moss.
fn overgrow(solid: &mut MeshBuilder, strength: f32) {
    let moss = LinearRgba::from(palette::MOSS).to_vec4();
    solid.tint(|_, normal| {
        let covered = strength * normal.y.clamp(0.0, 1.0);
        LinearRgba::from_vec4(Vec4::ONE.lerp(moss, covered).with_w(1.0))
    });
}

/// Walks round the square of half width `middle`; for every side, the turn that brings +z there.
fn sides() -> [Quat; 4] {
    std::array::from_fn(|side| Quat::from_rotation_y(side as f32 * FRAC_PI_2))
}

/// The rim of the board, one stone a cell and one in each corner.
#[must_use]
pub fn rim() -> MeshBuilder {
    let mut random = Rng::new(11);
    let mut solid = MeshBuilder::new();
    let middle = (BOARD + RIM) * 0.5;
    let half = (RIM - BOARD) * 0.5;
    for turn in sides() {
        for cell in 0..8 {
            let top = random.between(-0.012, 0.0);
            let mut stone = block(Vec2::new(0.5, half), [-0.2, top], &mut random);
            stone.wrap(0.6, Vec2::new(random.unit(), random.unit()));
            let at = Vec3::new(cell as f32 - 3.5, 0.0, middle);
            solid.add(&stone, Transform::from_translation(turn * at).with_rotation(turn));
        }
        let mut corner = block(Vec2::splat(half), [-0.2, 0.03], &mut random);
        corner.wrap(0.6, Vec2::new(random.unit(), random.unit()));
        solid.add(&corner, Transform::from_translation(turn * Vec3::new(middle, 0.0, middle)).with_rotation(turn));
    }
    solid
}

/// The coordinates on all four sides of the rim, each turned by `turn`.
#[must_use]
pub fn coordinates(turn: Quat) -> MeshBuilder {
    const SIZE: f32 = 0.27;
    let mut solid = MeshBuilder::new();
    let middle = (BOARD + RIM) * 0.5;
    for (index, (file, rank)) in "abcdefgh".chars().zip("12345678".chars()).enumerate() {
        let along = index as f32 - 3.5;
        let place = |x: f32, z: f32| Transform::from_xyz(x, 0.006, z).with_rotation(turn);
        for side in [middle, -middle] {
            glyph::lay(&mut solid, file, place(along, side), SIZE);
            glyph::lay(&mut solid, rank, place(side, -along), SIZE);
        }
    }
    solid
}

/// Plinth, walls and towers; with `low` without rubble and cushions of moss.
#[must_use]
pub fn walls(low: bool) -> MeshBuilder {
    let mut random = Rng::new(23);
    let mut solid = MeshBuilder::new();
    for turn in sides() {
        plinth_side(&mut solid, turn, &mut random);
        wall_side(&mut solid, turn, &mut random);
        let corner = turn * Vec3::new(WALL + 0.02, 0.0, WALL + 0.02);
        tower(&mut solid, corner, &mut random);
    }
    fortress_corners(&mut solid, &mut random);
    if !low {
        rubble(&mut solid, &mut random);
        cushions(&mut solid, &mut random);
    }
    solid.wrap(0.55, Vec2::ZERO);
    solid
}

/// Two steps of blocks down to the table.
fn plinth_side(solid: &mut MeshBuilder, turn: Quat, random: &mut Rng) {
    for (outer, low, high) in [(5.14, -0.42, WALL_FOOT), (5.42, TABLE_Y, -0.40)] {
        let mut at = -outer;
        while at < outer - 0.05 {
            let length = random.between(0.55, 0.95).min(outer - at);
            let half = Vec2::new(length * 0.5 - 0.004, (outer - RIM) * 0.5);
            let out = (outer + RIM) * 0.5 + random.between(-0.012, 0.012);
            let stone = block(half, [low, high + random.between(-0.012, 0.006)], random);
            let place = Vec3::new(at + length * 0.5, 0.0, out);
            solid.add(&stone, Transform::from_translation(turn * place).with_rotation(turn));
            at += length;
        }
    }
}

/// How many courses of the wall still stand at a place along a side: none at the banners, most near the towers.
fn standing(along: f32, random: &mut Rng) -> u32 {
    let away = along.abs();
    let near_banner = [0.0, 3.0].iter().any(|banner| (away - banner).abs() < 0.5);
    let left = if away > 3.9 {
        2.2
    } else if near_banner {
        0.0
    } else {
        1.1
    };
    (left + random.between(-0.7, 0.7)).round().max(0.0) as u32
}

fn wall_side(solid: &mut MeshBuilder, turn: Quat, random: &mut Rng) {
    for step in 0..17 {
        let along = (step as f32 - 8.0) * 0.53;
        for course in 0..standing(along, random) {
            let shift = if course % 2 == 1 { 0.12 } else { 0.0 } + random.between(-0.02, 0.02);
            let half = Vec2::new(random.between(0.22, 0.26), random.between(0.15, 0.19));
            let low = WALL_FOOT + course as f32 * COURSE;
            let stone = block(half, [low, low + COURSE], random);
            let tilt = Quat::from_rotation_y(random.between(-0.06, 0.06));
            let place = Vec3::new(along + shift, 0.0, WALL + random.between(-0.02, 0.02));
            solid.add(&stone, Transform::from_translation(turn * place).with_rotation(turn * tilt));
        }
    }
}

/// A round tower, broken off slantwise.
fn tower(solid: &mut MeshBuilder, centre: Vec3, random: &mut Rng) {
    const STONES: usize = 11;
    let broken = random.unit() * TAU;
    let mut floor = MeshBuilder::new();
    floor.paint(LinearRgba::rgb(0.30, 0.30, 0.24)).prism(&regular(16, 0.5, 0.0), [TABLE_Y, 0.02], 0.02, false);
    solid.add(&floor, Transform::from_translation(centre));
    for course in 0..7 {
        let low = TABLE_Y + course as f32 * COURSE;
        for stone in 0..STONES {
            let angle = (stone as f32 + 0.5 * (course % 2) as f32) / STONES as f32 * TAU;
            let left = 5.0 + 1.4 * (angle - broken).cos() + random.between(-0.5, 0.5);
            if course as f32 >= left {
                continue;
            }
            let block = block(Vec2::new(0.165, 0.12), [low, low + COURSE], random);
            let turn = Quat::from_rotation_y(angle);
            let out = turn * Vec3::new(0.0, 0.0, 0.52 + random.between(-0.012, 0.012));
            solid.add(&block, Transform::from_translation(centre + out).with_rotation(turn));
        }
    }
}

/// Four small stumps on the corners of the Fortress, low enough to hide no piece.
fn fortress_corners(solid: &mut MeshBuilder, random: &mut Rng) {
    for turn in sides() {
        let mut stump = MeshBuilder::new();
        let tone = random.between(0.75, 0.95);
        stump.paint(LinearRgba::rgb(tone, tone, tone * 0.97));
        stump.prism(&regular(8, 0.125, 1.0 / 16.0), [-0.02, 0.055], 0.015, false);
        stump.prism(&regular(8, 0.092, 1.0 / 16.0), [0.05, 0.115], 0.018, false);
        solid.add(&stump, Transform::from_translation(turn * Vec3::new(1.0, 0.0, 1.0)));
    }
}

/// Fallen stones on the steps and on the table.
fn rubble(solid: &mut MeshBuilder, random: &mut Rng) {
    for _ in 0..44 {
        let size = random.between(0.05, 0.15);
        let half = Vec2::new(size, size * random.between(0.6, 0.9));
        let mut stone = block(half, [0.0, size * random.between(0.7, 1.2)], random);
        stone.warp(|p| p + Vec3::new(0.12 * p.z, 0.0, 0.1 * p.y));
        let out = random.between(5.05, 6.3);
        let ground = if out < 5.14 {
            WALL_FOOT
        } else if out < 5.42 {
            -0.40
        } else {
            TABLE_Y
        };
        let turn = Quat::from_rotation_y((random.unit() * 4.0).floor() * FRAC_PI_2);
        let place = turn * Vec3::new(random.between(-5.0, 5.0), ground - 0.02, out);
        solid.add(&stone, Transform::from_translation(place).with_rotation(Quat::from_rotation_y(random.unit() * TAU)));
    }
}

/// Cushions of moss at the feet of the walls.
fn cushions(solid: &mut MeshBuilder, random: &mut Rng) {
    for _ in 0..56 {
        let mut cushion = MeshBuilder::new();
        let tone = random.between(0.55, 1.0);
        let moss = LinearRgba::from(palette::MOSS);
        cushion.paint(LinearRgba::rgb(moss.red * tone, moss.green * tone, moss.blue * tone));
        cushion.ball(Vec3::ZERO, random.between(0.05, 0.14), 8);
        let out = random.between(4.62, 5.5);
        let ground = if out < 5.14 {
            WALL_FOOT
        } else if out < 5.42 {
            -0.40
        } else {
            TABLE_Y
        };
        let turn = Quat::from_rotation_y((random.unit() * 4.0).floor() * FRAC_PI_2);
        let place = turn * Vec3::new(random.between(-4.9, 4.9), ground, out);
        let flat = Vec3::new(random.between(0.9, 1.6), 0.45, random.between(0.8, 1.2));
        solid.add(&cushion, Transform::from_translation(place).with_scale(flat).with_rotation(turn));
    }
}

/// A pole with its bar and finial; the cloth hangs `bar` above the board.
#[must_use]
pub fn pole(bar: f32, width: f32) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(palette::OAK).lathe(&[(0.024, WALL_FOOT), (0.020, bar + 0.10), (0.0, bar + 0.10)], 8);
    let mut rod = MeshBuilder::new();
    rod.paint(palette::OAK)
        .lathe(&[(0.0, -width * 0.56), (0.016, -width * 0.56), (0.016, width * 0.56), (0.0, width * 0.56)], 8);
    let lying = Quat::from_rotation_z(FRAC_PI_2);
    solid.add(&rod, Transform::from_xyz(0.0, bar, 0.026).with_rotation(lying));
    solid.paint(palette::GOLD).ball(Vec3::new(0.0, bar + 0.13, 0.0), 0.045, 10);
    for end in [-1.0, 1.0] {
        solid.ball(Vec3::new(end * width * 0.56, bar, 0.026), 0.026, 8);
    }
    solid
}
