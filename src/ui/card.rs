//! A card: a button with a sign, a title and a line of small text.

use bevy_egui::egui::{self, Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::fonts;
use super::theme::to_egui;
use super::widget::WidgetContext;

/// What is written on a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The large line.
    pub title: String,
    /// The small one.
    pub line: String,
    /// The sign before them.
    pub sign: Sign,
}

/// The sign of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The head of a spear.
    Spear,
    /// Three blocks of a wall.
    Block,
    /// A star of four points.
    Star,
    /// A ring.
    Ring,
    /// Two equal bars.
    Scales,
}

impl WidgetContext<'_, '_> {
    /// A card that can be chosen; returns whether it is clicked.
    pub fn card(&mut self, ui: &mut egui::Ui, size: egui::Vec2, chosen: bool, name: &str, card: &Card) -> bool {
        let colors = self.palette().panel;
        let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
        let spoken = format!("{}: {}", card.title, card.line);
        response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, &spoken));
        if ui.is_rect_visible(rect) {
            let (fill, text, weak) = if chosen {
                (colors.accent, colors.on_accent, colors.on_accent)
            } else if response.hovered() || response.has_focus() {
                (colors.widget_hovered, colors.text, colors.weak_text)
            } else {
                (colors.widget, colors.text, colors.weak_text)
            };
            let edge = if response.has_focus() {
                Stroke::new(2.0, to_egui(colors.text))
            } else {
                Stroke::new(1.0, to_egui(colors.line))
            };
            ui.painter().rect(rect, 5.0, to_egui(fill), edge, egui::StrokeKind::Inside);
            let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
            let height = rect.height();
            let sign = if chosen { text } else { colors.accent };
            paint(&painter, card.sign, pos2(rect.min.x + height * 0.42, rect.center().y), height * 0.22, to_egui(sign));
            let left = rect.min.x + height * 0.84;
            let (upper, lower) = (rect.min.y + height * 0.34, rect.min.y + height * 0.71);
            painter.text(
                pos2(left, upper),
                Align2::LEFT_CENTER,
                &card.title,
                fonts::bold(height * 0.38),
                to_egui(text),
            );
            let small = egui::FontId::proportional(height * 0.31);
            painter.text(pos2(left, lower), Align2::LEFT_CENTER, &card.line, small, to_egui(weak));
        }
        self.press(ui, name, &response)
    }
}

fn paint(painter: &Painter, sign: Sign, middle: Pos2, size: f32, color: Color32) {
    let at = |x: f32, y: f32| middle + vec2(x, y) * size;
    let polygon = |points: Vec<Pos2>| Shape::convex_polygon(points, color, Stroke::NONE);
    let bar = |x: f32, y: f32, width: f32, height: f32| {
        Shape::rect_filled(Rect::from_center_size(at(x, y), vec2(width, height) * size), 1.0, color)
    };
    match sign {
        Sign::Spear => {
            painter.add(polygon(vec![at(0.0, -1.0), at(0.6, 0.1), at(0.0, 0.4), at(-0.6, 0.1)]));
            painter.add(bar(0.0, 0.6, 0.26, 0.9));
        }
        Sign::Block => {
            for (x, y) in [(0.0, -0.5), (-0.52, 0.5), (0.52, 0.5)] {
                painter.add(bar(x, y, 0.92, 0.86));
            }
        }
        Sign::Star => {
            let (long, short) = (1.05, 0.3);
            for (x, y) in [(long, short), (short, long)] {
                painter.add(polygon(vec![at(0.0, -y), at(x, 0.0), at(0.0, y), at(-x, 0.0)]));
            }
        }
        Sign::Ring => {
            painter.circle_stroke(middle, size * 0.75, Stroke::new(size * 0.36, color));
        }
        Sign::Scales => {
            painter.add(bar(0.0, -0.36, 1.7, 0.42));
            painter.add(bar(0.0, 0.36, 1.7, 0.42));
        }
    }
}
