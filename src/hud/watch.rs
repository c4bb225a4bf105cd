//! The strip below the board while two AIs play: stop, one turn, how fast.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::opponent::Pace;
use crate::schedule::Menu;
use crate::settings::Preferences;
use crate::settings::WATCH_SPEEDS;
use crate::table::Table;
use crate::ui::FreeArea;
use crate::ui::widget::WidgetContext;

/// Shows the strip.
pub fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    table: Res<Table>,
    mut pace: ResMut<Pace>,
    mut preferences: ResMut<Preferences>,
    menu: Res<State<Menu>>,
    area: Res<FreeArea>,
) -> Result {
    if !table.is_watched() || table.result().is_some() {
        return Ok(());
    }
    widgets.set_enabled(*menu.get() == Menu::None);
    let ctx = contexts.ctx_mut()?.clone();
    let place = area.strip(ctx.content_rect().size());
    let strip = egui::Area::new(egui::Id::new("watch")).order(egui::Order::Background);
    strip.fixed_pos(place.center()).pivot(egui::Align2::CENTER_CENTER).show(&ctx, |ui| {
        ui.set_max_size(place.size() - egui::vec2(8.0, 0.0));
        let fill = ui.visuals().panel_fill.gamma_multiply(0.9);
        let frame = egui::Frame::new().fill(fill).corner_radius(6.0).inner_margin(egui::Margin::symmetric(8, 1));
        frame.show(ui, |ui| {
            egui::ScrollArea::horizontal().id_salt("watch").show(ui, |ui| {
                ui.horizontal(|ui| {
                    let roomy = place.width() > ui.spacing().interact_size.y * 21.0;
                    buttons(ui, &mut widgets, &mut pace, &mut preferences, roomy);
                });
            });
        });
    });
    Ok(())
}

fn buttons(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    pace: &mut ResMut<Pace>,
    preferences: &mut ResMut<Preferences>,
    roomy: bool,
) {
    let with_key = |label: &str, key: &str| if roomy { format!("{label}  [{key}]") } else { label.to_owned() };
    if widgets.button(ui, "watch pause", with_key(if pace.is_paused() { "Go on" } else { "Pause" }, "Space")) {
        pace.toggle();
    }
    if widgets.button(ui, "watch step", with_key("One turn", "N")) {
        pace.step();
    }
    ui.separator();
    for (number, (label, _)) in WATCH_SPEEDS.iter().enumerate() {
        let chosen = preferences.watch_speed as usize == number;
        let label = with_key(label, &(number + 1).to_string());
        if widgets.choice(ui, &format!("watch speed {}", number + 1), chosen, &label) {
            preferences.watch_speed = number as u32;
        }
    }
}
