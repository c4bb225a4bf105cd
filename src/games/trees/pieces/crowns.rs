//! The four trees, each with its own bark and leaves, and the root of a tree.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;
use ludarium_rules::Side;
use ludarium_rules::games::trees::Species;

use super::number;
use super::plants::{Detail, Tone, darker, leaf, leaf_colour, lump, shingle, tone};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::texture::Rng;

/// One square of a tree of this species and side. Nothing is higher than 0.75.
pub fn tree(species: Species, side: Side, detail: Detail) -> MeshBuilder {
    let tone = foliage(species, side);
    match species {
        Species::Birch => birch(tone, detail),
        Species::Ash => ash(tone, detail),
        Species::Beech => beech(tone, detail),
        Species::Pine => pine(tone, detail),
    }
}

/// The leaves of a species: each has its own hue among the warm ones of White and the cool ones of Black.
fn foliage(species: Species, side: Side) -> Tone {
    let leaves = if side == Side::White { palette::FOLIAGE_WHITE } else { palette::FOLIAGE_BLACK };
    leaves[number(species)].map(LinearRgba::from)
}

/// The colour of the bark of a species.
pub fn bark(species: Species) -> LinearRgba {
    match species {
        Species::Birch => palette::BIRCH,
        Species::Ash => palette::ASH,
        Species::Beech => palette::BEECH,
        Species::Pine => palette::PINE,
    }
    .into()
}

/// A round stem from `foot` to `top`.
fn stem(solid: &mut MeshBuilder, foot: Vec3, top: Vec3, radii: [f32; 2], color: LinearRgba, segments: u32) {
    let mut straight = MeshBuilder::new();
    let length = foot.distance(top);
    straight.paint(color).lathe(&[(radii[0], 0.0), (radii[1], length)], segments);
    let turn = Quat::from_rotation_arc(Vec3::Y, (top - foot).normalize_or(Vec3::Y));
    solid.add(&straight, Transform::from_translation(foot).with_rotation(turn));
}

/// Three slender white stems that lean apart, each with a ball of light leaves: a trefoil from above.
fn birch(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(81);
    let mut solid = MeshBuilder::new();
    for index in 0..3 {
        let angle = index as f32 / 3.0 * TAU + 0.5;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        let mut pole = MeshBuilder::new();
        stem(&mut pole, out * 0.04, out * 0.20 + Vec3::Y * 0.44, [0.05, 0.036], LinearRgba::WHITE, 6);
        pole.tint(lips);
        solid.add(&pole, Transform::IDENTITY);
        let radius = Vec3::new(0.185, 0.17, 0.185) * if index == 1 { 0.92 } else { 1.0 };
        let middle = out * 0.215 + Vec3::Y * (0.50 + 0.03 * index as f32);
        lump(&mut solid, middle, radius, darker(tone), detail, &mut random);
        shingle(&mut solid, middle, radius, if detail.low { 12 } else { 20 }, 0.12, |bright| leaf_colour(tone, bright));
    }
    lay_bands(&mut solid, detail);
    solid
}

/// White bark with short dark lips.
fn lips(p: Vec3, _: Vec3) -> LinearRgba {
    if (p.y * 34.0 + p.x * 9.0).sin() > 0.74 { LinearRgba::gray(0.04) } else { bark(Species::Birch) }
}

/// The fork of the birch: white, with dark lips, open to the sky between the balls of leaves.
fn lay_bands(solid: &mut MeshBuilder, detail: Detail) {
    let mut fork = MeshBuilder::new();
    fork.lathe(&[(0.11, 0.0), (0.07, 0.24), (0.05, 0.36), (0.0, 0.38)], detail.segments.min(8));
    fork.tint(lips);
    solid.add(&fork, Transform::IDENTITY);
}

/// An umbrella of broad fronds on a grey stem: a star of feathers from above.
fn ash(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let top = Vec3::Y * 0.50;
    stem(&mut solid, Vec3::ZERO, top, [0.065, 0.045], bark(Species::Ash), detail.segments.min(8));
    for index in 0..6 {
        let out = Quat::from_rotation_y(index as f32 / 6.0 * TAU) * Vec3::X;
        let tone = if index % 2 == 0 { tone } else { tone.map(shaded) };
        frond(&mut solid, top, out, [0.43, 0.15, -0.17], tone, detail);
    }
    for index in 0..5 {
        let out = Quat::from_rotation_y((index as f32 / 5.0 + 0.05) * TAU) * Vec3::X;
        frond(&mut solid, top + Vec3::Y * 0.06, out, [0.25, 0.085, 0.0], tone.map(lighter), detail);
    }
    solid
}

fn shaded(color: LinearRgba) -> LinearRgba {
    LinearRgba::from_vec4((color.to_vec4() * 0.72).with_w(1.0))
}

fn lighter(color: LinearRgba) -> LinearRgba {
    color.mix(&LinearRgba::WHITE, 0.12)
}

/// A frond that arches outward: so long, so broad to either side, and its tip so much higher than its foot. Its edge is
/// that of a feather.
fn frond(solid: &mut MeshBuilder, foot: Vec3, out: Vec3, [length, broad, rise]: [f32; 3], tone: Tone, detail: Detail) {
    let parts = if detail.low { 6 } else { 10 };
    let aside = out.cross(Vec3::Y);
    let mut row = |part: usize| {
        let t = part as f32 / parts as f32;
        let spine = foot + out * length * t + Vec3::Y * (rise * t * t + 0.22 * t * (1.0 - t));
        let tooth = if part.is_multiple_of(2) { 0.55 } else { 1.0 };
        let half = broad * (PI * t.powf(0.8)).sin().max(0.02) * tooth;
        let normal = (Vec3::Y - out * rise * t).normalize_or(Vec3::Y);
        [(-1.0_f32, 0.45), (0.0, 0.05), (1.0, 0.75)].map(|(side, bright)| {
            solid.paint(leaf_colour(tone, bright + 0.2 * t * side.abs()));
            let at = spine + (aside * side - Vec3::Y * 0.35 * side.abs()) * half;
            solid.vertex(at, normal + aside * side * 0.5, Vec2::ZERO)
        })
    };
    let rows: Vec<[u32; 3]> = (0..=parts).map(&mut row).collect();
    for pair in rows.windows(2) {
        for side in 0..2 {
            solid.triangle(pair[0][side], pair[0][side + 1], pair[1][side + 1]);
            solid.triangle(pair[0][side], pair[1][side + 1], pair[1][side]);
        }
    }
}

/// One dense round crown.
fn beech(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(95);
    let mut solid = MeshBuilder::new();
    stem(&mut solid, Vec3::ZERO, Vec3::Y * 0.3, [0.095, 0.08], bark(Species::Beech), detail.segments.min(8));
    let (middle, radius) = (Vec3::Y * 0.41, Vec3::new(0.385, 0.29, 0.385));
    let shade = Detail { segments: detail.segments + 4, ..detail };
    lump(&mut solid, middle, radius, darker(tone), shade, &mut random);
    shingle(&mut solid, middle, radius, if detail.low { 44 } else { 70 }, 0.15, |bright| leaf_colour(tone, bright));
    solid
}

/// Whorls of needles one above the other, narrower toward the top: a star in stars from above.
fn pine(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    stem(&mut solid, Vec3::ZERO, Vec3::Y * 0.3, [0.08, 0.06], bark(Species::Pine), detail.segments.min(8));
    let whorls = [(0.43, 0.10, 0.34), (0.34, 0.25, 0.47), (0.245, 0.39, 0.60), (0.14, 0.53, 0.75)];
    for (index, (reach, low, high)) in whorls.into_iter().enumerate() {
        whorl(&mut solid, reach, [low, high], index as f32 * 0.5, tone);
    }
    solid
}

/// One whorl: rays that slope down from its middle, lighter at their tips.
fn whorl(solid: &mut MeshBuilder, reach: f32, [low, high]: [f32; 2], phase: f32, tone: Tone) {
    const RAYS: usize = 8;
    let corner = |index: usize| {
        let angle = (index as f32 * 0.5 + phase) / RAYS as f32 * TAU;
        let tip = index.is_multiple_of(2);
        let (out, height) = if tip { (reach, low) } else { (reach * 0.58, low + (high - low) * 0.30) };
        (Vec3::new(angle.cos() * out, height, angle.sin() * out), if tip { 0.95 } else { 0.25 })
    };
    let apex = Vec3::Y * high;
    for index in 0..RAYS * 2 {
        let ends = [corner(index + 1), corner(index)];
        let normal = (ends[0].0 - apex).cross(ends[1].0 - apex).normalize_or(Vec3::Y);
        let mut point = |at: Vec3, bright: f32| {
            solid.paint(leaf_colour(tone, bright));
            solid.vertex(at, normal, Vec2::ZERO)
        };
        let numbers = [point(apex, 0.55), point(ends[0].0, ends[0].1), point(ends[1].0, ends[1].1)];
        solid.triangle(numbers[0], numbers[1], numbers[2]);
    }
}

/// The root of a tree: flares of bark that run out over a mound of fresh earth, within a ring of stones.
pub fn root(species: Species, detail: Detail) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let color = bark(species);
    solid.paint(palette::SOIL_LIGHT).lathe(&[(0.28, 0.035), (0.22, 0.07), (0.12, 0.09)], detail.segments + 4);
    solid.paint(color).lathe(&[(0.17, 0.03), (0.12, 0.14), (0.09, 0.28)], detail.segments);
    for arm in 0..5 {
        let angle = arm as f32 / 5.0 * TAU + 0.3;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        stem(&mut solid, out * 0.06 + Vec3::Y * 0.13, out * 0.37 + Vec3::Y * 0.03, [0.065, 0.026], color, 5);
    }
    let mut random = Rng::new(97);
    for stone in 0..STONES {
        let angle = (stone as f32 + random.between(-0.15, 0.15)) / STONES as f32 * TAU;
        let tone = random.between(0.36, 0.56);
        let mut pebble = MeshBuilder::new();
        pebble.paint(LinearRgba::rgb(tone, tone * 0.98, tone * 0.90)).ball(Vec3::ZERO, 0.062, 6);
        let place = Vec3::new(angle.cos(), 0.0, angle.sin()) * 0.425 + Vec3::Y * 0.03;
        let flat = Vec3::new(0.8, 0.75, 1.25);
        let turn = Quat::from_rotation_y(-angle);
        solid.add(&pebble, Transform::from_translation(place).with_scale(flat).with_rotation(turn));
    }
    solid
}

/// Stones in the ring of a root.
const STONES: usize = 12;

/// A branch one unit long along +x that lies on the ground, knotty and a little bent. It is calm: half bark, half soil.
pub fn branch(species: Species, detail: Detail) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut lying = MeshBuilder::new();
    let calm = bark(species).mix(&LinearRgba::from(palette::SOIL_LIGHT), 0.45);
    lying.paint(calm).lathe(&[(0.042, 0.0), (0.032, 0.5), (0.026, 1.0)], detail.segments.min(5));
    lying.warp(|p| Vec3::new(p.x + 0.022 * (p.y * 9.0).sin(), p.y, p.z));
    if species == Species::Birch {
        lying.tint(|p, _| if (p.y * 31.0).sin() > 0.7 { LinearRgba::gray(0.15) } else { LinearRgba::WHITE });
    }
    solid.add(&lying, Transform::from_xyz(0.0, 0.035, 0.0).with_rotation(Quat::from_rotation_z(-FRAC_PI_2)));
    solid
}

/// The tendril of a chain: it rises from the middle of its square along +x and ends in an arrow of two leaves.
pub fn tendril(side: Side) -> MeshBuilder {
    let tone = tone(Some(side));
    let mut solid = MeshBuilder::new();
    let at = |t: f32| Vec3::new(0.10 + 0.50 * t, 0.30 + 0.26 * (t * 2.6).sin() - 0.10 * t, 0.04 * (t * 6.0).sin());
    for part in 0..7 {
        let [from, to] = [part, part + 1].map(|part| at(part as f32 / 7.0));
        stem(&mut solid, from, to, [0.026, 0.024], leaf_colour(tone, 0.55), 5);
    }
    let tip = at(1.0) + Vec3::new(0.13, -0.03, 0.0);
    for sign in [-1.0, 1.0] {
        solid.paint(leaf_colour(tone, 1.0));
        leaf(&mut solid, tip, at(1.0) + Vec3::new(-0.12, 0.03, 0.17 * sign), 0.09);
    }
    solid
}

/// A large leaf that lies flat, its tip toward +x, its vein cut out.
pub fn lying_leaf() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for sign in [-1.0, 1.0] {
        let edge = [(-0.30, 0.012), (-0.14, 0.15), (0.06, 0.17), (0.32, 0.012)];
        let point = |(x, z): (f32, f32)| Vec3::new(x, 0.0, z * sign);
        let mut corners = edge.map(point);
        if sign > 0.0 {
            corners.reverse();
        }
        solid.quad(corners);
    }
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_stay_in_their_square_and_low() {
        for species in [Species::Birch, Species::Ash, Species::Beech, Species::Pine] {
            for detail in [true, false].map(Detail::of) {
                let solid = tree(species, Side::White, detail);
                assert!(solid.triangles() < 1500, "{species:?}: {}", solid.triangles());
                for point in solid.positions() {
                    assert!(point.x.abs() < 0.47 && point.z.abs() < 0.47 && point.y <= 0.76, "{species:?}: {point}");
                }
            }
        }
    }
}
