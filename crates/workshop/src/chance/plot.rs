//! Drawing what positions were worth in the end over what the search said of them, beside the curve.

use ludarium_ai::{Curve, Score};
use plotters::chart::ChartBuilder;
use plotters::element::{Circle, PathElement};
use plotters::prelude::{IntoDrawingArea, RGBColor, SVGBackend, WHITE};
use plotters::series::LineSeries;
use plotters::style::{Color as _, ShapeStyle};

use super::curve::Sample;
use crate::curves::CurvesError;

/// The number of parts of equal size in which results are shown.
const PARTS: usize = 16;

/// How many points the curve is drawn with.
const STEPS: i32 = 200;

/// The width and the height in pixels.
const SIZE: (u32, u32) = (720, 440);

/// The colours of the curve and of the results, which people with any colour vision can tell apart (Okabe and Ito).
const COLOURS: [RGBColor; 2] = [RGBColor(0, 114, 178), RGBColor(213, 94, 0)];

/// Half of the width of an interval with 95 % confidence, in standard errors.
const CONFIDENCE: f64 = 1.96;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    /// Their mean value, in hundredths of the smallest piece.
    pub value: f64,
    /// Their mean result, from 0 to 1.
    pub result: f64,
    /// The standard error of the mean result, clustered by games.
    pub error: f64,
}

/// The samples in parts of equal size by their value. The samples of a game stand together.
pub fn parts(samples: &[Sample]) -> Vec<Part> {
    let mut sorted = samples.to_vec();
    // Within a part, those of a game stay together.
    sorted.sort_by_key(|sample| sample.value);
    let size = sorted.len().div_ceil(PARTS).max(1);
    sorted.chunks_mut(size).map(part).collect()
}

fn part(samples: &mut [Sample]) -> Part {
    samples.sort_by_key(|sample| sample.game);
    let count = samples.len() as f64;
    let value = samples.iter().map(|sample| f64::from(sample.value)).sum::<f64>() / count;
    let result = samples.iter().map(|sample| sample.result).sum::<f64>() / count;
    let games = samples.chunk_by(|one, other| one.game == other.game);
    let of_games = games.map(|game| game.iter().map(|sample| sample.result - result).sum::<f64>().powi(2));
    Part { value, result, error: of_games.sum::<f64>().sqrt() / count }
}

/// The picture as SVG: the results of the samples with their 95 % confidence, and the curve.
pub fn svg(samples: &[Sample], curve: Curve, title: &str) -> Result<String, CurvesError> {
    let mut text = String::new();
    draw(samples, curve, title, &mut text).map_err(|why| CurvesError::Drawing(why.to_string()))?;
    Ok(text)
}

fn draw(samples: &[Sample], curve: Curve, title: &str, text: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let parts = parts(samples);
    // The parts at both ends reach far; of them only the mean is shown.
    let most = parts.iter().map(|part| part.value.abs()).fold(f64::from(curve.scale), f64::max) * 1.05;
    let area = SVGBackend::with_string(text, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut builder = ChartBuilder::on(&area);
    builder.margin(12).x_label_area_size(46).y_label_area_size(64).caption(title, ("sans-serif", 18));
    let mut chart = builder.build_cartesian_2d(-most..most, 0.0..100.0)?;
    chart
        .configure_mesh()
        .x_desc("value for the side to move, in hundredths of the smallest piece")
        .y_desc("share of the points, %")
        .axis_desc_style(("sans-serif", 15))
        .label_style(("sans-serif", 13))
        .max_light_lines(0)
        .draw()?;
    let line = ShapeStyle { color: COLOURS[0].to_rgba(), filled: false, stroke_width: 2 };
    let expected = |step: i32| {
        let value = most * f64::from(step) / f64::from(STEPS / 2);
        (value, 100.0 * f64::from(curve.chance(Score::Centi(value as i32))))
    };
    chart.draw_series(LineSeries::new((-STEPS / 2..=STEPS / 2).map(expected), line))?;
    let bar = ShapeStyle { color: COLOURS[1].to_rgba(), filled: false, stroke_width: 1 };
    let ends = |part: &Part| {
        let end = |sign: f64| (100.0 * (part.result + sign * CONFIDENCE * part.error)).clamp(0.0, 100.0);
        PathElement::new(vec![(part.value, end(-1.0)), (part.value, end(1.0))], bar)
    };
    chart.draw_series(parts.iter().map(ends))?;
    let dot = |part: &Part| Circle::new((part.value, 100.0 * part.result), 4, COLOURS[1].filled());
    chart.draw_series(parts.iter().map(dot))?;
    Ok(area.present()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_their_means_and_the_error_of_games() {
        let sample = |game, value, result| Sample { game, value, result };
        // In every game all positions have one result, so that ten positions say as much as one.
        let samples: Vec<Sample> =
            (0..16).flat_map(|game| (0..10).map(move |_| sample(game, 50, f64::from(game % 2)))).collect();
        let one = part(&mut samples.clone());
        assert_eq!((one.value, one.result), (50.0, 0.5));
        assert!((one.error - 0.125).abs() < 1e-9, "{one:?}: that of 16 games, not of 160 positions");
        let by_value: Vec<Sample> = (0..160).map(|number| sample(number, number as i32 - 80, 1.0)).collect();
        let parts = parts(&by_value);
        assert_eq!(parts.len(), PARTS);
        assert!(parts.is_sorted_by(|one, other| one.value < other.value));
        assert!(parts.iter().all(|part| part.result == 1.0 && part.error == 0.0));
    }

    #[test]
    fn a_picture_has_a_curve_a_dot_a_part_and_its_words() {
        let samples: Vec<Sample> =
            (0..64).map(|number| Sample { game: number, value: number as i32, result: 0.5 }).collect();
        let text = svg(&samples, Curve { scale: 100.0, error: 1.0 }, "Tress").expect("there is room");
        assert_eq!(text.matches("<circle").count(), PARTS, "{text}");
        for word in ["Tress", "share of the points", "hundredths", "<polyline", "#0072B2"] {
            assert!(text.contains(word), "{word} is missing in {text}");
        }
    }
}
