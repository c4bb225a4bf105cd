//! Textures made in code: stones, soils and woods, ivory. Small, tiling, the same on every start.
//!
//! All of them are near white in the mean, so that a material's base colour alone says how light a surface is; relief is
//! painted into the colour, because normal maps would double the work of a software renderer.

mod noise;

pub use noise::{Field, Rng};

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Grey cut stone: soft clouds, fine grain and a few pits, lit from the upper left.
#[must_use]
pub fn stone(seed: u32) -> Image {
    let clouds = Field::new(seed, [4, 4], 3, 0.5);
    let grain = Field::new(seed + 1, [24, 24], 3, 0.7);
    let height = |u: f32, v: f32| {
        let fine = grain.at(u, v);
        fine + 0.9 * (fine - 0.36).min(0.0)
    };
    paint(256, |u, v| {
        let slope = height(u, v) - height(u + 0.008, v + 0.008);
        let light = 0.80 + 0.22 * (clouds.at(u, v) - 0.5) + 0.42 * slope + 0.10 * (height(u, v) - 0.5);
        let warm = 0.02 * (clouds.at(v, u) - 0.5);
        [light + warm, light, light - warm]
    })
}

/// Moss: cushions of green, dark between them.
#[must_use]
pub fn moss(seed: u32) -> Image {
    let cushions = Field::new(seed, [10, 10], 3, 0.6);
    paint(128, |u, v| {
        let high = cushions.at(u, v);
        let light = 0.45 + 0.75 * high + 0.5 * (high - cushions.at(u + 0.012, v + 0.012));
        [light * 0.92, light, light * 0.72]
    })
}

/// Forest soil: crumbs of several sizes, dark between them, and a few pale bits of wood.
#[must_use]
pub fn soil(seed: u32) -> Image {
    let crumbs = Field::new(seed, [14, 14], 3, 0.7);
    let damp = Field::new(seed + 1, [3, 3], 3, 0.5);
    let litter = Field::new(seed + 2, [40, 12], 1, 0.5);
    paint(256, |u, v| {
        let high = crumbs.at(u, v);
        let slope = high - crumbs.at(u + 0.008, v + 0.008);
        let light = 0.84 + 0.40 * (high - 0.5) + 0.75 * slope + 0.3 * (damp.at(u, v) - 0.5);
        let chip = if litter.at(u + 0.1 * high, v) > 0.93 { 0.16 } else { 0.0 };
        [light + chip + 0.03, light + chip * 0.85, light + chip * 0.6 - 0.02]
    })
}

/// Oak planks, four to a tile, their grain along u.
#[must_use]
pub fn wood(seed: u32) -> Image {
    let fibre = Field::new(seed, [3, 96], 2, 0.6);
    let figure = Field::new(seed + 1, [2, 10], 2, 0.5);
    let mut random = Rng::new(seed + 2);
    let planks: [(f32, f32); 4] = std::array::from_fn(|_| (random.between(0.86, 1.06), random.unit()));
    paint(256, |u, v| {
        let plank = v * 4.0;
        let (tone, shift) = planks[plank as usize % 4];
        let seam = (plank.fract().min(1.0 - plank.fract()) * 30.0).min(1.0);
        let rings = ((figure.at(u + shift, v + shift) * 9.0).fract() - 0.5).abs() * 2.0;
        let light = tone * (0.66 + 0.24 * fibre.at(u + shift, v) + 0.12 * rings) * (0.60 + 0.40 * seam);
        [light, light * 0.985, light * 0.95]
    })
}

/// One broad board without joints, its straight grain along u: fine fibres in slow bands.
#[must_use]
pub fn timber(seed: u32) -> Image {
    let fibre = Field::new(seed, [3, 80], 2, 0.6);
    let bands = Field::new(seed + 1, [1, 9], 3, 0.5);
    paint(256, |u, v| {
        let drift = bands.at(u, v);
        let vein = ((drift * 7.0).fract() - 0.5).abs() * 2.0;
        let light = 0.74 + 0.16 * fibre.at(u, v) + 0.10 * drift + 0.06 * vein;
        [light, light * 0.985, light * 0.955]
    })
}

/// Kaya, the wood of Go boards: even, its straight grain along v.
#[must_use]
pub fn kaya(seed: u32) -> Image {
    let fibre = Field::new(seed, [110, 2], 2, 0.5);
    let bands = Field::new(seed + 1, [22, 1], 2, 0.6);
    paint(256, |u, v| {
        let light = 0.80 + 0.20 * bands.at(u, v) + 0.16 * (fibre.at(u, v) - 0.4);
        [light, light * 0.985, light * (0.93 + 0.04 * bands.at(u, v))]
    })
}

/// Ivory: almost even, with faint bent lines.
#[must_use]
pub fn ivory(seed: u32) -> Image {
    let bend = Field::new(seed, [2, 4], 2, 0.5);
    paint(128, |u, v| {
        let line = ((v * 12.0 + bend.at(u, v) * 3.0) * std::f32::consts::TAU).sin();
        let light = 0.95 + 0.03 * line + 0.05 * (bend.at(v, u) - 0.5);
        [light, light * 0.99, light * (0.965 - 0.012 * line)]
    })
}

/// Ebony: short dark streaks along v.
#[must_use]
pub fn ebony(seed: u32) -> Image {
    let streaks = Field::new(seed, [48, 4], 2, 0.6);
    paint(128, |u, v| {
        let light = 0.62 + 0.5 * streaks.at(u, v);
        [light, light * 0.97, light * 0.95]
    })
}

/// Marble: clouds and bent veins. `ground` and `vein` say how light they are, 0 to 1; either may be the lighter one.
#[must_use]
pub fn marble(seed: u32, ground: f32, vein: f32) -> Image {
    let bend = Field::new(seed, [3, 3], 3, 0.55);
    let (coarse, fine) = (Field::new(seed + 1, [3, 2], 4, 0.5), Field::new(seed + 2, [7, 5], 3, 0.5));
    let line = |field: &Field, u: f32, v: f32, width: f32| {
        let away = (field.at(u, v) - 0.5).abs() / width;
        (1.0 - away).max(0.0).powi(2)
    };
    paint(256, |u, v| {
        let (x, y) = (u + 0.16 * bend.at(u, v), v + 0.16 * bend.at(v, u));
        let veined = (line(&coarse, x, y, 0.05) + 0.55 * line(&fine, x, y, 0.045)).min(1.0);
        let cloud = 0.10 * (bend.at(y, x) - 0.5);
        let light = ground + (vein - ground) * veined + cloud * ground;
        [light, light, light * 0.99]
    })
}

/// An image that does not tile, filled from a colour with alpha, each in [0, 1], per place.
#[must_use]
pub fn non_tiling(width: usize, height: usize, color: impl Fn(f32, f32) -> [f32; 4]) -> Image {
    let mut pixels = Vec::with_capacity(width * height * 4);
    for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
        let rgba = color((x as f32 + 0.5) / width as f32, (y as f32 + 0.5) / height as f32);
        pixels.extend(rgba.map(|channel| (channel.clamp(0.0, 1.0) * 255.0) as u8));
    }
    image(pixels, [width, height], 1)
}

/// Fills a square tiling image from a colour in [0, 1] per place, with mipmaps.
fn paint(size: usize, color: impl Fn(f32, f32) -> [f32; 3]) -> Image {
    let mut pixels = Vec::with_capacity(size * size * 4 * 4 / 3);
    for y in 0..size {
        for x in 0..size {
            let rgb = color(x as f32 / size as f32, y as f32 / size as f32);
            pixels.extend(rgb.map(|channel| (channel.clamp(0.0, 1.0) * 255.0) as u8));
            pixels.push(255);
        }
    }
    with_mipmaps(pixels, size)
}

/// The image of a square of pixels and all its halvings.
fn with_mipmaps(mut pixels: Vec<u8>, size: usize) -> Image {
    let (mut start, mut side, mut levels) = (0, size, 1);
    while side > 1 {
        let half = side / 2;
        for (y, x) in (0..half).flat_map(|y| (0..half).map(move |x| (y, x))) {
            let corner = start + (y * 2 * side + x * 2) * 4;
            for channel in 0..4 {
                let four = [0, 4, side * 4, side * 4 + 4].map(|step| u32::from(pixels[corner + step + channel]));
                pixels.push((four.iter().sum::<u32>() / 4) as u8);
            }
        }
        start += side * side * 4;
        side = half;
        levels += 1;
    }
    image(pixels, [size, size], levels)
}

/// An image that only the renderer keeps.
fn image(pixels: Vec<u8>, [width, height]: [usize; 2], levels: u32) -> Image {
    let extent = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(pixels);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn textures_hold_every_mipmap_and_stay_in_range() {
        let woods = [wood(1), timber(1), kaya(1)];
        let grounds = [stone(1), moss(1), soil(1), marble(1, 0.9, 0.6)];
        for image in [ivory(1), ebony(1)].into_iter().chain(grounds).chain(woods) {
            let size = image.texture_descriptor.size.width as usize;
            let bytes: usize =
                (0..image.texture_descriptor.mip_level_count).map(|level| (size >> level).pow(2) * 4).sum();
            assert_eq!(image.data.as_ref().map(Vec::len), Some(bytes));
            assert_eq!(image.asset_usage, RenderAssetUsages::RENDER_WORLD, "no copy stays in main memory");
        }
    }

    #[test]
    fn noise_tiles_and_stays_within_unit_range() {
        let field = Field::new(3, [4, 8], 3, 0.5);
        for step in 0..100 {
            let t = step as f32 * 0.037;
            assert!((0.0..=1.0).contains(&field.at(t, 0.3)));
            assert!((field.at(0.0, t) - field.at(1.0, t)).abs() < 1e-4);
        }
    }
}
