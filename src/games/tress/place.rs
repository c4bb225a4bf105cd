//! The floor of a larger ruin on a hilltop at dusk: mossy flagstones, low sun through broken arches, and a fire.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::hewn;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::{rectangle, regular, star};
use crate::look::room::TABLE_Y;
use crate::look::room::backdrop::Backdrop;
use crate::look::room::ground::{Ground, Outline};
use crate::look::texture::{Field, Painter, Rng, Texture, paint};
use crate::stage::{Lamp, Place, StageAssets, fading, smooth};

/// Where the board of Tress stands.
pub static PLACE: Place = Place {
    ground: Ground {
        texture: Texture::Own(Painter {
            name: "tress-floor",
            code: include_str!("place.rs"),
            size: 512,
            pixels: flagstones,
        }),
        tile: 9.4,
        color: Color::srgb(0.420, 0.430, 0.440),
        roughness: 0.9,
        extent: Outline { half: [19.0, 17.0, 17.0], corners: 8.0 },
        is_top: false,
        foot: Outline::square(5.42),
        covered: None,
        light: light_on_the_floor,
        low: 3.0,
    },
    backdrop: Backdrop { light: sky_and_hills, spots: &[] },
    key: Lamp { color: Color::srgb(1.0, 0.89, 0.75), lux: 11_500.0, from: Vec3::new(-8.5, 8.5, -3.9) },
    fill: Lamp { color: Color::srgb(0.78, 0.86, 1.0), lux: 600.0, from: Vec3::new(7.0, 6.0, 4.0) },
    around: Vec3::new(0.72, 0.84, 1.08),
    has_shades: true,
    props,
};

/// Which way the sun shines across the ground.
const SUN: Vec2 = Vec2::new(0.909, 0.417);
/// Where the fire burns.
const BRAZIER: Vec2 = Vec2::new(6.65, -4.65);
/// Stumps of columns: where they stand, and how high.
const COLUMNS: [[f32; 3]; 5] =
    [[-9.6, -13.6, 2.7], [8.4, -14.2, 2.1], [13.4, -5.6, 1.15], [-13.6, 6.2, 1.0], [9.3, 14.2, 2.5]];
/// Fallen drums: where they lie, half their length, and their turn.
const DRUMS: [[f32; 4]; 4] =
    [[9.75, -5.3, 0.62, 0.5], [13.2, 4.6, 1.1, 1.9], [-8.7, 5.3, 0.7, 2.3], [-8.6, -6.1, 0.6, 1.2]];
/// Fallen capitals: where they lie, and their turn.
const CAPITALS: [[f32; 3]; 2] = [[8.6, -4.95, 0.6], [-7.1, 5.0, 3.6]];
/// Heaps of rubble: where they lie, and how many stones there are.
const RUBBLE: [[f32; 3]; 8] = [
    [8.6, -6.0, 1.0],
    [7.3, -6.2, 2.0],
    [-7.3, -4.6, 3.0],
    [-9.3, 4.6, 2.0],
    [7.3, 4.6, 2.0],
    [13.2, -4.6, 2.0],
    [-13.0, 5.0, 2.0],
    [3.9, -14.0, 1.0],
];

/// How many parts a tile of the floor is divided into, each way.
const PARTS: f32 = 7.0;
/// The slabs of a tile: where they begin and how large they are, in such parts.
const SLABS: [[f32; 4]; 13] = [
    [1.0, 0.0, 2.0, 2.0],
    [1.0, 2.0, 3.0, 2.0],
    [3.0, 6.0, 1.0, 3.0],
    [0.0, 5.0, 3.0, 2.0],
    [1.0, 4.0, 2.0, 1.0],
    [3.0, 4.0, 3.0, 2.0],
    [6.0, 3.0, 2.0, 2.0],
    [6.0, 5.0, 1.0, 1.0],
    [4.0, 1.0, 2.0, 3.0],
    [5.0, 0.0, 3.0, 1.0],
    [4.0, 6.0, 1.0, 2.0],
    [5.0, 6.0, 2.0, 1.0],
    [6.0, 1.0, 2.0, 2.0],
];

/// A slab of the floor, not quite straight and in a tone of its own.
struct Slab {
    middle: Vec2,
    half: Vec2,
    lean: f32,
    tone: f32,
    warmth: f32,
}

impl Slab {
    /// How far within its edge a point is, and which way the edge looks.
    fn edge(&self, at: Vec2) -> (f32, Vec2) {
        const ROUND: f32 = 0.22;
        let way = at - self.middle;
        let way = way - (way / PARTS).round() * PARTS;
        let way = way + self.lean * vec2(way.y, -way.x);
        let within = self.half - way.abs();
        let corner = (Vec2::splat(ROUND) - within).max(Vec2::ZERO);
        let edge = if corner.min_element() > 0.0 { ROUND - corner.length() } else { within.min_element() };
        (edge, if within.x < within.y { vec2(way.x.signum(), 0.0) } else { vec2(0.0, way.y.signum()) })
    }
}

/// Large hewn slabs of many sizes; earth, moss and grass between them.
fn flagstones(size: usize) -> Vec<u8> {
    let mut random = Rng::new(23);
    let slabs = SLABS.map(|[x, y, wide, deep]| Slab {
        middle: vec2(x + wide / 2.0, y + deep / 2.0),
        half: vec2(wide, deep) / 2.0,
        lean: random.between(-0.035, 0.035),
        tone: random.between(0.86, 1.01),
        warmth: random.between(-0.018, 0.02),
    });
    let (bend, grain) = (Field::new(5, [9, 9], 3, 0.6), Field::new(6, [18, 18], 4, 0.65));
    let (damp, wild) = (Field::new(7, [3, 3], 3, 0.5), Field::new(8, [26, 26], 2, 0.6));
    paint(size, |u, v| {
        let at = (vec2(u, v) + 0.02 * vec2(bend.at(u, v) - 0.5, bend.at(v, u) - 0.5)) * PARTS;
        let (mut edge, mut out, mut slab) = (f32::MIN, Vec2::ZERO, &slabs[0]);
        for other in &slabs {
            let (within, looks) = other.edge(at);
            if within > edge {
                (edge, out, slab) = (within, looks, other);
            }
        }
        let (rough, damp, wild) = (grain.at(u, v), damp.at(u, v), wild.at(u, v));
        let joint = 0.012 + 0.05 * damp * damp + 0.055 * (rough - 0.45);
        let slope = rough - grain.at(u + 0.005, v + 0.003);
        let edge_light = -0.10 * smooth(joint + 0.17, joint, edge) * out.dot(vec2(0.85, 0.5));
        let light = slab.tone * (0.80 + 0.30 * (damp - 0.5) + 0.62 * slope + 0.20 * (rough - 0.5)) + edge_light;
        let stone = vec3(light * (1.0 + slab.warmth), light, light * (1.015 - slab.warmth));
        let moss = (vec3(0.26, 0.28, 0.19) + vec3(0.30, 0.33, 0.18) * wild) * (0.55 + 0.7 * rough);
        let overgrown = 0.6 * smooth(0.50, 0.70, 0.5 * (damp + wild)) * smooth(0.6, 0.0, edge);
        let earth = moss * (0.55 + 0.45 * smooth(0.35, 0.6, damp)) + vec3(0.13, 0.125, 0.12);
        earth.lerp(stone.lerp(moss, overgrown), smooth(joint, joint + 0.04, edge)).to_array()
    })
}

/// Two broad bars of low sun, the cool of the evening between them, and the light of the fire.
fn light_on_the_floor(at: Vec2) -> Vec3 {
    let (along, across) = (at.dot(SUN), SUN.perp_dot(at));
    let bar = |[middle, half, end]: [f32; 3]| {
        let narrow = half * (1.0 - ((along - end + 4.0) / 4.0).clamp(0.0, 1.0).powi(2)).sqrt();
        smooth(narrow + 0.5, narrow - 0.5, (across - middle).abs()) * smooth(end + 1.0, end - 4.0, along)
    };
    let sun = [[-3.6, 1.9, 16.0], [3.6, 1.9, 18.0]].map(bar).into_iter().fold(0.0, f32::max);
    let fire = (-(at - BRAZIER).length_squared() / 3.4).exp();
    let light = vec3(0.50, 0.57, 0.68).lerp(vec3(1.12, 0.99, 0.81), sun) + vec3(0.92, 0.45, 0.12) * fire;
    vec3(0.26, 0.27, 0.34).lerp(light.min(Vec3::splat(1.3)), fading(at, 8.0, 17.0, 0.0))
}

/// Dusk: orange where the sun sets at the left, violet above, dark hills, and what is left of other walls.
fn sky_and_hills(u: f32, height: f32) -> Vec3 {
    let round = u * TAU;
    let west = (0.5 + 0.5 * (round - 1.36 * PI).cos()).powi(2);
    let low = vec3(0.30, 0.165, 0.105).lerp(vec3(0.36, 0.185, 0.068), west);
    let sky = low.lerp(vec3(0.085, 0.078, 0.135), smooth(-12.0, 9.0, height));
    let hills = -15.0 + 1.3 * (round * 3.0 + 1.0).sin() + 0.7 * (round * 8.0).sin();
    let far = smooth(hills - 0.8, hills + 0.8, height);
    let bay = (u * 26.0).fract();
    let broken = -9.0 + 4.0 * (round * 5.0).sin() + 3.0 * ((u * 26.0).floor() * 2.3).sin();
    let ruin = if bay < 0.26 && height < broken { 0.62 } else { 0.0 };
    let mist = vec3(0.060, 0.062, 0.086);
    mist.lerp(vec3(0.045, 0.043, 0.066), smooth(-20.0, -16.0, height)).lerp(sky, far * (1.0 - ruin))
}

fn props(assets: &mut StageAssets) {
    let low = assets.quality.low();
    let stone = assets.texture(Texture::Stone(1));
    let plain = StandardMaterial {
        perceptual_roughness: 0.85,
        reflectance: 0.15,
        cull_mode: None,
        ..StandardMaterial::default()
    };
    let fire = StandardMaterial { unlit: true, alpha_mode: AlphaMode::Add, ..StandardMaterial::default() };
    let parts = [
        (stones(low), hewn(Color::srgb(0.47, 0.45, 0.43), &stone)),
        (growth_and_iron(low), plain),
        (flames(low), fire),
    ];
    let parts = parts.map(|(solid, material)| (solid, assets.materials.add(material)));
    assets.add_scenery(parts);
}

/// What has fallen, and what still stands.
fn stones(low: bool) -> MeshBuilder {
    let mut random = Rng::new(19);
    let mut solid = MeshBuilder::new();
    let flutes = |radius: f32| if low { regular(6, radius, 0.0) } else { star(8, radius, radius * 0.91, 0.0) };
    let mut put = |part: &MeshBuilder, [x, y, z]: [f32; 3], turn: Quat| {
        solid.add(part, Transform::from_xyz(x, TABLE_Y + y, z).with_rotation(turn));
    };
    for [x, z, height] in COLUMNS {
        let mut column = toned(&mut random);
        column.prism(&rectangle(Vec2::splat(0.6)), [0.0, 0.16], 0.03, false);
        if !low {
            column.prism(&regular(8, 0.56, 0.0), [0.14, 0.30], 0.06, false);
        }
        column.prism(&flutes(0.44), [0.14, height], 0.0, false);
        column.warp(|p| p + Vec3::Y * if p.y < height - 0.1 { 0.0 } else { 0.55 * p.x + 0.12 * (p.z * 9.0).sin() });
        put(&column, [x, 0.0, z], Quat::from_rotation_y(random.between(0.0, TAU)));
    }
    for [x, z, half, turn] in DRUMS {
        let mut drum = toned(&mut random);
        drum.prism(&flutes(0.45), [-half, half], 0.04, true);
        put(&drum, [x, 0.40, z], Quat::from_rotation_y(turn) * Quat::from_rotation_x(FRAC_PI_2));
    }
    for [x, z, turn] in CAPITALS {
        let mut capital = toned(&mut random);
        capital.lathe(&[(0.0, -0.08), (0.31, -0.08), (0.33, 0.0), (0.46, 0.15), (0.48, 0.23)], if low { 5 } else { 8 });
        capital.prism(&rectangle(Vec2::splat(0.5)), [0.21, 0.40], 0.03, true);
        put(&capital, [x, 0.29, z], Quat::from_rotation_y(turn) * Quat::from_rotation_z(0.99));
    }
    if !low {
        put(&arches(&mut random), [0.4, 0.0, -13.4], Quat::from_rotation_y(0.1));
    }
    for [x, z, count] in RUBBLE {
        let count = if low { count * 0.5 } else { count };
        for _ in 0..count as u32 {
            let (stone, size) = (rubble(low, &mut random), random.between(0.5, 1.6));
            let away = away_from_the_board(z, 0.7, &mut random);
            let turn = Quat::from_rotation_y(random.between(0.0, TAU));
            let place = Transform::from_xyz(x + away.x, TABLE_Y - 0.02, z + away.y);
            solid.add(&stone, place.with_rotation(turn).with_scale(Vec3::splat(size)));
        }
    }
    // Shade where they meet the ground, moss on what looks up.
    let moss = LinearRgba::from(palette::MOSS).to_vec4() * 1.6;
    solid.tint(|at, normal| {
        let covered = 0.5 * normal.y.max(0.0) * (0.5 + 0.5 * (at.x * 3.1 + at.z * 2.3).sin());
        let shade = 0.5 + 0.5 * smooth(TABLE_Y, TABLE_Y + 0.3, at.y);
        LinearRgba::from_vec4((Vec4::ONE.lerp(moss, covered) * shade).with_w(1.0))
    });
    solid.wrap(0.5, Vec2::ZERO);
    solid
}

/// A way from the middle of a heap, not toward the side where captured pieces lie.
fn away_from_the_board(z: f32, most: f32, random: &mut Rng) -> Vec2 {
    let away = Vec2::from_angle(random.between(0.0, TAU)) * random.between(0.4, 1.0) * most;
    vec2(away.x, away.y.abs() * z.signum())
}

/// A stone to be, in a tone of its own.
fn toned(random: &mut Rng) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let tone = random.between(0.75, 1.05);
    solid.paint(LinearRgba::rgb(tone, tone * 0.98, tone * random.between(0.9, 0.98)));
    solid
}

/// Three piers, and what is left of the arches between them.
fn arches(random: &mut Rng) -> MeshBuilder {
    const RADIUS: f32 = 1.15;
    const SPRING: f32 = 0.84;
    let mut solid = MeshBuilder::new();
    for pier in 0..3 {
        for course in [0.0, 1.0] {
            let mut block = toned(random);
            block.prism(
                &rectangle(Vec2::splat(0.34)),
                [course * SPRING / 2.0, (course + 1.0) * SPRING / 2.0],
                0.035,
                false,
            );
            let turn = Quat::from_rotation_y(random.between(-0.08, 0.08));
            solid.add(&block, Transform::from_xyz(pier as f32 * 2.0 * RADIUS, 0.0, 0.0).with_rotation(turn));
        }
    }
    // The first arch is whole, of the second only the first stones stand. They are counted from its right.
    for (arch, stone) in (0..9).map(|stone| (0, stone)).chain([(1, 8), (1, 7)]) {
        let mut block = toned(random);
        block.prism(&rectangle(vec2(0.19, 0.32)), [-0.26, 0.26], 0.03, false);
        block.warp(|p| vec3(p.x * (1.0 + 0.8 * p.y), p.y, p.z));
        let (sin, cos) = ((stone as f32 + 0.5) / 9.0 * PI).sin_cos();
        let middle = (arch as f32 * 2.0 + 1.0) * RADIUS;
        let place = Transform::from_xyz(middle + cos * RADIUS, SPRING + sin * RADIUS, 0.0);
        solid.add(&block, place.with_rotation(Quat::from_rotation_z(sin.atan2(cos) - FRAC_PI_2)));
    }
    solid
}

/// A broken stone about as wide as half a cell.
fn rubble(low: bool, random: &mut Rng) -> MeshBuilder {
    let corners = regular(5, 0.2, random.unit()).into_iter().map(|corner| corner * random.between(0.7, 1.15));
    let outline: Vec<Vec2> = corners.collect();
    let mut stone = toned(random);
    stone.prism(&outline, [0.0, random.between(0.14, 0.26)], if low { 0.0 } else { 0.04 }, false);
    stone.warp(|p| p + Vec3::Y * p.y * (0.9 * p.x - 0.6 * p.z));
    stone
}

/// Tufts of grass, dry leaves, and the brazier.
fn growth_and_iron(low: bool) -> MeshBuilder {
    let mut random = Rng::new(5);
    let mut solid = MeshBuilder::new();
    let (tufts, leaves) = if low { (1, 0) } else { (2, 1) };
    let feet = COLUMNS.iter().filter(|_| !low);
    for middle in RUBBLE.iter().chain(feet).map(|[x, z, _]| vec2(*x, *z)) {
        for _ in 0..tufts {
            let away = away_from_the_board(middle.y, 0.75, &mut random);
            tuft(&mut solid, middle + away, random.between(0.22, 0.42), &mut random);
        }
        for _ in 0..leaves {
            let away = away_from_the_board(middle.y, 0.9, &mut random);
            leaf(&mut solid, middle + away, &mut random);
        }
    }
    let place = Transform::from_xyz(BRAZIER.x, TABLE_Y, BRAZIER.y);
    solid.add(&brazier(if low { 6 } else { 12 }), place);
    solid
}

fn tuft(solid: &mut MeshBuilder, at: Vec2, size: f32, random: &mut Rng) {
    for _ in 0..8 {
        let way = Vec2::from_angle(random.between(0.0, TAU));
        let (root, side) = (at + way * random.between(0.0, 0.1), way.perp() * 0.025);
        let tip = root + way * size * random.between(0.2, 0.7);
        let normal = vec3(way.x * 0.5, 1.0, way.y * 0.5);
        let tone = random.between(0.7, 1.2);
        solid.paint(LinearRgba::rgb(0.020, 0.028, 0.010));
        let [a, b] = [root - side, root + side].map(|at| solid.vertex(vec3(at.x, TABLE_Y, at.y), normal, at));
        solid.paint(LinearRgba::rgb(0.125 * tone, 0.140 * tone, 0.040));
        let top = TABLE_Y + size * random.between(0.7, 1.1);
        let c = solid.vertex(vec3(tip.x, top, tip.y), normal, tip);
        solid.triangle(a, b, c);
    }
}

/// A dry leaf on the ground.
fn leaf(solid: &mut MeshBuilder, at: Vec2, random: &mut Rng) {
    let turn = Quat::from_rotation_y(random.between(0.0, TAU));
    solid.paint(palette::DRY_LEAF.mix(&palette::BANNER_RED, random.between(0.0, 0.35)));
    let corners = [vec3(-0.13, 0.02, 0.0), vec3(0.0, 0.035, 0.055), vec3(0.13, 0.015, 0.0), vec3(0.0, 0.05, -0.055)];
    solid.quad(corners.map(|corner| turn * corner + vec3(at.x, TABLE_Y, at.y)));
}

/// A bowl of iron on three legs.
fn brazier(segments: u32) -> MeshBuilder {
    let iron = LinearRgba::rgb(0.050, 0.046, 0.046);
    let mut solid = MeshBuilder::new();
    solid.paint(iron);
    solid.lathe(&[(0.0, 0.34), (0.22, 0.38), (0.40, 0.54), (0.46, 0.66), (0.42, 0.67), (0.36, 0.56)], segments);
    solid.paint(LinearRgba::rgb(0.75, 0.17, 0.03)).lathe(&[(0.38, 0.585), (0.0, 0.62)], segments);
    for leg in 0..3 {
        let mut part = MeshBuilder::new();
        part.paint(iron).prism(&rectangle(vec2(0.035, 0.05)), [0.0, 0.62], 0.0, false);
        part.warp(|p| p + Vec3::X * (0.46 - 0.12 * (p.y * 5.0).sin().abs()));
        solid.add(&part, Transform::from_rotation(Quat::from_rotation_y(leg as f32 / 3.0 * TAU + 0.4)));
    }
    solid
}

/// Tongues of fire, brightest at their foot.
fn flames(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for (index, size) in [1.0, 0.72, 0.6, 0.5].into_iter().enumerate().take(if low { 3 } else { 4 }) {
        let mut flame = MeshBuilder::new();
        flame.lathe(&[(0.0, 0.0), (0.15, 0.07), (0.17, 0.18), (0.09, 0.40), (0.0, 0.66)], if low { 4 } else { 7 });
        flame.tint(|at, _| {
            let part = (at.y / 0.66).clamp(0.0, 1.0);
            LinearRgba::from_vec4(Vec4::new(1.5, 0.62, 0.13, 1.0).lerp(Vec4::new(0.5, 0.07, 0.0, 1.0), part))
        });
        flame.warp(|p| p + vec3(0.5, 0.0, 0.25) * p.y * p.y * if index % 2 == 0 { 0.6 } else { -0.5 });
        let away = Vec2::from_angle(index as f32 * 2.1) * if index == 0 { 0.0 } else { 0.17 };
        let place = Transform::from_xyz(BRAZIER.x + away.x, TABLE_Y + 0.6, BRAZIER.y + away.y);
        solid.add(&flame, place.with_scale(Vec3::splat(size)));
    }
    solid
}
