//! Lines of light on the ground, with the texture coordinates that `shaders/light.wgsl` wants.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon;

/// The part of a line's width that is light; the rest is its soft edge. `shaders/light.wgsl` has the same.
pub const CORE: f32 = 0.6;
/// Corners of a ring.
const CORNERS: usize = 44;
/// How much of a curtain's light is left at its foot.
const FOOT: f32 = 0.62;

/// A line through points, in x and z; its width is that of its light.
#[derive(Clone, Debug)]
pub struct Line {
    /// The points.
    pub points: Vec<Vec2>,
    /// Whether the last point is joined to the first.
    pub closed: bool,
    /// How wide its light is.
    pub width: f32,
}

impl Line {
    /// A ring about the origin.
    #[must_use]
    pub fn ring(radius: f32, width: f32) -> Line {
        Line { points: polygon::regular(CORNERS, radius, 0.0), closed: true, width }
    }

    /// A straight line.
    #[must_use]
    pub fn bar(from: Vec2, to: Vec2, width: f32) -> Line {
        Line { points: vec![from, to], closed: false, width }
    }

    /// The pairs of points that follow each other.
    fn legs(&self) -> impl Iterator<Item = [usize; 2]> {
        let count = self.points.len();
        (0..if self.closed { count } else { count.saturating_sub(1) }).map(move |index| [index, (index + 1) % count])
    }

    /// The direction to the left of the line at a point, longer where the line bends.
    fn aside(&self, index: usize) -> Vec2 {
        let count = self.points.len();
        let left = |from: usize, to: usize| (self.points[to] - self.points[from]).normalize_or(Vec2::X).perp();
        let before = (self.closed || index > 0).then(|| left((index + count - 1) % count, index));
        let after = (self.closed || index + 1 < count).then(|| left(index, (index + 1) % count));
        match (before, after) {
            (Some(before), Some(after)) => (before + after) / (1.0 + before.dot(after)).max(0.3),
            (one, other) => one.or(other).unwrap_or(Vec2::X),
        }
    }

    /// Lays the line on the ground.
    pub fn lay(&self, solid: &mut MeshBuilder) {
        let half = self.width / 2.0 / CORE;
        let mut edge = |index: usize, side: f32| {
            let at = self.points[index] + self.aside(index) * half * side;
            solid.vertex(Vec3::new(at.x, 0.0, at.y), Vec3::Y, Vec2::new(side, 0.0))
        };
        let edges: Vec<[u32; 2]> = (0..self.points.len()).map(|index| [edge(index, -1.0), edge(index, 1.0)]).collect();
        for [from, to] in self.legs() {
            face(solid, [edges[from][0], edges[from][1], edges[to][1], edges[to][0]]);
        }
        if !self.closed {
            for (index, turn) in [(0, 0.0), (self.points.len() - 1, -PI)] {
                disc(solid, self.points[index], half, PI, self.aside(index).to_angle() + turn, 8);
            }
        }
    }

    /// Raises a curtain of light from the line.
    pub fn raise(&self, solid: &mut MeshBuilder, height: f32) {
        for leg in self.legs() {
            let [from, to] = leg.map(|index| self.points[index]);
            let corners = [(from, 0.0), (to, 0.0), (to, 1.0), (from, 1.0)];
            let corners = corners.map(|(at, up)| {
                let faded = FOOT + (1.0 - FOOT) * up;
                solid.vertex(Vec3::new(at.x, height * up, at.y), Vec3::Y, Vec2::new(0.3, faded))
            });
            face(solid, corners);
        }
    }
}

/// These lines, on the ground.
#[must_use]
pub fn laid(lines: impl IntoIterator<Item = Line>) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    lines.into_iter().for_each(|line| line.lay(&mut solid));
    solid
}

/// A straight line one unit long along z about the origin, which stays as sharp however it is stretched.
#[must_use]
pub fn stretchable(width: f32) -> MeshBuilder {
    let half = width / 2.0 / CORE;
    let mut solid = MeshBuilder::new();
    let corners = [(-half, -0.5), (half, -0.5), (half, 0.5), (-half, 0.5)];
    let corners = corners.map(|(x, z)| solid.vertex(Vec3::new(x, 0.0, z), Vec3::Y, Vec2::new(x / half, 0.0)));
    face(&mut solid, corners);
    solid
}

/// A spot of light about the origin, bright in its middle.
pub fn spot(solid: &mut MeshBuilder, radius: f32) {
    disc(solid, Vec2::ZERO, radius / CORE, TAU, 0.0, 32);
}

/// An outline filled with even light, with a soft edge of this width outside.
pub fn fill(solid: &mut MeshBuilder, outline: &[Vec2], edge: f32) {
    let rim = Line { points: outline.to_vec(), closed: true, width: 0.0 };
    let outward = if polygon::area(outline) > 0.0 { -edge } else { edge };
    let mut point = |at: Vec2, across: f32| solid.vertex(Vec3::new(at.x, 0.0, at.y), Vec3::Y, Vec2::new(across, 0.0));
    let corners: Vec<[u32; 2]> = (0..outline.len())
        .map(|index| [point(outline[index], CORE), point(outline[index] + rim.aside(index) * outward, 1.0)])
        .collect();
    let inner: Vec<u32> = outline.iter().map(|at| point(*at, CORE - 0.1)).collect();
    for [a, b, c] in polygon::triangulate(outline) {
        solid.triangle(inner[a], inner[b], inner[c]);
    }
    for [from, to] in rim.legs() {
        face(solid, [corners[from][0], corners[from][1], corners[to][1], corners[to][0]]);
    }
}

/// A sector of a disc that turns so far from an angle; its middle is the middle of the light.
fn disc(solid: &mut MeshBuilder, middle: Vec2, radius: f32, turn: f32, from: f32, parts: usize) {
    let mut point = |at: Vec2, across: f32| solid.vertex(Vec3::new(at.x, 0.0, at.y), Vec3::Y, Vec2::new(across, 0.0));
    let centre = point(middle, 0.0);
    let angle = |part: usize| from + turn * part as f32 / parts as f32;
    let rim: Vec<u32> = (0..=parts).map(|part| point(middle + Vec2::from_angle(angle(part)) * radius, 1.0)).collect();
    for pair in rim.windows(2) {
        solid.triangle(centre, pair[0], pair[1]);
    }
}

/// Adds a face with four corners.
pub fn face(solid: &mut MeshBuilder, [a, b, c, d]: [u32; 4]) {
    solid.triangle(a, b, c);
    solid.triangle(a, c, d);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(solid: &MeshBuilder) -> Vec3 {
        solid.positions().iter().fold(Vec3::ZERO, |most, at| most.max(at.abs()))
    }

    #[test]
    fn caps_close_the_ends_of_a_bar() {
        let solid = laid([Line::bar(Vec2::new(-0.2, 0.0), Vec2::new(0.2, 0.0), 0.12)]);
        assert!((reach(&solid) - Vec3::new(0.3, 0.0, 0.1)).abs().max_element() < 1e-3, "{}", reach(&solid));
    }

    #[test]
    fn the_edge_of_a_filled_outline_lies_outside_however_it_winds() {
        let mut outline = polygon::rectangle(Vec2::new(0.2, 0.1));
        for _ in 0..2 {
            let mut solid = MeshBuilder::new();
            fill(&mut solid, &outline, 0.05);
            assert!((reach(&solid) - Vec3::new(0.25, 0.0, 0.15)).abs().max_element() < 1e-3, "{}", reach(&solid));
            outline.reverse();
        }
    }
}
