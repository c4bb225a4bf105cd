//! How words and buttons share the line at the foot of the board.

use std::sync::Arc;

use bevy::color::Color;
use bevy_egui::egui::{self, FontId, Galley, TextStyle, Ui, vec2};

use crate::ui::fonts;
use crate::ui::target;
use crate::ui::theme::to_egui;

/// Words that would be narrower than this stand above the buttons.
const LEAST_WORDS: f32 = 110.0;
/// Words that change with the pointer stand above the buttons if they would be narrower than this.
const LEAST_PREVIEW: f32 = 200.0;
/// The height of words above buttons: room for three small lines, so that buttons stay where they are.
const LEAST_STACKED: f32 = 46.0;
/// The sizes of words where one line of ordinary text is not enough.
const SIZES: [f32; 3] = [15.0, 13.5, 12.0];
/// The size of the title.
pub(super) const TITLE: f32 = 24.0;
/// Buttons that stand close: the size of their words, within and between them, their height.
const CLOSE_TEXT: f32 = 15.0;
const CLOSE_PADDING: egui::Vec2 = vec2(8.0, 3.0);
const CLOSE_GAP: f32 = 5.0;
const CLOSE_HEIGHT: f32 = 26.0;
/// Above and below words within the line.
const MARGIN: f32 = 4.0;

/// What stands in the line.
#[derive(Default)]
pub(super) struct Line {
    /// What comes first in large letters.
    pub title: Option<(String, Color)>,
    /// What is said, in its colours.
    pub said: Vec<(String, Color)>,
    /// What is written on the buttons.
    pub labels: Vec<String>,
    /// The width of the buttons that have signs in place of words.
    pub signs: f32,
    /// What is said depends on the button under the pointer: the buttons are not to move when it changes.
    pub is_preview: bool,
}

/// Words and buttons as large as they fit.
struct Fit {
    said: Option<Arc<Galley>>,
    /// The title is among what is said, in letters of the same size.
    is_title_plain: bool,
    /// The words stand above the buttons.
    is_stacked: bool,
    /// The buttons stand close.
    is_close: bool,
    /// One row is enough.
    is_single: bool,
}

impl Line {
    /// Shows the line in a place of so much room; it gets as many rows as it needs.
    pub fn show(&self, ui: &mut Ui, room: f32, height: f32, buttons: impl FnOnce(&mut Ui)) {
        let (fit, spare) = self.steady_fit(ui, room, height);
        ui.set_max_width(room);
        if fit.is_stacked {
            ui.set_min_width(room);
        }
        if fit.is_close {
            close(ui);
        }
        if fit.is_stacked
            && let Some(said) = fit.said.clone()
        {
            ui.add_space(MARGIN + spare / 2.0);
            ui.label(said);
            ui.add_space(spare / 2.0);
        }
        let usual = ui.spacing().interact_size.y;
        // The height of a button is that of the first row.
        ui.spacing_mut().interact_size.y = if fit.is_single { height - 2.0 * MARGIN } else { usual };
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = usual;
            let title = self.title(ui).filter(|_| !fit.is_title_plain);
            let said = fit.said.filter(|_| !fit.is_stacked);
            title.into_iter().chain(said).for_each(|words| drop(ui.label(words)));
            buttons(ui);
        });
        if !fit.is_single {
            ui.add_space(MARGIN - 1.0);
        } else if row.response.rect.height() > height {
            ui.data_mut(|data| data.insert_temp(ui.id().with("crowded"), (room, self.signs, self.labels.clone())));
            ui.ctx().request_repaint();
        }
    }

    /// Whether these buttons were too many for the row that was meant for them: then they would make the line taller, and
    /// the taller line the row.
    fn is_crowded(&self, ui: &Ui, room: f32) -> bool {
        let crowded: Option<(f32, f32, Vec<String>)> = ui.data(|data| data.get_temp(ui.id().with("crowded")));
        crowded.is_some_and(|(width, signs, labels)| (width, signs, &labels) == (room, self.signs, &self.labels))
    }

    fn title(&self, ui: &Ui) -> Option<Arc<Galley>> {
        let (words, color) = self.title.as_ref()?;
        Some(ui.painter().layout_no_wrap(words.clone(), fonts::display(TITLE), to_egui(*color)))
    }

    /// Once words stand above these buttons in a place of this width they stay there and keep their height: what the choice
    /// under the pointer would do is said in more or fewer words, and its button is not to flee from the pointer.
    fn steady_fit(&self, ui: &Ui, room: f32, height: f32) -> (Fit, f32) {
        let id = ui.id().with("stacked");
        let known: Option<(Vec<String>, f32, f32)> = ui.data(|data| data.get_temp(id));
        let known = known.filter(|(labels, before, _)| !labels.is_empty() && *labels == self.labels && *before == room);
        let is_narrow = self.is_preview && room - self.buttons(ui, true) < LEAST_PREVIEW;
        let fit = if known.is_some() || is_narrow || self.is_crowded(ui, room) {
            self.stacked(ui, room)
        } else {
            self.fit(ui, room, height)
        };
        let words = fit.said.as_ref().map_or(0.0, |said| said.size().y);
        let least = if fit.is_stacked && self.is_preview { LEAST_STACKED } else { 0.0 };
        let tallest = known.map_or(least, |(_, _, before)| before.max(least)).max(words);
        let labels = if fit.is_stacked { self.labels.clone() } else { Vec::new() };
        ui.data_mut(|data| data.insert_temp(id, (labels, room, tallest)));
        (fit, tallest - words)
    }

    fn fit(&self, ui: &Ui, room: f32, height: f32) -> Fit {
        let body = TextStyle::Body.resolve(ui.style()).size;
        let usual = [(body, 1), (SIZES[0], usize::MAX)].map(|(size, rows)| (size, rows, false, false));
        let close = SIZES.map(|size| (size, usize::MAX, true, false));
        let plain = SIZES.map(|size| (size, usize::MAX, true, true));
        // Without a title the last ones are the same as those before.
        let attempts = usual.into_iter().chain(close).chain(plain.into_iter().filter(|_| self.title.is_some()));
        let beside = |(size, rows, is_close, is_title_plain): (f32, usize, bool, bool)| {
            let title = if is_title_plain { 0.0 } else { self.title_width(ui) };
            let room = room - title - self.buttons(ui, is_close) - ui.spacing().item_spacing.x;
            let said = self.lay_out(ui, is_title_plain, size, room);
            let is_readable = room >= LEAST_WORDS.min(said.size().x) && said.rows.len() <= rows && !breaks_words(&said);
            let said = Some(said).filter(|said| !said.is_empty());
            let fits = is_readable && said.as_ref().is_none_or(|said| said.size().y <= height - MARGIN);
            fits.then_some(Fit { said, is_title_plain, is_stacked: false, is_close, is_single: true })
        };
        attempts.into_iter().find_map(beside).unwrap_or_else(|| self.stacked(ui, room))
    }

    /// The words above the buttons, the smaller the more they are.
    fn stacked(&self, ui: &Ui, room: f32) -> Fit {
        let lay_out = |size| self.lay_out(ui, true, size, room);
        let few = SIZES.iter().zip(1..).map(|(size, rows)| (lay_out(*size), rows));
        let said = few.filter(|(said, rows)| said.rows.len() <= *rows).map(|(said, _)| said).next();
        let said = Some(said.unwrap_or_else(|| lay_out(SIZES[SIZES.len() - 1]))).filter(|said| !said.is_empty());
        Fit { said, is_title_plain: true, is_stacked: true, is_close: true, is_single: false }
    }

    fn lay_out(&self, ui: &Ui, titled: bool, size: f32, room: f32) -> Arc<Galley> {
        let mut text = egui::text::LayoutJob::default();
        for (words, color) in self.title.iter().filter(|_| titled).chain(&self.said) {
            let font_id = FontId::proportional(size);
            let format = egui::TextFormat { font_id, color: to_egui(*color), ..Default::default() };
            text.append(words, if text.is_empty() { 0.0 } else { 10.0 }, format);
        }
        text.wrap = egui::text::TextWrapping { max_width: room.max(1.0), ..Default::default() };
        // A label would lay the words out anew, for another width.
        ui.fonts_mut(|fonts| fonts.layout_job(text))
    }

    /// The width of the title, and of the gap beside it.
    fn title_width(&self, ui: &Ui) -> f32 {
        self.title(ui).map_or(0.0, |title| title.size().x + ui.spacing().item_spacing.x)
    }

    /// The width of the buttons side by side, and of the gap before each.
    fn buttons(&self, ui: &Ui, is_close: bool) -> f32 {
        let mut font = TextStyle::Button.resolve(ui.style());
        let (mut padding, mut gap) = (ui.spacing().button_padding.x, ui.spacing().item_spacing.x);
        if is_close {
            (font.size, padding, gap) = (CLOSE_TEXT, CLOSE_PADDING.x, CLOSE_GAP);
        }
        let (color, least) = (egui::Color32::WHITE, target(ui.ctx()) - gap);
        let width = |label: &String| ui.painter().layout_no_wrap(label.clone(), font.clone(), color).size().x;
        self.signs + self.labels.iter().map(|label| (width(label) + 2.0 * padding).max(least) + gap).sum::<f32>()
    }
}

/// Whether a line ends within a word, of a script that has words.
fn breaks_words(words: &Galley) -> bool {
    let is_letter = |letter: char| letter.is_alphabetic() && letter < '\u{2e80}';
    let inner = |end: Option<char>, start: Option<char>| [end, start].iter().all(|one| one.is_some_and(is_letter));
    let mut ends = words.rows.windows(2).map(|rows| (rows[0].glyphs.last(), rows[1].glyphs.first()));
    ends.any(|(end, start)| inner(end.map(|glyph| glyph.chr), start.map(|glyph| glyph.chr)))
}

/// Sets the style of buttons that stand close.
fn close(ui: &mut Ui) {
    let spacing = ui.spacing_mut();
    spacing.button_padding = CLOSE_PADDING;
    spacing.item_spacing = egui::Vec2::splat(CLOSE_GAP);
    spacing.interact_size.y = CLOSE_HEIGHT;
    // Buttons are measured in the one and written in the other.
    for style in [TextStyle::Button, TextStyle::Body] {
        if let Some(font) = ui.style_mut().text_styles.get_mut(&style) {
            font.size = CLOSE_TEXT;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_broken_only_where_it_has_letters_on_both_sides() {
        let ctx = fonts::context();
        let mut found = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let broken = |words: &str, room: f32| {
                let font = FontId::proportional(14.0);
                let galley = ui.painter().layout(words.to_owned(), font, egui::Color32::WHITE, room);
                (galley.rows.len() > 1, breaks_words(&galley))
            };
            found = vec![broken("resigned.", 30.0), broken("White resigned.", 70.0), broken("White resigned.", 900.0)];
        });
        output.textures_delta.clear();
        assert_eq!(found, [(true, true), (true, false), (false, false)]);
    }

    #[test]
    fn a_line_does_not_grow_from_frame_to_frame() {
        for width in (300..760).step_by(3) {
            let line = Line {
                title: Some(("Magister wins".to_owned(), Color::WHITE)),
                said: vec![("Five zones or more are under control.".to_owned(), Color::WHITE)],
                signs: 5.0 * 33.0,
                ..Line::default()
            };
            let (ctx, mut height) = (fonts::context(), 48.0_f32);
            for _ in 0..8 {
                let mut shown = 0.0;
                let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                    let rows = ui.vertical(|ui| {
                        line.show(ui, width as f32, height, |ui| {
                            ui.spacing_mut().item_spacing.x = 3.0;
                            (0..5).for_each(|_| drop(ui.add_sized([30.0, 30.0], egui::Button::new("x"))));
                        });
                    });
                    shown = rows.response.rect.height();
                });
                output.textures_delta.clear();
                // The strip is as tall as the tallest line.
                height = height.max(shown + 8.0);
            }
            assert!(height < 150.0, "{width}: {height}");
        }
    }
}
