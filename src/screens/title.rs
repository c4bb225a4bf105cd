//! The title: the shelf of games.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_rules::GameId;

use crate::games::{OnShow, SHOWN, caution};
use crate::hud::theme::{Scale, ink};
use crate::hud::widget::Shelf;
use crate::hud::{FreeArea, fonts};
use crate::schedule::{Menu, Screen};
use crate::screens::setup::Plan;
use crate::table::{Intent, Leftovers};

/// The shelf of games, two in a row; the one under the pointer is put on the table. Tells which is chosen.
fn games(ui: &mut egui::Ui, shelf: &mut Shelf, on_show: &mut OnShow) -> Option<GameId> {
    let gap = ui.spacing().item_spacing.x;
    let half = egui::vec2((ui.available_width() - gap) / 2.0, ui.spacing().interact_size.y * 1.3);
    let mut chosen = None;
    for row in SHOWN.chunks(2) {
        ui.horizontal(|ui| {
            let size = if row.len() == 1 { egui::vec2(2.0 * half.x + gap, half.y) } else { half };
            for &game in row {
                let name = format!("play {}", game.name());
                let label = caution(game).map_or_else(|| game.to_string(), |what| format!("{game}, {what}"));
                let (clicked, hovered) = shelf.tile(ui, size, on_show.0 == game, &name, &label);
                if hovered && on_show.0 != game {
                    on_show.0 = game;
                }
                chosen = chosen.or(clicked.then_some(game));
            }
        });
    }
    chosen
}

/// Shows the title.
pub fn show(
    mut contexts: EguiContexts,
    mut shelf: Shelf,
    mut leftovers: ResMut<Leftovers>,
    (mut plan, mut on_show): (ResMut<Plan>, ResMut<OnShow>),
    scale: Res<Scale>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
    mut area: ResMut<FreeArea>,
) -> Result {
    shelf.set_enabled(true);
    let ctx = contexts.ctx_mut()?.clone();
    let size = ctx.content_rect().size();
    let scale = scale.0;
    let narrow = size.x < 700.0;
    let width = (size.x * if narrow { 0.6 } else { 0.3 }).clamp(220.0, 380.0);
    let left = if narrow { (size.x - width) / 2.0 } else { size.x * 0.07 };
    area.set_if_neq(if narrow { FreeArea::default() } else { FreeArea::right_of(left + width + 44.0) });
    egui::Area::new(egui::Id::new("title"))
        .fixed_pos(egui::pos2(left, size.y / 2.0))
        .pivot(egui::Align2::LEFT_CENTER)
        .show(&ctx, |ui| {
            let fill = ui.visuals().panel_fill.gamma_multiply(0.9);
            egui::Frame::new().fill(fill).corner_radius(10.0).inner_margin(22.0).show(ui, |ui| {
                ui.set_width(width);
                ui.vertical_centered(|ui| {
                    let font = fonts::display((width * 0.145).min(46.0 * scale));
                    ui.label(egui::RichText::new("Ludarium").font(font).color(ink(shelf.palette().panel.accent)));
                    ui.label(egui::RichText::new("Little-known board games, brought to life").weak());
                });
                ui.add_space(10.0);
                if let Some(unfinished) = leftovers.unfinished.clone().filter(|game| SHOWN.contains(&game.setup().game))
                {
                    let label = format!("Go on with {} (turn {})", unfinished.setup().game, unfinished.ply() / 2 + 1);
                    if shelf.primary(ui, "continue", &label) {
                        leftovers.unfinished = None;
                        intents.write(Intent::Open(Box::new(unfinished)));
                    }
                }
                if let Some(game) = games(ui, &mut shelf, &mut on_show) {
                    plan.choose(game);
                    screen.set(Screen::Setup);
                }
                ui.horizontal(|ui| {
                    let third = (ui.available_width() - 2.0 * ui.spacing().item_spacing.x) / 3.0;
                    for (name, label, target) in [
                        ("rules", "How to play", Menu::Rules),
                        ("settings", "Settings", Menu::Settings),
                        ("credits", "Credits", Menu::Credits),
                    ] {
                        if shelf.sized(ui, third, true, name, label) {
                            menu.set(target);
                        }
                    }
                });
                if shelf.wide(ui, "quit", "Quit") {
                    exit.write(AppExit::Success);
                }
                for line in &leftovers.set_aside {
                    ui.label(egui::RichText::new(line).small().color(ink(shelf.palette().panel.bad)));
                }
            });
        });
    Ok(())
}
