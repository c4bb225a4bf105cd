//! What is heard, in words, above the board. Room is kept for it while it is wanted, so that it covers nothing and the
//! board does not move with every sound.

use std::cmp::Ordering;

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Align2, FontId, Rect, Stroke, pos2, vec2};

use super::panel::PanelContext;
use super::unkept;
use crate::kept::PlayerFolder;
use crate::look::palette::PanelColors;
use crate::schedule::AtEditor;
use crate::settings::Preferences;
use crate::sound::{Captions, MOST_CAPTIONS};
use crate::ui::to_egui;

/// The height of a line, in points.
const LINE: f32 = 20.0;
/// Above and below the lines.
const MARGIN: f32 = 4.0;
/// At both ends of a line, for the sign of the side on which something is heard.
const SIGN: f32 = 22.0;
/// Windows that are lower have room for the newest caption only.
const LOW: f32 = 480.0;
/// The size of the letters.
const LETTERS: f32 = 15.0;
/// Letters that shrink to fit are so much smaller than would be just enough.
const FITTING: f32 = 0.97;

/// How many captions there is room for in a window of this height.
fn rows(window: f32) -> usize {
    if window < LOW { 1 } else { MOST_CAPTIONS }
}

/// How much of the board's place captions take in a window of this height, if they are wanted.
#[must_use]
pub fn height(preferences: &Preferences, window: f32) -> f32 {
    if preferences.captions { rows(window) as f32 * LINE + 2.0 * MARGIN } else { 0.0 }
}

/// Shows what has been heard.
pub(super) fn show(
    mut panel: PanelContext,
    captions: Res<Captions>,
    preferences: Res<Preferences>,
    (folder, editor): (Res<PlayerFolder>, Option<Res<State<AtEditor>>>),
) -> Result {
    if captions.lines().is_empty() || !preferences.captions {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let (board, window) = (panel.board(&ctx), ctx.content_rect().height());
    // What is not kept is said at the table only.
    let unkept = if editor.is_some() { 0.0 } else { unkept::height(&folder, board.width()) };
    let foot = board.min.y - unkept;
    let place = Rect::from_x_y_ranges(board.x_range(), foot - height(&preferences, window)..=foot);
    let newest = captions.lines().len().saturating_sub(rows(window));
    let lines: Vec<(String, Ordering)> =
        captions.lines()[newest..].iter().map(|caption| (caption.words(), caption.side())).collect();
    paint(&ctx, place, &lines, &panel.widgets.palette().panel);
    Ok(())
}

/// Paints the lines on one panel in the middle of their place. Letters shrink where a line would be too long.
fn paint(ctx: &egui::Context, place: Rect, lines: &[(String, Ordering)], colors: &PanelColors) {
    let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new("captions"));
    let (painter, color, room) = (ctx.layer_painter(layer), to_egui(colors.text), place.width() - 2.0 * SIGN);
    let written: Vec<_> = lines
        .iter()
        .map(|(words, _)| {
            let layout = |size| painter.layout_no_wrap(words.clone(), FontId::proportional(size), color);
            let galley = layout(LETTERS);
            if galley.size().x > room { layout(LETTERS * FITTING * room / galley.size().x) } else { galley }
        })
        .collect();
    let widest = written.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
    let size = vec2(widest + 2.0 * SIGN, lines.len() as f32 * LINE + MARGIN);
    let ground = Align2::CENTER_TOP.anchor_size(pos2(place.center().x, place.min.y + MARGIN / 2.0), size);
    let edge = Stroke::new(1.0, to_egui(colors.line));
    painter.rect(ground, 6.0, to_egui(colors.panel), edge, egui::StrokeKind::Inside);
    for (index, (galley, (_, side))) in written.into_iter().zip(lines).enumerate() {
        let middle = pos2(ground.center().x, ground.min.y + MARGIN / 2.0 + (index as f32 + 0.5) * LINE);
        if *side != Ordering::Equal {
            let way = if *side == Ordering::Less { -1.0 } else { 1.0 };
            let tip = middle + vec2(way * (galley.size().x / 2.0 + SIGN - 6.0), 0.0);
            let arrow = vec![tip, tip - vec2(way * 9.0, 5.5), tip - vec2(way * 9.0, -5.5)];
            painter.add(egui::Shape::convex_polygon(arrow, color, Stroke::NONE));
        }
        painter.galley(middle - galley.size() / 2.0, galley, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette;
    use crate::ui::fonts;

    /// What is painted of lines in a place.
    fn painted(place: Rect, lines: &[(String, Ordering)]) -> Vec<egui::Shape> {
        let ctx = fonts::context();
        let screen = Rect::from_min_size(egui::Pos2::ZERO, vec2(640.0, 400.0));
        let input = egui::RawInput { screen_rect: Some(screen), ..Default::default() };
        let mut output = ctx.run_ui(input, |ui| paint(ui.ctx(), place, lines, &palette::CLASSIC.panel));
        output.textures_delta.clear();
        let shapes = output.shapes.into_iter().map(|clipped| clipped.shape);
        shapes.filter(|shape| shape.visual_bounding_rect().is_positive()).collect()
    }

    #[test]
    fn captions_stay_in_the_room_that_is_kept_for_them() {
        let wanted = Preferences { captions: true, ..default() };
        assert_eq!(height(&Preferences::default(), 720.0), 0.0, "no room is lost to who does not want them");
        for (width, window, count) in [(120.0, 720.0, 3), (500.0, 720.0, 3), (120.0, 300.0, 1)] {
            assert_eq!(rows(window), count);
            let place = Rect::from_min_size(pos2(60.0, 30.0), vec2(width, height(&wanted, window)));
            let words = "Something is heard that takes very many words";
            let lines = vec![(words.to_owned(), Ordering::Less); count];
            let shapes = painted(place, &lines);
            let texts = shapes.iter().filter(|shape| matches!(shape, egui::Shape::Text(_)));
            assert_eq!(texts.count(), count);
            for shape in &shapes {
                let rect = shape.visual_bounding_rect();
                assert!(place.expand(0.5).contains_rect(rect), "{rect:?} of {shape:?} in {place:?}");
            }
        }
    }

    #[test]
    fn an_arrow_points_to_the_side_on_which_something_is_heard() {
        let place = Rect::from_min_size(pos2(60.0, 30.0), vec2(400.0, 68.0));
        let side = |side| {
            let shapes = painted(place, &[("A clock".to_owned(), side)]);
            let mut arrows = shapes.iter().filter_map(|shape| match shape {
                egui::Shape::Path(path) => Some(path.points[0].x - path.points[1].x),
                _ => None,
            });
            (arrows.next().map(f32::signum), arrows.next())
        };
        assert_eq!(side(Ordering::Less), (Some(-1.0), None));
        assert_eq!(side(Ordering::Greater), (Some(1.0), None));
        assert_eq!(side(Ordering::Equal), (None, None));
    }
}
