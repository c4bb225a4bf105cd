//! The review in numbers and words: how accurate both sides have played, and their mistakes.

use bevy_egui::egui::{self, Align2, FontId, RichText, ScrollArea, Ui, pos2, vec2};
use ludarium_record::Match;
use ludarium_review::{Judgement, Review};
use ludarium_rules::Side;

use super::graph::sign;
use crate::analysis::{accuracy_words, mistake_words};
use crate::table::Table;
use crate::ui::{WidgetContext, fit, least, to_egui};
use crate::words::text;

/// The size of the letters of a mistake, and what its sign takes at the left.
const TEXT: f32 = 13.0;
const SIGN: f32 = 24.0;
/// The least size of the letters of an accuracy: its number comes last, and is not to be cut off.
const LEAST: f32 = 11.0;
/// Around the words of a mistake.
const MARGIN: f32 = 4.0;

/// Says how accurate both sides have played.
pub(super) fn accuracy(ui: &mut Ui, widgets: &WidgetContext, (review, table): (&Review, &Table)) {
    let colors = widgets.palette().panel;
    for side in Side::ALL {
        let Some(line) = accuracy_words(review, table, side) else { continue };
        let [small, middle, large] = Judgement::ALL.map(|judgement| review.count(side, judgement));
        let counts = text!("review-counts", inaccuracies = small, mistakes = middle, blunders = large);
        // In a row: without one, each line would be laid out about the middle of all that is left of the column.
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let response = ui.label(RichText::new(signs([small, middle, large])).size(TEXT));
                response.on_hover_text(counts);
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let font = egui::FontId::proportional(14.0);
                    fit::cut_label(ui, &line, &font, LEAST, to_egui(colors.text), 1);
                });
            });
        });
    }
}

/// How many mistakes of each sort there are, by the signs of the sorts.
fn signs(counts: [usize; 3]) -> String {
    let signs = Judgement::ALL.map(|judgement| judgement.glyph().to_string());
    let counted = counts.iter().zip(signs).map(|(count, sign)| format!("{count}{sign}"));
    counted.collect::<Vec<_>>().join("  ")
}

/// The list of mistakes; returns the ply before the one that is clicked.
pub(super) fn mistakes(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    (review, game, shown): (&Review, &Match, usize),
) -> Option<usize> {
    let colors = widgets.palette().panel;
    let mut clicked = None;
    let height = ui.available_height().max(40.0);
    ScrollArea::vertical().id_salt("mistakes").max_height(height).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for mistake in review.mistakes() {
            let Some((judgement, words)) = mistake.judgement.zip(mistake_words(game, mistake)) else { continue };
            let room = ui.available_width() - 8.0;
            let color = to_egui(colors.text);
            let galley = ui.painter().layout(words.clone(), FontId::proportional(TEXT), color, room - SIGN - MARGIN);
            let size = vec2(room, (galley.size().y + 2.0 * MARGIN).max(least(ui).y));
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            let is_shown = mistake.ply == shown || mistake.ply + 1 == shown;
            let name = format!("mistake {}", mistake.ply + 1);
            if widgets.bare_entry(ui, rect, is_shown, &name, &words).clicked() {
                clicked = Some(mistake.ply);
            }
            let at = pos2(rect.min.x + SIGN / 2.0, rect.min.y + MARGIN + 8.0);
            sign(ui.painter(), at, judgement, to_egui(colors.bad));
            ui.painter().galley(rect.min + vec2(SIGN, MARGIN), galley, color);
        }
    });
    clicked
}

/// How far the review is, as a bar with words on it.
pub(super) fn progress(ui: &mut Ui, widgets: &WidgetContext, (done, all): (usize, usize)) {
    let colors = widgets.palette().panel;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), egui::Sense::hover());
    let words = text!("review-progress", done = done, all = all);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, &words));
    let share = done as f32 / all.max(1) as f32;
    ui.painter().rect_filled(rect, 4.0, to_egui(colors.widget));
    let done = rect.with_max_x(rect.min.x + rect.width() * share);
    ui.painter().rect_filled(done, 4.0, to_egui(colors.accent).gamma_multiply(0.4));
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, FontId::proportional(TEXT), to_egui(colors.text));
}
