//! Treason lies on the floor of an old house by the sea: cement tiles, and late sun through the lattice of a window.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::{rectangle, regular};
use crate::look::room::TABLE_Y;
use crate::look::room::backdrop::Backdrop;
use crate::look::room::ground::{Ground, Outline};
use crate::look::texture::{Field, Painter, Rng, Texture, paint};
use crate::stage::{Lamp, Place, StageAssets, fading, smooth};

/// How many tiles of the floor a tile of its texture has along a side.
const TILES: f32 = 3.0;
/// How far the light of the window moves toward White with each step away from it: the way of the sun.
const SLANT: f32 = 0.31;
/// The pot with the lemon tree, the bowl of lemons, the letter and the mask.
const POT: Vec2 = vec2(6.95, -5.4);
const BOWL: Vec2 = vec2(7.3, 5.6);
const LETTER: Vec2 = vec2(-7.55, -5.65);
const MASK: Vec2 = vec2(-7.6, 5.6);
/// The colour of a ripe lemon.
const LEMON: LinearRgba = LinearRgba::rgb(0.60, 0.43, 0.06);

/// Where the board stands.
pub static PLACE: Place = Place {
    ground: Ground {
        texture: Texture::Own(Painter {
            name: "cement-tiles",
            code: include_str!("place.rs"),
            size: 256,
            pixels: cement_tiles,
        }),
        tile: 4.8,
        color: Color::srgb(0.268, 0.28, 0.303),
        roughness: 0.9,
        extent: Outline { half: [60.0; 3], corners: 2.0 },
        is_top: false,
        foot: Outline::square(5.48),
        covered: None,
        light: light_of_the_window,
        low: 3.15,
    },
    backdrop: Backdrop { light: walls, spots: &[] },
    key: Lamp { color: Color::srgb(1.0, 0.89, 0.73), lux: 13_000.0, from: Vec3::new(-8.0, 9.0, -2.5) },
    fill: Lamp { color: Color::srgb(0.80, 0.88, 1.0), lux: 900.0, from: Vec3::new(6.0, 7.0, 5.0) },
    around: Vec3::new(0.70, 0.76, 0.88),
    has_shades: true,
    props: add_props,
};

/// Cement tiles with rings where four of them meet and a lozenge in the middle, worn by feet.
fn cement_tiles(size: usize) -> Vec<u8> {
    let (wear, grain) = (Field::new(71, [5, 5], 4, 0.6), Field::new(72, [60, 60], 2, 0.6));
    let mut random = Rng::new(73);
    let tones: Vec<f32> = (0..(TILES * TILES) as usize).map(|_| random.between(0.93, 1.05)).collect();
    let [ground, pattern] = [vec3(0.71, 0.76, 0.82), vec3(0.90, 0.875, 0.82)];
    paint(size, |u, v| {
        let at = vec2(u, v) * TILES;
        let edge = (at - at.round()).abs();
        let line = |away: f32, width: f32| smooth(width + 0.012, width - 0.012, away.abs());
        let ring = line(edge.length() - 0.36, 0.035).max(line(edge.length() - 0.16, 0.055));
        let lozenge = line(1.0 - edge.x - edge.y - 0.14, 0.03);
        let worn = 0.25 + 0.75 * smooth(0.66, 0.40, wear.at(u, v));
        let tone = tones[at.y as usize * TILES as usize + at.x as usize];
        let light = tone + 0.20 * (wear.at(v, u) - 0.5) + 0.13 * (grain.at(u, v) - 0.5);
        let joint = 0.66 + 0.34 * smooth(0.004, 0.022, edge.min_element());
        (ground.lerp(pattern, ring.max(lozenge) * worn * 0.6) * light * joint).to_array()
    })
}

/// The light of a window with four rows of panes, which ends softly, in a cool room; a little shade below what stands there.
fn light_of_the_window(at: Vec2) -> Vec3 {
    let pane = |value: f32, every: f32, wide: f32| {
        let away = (value / every - (value / every).round()).abs() * every;
        smooth(wide + 0.45, wide - 0.45, away)
    };
    let across = at.y - SLANT * at.x;
    let window = smooth(9.4, 8.2, across.abs()) * smooth(-17.0, -13.5, at.x) * smooth(19.0, 12.0, at.x);
    let sun = pane(across - 2.2, 4.4, 1.5) * pane(at.x - 2.7, 5.4, 2.0) * window;
    let shade = [(POT, 1.0), (BOWL, 1.0), (MASK, 0.8)].into_iter().map(|(middle, wide)| {
        let away = at.distance(middle + vec2(0.3, 0.1)) / wide;
        1.0 - 0.5 * (-away * away).exp()
    });
    let room = vec3(0.36, 0.42, 0.52) * fading(at, 8.0, 40.0, 0.4);
    (room + vec3(0.94, 0.66, 0.34) * sun) * shade.product::<f32>()
}

/// Whitewashed walls in the shade, a window to the sea at the left, and a dim doorway.
fn walls(u: f32, height: f32) -> Vec3 {
    let between = |value: f32, from: f32, to: f32, soft: f32| {
        smooth(from - soft, from + soft, value) * smooth(to + soft, to - soft, value)
    };
    let lit = 0.7 + 0.5 * (0.5 + 0.5 * ((u - 0.25) * TAU).cos());
    let plaster = vec3(0.150, 0.152, 0.156) * lit;
    let wall = vec3(0.052, 0.066, 0.085).lerp(plaster, smooth(-7.0, -5.5, height));
    let sea = vec3(0.14, 0.25, 0.36).lerp(vec3(0.34, 0.36, 0.36), smooth(2.0, 16.0, height));
    let view = sea * (1.0 - 0.8 * between((u - 0.70).abs(), -1.0, 0.004, 0.002));
    let open = between(u, 0.655, 0.745, 0.004) * between(height, -3.0, 17.0, 0.8);
    let door = between(u, 0.40, 0.455, 0.004) * smooth(14.0, 12.5, height) * smooth(-13.0, -12.0, height);
    let floor = vec3(0.030, 0.035, 0.043);
    floor.lerp(wall.lerp(vec3(0.024, 0.022, 0.022), door).lerp(view, open), smooth(-13.0, -12.0, height))
}

fn add_props(assets: &mut StageAssets) {
    let fine = !assets.quality.low();
    let stone = assets.texture(Texture::Stone(41));
    let matt = StandardMaterial { perceptual_roughness: 0.85, reflectance: 0.2, ..StandardMaterial::default() };
    let glazed = StandardMaterial { perceptual_roughness: 0.35, reflectance: 0.4, ..StandardMaterial::default() };
    let thin = StandardMaterial { double_sided: true, cull_mode: None, ..matt.clone() };
    let plaster = StandardMaterial { base_color_texture: Some(stone), ..matt };
    let mut built = walls_and_bench(fine);
    built.add(&pot(fine), standing(POT, 0.0).with_scale(Vec3::splat(0.75)));
    built.wrap(0.4, Vec2::ZERO);
    let mut shining = MeshBuilder::new();
    shining.add(&bowl(fine), standing(BOWL, 0.4)).add(&seal(), standing(LETTER, 0.5));
    let mut soft = MeshBuilder::new();
    soft.add(&tree(fine), standing(POT, 0.0).with_scale(Vec3::splat(0.75))).add(&letter(), standing(LETTER, 0.5));
    soft.add(&mask(fine), standing(MASK, -0.5));
    let parts = [(built, plaster), (shining, glazed), (soft, thin)];
    let parts = parts.map(|(solid, material)| (solid, assets.materials.add(material)));
    assets.add_scenery(parts);
}

fn standing(at: Vec2, turn: f32) -> Transform {
    Transform::from_xyz(at.x, TABLE_Y, at.y).with_rotation(Quat::from_rotation_y(turn))
}

/// A block with its foot on the floor: half its size, its heights, its bevel and its colour.
fn block(solid: &mut MeshBuilder, half: Vec2, heights: [f32; 2], bevel: f32, color: Vec3) {
    solid.paint(LinearRgba::rgb(color.x, color.y, color.z)).prism(&rectangle(half), heights, bevel, false);
}

/// A low wall with a painted foot far out on two sides, a bench, a shutter and tall jars before it.
fn walls_and_bench(fine: bool) -> MeshBuilder {
    let [plaster, blue, cap, wood] =
        [vec3(0.36, 0.36, 0.36), vec3(0.085, 0.125, 0.165), vec3(0.33, 0.25, 0.19), vec3(0.115, 0.062, 0.032)];
    let mut solid = MeshBuilder::new();
    // The wall that faces the sun is painted darker.
    for (at, turn, half, dim) in [(vec2(0.5, -16.2), 0.0, 16.0, 1.0), (vec2(16.5, -1.2), FRAC_PI_2, 15.0, 0.36)] {
        let mut wall = MeshBuilder::new();
        block(&mut wall, vec2(half, 0.35), [0.0, 2.3], 0.0, plaster * dim);
        block(&mut wall, vec2(half, 0.40), [0.0, 0.75], 0.03, blue * dim);
        block(&mut wall, vec2(half, 0.46), [2.3, 2.46], 0.05, cap * 0.5);
        solid.add(&wall, standing(at, turn));
    }
    let mut bench = MeshBuilder::new();
    block(&mut bench, vec2(1.9, 0.46), [0.86, 1.0], 0.04, wood);
    for end in [-1.5, 1.5] {
        let mut leg = MeshBuilder::new();
        block(&mut leg, vec2(0.09, 0.38), [0.0, 0.86], 0.0, wood * 0.7);
        bench.add(&leg, Transform::from_xyz(end, 0.0, 0.0));
    }
    solid.add(&bench, standing(vec2(1.4, -14.6), 0.06));
    solid.add(&shutter(fine), standing(vec2(6.0, -15.3), 0.0));
    let places = [(vec2(13.6, -12.8), 1.1), (vec2(14.8, -11.2), 0.85), (vec2(14.9, 6.2), 1.05)];
    for (at, size) in places.into_iter().take(if fine { 3 } else { 1 }) {
        solid.add(&jar(if fine { 10 } else { 6 }), standing(at, size * 3.0).with_scale(Vec3::splat(size)));
    }
    solid
}

/// Half of a window's shutters, taken off its hinges and leant against the wall.
fn shutter(fine: bool) -> MeshBuilder {
    let paint = vec3(0.040, 0.095, 0.100);
    let mut upright = MeshBuilder::new();
    block(&mut upright, vec2(1.0, 0.03), [0.0, 2.9], 0.0, paint * if fine { 0.5 } else { 0.85 });
    let mut add = |half: Vec2, height: f32, place: Transform| {
        let mut part = MeshBuilder::new();
        block(&mut part, half, [0.0, height], 0.0, paint);
        upright.add(&part, place);
    };
    for side in [-0.92, 0.92].into_iter().filter(|_| fine) {
        add(vec2(0.1, 0.07), 2.95, Transform::from_xyz(side, 0.0, 0.0));
    }
    for slat in (0..9_u8).filter(|_| fine) {
        let tilted = Quat::from_rotation_x(-0.3);
        add(vec2(0.84, 0.03), 0.2, Transform::from_xyz(0.0, 0.1 + f32::from(slat) * 0.31, 0.05).with_rotation(tilted));
    }
    let mut leant = MeshBuilder::new();
    leant.add(&upright, Transform::from_rotation(Quat::from_rotation_x(-0.19)));
    leant
}

/// An amphora without handles, as oil is kept in.
fn jar(round: u32) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(LinearRgba::rgb(0.34, 0.19, 0.115));
    solid.lathe(&[(0.30, 0.0), (0.62, 0.75), (0.70, 1.25), (0.56, 1.72), (0.30, 1.95), (0.28, 2.1)], round);
    solid.lathe(&[(0.28, 2.1), (0.40, 2.17), (0.36, 2.24), (0.24, 2.2), (0.2, 1.9), (0.0, 1.9)], round);
    solid.tint(|point, _| LinearRgba::WHITE * 0.5_f32.lerp(1.0, smooth(0.0, 1.0, point.y)));
    solid
}

/// A pot of burnt clay with earth in it.
fn pot(fine: bool) -> MeshBuilder {
    let round = if fine { 18 } else { 8 };
    let mut solid = MeshBuilder::new();
    solid.paint(LinearRgba::rgb(0.40, 0.185, 0.10));
    solid.lathe(&[(0.42, 0.0), (0.44, 0.03), (0.60, 0.62), (0.70, 0.64), (0.72, 0.80), (0.68, 0.83)], round);
    solid.lathe(&[(0.68, 0.83), (0.62, 0.82), (0.60, 0.72)], round);
    solid.paint(LinearRgba::rgb(0.06, 0.04, 0.028)).lathe(&[(0.60, 0.72), (0.0, 0.76)], round);
    solid.tint(|point, _| LinearRgba::WHITE * 0.5_f32.lerp(1.0, smooth(0.0, 0.35, point.y)));
    solid
}

/// The crown of a small lemon tree and its stem, to stand in the pot.
fn tree(fine: bool) -> MeshBuilder {
    let mut random = Rng::new(81);
    let mut solid = MeshBuilder::new();
    solid.paint(LinearRgba::rgb(0.10, 0.07, 0.04)).lathe(&[(0.055, 0.7), (0.04, 1.5)], 5);
    let count = if fine { 72 } else { 26 };
    for index in 0..count {
        // Evenly spread over a ball by the golden angle, most of them on its upper part.
        let part = (index as f32 + 0.5) / count as f32;
        let (height, turn) = (1.0 - 1.5 * part, index as f32 * 2.4 + random.between(-0.3, 0.3));
        let out = (1.0 - height * height).max(0.0).sqrt();
        let way = vec3(turn.cos() * out, height, turn.sin() * out);
        let tone = random.between(0.7, 1.15) * 0.55_f32.lerp(1.1, smooth(-0.5, 0.8, height));
        let size = if fine { random.between(0.40, 0.52) } else { 0.66 };
        let facing = Quat::from_rotation_arc(Vec3::Y, (way + Vec3::Y * 0.5).normalize_or(Vec3::Y));
        let place = Transform::from_translation(vec3(0.0, 1.42, 0.0) + way * vec3(0.50, 0.46, 0.50));
        let turned = facing * Quat::from_rotation_y(random.unit() * TAU);
        solid.add(&leaf(vec3(0.085, 0.150, 0.048) * tone, size), place.with_rotation(turned));
    }
    let lemons = [vec3(-0.36, 1.42, 0.42), vec3(0.30, 1.62, 0.44), vec3(-0.2, 1.36, -0.5)];
    for at in lemons.into_iter().filter(|_| fine) {
        solid.paint(LEMON).ball(at, 0.13, 8);
    }
    solid
}

/// A leaf along x, folded along its rib.
fn leaf(color: Vec3, size: f32) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(LinearRgba::rgb(color.x, color.y, color.z));
    let mut corner =
        |x: f32, y: f32, z: f32, lean: Vec3| solid.vertex(vec3(x, y, z) * size, Vec3::Y + lean, Vec2::ZERO);
    let (base, tip) = (corner(-0.5, -0.03, 0.0, Vec3::X * -0.3), corner(0.55, -0.10, 0.0, Vec3::X * 0.5));
    let (left, right) = (corner(0.0, 0.07, -0.24, Vec3::Z * -0.2), corner(0.0, 0.07, 0.24, Vec3::Z * 0.2));
    let rib = corner(0.05, 0.02, 0.0, Vec3::ZERO);
    for [a, b, c] in [[base, right, rib], [base, rib, left], [right, tip, rib], [rib, tip, left]] {
        solid.triangle(a, b, c);
    }
    solid
}

/// A glazed bowl with two lemons.
fn bowl(fine: bool) -> MeshBuilder {
    let round = if fine { 18 } else { 8 };
    let mut solid = MeshBuilder::new();
    solid.paint(LinearRgba::rgb(0.27, 0.245, 0.20));
    solid.lathe(&[(0.27, 0.0), (0.31, 0.05), (0.62, 0.26), (0.80, 0.46), (0.82, 0.51), (0.78, 0.50)], round);
    solid.tint(|point, _| LinearRgba::WHITE * 0.45_f32.lerp(1.0, smooth(0.0, 0.3, point.y)));
    solid.paint(LinearRgba::rgb(0.055, 0.105, 0.175));
    solid.lathe(&[(0.78, 0.50), (0.58, 0.27), (0.30, 0.11), (0.0, 0.09)], round);
    for (at, turn, lean) in [(vec3(-0.24, 0.40, 0.06), 0.5, 1.35), (vec3(0.26, 0.42, -0.10), 2.1, 1.75)] {
        let mut lemon = MeshBuilder::new();
        lemon.paint(LEMON);
        if fine {
            lemon.lathe(
                &[
                    (0.0, -0.37),
                    (0.05, -0.34),
                    (0.17, -0.26),
                    (0.25, -0.08),
                    (0.25, 0.07),
                    (0.17, 0.24),
                    (0.05, 0.31),
                    (0.0, 0.36),
                ],
                10,
            );
        } else {
            lemon.ball(Vec3::ZERO, 0.3, 6);
        }
        let lying = Quat::from_rotation_y(turn) * Quat::from_rotation_z(lean);
        solid.add(&lemon, Transform::from_translation(at).with_rotation(lying));
    }
    solid
}

/// A written sheet, on it a folded letter, and the quill that wrote both.
fn letter() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut sheet_of_paper = MeshBuilder::new();
    block(&mut sheet_of_paper, vec2(0.66, 0.86), [0.0, 0.02], 0.0, vec3(0.25, 0.22, 0.165));
    sheet_of_paper.paint(LinearRgba::rgb(0.06, 0.045, 0.035));
    for line in 0..8_u8 {
        let (z, end) = (f32::from(line) * 0.19 - 0.68, if line % 3 == 2 { 0.16 } else { 0.5 });
        let corner = |x: f32, z: f32| vec3(x, 0.024, z);
        sheet_of_paper.quad([corner(-0.5, z), corner(-0.5, z + 0.05), corner(end, z + 0.05), corner(end, z)]);
    }
    solid.add(&sheet_of_paper, Transform::from_xyz(0.25, 0.0, -0.1).with_rotation(Quat::from_rotation_y(-0.7)));
    block(&mut solid, vec2(0.70, 0.46), [0.03, 0.075], 0.015, vec3(0.30, 0.265, 0.20));
    solid.paint(LinearRgba::rgb(0.26, 0.228, 0.168));
    solid.prism(&[vec2(-0.67, -0.44), vec2(0.67, -0.44), vec2(0.0, 0.12)], [0.07, 0.09], 0.012, false);
    let mut quill = MeshBuilder::new();
    quill.paint(LinearRgba::rgb(0.45, 0.43, 0.40));
    quill.sheet([2, 8], |at| {
        let vane = smooth(0.22, 0.4, at.y) * smooth(1.02, 0.75, at.y);
        let across = (at.x - 0.5) * (0.035 + 0.26 * vane);
        vec3(across + 0.16 * at.y * at.y, 0.10 + 0.22 * at.y * at.y - 0.5 * across.abs(), 0.85 - 1.8 * at.y)
    });
    quill.tint(|point, _| LinearRgba::WHITE * if point.z > 0.72 { 0.12 } else { 1.0 });
    solid.add(&quill, Transform::from_xyz(0.62, 0.02, 0.1).with_rotation(Quat::from_rotation_y(0.55)));
    solid
}

/// The red wax on the letter.
fn seal() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(LinearRgba::rgb(0.36, 0.016, 0.014));
    solid.lathe(&[(0.17, 0.08), (0.18, 0.105), (0.15, 0.12), (0.105, 0.12), (0.095, 0.105), (0.0, 0.105)], 10);
    solid.warp(|point| point + vec3(0.02 * (point.z * 19.0).sin(), 0.0, 0.10 + 0.02 * (point.x * 23.0).sin()));
    solid
}

/// A half mask of two faces, one of each side's colour, with its ribbons.
fn mask(fine: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.sheet(if fine { [16, 6] } else { [10, 3] }, face);
    let [white, black] = [vec3(0.30, 0.27, 0.21), vec3(0.016, 0.030, 0.115)];
    solid.tint(|point, _| {
        let side = white.lerp(black, smooth(-0.04, 0.04, point.x)) * 0.45_f32.lerp(1.0, smooth(0.02, 0.2, point.y));
        LinearRgba::rgb(side.x, side.y, side.z)
    });
    solid.paint(LinearRgba::rgb(0.006, 0.007, 0.010));
    for middle in [0.29, 0.71] {
        let mut at = |way: Vec2| solid.vertex(face(vec2(middle, 0.5) + way) + Vec3::Y * 0.02, Vec3::Y, Vec2::ZERO);
        let hub = at(Vec2::ZERO);
        let rim: Vec<u32> = regular(10, 1.0, 0.0).into_iter().map(|way| at(way * vec2(0.10, 0.19))).collect();
        for (&corner, &next) in rim.iter().zip(rim.iter().cycle().skip(1)) {
            solid.triangle(hub, next, corner);
        }
    }
    solid.paint(LinearRgba::rgb(0.085, 0.010, 0.012));
    for side in [-1.0, 1.0] {
        solid.sheet([1, 6], |at| {
            let wave = 0.14 * (at.y * 5.0 + side).sin() * at.y;
            vec3(side * (0.84 + 0.75 * at.y), 0.05 + 0.03 * (at.y * 9.0).sin(), wave - 0.09 + (at.x - 0.5) * 0.11)
        });
    }
    solid
}

/// The mask over the unit square, its upper edge first; it lies with its inside down.
fn face(at: Vec2) -> Vec3 {
    let side = at.x * 2.0 - 1.0;
    let (full, nose) = (1.0 - side.abs().powi(3), (-(side / 0.2).powi(2)).exp());
    let (top, bottom) = (-0.38 * full - 0.09 * side * side, (0.34 - 0.22 * nose) * full - 0.07 * side * side);
    let height = 0.03 + 0.24 * (1.0 - side * side) + 0.10 * nose * at.y;
    vec3(side * 0.86, height, top.lerp(bottom, at.y))
}
