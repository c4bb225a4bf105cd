//! Stars: earned ones are filled with brass, the others only outlined.

use std::f32::consts::PI;

use bevy_egui::egui::{Color32, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};

const BRASS: Color32 = Color32::from_rgb(226, 178, 84);

/// How far the inner corners are from the middle, for a radius of 1.
const INNER: f32 = 0.46;

/// Shows so many of three stars in a row, each as wide as `size`.
pub fn stars(ui: &mut Ui, earned: u8, size: f32, outline: Color32) -> Response {
    let gap = size * 0.15;
    let (rect, response) = ui.allocate_exact_size(vec2(3.0 * size + 2.0 * gap, size), Sense::hover());
    paint_stars(ui.painter(), rect.left_center() + vec2(size / 2.0, 0.0), earned, size, outline);
    response
}

/// Paints so many of three stars in a row, the first about this point.
pub fn paint_stars(painter: &Painter, first: Pos2, earned: u8, size: f32, outline: Color32) {
    for place in 0..3_u8 {
        let middle = first + vec2(f32::from(place) * size * 1.15, 0.0);
        paint_star(painter, middle, size / 2.0, place < earned, outline);
    }
}

/// Paints an earned star about a point.
pub fn paint_earned(painter: &Painter, middle: Pos2, size: f32) {
    paint_star(painter, middle, size / 2.0, true, BRASS);
}

fn paint_star(painter: &Painter, middle: Pos2, radius: f32, is_earned: bool, outline: Color32) {
    let corner = |step: u8| {
        let angle = PI * f32::from(step) / 5.0 - PI / 2.0;
        middle + Vec2::angled(angle) * radius * if step.is_multiple_of(2) { 1.0 } else { INNER }
    };
    let corners: Vec<Pos2> = (0..10).map(corner).collect();
    if is_earned {
        // A star is not convex: one triangle for each half of a point, about the middle.
        for step in 0..10 {
            let triangle = vec![middle, corners[step], corners[(step + 1) % 10]];
            painter.add(Shape::convex_polygon(triangle, BRASS, Stroke::new(0.5, BRASS)));
        }
    }
    let line = Stroke::new((radius * 0.14).max(1.0), if is_earned { BRASS } else { outline });
    painter.add(Shape::closed_line(corners, line));
}
