//! What the player chose last for pictures and films of matches.

use strum::IntoEnumIterator;

use super::Preferences;
use crate::look::palette::PaletteName;

/// How wide pictures can be, in pixels.
pub const PICTURE_SIZES: [u32; 4] = [400, 800, 1600, 3200];
/// How wide films can be, in pixels.
pub const FILM_SIZES: [u32; 4] = [240, 360, 480, 720];
/// How long a film can show each position, in seconds.
pub const FILM_SECONDS: [f32; 4] = [0.3, 0.6, 1.0, 2.0];

impl Preferences {
    /// The colours of pictures and films: those of the window, if no others were chosen.
    #[must_use]
    pub fn export_palette(&self) -> PaletteName {
        PaletteName::iter().nth(self.export_palette as usize).unwrap_or(self.palette())
    }

    /// How wide pictures are, in pixels.
    #[must_use]
    pub fn picture_size(&self) -> u32 {
        PICTURE_SIZES[(self.picture_size as usize).min(PICTURE_SIZES.len() - 1)]
    }

    /// How wide films are, in pixels.
    #[must_use]
    pub fn film_size(&self) -> u32 {
        FILM_SIZES[(self.film_size as usize).min(FILM_SIZES.len() - 1)]
    }

    /// How long a film shows each position, in seconds.
    #[must_use]
    pub fn film_seconds(&self) -> f32 {
        FILM_SECONDS[(self.film_speed as usize).min(FILM_SECONDS.len() - 1)]
    }
}

#[cfg(test)]
mod tests {
    use ludarium_diagram::{Film, GREATEST_SIZE, LEAST_SIZE};

    use super::*;

    #[test]
    fn pictures_and_films_can_have_these_sizes_and_speeds() {
        assert!(PICTURE_SIZES.iter().all(|size| (LEAST_SIZE..=GREATEST_SIZE).contains(size)));
        assert!(FILM_SIZES.iter().all(|size| Film::SIZES.contains(size)));
        assert!(FILM_SECONDS.iter().all(|seconds| Film::SECONDS.contains(seconds)));
    }

    #[test]
    fn pictures_have_the_colours_of_the_window_until_others_are_chosen() {
        let mut preferences = Preferences { palette: PaletteName::ColourSafe as u32, ..Preferences::default() };
        assert_eq!(preferences.export_palette(), PaletteName::ColourSafe);
        preferences.export_palette = PaletteName::Classic as u32;
        assert_eq!(preferences.export_palette(), PaletteName::Classic);
    }
}
