//! How values and results belong together.

use super::data::Dataset;
use super::model::log_loss;

/// The scales that are tried, in hundredths of the smallest piece.
const LOWEST: f32 = 20.0;
const HIGHEST: f32 = 20_000.0;
const TRIED: i32 = 60;

/// How many hundredths of the smallest piece change the odds of the result by the factor e, so that the values of the
/// searches predict the results best.
pub fn fitted(data: &Dataset) -> f32 {
    let ratio = (HIGHEST / LOWEST).powf(1.0 / TRIED as f32);
    let tried = (0..=TRIED).map(|i| LOWEST * ratio.powi(i));
    let losses = tried.map(|scale| (mean_loss(&data.values, &data.results, scale), scale));
    losses.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(LOWEST, |(_, scale)| scale)
}

/// The mean log-loss of results when these values predict them.
pub fn mean_loss(values: &[f32], results: &[f32], scale: f32) -> f64 {
    let known = values.iter().zip(results).filter(|(_, result)| !result.is_nan());
    let losses = known.map(|(value, result)| (log_loss(value / scale, *result), 1));
    let (sum, count) = losses.fold((0.0, 0_u32), |(sum, count), (loss, one)| (sum + loss, count + one));
    sum / f64::from(count.max(1))
}
