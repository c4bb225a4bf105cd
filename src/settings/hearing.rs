//! How loud things are, and where they are heard.

use super::Preferences;

impl Preferences {
    /// How loud something of this volume is under the one over everything, 0 to 1.
    #[must_use]
    pub fn loudness(&self, volume: f32) -> f32 {
        volume * self.overall_volume
    }

    /// Where something from this place is heard, from -1 (left) to 1 (right).
    #[must_use]
    pub fn panning(&self, place: f32) -> f32 {
        if self.mono { 0.0 } else { place }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_volume_lies_over_the_others() {
        let loudness = |overall_volume| Preferences { overall_volume, ..Preferences::default() }.loudness(0.8);
        assert_eq!([1.0, 0.5, 0.0].map(loudness), [0.8, 0.4, 0.0]);
    }

    #[test]
    fn mono_leaves_no_panning() {
        let panned = |mono| {
            let preferences = Preferences { mono, ..Preferences::default() };
            [-0.6, 0.0, 0.6].map(|place| preferences.panning(place))
        };
        assert_eq!((panned(false), panned(true)), ([-0.6, 0.0, 0.6], [0.0; 3]));
    }
}
