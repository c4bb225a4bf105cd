//! The shapes that show a formation: cords, arrows, ghosts, crosses.

use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, SQRT_2, TAU};
use strum::{EnumIter, IntoEnumIterator};

use crate::board::figures::Figures;
use crate::look::light::line::fill;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::{self, Palette};
use crate::look::polygon::{cross, regular, turned};
use crate::stage::StageAssets;

/// What can lie on the board beside the stones.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A ring of cord around a stone.
    Ring,
    /// A cord between neighbours on a line.
    Link,
    /// A cord between neighbours on a diagonal.
    LongLink,
    /// A thread between neighbours on a line that could be bound.
    Thread,
    /// The same on a diagonal.
    LongThread,
    /// Where a stone would stand.
    Ghost,
    /// An arrow on a head.
    Head,
    /// A direction of one step: an arrowhead.
    Near,
    /// A direction of two steps: a double arrowhead.
    Far,
    /// A stone that would fall.
    Fall,
}

/// Makes the figures, in their order.
#[must_use]
pub fn build(assets: &mut StageAssets) -> Figures {
    let unlit = assets.flat.is_some();
    let rope = StandardMaterial { perceptual_roughness: 0.85, reflectance: 0.15, unlit, ..default() };
    let rope = assets.materials.add(rope);
    let mut figures = Figures::default();
    for figure in Figure::iter() {
        match colour(figure) {
            Some(colour) => figures.sign(assets, figure, shape(figure), colour),
            None => figures.thing(assets, figure, shape(figure), &rope),
        }
    }
    figures
}

/// The colour of what means something; cords are painted.
fn colour(figure: Figure) -> Option<fn(&Palette) -> Color> {
    match figure {
        Figure::Ring | Figure::Link | Figure::LongLink | Figure::Thread | Figure::LongThread => None,
        Figure::Head => Some(|palette| palette.selection),
        Figure::Near | Figure::Far => Some(|palette| palette.target),
        Figure::Ghost => Some(|palette| palette.selection.with_alpha(0.85)),
        Figure::Fall => Some(|palette| palette.capture),
    }
}

/// Cords lie at this height.
const CORD_Y: f32 = 0.062;
/// The cord runs this far from the middle of a stone.
const AROUND: f32 = 0.42;
const CORD: f32 = 0.046;
const THREAD: f32 = 0.026;
/// How often the threads of a cord wind around each other on the way around a stone, and on a way of one cell.
const WINDINGS: f32 = 14.0;
const WOUND: f32 = WINDINGS / (TAU * AROUND);
/// How much lighter than its colour the light thread in a cord is, so that the twist is seen from afar.
const LIGHTER: f32 = 0.25;

fn shape(figure: Figure) -> MeshBuilder {
    match figure {
        Figure::Ring => ring(),
        Figure::Link => cord(1.0 - 2.0 * AROUND, 1.25 * CORD),
        Figure::LongLink => cord(SQRT_2 - 2.0 * AROUND, 1.25 * CORD),
        Figure::Thread => cord(0.30, THREAD),
        Figure::LongThread => cord(SQRT_2 - 0.74, THREAD),
        Figure::Head => filled(&[arrow()]),
        Figure::Near => filled(&[chevron(0.0)]),
        Figure::Far => filled(&[chevron(-0.13), chevron(0.13)]),
        Figure::Ghost => filled(&[regular(32, 0.33, 0.0)]),
        Figure::Fall => filled(&[turned(&cross(0.36, 0.07, 0.07), FRAC_PI_4)]),
    }
}

/// Outlines filled with light.
fn filled(outlines: &[Vec<Vec2>]) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    outlines.iter().for_each(|outline| fill(&mut solid, outline, 0.035));
    solid
}

/// A beak toward -z that lies on a stone and juts out over its edge.
fn arrow() -> Vec<Vec2> {
    [(0.0, -0.62), (0.30, -0.16), (0.0, -0.26), (-0.30, -0.16)].map(Vec2::from).to_vec()
}

/// An arrowhead toward -z.
fn chevron(z: f32) -> Vec<Vec2> {
    [(0.0, -0.17), (0.24, 0.05), (0.24, 0.19), (0.0, -0.03), (-0.24, 0.19), (-0.24, 0.05)]
        .map(|(x, along)| Vec2::new(x, along + z))
        .to_vec()
}

/// Two colours wound around each other, by how far along and how far around.
fn wound(along: f32, around: f32) -> LinearRgba {
    let thread = (along * WOUND * TAU + around).sin() > 0.2;
    Color::to_linear(&if thread { palette::CORD_THREAD.mix(&Color::WHITE, LIGHTER) } else { palette::CORD })
}

fn ring() -> MeshBuilder {
    let tube: Vec<(f32, f32)> = (0..=8)
        .map(|step| (step as f32 / 8.0 - 0.25) * TAU)
        .map(|angle| (AROUND + CORD * angle.cos(), CORD_Y + CORD * angle.sin()))
        .collect();
    let mut solid = MeshBuilder::new();
    solid.lathe(&tube, 5 * WINDINGS as u32);
    solid.tint(|p, _| {
        let (out, up) = (Vec2::new(p.x, p.z).length() - AROUND, p.y - CORD_Y);
        wound(p.z.atan2(p.x) * AROUND, up.atan2(out))
    });
    solid
}

/// A straight cord about the origin along z.
fn cord(length: f32, radius: f32) -> MeshBuilder {
    let rings = (length * 60.0) as u32;
    let profile: Vec<(f32, f32)> =
        (0..=rings).map(|step| (radius, (step as f32 / rings as f32 - 0.5) * length)).collect();
    let mut standing = MeshBuilder::new();
    standing.lathe(&profile, 10);
    standing.tint(|p, _| wound(p.y, p.z.atan2(p.x)));
    let mut lying = MeshBuilder::new();
    lying.add(&standing, Transform::from_xyz(0.0, CORD_Y, 0.0).with_rotation(Quat::from_rotation_x(FRAC_PI_2)));
    lying
}
