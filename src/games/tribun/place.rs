//! A marble court in the sun: a patterned floor, shadows of columns across it, and what somebody was just busy with.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::board::{marble, metal};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::{rectangle, regular};
use crate::look::room::TABLE_Y;
use crate::look::room::backdrop::Backdrop;
use crate::look::room::ground::{Ground, Outline};
use crate::look::texture::{Field, Painter, Texture, paint};
use crate::stage::{Lamp, Place, StageAssets, fading, smooth};

/// Where the board of Tribun stands.
pub static PLACE: Place = Place {
    ground: Ground {
        texture: Texture::Own(Painter {
            name: "tribun-floor",
            code: include_str!("place.rs"),
            size: 256,
            pixels: floor_of_the_court,
        }),
        tile: 5.0,
        color: Color::srgb(0.345, 0.37, 0.375),
        roughness: 0.5,
        extent: Outline { half: [20.4, 18.6, 18.6], corners: 12.0 },
        is_top: false,
        foot: Outline::round(5.74),
        covered: None,
        light: light_between_columns,
        low: 3.3,
    },
    backdrop: Backdrop { light: garden, spots: &[] },
    key: Lamp { color: Color::srgb(1.0, 0.92, 0.80), lux: 12_000.0, from: Vec3::new(-8.5, 9.5, -3.4) },
    fill: Lamp { color: Color::srgb(0.82, 0.88, 1.0), lux: 600.0, from: Vec3::new(7.0, 6.0, 4.0) },
    around: Vec3::new(0.82, 0.90, 1.02),
    has_shades: true,
    props,
};

/// Which way the sun shines across the ground.
const SUN: Vec2 = Vec2::new(0.928, 0.371);
/// How far apart the shadows of columns are, and where one of them lies beside the middle.
const SHADOWS: (f32, f32) = (3.9, 1.95);
/// Columns: where they stand.
const COLUMNS: [[f32; 2]; 11] = [
    [-1.0, -16.8],
    [3.2, -16.8],
    [7.4, -16.8],
    [-5.2, -16.8],
    [11.6, -16.8],
    [-9.4, -16.8],
    [18.8, -9.6],
    [18.8, -1.2],
    [9.5, 16.8],
    [14.0, 16.8],
    [-13.6, 16.8],
];

/// Octagons of pale green marble, small dark squares between their corners, and thin bronze in all joints.
fn floor_of_the_court(size: usize) -> Vec<u8> {
    const CORNER: f32 = 0.25;
    let bend = Field::new(61, [3, 3], 3, 0.55);
    let (coarse, fine) = (Field::new(62, [4, 3], 4, 0.5), Field::new(63, [9, 7], 3, 0.5));
    paint(size, |u, v| {
        let slab = vec2(u, v) * 2.0;
        let away = (slab - slab.round()).abs();
        let (joint, corner) = (away.min_element(), away.element_sum());
        let number = slab.floor();
        // Each octagon is cut from a place of its own.
        let cut = if corner < CORNER {
            Vec2::ZERO
        } else {
            vec2(0.37 * number.x + 0.11 * number.y, 0.29 * number.x + 0.53 * number.y)
        };
        let at = vec2(u, v) + 0.15 * vec2(bend.at(u, v), bend.at(v, u)) + cut;
        let vein = |field: &Field, width: f32| (1.0 - (field.at(at.x, at.y) - 0.5).abs() / width).max(0.0).powi(2);
        let (veined, cloud) = ((vein(&coarse, 0.05) + 0.5 * vein(&fine, 0.04)).min(1.0), bend.at(at.x, at.y) - 0.5);
        let color = if corner < CORNER {
            vec3(0.86, 1.0, 0.90) * (0.60 + 0.14 * veined + 0.14 * cloud)
        } else {
            let tone = if (number.x + number.y) % 2.0 > 0.5 { 0.89 } else { 0.82 };
            vec3(0.97, 1.0, 0.96) * (tone + 0.15 * cloud + 0.08 * veined)
        };
        let between = if corner < CORNER { 0.0 } else { smooth(0.016, 0.008, joint) };
        let bronze = between.max(smooth(0.019, 0.011, (corner - CORNER).abs()));
        color.lerp(vec3(0.66, 0.56, 0.40), bronze).to_array()
    })
}

/// Sun in broad bars between the shadows of a row of columns at the left.
fn light_between_columns(at: Vec2) -> Vec3 {
    let (along, across) = (at.dot(SUN), SUN.perp_dot(at));
    let part = (across - SHADOWS.1) / SHADOWS.0;
    let away = (part - part.round()).abs() * SHADOWS.0;
    let shadow = smooth(1.1, 0.45, away) * smooth(15.0, 5.0, along);
    let light = vec3(1.10, 1.01, 0.91).lerp(vec3(0.47, 0.52, 0.58), shadow);
    vec3(0.40, 0.38, 0.34).lerp(light, fading(at, 9.0, 19.0, 0.0))
}

/// A wall with columns in the sun; between them a balustrade, cypresses and the sky.
fn garden(u: f32, height: f32) -> Vec3 {
    let bay = (u * 22.0).fract();
    let west = 0.5 + 0.5 * ((u - 0.68) * TAU).cos();
    if !(-15.5..=4.0).contains(&height) {
        return vec3(0.155, 0.125, 0.092) * (1.0 - 0.25 * west);
    }
    if bay < 0.27 {
        // Round, and lit from the left.
        let round = (bay / 0.27 * PI).sin() * (1.1 - 0.8 * bay / 0.27);
        return vec3(0.33, 0.265, 0.185) * (0.45 + 0.6 * round);
    }
    if height < -12.0 {
        return vec3(0.165, 0.132, 0.095);
    }
    let sky = vec3(0.335, 0.325, 0.295).lerp(vec3(0.235, 0.295, 0.345), smooth(-10.0, 4.0, height));
    let top = -3.0 + 4.0 * ((u * 22.0).floor() * 1.9).sin();
    let wide = 0.16 * (1.0 - ((height + 10.0) / (top + 10.0)).clamp(0.0, 1.0).powi(3));
    let tree = smooth(wide + 0.04, wide - 0.02, (bay - 0.63).abs()) * smooth(top, top - 1.5, height);
    let hedge = smooth(-9.3, -10.3, height - 0.6 * (u * 160.0).sin());
    sky.lerp(vec3(0.040, 0.062, 0.036), tree.max(hedge))
}

fn props(assets: &mut StageAssets) {
    let low = assets.quality.low();
    let pale = assets.texture(Texture::Marble { seed: 31, ground: 0.96, vein: 0.70 });
    let plain = StandardMaterial {
        perceptual_roughness: 0.7,
        reflectance: 0.25,
        cull_mode: None,
        ..StandardMaterial::default()
    };
    let parts = [
        (colonnade(low), marble(Color::srgb(0.43, 0.40, 0.355), &pale, 0.6)),
        (things(low), plain),
        (bowl(low), metal(palette::BRONZE)),
    ];
    let parts = parts.map(|(solid, material)| (solid, assets.materials.add(material)));
    assets.add_scenery(parts);
}

/// Rows of columns on a step all round, dimmer where the roof shades them.
fn colonnade(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for (side, half, away) in [(0.0, 20.3, 17.2), (1.0, 18.5, 19.0), (2.0, 20.3, 17.2), (3.0, 18.5, 19.0)] {
        let mut step = MeshBuilder::new();
        step.prism(&rectangle(vec2(half, 1.3)), [-1.0, 0.3], 0.04, false);
        let turn = Quat::from_rotation_y(side * FRAC_PI_2);
        solid.add(&step, Transform::from_translation(turn * vec3(0.0, TABLE_Y, away)).with_rotation(turn));
    }
    let (round, count) = if low { (6, 4) } else { (8, COLUMNS.len()) };
    let mut column = MeshBuilder::new();
    column.prism(&rectangle(Vec2::splat(0.75)), [0.3, 0.52], 0.0, false);
    if !low {
        column.prism(&regular(8, 0.70, 0.0), [0.50, 0.72], 0.10, false);
    }
    column.lathe(&[(0.60, 0.5), (0.51, 0.86), (0.43, 5.0), (0.60, 5.25)], round);
    column.prism(&rectangle(Vec2::splat(0.66)), [5.25, 5.55], 0.0, false);
    for [x, z] in COLUMNS.into_iter().take(count) {
        solid.add(&column, Transform::from_xyz(x, TABLE_Y, z));
    }
    solid.tint(|at, _| {
        let height = at.y - TABLE_Y;
        let light = (0.6 + 0.4 * smooth(0.25, 0.8, height)) * (1.0 - 0.45 * smooth(1.5, 5.2, height));
        LinearRgba::rgb(light, light * 0.98, light * 0.95)
    });
    solid.wrap(0.4, Vec2::ZERO);
    solid
}

/// Amphoras, scrolls, a wax tablet and laurel, each where it was put down.
fn things(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut put = |part: &MeshBuilder, [x, y, z]: [f32; 3], turn: Quat| {
        solid.add(part, Transform::from_xyz(x, TABLE_Y + y, z).with_rotation(turn));
    };
    let turned = Quat::from_rotation_y;
    put(&tablet(low), [7.5, 0.0, -4.95], turned(0.35));
    put(&scroll(low), [9.0, 0.11, -4.75], turned(-0.5));
    put(&scroll(low), [9.15, 0.11, -5.3], turned(-0.62));
    put(&amphora(low), [-7.4, 0.0, -5.4], turned(0.8));
    put(&tablet(low), [-7.6, 0.0, 5.0], turned(3.5));
    put(&scroll(low), [-9.1, 0.11, 5.2], turned(2.3));
    put(&amphora(low), [9.1, 0.49, 5.4], turned(0.5) * Quat::from_rotation_z(-1.83) * turned(FRAC_PI_2));
    put(&wreath(low), [7.6, 0.03, 5.8], turned(0.2));
    solid.tint(|at, _| {
        let shade = 0.55 + 0.45 * smooth(TABLE_Y, TABLE_Y + 0.14, at.y);
        LinearRgba::rgb(shade, shade, shade)
    });
    solid
}

/// Two leaves of wood filled with wax, open like a book, with lines of writing; and a stylus.
fn tablet(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for (side, tilt) in [(-1.0, 0.0), (1.0, 0.10)] {
        let mut leaf = MeshBuilder::new();
        leaf.paint(LinearRgba::rgb(0.155, 0.082, 0.038));
        leaf.prism(&rectangle(vec2(0.36, 0.52)), [0.0, 0.09], if low { 0.0 } else { 0.025 }, false);
        leaf.paint(LinearRgba::rgb(0.060, 0.050, 0.036));
        let corner = |x: f32, z: f32| vec3(x, 0.094, z);
        leaf.quad([corner(-0.28, 0.44), corner(0.28, 0.44), corner(0.28, -0.44), corner(-0.28, -0.44)]);
        leaf.paint(LinearRgba::rgb(0.25, 0.21, 0.14));
        for line in 0..if low { 0 } else { 5 } {
            let (z, end) = (-0.32 + 0.13 * line as f32, 0.22 - 0.09 * (line * line % 5) as f32);
            let at = |x: f32, z: f32| vec3(x, 0.098, z);
            leaf.quad([at(-0.22, z + 0.012), at(end, z + 0.012), at(end, z - 0.012), at(-0.22, z - 0.012)]);
        }
        let place = Transform::from_xyz(side * 0.375, 0.36 * tilt, 0.0);
        solid.add(&leaf, place.with_rotation(Quat::from_rotation_z(tilt)));
    }
    if low {
        return solid;
    }
    let mut stylus = MeshBuilder::new();
    stylus.paint(LinearRgba::rgb(0.42, 0.36, 0.25));
    stylus.lathe(&[(0.0, -0.40), (0.022, -0.30), (0.024, 0.30), (0.045, 0.34), (0.045, 0.42), (0.0, 0.42)], 5);
    let place = Transform::from_xyz(0.28, 0.16, 0.05);
    solid.add(&stylus, place.with_rotation(Quat::from_rotation_y(0.5) * Quat::from_rotation_x(FRAC_PI_2)));
    solid
}

/// A rolled sheet of papyrus, a tie around it.
fn scroll(low: bool) -> MeshBuilder {
    let segments = if low { 6 } else { 8 };
    let mut roll = MeshBuilder::new();
    roll.paint(LinearRgba::rgb(0.33, 0.265, 0.165));
    roll.lathe(&[(0.05, -0.56), (0.11, -0.56), (0.11, 0.56), (0.05, 0.56)], segments);
    roll.paint(LinearRgba::rgb(0.10, 0.06, 0.03)).lathe(&[(0.0, -0.52), (0.06, -0.52)], segments);
    roll.lathe(&[(0.06, 0.52), (0.0, 0.52)], segments);
    if !low {
        roll.paint(palette::TYRIAN).lathe(&[(0.118, -0.05), (0.118, 0.05)], segments);
    }
    let mut solid = MeshBuilder::new();
    solid.add(&roll, Transform::from_rotation(Quat::from_rotation_z(FRAC_PI_2)));
    solid
}

/// A small amphora of burnt clay with two handles.
fn amphora(low: bool) -> MeshBuilder {
    const OUTLINE: [(f32, f32); 11] = [
        (0.0, 0.0),
        (0.15, 0.0),
        (0.11, 0.07),
        (0.27, 0.28),
        (0.35, 0.52),
        (0.31, 0.74),
        (0.15, 0.88),
        (0.11, 1.0),
        (0.12, 1.1),
        (0.18, 1.15),
        (0.09, 1.12),
    ];
    let segments = if low { 5 } else { 9 };
    let mut solid = MeshBuilder::new();
    solid.paint(LinearRgba::rgb(0.30, 0.125, 0.062)).lathe(&OUTLINE, segments);
    solid.paint(LinearRgba::rgb(0.05, 0.03, 0.022));
    solid.lathe(&[(0.352, 0.47), (0.352, 0.57)], segments);
    for side in [0.0, PI].into_iter().take(if low { 0 } else { 2 }) {
        let mut handle = MeshBuilder::new();
        for (from, to) in [(vec2(0.28, 0.72), vec2(0.31, 0.96)), (vec2(0.31, 0.93), vec2(0.12, 1.08))] {
            let mut part = MeshBuilder::new();
            part.paint(LinearRgba::rgb(0.26, 0.108, 0.054)).prism(
                &rectangle(vec2(0.028, 0.045)),
                [0.0, from.distance(to)],
                0.0,
                false,
            );
            let lean = Quat::from_rotation_z(-(to - from).x.atan2((to - from).y));
            handle.add(&part, Transform::from_xyz(from.x, from.y, 0.0).with_rotation(lean));
        }
        solid.add(&handle, Transform::from_rotation(Quat::from_rotation_y(side)));
    }
    solid
}

/// Two twigs of laurel bent to a wreath that is open in front.
fn wreath(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let leaves = if low { 16 } else { 36 };
    for leaf in 0..leaves {
        let part = (leaf as f32 + 0.5) / leaves as f32;
        let along = (part - 0.5) * 0.92 * TAU;
        let tone = 0.75 + 0.5 * (leaf as f32 * 2.4).sin().abs();
        solid.paint(LinearRgba::rgb(0.15 * tone, 0.205 * tone, 0.055 * tone));
        let splay = if leaf % 2 == 0 { 0.6 } else { -0.45 };
        let turn = Quat::from_rotation_y(along) * Quat::from_rotation_y(splay);
        let tip: f32 = if part < 0.5 { 0.36 } else { -0.36 };
        let half = 0.095 * tip.signum();
        let corners =
            [vec3(0.0, 0.03, 0.0), vec3(tip * 0.5, 0.09, half), vec3(tip, 0.06, 0.0), vec3(tip * 0.5, 0.05, -half)];
        let at = Quat::from_rotation_y(along) * vec3(0.0, 0.0, -0.52);
        solid.quad(corners.map(|corner| at + turn * corner));
    }
    solid
}

/// A bowl of bronze with figs.
fn bowl(low: bool) -> MeshBuilder {
    let segments = if low { 8 } else { 12 };
    let mut bowl = MeshBuilder::new();
    bowl.lathe(&[(0.0, 0.0), (0.24, 0.0), (0.20, 0.09), (0.46, 0.24), (0.55, 0.42)], segments);
    bowl.paint(LinearRgba::rgb(0.55, 0.5, 0.45))
        .lathe(&[(0.55, 0.42), (0.50, 0.41), (0.40, 0.25), (0.0, 0.17)], segments);
    bowl.paint(LinearRgba::rgb(0.22, 0.16, 0.22));
    for fig in 0..if low { 0 } else { 3 } {
        let away = Vec2::from_angle(fig as f32 * 2.1) * 0.19;
        bowl.ball(vec3(away.x, 0.35, away.y), 0.16, 6);
    }
    bowl.tint(|at, _| {
        let shade = 0.5 + 0.5 * smooth(0.0, 0.2, at.y);
        LinearRgba::rgb(shade, shade, shade)
    });
    let mut solid = MeshBuilder::new();
    solid.add(&bowl, Transform::from_xyz(8.7, TABLE_Y, -6.1));
    solid
}
