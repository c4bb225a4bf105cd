//! The turn so far in words, and the choices that are no cells, in a strip below the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_rules::Step;

use super::FreeArea;
use super::theme::{Scale, ink};
use super::widget::Shelf;
use crate::games::guide::button_of;
use crate::games::{Guide, guide};
use crate::input::{Hand, Offer, Pick, StepBack};
use crate::motion::MotionQueue;
use crate::schedule::Menu;
use crate::table::Table;

/// The height of the strip at normal size of text.
pub const HEIGHT: f32 = 40.0;

/// Strips that are less wide than this, at normal size of text, have no room for words before the buttons.
const NARROW: f32 = 720.0;

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
    // In the background as the panels are: what lies above it keeps the pointer for a moment after it has left.
    let strip = egui::Area::new(egui::Id::new("choices")).order(egui::Order::Background);
    strip.fixed_pos(place.center()).pivot(egui::Align2::CENTER_CENTER).show(&ctx, |ui| {
        ui.set_max_width(place.width() - 8.0);
        ui.set_max_height(HEIGHT * scale.0);
        // In a narrow window the buttons come first, so that none is out of sight.
        let narrow = place.width() < NARROW * scale.0;
        let fill = ui.visuals().panel_fill.gamma_multiply(0.9);
        let frame = egui::Frame::new().fill(fill).corner_radius(6.0).inner_margin(egui::Margin::symmetric(8, 1));
        frame.show(ui, |ui| {
            egui::ScrollArea::horizontal().id_salt("choices").show(ui, |ui| {
                ui.horizontal(|ui| {
                    if !narrow {
                        words(ui, &shelf, guide, &table, &hand);
                    }
                    // While pieces travel, the choices of the next turn would come and go.
                    if !queue.is_busy() {
                        picks.write_batch(buttons(ui, &mut shelf, guide, &table, &hand, narrow));
                        if !hand.path.is_empty() && shelf.button(ui, "step back", "Back") {
                            back.write(StepBack);
                        }
                    }
                    if narrow {
                        words(ui, &shelf, guide, &table, &hand);
                    }
                });
            });
        });
    });
    Ok(())
}

fn words(ui: &mut egui::Ui, shelf: &Shelf, guide: &Guide, table: &Table, hand: &Hand) {
    let position = table.the_match().position();
    let weak = ink(shelf.palette().panel.weak_text);
    if let Some(tool) = &hand.tool {
        ui.label(egui::RichText::new(&tool.says).strong());
        return;
    }
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

/// Shows the buttons and tells what is picked with them.
fn buttons(
    ui: &mut egui::Ui,
    shelf: &mut Shelf,
    guide: &Guide,
    table: &Table,
    hand: &Hand,
    narrow: bool,
) -> Option<Pick> {
    let offers = match &hand.tool {
        Some(tool) => tool.offers.clone(),
        None => plain_offers(guide, table, hand),
    };
    let mut picked = None;
    for (index, offer) in offers.into_iter().enumerate() {
        let label = if index < 9 && !narrow { format!("{}  [{}]", offer.label, index + 1) } else { offer.label };
        if shelf.offer(ui, &offer.name, label, offer.why_not.as_deref()) {
            picked = Some(offer.pick);
        }
    }
    picked
}

/// The choices of the rules that are no cells.
fn plain_offers(guide: &Guide, table: &Table, hand: &Hand) -> Vec<Offer> {
    let position = table.the_match().position();
    let offer = |step| Some(Offer::press(button_of(step)?, (guide.label)(position, &hand.path, step), step));
    hand.options().filter_map(offer).collect()
}
