//! The strip below the board while two AIs play: pause, single turn, speed.

use bevy::prelude::*;
use bevy_egui::egui;

use super::notice::Remarks;
use super::panel::{PanelContext, strip};
use crate::opponent::Pace;
use crate::settings::Preferences;
use crate::settings::WATCH_SPEEDS;
use crate::table::Table;
use crate::ui::{WidgetContext, icon, to_egui};
use crate::words::text;

/// Shows the strip.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    remarks: Remarks,
    mut pace: ResMut<Pace>,
    mut preferences: ResMut<Preferences>,
) -> Result {
    if !table.is_watched() || table.result().is_some() {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let (place, colors) = (panel.strip(&ctx), panel.widgets.palette().panel);
    strip(&ctx, "watch", place, &colors, |ui| {
        let roomy = place.width() > 480.0;
        buttons(ui, &mut panel.widgets, &mut pace, &mut preferences, roomy);
        if let Some((words, color)) = remarks.line(&table) {
            ui.label(egui::RichText::new(words).small().color(to_egui(color)));
        }
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
    let (icon, help) =
        if pace.is_paused() { (icon::PLAY, text!("watch-go-on")) } else { (icon::PAUSE, text!("watch-pause")) };
    ui.spacing_mut().item_spacing.x = 4.0;
    if widgets.tool(ui, 36.0, true, "watch pause", icon, &help) {
        pace.toggle();
    }
    if widgets.tool(ui, 36.0, true, "watch step", icon::STEP, &text!("watch-step")) {
        pace.step();
    }
    for (number, (label, _)) in WATCH_SPEEDS.iter().enumerate() {
        let chosen = preferences.watch_speed as usize == number;
        let label = if roomy { format!("{}  [{}]", label(), number + 1) } else { label() };
        if widgets.choice(ui, &format!("watch speed {}", number + 1), chosen, &label) {
            preferences.watch_speed = number as u32;
        }
    }
}
