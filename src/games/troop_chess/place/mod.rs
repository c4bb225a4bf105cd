//! A commander's tent: a folding table with a map spread under the board, and what is needed to read it.

mod map;

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::{rectangle, shifted};
use crate::look::room::TABLE_Y;
use crate::look::room::backdrop::Backdrop;
use crate::look::room::ground::{Ground, Outline};
use crate::look::texture::{Rng, Texture};
use crate::stage::{Lamp, Place, StageAssets, fading, lay, smooth};

/// Half the size of the map, in cells.
const MAP: Vec2 = Vec2::new(9.0, 7.5);
/// How high above the table it lies: captured pieces stand on the table itself.
const SHEET: f32 = 0.011;
/// Half the width of the board at its foot.
const FOOT: f32 = 4.95;
/// Where the key light stands.
const KEY: Vec3 = Vec3::new(-8.0, 9.0, -2.5);
/// Where the lantern stands.
const LANTERN: Vec2 = Vec2::new(-7.6, -5.15);
/// The floor of the tent.
const FLOOR: f32 = -11.0;
/// The paper, and how brightly it is shown where no light is reckoned.
const PARCHMENT: Color = Color::srgb(0.415, 0.370, 0.309);
const PARCHMENT_LOW: Vec3 = Vec3::new(3.6, 3.1, 2.45);

/// The markers of both sides.
const MADDER: Color = Color::srgb(0.38, 0.085, 0.07);
const WOAD: Color = Color::srgb(0.13, 0.20, 0.31);
/// Worn brass and steel.
const BRASS: Color = Color::srgb(0.56, 0.41, 0.17);
const STEEL: Color = Color::srgb(0.40, 0.41, 0.43);

/// Where Troop Chess is played.
pub static PLACE: Place = Place {
    ground: Ground {
        texture: Texture::Planks(19),
        tile: 5.2,
        color: Color::srgb(0.320, 0.290, 0.225),
        roughness: 0.74,
        extent: Outline { half: [13.5, 11.2, 11.2], corners: 18.0 },
        is_top: true,
        foot: Outline::square(FOOT),
        covered: Some(Outline { half: [8.9, 7.4, 7.4], corners: 18.0 }),
        light,
        low: 3.2,
    },
    backdrop: Backdrop { light: canvas, spots: &[] },
    key: Lamp { color: Color::srgb(1.0, 0.91, 0.76), lux: 11_000.0, from: KEY },
    fill: Lamp { color: Color::srgb(0.80, 0.88, 1.0), lux: 900.0, from: Vec3::new(8.0, 6.0, -2.0) },
    around: Vec3::new(0.70, 0.74, 0.86),
    has_shades: true,
    props,
};

/// Warm light through the canvas at the left, the pool of the lantern, and the blue of the evening at the far right.
fn light(at: Vec2) -> Vec3 {
    let across = smooth(-11.0, 10.0, at.x + 0.4 * at.y);
    let canvas = Vec3::new(0.92, 0.87, 0.79).lerp(Vec3::new(0.72, 0.76, 0.84), across);
    let slit = (-((at.y - 0.3 * at.x - 2.0) / 1.5).powi(2)).exp() * smooth(1.0, -9.0, at.x);
    let away = at.distance(LANTERN);
    let pool = 0.40 * (-(away / 2.3).powi(2)).exp() + 0.30 * (-(away / 5.2).powi(2)).exp();
    let beyond = (at.abs() - MAP).max_element();
    let edge = if beyond > 0.0 { 1.0 - 0.3 * (-beyond / 0.6).exp() } else { 1.0 };
    (canvas * (1.0 + 0.45 * slit) + Vec3::new(1.0, 0.56, 0.22) * pool) * edge * fading(at, 8.0, 20.0, 0.55)
}

/// The walls of the tent: strips of canvas with seams and poles, and an opening on the evening at the far left.
fn canvas(u: f32, height: f32) -> Vec3 {
    let sun = (0.5 + 0.5 * (u * TAU - 1.5 * PI).cos()).powi(2);
    let lantern = (0.5 + 0.5 * (u * TAU - 1.2 * PI).cos()).powi(8) * (-((height + 2.0) / 14.0).powi(2)).exp();
    let cloth = Vec3::new(0.128, 0.078, 0.039)
        + Vec3::new(0.165, 0.104, 0.050) * sun
        + Vec3::new(0.120, 0.062, 0.022) * lantern;
    let strip = (u * 22.0).fract();
    let seam = 1.0 - 0.34 * smooth(0.10, 0.0, strip.min(1.0 - strip));
    let folds = 0.92 + 0.12 * (u * TAU * 61.0).sin() * smooth(16.0, -8.0, height);
    let roof = 1.0_f32.lerp(0.42, smooth(9.0, 34.0, height)) - 0.22 * smooth(1.2, 0.0, (height - 10.0).abs());
    let pole = smooth(0.030, 0.018, ((u * 7.0 + 0.3).fract() - 0.5).abs());
    let wall = (cloth * (seam * folds * roof)).lerp(Vec3::new(0.045, 0.030, 0.018), 0.8 * pole);
    let gap = 0.034 * smooth(15.0, FLOOR, height).sqrt();
    let evening = Vec3::new(0.17, 0.16, 0.19).lerp(Vec3::new(0.045, 0.085, 0.19), smooth(-6.0, 12.0, height));
    let wall = wall.lerp(evening, smooth(gap, gap - 0.008, (u - 0.60).abs()));
    wall.lerp(earth(60.0), smooth(FLOOR + 2.0, FLOOR - 3.0, height))
}

/// The floor at a distance from the middle.
fn earth(away: f32) -> Vec3 {
    Vec3::new(0.066, 0.044, 0.027) * 1.0_f32.lerp(0.45, smooth(14.0, 50.0, away))
}

fn props(assets: &mut StageAssets) {
    let low = assets.quality.low();
    let things = StandardMaterial { perceptual_roughness: 0.55, reflectance: 0.35, ..default() };
    let things = assets.materials.add(things);
    let glow = assets.materials.add(StandardMaterial { unlit: true, ..default() });
    let soil = assets.texture(Texture::Soil(5));
    lay(assets, ground(low), soil, StandardMaterial { unlit: true, ..default() });
    let picture = assets.texture(Texture::Own(if low { map::LOW } else { map::FINE }));
    let bright = PARCHMENT.to_linear().to_vec3() * if low { PARCHMENT_LOW } else { Vec3::ONE };
    let paper = StandardMaterial {
        base_color: LinearRgba::from_vec3(bright).into(),
        perceptual_roughness: 0.95,
        reflectance: 0.1,
        ..default()
    };
    lay(assets, sheet(low), picture, paper);
    assets.add_scenery([(things_on_it(low), things), (panes(low), glow)]);
}

/// The map as a sheet whose corners have curled; where little is drawn it lies flat, and the table below it is left out.
fn sheet(low: bool) -> MeshBuilder {
    let xs = [-9.0, -8.6, -8.0, -7.3, -6.5, -5.7, -4.8, -2.4, 2.4, 4.8, 5.7, 6.5, 7.3, 8.0, 8.6, 9.0];
    let zs = [-7.5, -7.1, -6.5, -5.8, -4.8, -2.4, 0.0, 2.4, 4.8, 5.8, 6.5, 7.1, 7.5];
    let keep = |count: usize, index: usize| !low || index.is_multiple_of(2) || index + 1 == count;
    let xs: Vec<f32> = (0..xs.len()).filter(|index| keep(xs.len(), *index)).map(|index| xs[index]).collect();
    let zs: Vec<f32> = (0..zs.len()).filter(|index| keep(zs.len(), *index)).map(|index| zs[index]).collect();
    let lift = |x: f32, z: f32| {
        let corners = [(-1.0, -1.0, 0.04), (1.0, -1.0, 0.34), (1.0, 1.0, 0.10), (-1.0, 1.0, 0.30)];
        let curl = |(right, near, high): (f32, f32, f32)| {
            let along = ((x * right - MAP.x) + (z * near - MAP.y)) / 2.4 + 1.0;
            high * along.max(0.0).powi(2)
        };
        SHEET + if low { 0.0 } else { corners.map(curl).iter().sum::<f32>() }
    };
    let mut random = Rng::new(8);
    let mut solid = MeshBuilder::new();
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for &z in &zs {
        let mut corner = |x: f32| {
            let slope = Vec2::new(lift(x + 0.1, z) - lift(x - 0.1, z), lift(x, z + 0.1) - lift(x, z - 0.1)) / 0.2;
            let torn = Vec2::new(random.between(-0.05, 0.05), random.between(-0.05, 0.05));
            let at = Vec2::new(x, z) + torn * smooth(0.5, 0.0, (MAP - Vec2::new(x, z).abs()).min_element());
            let uv = (Vec2::new(x, z) / MAP * 0.998 + 1.0) / 2.0;
            solid.paint(LinearRgba::from_vec3(light(at)));
            solid.vertex(Vec3::new(at.x, TABLE_Y + lift(x, z), at.y), Vec3::new(-slope.x, 1.0, -slope.y), uv)
        };
        rows.push(xs.iter().map(|x| corner(*x)).collect());
    }
    let below = |line: &[f32], index: usize| line[index].abs().max(line[index + 1].abs()) < FOOT;
    for (row, column) in (0..zs.len() - 1).flat_map(|row| (0..xs.len() - 1).map(move |column| (row, column))) {
        if !(below(&zs, row) && below(&xs, column)) {
            let [far, near] = [&rows[row], &rows[row + 1]];
            solid.triangle(near[column], near[column + 1], far[column + 1]);
            solid.triangle(near[column], far[column + 1], far[column]);
        }
    }
    solid
}

/// Lantern, dividers, ink and quill, blocks, cord, and what stands beyond the table.
fn things_on_it(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let on = |x: f32, z: f32, turn: f32| {
        Transform::from_xyz(x, TABLE_Y + SHEET, z).with_rotation(Quat::from_rotation_y(turn))
    };
    solid.add(&lantern(low), on(LANTERN.x, LANTERN.y, 0.3));
    solid.add(&dividers(low), on(7.3, -5.9, -0.45).with_scale(Vec3::splat(0.72)));
    solid.add(&ink(low), on(8.75, -4.55, 0.4));
    solid.add(&cord(low), on(7.4, 5.8, 0.0));
    let blocks = [(-6.6, 4.55, 0.5, MADDER), (-7.35, 5.05, 0.2, MADDER), (7.75, -4.55, -0.3, WOAD)];
    for (x, z, turn, color) in blocks {
        solid.add(&block(color), on(x, z, turn));
    }
    // They darken where they stand.
    solid.tint(|at, _| LinearRgba::from_vec3(Vec3::splat(0.55_f32.lerp(1.0, smooth(0.0, 0.22, at.y - TABLE_Y)))));
    solid.add(&beyond(low), Transform::IDENTITY);
    solid
}

/// The poles of the tent, lances and a chest, beyond the table.
fn beyond(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let sides = if low { 4 } else { 9 };
    for (x, z) in [(15.0, -23.0), (-7.0, -25.0), (-17.0, 19.0)] {
        solid.paint(Color::srgb(0.26, 0.19, 0.12));
        tube(&mut solid, &[(Vec3::new(x, FLOOR, z), 0.42), (Vec3::new(x, 16.0, z), 0.34)], sides);
    }
    if low {
        return solid;
    }
    for lance in 0..4 {
        let at = |up: f32| Vec3::new(11.2 + 0.9 * lance as f32 + 0.10 * up, FLOOR + up, -30.0 + 0.28 * up);
        solid.paint(Color::srgb(0.30, 0.21, 0.12));
        tube(&mut solid, &[(at(0.0), 0.11), (at(9.0), 0.09)], 4);
        solid.paint(STEEL);
        tube(&mut solid, &[(at(9.0), 0.05), (at(9.4), 0.24), (at(11.0), 0.01)], 4);
    }
    let mut chest = MeshBuilder::new();
    chest.paint(Color::srgb(0.24, 0.16, 0.09)).prism(&rectangle(Vec2::new(3.0, 1.7)), [0.0, 2.8], 0.16, false);
    for x in [-1.9, 1.9] {
        let band = shifted(&rectangle(Vec2::new(0.18, 1.76)), Vec2::new(x, 0.0));
        chest.paint(Color::srgb(0.36, 0.28, 0.15)).prism(&band, [0.0, 2.86], 0.06, false);
    }
    solid.add(&chest, Transform::from_xyz(-1.0, FLOOR, -34.0).with_rotation(Quat::from_rotation_y(-0.35)));
    solid
}

/// A brass lantern without its panes.
fn lantern(low: bool) -> MeshBuilder {
    let (around, arc, sides) = if low { (6, 4, 4) } else { (16, 8, 5) };
    let mut solid = MeshBuilder::new();
    let foot = [(0.0, 0.0), (0.50, 0.0), (0.52, 0.05), (0.44, 0.11), (0.38, 0.13), (0.38, 0.2), (0.0, 0.2)];
    solid.paint(BRASS).lathe(&foot, around);
    let cap =
        [(0.32, 0.86), (0.46, 0.86), (0.48, 0.92), (0.30, 1.10), (0.16, 1.20), (0.17, 1.28), (0.05, 1.36), (0.0, 1.36)];
    solid.lathe(&cap, around);
    for post in 0..4 {
        let at = Vec2::from_angle(post as f32 * TAU / 4.0) * 0.39;
        let ends = [0.15, 0.9].map(|y| (Vec3::new(at.x, y, at.y), 0.035));
        tube(&mut solid, &ends, 4);
    }
    let ring = |step: usize| {
        let (sin, cos) = (step as f32 / arc as f32 * PI).sin_cos();
        (Vec3::new(0.30 * cos, 1.16 + 0.42 * sin, 0.12 * sin), 0.032)
    };
    tube(&mut solid, &(0..=arc).map(ring).collect::<Vec<_>>(), sides);
    solid
}

/// The panes of the lantern, of thin horn, with the flame behind them.
fn panes(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.lathe(&[(0.34, 0.18), (0.36, 0.42), (0.36, 0.6), (0.34, 0.87)], if low { 6 } else { 16 });
    solid.tint(|at, _| {
        let bright = (-((at.y - 0.46) / 0.24).powi(2)).exp();
        LinearRgba::from_vec3(Vec3::new(0.40, 0.13, 0.03).lerp(Vec3::new(2.6, 1.45, 0.52), bright))
    });
    let mut standing = MeshBuilder::new();
    standing.add(&solid, Transform::from_xyz(LANTERN.x, TABLE_Y + SHEET, LANTERN.y));
    standing
}

/// A pair of dividers that lies open on the map; its hinge is at the origin.
fn dividers(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(BRASS).lathe(&[(0.13, 0.0), (0.13, 0.11), (0.09, 0.14), (0.0, 0.14)], if low { 6 } else { 10 });
    for way in [-0.30_f32, 0.30] {
        let along = |out: f32| Vec3::new(way.sin() * out, 0.07 - 0.012 * out, way.cos() * out);
        solid.paint(BRASS);
        tube(&mut solid, &[(along(0.0), 0.07), (along(0.9), 0.075), (along(1.3), 0.05)], 6);
        solid.paint(STEEL);
        tube(&mut solid, &[(along(1.28), 0.038), (along(2.5), 0.006)], 5);
    }
    solid
}

/// A bottle of ink with a quill in it.
fn ink(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let bottle =
        [(0.0, 0.0), (0.34, 0.0), (0.37, 0.05), (0.36, 0.26), (0.18, 0.38), (0.15, 0.48), (0.21, 0.50), (0.20, 0.56)];
    solid.paint(Color::srgb(0.13, 0.16, 0.19)).lathe(&bottle, if low { 6 } else { 14 });
    solid.paint(Color::srgb(0.02, 0.02, 0.03)).lathe(&[(0.20, 0.56), (0.12, 0.54), (0.0, 0.5)], 7);
    let spine = |part: f32| Vec3::new(0.04 + 0.9 * part + 0.35 * part * part, 0.45 + 1.25 * part, -0.25 * part);
    solid.paint(Color::srgb(0.55, 0.50, 0.42));
    tube(&mut solid, &[(spine(0.0), 0.02), (spine(0.5), 0.018), (spine(1.0), 0.006)], 4);
    let steps = if low { 3 } else { 6 };
    for (step, side) in (0..steps).flat_map(|step| [-1.0, 1.0].map(|side| (step, side))) {
        let [from, to] = [step, step + 1].map(|step| 0.30 + 0.72 * step as f32 / steps as f32);
        let wide = |part: f32| {
            Vec3::new(-0.02, 0.06, 0.17 * side) * ((part - 0.28) * 4.5).min(1.0) * (1.03 - part).sqrt() * 1.6
        };
        solid.paint(Color::srgb(0.60, 0.57, 0.51));
        let vane = [spine(from), spine(to), spine(to) + wide(to), spine(from) + wide(from)];
        solid.quad(vane);
        solid.quad([vane[3], vane[2], vane[1], vane[0]]);
    }
    solid
}

/// A wooden block that stands for a troop.
fn block(color: Color) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.paint(color).prism(&rectangle(Vec2::new(0.34, 0.20)), [0.0, 0.20], 0.035, false);
    solid.paint(Color::srgb(0.62, 0.55, 0.42)).prism(&rectangle(Vec2::new(0.045, 0.165)), [0.19, 0.206], 0.0, false);
    solid
}

/// A coil of the cord that binds formations, with a loose end.
fn cord(low: bool) -> MeshBuilder {
    const THICK: f32 = 0.085;
    let (turns, each, sides) = if low { (1, 10, 4) } else { (3, 16, 6) };
    let coil = |step: usize| {
        let turn = step as f32 / each as f32;
        let way = Vec2::from_angle(turn * TAU) * (0.72 - 0.08 * turn);
        (Vec3::new(way.x, THICK + 0.10 * turn, way.y * 0.94), THICK)
    };
    let end = [(1.76, 0.87, 0.02), (1.75, 0.85, THICK), (1.6, 0.6, THICK), (1.3, 0.52, THICK), (1.02, 0.38, THICK)]
        .map(|(x, z, thick)| (Vec3::new(x, THICK, z), thick));
    let mut solid = MeshBuilder::new();
    solid.paint(palette::CORD);
    tube(&mut solid, &end.into_iter().chain((0..=turns * each).map(coil)).collect::<Vec<_>>(), sides);
    solid.tint(|at, normal| {
        let along = at.z.atan2(at.x) * 10.0 + 1.6 * at.x;
        let strand = 0.5 + 0.5 * (along + normal.y * 2.0).sin();
        LinearRgba::from_vec3(Vec3::splat(0.16).lerp(Vec3::new(0.44, 0.62, 0.55), strand))
    });
    solid
}

/// A round rod through points, each with its radius.
fn tube(solid: &mut MeshBuilder, points: &[(Vec3, f32)], sides: u32) {
    let mut before: Option<Vec<u32>> = None;
    for (index, &(at, radius)) in points.iter().enumerate() {
        let way = points[(index + 1).min(points.len() - 1)].0 - points[index.saturating_sub(1)].0;
        let right = way.cross(if way.y.abs() > 0.9 * way.length() { Vec3::X } else { Vec3::Y }).normalize_or(Vec3::X);
        let up = right.cross(way).normalize_or(Vec3::Y);
        let corner = |side: u32| {
            let (sin, cos) = (side as f32 / sides as f32 * TAU).sin_cos();
            right * cos + up * sin
        };
        let ring: Vec<u32> =
            (0..=sides).map(|side| solid.vertex(at + corner(side) * radius, corner(side), Vec2::ZERO)).collect();
        for (side, low) in before.iter().flat_map(|low| (0..sides as usize).map(move |side| (side, low))) {
            solid.triangle(low[side], ring[side], ring[side + 1]);
            solid.triangle(low[side], ring[side + 1], low[side + 1]);
        }
        before = Some(ring);
    }
}

/// The floor around the table, which is dark below it; where little is drawn, without what the table hides from players.
fn ground(low: bool) -> MeshBuilder {
    let (around, inner) = if low { (10, 15.0) } else { (28, 9.0) };
    let mut solid = MeshBuilder::new();
    let rings = [inner, 17.0_f32, 26.0, 40.0, 61.5].map(|radius| {
        let corner = |step: u32| {
            let at = Vec2::from_angle(step as f32 / around as f32 * TAU) * radius;
            let light = 0.35_f32.lerp(1.0, smooth(9.0, 19.0, radius)) * (1.15 - 0.35 * smooth(-30.0, 30.0, at.x));
            solid.paint(LinearRgba::from_vec3(earth(radius) * light));
            solid.vertex(Vec3::new(at.x, FLOOR, at.y), Vec3::Y, at / 9.0)
        };
        (0..=around).map(corner).collect::<Vec<u32>>()
    });
    for (inner, outer) in rings.iter().zip(&rings[1..]) {
        for step in 0..around as usize {
            solid.triangle(inner[step], outer[step + 1], outer[step]);
            solid.triangle(inner[step], inner[step + 1], outer[step + 1]);
        }
    }
    solid
}
