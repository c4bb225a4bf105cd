//! The bar beside the board: who stands better, White's share at White's end.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, CornerRadius, Stroke, pos2, vec2};
use ludarium_rules::Side;

use crate::advice::{Assessment, Judgement};
use crate::camera::CameraView;
use crate::games::ui;
use crate::look::palette::Palette;
use crate::settings::{Preferences, Still};
use crate::table::Table;
use crate::ui::theme::to_egui;
use crate::ui::{FreeArea, Scale, fonts, ground_sense};
use crate::words::text;

/// What the bar and its margins take from the board at normal size of text.
pub const WIDTH: f32 = 34.0;
/// The bar itself.
const BAR: f32 = 14.0;
/// How long it takes to move, in seconds.
const GLIDE: f32 = 0.6;
/// A side that is not yet lost keeps this much of the bar.
const LEAST: f32 = 0.03;

pub(super) const IVORY: Color32 = Color32::from_rgb(236, 226, 200);
pub(super) const EBONY: Color32 = Color32::from_rgb(44, 39, 41);

/// Shows the bar, if the player wants it.
pub fn show(
    mut contexts: EguiContexts,
    judgement: Res<Judgement>,
    (preferences, still): (Res<Preferences>, Res<Still>),
    area: Res<FreeArea>,
    (view, table): (Res<CameraView>, Res<Table>),
    scale: Res<Scale>,
    palette: Res<Palette>,
) -> Result {
    if !preferences.evaluation_bar {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let size = ctx.content_rect().size();
    let area = area.in_points(*scale);
    let free = area.rect(Vec2::new(size.x, size.y));
    let margin = 14.0;
    let (middle, bar) = (free.min.x - WIDTH / 2.0, BAR);
    let rect = egui::Rect::from_x_y_ranges(
        middle - bar / 2.0..=middle + bar / 2.0,
        free.min.y + margin..=area.strip(size).max.y - margin,
    );
    let assessment = judgement.shown();
    let time = if still.0 { 0.0 } else { GLIDE };
    let share = ctx.animate_value_with_time(egui::Id::new("evaluation"), assessment.map_or(0.5, shown_share), time);
    let white_below = view.near_player(ui(table.game().setup().game).home) == Side::White;
    let area = egui::Area::new(egui::Id::new("evaluation bar")).order(egui::Order::Background);
    let area = area.sense(ground_sense(&ctx));
    area.fixed_pos(rect.min).show(&ctx, |ui| {
        let (rect, response) = ui.allocate_exact_size(rect.size(), egui::Sense::hover());
        let words = assessment
            .map_or_else(|| text!("evaluation-none"), |assessment| in_words(assessment, &|side| table.called(side)));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, &words));
        paint(ui.painter(), rect, share, white_below, &palette);
        if let Some(Assessment { certain: Some((winner, Some(turns))), .. }) = assessment {
            number(ui.painter(), rect, turns, winner, white_below);
        }
        response.on_hover_text(words);
    });
    Ok(())
}

/// White's share of the bar: only what is certain fills it.
fn shown_share(assessment: Assessment) -> f32 {
    if assessment.certain.is_some() { assessment.white } else { assessment.white.clamp(LEAST, 1.0 - LEAST) }
}

/// What the bar shows, in words.
fn in_words(assessment: Assessment, called: &dyn Fn(Side) -> String) -> String {
    match assessment.certain {
        Some((winner, None)) => text!("evaluation-won", side = called(winner)),
        Some((winner, Some(turns))) => text!("evaluation-wins", side = called(winner), turns = turns),
        None => {
            let [white, black] =
                [assessment.white, 1.0 - assessment.white].map(|share| format!("{:.0}", share * 100.0));
            text!("evaluation-shares", white = white, black = black)
        }
    }
}

fn paint(painter: &egui::Painter, rect: egui::Rect, share: f32, white_below: bool, palette: &Palette) {
    let rounding = CornerRadius::same(3);
    let (upper, lower) = if white_below { (EBONY, IVORY) } else { (IVORY, EBONY) };
    let below = if white_below { share } else { 1.0 - share };
    let border = egui::lerp(rect.max.y..=rect.min.y, below);
    painter.rect_filled(rect, rounding, lower);
    painter.rect_filled(rect.with_max_y(border), rounding, upper);
    let line = Stroke::new(1.0, to_egui(palette.panel.weak_text));
    painter.rect_stroke(rect, rounding, line, egui::StrokeKind::Outside);
    // Even is marked on both sides of the bar, so that the mark is seen on either colour.
    let mark = Stroke::new(2.0, to_egui(palette.panel.accent));
    for (from, to) in [(rect.min.x - 5.0, rect.min.x), (rect.max.x, rect.max.x + 5.0)] {
        painter.line_segment([pos2(from, rect.center().y), pos2(to, rect.center().y)], mark);
    }
}

/// In how many turns somebody wins, at the winner's end.
fn number(painter: &egui::Painter, rect: egui::Rect, turns: u32, winner: Side, white_below: bool) {
    let at_foot = (winner == Side::White) == white_below;
    let (end, align) = if at_foot {
        (rect.center_bottom() - vec2(0.0, 3.0), Align2::CENTER_BOTTOM)
    } else {
        (rect.center_top() + vec2(0.0, 3.0), Align2::CENTER_TOP)
    };
    let color = if winner == Side::White { EBONY } else { IVORY };
    painter.text(end, align, turns, fonts::bold(12.0), color);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn only_a_certain_win_fills_the_bar() {
        assert_eq!(shown_share(Assessment { white: 0.999, certain: None }), 1.0 - LEAST);
        assert_eq!(shown_share(Assessment { white: 1.0, certain: Some((Side::White, Some(2))) }), 1.0);
        assert_eq!(
            in_words(Assessment { white: 0.0, certain: Some((Side::Black, Some(2))) }, &words::side),
            "Black wins in 2"
        );
        assert_eq!(
            in_words(Assessment { white: 0.25, certain: None }, &words::side),
            "White 25\u{a0}%, Black 75\u{a0}%"
        );
    }
}
