//! The graph of White's chance over the turns of a match, with its mistakes.

use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, lerp, pos2, vec2};
use ludarium_review::{Judgement, Review};

use crate::hud::evaluation::{EBONY, IVORY};
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// Between the frame and the first and last position.
const MARGIN: f32 = 7.0;
/// The most points of the curve that are drawn.
const MOST_POINTS: usize = 800;

/// Where plies are in the graph.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    rect: Rect,
    last: usize,
}

impl Scale {
    fn x(self, ply: usize) -> f32 {
        let share = ply as f32 / self.last.max(1) as f32;
        lerp(self.rect.min.x + MARGIN..=self.rect.max.x - MARGIN, share)
    }

    fn y(self, white: f32) -> f32 {
        lerp(self.rect.max.y - 1.0..=self.rect.min.y + 1.0, white.clamp(0.0, 1.0))
    }

    /// The position that is nearest to a point.
    fn ply(self, x: f32) -> usize {
        let span = (self.rect.width() - 2.0 * MARGIN).max(1.0);
        let share = ((x - self.rect.min.x - MARGIN) / span).clamp(0.0, 1.0);
        (share * self.last as f32).round() as usize
    }
}

/// Shows the graph of a match of so many plies; returns the ply that is clicked.
pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    height: f32,
    (review, shown, last): (&Review, usize, usize),
) -> Option<usize> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click_and_drag());
    let spoken = text!("graph");
    response.widget_info(|| egui::WidgetInfo::slider(true, shown as f64, &spoken));
    widgets.remember(ui, "graph", &response);
    let scale = Scale { rect, last };
    let colors = widgets.palette().panel;
    let painter = ui.painter().with_clip_rect(rect.expand(8.0));
    let (accent, bad) = (to_egui(colors.accent), to_egui(colors.bad));
    curve(&painter, scale, review);
    let third = Stroke::new(1.0, Color32::from_gray(128).gamma_multiply(0.5));
    for (_, range) in review.phases().iter().skip(1) {
        painter.vline(scale.x(range.start), rect.y_range(), third);
    }
    painter.hline(rect.x_range(), scale.y(0.5), Stroke::new(1.0, accent.gamma_multiply(0.8)));
    let x = scale.x(shown);
    painter.vline(x, rect.y_range(), Stroke::new(4.0, EBONY));
    painter.vline(x, rect.y_range(), Stroke::new(2.0, accent));
    for mistake in review.mistakes() {
        if let Some(judgement) = mistake.judgement {
            let white = if mistake.side == ludarium_rules::Side::White {
                mistake.chance_after
            } else {
                1.0 - mistake.chance_after
            };
            sign(&painter, pos2(scale.x(mistake.ply + 1), scale.y(white)), judgement, bad);
        }
    }
    painter.rect_stroke(rect, 3.0, Stroke::new(1.0, to_egui(colors.weak_text)), egui::StrokeKind::Outside);
    if response.has_focus() {
        painter.rect_stroke(rect, 3.0, Stroke::new(2.0, to_egui(colors.text)), egui::StrokeKind::Outside);
    }
    let pointed = response.interact_pointer_pos().map(|point| scale.ply(point.x));
    response.on_hover_text(spoken);
    pointed.filter(|ply| *ply != shown)
}

/// White's share below the curve, Black's above it, as on the bar beside the board.
fn curve(painter: &Painter, scale: Scale, review: &Review) {
    painter.rect_filled(scale.rect, 3.0, EBONY);
    let points = review.curve();
    let step = points.len().div_ceil(MOST_POINTS).max(1);
    let places: Vec<Pos2> =
        points.iter().step_by(step).map(|point| pos2(scale.x(point.ply), scale.y(point.white))).collect();
    let mut share = egui::Mesh::default();
    for place in &places {
        share.colored_vertex(*place, IVORY);
        share.colored_vertex(pos2(place.x, scale.rect.max.y), IVORY);
    }
    for first in (0..places.len().saturating_sub(1) as u32).map(|index| 2 * index) {
        share.add_triangle(first, first + 1, first + 2);
        share.add_triangle(first + 2, first + 1, first + 3);
    }
    painter.add(Shape::mesh(share));
    painter.add(Shape::line(places, Stroke::new(1.5, Color32::from_gray(128))));
}

/// The sign of a mistake: the worse, the larger, and each sort has its own shape.
pub(super) fn sign(painter: &Painter, at: Pos2, judgement: Judgement, color: Color32) {
    let edge = Stroke::new(1.5, IVORY);
    let corners = |points: &[(f32, f32)]| points.iter().map(|(x, y)| at + vec2(*x, *y)).collect::<Vec<Pos2>>();
    let shape = match judgement {
        Judgement::Inaccuracy => {
            egui::epaint::CircleShape { center: at, radius: 3.0, fill: color, stroke: edge }.into()
        }
        Judgement::Mistake => Shape::convex_polygon(corners(&[(0.0, 5.5), (-5.0, -3.5), (5.0, -3.5)]), color, edge),
        Judgement::Blunder => {
            Shape::convex_polygon(corners(&[(0.0, -7.5), (7.0, 0.0), (0.0, 7.5), (-7.0, 0.0)]), color, edge)
        }
    };
    painter.add(Shape::from(egui::epaint::CircleShape::filled(at, 8.5, Color32::from_black_alpha(70))));
    painter.add(shape);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_on_a_ply_is_that_ply() {
        let rect = Rect::from_min_size(pos2(12.0, 300.0), vec2(240.0, 100.0));
        for last in [1, 7, 60] {
            let scale = Scale { rect, last };
            assert!((0..=last).all(|ply| scale.ply(scale.x(ply)) == ply));
        }
        let scale = Scale { rect, last: 60 };
        assert_eq!((scale.ply(0.0), scale.ply(900.0)), (0, 60));
        assert!(scale.y(1.0) < scale.y(0.5) && scale.y(0.5) < scale.y(0.0), "White's wins are above");
    }
}
