//! The four trees, each with its own bark and leaves, and the root of a tree.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;
use ludarium_rules::Side;
use ludarium_rules::games::trees::Species;

use super::plants::{Detail, Tone, darker, leaf, leaf_colour, lump, shingle, tone};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::texture::Rng;

/// One square of a tree of this species and side. Nothing is higher than 0.75.
pub fn tree(species: Species, side: Side, detail: Detail) -> MeshBuilder {
    let tone = tone(Some(side));
    match species {
        Species::Birch => birch(tone, detail),
        Species::Ash => ash(tone, detail),
        Species::Beech => beech(tone, detail),
        Species::Pine => pine(tone, detail),
    }
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

/// Three slender white stems that lean apart, each with an oval of light leaves: a trefoil from above.
fn birch(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(81);
    let mut solid = MeshBuilder::new();
    for index in 0..3 {
        let angle = index as f32 / 3.0 * TAU + 0.5;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        let top = out * 0.19 + Vec3::Y * 0.46;
        let mut pole = MeshBuilder::new();
        stem(&mut pole, out * 0.05, top, [0.048, 0.034], LinearRgba::WHITE, detail.segments.min(7));
        let lips = |p: Vec3, _: Vec3| {
            if (p.y * 26.0 + angle).sin() > 0.72 { LinearRgba::gray(0.03) } else { bark(Species::Birch) }
        };
        pole.tint(lips);
        solid.add(&pole, Transform::IDENTITY);
        let mut oval = MeshBuilder::new();
        let radius = Vec3::new(0.17, 0.12, 0.105);
        lump(&mut oval, Vec3::ZERO, radius, darker(tone), detail, &mut random);
        shingle(&mut oval, Vec3::ZERO, radius, detail.count(22), 0.085, |bright| leaf_colour(tone, bright));
        let turn = Quat::from_rotation_y(-angle) * Quat::from_rotation_z(-0.45);
        solid.add(&oval, Transform::from_translation(out * 0.23 + Vec3::Y * 0.52).with_rotation(turn));
    }
    // Short bands of white bark between the ovals are what one sees from above.
    lay_bands(&mut solid, detail);
    solid
}

/// The fork of the birch: white, with dark lips, open to the sky.
fn lay_bands(solid: &mut MeshBuilder, detail: Detail) {
    let mut fork = MeshBuilder::new();
    fork.lathe(&[(0.085, 0.0), (0.055, 0.20), (0.02, 0.27), (0.0, 0.27)], detail.segments.min(8));
    fork.tint(|p, _| if (p.y * 40.0).sin() > 0.75 { LinearRgba::gray(0.03) } else { bark(Species::Birch) });
    solid.add(&fork, Transform::IDENTITY);
}

/// Feathers of narrow leaflets that spread from a grey stem: a star of feathers from above.
fn ash(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(91);
    let mut solid = MeshBuilder::new();
    let top = Vec3::Y * 0.52;
    stem(&mut solid, Vec3::ZERO, top, [0.06, 0.035], bark(Species::Ash), detail.segments.min(8));
    const FEATHERS: usize = 6;
    for feather in 0..FEATHERS {
        let angle = feather as f32 / FEATHERS as f32 * TAU;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        let aside = out.cross(Vec3::Y);
        let along = |t: f32| top + out * 0.40 * t + Vec3::Y * (0.12 * t - 0.26 * t * t);
        solid.paint(bark(Species::Ash));
        leaf(&mut solid, along(0.0), along(0.95), 0.03);
        let pairs = if detail.low { 3 } else { 4 };
        for pair in 1..=pairs {
            let t = pair as f32 / (pairs as f32 + 0.6);
            for selection in [-1.0, 1.0] {
                let length = 0.145 * (1.15 - 0.45 * t);
                let tip = along(t) + (aside * selection * 0.82 + out * 0.5) * length - Vec3::Y * 0.02;
                solid.paint(leaf_colour(tone, random.between(0.40, 0.95)));
                leaf(&mut solid, along(t), tip, 0.075);
            }
        }
        solid.paint(leaf_colour(tone, 0.9));
        leaf(&mut solid, along(0.78), along(1.08), 0.075);
    }
    solid
}

/// One dense round crown in which copper leaves gleam.
fn beech(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(95);
    let mut solid = MeshBuilder::new();
    stem(&mut solid, Vec3::ZERO, Vec3::Y * 0.3, [0.085, 0.07], bark(Species::Beech), detail.segments.min(8));
    let copper = LinearRgba::from(palette::COPPER).to_vec4();
    let (middle, radius) = (Vec3::Y * 0.42, Vec3::new(0.36, 0.26, 0.36));
    lump(&mut solid, middle, radius, darker(tone), Detail { segments: detail.segments + 4, ..detail }, &mut random);
    let mut leaves = MeshBuilder::new();
    shingle(&mut leaves, middle, radius, detail.count(76), 0.12, |bright| leaf_colour(tone, bright));
    // Every fifth leaf or so is copper.
    leaves.tint(|p, _| {
        let gleam = ((p.x * 11.0 + 1.0).sin() * (p.z * 11.0).sin() - 0.25).clamp(0.0, 0.6) * 1.4;
        LinearRgba::from_vec4(Vec4::ONE.lerp(copper, gleam))
    });
    solid.add(&leaves, Transform::IDENTITY);
    solid
}

/// Whorls of needles one above the other, narrower toward the top: a star in stars from above.
fn pine(tone: Tone, detail: Detail) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    stem(&mut solid, Vec3::ZERO, Vec3::Y * 0.3, [0.07, 0.05], bark(Species::Pine), detail.segments.min(8));
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

/// The root of a tree: flares of bark that run out over the ground.
pub fn root(species: Species, detail: Detail) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let color = bark(species);
    let radius = if species == Species::Birch { 0.13 } else { 0.15 };
    solid.paint(color).lathe(&[(radius, 0.0), (radius * 0.72, 0.12), (radius * 0.6, 0.24)], detail.segments);
    for arm in 0..5 {
        let angle = arm as f32 / 5.0 * TAU + 0.3;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        stem(&mut solid, out * 0.06 + Vec3::Y * 0.09, out * 0.45, [0.06, 0.02], color, 5);
    }
    solid
}

/// A branch one unit long along +x that lies on the ground, knotty and a little bent.
pub fn branch(species: Species, detail: Detail) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut lying = MeshBuilder::new();
    lying.paint(bark(species)).lathe(&[(0.055, 0.0), (0.042, 0.5), (0.034, 1.0)], detail.segments.min(6));
    lying.warp(|p| Vec3::new(p.x + 0.022 * (p.y * 9.0).sin(), p.y, p.z));
    if species == Species::Birch {
        lying.tint(|p, _| if (p.y * 31.0).sin() > 0.7 { LinearRgba::gray(0.05) } else { LinearRgba::WHITE });
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
    for selection in [-1.0, 1.0] {
        solid.paint(leaf_colour(tone, 1.0));
        leaf(&mut solid, tip, at(1.0) + Vec3::new(-0.12, 0.03, 0.17 * selection), 0.09);
    }
    solid
}

/// A large leaf that lies flat, its tip toward +x, its vein cut out.
pub fn lying_leaf() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for selection in [-1.0, 1.0] {
        let edge = [(-0.30, 0.012), (-0.14, 0.15), (0.06, 0.17), (0.32, 0.012)];
        let point = |(x, z): (f32, f32)| Vec3::new(x, 0.0, z * selection);
        let mut corners = edge.map(point);
        if selection > 0.0 {
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
