//! The shapes of marks: flat figures on a cell, made for its outline.

use bevy::prelude::*;

use crate::stage::MarkKind;

/// A mark's mesh for cells of this outline (about the middle, in x and z) and this diameter of the inscribed circle.
pub fn mesh(kind: MarkKind, outline: &[Vec2], unit: f32) -> Mesh {
    let round = |inner: f32, outer: f32| flat(Annulus::new(inner * unit, outer * unit).mesh().resolution(44).build());
    match kind {
        MarkKind::LastFrom => corners(outline, unit, 0.04, 0.17, 0.045),
        MarkKind::LastTo => frame(outline, 0.04, 0.045),
        MarkKind::Movable => round(0.385, 0.425),
        MarkKind::Immobile => {
            bars(&[[Vec2::new(-0.24, 0.43), Vec2::new(0.24, 0.43)].map(|end| end * unit)], 0.07 * unit)
        }
        MarkKind::Selected => round(0.38, 0.46),
        MarkKind::Target => flat(Circle::new(0.15 * unit).mesh().resolution(32).build()),
        MarkKind::Capture => corners(outline, unit, 0.02, 0.3, 0.09),
        MarkKind::Hint => {
            let mut double = round(0.27, 0.32);
            // Both are plain triangle lists with the same attributes.
            let _ = double.merge(&round(0.40, 0.47));
            double
        }
        MarkKind::Hover => frame(outline, 0.01, 0.025),
        MarkKind::Cursor => {
            let mut double = frame(outline, 0.0, 0.03);
            // Both are plain triangle lists with the same attributes.
            let _ = double.merge(&frame(outline, 0.07, 0.02));
            double
        }
        MarkKind::Refused => {
            let arm = 0.38 * std::f32::consts::FRAC_1_SQRT_2 * unit;
            let ends = [Vec2::new(-arm, -arm), Vec2::new(arm, arm), Vec2::new(-arm, arm), Vec2::new(arm, -arm)];
            bars(&[[ends[0], ends[1]], [ends[2], ends[3]]], 0.07 * unit)
        }
    }
}

/// Lays a figure that stands in x and y on the ground.
fn flat(mesh: Mesh) -> Mesh {
    mesh.rotated_by(Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2))
}

/// Straight bars between pairs of points.
fn bars(list: &[[Vec2; 2]], width: f32) -> Mesh {
    let bar = |[from, to]: &[Vec2; 2]| {
        let (middle, way) = ((*from + *to) / 2.0, *to - *from);
        Plane3d::new(Vec3::Y, Vec2::new(way.length() / 2.0, width / 2.0))
            .mesh()
            .build()
            .rotated_by(Quat::from_rotation_y(-way.to_angle()))
            .translated_by(Vec3::new(middle.x, 0.0, middle.y))
    };
    joined(list.iter().map(bar))
}

/// All parts as one mesh; they have the same attributes.
fn joined(parts: impl IntoIterator<Item = Mesh>) -> Mesh {
    let mut parts = parts.into_iter();
    let mut mesh = parts.next().unwrap_or_else(|| Plane3d::default().mesh().build());
    for other in parts {
        let _ = mesh.merge(&other);
    }
    mesh
}

/// The outline with every edge moved inward by this part of the unit. All cells have an inscribed circle about their
/// middle, so scaling does that.
fn inset(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    outline.iter().map(|corner| *corner * (1.0 - 2.0 * by)).collect()
}

/// A closed frame whose outer edge lies `gap` inside the outline; lengths in units.
fn frame(outline: &[Vec2], gap: f32, width: f32) -> Mesh {
    let [outer, inner] = [gap, gap + width].map(|by| inset(outline, by));
    let count = outer.len();
    joined((0..count).map(|index| {
        let next = (index + 1) % count;
        quad([outer[index], outer[next], inner[next], inner[index]])
    }))
}

/// The corners of such a frame, with legs of the given length.
fn corners(outline: &[Vec2], unit: f32, gap: f32, leg: f32, width: f32) -> Mesh {
    let [outer, inner] = [gap, gap + width].map(|by| inset(outline, by));
    let count = outer.len();
    let part_of = |from: Vec2, to: Vec2| from + (to - from).clamp_length_max(leg * unit);
    joined((0..count).flat_map(|index| [(index, (index + 1) % count), (index, (index + count - 1) % count)]).map(
        |(index, other)| {
            let along = [&outer, &inner].map(|line| part_of(line[index], line[other]));
            quad([outer[index], along[0], along[1], inner[index]])
        },
    ))
}

/// A flat four-sided figure seen from above, whichever way round its corners are given.
fn quad(corners: [Vec2; 4]) -> Mesh {
    use bevy::asset::RenderAssetUsages;
    use bevy::mesh::{Indices, PrimitiveTopology};
    let positions: Vec<[f32; 3]> = corners.iter().map(|corner| [corner.x, 0.0, corner.y]).collect();
    let turned = (corners[1] - corners[0]).perp_dot(corners[2] - corners[0]) > 0.0;
    let indices = if turned { vec![0, 2, 1, 0, 3, 2] } else { vec![0, 1, 2, 0, 2, 3] };
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0, 0.0]; 4])
        .with_inserted_indices(Indices::U32(indices))
}
