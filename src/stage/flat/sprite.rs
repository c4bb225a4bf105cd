//! Shapes as pictures on flat squares.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use ludarium_diagram::{Group, Layer, Palette, Pixels, Point, Scene, Shape};

/// A picture about the middle of a cell.
pub struct Sprite {
    scene: Scene,
    /// Half the width of the picture, in diameters of a cell's inscribed circle.
    half: f32,
}

impl Sprite {
    /// A picture of shapes, with so many pixels to a unit.
    #[must_use]
    pub fn of(shapes: Vec<Shape>, scale: f32, palette: Palette) -> Sprite {
        // A pixel is left free on every side, so that nothing bleeds at the edge.
        let size = (2 * ((reach(&shapes) * scale).ceil() as u32 + 1)).clamp(4, 1024);
        let half = size as f32 / (2.0 * scale);
        let group = Group { layer: Layer::Pieces, cell: None, at: Point::ZERO, shapes: shapes.into() };
        let scene = Scene { title: String::new(), half, size, caption_height: 0, palette, groups: vec![group] };
        Sprite { scene, half }
    }

    /// The pixels.
    #[must_use]
    pub fn paint(&self) -> Image {
        image(pixels(&self.scene))
    }

    /// The square that carries the picture, on a board with cells that large.
    #[must_use]
    pub fn mesh(&self, unit: f32) -> Plane3d {
        Plane3d::new(Vec3::Y, Vec2::splat(self.half * unit))
    }
}

/// The material of a picture that covers what is below it as much as `alpha` says.
#[must_use]
pub fn material(image: Handle<Image>, alpha: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: Color::WHITE.with_alpha(alpha),
        base_color_texture: Some(image),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        double_sided: true,
        cull_mode: None,
        ..default()
    }
}

/// A scene on a ground of one colour.
#[must_use]
pub fn on_ground(scene: &Scene, ground: Color) -> Image {
    let ground = ground.to_srgba().to_u8_array();
    let mut pixels = pixels(scene);
    for pixel in pixels.rgba.chunks_exact_mut(4).filter(|pixel| pixel[3] < 255) {
        let alpha = u16::from(pixel[3]);
        for (part, below) in pixel.iter_mut().zip(ground) {
            *part = ((u16::from(*part) * alpha + u16::from(below) * (255 - alpha)) / 255) as u8;
        }
        pixel[3] = 255;
    }
    image(pixels)
}

/// The pixels of a scene; a single clear one for a scene that cannot be drawn.
fn pixels(scene: &Scene) -> Pixels {
    scene.rgba().unwrap_or_else(|_| Pixels { size: 1, height: 1, rgba: vec![0; 4] })
}

fn image(pixels: Pixels) -> Image {
    let extent = Extent3d { width: pixels.size, height: pixels.height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(extent, TextureDimension::D2, pixels.rgba, format, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::linear();
    image
}

/// How far shapes reach from the origin along either axis.
fn reach(shapes: &[Shape]) -> f32 {
    let of = |shape: &Shape| {
        // Pointed corners reach farther than half a line.
        let margin = shape.stroke.map_or(0.0, |stroke| stroke.width * if stroke.round { 0.5 } else { 2.0 });
        shape.path.points().map(|point| point.x.abs().max(point.y.abs())).fold(0.0, f32::max) + margin
    };
    shapes.iter().map(of).fold(0.0, f32::max)
}
