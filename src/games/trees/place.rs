//! A clearing in a forest: leaves and moss on the ground, dapples of sun, a fallen log, ferns, stones and mushrooms.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::room::TABLE_Y;
use crate::look::room::backdrop::{Backdrop, Spots};
use crate::look::room::ground::{Ground, Outline};
use crate::look::texture::{Field, Painter, Rng, Texture, paint};
use crate::stage::{Lamp, Place, StageAssets, fading, smooth};

/// The clearing.
pub static PLACE: Place = Place {
    ground: Ground {
        texture: Texture::Own(Painter {
            name: "forest-floor",
            code: include_str!("place.rs"),
            size: 512,
            pixels: forest_floor,
        }),
        tile: 8.0,
        color: Color::srgb(0.96, 0.97, 0.91),
        roughness: 0.95,
        extent: Outline { half: [25.0; 3], corners: 2.0 },
        is_top: false,
        foot: Outline::square(5.3),
        covered: None,
        light: light_through_leaves,
        low: 3.3,
    },
    backdrop: Backdrop {
        light: depths_of_the_forest,
        spots: &[
            Spots {
                count: 120,
                heights: [-8.0, 36.0],
                radius: [1.0, 2.8],
                color: Vec3::new(0.62, 0.80, 0.30),
                strength: [0.04, 0.22],
            },
            Spots {
                count: 40,
                heights: [-4.0, 34.0],
                radius: [1.4, 3.4],
                color: Vec3::new(1.0, 0.90, 0.52),
                strength: [0.05, 0.20],
            },
        ],
    },
    key: Lamp { color: Color::srgb(1.0, 0.93, 0.76), lux: 11_500.0, from: Vec3::new(-8.0, 9.0, -2.5) },
    fill: Lamp { color: Color::srgb(0.78, 0.92, 0.90), lux: 700.0, from: Vec3::new(7.0, 6.0, 4.0) },
    around: Vec3::new(0.70, 0.82, 0.76),
    has_shades: false,
    props: add_props,
};

/// What moss multiplies bark and stone by.
const MOSSY: Vec3 = Vec3::new(0.62, 1.25, 0.34);
/// Where the trees stand, how thick they are, and how they lean to the right and toward White.
const TRUNKS: [([f32; 2], f32, [f32; 2]); 7] = [
    ([14.6, -11.6], 0.62, [0.04, -0.02]),
    ([8.8, -16.4], 0.50, [-0.05, 0.03]),
    ([19.6, -6.4], 0.74, [0.03, 0.04]),
    ([1.6, -19.2], 0.72, [0.02, 0.02]),
    ([15.4, -16.8], 0.58, [-0.04, 0.03]),
    ([-6.8, -18.0], 0.46, [0.06, -0.02]),
    ([18.2, 8.8], 0.60, [0.04, 0.03]),
];
/// Where ferns grow, and how large they are.
const FERNS: [([f32; 2], f32); 7] = [
    ([-7.5, -5.4], 1.22),
    ([9.6, 5.9], 1.15),
    ([12.6, -10.0], 1.5),
    ([-8.9, 6.3], 1.3),
    ([10.4, -7.9], 1.35),
    ([10.4, -14.6], 1.6),
    ([17.6, -5.0], 1.6),
];
/// Where stones lie, and how large they are.
const STONES: [([f32; 2], f32); 6] = [
    ([-7.5, 5.2], 0.62),
    ([7.3, 5.3], 0.46),
    ([-8.6, 5.5], 0.40),
    ([8.3, 6.0], 0.64),
    ([-6.9, 5.75], 0.27),
    ([-6.5, -4.75], 0.30),
];

/// Green shade, and spots of sun that came through gaps between leaves.
fn light_through_leaves(at: Vec2) -> Vec3 {
    let mut random = Rng::new(14);
    let mut shade = 1.0;
    for number in 0..120 {
        // Those that only a low camera sees are larger and farther apart.
        let spread = if number < 72 { 1.0 } else { 2.0 };
        let middle = vec2(random.between(-13.0, 13.0), random.between(-11.0, 11.0)) * spread;
        let (radius, strength) = (random.between(0.35, 1.0) * spread, random.between(0.6, 1.0));
        // The sun is low, so that its spots are long.
        let away = ((at - middle) * vec2(0.8, 1.0)).length();
        shade *= 1.0 - strength * smooth(radius + 0.32, radius - 0.32, away);
    }
    // Beside the bank of moss it is dark, which sets the board off.
    let depth = fading(at, 11.0, 26.0, 0.40) * 0.78_f32.lerp(1.0, smooth(5.3, 6.5, at.abs().max_element()));
    Vec3::new(0.60, 0.70, 0.64).lerp(Vec3::new(1.34, 1.26, 0.88), 1.0 - shade) * depth
}

/// Earth and cushions of moss, and on them needles, twigs and fallen leaves.
fn forest_floor(size: usize) -> Vec<u8> {
    let crumbs = Field::new(61, [20, 20], 4, 0.8);
    let cushions = Field::new(62, [30, 30], 3, 0.8);
    let patches = Field::new(63, [4, 4], 3, 0.5);
    let mut canvas = Canvas { size, texels: Vec::with_capacity(size * size) };
    for (y, x) in (0..size).flat_map(|y| (0..size).map(move |x| (y, x))) {
        let (u, v) = (x as f32 / size as f32, y as f32 / size as f32);
        let moss = smooth(0.50, 0.60, patches.at(u, v) + 0.10 * (cushions.at(u, v) - 0.5));
        let height = |u, v| crumbs.at(u, v).lerp(cushions.at(u, v), moss);
        let light = 0.56 + 0.5 * (height(u, v) - 0.5) + 0.9 * (height(u, v) - height(u + 0.004, v + 0.004));
        canvas.texels.push(Vec3::new(0.46, 0.39, 0.30).lerp(Vec3::new(0.36, 0.42, 0.23), moss) * light);
    }
    let mut random = Rng::new(64);
    for number in 0..1300 {
        // Most are needles, some are twigs, and the leaves lie on top.
        let (half, colors) = match number {
            0..1000 => (vec2(random.between(6.0, 10.0), 0.9), NEEDLES),
            1000..1028 => (vec2(random.between(18.0, 40.0), random.between(1.2, 2.0)), TWIGS),
            _ => (vec2(random.between(6.5, 14.0), random.between(3.0, 5.5)), LEAVES),
        };
        let at = vec2(random.unit(), random.unit()) * size as f32;
        let way = Vec2::from_angle(random.unit() * TAU);
        let color = colors[(random.unit() * 4.0) as usize % 4] * random.between(0.75, 1.1);
        if half.y > 1.0 {
            canvas.stamp(at + 1.6, way, half, Vec3::new(0.13, 0.115, 0.085));
        }
        canvas.stamp(at, way, half, color);
    }
    paint(size, |u, v| canvas.texels[(v * size as f32) as usize * size + (u * size as f32) as usize].to_array())
}

const NEEDLES: [Vec3; 4] = [
    Vec3::new(0.44, 0.32, 0.20),
    Vec3::new(0.36, 0.27, 0.18),
    Vec3::new(0.50, 0.38, 0.23),
    Vec3::new(0.30, 0.24, 0.16),
];
const TWIGS: [Vec3; 4] = [
    Vec3::new(0.34, 0.29, 0.24),
    Vec3::new(0.42, 0.37, 0.31),
    Vec3::new(0.29, 0.23, 0.18),
    Vec3::new(0.38, 0.32, 0.24),
];
const LEAVES: [Vec3; 4] = [
    Vec3::new(0.51, 0.37, 0.22),
    Vec3::new(0.42, 0.30, 0.20),
    Vec3::new(0.55, 0.46, 0.28),
    Vec3::new(0.39, 0.38, 0.21),
];

/// A square of colours that tiles.
struct Canvas {
    size: usize,
    texels: Vec<Vec3>,
}

impl Canvas {
    /// Puts down a pointed leaf with a rib: where its middle is, which way it lies, and half its length and width.
    fn stamp(&mut self, at: Vec2, way: Vec2, half: Vec2, color: Vec3) {
        let (reach, size) = (half.x.ceil() as i32, self.size as i32);
        for (dy, dx) in (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (dy, dx))) {
            let away = vec2(dx as f32, dy as f32);
            let (along, across) = (away.dot(way) / half.x, away.dot(way.perp()) / half.y);
            let cover = ((1.0 - along * along - across.abs()) * half.y).clamp(0.0, 1.0);
            let (x, y) = ((at.x as i32 + dx).rem_euclid(size), (at.y as i32 + dy).rem_euclid(size));
            let light = if across.abs() * half.y < 0.6 && half.y > 2.5 { 0.84 } else { 1.0 + 0.14 * across };
            let texel = &mut self.texels[(y * size + x) as usize];
            *texel = texel.lerp(color * light, cover);
        }
    }
}

/// Trunks with light between them, brightest where the sun is, and leaves above.
fn depths_of_the_forest(u: f32, height: f32) -> Vec3 {
    let round = u * TAU;
    let sun = (0.5 + 0.5 * (round - 1.5 * PI).cos()).powi(2);
    let trunks = |count: f32, width: f32| {
        let place = u * count + 0.24 * (round * 5.0).sin() + 0.13 * (round * 11.0 + count).cos() + 0.004 * height;
        smooth(width, width * 0.5, ((place - place.floor()) - 0.5).abs())
    };
    let glade = smooth(-17.0, -5.0, height) * smooth(30.0, 6.0, height);
    let leaves = 0.8 + 0.4 * (round * 31.0 + (height * 0.7).sin()).sin() * (height * 0.9 + (round * 17.0).sin()).cos();
    let air = Vec3::new(0.026, 0.030, 0.015).lerp(Vec3::new(0.135, 0.175, 0.080), glade * (0.55 + 0.45 * sun));
    air * leaves * (1.0 - 0.5 * trunks(23.0, 0.22)) * (1.0 - 0.72 * trunks(13.0, 0.16))
}

fn add_props(assets: &mut StageAssets) {
    let low = assets.quality.low();
    let mut dull = |texture: Option<Texture>| {
        let base_color_texture = texture.map(|texture| assets.texture(texture));
        let is_leaf = base_color_texture.is_none();
        assets.materials.add(StandardMaterial {
            base_color_texture,
            perceptual_roughness: 0.9,
            reflectance: 0.2,
            cull_mode: (!is_leaf).then_some(bevy::render::render_resource::Face::Back),
            ..StandardMaterial::default()
        })
    };
    let materials = [Some(Texture::Ebony(66)), Some(Texture::Stone(67)), None].map(&mut dull);
    let mut random = Rng::new(68);
    let (mut bark, mut stone, mut leaves) = (MeshBuilder::new(), MeshBuilder::new(), MeshBuilder::new());
    log(&mut bark, if low { 8 } else { 14 });
    for &(at, radius, lean) in TRUNKS.iter().take(if low { 4 } else { 7 }) {
        trunk(&mut bark, at, radius, lean, if low { 6 } else { 9 }, &mut random);
    }
    for &(at, radius) in STONES.iter().take(if low { 4 } else { 6 }) {
        boulder(&mut stone, at, radius, if low { 6 } else { 11 }, &mut random);
    }
    for number in 0..if low { 3 } else { 5 } {
        mushroom(&mut stone, number, if low { 6 } else { 8 }, &mut random);
    }
    stone.wrap(0.6, Vec2::ZERO);
    for &(at, size) in FERNS.iter().take(if low { 2 } else { 7 }) {
        fern(&mut leaves, at, size, if low { 6 } else { 8 }, &mut random);
    }
    assets.add_scenery([bark, stone, leaves].into_iter().zip(materials));
}

/// Adds what stands on the ground: dark at its foot, with moss on what looks upward.
fn put(solid: &mut MeshBuilder, part: &MeshBuilder, place: Transform, moss: f32) {
    let mut placed = MeshBuilder::new();
    placed.add(part, place);
    placed.tint(|at, normal| {
        let rough = (at.x * 5.1 + at.z * 3.3).sin() * (at.z * 4.7 - at.y * 3.9).cos();
        let covered = moss * smooth(0.2, 0.85, normal.y + 0.4 * rough);
        let foot = 0.4_f32.lerp(1.0, smooth(TABLE_Y - 0.05, TABLE_Y + 0.4, at.y));
        tone(Vec3::ONE.lerp(MOSSY, covered) * foot)
    });
    solid.add(&placed, Transform::IDENTITY);
}

fn tone(color: Vec3) -> LinearRgba {
    LinearRgba::rgb(color.x, color.y, color.z)
}

/// A log with bark and cut ends, which fell a few years ago.
fn log(solid: &mut MeshBuilder, segments: u32) {
    let (near, far) = (Vec3::new(6.55, TABLE_Y + 0.34, -4.85), Vec3::new(11.4, TABLE_Y + 0.40, -6.9));
    let half = near.distance(far) * 0.5;
    let mut log = MeshBuilder::new();
    let bark = [(0.41, -1.0), (0.45, -0.985), (0.42, -0.5), (0.45, -0.1), (0.41, 0.35), (0.43, 0.97), (0.39, 1.0)];
    log.paint(tone(Vec3::new(0.105, 0.078, 0.056))).lathe(&bark.map(|(radius, at)| (radius, at * half)), segments);
    // Every second ring of the cut ends is darker, as the years of a tree are.
    for (end, rings) in [(-half, [0.0_f32, 0.14, 0.24, 0.33, 0.41]), (half, [0.39, 0.31, 0.22, 0.13, 0.0])] {
        for pair in rings.windows(2) {
            let heart = pair[0].max(pair[1]);
            let wood = if heart > 0.35 { Vec3::new(0.10, 0.065, 0.04) } else { Vec3::new(0.27, 0.185, 0.105) };
            let year = if heart > 0.2 && heart < 0.28 { 0.72 } else { 1.0 };
            log.paint(tone(wood * year)).lathe(&[(pair[0], end), (pair[1], end)], segments);
        }
    }
    let mut stub = MeshBuilder::new();
    stub.paint(tone(Vec3::new(0.095, 0.07, 0.05))).lathe(&[(0.15, 0.3), (0.10, 0.78)], 6);
    stub.paint(tone(Vec3::new(0.25, 0.17, 0.10))).lathe(&[(0.10, 0.78), (0.0, 0.78)], 6);
    let aside = Quat::from_rotation_y(-2.1) * Quat::from_rotation_z(-1.1);
    log.add(&stub, Transform::from_xyz(0.0, half * 0.3, 0.0).with_rotation(aside));
    let lying = Quat::from_rotation_arc(Vec3::Y, (far - near).normalize_or(Vec3::X));
    put(solid, &log, Transform::from_translation((near + far) * 0.5).with_rotation(lying), 0.85);
}

/// A tree up to where its leaves begin, which is above what anybody sees.
fn trunk(solid: &mut MeshBuilder, [x, z]: [f32; 2], radius: f32, lean: [f32; 2], segments: u32, random: &mut Rng) {
    let mut tree = MeshBuilder::new();
    let color = Vec3::new(0.058, 0.045, 0.033).lerp(Vec3::new(0.066, 0.062, 0.052), random.unit());
    let profile = [(1.8, -0.15), (1.25, 0.4), (1.05, 1.5), (0.9, 5.0), (0.7, 9.4)];
    tree.paint(tone(color)).lathe(&profile.map(|(part, height)| (radius * part, height)), segments);
    let turn = random.unit() * TAU;
    tree.warp(|at| {
        let root = (at.z.atan2(at.x) * 3.0 + turn).cos().max(0.0) * smooth(1.3, 0.0, at.y);
        at * Vec3::new(1.0 + 0.5 * root, 1.0, 1.0 + 0.5 * root)
    });
    let leaning = Quat::from_rotation_z(-lean[0]) * Quat::from_rotation_x(lean[1]);
    put(solid, &tree, Transform::from_xyz(x, TABLE_Y, z).with_rotation(leaning), 0.7);
}

fn boulder(solid: &mut MeshBuilder, [x, z]: [f32; 2], radius: f32, segments: u32, random: &mut Rng) {
    let mut stone = MeshBuilder::new();
    let light = random.between(0.13, 0.19);
    stone.paint(tone(Vec3::new(1.0, 0.98, 0.90) * light)).ball(Vec3::ZERO, 1.0, segments);
    let (a, b) = (random.unit() * TAU, random.unit() * TAU);
    stone.warp(|at| at * (1.0 + 0.09 * (at.x * 3.0 + a).sin() + 0.09 * (at.z * 3.0 + at.y * 2.0 + b).sin()));
    let shape = Vec3::new(random.between(1.0, 1.3), random.between(0.6, 0.8), 0.95) * radius;
    let place = Transform::from_xyz(x, TABLE_Y + radius * 0.3, z).with_scale(shape);
    put(solid, &stone, place.with_rotation(Quat::from_rotation_y(random.unit() * TAU)), 0.42);
}

/// One of the mushrooms that grow beside the log.
fn mushroom(solid: &mut MeshBuilder, number: usize, segments: u32, random: &mut Rng) {
    let [x, z, size] =
        [[7.55, -4.62, 0.30], [8.05, -4.86, 0.23], [7.2, -4.36, 0.19], [7.85, -4.45, 0.15], [8.5, -4.95, 0.18]][number];
    let mut mushroom = MeshBuilder::new();
    let stem = [(size * 0.42, 0.0), (size * 0.3, size * 1.3)];
    mushroom.paint(tone(Vec3::new(0.42, 0.37, 0.28))).lathe(&stem, segments.min(7));
    let cap = [(0.25, 1.05), (0.96, 1.1), (1.0, 1.22), (0.72, 1.62), (0.0, 1.85)].map(|(r, y)| (r * size, y * size));
    mushroom.paint(tone(Vec3::new(0.33, 0.27, 0.19))).lathe(&cap[..2], segments);
    mushroom.paint(tone(Vec3::new(0.30, 0.095, 0.04))).lathe(&cap[1..], segments);
    let leaning =
        Quat::from_rotation_x(random.between(-0.15, 0.15)) * Quat::from_rotation_z(random.between(-0.15, 0.15));
    put(solid, &mushroom, Transform::from_xyz(x, TABLE_Y - 0.02, z).with_rotation(leaning), 0.0);
}

/// Fronds that rise from one root and bend down again, each with pairs of leaves.
fn fern(solid: &mut MeshBuilder, [x, z]: [f32; 2], size: f32, fronds: u32, random: &mut Rng) {
    const PAIRS: u32 = 7;
    let foot = Vec3::new(x, TABLE_Y, z);
    for frond in 0..fronds {
        let angle = (frond as f32 + random.between(-0.3, 0.3)) / fronds as f32 * TAU;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        let (reach, rise) = (size * random.between(0.8, 1.05), size * random.between(0.42, 0.68));
        let spine = |part: f32| foot + out * (reach * part) + Vec3::Y * (rise * (part * 2.7).sin());
        let aside = Vec3::Y.cross(out);
        let light = random.between(0.75, 1.15);
        for pair in 0..PAIRS {
            let from = pair as f32 / PAIRS as f32;
            let to = from + 0.8 / PAIRS as f32;
            let width = size * 0.36 * (1.0 - from).powf(0.9) * smooth(-0.3, 0.3, from);
            let color = Vec3::new(0.042, 0.078, 0.026).lerp(Vec3::new(0.080, 0.135, 0.036), to);
            for sign in [-1.0, 1.0] {
                solid.paint(tone(color * light * (1.0 + 0.12 * sign)));
                let tip = spine(to + 0.06) + aside * (sign * width) - Vec3::Y * (0.06 * size);
                let normal = Vec3::Y + out * 0.3 + aside * (0.35 * sign);
                let [a, b, c] = [spine(from), spine(to), tip].map(|at| solid.vertex(at, normal, Vec2::ZERO));
                if sign > 0.0 { solid.triangle(a, b, c) } else { solid.triangle(a, c, b) }
            }
        }
    }
}
