//! What stands far behind the board, out of focus: a picture all around, as a function of the direction.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::look::texture::Rng;

/// How far away it is, in cells.
const DISTANCE: f32 = 62.0;
/// From where to where it reaches, in cells above the ground.
const HEIGHT: [f32; 2] = [-34.0, 40.0];
/// The picture's width and height in texels: few, since everything is out of focus.
const SIZE: [usize; 2] = [256, 64];

/// What stands far behind the board.
#[derive(Clone, Copy, Debug)]
pub struct Backdrop {
    /// Its light (linear) at a part of the way round, from behind White over the right-hand side, and at a height in cells.
    pub light: fn(f32, f32) -> Vec3,
    /// Spots of light in it.
    pub spots: &'static [Spots],
}

/// Spots of light that are out of focus: even discs.
#[derive(Clone, Copy, Debug)]
pub struct Spots {
    /// How many.
    pub count: u32,
    /// Between which heights, in cells.
    pub heights: [f32; 2],
    /// The least and the greatest radius, in texels of the picture, of which 256 go round.
    pub radius: [f32; 2],
    /// The colour, and how much of it they have at least and at most.
    pub color: Vec3,
    /// The least and the greatest part of the colour.
    pub strength: [f32; 2],
}

/// A cylinder around the board; u goes once round it from behind the player, v from top to bottom.
#[must_use]
pub fn mesh() -> Mesh {
    const SEGMENTS: u32 = 40;
    let (mut positions, mut uvs, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    for step in 0..=SEGMENTS {
        let round = step as f32 / SEGMENTS as f32;
        let (sin, cos) = (round * TAU).sin_cos();
        for (v, height) in [(1.0, HEIGHT[0]), (0.0, HEIGHT[1])] {
            positions.push([sin * DISTANCE, height, cos * DISTANCE]);
            uvs.push([round, v]);
        }
    }
    for step in 0..SEGMENTS {
        let corner = step * 2;
        indices.extend([corner, corner + 1, corner + 2, corner + 2, corner + 1, corner + 3]);
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}

/// The material of a picture that shines by itself.
#[must_use]
pub fn material(picture: Handle<Image>) -> StandardMaterial {
    StandardMaterial { base_color_texture: Some(picture), unlit: true, cull_mode: None, ..StandardMaterial::default() }
}

impl Backdrop {
    /// The picture.
    #[must_use]
    pub fn picture(&self) -> Image {
        let [width, height] = SIZE;
        let mut light = vec![Vec3::ZERO; width * height];
        for (index, texel) in light.iter_mut().enumerate() {
            let (u, v) = ((index % width) as f32 / width as f32, (index / width) as f32 / height as f32);
            *texel = (self.light)(u, HEIGHT[1] + v * (HEIGHT[0] - HEIGHT[1]));
        }
        let mut random = Rng::new(77);
        for spots in self.spots {
            let rows = spots.heights.map(|at| (HEIGHT[1] - at) / (HEIGHT[1] - HEIGHT[0]) * height as f32);
            for _ in 0..spots.count {
                let at = vec2(random.unit() * width as f32, random.between(rows[1], rows[0]));
                let color = spots.color * random.between(spots.strength[0], spots.strength[1]);
                add_disc(&mut light, at, random.between(spots.radius[0], spots.radius[1]), color);
            }
        }
        let pixels = light.iter().flat_map(|texel| {
            let color = Color::linear_rgb(texel.x, texel.y, texel.z).to_srgba().to_u8_array();
            [color[0], color[1], color[2], 255]
        });
        let mut image = Image::new(
            Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 },
            TextureDimension::D2,
            pixels.collect(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.sampler = ImageSampler::linear();
        image
    }
}

/// Adds a spot of light that is out of focus: an even disc with a soft edge.
fn add_disc(light: &mut [Vec3], at: Vec2, radius: f32, color: Vec3) {
    let [width, height] = SIZE;
    let reach = radius.ceil() as i32 + 1;
    for (dy, dx) in (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (dy, dx))) {
        let (x, y) = (at.x as i32 + dx, at.y as i32 + dy);
        let away = vec2(x as f32 + 0.5, y as f32 + 0.5).distance(at);
        let share = (radius + 0.5 - away).clamp(0.0, 1.0);
        if let (0.., Ok(y)) = (y, usize::try_from(y))
            && y < height
        {
            light[y * width + x.rem_euclid(width as i32) as usize] += color * share;
        }
    }
}
