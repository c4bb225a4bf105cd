//! Words that get smaller before they break into several lines.

use bevy_egui::egui::{self, Color32, FontId, Response, RichText, Ui};

/// Smaller letters than this cannot be read.
const LEAST: f32 = 11.0;

/// The size of letters, in half points, in which words fit into a room: at most that of the font, and not less than
/// `least` as long as breaking them into lines at their spaces helps.
#[must_use]
pub fn fitting(ui: &Ui, words: &str, font: &FontId, least: f32, room: f32) -> FontId {
    let width = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), Color32::WHITE).size().x;
    // Rounded down, so that what fits in theory does so in letters.
    let size_for = |width: f32| (font.size * (room / width.max(1.0)) * 2.0).floor() / 2.0;
    let in_one_line = size_for(width(words));
    let longest = words.split(' ').map(width).fold(0.0, f32::max);
    let size = if in_one_line >= least { in_one_line } else { size_for(longest).min(least) };
    FontId { size: size.clamp(LEAST.min(font.size), font.size), ..font.clone() }
}

/// A label with words that fit into what room there is.
pub fn label(ui: &mut Ui, words: &str, font: &FontId, least: f32, color: Color32) -> Response {
    let font = fitting(ui, words, font, least, ui.available_width());
    ui.add(egui::Label::new(RichText::new(words).font(font).color(color)).wrap())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The width of words in letters of 20 points, and the size in which they fit into a part of it.
    fn fitted(words: &str, part: f32) -> f32 {
        let (ctx, mut size) = (egui::Context::default(), 0.0);
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let font = FontId::proportional(20.0);
            let width = ui.painter().layout_no_wrap(words.to_owned(), font.clone(), Color32::WHITE).size().x;
            size = fitting(ui, words, &font, 16.0, part * width).size;
        });
        output.textures_delta.clear();
        size
    }

    #[test]
    fn words_get_smaller_and_then_break() {
        assert_eq!(fitted("even", 2.0), 20.0);
        assert!((16.0..20.0).contains(&fitted("even more", 0.9)));
        assert_eq!([fitted("even more", 0.7), fitted("evenmore", 0.3)], [16.0, LEAST]);
    }
}
