//! Drawing curves as an SVG picture, whose texts name no particular font.

use plotters::chart::{ChartBuilder, ChartContext, SeriesLabelPosition};
use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::drawing::DrawingArea;
use plotters::prelude::{
    BLACK, Cartesian2d, DashedLineSeries, IntoDrawingArea, PathElement, RGBColor, SVGBackend, WHITE,
};
use plotters::series::LineSeries;
use plotters::style::{Color as _, ShapeStyle};

use super::{Curve, CurvesError, Picture};

/// Colours that people with any colour vision can tell apart (Okabe and Ito).
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 0, 0),
];

/// The length of a dash and of the gap after it, in pixels; the first style is solid.
const STYLES: [Option<(u32, u32)>; 4] = [None, Some((6, 4)), Some((2, 3)), Some((12, 4))];

/// The font: whatever the viewer uses.
const FONT: &str = "sans-serif";

/// The part of the height that is left free above and below the curves.
const MARGIN: f64 = 0.05;

/// The size of the letters of the legend, in pixels.
const LEGEND_FONT: u32 = 13;

/// The corners of a picture, and on which side they are: to the right, and above. The legend stands in the first one if
/// curves leave as much room there as anywhere.
const CORNERS: [(SeriesLabelPosition, [bool; 2]); 4] = [
    (SeriesLabelPosition::UpperRight, [true, true]),
    (SeriesLabelPosition::UpperLeft, [false, true]),
    (SeriesLabelPosition::LowerRight, [true, false]),
    (SeriesLabelPosition::LowerLeft, [false, false]),
];

/// The most numbers below the horizontal axis.
const MOST_MARKS: usize = 10;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

pub fn svg(picture: &Picture, title: Option<&str>, size: (u32, u32)) -> Result<String, CurvesError> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, size).into_drawing_area();
        draw(picture, title, &area).map_err(|why| CurvesError::Drawing(why.to_string()))?;
    }
    Ok(text)
}

fn draw(picture: &Picture, title: Option<&str>, area: &Area<'_>) -> Result<(), Box<dyn std::error::Error>> {
    area.fill(&WHITE)?;
    let [across, up] = ranges(&picture.curves);
    let mut builder = ChartBuilder::on(area);
    // To the right there is room for half of the last number below the axis.
    builder.margin(12).margin_right(28).x_label_area_size(46).y_label_area_size(64);
    if let Some(title) = title {
        builder.caption(title, (FONT, 20));
    }
    let mut chart = builder.build_cartesian_2d(across.0..across.1, up.0..up.1)?;
    chart
        .configure_mesh()
        .x_desc(&picture.across)
        .y_desc(picture.up)
        .x_labels(marks(&picture.curves))
        .axis_desc_style((FONT, 15))
        .label_style((FONT, 13))
        .max_light_lines(0)
        .draw()?;
    picture.curves.iter().try_for_each(|curve| draw_curve(&mut chart, curve))?;
    let room = chart.plotting_area().dim_in_pixel();
    chart
        .configure_series_labels()
        .position(emptiest_corner(&picture.curves, [across, up], room))
        .background_style(WHITE.mix(0.85))
        .border_style(BLACK.mix(0.3))
        .label_font((FONT, LEGEND_FONT))
        .draw()?;
    Ok(area.present()?)
}

/// How many numbers stand below the horizontal axis: one for each point, but no more than there is room for.
fn marks(curves: &[Curve]) -> usize {
    curves.iter().map(|curve| curve.points.len()).max().unwrap_or_default().clamp(2, MOST_MARKS)
}

fn draw_curve(chart: &mut Chart<'_, '_>, curve: &Curve) -> Result<(), Box<dyn std::error::Error>> {
    let color = COLOURS[curve.colour % COLOURS.len()].to_rgba();
    // Curves of more numbers than there are colours differ in their width.
    let stroke_width = 2 + 2 * (curve.colour / COLOURS.len()) as u32;
    let style = ShapeStyle { color, filled: false, stroke_width };
    let points = curve.points.clone();
    let dashes = STYLES[curve.style % STYLES.len()];
    let drawn = match dashes {
        None => chart.draw_series(LineSeries::new(points, style))?,
        Some((dash, gap)) => chart.draw_series(DashedLineSeries::new(points, dash, gap, style))?,
    };
    drawn.label(&curve.name).legend(move |(x, y)| sample(x, y, style, dashes));
    Ok(())
}

/// A short line beside a name: for a dashed curve half as long.
fn sample(x: i32, y: i32, style: ShapeStyle, dashes: Option<(u32, u32)>) -> PathElement<(i32, i32)> {
    let length = dashes.map_or(20, |(dash, _)| dash as i32);
    PathElement::new(vec![(x, y), (x + length, y)], style)
}

/// The corner in which the legend hides the fewest points of the curves.
fn emptiest_corner(curves: &[Curve], ranges: [(f64, f64); 2], (width, height): (u32, u32)) -> SeriesLabelPosition {
    let longest = curves.iter().map(|curve| curve.name.chars().count()).max().unwrap_or_default();
    // A letter is about half as wide as it is high; beside the names there are samples of the lines, and a margin around all.
    let wide = (longest as f64 / 2.0 + 4.0) * f64::from(LEGEND_FONT) / f64::from(width);
    let high = (curves.len() as f64 * 1.5 + 1.0) * f64::from(LEGEND_FONT) / f64::from(height);
    let is_hidden = |at: (f64, f64), sides: [bool; 2]| {
        let places = [at.0, at.1].into_iter().zip(ranges).map(|(value, (low, high))| (value - low) / (high - low));
        let from_edge = places.zip(sides).map(|(place, far)| if far { 1.0 - place } else { place });
        from_edge.zip([wide, high]).all(|(distance, size)| distance <= size)
    };
    let hidden = |sides| curves.iter().flat_map(|curve| &curve.points).filter(|&&at| is_hidden(at, sides)).count();
    // Among equals the first.
    let corner = CORNERS.into_iter().min_by_key(|&(_, sides)| hidden(sides));
    corner.map_or(SeriesLabelPosition::UpperRight, |(position, _)| position)
}

/// The least and the greatest number on each axis.
fn ranges(curves: &[Curve]) -> [(f64, f64); 2] {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let across = range(points().map(|point| point.0));
    let (low, high) = range(points().map(|point| point.1));
    let margin = (high - low) * MARGIN;
    [across, (low - margin, high + margin)]
}

/// The least and the greatest number, never the same.
fn range(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let low = numbers.clone().fold(f64::INFINITY, f64::min);
    let high = numbers.fold(f64::NEG_INFINITY, f64::max);
    if low < high { (low, high) } else { (low - 0.5, low + 0.5) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(name: &str, points: &[(f64, f64)], style: usize) -> Curve {
        Curve { name: name.to_owned(), points: points.to_vec(), colour: 0, style }
    }

    fn picture(curves: Vec<Curve>) -> Picture {
        Picture { across: "epoch".to_owned(), up: "log-loss", curves }
    }

    #[test]
    fn a_picture_has_its_curves_axes_and_legend() {
        let falling = [(1.0, 0.6), (2.0, 0.5), (3.0, 0.45)];
        let both = vec![curve("tress, held out", &falling, 0), curve("tress, training", &falling, 1)];
        let text = svg(&picture(both), Some("Tress & others"), (800, 480)).expect("there is room");
        assert!(text.starts_with("<svg") && text.trim_end().ends_with("</svg>"));
        for word in ["epoch", "log-loss", "tress, held out", "tress, training", "Tress &amp; others", "0.5"] {
            assert!(text.contains(word), "{word} is missing in {text}");
        }
        assert!(text.contains("<polyline") && text.contains("#0072B2"));
    }

    #[test]
    fn the_legend_stands_where_it_hides_the_fewest_points() {
        let corner = |points: &[(f64, f64)]| {
            let curves = [curve("held out", points, 0)];
            let found = emptiest_corner(&curves, ranges(&curves), (720, 400));
            CORNERS.iter().position(|(corner, _)| *corner == found)
        };
        assert_eq!(corner(&[(0.0, 0.9), (0.1, 0.3), (1.0, 0.0)]), Some(0), "falling");
        assert_eq!(corner(&[(0.0, 0.0), (0.9, 0.7), (1.0, 0.9)]), Some(1), "rising");
        assert_eq!(corner(&[(0.0, 0.9), (0.5, 0.0), (1.0, 0.9)]), Some(2), "lowest in the middle");
    }

    #[test]
    fn more_curves_than_colours_differ_in_width() {
        let points = [(0.0, 0.0), (1.0, 1.0)];
        let both = [0, COLOURS.len()].map(|colour| Curve { colour, ..curve("value", &points, 0) });
        let text = svg(&picture(both.to_vec()), None, (800, 480)).expect("there is room");
        assert!(["2", "4"].iter().all(|width| text.contains(&format!("stroke-width=\"{width}\""))), "{text}");
    }

    #[test]
    fn one_point_and_equal_values_are_drawn_too() {
        for points in [&[(1.0, 0.5)][..], &[(1.0, 0.5), (2.0, 0.5)]] {
            let text = svg(&picture(vec![curve("even", points, 0)]), None, (200, 150)).expect("there is room");
            assert!(text.contains("even") && !text.contains("NaN") && !text.contains("inf"));
        }
    }
}
