//! The round table of marble: hexes of three tones in thin bronze, a rim of porphyry with a Greek key and coordinates.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use ludarium_rules::board::hex::Hex;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::shifted;
use crate::look::room::TABLE_Y;
use crate::look::{glyph, palette};
use crate::stage::Layout;

/// How many tiles differ in their veins.
pub const VARIANTS: usize = 5;
/// The width of the bronze between two tiles, as a part of a tile.
const JOINT: f32 = 0.016;
/// Where the top of the rim lies: a little below the hexes.
const RIM_Y: f32 = -0.02;
/// The radius of the table's top.
pub const TOP: f32 = 5.62;
/// Where the Greek key begins, and how high it is.
const KEY: (f32, f32) = (5.27, 0.20);
/// How often it repeats.
const KEYS: usize = 64;
/// How far from the middle of an outermost hex its name stands.
const NAME: f32 = 0.60;

/// The tile of a hex, its top at y = 0, with veins of its own.
#[must_use]
pub fn tile(outline: &[Vec2], variant: usize) -> MeshBuilder {
    let outline: Vec<Vec2> = outline.iter().map(|corner| *corner * (1.0 - JOINT)).collect();
    let mut solid = MeshBuilder::new();
    solid.prism(&outline, [-0.05, 0.0], 0.008, false);
    solid.wrap(0.42, Vec2::new(0.37, 0.61) * variant as f32);
    solid
}

/// The bronze below and between the tiles.
#[must_use]
pub fn bronze(layout: &Layout) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let outline: Vec<Vec2> = layout.outline(0).iter().map(|corner| *corner * 1.06).collect();
    for hex in Hex::all() {
        let at = layout.world(hex.cell());
        solid.prism(&shifted(&outline, Vec2::new(at.x, at.z)), [RIM_Y - 0.01, -0.009], 0.0, false);
    }
    key(&mut solid);
    solid
}

/// A ring of Greek keys between two lines.
fn key(solid: &mut MeshBuilder) {
    const HOOK: [(f32, f32); 6] = [(0.12, 0.0), (0.12, 1.0), (0.80, 1.0), (0.80, 0.30), (0.44, 0.30), (0.44, 0.64)];
    let unit = TAU / KEYS as f32;
    // Half the width of a stroke, in parts of the key's height.
    let width = 0.055;
    let slim = width * KEY.1 / (unit * KEY.0);
    for index in 0..KEYS {
        let start = index as f32;
        for pair in HOOK.windows(2) {
            let low = Vec2::new(pair[0].0.min(pair[1].0) - slim, pair[0].1.min(pair[1].1) - width);
            let high = Vec2::new(pair[0].0.max(pair[1].0) + slim, pair[0].1.max(pair[1].1) + width);
            bar(solid, unit, Vec2::new(start, 0.0) + low, Vec2::new(start, 0.0) + high);
        }
        for line in [-0.24, 1.24] {
            bar(solid, unit, Vec2::new(start, line - width), Vec2::new(start + 1.0, line + width));
        }
    }
}

/// A stroke between two corners given as (keys along the ring, parts of its height).
fn bar(solid: &mut MeshBuilder, unit: f32, low: Vec2, high: Vec2) {
    let at = |along: f32, out: f32| {
        let (sin, cos) = (along * unit).sin_cos();
        Vec3::new(cos, 0.0, sin) * (KEY.0 + out * KEY.1) + Vec3::Y * (RIM_Y + 0.004)
    };
    solid.quad([at(low.x, low.y), at(high.x, low.y), at(high.x, high.y), at(low.x, high.y)]);
}

/// The top of the table around the hexes.
#[must_use]
pub fn rim(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let segments = if low { 48 } else { 112 };
    solid.lathe(&[(TOP, -0.10), (TOP, RIM_Y - 0.03), (TOP - 0.03, RIM_Y), (0.0, RIM_Y)], segments);
    solid.wrap(0.35, Vec2::ZERO);
    solid
}

/// The foot of the table: mouldings down to the wood.
#[must_use]
pub fn foot(low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let profile = [
        (5.74, TABLE_Y),
        (5.74, -0.53),
        (5.66, -0.50),
        (5.60, -0.44),
        (5.50, -0.40),
        (5.46, -0.32),
        (5.46, -0.24),
        (5.50, -0.19),
        (5.58, -0.16),
        (5.60, -0.13),
        (5.60, -0.10),
    ];
    solid.lathe(&profile, if low { 48 } else { 112 });
    solid.wrap(0.35, Vec2::new(0.2, 0.4));
    solid
}

/// Letters of the files below and above them, ranks at the upper left and, for Black, at the upper right of their rows.
#[must_use]
pub fn coordinates(layout: &Layout, turn: Quat) -> MeshBuilder {
    const SIZE: f32 = 0.21;
    let mut solid = MeshBuilder::new();
    let mut name = |hex: Hex, text: &str, angle: f32| {
        let away = Vec3::new(angle.sin(), 0.0, -angle.cos()) * NAME;
        let place = layout.world(hex.cell()) + away + Vec3::Y * (RIM_Y + 0.006);
        glyph::write(&mut solid, text, Transform::from_translation(place).with_rotation(turn), SIZE);
    };
    for file in 0..11_u8 {
        let ranks: Vec<Hex> = (0..11).filter_map(|rank| Hex::on(file, rank)).collect();
        let (Some(first), Some(last)) = (ranks.first(), ranks.last()) else { continue };
        let letter = first.to_string()[..1].to_owned();
        name(*first, &letter, PI);
        name(*last, &letter, 0.0);
    }
    for rank in 0..11_u8 {
        let row: Vec<Hex> = (0..11).filter_map(|file| Hex::on(file, rank)).collect();
        let (Some(left), Some(right)) = (row.first(), row.last()) else { continue };
        let number = (rank + 1).to_string();
        name(*left, &number, -PI / 3.0);
        name(*right, &number, PI / 3.0);
    }
    solid
}

/// The material of the table: a marble of this colour.
#[must_use]
pub fn marble(color: Color, texture: &Handle<Image>, roughness: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        base_color_texture: Some(texture.clone()),
        perceptual_roughness: roughness,
        reflectance: 0.4,
        ..default()
    }
}

/// Metal, which mirrors the room.
#[must_use]
pub fn metal(color: Color) -> StandardMaterial {
    StandardMaterial { base_color: color, perceptual_roughness: 0.38, metallic: 0.35, reflectance: 0.6, ..default() }
}

/// The colour of letters on the rim.
pub const NAMES: Color = palette::COORDINATE;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_of_the_rim_lies_on_the_table() {
        let layout = Layout::hexes();
        for solid in [bronze(&layout), coordinates(&layout, Quat::IDENTITY)] {
            let reach = solid.positions().iter().map(|point| Vec2::new(point.x, point.z).length()).fold(0.0, f32::max);
            assert!(reach < TOP - 0.02, "{reach}");
        }
    }

    #[test]
    fn the_key_is_seen_from_above() {
        let mut solid = MeshBuilder::new();
        key(&mut solid);
        let mesh = solid.mesh();
        let normals = mesh.attribute(Mesh::ATTRIBUTE_NORMAL).and_then(|values| values.as_float3()).expect("normals");
        assert!(normals.iter().all(|normal| normal[1] > 0.9));
    }
}
