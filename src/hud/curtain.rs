//! The curtain before the board: heavy red cloth that hides a secret choice, and the card that says whose seat it is.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::pos2;

use super::panel::{PanelContext, show_line};
use super::questions::Questions;
use super::words::Line;
use crate::games::guide;
use crate::input::{Curtain, CurtainState, RevealRequested, Selection};
use crate::look::palette;
use crate::motion::MotionQueue;
use crate::rating::player_name;
use crate::settings::Still;
use crate::table::Table;
use crate::ui::theme::{self, to_egui};
use crate::ui::{WidgetContext, fonts, ground_sense};
use crate::words::text;

/// How long the cloth falls or rises, in seconds.
const FALL: f32 = 0.45;
/// How much of the board the cloth covers while both may look.
const RAISED: f32 = 0.015;
/// The width of a fold at normal size of text.
const FOLD: f32 = 34.0;

/// Draws the curtain as far as it has fallen, and its card.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    selection: Res<Selection>,
    curtain: Res<Curtain>,
    queue: Res<MotionQueue>,
    still: Res<Still>,
    mut questions: Questions,
    mut lifts: MessageWriter<RevealRequested>,
) -> Result {
    let ctx = panel.begin()?;
    let state = curtain.drawn(&table, &selection);
    let wanted = match state {
        Some(state) if state.covers() => 1.0,
        _ if table.passes_the_seat() => RAISED,
        _ => 0.0,
    };
    let time = if still.0 { 0.0 } else { FALL };
    let fallen = ctx.animate_value_with_time(egui::Id::new("curtain falls"), wanted, time);
    let strip = panel.strip(&ctx);
    // The curtain covers the board and the strip below it.
    let rect = panel.board(&ctx).with_max_y(strip.max.y);
    if fallen > 0.0 {
        cloth(&ctx, rect, fallen, state.is_some_and(CurtainState::covers));
    }
    // What has just come to light is looked at before anybody asks for the next choice.
    let Some(state) = state.filter(|_| !queue.is_busy() && !panel.is_below_menu()) else { return Ok(()) };
    let pressed = match (state.covers(), questions.are_open(&table)) {
        (true, true) => {
            question(&ctx, &mut panel.widgets, rect, &mut questions, &table);
            false
        }
        (true, false) => card(&ctx, &mut panel.widgets, rect, state, &table),
        // The question stands in the strip.
        (false, true) => false,
        (false, false) => line(&ctx, &mut panel.widgets, strip, state, &table),
    };
    if pressed {
        lifts.write(RevealRequested);
    }
    Ok(())
}

/// The cloth, hanging in folds, with a golden hem; while it covers the board, no click passes.
fn cloth(ctx: &egui::Context, rect: egui::Rect, fallen: f32, closed: bool) {
    let id = egui::Id::new("curtain");
    egui::Area::new(id).fixed_pos(rect.min).order(egui::Order::Background).interactable(closed).show(ctx, |ui| {
        if closed {
            ui.allocate_rect(rect, egui::Sense::click_and_drag());
        }
        let painter = ui.painter().with_clip_rect(rect);
        let (fold, hem) = (FOLD, 9.0);
        let height = rect.height() * fallen + 2.0 * hem;
        let mut mesh = egui::Mesh::default();
        let columns = (rect.width() / fold * 8.0).ceil() as u32;
        for column in 0..=columns {
            let x = rect.min.x + rect.width() * column as f32 / columns as f32;
            let phase = (x - rect.min.x) / fold * std::f32::consts::TAU;
            // A second, slower wave keeps the folds from looking ruled.
            let light = 0.70 + 0.26 * phase.sin() + 0.06 * (phase * 0.37 + 1.0).sin();
            let foot = rect.min.y + height - hem + 0.35 * hem * (phase.cos() + (phase * 0.37).sin());
            let color = |base: Color, light: f32| {
                let linear = base.to_linear() * light;
                to_egui(Color::from(linear.with_alpha(1.0)))
            };
            let rows = [
                (rect.min.y, color(palette::CURTAIN, light * 0.78)),
                (rect.min.y + height * 0.25, color(palette::CURTAIN, light)),
                (foot - hem * 0.5, color(palette::CURTAIN, light * 0.88)),
                (foot - hem * 0.5, color(palette::GOLD, light * 0.85)),
                (foot, color(palette::GOLD, light * 0.6)),
            ];
            rows.iter().for_each(|(y, color)| mesh.colored_vertex(pos2(x, *y), *color));
        }
        grid_indices(&mut mesh, columns, 5);
        painter.add(egui::Shape::mesh(mesh));
    });
}

/// Joins columns of `rows` vertices each to a sheet.
fn grid_indices(mesh: &mut egui::Mesh, columns: u32, rows: u32) {
    for column in 0..columns {
        for row in 0..rows - 1 {
            let [a, b] = [column * rows + row, (column + 1) * rows + row];
            mesh.add_triangle(a, b, a + 1);
            mesh.add_triangle(b, b + 1, a + 1);
        }
    }
}

/// The card with its one button; returns whether that is pressed.
fn card(
    ctx: &egui::Context,
    widgets: &mut WidgetContext,
    rect: egui::Rect,
    state: CurtainState,
    table: &Table,
) -> bool {
    let title = match state {
        CurtainState::Passing { side, .. } => text!("curtain-chooses", side = player_name(table, side)),
        CurtainState::Both => text!("curtain-both"),
    };
    let (text, button) = invitation(state, table);
    let mut pressed = false;
    framed(ctx, widgets, rect, |ui, widgets| {
        let accent = to_egui(widgets.palette().panel.accent);
        ui.label(egui::RichText::new(title).font(fonts::display(22.0)).color(accent));
        ui.label(text);
        pressed = widgets.primary(ui, state.button(), &button);
    });
    pressed
}

/// A question that is put while the cloth covers the board.
fn question(
    ctx: &egui::Context,
    widgets: &mut WidgetContext,
    rect: egui::Rect,
    questions: &mut Questions,
    table: &Table,
) {
    framed(ctx, widgets, rect, |ui, widgets| {
        for (words, color) in questions.line(widgets, table).said {
            ui.label(egui::RichText::new(words).color(to_egui(color)));
        }
        ui.horizontal_wrapped(|ui| questions.show(ui, widgets, table));
    });
}

/// A card in the middle of the cloth.
fn framed(
    ctx: &egui::Context,
    widgets: &mut WidgetContext,
    rect: egui::Rect,
    content: impl FnOnce(&mut egui::Ui, &mut WidgetContext),
) {
    let (place, pivot) = (rect.center(), egui::Align2::CENTER_CENTER);
    let area = egui::Area::new(egui::Id::new("curtain card")).sense(ground_sense(ctx)).fixed_pos(place).pivot(pivot);
    area.order(egui::Order::Middle).show(ctx, |ui| {
        theme::framed(ui, theme::Surface::LitLeather, &widgets.palette().panel.clone(), |ui| {
            ui.set_width((rect.width() - 60.0).clamp(180.0, 400.0));
            ui.vertical_centered(|ui| content(ui, widgets));
        });
    });
}

/// The same in the strip below the board, at which both may look; returns whether the button is pressed.
fn line(
    ctx: &egui::Context,
    widgets: &mut WidgetContext,
    strip: egui::Rect,
    state: CurtainState,
    table: &Table,
) -> bool {
    let (text, button) = invitation(state, table);
    let colors = widgets.palette().panel;
    let line = Line { said: vec![(text, colors.text)], labels: vec![button.clone()], ..Line::default() };
    let mut pressed = false;
    let moved = show_line(ctx, "curtain line", strip, &colors, &line, |ui| {
        pressed = widgets.leading(ui, state.button(), &button)
    });
    widgets.follow(ctx, moved);
    pressed
}

/// What is said, and what the button says. What both must know before they choose is said to each of them.
fn invitation(state: CurtainState, table: &Table) -> (String, String) {
    let CurtainState::Passing { side, .. } = state else {
        return (text!("curtain-both-look"), text!("curtain-lift-together"));
    };
    let position = table.game().position();
    let player = table.called(position.side_to_move());
    let task = (guide(position.game()).prompt)(position, &[], &player).task;
    let (side, other) = (player_name(table, side), player_name(table, side.other()));
    let task = text!("curtain-task", task = task, other = other);
    let said = table.notice().into_iter().chain([task]).collect::<Vec<_>>().join(" ");
    (said, text!("curtain-lift", side = side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Color32;

    #[test]
    fn a_sheet_has_two_triangles_a_cell() {
        let mut mesh = egui::Mesh::default();
        for _ in 0..3 * 5 {
            mesh.colored_vertex(egui::Pos2::ZERO, Color32::RED);
        }
        grid_indices(&mut mesh, 2, 5);
        assert_eq!(mesh.indices.len(), 2 * 4 * 2 * 3);
        assert!(mesh.indices.iter().all(|index| *index < 15));
    }
}
