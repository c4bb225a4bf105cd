//! The far side of the room, out of focus: shelves of books in the light of a window and a lamp, and the dark floor.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::image::ImageSampler;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::Room;
use crate::look::texture::Rng;

/// How far away the walls are, in cells.
const DISTANCE: f32 = 62.0;
/// From where to where the walls reach, in cells above the table.
const HEIGHT: [f32; 2] = [-34.0, 40.0];
/// The picture's width and height in texels: few, since everything is out of focus.
const SIZE: [usize; 2] = [256, 64];
/// How many spots of light lie on the gilded backs of books.
const SPOTS: usize = 90;

/// Puts the walls around the table.
pub fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
    picture: Handle<Image>,
) {
    let material = StandardMaterial {
        base_color_texture: Some(picture),
        unlit: true,
        cull_mode: None,
        ..StandardMaterial::default()
    };
    commands.spawn((
        Room,
        Name::new("Walls"),
        Mesh3d(meshes.add(wall())),
        MeshMaterial3d(materials.add(material)),
        NotShadowCaster,
        NoFrustumCulling,
        Pickable::IGNORE,
    ));
}

/// A cylinder around the table; u goes once round it from behind the player, v from top to bottom.
fn wall() -> Mesh {
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

pub fn picture() -> Image {
    let [width, height] = SIZE;
    let mut light = vec![Vec3::ZERO; width * height];
    for (index, texel) in light.iter_mut().enumerate() {
        let (u, v) = ((index % width) as f32 / width as f32, (index / width) as f32 / height as f32);
        *texel = wall_light(u, HEIGHT[1] + v * (HEIGHT[0] - HEIGHT[1]));
    }
    let mut random = Rng::new(77);
    for _ in 0..SPOTS {
        let at = vec2(random.unit(), random.between(0.40, 0.72)) * vec2(width as f32, height as f32);
        let color = Vec3::new(1.0, 0.66, 0.34) * random.between(0.03, 0.16);
        add_disc(&mut light, at, random.between(1.2, 2.6), color);
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

/// The light of the wall at a part of the way round, at a height in cells.
fn wall_light(u: f32, height: f32) -> Vec3 {
    let round = u * TAU;
    // The window is at the left (three quarters round), the lamp stands to the right behind the board.
    let window = (0.5 + 0.5 * (round - 1.5 * PI).cos()).powi(3);
    let lamp = (0.5 + 0.5 * (round - 0.80 * PI).cos()).powi(6) * (-((height - 8.0) / 16.0).powi(2)).exp();
    let wall =
        Vec3::new(0.052, 0.031, 0.019) + Vec3::new(0.062, 0.050, 0.036) * window + Vec3::new(0.27, 0.135, 0.050) * lamp;
    if height < -24.0 {
        return wall * 0.62;
    }
    let shelf = ((height + 24.0) / 9.0).fract();
    let boards = if shelf < 0.1 { 0.62 } else { 0.86 + 0.3 * (1.0 - shelf) };
    let books = 1.0 + 0.20 * (round * 47.0 + (height / 9.0).floor() * 1.7).sin() * (round * 21.0).cos();
    wall * boards * books
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
