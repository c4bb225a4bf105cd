//! The mosaic: 42 triangles of small glazed tiles, dark slabs between them, the brass of the diagonal, the bands
//! of the promotion lines, and a rim of burnt clay.

use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_4, SQRT_2};

use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::{rectangle, shifted, star};
use crate::look::texture::Rng;
use crate::look::tray::Tray;
use crate::look::{glyph, palette};
use crate::stage::Layout;

/// Half the width of the square of triangles.
const HALF: f32 = 4.95;
/// The side of one of its squares.
const LEG: f32 = HALF / 3.0;
/// The width of the bands around it.
const BAND: f32 = 0.13;
/// How deep the mortar lies.
const JOINT: f32 = 0.036;
/// How many different cells of each half there are.
pub const VARIANTS: usize = 4;

/// The box around mosaic and bands.
#[must_use]
pub const fn tray() -> Tray {
    Tray::new(Vec2::splat(HALF + BAND), 0.40)
}

/// A cell of one half (0 South, 1 North), made of small tiles that differ a little; `rows` small tiles lie along a side.
#[must_use]
pub fn cell(layout: &Layout, half: usize, variant: usize, rows: usize) -> MeshBuilder {
    let corners = drawn_in(layout.outline(half), 0.06);
    let glaze = [palette::GLAZE_SOUTH, palette::GLAZE_NORTH][half];
    let mut random = Rng::new(7 + 13 * variant as u32 + half as u32);
    let mut solid = MeshBuilder::new();
    for tile in small(&corners, rows) {
        let light = random.between(0.86, 1.13);
        let warm = random.between(-0.03, 0.03);
        let colour = glaze.to_linear();
        solid.paint(LinearRgba::rgb(colour.red * (light + warm), colour.green * light, colour.blue * (light - warm)));
        solid.prism(&drawn_in(&tile, 0.10), [-0.05, 0.0], 0.008, false);
    }
    solid
}

/// A triangle drawn in toward its middle by a part of its size.
fn drawn_in(outline: &[Vec2], part: f32) -> Vec<Vec2> {
    let middle = outline.iter().sum::<Vec2>() / outline.len() as f32;
    outline.iter().map(|corner| middle + (*corner - middle) * (1.0 - part)).collect()
}

/// A triangle divided into small ones of its own shape.
fn small(corners: &[Vec2], rows: usize) -> Vec<[Vec2; 3]> {
    let &[origin, a, b] = corners else { return Vec::new() };
    let at = |i: usize, j: usize| origin + ((a - origin) * i as f32 + (b - origin) * j as f32) / rows as f32;
    let mut tiles = Vec::new();
    for (i, j) in (0..rows).flat_map(|i| (0..rows - i).map(move |j| (i, j))) {
        tiles.push([at(i, j), at(i + 1, j), at(i, j + 1)]);
        if i + j + 1 < rows {
            tiles.push([at(i + 1, j + 1), at(i, j + 1), at(i + 1, j)]);
        }
    }
    tiles
}

/// A corner of the squares in the world's x and z; `y` counts away from White.
fn corner(x: u8, y: u8) -> Vec2 {
    Vec2::new(f32::from(x) * LEG - HALF, HALF - f32::from(y) * LEG)
}

/// The outlines of the triangles that are no cells, one in each square off the diagonal.
fn slabs() -> impl Iterator<Item = [Vec2; 3]> {
    let squares = (0..6_u8).flat_map(|x| (0..6_u8).map(move |y| (x, y))).filter(|(x, y)| x + y != 5);
    squares.map(|(x, y)| {
        if x + y < 5 {
            [corner(x + 1, y + 1), corner(x, y + 1), corner(x + 1, y)]
        } else {
            [corner(x, y), corner(x + 1, y), corner(x, y + 1)]
        }
    })
}

/// What is chosen when none of the cells is: the slabs between them.
pub fn gaps() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for outline in slabs() {
        let [a, b, c] = outline.map(|at| solid.vertex(Vec3::new(at.x, -0.02, at.y), Vec3::Y, at));
        solid.triangle(a, b, c);
    }
    solid
}

/// Everything that is neither cell nor rim.
#[must_use]
pub fn ornament() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut mortar = tray().ground(JOINT);
    solid.add(mortar.tint(|_, _| palette::MORTAR.to_linear()), Transform::IDENTITY);
    slabs().for_each(|outline| night(&mut solid, &outline));
    bands(&mut solid);
    let strip = rectangle(Vec2::new(HALF * SQRT_2, 0.032));
    let mut brass = MeshBuilder::new();
    brass.paint(palette::BRASS).prism(&strip, [-0.05, 0.006], 0.008, false);
    solid.add(&brass, Transform::from_rotation(Quat::from_rotation_y(-FRAC_PI_4)));
    solid
}

/// A plain slab, sunk between the cells.
fn night(solid: &mut MeshBuilder, outline: &[Vec2; 3]) {
    solid.paint(palette::GLAZE_NIGHT).prism(&drawn_in(outline, 0.07), [-0.06, -0.03], 0.01, false);
}

/// Along White's goal, far from White, a band of White's glaze; along Black's one of Black's; stars of the Spies on both.
fn bands(solid: &mut MeshBuilder) {
    let lane = HALF + BAND * 0.5;
    let side_bands = [Vec2::new(lane, 0.0), Vec2::new(-lane, 0.0)];
    solid.paint(palette::GLAZE_NIGHT);
    for middle in side_bands {
        solid.prism(&shifted(&rectangle(Vec2::new(BAND * 0.42, HALF)), middle), [-0.05, 0.0], 0.01, false);
    }
    let goals = [(-1.0, palette::CREAM_GLAZE, palette::TERRACOTTA), (1.0, palette::COBALT_GLAZE, palette::GOLD)];
    for (end, glaze, sign) in goals {
        let band = rectangle(Vec2::new(HALF + BAND * 0.92, BAND * 0.42));
        solid.paint(glaze).prism(&shifted(&band, Vec2::new(0.0, end * lane)), [-0.05, 0.002], 0.01, false);
        solid.paint(sign);
        for index in 0..18_u8 {
            let at = Vec2::new((f32::from(index) + 0.5) * LEG / 3.0 - HALF, end * lane);
            solid.prism(&shifted(&star(8, 0.05, 0.024, 0.0), at), [-0.05, 0.006], 0.0, false);
        }
    }
}

/// The letters of the southern columns before White, those of the northern columns before Black, and the lines.
#[must_use]
pub fn coordinates(turn: Quat) -> MeshBuilder {
    const SIZE: f32 = 0.25;
    let mut solid = MeshBuilder::new();
    let lane = HALF + BAND + tray().rim * 0.5;
    let at = |x: f32, z: f32| Transform::from_xyz(x, 0.006, z).with_rotation(turn);
    for index in 0..6_u8 {
        let along = (f32::from(index) + 0.5) * LEG - HALF;
        let [south, north, line] = ["FEDCBA", "LKJIHG", "123456"].map(|names| &names[usize::from(index)..][..1]);
        glyph::write(&mut solid, south, at(along, lane), SIZE);
        glyph::write(&mut solid, north, at(along, -lane), SIZE);
        glyph::write(&mut solid, line, at(-lane, -along), SIZE);
        glyph::write(&mut solid, line, at(lane, -along), SIZE);
    }
    solid.tint(|_, _| palette::COORDINATE.to_linear());
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stay_within_their_outline() {
        let layout = Layout::triangles();
        for half in 0..2 {
            let outline = layout.outline(half);
            let reach = |pick: fn(&Vec2) -> f32| outline.iter().map(pick).fold(f32::MIN, f32::max);
            for point in cell(&layout, half, 1, 4).positions() {
                assert!(point.y <= 1e-4 && point.x <= reach(|p| p.x) && point.z <= reach(|p| p.y), "{point}");
            }
        }
    }

    #[test]
    fn a_triangle_of_four_rows_has_sixteen_tiles() {
        assert_eq!(small(&[Vec2::ZERO, Vec2::X, Vec2::Y], 4).len(), 16);
    }
}
