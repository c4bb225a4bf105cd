//! Lines that are typed.

use bevy_egui::egui::{self, Ui};

use crate::ui::WidgetContext;

/// A line that is typed, below what it is.
pub fn field(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    key: &str,
    label: &str,
    (text, most): (&mut String, usize),
) -> egui::Response {
    let caption = ui.label(label);
    let field = egui::TextEdit::singleline(text).char_limit(most).margin(egui::Margin::symmetric(8, 6));
    let response = ui.add(field.desired_width(ui.available_width().min(560.0))).labelled_by(caption.id);
    widgets.remember(ui, key, response.rect);
    response
}
