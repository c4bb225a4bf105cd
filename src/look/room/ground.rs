//! What a board stands on: the top of a table, or ground that reaches as far as one can see. Its light, and the shade about
//! the board, are painted into the colours of its corners, which costs nothing when it is drawn.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::look::texture::Texture;

/// Where the ground lies below the surface of the board.
pub const TABLE_Y: f32 = -0.62;

/// How far from the middle to the foot of the board its ground is hidden and not drawn.
const HIDDEN: f32 = 0.9;
/// Where the rings of the mesh lie that follow the foot of the board, in cells from it: close, since its shade ends there.
const NEAR: [f32; 8] = [0.0, 0.12, 0.28, 0.5, 0.8, 1.2, 1.7, 2.3];
/// Up to where patterns of light can be seen, in cells from the foot.
const SEEN: f32 = 8.6;
/// How many rings there are from there to the edge.
const FAR: u32 = 5;
/// The rounded edge of a top: how far out, how far down, which way it faces (up is 1), and how light it is.
const EDGE: [[f32; 4]; 3] = [[0.18, 0.05, 0.8, 0.9], [0.32, 0.22, 0.3, 0.7], [0.34, 1.9, 0.0, 0.34]];
/// How dark it is where the board meets the ground, and how far that reaches, in cells.
const CONTACT: (f32, f32) = (0.62, 0.85);
/// How much of the light on the ground is that of the lamp, where no light is reckoned.
const LAMP_PART: f32 = 0.6;
/// How dark the shadow of the board is where no shadows are drawn.
const CAST: f32 = 0.42;

/// An outline between an ellipse (2 corners) and a rectangle (many).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outline {
    /// Half its size: to the sides, away from the player, and past the player.
    pub half: [f32; 3],
    /// How square its corners are.
    pub corners: f32,
}

impl Outline {
    /// A board of half this size with square corners.
    #[must_use]
    pub const fn square(half: f32) -> Outline {
        Outline { half: [half; 3], corners: 16.0 }
    }

    /// A round board.
    #[must_use]
    pub const fn round(radius: f32) -> Outline {
        Outline { half: [radius; 3], corners: 2.0 }
    }

    /// How far the outline is from the middle, in a direction of length 1.
    fn edge(&self, direction: Vec2) -> f32 {
        let [sides, away, past] = self.half;
        let part = (direction / vec2(sides, if direction.y > 0.0 { past } else { away })).abs();
        (part.x.powf(self.corners) + part.y.powf(self.corners)).powf(-1.0 / self.corners)
    }

    /// How far outside a point is, in cells; negative is inside.
    fn outside(&self, point: Vec2) -> f32 {
        let away = point.length();
        if away < 1e-4 { -self.half[0] } else { away - self.edge(point / away) }
    }
}

/// What a board stands on.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// What its surface looks like.
    pub texture: Texture,
    /// How many cells a tile of the texture covers.
    pub tile: f32,
    /// The colour that the texture is multiplied by.
    pub color: Color,
    /// How matt it is, 0 to 1.
    pub roughness: f32,
    /// How far it reaches.
    pub extent: Outline,
    /// Whether it ends in a rounded edge, as the top of a table does, or in the dark.
    pub is_top: bool,
    /// Where the board stands on it.
    pub foot: Outline,
    /// What lies flat on it where little is drawn: below that it is not drawn then.
    pub covered: Option<Outline>,
    /// How much light falls on it at a point (x to the right, y toward White, in cells), in red, green and blue: 1 is as
    /// much as on the board.
    pub light: fn(Vec2) -> Vec3,
    /// How brightly the room shows it where no light is reckoned: what its colour is multiplied by there.
    pub low: f32,
}

impl Ground {
    /// The material where light is reckoned.
    #[must_use]
    pub fn material(&self, picture: Handle<Image>) -> StandardMaterial {
        StandardMaterial {
            base_color: self.color,
            base_color_texture: Some(picture),
            perceptual_roughness: self.roughness,
            reflectance: 0.16,
            ..StandardMaterial::default()
        }
    }

    /// The ground as rings from below the board to the edge. With `low` all its light is in its colours, and so are the
    /// colour of a lamp that stands in the direction `key`, and the shadow of the board in its light.
    #[must_use]
    pub fn mesh(&self, low: bool, key: Vec3, lamp: Color) -> Mesh {
        let warmth = Vec3::ONE.lerp(lamp.to_linear().to_vec3(), LAMP_PART);
        let lit = self.low * warmth / 1.0_f32.lerp(lamp.luminance(), LAMP_PART);
        let tint = if low { self.color.to_linear().to_vec3() * lit } else { Vec3::ONE };
        let shadow = key.xz() / key.y * TABLE_Y;
        let light = |at: Vec2| {
            let outside = self.foot.outside(at).max(0.0);
            let mut shade = 1.0 - CONTACT.0 * (-outside / CONTACT.1 * 2.2).exp();
            if low {
                let cast = self.foot.outside(at - shadow);
                shade *= 1.0 - CAST * (1.0 - ((cast + 0.1) / 0.3).clamp(0.0, 1.0));
            }
            (self.light)(at) * tint * shade
        };
        // To a software renderer a corner costs as much as many pixels.
        let (step, around) = if low { (1.05, 68) } else { (0.7, 112) };
        let mut rings = Rings::new(self.tile, around);
        let reach = |way: Vec2| self.extent.edge(way);
        let foot = |way: Vec2| self.foot.edge(way);
        let covered = |way: Vec2| self.covered.filter(|_| low).map_or(0.0, |covered| covered.edge(way));
        rings.put(|way| ((foot(way) * HIDDEN).max(covered(way)), 0.0, 1.0), light);
        let last = NEAR[NEAR.len() - 1];
        let seen = (1..=((SEEN - last) / step) as u32).map(|index| last + index as f32 * step);
        let near = NEAR.into_iter().enumerate().filter(|(index, _)| !low || index % 2 == 0 || index + 1 == NEAR.len());
        for out in near.map(|(_, out)| out).chain(seen) {
            rings.put(|way| ((foot(way) + out).max(covered(way)).min(reach(way)), 0.0, 1.0), light);
        }
        for step in 1..=FAR {
            let part = (step as f32 / FAR as f32).powi(2);
            rings.put(|way| ((foot(way) + SEEN).min(reach(way)).lerp(reach(way), part), 0.0, 1.0), light);
        }
        for [out, down, up, dark] in EDGE.into_iter().filter(|_| self.is_top) {
            rings.put(|way| (reach(way) + out, down, up), |at| light(at) * dark);
        }
        rings.mesh()
    }
}

/// Rings of corners about the middle, each joined to the one before.
struct Rings {
    tile: f32,
    around: u32,
    count: u32,
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colors: Vec<[f32; 4]>,
}

impl Rings {
    fn new(tile: f32, around: u32) -> Rings {
        Rings { tile, around, count: 0, positions: vec![], normals: vec![], uvs: vec![], colors: vec![] }
    }

    /// Adds a ring, unless it lies where the last one does: how far out, how far down and how much upward it is in each
    /// direction, and the light at a point.
    fn put(&mut self, place: impl Fn(Vec2) -> (f32, f32, f32), light: impl Fn(Vec2) -> Vec3) {
        let around = self.around;
        let ways = (0..=around).map(|step| Vec2::from_angle(step as f32 / around as f32 * -TAU));
        let last = &self.positions[self.positions.len().saturating_sub(around as usize + 1)..];
        let is_there =
            |(at, way): (&Vec3, Vec2)| (at.xz().length() - place(way).0).abs() + (at.y + place(way).1).abs() < 1e-3;
        if self.count > 0 && last.iter().zip(ways.clone()).all(is_there) {
            return;
        }
        for way in ways {
            let (radius, down, up) = place(way);
            let (at, out) = (way * radius, way * (1.0 - up * up).sqrt());
            self.positions.push(vec3(at.x, -down, at.y));
            self.normals.push(vec3(out.x, up, out.y));
            self.uvs.push(vec2(at.x, at.y + down) / self.tile);
            self.colors.push(light(at).extend(1.0).to_array());
        }
        self.count += 1;
    }

    fn mesh(self) -> Mesh {
        let mut indices = Vec::new();
        for ring in 0..self.count - 1 {
            for step in 0..self.around {
                let inner = ring * (self.around + 1) + step;
                let outer = inner + self.around + 1;
                indices.extend([inner, outer, outer + 1, inner, outer + 1, inner + 1]);
            }
        }
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(indices))
    }
}
