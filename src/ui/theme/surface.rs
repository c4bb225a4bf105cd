//! Leather and paper.

use bevy_egui::egui;
use egui::emath::GuiRounding;
use egui::{Color32, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::grain::{GRAIN, grain};
use super::{ROUND, dim_brass, to_egui};
use crate::look::palette::{INK, PAPER, PanelColors};

/// From the edge of a card to its seam.
const SEAM: f32 = 4.5;

/// What a card or a sheet is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    /// Sewn leather in a brass frame.
    Leather,
    /// The same with the frame in bright light: somebody's turn.
    LitLeather,
    /// A slip of paper.
    Paper,
}

/// Paints a surface with its shadow, edge and seam.
pub fn surface(painter: &egui::Painter, rect: Rect, surface: Surface, colors: &PanelColors) {
    let shadow = Shape::from(
        egui::epaint::RectShape::filled(
            rect.translate(vec2(0.0, 3.0)).expand(2.0),
            ROUND,
            Color32::from_black_alpha(130),
        )
        .with_blur_width(12.0),
    );
    painter.add(shadow);
    let lit = surface == Surface::LitLeather;
    let (fill, edge) = match surface {
        Surface::Paper => (to_egui(PAPER), to_egui(INK).gamma_multiply(0.5)),
        _ => (to_egui(colors.panel), if lit { to_egui(colors.accent) } else { dim_brass(colors) }),
    };
    let uv =
        Rect::from_min_size(pos2(rect.min.x / GRAIN as f32, rect.min.y / GRAIN as f32), rect.size() / GRAIN as f32);
    painter.add(egui::epaint::RectShape::filled(rect, ROUND, fill).with_texture(grain(painter.ctx()), uv));
    if surface == Surface::Paper {
        painter.rect_stroke(rect, ROUND, Stroke::new(1.0, edge), StrokeKind::Inside);
        return;
    }
    let width = if lit { 2.5 } else { 1.5 };
    painter.rect_stroke(
        rect.expand(1.0),
        ROUND + 1,
        Stroke::new(1.0, Color32::from_black_alpha(160)),
        StrokeKind::Inside,
    );
    painter.rect_stroke(rect, ROUND, Stroke::new(width, edge), StrokeKind::Inside);
    // Light falls on the upper edge of the brass.
    let shine = Stroke::new(1.0, Color32::from_white_alpha(if lit { 130 } else { 70 }));
    let span = rect.x_range().shrink(f32::from(ROUND));
    painter.hline(span, rect.min.y + 0.75, shine);
    seam(painter, rect.shrink(SEAM), to_egui(colors.weak_text).gamma_multiply(0.28));
}

/// Paints a ribbon of leather in the place that was kept free for it.
pub fn ribbon(ui: &Ui, ground: egui::layers::ShapeIdx, rect: Rect, colors: &PanelColors) {
    let round = rect.height().min(40.0) / 2.0;
    let shadow = egui::epaint::RectShape::filled(rect.translate(vec2(0.0, 2.0)), round, Color32::from_black_alpha(130));
    let body = egui::epaint::RectShape::new(
        rect,
        round,
        to_egui(colors.panel),
        Stroke::new(1.5, dim_brass(colors)),
        StrokeKind::Inside,
    );
    ui.painter().set(ground, Shape::Vec(vec![shadow.with_blur_width(8.0).into(), body.into()]));
}

/// A line of stitches along a rectangle.
fn seam(painter: &egui::Painter, rect: Rect, thread: Color32) {
    let round = f32::from(ROUND) - SEAM;
    let stitches = |from: egui::Pos2, to: egui::Pos2| {
        painter.extend(Shape::dashed_line(&[from, to], Stroke::new(1.0, thread), 5.0, 4.0));
    };
    let (x, y) = (rect.x_range().shrink(round), rect.y_range().shrink(round));
    for edge in [rect.min.y, rect.max.y] {
        stitches(pos2(x.min, edge), pos2(x.max, edge));
    }
    for edge in [rect.min.x, rect.max.x] {
        stitches(pos2(edge, y.min), pos2(edge, y.max));
    }
}

/// Shows content on a surface as large as it.
pub fn framed(ui: &mut Ui, material: Surface, colors: &PanelColors, content: impl FnOnce(&mut Ui)) {
    // What is below must be painted first, but its size is known last: that of the last frame stands for it.
    let id = ui.id().with("framed");
    let known: Option<egui::Vec2> = ui.ctx().data(|data| data.get_temp(id));
    let corner = ui.cursor().min;
    if let Some(size) = known {
        surface(ui.painter(), Rect::from_min_size(corner, size).round_ui(), material, colors);
    }
    let frame = egui::Frame::new().inner_margin(14.0).show(ui, content);
    let now = frame.response.rect.size();
    if known != Some(now) {
        ui.ctx().data_mut(|data| data.insert_temp(id, now));
        ui.ctx().request_repaint();
    }
}
