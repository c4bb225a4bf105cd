//! Volumes as the ear takes them.

/// Loudness as the ear takes it: half is 10 decibels less; 0 is silence.
pub(crate) fn decibels(volume: f32) -> f32 {
    if volume <= 0.001 { -60.0 } else { (volume.log2() * 10.0).max(-60.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_volume_is_unchanged_and_none_is_silence() {
        assert_eq!(decibels(1.0), 0.0);
        assert_eq!(decibels(0.0), -60.0);
        assert!((decibels(0.5) + 10.0).abs() < 1e-4);
    }
}
