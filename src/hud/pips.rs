//! Pips: small signs in a row that stand for what a side holds.

use std::f32::consts::TAU;

use bevy_egui::egui::{
    self, Color32, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::stage::guide::{Gauge, Pip};

/// The least and the greatest width of a pip.
const WIDTHS: [f32; 2] = [7.0, 20.0];

/// The least width of the pips of a gauge.
pub(super) fn least_width(gauge: &Gauge) -> f32 {
    f32::from(gauge.of) * WIDTHS[0]
}

/// The width of the pips of a gauge where there is room for them.
pub(super) fn full_width(gauge: &Gauge) -> f32 {
    f32::from(gauge.of) * WIDTHS[1]
}

/// The pips of a gauge, so many of them filled; they get smaller where there is no room for all.
pub(super) fn row(ui: &mut Ui, gauge: &Gauge, room: f32, lit: Color32, edge: Color32) -> Response {
    let count = f32::from(gauge.of);
    let step = (room / count).clamp(WIDTHS[0], WIDTHS[1]);
    let (rect, response) = ui.allocate_exact_size(vec2(step * count, step), Sense::hover());
    for index in 0..gauge.of {
        let middle = rect.left_center() + vec2((f32::from(index) + 0.5) * step, 0.0);
        let (fill, line) = if index < gauge.filled { (lit, lit) } else { (Color32::TRANSPARENT, edge) };
        paint(ui.painter(), gauge.pip, middle, step * 0.36, fill, line);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &gauge.words));
    response
}

/// One pip of a radius in points.
fn paint(painter: &Painter, pip: Pip, middle: Pos2, radius: f32, fill: Color32, line: Color32) {
    let stroke = Stroke::new(1.5, line);
    match pip {
        Pip::Disc => drop(painter.circle(middle, radius, fill, stroke)),
        Pip::Ring => drop(painter.circle_stroke(middle, radius * 0.85, Stroke::new(radius * 0.55, line))),
        Pip::Star => drop(painter.add(star(middle, radius * 1.25, fill, stroke))),
        Pip::Berry => {
            painter.circle(middle + vec2(0.0, radius * 0.1), radius * 0.95, fill, stroke);
            for leaf in [-0.7_f32, 0.0, 0.7] {
                let tip = vec2(leaf.sin(), -leaf.cos()) * radius * 1.3;
                painter.line_segment([middle + tip * 0.55, middle + tip], stroke);
            }
        }
        Pip::Laurel => laurel(painter, middle, radius, Stroke::new(1.6, line)),
    }
}

fn around(part: f32) -> Vec2 {
    let (sin, cos) = (part * TAU).sin_cos();
    vec2(sin, -cos)
}

/// A star of five points as a fan of triangles, since it is not convex.
fn star(middle: Pos2, radius: f32, fill: Color32, stroke: Stroke) -> Shape {
    let corner = |index: usize| {
        let reach = if index.is_multiple_of(2) { radius } else { radius * 0.45 };
        middle + around(index as f32 / 10.0) * reach
    };
    let outline: Vec<Pos2> = (0..10).map(corner).collect();
    let arm = |tip: usize| vec![corner(tip + 9), corner(tip), corner(tip + 1), middle];
    let arms = (0..5).map(|tip| Shape::convex_polygon(arm(tip * 2), fill, Stroke::NONE));
    Shape::Vec(arms.chain([Shape::closed_line(outline, stroke)]).collect())
}

/// Two bent branches with leaves, open at the top.
fn laurel(painter: &Painter, middle: Pos2, radius: f32, stroke: Stroke) {
    for side in [-1.0_f32, 1.0] {
        let at = |part: f32| middle + around(0.5 + side * part) * radius;
        let branch: Vec<Pos2> = (0..=6).map(|step| at(step as f32 * 0.065)).collect();
        for (index, point) in branch.iter().enumerate().skip(1) {
            let leaf = around(0.5 + side * (index as f32 * 0.065 + 0.14)) * radius * 0.5;
            painter.line_segment([*point, *point + leaf], stroke);
        }
        painter.add(egui::Shape::line(branch, stroke));
    }
}
