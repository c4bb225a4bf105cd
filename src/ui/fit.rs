//! Words that get smaller before they break into several lines.

use std::sync::Arc;

use bevy_egui::egui::{self, Color32, FontId, Galley, Painter, Response, RichText, Ui};

/// Smaller letters than this cannot be read.
const LEAST: f32 = 11.0;

/// The font in which words fit into a room: at most this size, and not less than `least` as long as breaking them into
/// lines helps.
#[must_use]
pub fn fitting(ui: &Ui, words: &str, font: &FontId, least: f32, room: f32) -> FontId {
    let width = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), Color32::WHITE).size().x;
    let longest = unbroken(words).map(width).fold(0.0, f32::max);
    FontId {
        size: fitting_size(font.size, least, room / width(words).max(1.0), room / longest.max(1.0)),
        ..font.clone()
    }
}

/// What lines do not break: words between spaces, and between Chinese and Japanese letters, each of which may begin a line.
fn unbroken(words: &str) -> impl Iterator<Item = &str> {
    let ends = |letter: char| matches!(letter, ' ' | '\u{3000}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{FF01}'..='\u{FF60}');
    words.split(ends).filter(|word| !word.is_empty())
}

/// The size of letters, in half points, where a room has this share of the width of all words in one line, and of that of
/// the longest word.
fn fitting_size(size: f32, least: f32, all: f32, longest: f32) -> f32 {
    // Rounded down, so that what fits in theory does so in letters.
    let scaled = |share: f32| (size * share * 2.0).floor() / 2.0;
    let fits = if scaled(all) >= least { scaled(all) } else { scaled(longest).min(least) };
    fits.clamp(LEAST.min(size), size)
}

/// A label with words that fit into what room there is.
pub fn label(ui: &mut Ui, words: &str, font: &FontId, least: f32, color: Color32) -> Response {
    let font = fitting(ui, words, font, least, ui.available_width());
    ui.add(egui::Label::new(RichText::new(words).font(font).color(color)).wrap())
}

/// A label of at most so many lines with words that fit into what room there is, as far as they do: the rest is "…", and
/// all of it is said under the pointer.
pub fn cut_label(ui: &mut Ui, words: &str, font: &FontId, least: f32, color: Color32, lines: usize) -> Response {
    let room = ui.available_width();
    let font = fitting(ui, words, font, least, room);
    let galley = in_lines(ui.painter(), words, font, color, (room, lines));
    let is_cut = galley.elided;
    let response = ui.add(egui::Label::new(galley));
    if is_cut { response.on_hover_text(words) } else { response }
}

/// Words in at most so many lines of a room; what is longer ends with "…".
#[must_use]
pub fn in_lines(painter: &Painter, words: &str, font: FontId, color: Color32, room: (f32, usize)) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple(words.to_owned(), font, color, room.0);
    job.wrap.max_rows = room.1;
    painter.layout_job(job)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_anywhere_in_japanese() {
        let parts = |words: &'static str| unbroken(words).collect::<Vec<_>>();
        assert_eq!(parts("Find it, each time."), ["Find", "it,", "each", "time."]);
        assert_eq!(parts("Kf1？Ke8とされると、期限までに勝てません。"), ["Kf1", "Ke8"]);
        assert_eq!(parts("毎回、ただひとつの正しい手を見つけましょう。"), <[&str; 0]>::default());
    }

    #[test]
    fn words_get_smaller_and_then_break() {
        let sizes = [(2.0, 2.0), (0.9, 1.5), (0.6, 0.9), (0.4, 0.7), (0.2, 0.3)];
        assert_eq!(sizes.map(|(all, longest)| fitting_size(20.0, 16.0, all, longest)), [20.0, 18.0, 16.0, 14.0, LEAST]);
    }
}
