//! The shapes of marks: lines of light on a cell, made for its outline. Lengths are parts of the diameter of the cell's
//! inscribed circle; texture coordinates are those that `look::light` wants.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon;
use crate::stage::MarkKind;

/// The part of a line's width that is light; the rest is its soft edge. `shaders/light.wgsl` has the same.
const CORE: f32 = 0.6;
/// Corners of a ring.
const CORNERS: usize = 44;
/// How high a curtain of light rises.
const CURTAIN: f32 = 0.5;
/// How much of a curtain's light is left at its foot.
const FOOT: f32 = 0.62;

/// The meshes of a mark.
pub struct MarkShape {
    /// Its lines on the ground.
    pub lines: Mesh,
    /// The light that rises from them, for what matters most.
    pub curtain: Option<Mesh>,
}

/// A line through points; its width is that of its light.
struct Line {
    points: Vec<Vec2>,
    closed: bool,
    width: f32,
}

/// A mark's meshes for cells of this outline (about the middle, in x and z) and this diameter of the inscribed circle;
/// light rises no higher than `height`.
pub fn of(kind: MarkKind, outline: &[Vec2], unit: f32, height: f32) -> MarkShape {
    let outline: Vec<Vec2> = outline.iter().map(|corner| *corner / unit).collect();
    let lines = lines(kind, &outline);
    let mut solid = MeshBuilder::new();
    for line in &lines {
        line.lay(&mut solid);
    }
    if kind == MarkKind::Target {
        disc(&mut solid, Vec2::ZERO, 0.18 / CORE, TAU, 0.0, 32);
    }
    let rises = matches!(kind, MarkKind::Selected | MarkKind::Capture);
    let curtain = rises.then(|| {
        let mut curtain = MeshBuilder::new();
        lines.iter().for_each(|line| line.raise(&mut curtain, CURTAIN.min(height / unit)));
        scaled(curtain, unit)
    });
    MarkShape { lines: scaled(solid, unit), curtain }
}

fn scaled(solid: MeshBuilder, unit: f32) -> Mesh {
    solid.mesh().scaled_by(Vec3::splat(unit))
}

/// A trail one unit wide and one unit long, along z: it comes out of the dark and broadens toward its end.
pub fn trail() -> Mesh {
    let mut solid = MeshBuilder::new();
    let ends = [(0.0, 0.025, 0.6), (0.5, 0.055, 0.3), (1.0, 0.075, 0.05)];
    let rows = ends.map(|(along, half, faded)| {
        [-1.0, 1.0].map(|side| solid.vertex(Vec3::new(side * half / CORE, 0.0, along), Vec3::Y, Vec2::new(side, faded)))
    });
    for pair in rows.windows(2) {
        face(&mut solid, [pair[0][0], pair[0][1], pair[1][1], pair[1][0]]);
    }
    solid.mesh()
}

fn lines(kind: MarkKind, outline: &[Vec2]) -> Vec<Line> {
    match kind {
        MarkKind::LastFrom => corners(outline, 0.065, 0.20, 0.055),
        MarkKind::LastTo => vec![frame(outline, 0.065, 0.055)],
        MarkKind::LastTaken => cross(0.27, 0.09),
        MarkKind::Movable => vec![ring(0.405, 0.05)],
        MarkKind::Immobile => vec![bar(Vec2::new(-0.26, 0.36), Vec2::new(0.26, 0.36), 0.17)],
        MarkKind::Selected => vec![ring(0.40, 0.11)],
        MarkKind::Target => Vec::new(),
        MarkKind::Capture => corners(outline, 0.075, 0.32, 0.09),
        MarkKind::Hint => vec![ring(0.29, 0.05), ring(0.42, 0.06)],
        MarkKind::Hover => vec![frame(outline, 0.035, 0.035)],
        MarkKind::Cursor => vec![frame(outline, 0.035, 0.04), frame(outline, 0.12, 0.03)],
        MarkKind::Refused => cross(0.36, 0.085),
    }
}

fn ring(radius: f32, width: f32) -> Line {
    Line { points: polygon::regular(CORNERS, radius, 0.0), closed: true, width }
}

fn bar(from: Vec2, to: Vec2, width: f32) -> Line {
    Line { points: vec![from, to], closed: false, width }
}

fn cross(arm: f32, width: f32) -> Vec<Line> {
    let arm = Vec2::splat(arm * std::f32::consts::FRAC_1_SQRT_2);
    [arm, Vec2::new(arm.x, -arm.y)].map(|end| bar(-end, end, width)).into()
}

/// The outline with every edge moved inward. All cells have an inscribed circle of diameter 1 about their middle, so
/// scaling does that.
fn inset(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    outline.iter().map(|corner| *corner * (1.0 - 2.0 * by)).collect()
}

/// A closed line that far inside the outline.
fn frame(outline: &[Vec2], gap: f32, width: f32) -> Line {
    Line { points: inset(outline, gap), closed: true, width }
}

/// The corners of such a line, with legs of the given length.
fn corners(outline: &[Vec2], gap: f32, leg: f32, width: f32) -> Vec<Line> {
    let points = inset(outline, gap);
    let count = points.len();
    let part_of = |from: Vec2, to: Vec2| from + (to - from).clamp_length_max(leg);
    let corner = |index: usize| {
        let (point, before, next) = (points[index], points[(index + count - 1) % count], points[(index + 1) % count]);
        Line { points: vec![part_of(point, before), point, part_of(point, next)], closed: false, width }
    };
    (0..count).map(corner).collect()
}

impl Line {
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
    fn lay(&self, solid: &mut MeshBuilder) {
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
    fn raise(&self, solid: &mut MeshBuilder, height: f32) {
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

fn face(solid: &mut MeshBuilder, [a, b, c, d]: [u32; 4]) {
    solid.triangle(a, b, c);
    solid.triangle(a, c, d);
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator;

    fn square() -> Vec<Vec2> {
        polygon::rectangle(Vec2::splat(0.25))
    }

    fn places(mesh: &Mesh) -> Vec<Vec3> {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
        positions.expect("positions").iter().map(|point| Vec3::from_array(*point)).collect()
    }

    #[test]
    fn marks_stay_in_their_cell_and_rise_no_higher_than_they_may() {
        for kind in MarkKind::iter() {
            let shape = of(kind, &square(), 0.5, 0.2);
            let lines = places(&shape.lines);
            assert!(lines.len() > 6, "{kind:?}");
            assert!(lines.iter().all(|at| at.x.abs() < 0.255 && at.z.abs() < 0.255 && at.y == 0.0), "{kind:?}");
            let curtain = shape.curtain.map_or_else(Vec::new, |curtain| places(&curtain));
            assert!(curtain.iter().all(|at| at.y <= 0.2001), "{kind:?}");
        }
    }

    #[test]
    fn caps_close_the_ends_of_a_bar() {
        let mut solid = MeshBuilder::new();
        bar(Vec2::new(-0.2, 0.0), Vec2::new(0.2, 0.0), 0.12).lay(&mut solid);
        let reach = solid.positions().iter().fold(Vec3::ZERO, |most, at| most.max(at.abs()));
        assert!((reach - Vec3::new(0.3, 0.0, 0.1)).abs().max_element() < 1e-3, "{reach}");
    }
}
