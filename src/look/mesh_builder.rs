//! Meshes made in code: turned (lathe) parts, bevelled prisms, and their sum.
//!
//! Everything a game shows is put together from these few operations, so that no model has to be downloaded.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Two facets that meet at a smaller angle than this (as a cosine) are shaded as one smooth surface.
const CREASE_COSINE: f32 = 0.72;

/// A mesh under construction. Lengths are in cells, y is up, triangles wind counter-clockwise seen from outside.
#[derive(Clone, Debug)]
pub struct MeshBuilder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
    paint: LinearRgba,
    painted: bool,
}

impl Default for MeshBuilder {
    fn default() -> Self {
        Self {
            positions: Vec::new(),
            normals: Vec::new(),
            uvs: Vec::new(),
            colors: Vec::new(),
            indices: Vec::new(),
            paint: LinearRgba::WHITE,
            painted: false,
        }
    }
}

impl MeshBuilder {
    /// An empty solid.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The colour by which everything added from now on multiplies its material.
    pub fn paint(&mut self, color: impl Into<LinearRgba>) -> &mut Self {
        self.paint = color.into();
        self.painted = true;
        self
    }

    /// Adds one vertex and returns its index.
    pub fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        let index = u32::try_from(self.positions.len()).unwrap_or(u32::MAX);
        self.positions.push(position);
        self.normals.push(normal.normalize_or(Vec3::Y));
        self.uvs.push(uv);
        self.colors.push(self.paint.to_f32_array());
        index
    }

    /// Adds a triangle of three vertices; one without area is left out.
    pub fn triangle(&mut self, a: u32, b: u32, c: u32) {
        let [pa, pb, pc] = [a, b, c].map(|index| self.positions[index as usize]);
        if (pb - pa).cross(pc - pa).length_squared() > 1e-14 {
            self.indices.extend([a, b, c]);
        }
    }

    /// Adds a flat four-sided face, corners counter-clockwise seen from outside; its texture lies along the world axes.
    pub fn quad(&mut self, corners: [Vec3; 4]) {
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or(Vec3::Y);
        let [a, b, c, d] = corners.map(|corner| self.vertex(corner, normal, planar_uv(corner, normal)));
        self.triangle(a, b, c);
        self.triangle(a, c, d);
    }

    /// Adds a surface of revolution about the y axis. The profile lists (radius, height) with the outside on its right
    /// when it is walked from bottom to top.
    pub fn lathe(&mut self, profile: &[(f32, f32)], segments: u32) -> &mut Self {
        let points: Vec<Vec2> = profile.iter().map(|&(radius, height)| Vec2::new(radius, height)).collect();
        let facets: Vec<Vec2> = points
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).normalize_or(Vec2::Y))
            .map(|d| Vec2::new(d.y, -d.x))
            .collect();
        for (index, &normal) in facets.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|i| facets.get(i)).copied();
            let after = facets.get(index + 1).copied();
            let ends = [(points[index], smoothed(normal, before)), (points[index + 1], smoothed(normal, after))];
            self.ring_strip(ends, segments);
        }
        self
    }

    /// One turned facet between two rings, each given as (radius, height) and its normal in the profile's plane.
    fn ring_strip(&mut self, ends: [(Vec2, Vec2); 2], segments: u32) {
        let mut previous: Option<[u32; 2]> = None;
        for step in 0..=segments {
            let turn = step as f32 / segments as f32;
            let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
            let current = ends.map(|(point, normal)| {
                let position = Vec3::new(cos * point.x, point.y, -sin * point.x);
                self.vertex(
                    position,
                    Vec3::new(cos * normal.x, normal.y, -sin * normal.x),
                    Vec2::new(turn * 2.0, point.y),
                )
            });
            if let Some([low, high]) = previous {
                self.triangle(low, current[0], current[1]);
                self.triangle(low, current[1], high);
            }
            previous = Some(current);
        }
    }

    /// Adds an upright prism over an outline given as (x, z), with its upper edge (and, if asked, its lower one) bevelled.
    pub fn prism(&mut self, outline: &[Vec2], heights: [f32; 2], bevel: f32, bevel_below: bool) -> &mut Self {
        let outline = counter_clockwise(outline);
        let inner = inset(&outline, bevel);
        let [low, high] = heights;
        let foot = if bevel_below { low + bevel } else { low };
        let mut rings = vec![(&outline, foot), (&outline, high - bevel), (&inner, high)];
        if bevel_below {
            rings.insert(0, (&inner, low));
        }
        for pair in rings.windows(2) {
            self.wall(pair[0].0, pair[0].1, pair[1].0, pair[1].1);
        }
        self.cap(&inner, high, true);
        self.cap(if bevel_below { &inner } else { &outline }, low, false);
        self
    }

    /// The side faces between two outlines of equally many corners.
    fn wall(&mut self, below: &[Vec2], low: f32, above: &[Vec2], high: f32) {
        let count = below.len();
        let point =
            |outline: &[Vec2], index: usize, y: f32| Vec3::new(outline[index % count].x, y, outline[index % count].y);
        let normals: Vec<Vec3> = (0..count)
            .map(|i| {
                (point(below, i + 1, low) - point(below, i, low)).cross(point(above, i, high) - point(below, i, low))
            })
            .map(|normal| normal.normalize_or(Vec3::Y))
            .collect();
        let mut along = 0.0;
        for index in 0..count {
            let own = normals[index];
            let left = smoothed3(own, normals[(index + count - 1) % count]);
            let right = smoothed3(own, normals[(index + 1) % count]);
            let length = below[index].distance(below[(index + 1) % count]);
            let a = self.vertex(point(below, index, low), left, Vec2::new(along, -low));
            let b = self.vertex(point(below, index + 1, low), right, Vec2::new(along + length, -low));
            let c = self.vertex(point(above, index + 1, high), right, Vec2::new(along + length, -high));
            let d = self.vertex(point(above, index, high), left, Vec2::new(along, -high));
            self.triangle(a, b, c);
            self.triangle(a, c, d);
            along += length;
        }
    }

    /// A flat face over an outline, seen from above or from below.
    fn cap(&mut self, outline: &[Vec2], y: f32, upward: bool) {
        let normal = if upward { Vec3::Y } else { Vec3::NEG_Y };
        let first: Vec<u32> = outline.iter().map(|p| self.vertex(Vec3::new(p.x, y, p.y), normal, *p)).collect();
        for [a, b, c] in super::polygon::triangulate(outline) {
            if upward {
                self.triangle(first[a], first[b], first[c]);
            } else {
                self.triangle(first[a], first[c], first[b]);
            }
        }
    }

    /// Adds a ball.
    pub fn ball(&mut self, centre: Vec3, radius: f32, segments: u32) -> &mut Self {
        let rings = (segments / 2).max(3);
        let profile: Vec<(f32, f32)> = (0..=rings)
            .map(|ring| (ring as f32 / rings as f32 - 0.5) * std::f32::consts::PI)
            .map(|angle| (radius * angle.cos().max(0.0), radius * angle.sin()))
            .collect();
        let mut ball = Self { paint: self.paint, ..Self::new() };
        ball.lathe(&profile, segments);
        self.add(&ball, Transform::from_translation(centre))
    }

    /// Adds a bent sheet of so many faces across and down, seen from above: `form` bends the unit square.
    pub fn sheet(&mut self, [wide, long]: [u32; 2], form: impl Fn(Vec2) -> Vec3) {
        let mut corners = Vec::new();
        for (row, column) in (0..=long).flat_map(|row| (0..=wide).map(move |column| (row, column))) {
            let at = vec2(column as f32 / wide as f32, row as f32 / long as f32);
            let slope = |by: Vec2| form(at + by) - form(at - by);
            corners.push(self.vertex(form(at), slope(Vec2::Y * 0.01).cross(slope(Vec2::X * 0.01)), at));
        }
        for (row, column) in (0..long).flat_map(|row| (0..wide).map(move |column| (row, column))) {
            let first = (row * (wide + 1) + column) as usize;
            let below = first + wide as usize + 1;
            self.triangle(corners[first], corners[below], corners[first + 1]);
            self.triangle(corners[first + 1], corners[below], corners[below + 1]);
        }
    }

    /// Adds a moved, turned or scaled copy of another solid.
    pub fn add(&mut self, other: &Self, place: Transform) -> &mut Self {
        let offset = u32::try_from(self.positions.len()).unwrap_or(u32::MAX);
        let upright = place.compute_affine().matrix3.inverse().transpose();
        self.positions.extend(other.positions.iter().map(|&p| place.transform_point(p)));
        self.normals.extend(other.normals.iter().map(|&n| Vec3::from(upright * n.to_vec3a()).normalize_or(Vec3::Y)));
        self.uvs.extend(&other.uvs);
        self.colors.extend(&other.colors);
        self.painted |= other.painted;
        self.indices.extend(other.indices.iter().map(|&i| i + offset));
        self
    }

    /// Moves every vertex; normals stay, so the shift must be small.
    pub fn warp(&mut self, to: impl Fn(Vec3) -> Vec3) -> &mut Self {
        self.positions.iter_mut().for_each(|position| *position = to(*position));
        self
    }

    /// Multiplies the colour of every vertex.
    pub fn tint(&mut self, by: impl Fn(Vec3, Vec3) -> LinearRgba) -> &mut Self {
        self.painted = true;
        for ((color, &position), &normal) in self.colors.iter_mut().zip(&self.positions).zip(&self.normals) {
            let factor = by(position, normal).to_f32_array();
            for (channel, factor) in color.iter_mut().zip(factor) {
                *channel *= factor;
            }
        }
        self
    }

    /// Replaces the texture coordinates by ones laid over the world along the axis that each face looks to.
    pub fn wrap(&mut self, scale: f32, shift: Vec2) -> &mut Self {
        for ((uv, &position), &normal) in self.uvs.iter_mut().zip(&self.positions).zip(&self.normals) {
            *uv = planar_uv(position, normal) * scale + shift;
        }
        self
    }

    /// How many triangles there are.
    #[cfg(test)]
    pub fn triangles(&self) -> usize {
        self.indices.len() / 3
    }

    /// The area of all faces together.
    #[cfg(test)]
    pub fn area(&self) -> f32 {
        let corner = |index: &u32| self.positions[*index as usize];
        let area = |face: &[u32]| {
            let [a, b, c] = [corner(&face[0]), corner(&face[1]), corner(&face[2])];
            (b - a).cross(c - a).length() / 2.0
        };
        self.indices.chunks_exact(3).map(area).sum()
    }

    /// The corners of all faces.
    #[cfg(test)]
    pub fn positions(&self) -> &[Vec3] {
        &self.positions
    }

    /// The finished mesh. Vertex colours are there only if something was painted.
    #[must_use]
    pub fn mesh(self) -> Mesh {
        let mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.indices));
        if self.painted { mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors) } else { mesh }
    }
}

/// Texture coordinates along the two axes that a face does not look to.
fn planar_uv(position: Vec3, normal: Vec3) -> Vec2 {
    let away = normal.abs();
    if away.y >= away.x && away.y >= away.z {
        Vec2::new(position.x, position.z)
    } else if away.x >= away.z {
        Vec2::new(position.z, -position.y)
    } else {
        Vec2::new(position.x, -position.y)
    }
}

/// The normal shared with a neighbouring facet, or the own one across a crease.
fn smoothed(own: Vec2, neighbour: Option<Vec2>) -> Vec2 {
    match neighbour {
        Some(other) if own.dot(other) > CREASE_COSINE => (own + other).normalize_or(own),
        _ => own,
    }
}

/// The same in three dimensions.
fn smoothed3(own: Vec3, other: Vec3) -> Vec3 {
    if own.dot(other) > CREASE_COSINE { (own + other).normalize_or(own) } else { own }
}

/// The outline in the order in which its prism's faces look outward.
fn counter_clockwise(outline: &[Vec2]) -> Vec<Vec2> {
    let mut outline = outline.to_vec();
    // z points toward the viewer, so the sense of rotation is the opposite of the mathematical one.
    if super::polygon::area(&outline) > 0.0 {
        outline.reverse();
    }
    outline
}

/// The outline moved inward by the same distance on every edge.
fn inset(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = outline.len();
    let outward = |i: usize| {
        let d = (outline[(i + 1) % count] - outline[i % count]).normalize_or(Vec2::X);
        Vec2::new(-d.y, d.x)
    };
    (0..count)
        .map(|i| {
            let (before, after) = (outward(i + count - 1), outward(i));
            outline[i] - (before + after) * by / (1.0 + before.dot(after)).max(0.35)
        })
        .collect()
}
