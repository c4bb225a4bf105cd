//! Go-Chess stands on the heads of basalt columns at night, in the light of an oil lamp and a little of the moon.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::regular;
use crate::look::room::TABLE_Y;
use crate::look::room::backdrop::{Backdrop, Spots};
use crate::look::room::ground::{Ground, Outline};
use crate::look::texture::{Field, Painter, Rng, Texture, paint};
use crate::stage::{Lamp, Place, StageAssets, fading, smooth};

/// How many heads of columns a tile of the ground has across and down; every other row is shifted by half a head.
const HEADS: [i32; 2] = [7, 8];
/// How far the rows are apart, where the heads of a row are 1 apart.
const ROW: f32 = HEADS[0] as f32 / HEADS[1] as f32;
/// Where the oil lamp stands.
const LAMP: Vec2 = vec2(6.95, -5.35);
/// Where the cord ties the curtain, as a part of its length.
const KNOT: f32 = 0.24;
/// Clusters of columns: where their middle stands, the height of the tallest, how many there are, and fewer ones.
const CLUSTERS: [(Vec2, f32, [usize; 2]); 8] = [
    (vec2(-9.5, -15.0), 2.6, [5, 3]),
    (vec2(3.0, -15.2), 2.4, [6, 4]),
    (vec2(0.5, -21.0), 5.6, [3, 0]),
    (vec2(9.8, -17.0), 4.2, [4, 3]),
    (vec2(15.2, -8.6), 3.4, [6, 3]),
    (vec2(17.5, 3.5), 3.8, [3, 0]),
    (vec2(-13.5, 13.0), 3.0, [3, 0]),
    (vec2(3.5, 17.5), 3.6, [3, 0]),
];
/// Where the columns of a cluster stand, in steps along two sides of a hexagon, and which part of its height they have.
const STANDING: [(f32, f32, f32); 8] = [
    (0.0, 0.0, 1.0),
    (-1.0, 0.0, 0.84),
    (1.0, 0.0, 0.7),
    (0.0, 1.0, 0.46),
    (-1.0, 1.0, 0.58),
    (1.0, -1.0, 0.86),
    (-2.0, 1.0, 0.26),
    (1.0, 1.0, 0.2),
];

/// Where the board stands.
pub static PLACE: Place = Place {
    ground: Ground {
        texture: Texture::Own(Painter {
            name: "causeway",
            code: include_str!("place.rs"),
            size: 512,
            pixels: causeway,
        }),
        tile: 9.1,
        color: Color::srgb(0.40, 0.415, 0.44),
        roughness: 0.78,
        extent: Outline { half: [60.0; 3], corners: 2.0 },
        is_top: false,
        foot: Outline::square(5.42),
        covered: None,
        light: light_of_lamp_and_moon,
        low: 3.3,
    },
    backdrop: Backdrop {
        light: night,
        spots: &[Spots {
            count: 9,
            heights: [-3.0, 7.0],
            radius: [1.2, 2.4],
            color: Vec3::new(1.0, 0.62, 0.28),
            strength: [0.06, 0.24],
        }],
    },
    key: Lamp { color: Color::srgb(1.0, 0.91, 0.77), lux: 11_500.0, from: Vec3::new(8.0, 9.0, -2.5) },
    fill: Lamp { color: Color::srgb(0.80, 0.88, 1.0), lux: 2_600.0, from: Vec3::new(-7.0, 6.0, 4.0) },
    around: Vec3::new(0.82, 0.91, 1.12),
    has_shades: true,
    props: add_props,
};

/// The heads of the columns: how far each stands from its place in the row, and how high it is, 0 to 1.
struct Heads(Vec<(Vec2, f32)>);

/// The head that a point lies on.
struct Head {
    height: f32,
    /// How far away its edge is.
    edge: f32,
    /// The way from its middle.
    out: Vec2,
}

impl Heads {
    fn new(seed: u32) -> Heads {
        let mut random = Rng::new(seed);
        let mut shift = || random.between(-0.15, 0.15);
        let shifts: Vec<Vec2> = (0..HEADS[0] * HEADS[1]).map(|_| vec2(shift(), shift())).collect();
        Heads(shifts.into_iter().map(|by| (by, random.unit())).collect())
    }

    fn at(&self, point: Vec2) -> Head {
        let (row, column) = ((point.y / ROW).round() as i32, point.x.floor() as i32);
        let mut nearest = (f32::MAX, Vec2::ZERO, 0.0);
        let mut second = (f32::MAX, Vec2::ZERO);
        for (row, column) in
            (row - 1..=row + 1).flat_map(|row| (column - 1..=column + 1).map(move |column| (row, column)))
        {
            let index = row.rem_euclid(HEADS[1]) * HEADS[0] + column.rem_euclid(HEADS[0]);
            let (shift, height) = self.0[index as usize];
            let middle = vec2(column as f32 + 0.5 * row.rem_euclid(2) as f32, row as f32 * ROW) + shift;
            let away = point.distance_squared(middle);
            if away < nearest.0 {
                second = (nearest.0, nearest.1);
                nearest = (away, middle, height);
            } else if away < second.0 {
                second = (away, middle);
            }
        }
        let edge = (second.0 - nearest.0) / (2.0 * second.1.distance(nearest.1)).max(1e-3);
        Head { height: nearest.2, edge, out: point - nearest.1 }
    }
}

/// Heads of columns that stand at different heights, in the light of the lamp: higher ones shade their neighbours.
fn causeway(size: usize) -> Vec<u8> {
    const TO_LAMP: Vec2 = vec2(0.93, -0.36);
    let heads = Heads::new(52);
    let (grain, clouds) = (Field::new(53, [44, 44], 2, 0.6), Field::new(54, [6, 6], 3, 0.5));
    paint(size, |u, v| {
        let point = vec2(u, v) * HEADS[0] as f32 + Vec2::splat(0.10 * (clouds.at(v, u) - 0.5));
        let head = heads.at(point);
        let higher = heads.at(point + TO_LAMP * 0.13).height - head.height;
        let shade = smooth(0.05, 0.45, higher) * 0.25;
        let rim = smooth(0.14, 0.04, head.edge) * head.out.normalize_or_zero().dot(TO_LAMP);
        let slope = grain.at(u, v) - grain.at(u + 0.006, v - 0.003);
        let stone = 0.62 + 0.26 * head.height + 0.20 * (clouds.at(u, v) - 0.5) + 0.34 * slope + 0.13 * rim - shade;
        let light = stone * (0.52 + 0.48 * smooth(0.006, 0.052, head.edge));
        let warm = 0.035 * (head.height * 7.3).sin();
        [light * (1.0 + warm), light, light * (1.02 - warm)]
    })
}

/// Moonlight, the wide pool of the oil lamp, and a broad one where people play.
fn light_of_lamp_and_moon(at: Vec2) -> Vec3 {
    let pool = |middle: Vec2, wide: f32| (-(at.distance(middle) / wide).powi(2)).exp();
    let moon = vec3(0.40, 0.51, 0.72) * fading(at, 9.0, 46.0, 0.85);
    moon + vec3(0.90, 0.55, 0.21) * pool(LAMP, 4.2) + vec3(0.38, 0.25, 0.10) * pool(Vec2::ZERO, 8.5)
}

/// The night sky over dark columns, lighter where the moon is, at the left.
fn night(u: f32, height: f32) -> Vec3 {
    let toward_moon = (0.5 + 0.5 * ((u - 0.66) * TAU).cos()).powi(4);
    let haze = (-((height - 4.0) / 15.0).powi(2)).exp();
    let sky = vec3(0.034, 0.048, 0.085) + vec3(0.085, 0.115, 0.165) * toward_moon * haze;
    let column = (u * 84.0).floor();
    let top = 1.0 + 6.0 * (column * 0.37).sin().abs() + 3.5 * (column * 2.3).sin();
    let ground = vec3(0.040, 0.050, 0.072);
    ground.lerp(sky, smooth(top - 0.8, top + 0.8, height))
}

fn add_props(assets: &mut StageAssets) {
    let fine = !assets.quality.low();
    let stone = assets.texture(Texture::Stone(18));
    let matt = |color: Color| StandardMaterial {
        base_color: color,
        perceptual_roughness: 0.85,
        reflectance: 0.2,
        ..StandardMaterial::default()
    };
    let basalt = StandardMaterial { base_color_texture: Some(stone), ..matt(Color::srgb(0.39, 0.40, 0.44)) };
    let bronze = StandardMaterial { metallic: 0.75, perceptual_roughness: 0.42, ..matt(Color::srgb(0.43, 0.28, 0.13)) };
    let parts = [
        (columns(fine), assets.materials.add(basalt)),
        (oil_lamp(fine), assets.materials.add(bronze)),
        (curtain(fine), assets.materials.add(matt(Color::WHITE))),
    ];
    assets.add_scenery(parts);
    let glow = StandardMaterial { unlit: true, alpha_mode: AlphaMode::Add, cull_mode: None, ..matt(Color::WHITE) };
    let (mesh, material) = (assets.meshes.add(flame().mesh()), assets.materials.add(glow));
    let root = assets.root;
    assets.on_show(move |commands| {
        let looks = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()));
        commands.spawn((Name::new("Flame"), looks, NotShadowCaster, Pickable::IGNORE, ChildOf(root)));
    });
}

/// Clusters of tall columns far out, and broken ones near the board.
fn columns(fine: bool) -> MeshBuilder {
    const RADIUS: f32 = 0.74;
    let bevel = if fine { 0.06 } else { 0.0 };
    let mut random = Rng::new(61);
    let mut solid = MeshBuilder::new();
    for (middle, top, counts) in CLUSTERS {
        let turn = Vec2::from_angle(random.unit() * TAU);
        for &(along, aside, part) in STANDING.iter().take(counts[usize::from(!fine)]) {
            let step = vec2(along + 0.5 * aside, 0.866 * aside) * RADIUS * 1.75;
            let at = middle + turn.rotate(step);
            let height = top * part + random.between(-0.12, 0.12);
            // They sink into the night.
            let tone = random.between(0.85, 1.1) * 1.0_f32.lerp(0.5, smooth(12.0, 23.0, at.length()));
            let mut column = prism(RADIUS, height, bevel, tone);
            column.tint(|point, _| LinearRgba::WHITE * 0.45_f32.lerp(1.0, smooth(-0.1, 1.6, point.y)));
            let upright = Quat::from_rotation_y(-turn.to_angle());
            solid.add(&column, Transform::from_xyz(at.x, TABLE_Y, at.y).with_rotation(upright));
        }
    }
    let stumps =
        [(LAMP, 0.72, 0.30), (vec2(8.3, -6.1), 0.6, 0.62), (vec2(7.7, 5.5), 0.62, 0.5), (vec2(8.9, 6.1), 0.6, 0.8)];
    for (at, radius, height) in stumps {
        let turn = Quat::from_rotation_y(random.unit());
        let stump = prism(radius, height, bevel, random.between(0.9, 1.05));
        solid.add(&stump, Transform::from_xyz(at.x, TABLE_Y, at.y).with_rotation(turn));
    }
    let fallen = [
        (vec2(7.3, 7.0), 0.44, 1.5, 0.5),
        (vec2(-7.3, 5.6), 0.48, 1.7, 2.2),
        (vec2(-8.5, 6.9), 0.36, 0.8, 0.9),
        (vec2(-9.3, -6.4), 0.34, 0.7, 1.9),
    ];
    for (at, radius, length, turn) in fallen {
        let lying = Quat::from_rotation_y(turn) * Quat::from_rotation_z(FRAC_PI_2);
        let middle = vec3(at.x, TABLE_Y + radius * 0.85, at.y) - lying * Vec3::Y * (length / 2.0);
        let piece = prism(radius, length, bevel, random.between(0.85, 1.0));
        solid.add(&piece, Transform::from_translation(middle).with_rotation(lying));
    }
    solid.wrap(0.45, Vec2::ZERO);
    solid
}

/// A column; its head, worn by the weather, is lighter than its sides.
fn prism(radius: f32, height: f32, bevel: f32, tone: f32) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.prism(&regular(6, radius, 1.0 / 12.0), [0.0, height], bevel, false);
    solid.tint(|_, normal| LinearRgba::WHITE * tone * if normal.y > 0.9 { 1.3 } else { 1.0 });
    solid
}

/// Where the lamp's own right, up and front are.
fn at_the_lamp(point: Vec3) -> Transform {
    let stand = Transform::from_xyz(LAMP.x, TABLE_Y + 0.30, LAMP.y).with_scale(Vec3::splat(1.15));
    stand.with_rotation(Quat::from_rotation_y(-1.85)) * Transform::from_translation(point)
}

/// A lamp with a round body, a spout along x, and a ring to hold it by.
fn oil_lamp(fine: bool) -> MeshBuilder {
    let round = if fine { 16 } else { 8 };
    let mut solid = MeshBuilder::new();
    let mut body = MeshBuilder::new();
    body.lathe(&[(0.30, 0.0), (0.27, 0.06), (0.47, 0.16), (0.53, 0.27), (0.45, 0.37), (0.36, 0.40)], round);
    body.lathe(&[(0.36, 0.40), (0.32, 0.36), (0.10, 0.35), (0.0, 0.35)], round);
    body.tint(|point, _| LinearRgba::WHITE * if point.y > 0.34 && point.xz().length() < 0.33 { 0.5 } else { 1.0 });
    solid.add(&body, at_the_lamp(Vec3::ZERO));
    let mut spout = MeshBuilder::new();
    spout.lathe(&[(0.25, 0.0), (0.18, 0.3), (0.16, 0.5), (0.10, 0.58), (0.0, 0.6)], round / 2);
    let lying = Transform::from_rotation(Quat::from_rotation_z(0.14 - FRAC_PI_2)).with_scale(vec3(0.75, 1.0, 1.0));
    solid.add(&spout, at_the_lamp(vec3(0.36, 0.24, 0.0)) * lying);
    let mut mouth = MeshBuilder::new();
    mouth.lathe(&[(0.12, 0.0), (0.13, 0.12), (0.10, 0.14), (0.0, 0.10)], round / 2);
    solid.add(&mouth, at_the_lamp(vec3(0.80, 0.30, 0.0)));
    let upright = Transform::from_rotation(Quat::from_rotation_x(FRAC_PI_2));
    solid.add(&ring(0.17, 0.045, round * 5 / 8), at_the_lamp(vec3(-0.64, 0.30, 0.0)) * upright);
    solid
}

/// A ring that lies flat.
fn ring(radius: f32, thick: f32, round: u32) -> MeshBuilder {
    let profile: Vec<(f32, f32)> = (0..=6)
        .map(|step| Vec2::from_angle(step as f32 / 6.0 * TAU - FRAC_PI_2) * thick)
        .map(|way| (radius + way.x, way.y))
        .collect();
    let mut solid = MeshBuilder::new();
    solid.lathe(&profile, round);
    solid
}

/// The flame, from red at its foot to pale yellow, and the glow about it: discs that fade, one across each axis.
fn flame() -> MeshBuilder {
    let mut flame = MeshBuilder::new();
    flame.lathe(&[(0.02, 0.0), (0.07, 0.07), (0.075, 0.13), (0.05, 0.24), (0.018, 0.36), (0.0, 0.41)], 8);
    flame.tint(|point, _| {
        let glow = vec3(1.0, 0.22, 0.03).lerp(vec3(2.6, 1.5, 0.5), smooth(0.0, 0.16, point.y));
        LinearRgba::new(glow.x, glow.y, glow.z, 0.8)
    });
    let mut solid = MeshBuilder::new();
    solid.add(&flame, at_the_lamp(vec3(0.80, 0.42, 0.0)));
    for across in [Quat::IDENTITY, Quat::from_rotation_x(FRAC_PI_2), Quat::from_rotation_z(FRAC_PI_2)] {
        let mut disc = MeshBuilder::new();
        let rings = [(0.01, 0.24), (0.12, 0.17), (0.34, 0.07), (0.85, 0.0)].map(|(radius, strong)| {
            disc.paint(LinearRgba::new(1.0, 0.46, 0.13, strong));
            let corners = regular(14, radius, 0.0);
            corners.into_iter().map(|at| disc.vertex(vec3(at.x, 0.0, at.y), Vec3::Y, at)).collect::<Vec<u32>>()
        });
        for (inner, outer) in rings.iter().zip(&rings[1..]) {
            for (corner, next) in (0..14).map(|corner| (corner, (corner + 1) % 14)) {
                disc.triangle(inner[corner], inner[next], outer[corner]);
                disc.triangle(inner[next], outer[next], outer[corner]);
            }
        }
        solid.add(&disc, at_the_lamp(vec3(0.80, 0.56, 0.0)).with_rotation(across));
    }
    solid
}

/// The curtain that hides the placement, laid aside: folds that a golden cord gathers.
fn curtain(fine: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut cloth = MeshBuilder::new();
    let color = LinearRgba::from(palette::CURTAIN) * 0.075;
    cloth.sheet(if fine { [22, 9] } else { [14, 4] }, folds);
    cloth.tint(|point, _| color * 0.30_f32.lerp(1.25, smooth(0.0, 0.24, point.y)));
    let mut cord = ring(0.21, 0.04, if fine { 10 } else { 6 });
    cord.tint(|_, _| LinearRgba::from(palette::GOLD) * 0.4);
    let tied = folds(vec2(0.5, KNOT));
    let upright = Transform::from_rotation(Quat::from_rotation_x(FRAC_PI_2)).with_scale(vec3(1.0, 1.0, 0.9));
    solid.add(&cloth, Transform::IDENTITY).add(&cord, Transform::from_xyz(tied.x, 0.12, tied.z) * upright);
    let place = Transform::from_xyz(-7.35, TABLE_Y, -5.7).with_rotation(Quat::from_rotation_y(0.3));
    let mut laid = MeshBuilder::new();
    laid.add(&solid, place);
    laid
}

/// The curtain over the unit square: across its folds and along them.
fn folds(at: Vec2) -> Vec3 {
    let across = at.x - 0.5;
    let wide = 0.40 + 1.5 * smooth(KNOT, 1.0, at.y) + 0.6 * smooth(KNOT, -0.1, at.y);
    let turn = across * TAU * 4.0 + 1.3 * (at.y * 3.0).sin();
    let tied = (-((at.y - KNOT) / 0.17).powi(2)).exp();
    let rounded = smooth(0.52, 0.36, across.abs()) * smooth(-0.02, 0.08, at.y) * smooth(1.02, 0.9, at.y);
    let height = 0.01 + (0.05 + 0.075 * (1.0 + turn.cos()) + 0.13 * tied) * rounded;
    vec3(across * wide + 0.16 * (at.y * 4.0).sin(), height, (at.y - 0.5) * 2.6 + 0.05 * turn.cos())
}
