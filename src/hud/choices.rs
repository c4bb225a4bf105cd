//! The turn so far in words, and the choices that are no cells, in a strip below the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_rules::Step;

use super::FreeArea;
use super::theme::{Scale, ink};
use super::widget::Shelf;
use crate::games::guide::button_of;
use crate::games::{Guide, guide};
use crate::input::{Hand, Pick, StepBack};
use crate::motion::MotionQueue;
use crate::schedule::Menu;
use crate::table::Table;

/// The height of the strip at normal size of text.
pub const HEIGHT: f32 = 40.0;
/// A strip that is narrower than this, at normal size of text, has no room for words beside buttons.
const ROOMY: f32 = 400.0;

/// Shows the strip in games that have one, and in every game once a step is taken that the board cannot show.
pub fn show(
    mut contexts: EguiContexts,
    mut shelf: Shelf,
    table: Res<Table>,
    mut hand: ResMut<Hand>,
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
    let mut considered = None;
    egui::Area::new(egui::Id::new("choices")).fixed_pos(place.center()).pivot(egui::Align2::CENTER_CENTER).show(
        &ctx,
        |ui| {
            ui.set_max_width(place.width() - 8.0);
            ui.set_max_height(HEIGHT * scale.0);
            let fill = ui.visuals().panel_fill.gamma_multiply(0.9);
            egui::Frame::new().fill(fill).corner_radius(6.0).inner_margin(egui::Margin::symmetric(8, 1)).show(
                ui,
                |ui| {
                    egui::ScrollArea::horizontal().id_salt("choices").show(ui, |ui| {
                        ui.horizontal(|ui| {
                            // Where there is little room, buttons go before words.
                            if place.width() > ROOMY * scale.0 || hand.options().next().is_none() {
                                words(ui, &shelf, guide, &table, &hand);
                            }
                            // While pieces travel, the choices of the next turn would come and go.
                            if !queue.is_busy() {
                                considered = buttons(ui, &mut shelf, guide, &table, &hand, &mut picks, &mut back);
                            }
                        });
                    });
                },
            );
        },
    );
    if hand.considered != considered {
        hand.considered = considered;
    }
    Ok(())
}

fn words(ui: &mut egui::Ui, shelf: &Shelf, guide: &Guide, table: &Table, hand: &Hand) {
    let position = table.the_match().position();
    let weak = ink(shelf.palette().panel.weak_text);
    let told = told(guide, table, &hand.path);
    if !told.is_empty() {
        ui.label(egui::RichText::new(told).strong());
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

/// The buttons of the choices; tells on which of them the pointer is.
fn buttons(
    ui: &mut egui::Ui,
    shelf: &mut Shelf,
    guide: &Guide,
    table: &Table,
    hand: &Hand,
    picks: &mut MessageWriter<Pick>,
    back: &mut MessageWriter<StepBack>,
) -> Option<Step> {
    let mut considered = None;
    let position = table.the_match().position();
    for (index, step) in hand.options().enumerate() {
        let Some(name) = button_of(step) else { continue };
        let label = (guide.label)(position, &hand.path, step);
        let label = if index < 9 { format!("{label}  [{}]", index + 1) } else { label };
        let (clicked, hovered) = shelf.weighed(ui, &name, label);
        considered = considered.or(hovered.then_some(step));
        if clicked {
            picks.write(Pick::press(step));
        }
    }
    if !hand.path.is_empty() && shelf.button(ui, "step back", "Back") {
        back.write(StepBack);
    }
    considered
}
