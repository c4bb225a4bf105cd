//! The turn so far in words, and the choices that are no cells, in a strip below the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_rules::Step;

use super::FreeArea;
use super::theme::{Scale, ink};
use super::widget::Shelf;
use crate::games::guide::button_of;
use crate::games::{Guide, guide};
use crate::input::{Hand, Pick, StepBack, curtain::confirmation};
use crate::motion::MotionQueue;
use crate::schedule::Menu;
use crate::table::Table;

/// The height of the strip at normal size of text.
pub const HEIGHT: f32 = 40.0;

/// Shows the strip in games that have one, and in every game once a step is taken that the board cannot show.
pub fn show(
    mut contexts: EguiContexts,
    mut shelf: Shelf,
    table: Res<Table>,
    hand: Res<Hand>,
    queue: Res<MotionQueue>,
    menu: Res<State<Menu>>,
    area: Res<FreeArea>,
    scale: Res<Scale>,
    (mut picks, mut back): (MessageWriter<Pick>, MessageWriter<StepBack>),
) -> Result {
    let guide = guide(table.the_match().setup().game);
    if !guide.strip || table.human_to_move().is_none() || table.visiting() || hand.hidden {
        return Ok(());
    }
    shelf.set_enabled(*menu.get() == Menu::None);
    let ctx = contexts.ctx_mut()?.clone();
    let place = area.strip(ctx.content_rect().size());
    egui::Area::new(egui::Id::new("choices")).fixed_pos(place.center()).pivot(egui::Align2::CENTER_CENTER).show(
        &ctx,
        |ui| {
            ui.set_max_width(place.width() - 8.0);
            ui.set_max_height(HEIGHT * scale.0);
            egui::ScrollArea::horizontal().id_salt("choices").show(ui, |ui| {
                ui.horizontal(|ui| {
                    words(ui, &shelf, guide, &table, &hand);
                    // While pieces travel, the choices of the next turn would come and go.
                    if !queue.is_busy() {
                        buttons(ui, &mut shelf, guide, &table, &hand, &mut picks, &mut back);
                    }
                });
            });
        },
    );
    Ok(())
}

fn words(ui: &mut egui::Ui, shelf: &Shelf, guide: &Guide, table: &Table, hand: &Hand) {
    let position = table.the_match().position();
    let weak = ink(shelf.palette().panel.weak_text);
    let told = told(guide, table, &hand.path);
    if !told.is_empty() {
        ui.label(egui::RichText::new(told).strong());
    }
    if let Some(held) = hand.held.as_ref().and_then(|turn| position.spoken(turn).ok()) {
        ui.label(egui::RichText::new(held).strong());
        return;
    }
    ui.label(egui::RichText::new((guide.prompt)(position, &hand.path)).color(weak));
}

/// The steps taken, such as "e2 · 2 stones · f3".
fn told(guide: &Guide, table: &Table, path: &[Step]) -> String {
    let position = table.the_match().position();
    let word = |(index, step): (usize, &Step)| match step.cell() {
        Some(cell) => position.cell_name(cell),
        None => (guide.label)(position, &path[..index], *step),
    };
    path.iter().enumerate().map(word).collect::<Vec<_>>().join(" · ")
}

fn buttons(
    ui: &mut egui::Ui,
    shelf: &mut Shelf,
    guide: &Guide,
    table: &Table,
    hand: &Hand,
    picks: &mut MessageWriter<Pick>,
    back: &mut MessageWriter<StepBack>,
) {
    let position = table.the_match().position();
    for (index, step) in hand.options().enumerate() {
        let Some(name) = button_of(step) else { continue };
        let label = (guide.label)(position, &hand.path, step);
        let label = if index < 9 { format!("{label}  [{}]", index + 1) } else { label };
        if shelf.button(ui, &name, label) {
            picks.write(Pick::press(step));
        }
    }
    if let Some(turn) = &hand.held
        && shelf.button(ui, "confirm", "Confirm  [Enter]")
    {
        picks.write_batch(confirmation(table, turn));
    }
    let may_step_back = !hand.path.is_empty() || hand.held.is_some();
    if may_step_back && shelf.button(ui, "step back", "Back") {
        back.write(StepBack);
    }
}
