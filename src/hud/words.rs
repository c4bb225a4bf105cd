//! Words in the line at the foot of the board.

use bevy::color::Color;
use bevy_egui::egui;

use crate::ui::theme::to_egui;

/// The height of a line of small text.
const SMALL_LINE: f32 = 18.5;

/// Words that would be narrower than this are left out.
pub(super) const LEAST_WORDS: f32 = 60.0;

/// Writes words in one line of text, or in several lines of small text where there is no room for that.
pub(super) fn write(ui: &mut egui::Ui, parts: Vec<(String, Color)>, room: f32, height: f32) {
    let lay_out = |ui: &mut egui::Ui, style: egui::TextStyle, rows: usize| {
        let font = style.resolve(ui.style());
        let mut text = egui::text::LayoutJob::default();
        for (words, color) in &parts {
            let format = egui::TextFormat { font_id: font.clone(), color: to_egui(*color), ..Default::default() };
            text.append(words, if text.is_empty() { 0.0 } else { 10.0 }, format);
        }
        text.wrap = egui::text::TextWrapping { max_width: room, max_rows: rows, ..Default::default() };
        // A label would lay the words out anew, for the whole width of what can be scrolled.
        ui.fonts_mut(|fonts| fonts.layout_job(text))
    };
    let large = lay_out(ui, egui::TextStyle::Body, 2);
    let rows = (height / SMALL_LINE) as usize;
    let galley = if large.rows.len() < 2 { large } else { lay_out(ui, egui::TextStyle::Small, rows.max(1)) };
    let cut = galley.elided;
    let response = ui.label(galley);
    if cut {
        let all: Vec<&str> = parts.iter().map(|(words, _)| words.as_str()).collect();
        response.on_hover_text(all.join(" "));
    }
}
