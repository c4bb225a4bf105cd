//! The list of turns; a click shows the position after a turn.

use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use ludarium_rules::Side;

use super::players::SidePanels;
use crate::table::Intent;
use crate::ui::theme::to_egui;
use crate::ui::widget::WidgetContext;

/// The least width of a turn in the line that scrolls sideways.
const ROW_ENTRY: f32 = 30.0;

/// The list as two columns, White's and Black's.
pub fn show(board: &mut SidePanels, ui: &mut Ui, widgets: &mut WidgetContext) {
    let rows = rows(board);
    let shown = board.table.shown();
    let moved = *board.turns_seen != shown;
    *board.turns_seen = shown;
    let width = ui.available_width();
    ScrollArea::vertical().auto_shrink(false).max_height(ui.available_height()).show(ui, |ui| {
        if rows.is_empty() {
            let weak = to_egui(widgets.palette().panel.weak_text);
            // Only a person needs to be told what to choose.
            let prompt = board.table.human_to_move().map_or(String::new(), |_| format!(" {}.", board.first_prompt()));
            ui.label(RichText::new(format!("No turns yet.{prompt}")).small().color(weak));
        }
        egui::Grid::new("turns").num_columns(3).min_col_width(20.0).spacing([4.0, 2.0]).show(ui, |ui| {
            for (number, cells) in rows.iter().enumerate() {
                ui.label(RichText::new(format!("{}.", number + 1)).small().weak());
                for cell in cells {
                    match cell {
                        Some(ply) => entry(board, ui, widgets, *ply, (width - 50.0) / 2.0, moved),
                        None => {
                            ui.label("…");
                        }
                    }
                }
                ui.end_row();
            }
        });
    });
}

/// The list as one line that scrolls sideways.
pub fn show_row(board: &mut SidePanels, ui: &mut Ui, widgets: &mut WidgetContext) {
    let moved = *board.turns_seen != board.table.shown();
    *board.turns_seen = board.table.shown();
    ScrollArea::horizontal().id_salt("turn row").show(ui, |ui| {
        ui.horizontal(|ui| {
            for ply in 1..=board.table.game().ply() {
                entry(board, ui, widgets, ply, ROW_ENTRY, moved);
            }
        });
    });
}

/// Pairs of plies; `None` where a side had no turn because the other began.
fn rows(board: &SidePanels) -> Vec<[Option<usize>; 2]> {
    let game = board.table.game();
    let mut rows: Vec<[Option<usize>; 2]> = Vec::new();
    for (index, played) in game.turns().iter().take(game.ply()).enumerate() {
        let ply = Some(index + 1);
        match (played.side, rows.last_mut()) {
            (Side::Black, Some(row)) if row[1].is_none() => row[1] = ply,
            (Side::Black, _) => rows.push([None, ply]),
            (Side::White, _) => rows.push([ply, None]),
        }
    }
    rows
}

fn entry(board: &mut SidePanels, ui: &mut Ui, widgets: &mut WidgetContext, ply: usize, width: f32, moved: bool) {
    let shown = board.table.shown() == ply;
    let Some(told) = board.table.game().visible_turn(ply - 1) else { return };
    let label = egui::Button::selectable(shown, told.notation);
    // In the list, a long notation is cut and does not push the other side's away.
    let response = if width > ROW_ENTRY {
        ui.add_sized([width, ui.spacing().interact_size.y], label.truncate())
    } else {
        ui.add(label.min_size(egui::vec2(ROW_ENTRY, 0.0)))
    };
    let response = response.on_hover_text(told.spoken);
    widgets.remember(ui, &format!("turn {ply}"), response.rect);
    if shown && moved {
        response.scroll_to_me(Some(egui::Align::Center));
    }
    if response.clicked() {
        board.intents.write(Intent::Visit(ply));
    }
}
