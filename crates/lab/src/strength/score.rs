//! The strength that a score stands for.

/// The 97.5 % quantile of the normal distribution: intervals hold in 95 of 100 cases.
pub const Z: f64 = 1.959_964;

/// The Wilson interval of a score (from 0 to 1) of independent trials. Draws count as half a win; because they vary less
/// than wins and losses, the interval is then a little wider than necessary.
pub fn wilson(score: f64, trials: u32) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let n = f64::from(trials);
    let centre = score + Z * Z / (2.0 * n);
    let spread = Z * (score * (1.0 - score) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}

/// The difference in Elo points that a score stands for; infinite for 0 and 1.
pub fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score that a difference in Elo points stands for.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_intervals() {
        // Wilson 1927; the numbers agree with published tables.
        let (low, high) = wilson(0.5, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let (low, high) = wilson(1.0, 20);
        assert!((low - 0.8389).abs() < 1e-4 && high == 1.0, "{low} {high}");
        assert_eq!(wilson(0.5, 0), (0.0, 1.0));
    }

    #[test]
    fn known_differences() {
        assert!(elo(0.5).abs() < 1e-9);
        assert!((elo(0.75) - 190.848).abs() < 1e-3);
        assert!((elo(0.25) + elo(0.75)).abs() < 1e-9);
        assert!((elo(expected_score(123.0)) - 123.0).abs() < 1e-9);
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }
}
