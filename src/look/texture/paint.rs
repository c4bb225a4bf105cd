//! What the textures show, painted in code. Changed code is painted anew at the next start.

use super::noise::{Field, Rng};

pub fn stone(size: usize, seed: u32) -> Vec<u8> {
    let clouds = Field::new(seed, [4, 4], 3, 0.5);
    let grain = Field::new(seed + 1, [24, 24], 3, 0.7);
    let height = |u: f32, v: f32| {
        let fine = grain.at(u, v);
        fine + 0.9 * (fine - 0.36).min(0.0)
    };
    paint(size, |u, v| {
        let slope = height(u, v) - height(u + 0.008, v + 0.008);
        let light = 0.80 + 0.22 * (clouds.at(u, v) - 0.5) + 0.42 * slope + 0.10 * (height(u, v) - 0.5);
        let warm = 0.02 * (clouds.at(v, u) - 0.5);
        [light + warm, light, light - warm]
    })
}

pub fn moss(size: usize, seed: u32) -> Vec<u8> {
    let cushions = Field::new(seed, [10, 10], 3, 0.6);
    paint(size, |u, v| {
        let high = cushions.at(u, v);
        let light = 0.45 + 0.75 * high + 0.5 * (high - cushions.at(u + 0.012, v + 0.012));
        [light * 0.92, light, light * 0.72]
    })
}

pub fn soil(size: usize, seed: u32) -> Vec<u8> {
    let crumbs = Field::new(seed, [14, 14], 3, 0.7);
    let damp = Field::new(seed + 1, [3, 3], 3, 0.5);
    let litter = Field::new(seed + 2, [40, 12], 1, 0.5);
    paint(size, |u, v| {
        let high = crumbs.at(u, v);
        let slope = high - crumbs.at(u + 0.008, v + 0.008);
        let light = 0.84 + 0.40 * (high - 0.5) + 0.75 * slope + 0.3 * (damp.at(u, v) - 0.5);
        let chip = if litter.at(u + 0.1 * high, v) > 0.93 { 0.16 } else { 0.0 };
        [light + chip + 0.03, light + chip * 0.85, light + chip * 0.6 - 0.02]
    })
}

/// How dark the late wood of a year is, 0 to 1, at a distance from the heart of the tree in years.
fn late_wood(years: f32) -> f32 {
    let part = years.rem_euclid(1.0);
    // It thickens slowly through the summer and ends sharply with the winter.
    part.powi(3) * (1.0 - ((part - 0.93) / 0.07).clamp(0.0, 1.0))
}

/// The pores of a wood: short dark strokes along u, 0 to 1.
fn pores(strokes: &Field, u: f32, v: f32) -> f32 {
    ((strokes.at(u, v) - 0.66) * 6.0).clamp(0.0, 1.0)
}

pub fn planks(size: usize, seed: u32) -> Vec<u8> {
    let fibre = Field::new(seed, [3, 96], 2, 0.6);
    let figure = Field::new(seed + 1, [2, 10], 2, 0.5);
    let strokes = Field::new(seed + 3, [22, 150], 1, 0.5);
    let mut random = Rng::new(seed + 2);
    // Tone, shift along the grain, and where the heart of the tree was: across and below the plank.
    let cuts: [[f32; 4]; 4] = std::array::from_fn(|_| {
        [random.between(0.86, 1.06), random.unit(), random.between(-0.9, 1.9), random.between(0.25, 0.9)]
    });
    paint(size, |u, v| {
        let plank = v * 4.0;
        let [tone, shift, heart, depth] = cuts[plank as usize % 4];
        let seam = (plank.fract().min(1.0 - plank.fract()) * 30.0).min(1.0);
        let along = u + shift;
        let lean = 0.10 * (along * std::f32::consts::TAU).sin() + 0.35 * (figure.at(along, v + shift) - 0.5);
        let years = (plank.fract() - heart + lean).hypot(depth) * 11.0;
        let grain = 0.92 + 0.16 * (fibre.at(along, v) - 0.5) - 0.20 * late_wood(years);
        let light = tone * (grain - 0.16 * pores(&strokes, along, v)) * (0.60 + 0.40 * seam);
        [light, light * 0.985, light * 0.95]
    })
}

pub fn timber(size: usize, seed: u32) -> Vec<u8> {
    let fibre = Field::new(seed, [3, 80], 2, 0.6);
    let bands = Field::new(seed + 1, [1, 9], 3, 0.5);
    let strokes = Field::new(seed + 3, [16, 120], 1, 0.5);
    paint(size, |u, v| {
        // Cut beside the heart: years lie close at the edges, and open into arches in the middle.
        let lean = 0.07 * (u * std::f32::consts::TAU).sin() + 0.10 * (bands.at(u, v) - 0.5);
        let years = ((v - 0.5).abs() + lean).hypot(0.22) * 15.0;
        let light = 0.94 + 0.14 * (fibre.at(u, v) - 0.5) + 0.08 * (bands.at(u, v) - 0.5) - 0.14 * late_wood(years);
        let light = light - 0.07 * pores(&strokes, u, v);
        [light, light * 0.985, light * 0.955]
    })
}

pub fn kaya(size: usize, seed: u32) -> Vec<u8> {
    let fibre = Field::new(seed, [110, 2], 2, 0.5);
    let bands = Field::new(seed + 1, [22, 1], 2, 0.6);
    paint(size, |u, v| {
        let light = 0.80 + 0.20 * bands.at(u, v) + 0.16 * (fibre.at(u, v) - 0.4);
        [light, light * 0.985, light * (0.93 + 0.04 * bands.at(u, v))]
    })
}

pub fn ivory(size: usize, seed: u32) -> Vec<u8> {
    let bend = Field::new(seed, [2, 4], 2, 0.5);
    paint(size, |u, v| {
        let line = ((v * 12.0 + bend.at(u, v) * 3.0) * std::f32::consts::TAU).sin();
        let light = 0.95 + 0.03 * line + 0.05 * (bend.at(v, u) - 0.5);
        [light, light * 0.99, light * (0.965 - 0.012 * line)]
    })
}

pub fn shell(size: usize, seed: u32) -> Vec<u8> {
    let bend = Field::new(seed, [2, 3], 2, 0.5);
    let width = Field::new(seed + 1, [1, 12], 2, 0.5);
    paint(size, |u, v| {
        let years = v * 11.0 + 0.9 * bend.at(u, v) + 1.6 * width.at(u, v);
        let line = (years * std::f32::consts::TAU).sin().max(0.0).powi(3);
        let light = 0.985 - 0.075 * line + 0.03 * (bend.at(v, u) - 0.5);
        [light, light * (0.992 - 0.01 * line), light * (0.972 - 0.03 * line)]
    })
}

pub fn slate(size: usize, seed: u32) -> Vec<u8> {
    let layers = Field::new(seed, [3, 14], 3, 0.6);
    let grain = Field::new(seed + 1, [48, 48], 2, 0.7);
    let specks = Field::new(seed + 2, [60, 60], 1, 0.5);
    paint(size, |u, v| {
        let step = layers.at(u, v) - layers.at(u + 0.004, v + 0.012);
        let speck = if specks.at(u, v) > 0.95 { 0.35 } else { 0.0 };
        let light = 0.82 + 0.30 * (grain.at(u, v) - 0.5) + 2.2 * step + speck;
        [light * 0.985, light, light * 1.015]
    })
}

pub fn ebony(size: usize, seed: u32) -> Vec<u8> {
    let streaks = Field::new(seed, [48, 4], 2, 0.6);
    paint(size, |u, v| {
        let light = 0.62 + 0.5 * streaks.at(u, v);
        [light, light * 0.97, light * 0.95]
    })
}

pub fn marble(size: usize, seed: u32, [ground, vein]: [f32; 2]) -> Vec<u8> {
    let bend = Field::new(seed, [3, 3], 3, 0.55);
    let (coarse, fine) = (Field::new(seed + 1, [3, 2], 4, 0.5), Field::new(seed + 2, [7, 5], 3, 0.5));
    let line = |field: &Field, u: f32, v: f32, width: f32| {
        let away = (field.at(u, v) - 0.5).abs() / width;
        (1.0 - away).max(0.0).powi(2)
    };
    paint(size, |u, v| {
        let (x, y) = (u + 0.16 * bend.at(u, v), v + 0.16 * bend.at(v, u));
        let veined = (line(&coarse, x, y, 0.05) + 0.55 * line(&fine, x, y, 0.045)).min(1.0);
        let cloud = 0.10 * (bend.at(y, x) - 0.5);
        let light = ground + (vein - ground) * veined + cloud * ground;
        [light, light, light * 0.99]
    })
}

/// The pixels of a square tiling image, from a colour in [0, 1] per place (u to the right, v down, each from 0 to 1 over the
/// tile); with room for its mipmaps.
pub fn paint(size: usize, color: impl Fn(f32, f32) -> [f32; 3]) -> Vec<u8> {
    let mut pixels = Vec::with_capacity(size * size * 4 * 4 / 3);
    for y in 0..size {
        for x in 0..size {
            let rgb = color(x as f32 / size as f32, y as f32 / size as f32);
            pixels.extend(rgb.map(|channel| (channel.clamp(0.0, 1.0) * 255.0) as u8));
            pixels.push(255);
        }
    }
    pixels
}
