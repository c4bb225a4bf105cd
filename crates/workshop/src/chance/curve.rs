//! The most likely logistic curve through results, and how far it is off.

/// A position of a game whose result is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    pub game: u32,
    /// The value that the search found for the side to move, in hundredths of the smallest piece.
    pub value: i32,
    /// What the side to move got in the end: 1, 0.5 or 0.
    pub result: f64,
}

/// The number of parts of equal size in which predictions are compared with results.
const PARTS: usize = 10;

/// The bounds of the scale, in hundredths of the smallest piece.
const SCALES: (f64, f64) = (5.0, 20_000.0);

/// What a side with this value may expect.
fn chance(value: i32, scale: f64) -> f64 {
    1.0 / (1.0 + (-f64::from(value) / scale).exp())
}

/// The mean negative log-likelihood of the results.
pub fn log_loss(samples: &[&Sample], scale: f64) -> f64 {
    let one = |sample: &&Sample| {
        let log_odds = f64::from(sample.value) / scale;
        // ln(1 + e^log_odds) without overflow.
        log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p() - sample.result * log_odds
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// The scale that makes the results most likely, by ternary search: the log-loss has one minimum.
pub fn best_scale(samples: &[&Sample]) -> f64 {
    let (mut low, mut high) = (SCALES.0.ln(), SCALES.1.ln());
    for _ in 0..40 {
        let (third, two_thirds) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if log_loss(samples, third.exp()) < log_loss(samples, two_thirds.exp()) {
            high = two_thirds;
        } else {
            low = third;
        }
    }
    ((low + high) / 2.0).exp()
}

/// The standard error of the scale, clustered by games (a sandwich estimator): the positions of a game share its result.
/// The samples of a game stand together.
pub fn error(samples: &[&Sample], scale: f64) -> f64 {
    let residual = |sample: &&Sample| (chance(sample.value, scale) - sample.result) * f64::from(sample.value);
    let games = samples.chunk_by(|one, other| one.game == other.game);
    let gradients: f64 = games.map(|game| game.iter().map(residual).sum::<f64>().powi(2)).sum();
    let curvature = |sample: &&Sample| {
        let expected = chance(sample.value, scale);
        f64::from(sample.value).powi(2) * expected * (1.0 - expected)
    };
    let hessian: f64 = samples.iter().map(curvature).sum();
    // From the inverse of the scale, which is what is fitted, to the scale.
    if hessian > 0.0 { gradients.sqrt() / hessian * scale * scale } else { f64::INFINITY }
}

/// The samples in parts of equal size by their value: in each the mean prediction and the mean result.
pub fn calibration(samples: &[&Sample], scale: f64) -> Vec<(f64, f64)> {
    let mut sorted = samples.to_vec();
    sorted.sort_by_key(|sample| sample.value);
    let mean = |part: &[&Sample], of: &dyn Fn(&Sample) -> f64| {
        part.iter().map(|sample| of(sample)).sum::<f64>() / part.len().max(1) as f64
    };
    let size = sorted.len().div_ceil(PARTS).max(1);
    let compare =
        |part: &[&Sample]| (mean(part, &|sample| chance(sample.value, scale)), mean(part, &|sample| sample.result));
    sorted.chunks(size).map(compare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of one position each, whose results follow a curve of this scale exactly: of every twenty games with one value
    /// as many are won as the curve says.
    fn games(scale: f64) -> Vec<Sample> {
        let values = (-10..10).map(|step| step * 50);
        let of_value = |value: i32| {
            let won = (chance(value, scale) * 20.0).round() as u32;
            (0..20).map(move |number| (value, f64::from(u8::from(number < won))))
        };
        let sample = |(game, (value, result))| Sample { game, value, result };
        (0..).zip(values.flat_map(of_value)).map(sample).collect()
    }

    #[test]
    fn the_scale_is_found_again_within_its_error() {
        for scale in [80.0, 300.0] {
            let games = games(scale);
            let samples: Vec<&Sample> = games.iter().collect();
            let (found, error) = (best_scale(&samples), error(&samples, best_scale(&samples)));
            assert!((found - scale).abs() < 2.0 * error && error < 0.2 * scale, "{scale}: {found} ± {error}");
            assert!(log_loss(&samples, found) <= log_loss(&samples, scale));
        }
    }

    #[test]
    fn predictions_are_compared_with_results_in_ten_parts() {
        let games = games(200.0);
        let samples: Vec<&Sample> = games.iter().collect();
        let parts = calibration(&samples, 200.0);
        assert_eq!(parts.len(), PARTS);
        assert!(parts.iter().all(|(said, was)| (said - was).abs() < 0.05), "{parts:?}");
        assert!(parts.is_sorted_by(|one, other| one.0 < other.0));
        let flat = calibration(&samples, 20_000.0);
        assert!(flat.iter().any(|(said, was)| (said - was).abs() > 0.3), "a wrong scale is seen: {flat:?}");
    }
}
