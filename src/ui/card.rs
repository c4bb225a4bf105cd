//! Tiles: what can be chosen by its picture.

use bevy_egui::egui::{self, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Ui, Vec2};

use super::theme::{self, Surface};
use super::widget::WidgetContext;

impl WidgetContext<'_, '_> {
    /// A leather tile that can be chosen, on which the caller paints; `spoken` is what a screen reader says.
    pub fn tile(&mut self, ui: &mut Ui, size: Vec2, chosen: bool, name: &str, spoken: &str) -> (Response, Rect) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, spoken));
        let colors = self.palette().panel;
        let touched = response.hovered() || response.has_focus();
        if ui.is_rect_visible(rect) {
            let surface = if chosen || touched { Surface::LitLeather } else { Surface::Leather };
            theme::surface(ui.painter(), rect.shrink(2.0), surface, &colors);
            if response.has_focus() {
                let ring = egui::Stroke::new(2.0, theme::to_egui(colors.text));
                ui.painter().rect_stroke(rect, 9.0, ring, egui::StrokeKind::Inside);
            }
        }
        self.press(ui, name, &response);
        (response, rect)
    }
}

/// Writes one line about a point, in smaller letters if it would be wider than its room.
pub fn caption(painter: &Painter, middle: Pos2, room: f32, text: &str, font: FontId, color: Color32) {
    let layout = |font: FontId| painter.layout_no_wrap(text.to_owned(), font, color);
    let mut galley = layout(font.clone());
    if galley.size().x > room {
        galley = layout(FontId { size: font.size * room / galley.size().x, ..font });
    }
    painter.galley(middle - galley.size() / 2.0, galley, color);
}
