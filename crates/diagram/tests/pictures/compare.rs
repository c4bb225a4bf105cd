//! How different two pictures look.

/// A colour as L*, a*, b*.
type Lab = [f32; 3];

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
    rgba.chunks_exact(4)
        .map(|pixel| {
            let cover = f32::from(pixel[3]) / 255.0;
            lab([0, 1, 2].map(|part| f32::from(pixel[part]) / 255.0 * cover + 0.45 * (1.0 - cover)))
        })
        .collect()
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

/// CIE L*a*b* of an sRGB colour, under D65.
fn lab(rgb: [f32; 3]) -> Lab {
    let [red, green, blue] =
        rgb.map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883;
    let [x, y, z] = [x, y, z].map(|part| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
