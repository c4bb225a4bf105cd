//! The light of the room as an environment map: an evening window, a lamp, warm walls, shelves and the dark table, as
//! functions of the direction, filtered once for every roughness. It costs a weak renderer two texture samples a pixel.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDataOrder, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use crate::look::bake_cache::{BakeCache, Source};

/// The edge of the sharpest specular map, in texels.
const SHARP: u32 = 64;
/// How many maps there are from a mirror to full roughness.
const ROUGHNESS_LEVELS: u32 = 6;
/// The edge of the diffuse map, in texels; it changes so slowly that more would show nothing.
const DIFFUSE: u32 = 8;
/// How many directions are looked at for each texel of a rough map.
const SAMPLES: u32 = 64;
/// What a radiance of 1 is, in cd/m².
const INTENSITY: f32 = 1_500.0;

/// The sharp and rough maps while they are filtered, in parts of a few milliseconds.
#[derive(Debug, Default)]
pub struct Filtering {
    pixels: Vec<u8>,
    /// How many parts are done, each of one face and roughness.
    done: u32,
}

/// The maps of the light of the room, as words of nine bits a channel and a common exponent.
#[derive(Debug)]
pub struct LightMaps {
    diffuse: Vec<u32>,
    specular: Vec<u32>,
}

impl Filtering {
    /// Filters the next part; gives the maps once all of them are done.
    pub fn next(&mut self, baked: &BakeCache) -> Option<LightMaps> {
        let texels: u32 = (0..ROUGHNESS_LEVELS).map(|level| (SHARP >> level).pow(2) * 6).sum();
        let source = Source { name: "room", code: include_str!("studio.rs"), bytes: texels as usize * 4 };
        if self.done == 0
            && let Some(kept) = baked.kept(source)
        {
            return Some(LightMaps::of(&kept));
        }
        let (face, level) = (self.done / ROUGHNESS_LEVELS, self.done % ROUGHNESS_LEVELS);
        if face == 6 {
            let pixels = std::mem::take(&mut self.pixels);
            baked.keep(source, &pixels);
            return Some(LightMaps::of(&pixels));
        }
        let roughness = level as f32 / (ROUGHNESS_LEVELS - 1) as f32;
        let light = face_directions(face, SHARP >> level).map(|direction| filtered(direction, roughness));
        self.pixels.extend(packed(light));
        self.done += 1;
        None
    }
}

impl LightMaps {
    fn of(specular: &[u8]) -> LightMaps {
        let words = specular.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        LightMaps { diffuse: diffuse_map(), specular: words.collect() }
    }

    /// The light as a camera takes it, in another colour and strength; white is as it was painted.
    pub fn light(&self, tint: Vec3, images: &mut Assets<Image>) -> EnvironmentMapLight {
        let tinted = |words: &[u32]| packed(words.iter().map(|word| unpacked(*word) * tint));
        EnvironmentMapLight {
            diffuse_map: images.add(cube(DIFFUSE, 1, tinted(&self.diffuse))),
            specular_map: images.add(cube(SHARP, ROUGHNESS_LEVELS, tinted(&self.specular))),
            intensity: INTENSITY,
            ..EnvironmentMapLight::default()
        }
    }
}

/// How much light comes from a direction (a unit vector; y is up, the window is at the left, the player at +z).
fn radiance(direction: Vec3) -> Vec3 {
    let height = direction.y;
    if height < 0.0 {
        // The table gives back a little of the window.
        let glow = smooth(0.9, -0.4, direction.x);
        return vec3(0.085, 0.055, 0.036) * (0.45 + 0.75 * glow);
    }
    let wall = vec3(0.34, 0.25, 0.18).lerp(vec3(0.42, 0.38, 0.34), smooth(0.15, 0.9, height));
    // The wall with the window is darker than the one that it lights.
    let lit = 0.62 + 0.5 * smooth(-0.7, 0.9, direction.x);
    wall * lit * shelves(direction) + window(direction) + lamp(direction)
}

/// A tall window with a cross at the left, seen at an evening: pale sky above, gold below.
fn window(direction: Vec3) -> Vec3 {
    if direction.x > -0.05 {
        return Vec3::ZERO;
    }
    // Where the look meets the wall at x = -1.
    let (across, up) = (direction.z / -direction.x, direction.y / -direction.x);
    let frame = band(across, -0.62, 0.86, 0.06) * band(up, 0.22, 2.3, 0.07);
    let cross = (1.0 - band(across, 0.08, 0.16, 0.03)) * (1.0 - band(up, 1.18, 1.28, 0.03));
    let sky = vec3(1.0, 0.80, 0.55).lerp(vec3(0.80, 0.88, 1.0), smooth(0.3, 1.9, up));
    sky * frame * cross * 5.2
}

/// A lamp with a shade, to the right behind the board.
fn lamp(direction: Vec3) -> Vec3 {
    let toward = direction.dot(vec3(0.62, 0.52, -0.59).normalize());
    vec3(1.0, 0.66, 0.34) * (7.0 * smooth(0.955, 0.985, toward) + 0.55 * smooth(0.55, 1.0, toward))
}

/// Bookshelves on the far wall: how much the light of the wall is darkened by boards and backs.
fn shelves(direction: Vec3) -> f32 {
    if direction.z > -0.25 {
        return 1.0;
    }
    let (across, up) = (direction.x / -direction.z, direction.y / -direction.z);
    let board = ((up * 4.2).fract() - 0.08).abs();
    let backs = 0.5 + 0.5 * (across * 41.0 + (up * 4.2).floor() * 2.1).sin() * (across * 17.0).cos();
    let shelf = 0.42 + 0.4 * backs * smooth(0.02, 0.12, board);
    1.0 + (shelf - 1.0) * smooth(-0.25, -0.5, direction.z) * (1.0 - smooth(1.0, 1.5, up))
}

/// 0 at `from` and before, 1 at `to` and after; `from` may be the greater one.
#[must_use]
pub fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let part = ((value - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// 1 between two values, 0 outside, with soft edges.
fn band(value: f32, from: f32, to: f32, edge: f32) -> f32 {
    smooth(from - edge, from + edge, value) * (1.0 - smooth(to - edge, to + edge, value))
}

fn diffuse_map() -> Vec<u32> {
    let light = Harmonics::of_the_room();
    let directions = (0..6).flat_map(|face| face_directions(face, DIFFUSE));
    directions.map(|direction| shared_exponent(light.toward(direction))).collect()
}

/// The light that a surface of a perceptual roughness mirrors when looked at from straight above (GGX).
fn filtered(normal: Vec3, roughness: f32) -> Vec3 {
    if roughness == 0.0 {
        return radiance(normal);
    }
    let (right, up) = normal.any_orthonormal_pair();
    let spread = roughness.powi(4);
    let (mut sum, mut weights) = (Vec3::ZERO, 0.0);
    for sample in 0..SAMPLES {
        // Points of the Hammersley set are spread evenly.
        let around = sample.reverse_bits() as f32 / 2.0_f32.powi(32) * TAU;
        let part = (sample as f32 + 0.5) / SAMPLES as f32;
        let cos = ((1.0 - part) / (1.0 + (spread - 1.0) * part)).sqrt();
        let sin = (1.0 - cos * cos).max(0.0).sqrt();
        let half = right * (sin * around.cos()) + up * (sin * around.sin()) + normal * cos;
        let light = 2.0 * normal.dot(half) * half - normal;
        let weight = normal.dot(light);
        if weight > 0.0 {
            sum += radiance(light) * weight;
            weights += weight;
        }
    }
    sum / f32::max(weights, 1e-6)
}

/// The light from all around in spherical harmonics of the second degree, which is all that a matt surface shows of it.
struct Harmonics([Vec3; 9]);

impl Harmonics {
    fn of_the_room() -> Harmonics {
        const EDGE: u32 = 32;
        let (mut sums, mut total) = ([Vec3::ZERO; 9], 0.0);
        for face in 0..6 {
            for direction in face_directions(face, EDGE) {
                // A texel at the corner of a face covers less of the sphere.
                let solid = direction.abs().max_element().powi(3);
                let light = radiance(direction) * solid;
                total += solid;
                for (sum, basis) in sums.iter_mut().zip(Self::basis(direction)) {
                    *sum += light * basis;
                }
            }
        }
        Harmonics(sums.map(|sum| sum * (4.0 * PI / total)))
    }

    fn basis(direction: Vec3) -> [f32; 9] {
        let Vec3 { x, y, z } = direction;
        let (one, two) = (0.488_602_5, 1.092_548_4);
        [
            0.282_094_8,
            one * y,
            one * z,
            one * x,
            two * x * y,
            two * y * z,
            0.315_391_57 * (3.0 * z * z - 1.0),
            two * x * z,
            0.546_274_2 * (x * x - y * y),
        ]
    }

    /// The mean light on a matt surface, weighted by how squarely it falls.
    fn toward(&self, normal: Vec3) -> Vec3 {
        const SHARE: [f32; 9] = [1.0, 2.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0, 0.25, 0.25, 0.25, 0.25, 0.25];
        let terms = self.0.iter().zip(Self::basis(normal)).zip(SHARE);
        terms.map(|((light, basis), share)| *light * basis * share).sum::<Vec3>().max(Vec3::ZERO)
    }
}

/// The directions of a face's texels, row by row. Cube maps are left-handed, the world is not.
fn face_directions(face: u32, edge: u32) -> impl Iterator<Item = Vec3> {
    (0..edge * edge).map(move |index| {
        let part = |step: u32| (step as f32 + 0.5) / edge as f32 * 2.0 - 1.0;
        let (u, v) = (part(index % edge), part(index / edge));
        let direction = match face {
            0 => vec3(1.0, -v, -u),
            1 => vec3(-1.0, -v, u),
            2 => vec3(u, 1.0, v),
            3 => vec3(u, -1.0, -v),
            4 => vec3(u, -v, 1.0),
            _ => vec3(-u, -v, -1.0),
        };
        (direction * vec3(1.0, 1.0, -1.0)).normalize()
    })
}

/// The light of texels as the maps keep it.
fn packed(light: impl Iterator<Item = Vec3>) -> Vec<u8> {
    light.flat_map(|texel| shared_exponent(texel).to_le_bytes()).collect()
}

/// A cube map of the pixels of each face with all its levels.
fn cube(edge: u32, levels: u32, pixels: Vec<u8>) -> Image {
    let mut image = Image::new_uninit(
        Extent3d { width: edge, height: edge, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgb9e5Ufloat,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(pixels);
    image.data_order = TextureDataOrder::LayerMajor;
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::linear();
    let dimension = Some(TextureViewDimension::Cube);
    image.texture_view_descriptor = Some(TextureViewDescriptor { dimension, ..TextureViewDescriptor::default() });
    image
}

/// A colour in nine bits a channel and a common exponent of five, as `Rgb9e5Ufloat` keeps it.
fn shared_exponent(color: Vec3) -> u32 {
    const GREATEST: f32 = 65_408.0;
    let color = color.clamp(Vec3::ZERO, Vec3::splat(GREATEST));
    let exponent = (color.max_element().max(1e-9).log2().floor() as i32 + 1).max(-15);
    // Rounding up may need one more bit than there is.
    let exponent =
        if (color.max_element() * 2.0_f32.powi(9 - exponent)).round() > 511.0 { exponent + 1 } else { exponent };
    let [red, green, blue] = (color * 2.0_f32.powi(9 - exponent)).round().as_uvec3().to_array();
    red | green << 9 | blue << 18 | ((exponent + 15) as u32) << 27
}

/// The colour that a word keeps.
fn unpacked(word: u32) -> Vec3 {
    let scale = 2.0_f32.powi((word >> 27) as i32 - 15 - 9);
    uvec3(word & 511, word >> 9 & 511, word >> 18 & 511).as_vec3() * scale
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_survive_being_packed() {
        for color in [Vec3::ZERO, vec3(1.0, 0.5, 0.25), vec3(5.2, 4.1, 0.01), vec3(0.03, 0.9999, 0.002)] {
            let difference = (unpacked(shared_exponent(color)) - color).abs().max_element();
            assert!(difference <= color.max_element() / 500.0, "{color} became {}", unpacked(shared_exponent(color)));
        }
    }

    /// The direction of every texel must be the one that the renderer looks it up with.
    #[test]
    fn faces_look_where_the_renderer_looks() {
        let centre = |face| face_directions(face, 1).next().expect("one texel");
        assert_eq!([0, 2, 4].map(centre), [Vec3::X, Vec3::Y, Vec3::NEG_Z]);
        assert_eq!([1, 3, 5].map(centre), [Vec3::NEG_X, Vec3::NEG_Y, Vec3::Z]);
    }

    #[test]
    fn maps_have_all_their_texels() {
        let texels: u32 = (0..ROUGHNESS_LEVELS).map(|level| (SHARP >> level).pow(2) * 6).sum();
        let folder = tempfile::tempdir().expect("a folder");
        let cache = BakeCache::of(folder.path().to_owned());
        let made = |parts: u32| {
            let mut filtering = Filtering::default();
            assert!((1..parts).all(|_| filtering.next(&cache).is_none()), "it takes {parts} parts");
            filtering.next(&cache).expect("all of them")
        };
        let LightMaps { diffuse, specular } = made(6 * ROUGHNESS_LEVELS + 1);
        assert_eq!([specular.len(), diffuse.len()], [texels as usize, (DIFFUSE * DIFFUSE * 6) as usize]);
        assert_eq!(made(1).specular, specular, "as it was kept");
    }

    /// Filtering moves light about but makes none: the mean over the sphere stays.
    #[test]
    fn filtering_keeps_the_light() {
        let mean = |light: &dyn Fn(Vec3) -> Vec3| {
            let directions = (0..6).flat_map(|face| face_directions(face, 12));
            let (sum, weight) = directions.fold((Vec3::ZERO, 0.0), |(sum, weight), direction| {
                let solid = direction.abs().max_element().powi(3);
                (sum + light(direction) * solid, weight + solid)
            });
            (sum / weight).element_sum()
        };
        let harmonics = Harmonics::of_the_room();
        let expected = mean(&|direction| radiance(direction));
        for found in [mean(&|normal| filtered(normal, 0.6)), mean(&|normal| harmonics.toward(normal))] {
            assert!((found / expected - 1.0).abs() < 0.12, "{found} of {expected}");
        }
    }
}
