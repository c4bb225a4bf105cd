//! Textures made in code: stones, soils and woods, ivory. Small, tiling, the same on every start.
//!
//! All of them are near white in the mean, so that a material's base colour alone says how light a surface is; relief is
//! painted into the colour, because normal maps would double the work of a software renderer.

mod noise;
mod paint;

pub use noise::{Field, Rng};
pub use paint::paint;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::look::bake_cache::{BakeCache, Source};
use crate::page;

/// What a tiling texture shows; the number that goes with it is the seed.
#[derive(Clone, Copy, Debug)]
pub enum Texture {
    /// Grey cut stone: soft clouds, fine grain and a few pits, lit from the upper left.
    Stone(u32),
    /// Moss: cushions of green, dark between them.
    Moss(u32),
    /// Forest soil: crumbs of several sizes, dark between them, and a few pale bits of wood.
    Soil(u32),
    /// Oak planks, four to a tile, their grain along u.
    Planks(u32),
    /// One broad board without joints, its straight grain along u: fine fibres in slow bands.
    Timber(u32),
    /// Kaya, the wood of Go boards: even, its straight grain along v.
    Kaya(u32),
    /// Ivory: almost even, with faint bent lines.
    Ivory(u32),
    /// Shell, of which white Go stones are cut: fine parallel lines of growth along u.
    Shell(u32),
    /// Slate: fine grain in thin layers, with a few pale specks.
    Slate(u32),
    /// Ebony: short dark streaks along v.
    Ebony(u32),
    /// Marble: clouds and bent veins.
    Marble {
        /// Decides where the veins run.
        seed: u32,
        /// How light the ground is, 0 to 1.
        ground: f32,
        /// How light the veins are, 0 to 1; darker or lighter than the ground.
        vein: f32,
    },
    /// What one place alone shows.
    Own(Painter),
}

/// A texture that is painted elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Painter {
    /// Tells it from others, in small letters.
    pub name: &'static str,
    /// The text of the program that paints it: where it has changed, it is painted anew.
    pub code: &'static str,
    /// The width and height in texels, a power of two.
    pub size: usize,
    /// Gives the pixels of a texture of a size, as [`paint`] does.
    pub pixels: fn(usize) -> Vec<u8>,
}

impl Texture {
    /// The image, from the disk or painted now.
    #[must_use]
    pub fn image(self, cache: &BakeCache) -> Image {
        let size = self.size();
        let levels = size.ilog2() + 1;
        let bytes = (0..levels).map(|level| (size >> level).pow(2) * 4).sum();
        let code = match self {
            Texture::Own(own) => own.code,
            _ => concat!(include_str!("paint.rs"), include_str!("noise.rs")),
        };
        let pixels = cache.pixels(Source { name: &self.name(), code, bytes }, || with_mipmaps(self.paint(), size));
        image(pixels, [size, size], levels)
    }

    /// The width and height in texels.
    const fn size(self) -> usize {
        match self {
            Texture::Moss(_) | Texture::Ivory(_) | Texture::Ebony(_) => 128,
            // A page paints them anew at every visit, and shows nothing else meanwhile.
            Texture::Own(own) => own.size / if page::IS_THERE { 2 } else { 1 },
            _ => 256,
        }
    }

    /// Tells the textures apart, in letters that every file system takes.
    fn name(self) -> String {
        if let Texture::Own(own) = self {
            return own.name.to_owned();
        }
        let words = format!("{self:?}").to_lowercase();
        words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
    }

    fn paint(self) -> Vec<u8> {
        let size = self.size();
        match self {
            Texture::Stone(seed) => paint::stone(size, seed),
            Texture::Moss(seed) => paint::moss(size, seed),
            Texture::Soil(seed) => paint::soil(size, seed),
            Texture::Planks(seed) => paint::planks(size, seed),
            Texture::Timber(seed) => paint::timber(size, seed),
            Texture::Kaya(seed) => paint::kaya(size, seed),
            Texture::Ivory(seed) => paint::ivory(size, seed),
            Texture::Shell(seed) => paint::shell(size, seed),
            Texture::Slate(seed) => paint::slate(size, seed),
            Texture::Ebony(seed) => paint::ebony(size, seed),
            Texture::Marble { seed, ground, vein } => paint::marble(size, seed, [ground, vein]),
            Texture::Own(own) => (own.pixels)(size),
        }
    }
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

/// Adds all halvings of a square of pixels.
fn with_mipmaps(mut pixels: Vec<u8>, size: usize) -> Vec<u8> {
    let (mut start, mut side) = (0, size);
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
    }
    pixels
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
        let woods = [Texture::Planks(1), Texture::Timber(1), Texture::Kaya(1), Texture::Ebony(1)];
        let stones = [Texture::Stone(1), Texture::Marble { seed: 1, ground: 0.9, vein: 0.6 }, Texture::Ivory(1)];
        let folder = tempfile::tempdir().expect("a folder");
        let cache = BakeCache::of(folder.path().to_owned());
        for texture in [Texture::Moss(1), Texture::Soil(1)].into_iter().chain(woods).chain(stones) {
            let image = texture.image(&cache);
            assert_eq!(image.data, texture.image(&cache).data, "as it was kept");
            let size = image.texture_descriptor.size.width as usize;
            let bytes: usize =
                (0..image.texture_descriptor.mip_level_count).map(|level| (size >> level).pow(2) * 4).sum();
            assert_eq!(image.data.as_ref().map(Vec::len), Some(bytes));
            assert_eq!(image.asset_usage, RenderAssetUsages::RENDER_WORLD, "no copy stays in main memory");
        }
    }

    #[test]
    fn names_tell_textures_apart() {
        assert_eq!(Texture::Stone(12).name(), "stone-12");
        let marble = Texture::Marble { seed: 31, ground: 0.96, vein: 0.7 };
        assert_eq!(marble.name(), "marble-seed-31-ground-0-96-vein-0-7");
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
