//! The title: the shelf of games.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_rules::GameId;

use crate::games::{self, GAMES};
use crate::schedule::{Menu, MenuStack, Screen};
use crate::screens::setup::MatchSetup;
use crate::settings::CorrectedPreferences;
use crate::stage::{GameUi, PreviewGame};
use crate::table::{Intent, IntentWriter, Leftovers};
use crate::ui::theme::to_egui;
use crate::ui::widget::WidgetContext;
use crate::ui::{FreeArea, Scale, fonts};

/// The shelf of games, two in a row; the one under the pointer is put on the table. Returns the chosen one.
fn shelf(ui: &mut egui::Ui, widgets: &mut WidgetContext, preview_game: &mut PreviewGame) -> Option<GameId> {
    let gap = ui.spacing().item_spacing.x;
    let whole = egui::vec2(ui.available_width(), ui.spacing().interact_size.y * 1.3);
    let half = egui::vec2((whole.x - gap) / 2.0, whole.y);
    let mut chosen = None;
    for row in GAMES.chunks(2) {
        ui.horizontal(|ui| {
            for &GameUi { id: game, short_name, .. } in row {
                let size = if row.len() == 1 { whole } else { half };
                let name = format!("play {}", game.name());
                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                let response = widgets.entry(ui, rect, preview_game.0 == game, &name, short_name);
                let (clicked, hovered) = (response.clicked(), response.hovered());
                if hovered && preview_game.0 != game {
                    preview_game.0 = game;
                }
                chosen = chosen.or(clicked.then_some(game));
            }
        });
    }
    let game = games::ui(preview_game.0);
    let full = game.caution.map_or_else(|| game.id.to_string(), |what| format!("{}, {what}", game.id));
    ui.vertical_centered(|ui| ui.label(egui::RichText::new(format!("{full}: {}", game.blurb)).small().weak()));
    chosen
}

/// Shows the title.
pub fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    (mut leftovers, corrected): (ResMut<Leftovers>, Res<CorrectedPreferences>),
    (mut setup, mut preview_game): (ResMut<MatchSetup>, ResMut<PreviewGame>),
    scale: Res<Scale>,
    (mut screen, mut menus): (ResMut<NextState<Screen>>, ResMut<MenuStack>),
    (mut intents, mut exit): (IntentWriter, MessageWriter<AppExit>),
    mut area: ResMut<FreeArea>,
) -> Result {
    widgets.set_enabled(true);
    let ctx = contexts.ctx_mut()?.clone();
    let size = ctx.content_rect().size();
    let narrow = size.x < 700.0;
    // Larger text needs a broader panel.
    let width = (size.x * if narrow { 0.6 } else { 0.3 }).clamp(220.0, 380.0);
    let width = width.min(size.x * 0.7);
    let left = if narrow { (size.x - width) / 2.0 } else { size.x * 0.07 };
    area.set_if_neq(if narrow { FreeArea::default() } else { FreeArea::right_of(left + width + 44.0).times(scale.0) });
    egui::Area::new(egui::Id::new("title"))
        .fixed_pos(egui::pos2(left, size.y / 2.0))
        .pivot(egui::Align2::LEFT_CENTER)
        .show(&ctx, |ui| {
            let fill = ui.visuals().panel_fill.gamma_multiply(0.9);
            egui::Frame::new().fill(fill).corner_radius(10.0).inner_margin(22.0).show(ui, |ui| {
                ui.set_width(width);
                ui.vertical_centered(|ui| {
                    let font = fonts::display((width * 0.145).min(46.0));
                    ui.label(egui::RichText::new("Ludarium").font(font).color(to_egui(widgets.palette().panel.accent)));
                    ui.label(egui::RichText::new("Little-known board games, brought to life").weak());
                });
                ui.add_space(10.0);
                if let Some(unfinished) = leftovers.unfinished.clone() {
                    let label = format!("Go on with {} (turn {})", unfinished.setup().game, unfinished.ply() / 2 + 1);
                    if widgets.primary(ui, "continue", &label) {
                        leftovers.unfinished = None;
                        intents.write(Intent::Open(Box::new(unfinished)));
                    }
                }
                if let Some(game) = shelf(ui, &mut widgets, &mut preview_game) {
                    setup.choose(game);
                    screen.set(Screen::Setup);
                }
                ui.horizontal(|ui| {
                    let third = (ui.available_width() - 2.0 * ui.spacing().item_spacing.x) / 3.0;
                    for (name, label, target) in [
                        ("rules", "How to play", Menu::Rules),
                        ("settings", "Settings", Menu::Settings),
                        ("credits", "Credits", Menu::Credits),
                    ] {
                        if widgets.sized(ui, third, true, name, label) {
                            menus.push(target);
                        }
                    }
                });
                if widgets.wide(ui, "quit", "Quit") {
                    exit.write(AppExit::Success);
                }
                for line in leftovers.set_aside.iter().cloned().chain(corrected.line()) {
                    ui.label(egui::RichText::new(line).small().color(to_egui(widgets.palette().panel.bad)));
                }
            });
        });
    Ok(())
}
