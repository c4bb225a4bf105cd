//! What grows low: grass, underbrush, the huckleberry; and the ribbons that show whose a plant is.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;
use ludarium_rules::Side;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::regular;
use crate::look::texture::Rng;

/// The colours of leaves: the leaf, where the light falls on it, its shade.
pub type Tone = [LinearRgba; 3];

/// How much of a plant is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detail {
    /// Corners of round things.
    pub segments: u32,
    /// Fewer blades and leaves.
    pub low: bool,
}

impl Detail {
    /// The detail of a quality.
    pub const fn of(low: bool) -> Detail {
        Detail { segments: if low { 6 } else { 10 }, low }
    }

    /// This number of parts, or fewer with less detail.
    pub const fn count(self, full: usize) -> usize {
        if self.low { full.div_ceil(2) } else { full }
    }
}

/// The leaves of a side, or of nobody.
pub fn tone(side: Option<Side>) -> Tone {
    match side {
        Some(Side::White) => palette::LEAVES_WHITE,
        Some(Side::Black) => palette::LEAVES_BLACK,
        None => palette::LEAVES_NEUTRAL,
    }
    .map(LinearRgba::from)
}

/// A colour between a leaf's shade (0), the leaf (0.5) and its light (1).
pub fn leaf_colour([leaf, light, shade]: Tone, bright: f32) -> LinearRgba {
    let (low, high, t) = if bright < 0.5 { (shade, leaf, bright * 2.0) } else { (leaf, light, bright * 2.0 - 1.0) };
    LinearRgba::from_vec4(low.to_vec4().lerp(high.to_vec4(), t.clamp(0.0, 1.0)))
}

/// A tone for what lies below leaves.
pub fn darker(tone: Tone) -> Tone {
    tone.map(|color| LinearRgba::from_vec4((color.to_vec4() * 0.6).with_w(1.0)))
}

/// Adds one leaf or blade: a pointed figure from `foot` to `tip`, `width` wide in its middle.
pub fn leaf(solid: &mut MeshBuilder, foot: Vec3, tip: Vec3, width: f32) {
    let along = tip - foot;
    let aside = along.cross(Vec3::Y).normalize_or(Vec3::X) * width * 0.5;
    let normal = (aside.cross(along).normalize_or(Vec3::Y) + Vec3::Y).normalize_or(Vec3::Y);
    let normal = if normal.y < 0.0 { -normal } else { normal };
    let middle = foot + along * 0.45;
    let corners = [foot, middle + aside, tip, middle - aside].map(|corner| solid.vertex(corner, normal, Vec2::ZERO));
    solid.triangle(corners[0], corners[1], corners[2]);
    solid.triangle(corners[0], corners[2], corners[3]);
}

/// Tufts of blades, open in all directions.
pub fn grass(side: Side, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(41 + side.index() as u32);
    let mut solid = MeshBuilder::new();
    let tone = tone(Some(side));
    let tufts = [(0.0, 0.0), (0.25, 0.10), (-0.20, 0.21), (-0.17, -0.22), (0.16, -0.24), (0.06, 0.27), (-0.27, 0.0)];
    for (x, z) in tufts {
        let middle = Vec3::new(x, 0.0, z);
        let blades = detail.count(8);
        for blade in 0..blades {
            let direction = Vec2::from_angle((blade as f32 + random.between(-0.3, 0.3)) / blades as f32 * TAU);
            let reach = random.between(0.06, 0.13);
            let tip = middle + Vec3::new(direction.x * reach, random.between(0.12, 0.24), direction.y * reach);
            solid.paint(leaf_colour(tone, random.between(0.35, 0.95)));
            let foot = middle + Vec3::new(direction.x, 0.0, direction.y) * 0.02 + Vec3::Y * MOSS_Y;
            leaf(&mut solid, foot, tip, 0.075);
        }
    }
    solid
}

/// A lump of leaves: a ball pressed flat, lighter above, rough.
pub fn lump(solid: &mut MeshBuilder, centre: Vec3, radius: Vec3, tone: Tone, detail: Detail, random: &mut Rng) {
    let mut ball = MeshBuilder::new();
    ball.ball(Vec3::ZERO, 1.0, detail.segments);
    let phase = random.unit() * TAU;
    let rough = |p: Vec3| (p.x * 7.0 + phase).sin() * (p.z * 6.0 - phase).cos() + 0.6 * (p.y * 8.0 + phase).sin();
    ball.warp(|p| p * (1.0 + 0.07 * rough(p)));
    ball.tint(|p, _| leaf_colour(tone, 0.42 + 0.40 * p.y + 0.16 * rough(p)));
    solid.add(&ball, Transform::from_translation(centre).with_scale(radius * 0.9));
}

/// Leaves all over the upper part of a round thing, as shingles: `count` of them, each of the given length.
pub fn shingle(
    solid: &mut MeshBuilder,
    centre: Vec3,
    radius: Vec3,
    count: usize,
    length: f32,
    color: impl Fn(f32) -> LinearRgba,
) {
    for index in 0..count {
        // Points at even distances on a ball, from the top down to a little below its middle.
        let height = 1.0 - 1.25 * (index as f32 + 0.5) / count as f32;
        let angle = index as f32 * 2.399_963;
        let ring = (1.0 - height * height).max(0.0).sqrt();
        let outward = Vec3::new(angle.cos() * ring, height, angle.sin() * ring);
        let down = Vec3::new(angle.cos() * height.max(0.25), -ring - 0.1, angle.sin() * height.max(0.25));
        let swing = Vec3::new(-angle.sin(), 0.0, angle.cos()) * (index as f32 * 1.7).sin() * 0.6;
        let foot = centre + outward * radius * 0.86;
        let tip = foot + (outward * 0.34 + (down + swing).normalize_or(outward) * 0.8) * length;
        let chance = (index as f32 * 7.13).sin() * 0.5 + 0.5;
        solid.paint(color((0.35 + 0.4 * height + 0.3 * chance).clamp(0.0, 1.0)));
        leaf(solid, foot, tip.with_y(tip.y.max(0.015)), length * 0.62);
    }
}

/// Low round bushes beside each other, with a few twigs.
pub fn underbrush(side: Option<Side>, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(61 + side.map_or(5, |side| side.index() as u32));
    let mut solid = MeshBuilder::new();
    let tone = tone(side);
    let bushes = [(0.17, 0.11, 0.19), (-0.18, 0.08, 0.17), (0.0, -0.20, 0.18)];
    for (x, z, size) in bushes {
        let radius = Vec3::new(size, size * 0.8, size);
        let middle = Vec3::new(x, size * 0.6, z);
        lump(&mut solid, middle, radius, darker(tone), detail, &mut random);
        shingle(&mut solid, middle, radius, detail.count(18), size * 0.6, |bright| leaf_colour(tone, bright));
    }
    for _ in 0..detail.count(6) {
        let direction = Vec2::from_angle(random.unit() * TAU);
        let tip = Vec3::new(direction.x * 0.36, random.between(0.12, 0.24), direction.y * 0.36);
        solid.paint(palette::LOG);
        leaf(&mut solid, Vec3::new(direction.x, 0.1, direction.y) * 0.14, tip, 0.03);
    }
    solid
}

/// One dense bush with blue berries and a flower on top, like a crown.
pub fn huckleberry(side: Side, detail: Detail) -> MeshBuilder {
    let mut random = Rng::new(71 + side.index() as u32);
    let mut solid = MeshBuilder::new();
    let tone = tone(Some(side));
    let (middle, radius) = (Vec3::new(0.0, 0.17, 0.0), Vec3::new(0.29, 0.22, 0.29));
    lump(&mut solid, middle, radius, darker(tone), detail, &mut random);
    shingle(&mut solid, middle, radius, detail.count(36), 0.13, |bright| leaf_colour(tone, bright));
    for berry in 0..detail.count(12) {
        let angle = berry as f32 * 2.4;
        let (out, high) = if berry % 2 == 0 { (0.31, 0.19) } else { (0.22, 0.34) };
        solid.paint(palette::BERRY);
        solid.ball(Vec3::new(angle.cos() * out, high, angle.sin() * out), 0.055, detail.segments.min(8));
    }
    for petal in 0..6 {
        let angle = petal as f32 / 6.0 * TAU;
        let tip = Vec3::new(angle.cos() * 0.13, 0.46, angle.sin() * 0.13);
        solid.paint(palette::RIBBON_WHITE);
        leaf(&mut solid, Vec3::new(0.0, 0.40, 0.0), tip, 0.10);
    }
    solid.paint(palette::GOLD);
    solid.ball(Vec3::new(0.0, 0.42, 0.0), 0.05, detail.segments.min(8));
    solid
}

/// The height of the moss above the ground.
const MOSS_Y: f32 = 0.03;
/// How far the ribbon of a side's moss is from the middle of its square.
const RIBBON: f32 = 0.43;

/// The cushion of moss on which a growth stands, with a ribbon about it: White's is round, Black's is a square with
/// teeth, nobody's is a bare patch. `knots` are the small lozenges on the ribbon.
pub fn cushion(side: Option<Side>, knots: u32, detail: Detail) -> MeshBuilder {
    let (moss, ribbon) = match side {
        Some(Side::White) => (palette::MOSS_WHITE, palette::RIBBON_WHITE),
        Some(Side::Black) => (palette::MOSS_BLACK, palette::RIBBON_BLACK),
        None => (palette::MOSS_NEUTRAL, palette::MOSS_NEUTRAL),
    };
    let mut solid = MeshBuilder::new();
    let edge = edge(side, detail);
    let ring = |scale: f32, height: f32| edge.iter().map(move |at| Vec3::new(at.x * scale, height, at.y * scale));
    // The ribbon hangs over the edge; the moss swells inside it.
    let rings = [(1.0, 0.004, ribbon), (0.965, MOSS_Y, ribbon), (0.925, MOSS_Y, moss), (0.5, MOSS_Y + 0.012, moss)];
    let rows: Vec<Vec<u32>> = rings
        .into_iter()
        .map(|(scale, height, color)| {
            let light = if scale < 0.6 { 1.18 } else { 1.0 };
            solid.paint(LinearRgba::from(color) * light);
            ring(scale, height).map(|at| solid.vertex(at, Vec3::Y + at * 0.4, Vec2::ZERO)).collect()
        })
        .collect();
    for pair in rows.windows(2) {
        bridge(&mut solid, &pair[0], &pair[1]);
    }
    let centre = solid.vertex(Vec3::Y * (MOSS_Y + 0.014), Vec3::Y, Vec2::ZERO);
    let last = &rows[rows.len() - 1];
    for index in 0..last.len() {
        solid.triangle(centre, last[index], last[(index + 1) % last.len()]);
    }
    solid.paint(ribbon);
    for knot in 0..knots {
        let aside = (knot as f32 - (knots - 1) as f32 * 0.5) * 0.13;
        let at = Vec3::new(aside, MOSS_Y + 0.012, RIBBON * 0.93);
        let corners = [(0.0, 0.05), (0.05, 0.0), (0.0, -0.05), (-0.05, 0.0)];
        solid.quad(corners.map(|(x, z)| at + Vec3::new(x, 0.0, z)));
    }
    solid
}

/// The outline of a side's moss, in x and z, counter-clockwise seen from above.
fn edge(side: Option<Side>, detail: Detail) -> Vec<Vec2> {
    match side {
        Some(Side::White) | None => {
            let reach = if side.is_some() { RIBBON } else { RIBBON * 0.9 };
            let count = if detail.low { 20 } else { 32 };
            regular(count, reach, 0.0).into_iter().map(|at| Vec2::new(at.x, -at.y)).collect()
        }
        Some(Side::Black) => toothed(RIBBON),
    }
}

/// A square with teeth.
fn toothed(half: f32) -> Vec<Vec2> {
    const TEETH: i32 = 4;
    let point = |side: i32, index: i32| {
        let along = (index as f32 / (TEETH * 2) as f32 * 2.0 - 1.0) * half * 0.94;
        let out = half * if index % 2 == 0 { 0.97 } else { 0.88 };
        Vec2::from_angle(-(side as f32) * FRAC_PI_2).rotate(Vec2::new(along, out))
    };
    (0..4).flat_map(|side| (0..TEETH * 2).map(move |index| point(side, index))).collect()
}

/// Faces between two rings of equally many corners.
fn bridge(solid: &mut MeshBuilder, outer: &[u32], inner: &[u32]) {
    let count = outer.len();
    for index in 0..count {
        let next = (index + 1) % count;
        solid.triangle(outer[index], outer[next], inner[next]);
        solid.triangle(outer[index], inner[next], inner[index]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::contrast;

    /// Whatever grows must stand out from the soil, and White's growth from Black's.
    #[test]
    fn leaves_stand_out_from_the_soil() {
        for soil in [palette::SOIL_LIGHT, palette::SOIL_DARK] {
            for leaves in [palette::LEAVES_WHITE, palette::LEAVES_BLACK, palette::LEAVES_NEUTRAL] {
                assert!(contrast(leaves[0], soil) >= 3.0, "{leaves:?} on {soil:?}: {}", contrast(leaves[0], soil));
            }
            for foliage in palette::FOLIAGE_WHITE.iter().chain(&palette::FOLIAGE_BLACK) {
                assert!(contrast(foliage[1], soil) >= 3.0, "{foliage:?} on {soil:?}");
            }
            for ribbon in [palette::RIBBON_WHITE, palette::RIBBON_BLACK] {
                assert!(contrast(ribbon, soil) >= 4.5, "{ribbon:?} on {soil:?}");
            }
        }
        assert!(contrast(palette::LEAVES_WHITE[0], palette::LEAVES_BLACK[0]) >= 2.2);
        assert!(contrast(palette::MOSS_WHITE, palette::MOSS_BLACK) >= 1.5);
    }

    #[test]
    fn nothing_grows_beyond_its_square() {
        for detail in [true, false].map(Detail::of) {
            for side in Side::ALL {
                for plant in [grass(side, detail), underbrush(Some(side), detail), huckleberry(side, detail)] {
                    for point in plant.positions() {
                        assert!(point.x.abs() < 0.46 && point.z.abs() < 0.46 && point.y < 0.6, "{point}");
                    }
                }
            }
        }
    }
}
