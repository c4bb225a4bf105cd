//! The shapes of marks: lines of light on a cell, made for its outline. Lengths are parts of the diameter of the cell's
//! inscribed circle.

use bevy::prelude::*;

use crate::look::light::line::{CORE, Line, face, spot};
use crate::look::mesh_builder::MeshBuilder;
use crate::stage::MarkKind;

/// How high a curtain of light rises.
const CURTAIN: f32 = 0.5;

/// Whether a kind of mark is drawn: what is in danger has signs instead.
const fn is_drawn(kind: MarkKind) -> bool {
    !matches!(kind, MarkKind::Danger | MarkKind::Threat)
}

/// The kinds of mark that are drawn.
#[cfg(any(test, feature = "testing"))]
pub fn kinds() -> impl Iterator<Item = MarkKind> {
    MarkKind::ALL.into_iter().filter(|kind| is_drawn(*kind))
}

/// The meshes of a mark.
pub struct MarkShape {
    /// Its lines on the ground.
    pub lines: Mesh,
    /// The light that rises from them, for what matters most.
    pub curtain: Option<Mesh>,
}

/// A mark's meshes for cells of this outline (about the middle, in x and z) and this diameter of the inscribed circle;
/// light rises no higher than `height`. None if it is not drawn: the renderer has no place for a mesh without faces.
pub fn of(kind: MarkKind, outline: &[Vec2], unit: f32, height: f32) -> Option<MarkShape> {
    if !is_drawn(kind) {
        return None;
    }
    let outline: Vec<Vec2> = outline.iter().map(|corner| *corner / unit).collect();
    let lines = lines(kind, &outline);
    let mut solid = MeshBuilder::new();
    for line in &lines {
        line.lay(&mut solid);
    }
    if kind == MarkKind::Target {
        spot(&mut solid, 0.20);
    }
    let rises = matches!(kind, MarkKind::Selected | MarkKind::Capture);
    let curtain = rises.then(|| {
        let mut curtain = MeshBuilder::new();
        lines.iter().for_each(|line| line.raise(&mut curtain, CURTAIN.min(height / unit)));
        scaled(curtain, unit)
    });
    Some(MarkShape { lines: scaled(solid, unit), curtain })
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
        MarkKind::LastFrom => corners(outline, 0.075, 0.24, 0.07),
        MarkKind::LastTo => vec![frame(outline, 0.085, 0.06)],
        MarkKind::LastTaken => cross(0.29, 0.115),
        // Around the foot of a piece, not through it.
        MarkKind::Movable => vec![Line::ring(0.445, 0.05)],
        MarkKind::Immobile => vec![Line::bar(Vec2::new(-0.30, 0.34), Vec2::new(0.30, 0.34), 0.20)],
        MarkKind::Selected => vec![Line::ring(0.395, 0.13)],
        // A spot, or nothing.
        MarkKind::Target | MarkKind::Danger | MarkKind::Threat => Vec::new(),
        MarkKind::Capture => corners(outline, 0.075, 0.32, 0.09),
        MarkKind::Hint => vec![Line::ring(0.29, 0.05), Line::ring(0.42, 0.06)],
        MarkKind::Hover => vec![frame(outline, 0.03, 0.045)],
        MarkKind::Cursor => vec![frame(outline, 0.05, 0.065), frame(outline, 0.155, 0.045)],
        MarkKind::Refused => cross(0.36, 0.10),
    }
}

fn cross(arm: f32, width: f32) -> Vec<Line> {
    let arm = Vec2::splat(arm * std::f32::consts::FRAC_1_SQRT_2);
    [arm, Vec2::new(arm.x, -arm.y)].map(|end| Line::bar(-end, end, width)).into()
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

/// The corners of such a line, with legs of the given length, shorter along edges that are shorter than a unit: those of a
/// hex would meet.
fn corners(outline: &[Vec2], gap: f32, leg: f32, width: f32) -> Vec<Line> {
    let points = inset(outline, gap);
    let count = points.len();
    let corner = |index: usize| {
        let leg_to = |other: usize| {
            let edge = outline[other].distance(outline[index]);
            points[index] + (points[other] - points[index]).clamp_length_max(leg * edge.min(1.0))
        };
        let (before, next) = ((index + count - 1) % count, (index + 1) % count);
        Line { points: vec![leg_to(before), points[index], leg_to(next)], closed: false, width }
    };
    (0..count).map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::polygon;

    fn square() -> Vec<Vec2> {
        polygon::rectangle(Vec2::splat(0.25))
    }

    fn places(mesh: &Mesh) -> Vec<Vec3> {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
        positions.expect("positions").iter().map(|point| Vec3::from_array(*point)).collect()
    }

    #[test]
    fn brackets_leave_a_part_of_every_edge_free() {
        // What is taken on a hex would be framed like where the last turn went.
        let hex = polygon::regular(6, 3.0_f32.sqrt().recip(), 0.0);
        for outline in [polygon::rectangle(Vec2::splat(0.5)), hex] {
            let side = outline[0].distance(outline[1]);
            for kind in [MarkKind::LastFrom, MarkKind::Capture] {
                for line in lines(kind, &outline) {
                    let legs = line.points.windows(2).map(|leg| leg[0].distance(leg[1]));
                    assert!(legs.fold(0.0, f32::max) <= side * 0.35, "{kind:?} on {} edges", outline.len());
                }
            }
        }
    }

    #[test]
    fn marks_stay_in_their_cell_and_rise_no_higher_than_they_may() {
        for kind in kinds() {
            let shape = of(kind, &square(), 0.5, 0.2).expect("it is drawn");
            let lines = places(&shape.lines);
            assert!(lines.len() > 6, "{kind:?}");
            assert!(lines.iter().all(|at| at.x.abs() < 0.255 && at.z.abs() < 0.255 && at.y == 0.0), "{kind:?}");
            let curtain = shape.curtain.map_or_else(Vec::new, |curtain| places(&curtain));
            assert!(curtain.iter().all(|at| at.y <= 0.2001), "{kind:?}");
        }
    }
}
