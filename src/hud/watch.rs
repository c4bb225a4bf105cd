//! The strip below the board while two AIs play: pause, single turn, speed.

use bevy::prelude::*;
use bevy_egui::egui;

use super::panel::{PanelContext, strip};
use crate::opponent::Pace;
use crate::settings::Preferences;
use crate::settings::WATCH_SPEEDS;
use crate::table::Table;
use crate::ui::WidgetContext;

/// Shows the strip.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    mut pace: ResMut<Pace>,
    mut preferences: ResMut<Preferences>,
) -> Result {
    if !table.is_watched() || table.result().is_some() {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let place = panel.strip(&ctx);
    strip(&ctx, "watch", place, |ui| {
        let roomy = place.width() > ui.spacing().interact_size.y * 21.0;
        buttons(ui, &mut panel.widgets, &mut pace, &mut preferences, roomy);
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
