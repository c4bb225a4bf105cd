//! How different two pictures look.

use super::eyes::{self, Eyes, Lab};

/// The difference of two pictures.
#[derive(Clone, Copy, Debug)]
pub struct Difference {
    /// The mean ΔE of all pixels.
    pub mean: f32,
    /// The part of the pixels whose ΔE is above 10.
    pub far: f32,
}

/// The pixels of a picture laid on middle grey, as L*, a*, b*.
pub fn on_grey(rgba: &[u8]) -> Vec<Lab> {
    seen_on_grey(rgba, Eyes::Usual)
}

/// The same as such eyes see it.
pub fn seen_on_grey(rgba: &[u8], eyes: Eyes) -> Vec<Lab> {
    rgba.chunks_exact(4)
        .map(|pixel| {
            let cover = f32::from(pixel[3]) / 255.0;
            eyes.see([0, 1, 2].map(|part| f32::from(pixel[part]) / 255.0 * cover + 0.45 * (1.0 - cover)))
        })
        .collect()
}

/// The part of the pixels of two pictures of one size that differ by so much (CIEDE2000) or more.
pub fn differing_part(a: &[Lab], b: &[Lab], least: f32) -> f32 {
    assert_eq!(a.len(), b.len(), "pictures of different sizes");
    let differing = a.iter().zip(b).filter(|(a, b)| a != b && eyes::difference(**a, **b) >= least);
    differing.count() as f32 / a.len() as f32
}

/// The same picture turned by half a turn.
pub fn rotated(pixels: &[Lab]) -> Vec<Lab> {
    pixels.iter().rev().copied().collect()
}

/// The same picture in grey.
pub fn grey(pixels: &[Lab]) -> Vec<Lab> {
    pixels.iter().map(|[lightness, ..]| [*lightness, 0.0, 0.0]).collect()
}

/// How different two pictures of one size look.
pub fn difference(a: &[Lab], b: &[Lab]) -> Difference {
    assert_eq!(a.len(), b.len(), "pictures of different sizes");
    let deltas: Vec<f32> = a.iter().zip(b).map(|(a, b)| delta(*a, *b)).collect();
    let count = deltas.len() as f32;
    Difference {
        mean: deltas.iter().sum::<f32>() / count,
        far: deltas.iter().filter(|delta| **delta > 10.0).count() as f32 / count,
    }
}

fn delta(a: Lab, b: Lab) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}
