//! Colours.

use std::fmt;

/// An sRGB colour; red, green and blue are 0 to 1.
///
/// ```
/// use ludarium_diagram::Rgb;
/// assert_eq!(Rgb::new(1.0, 0.5, 0.0).to_string(), "#ff8000");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rgb {
    /// Red.
    pub red: f32,
    /// Green.
    pub green: f32,
    /// Blue.
    pub blue: f32,
}

impl Rgb {
    /// What has less luminance than this is so dark that what sets it off from its ground has to be light.
    pub const DARK: f32 = 0.07;

    /// The colour of three parts, each 0 to 1.
    #[must_use]
    pub const fn new(red: f32, green: f32, blue: f32) -> Rgb {
        Rgb { red, green, blue }
    }

    /// So far, 0 to 1, on the way to another colour.
    #[must_use]
    pub fn toward(self, other: Rgb, part: f32) -> Rgb {
        let mix = |from: f32, to: f32| from + (to - from) * part;
        Rgb::new(mix(self.red, other.red), mix(self.green, other.green), mix(self.blue, other.blue))
    }

    /// Lighter (up to 1, white) or darker (down to -1, black).
    #[must_use]
    pub fn lit(self, by: f32) -> Rgb {
        let end = if by > 0.0 { 1.0 } else { 0.0 };
        self.toward(Rgb::new(end, end, end), by.abs().min(1.0))
    }

    /// The three parts as bytes.
    #[must_use]
    pub fn bytes(self) -> [u8; 3] {
        [self.red, self.green, self.blue].map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8)
    }

    /// The relative luminance as WCAG defines it, 0 to 1.
    #[must_use]
    pub fn luminance(self) -> f32 {
        let linear = |part: f32| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// The contrast with another colour as WCAG defines it, 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Rgb) -> f32 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        a.max(b) / a.min(b)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.bytes();
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}
