//! The strip below the board while two AIs play: pause, single turn, speed.

use bevy::prelude::*;
use bevy_egui::egui;

use super::failed::FailedSearch;
use super::notice::Remarks;
use super::panel::{PanelContext, show_line};
use super::words::Line;
use crate::opponent::{Pace, Seat};
use crate::settings::Preferences;
use crate::settings::WATCH_SPEEDS;
use crate::table::{QuestionOpen, Table};
use crate::ui::{WidgetContext, icon, side_of};
use crate::words::text;

/// The side of a tool.
const TOOL: f32 = 36.0;
/// Between buttons.
const GAP: f32 = 4.0;

/// Shows the strip.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    remarks: Remarks,
    (seat, question): (Res<Seat>, Res<QuestionOpen>),
    mut pace: ResMut<Pace>,
    mut failed: FailedSearch,
) -> Result {
    if !table.is_watched() || table.result().is_some() || seat.trouble(&table).is_some() || question.0 {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let (place, colors) = (panel.strip(&ctx), panel.widgets.palette().panel);
    let labels = labels(place.width() > 480.0);
    let remark = remarks.line(&table, &ctx);
    let has_failed = remark.is_none() && failed.words().is_some();
    let said = remark.or_else(|| Some((failed.words()?, colors.bad))).into_iter().collect();
    let ways = if has_failed { failed.labels() } else { Vec::new() };
    let line = Line {
        said,
        labels: labels.iter().cloned().chain(ways).collect(),
        signs: 2.0 * (side_of(&ctx, TOOL, GAP) + GAP),
        ..Line::default()
    };
    let moved = show_line(&ctx, "watch", place, &colors, &line, |ui| {
        if has_failed {
            failed.show(ui, &mut panel.widgets);
        }
        buttons(ui, &mut panel.widgets, &mut pace, &mut failed.preferences, &labels);
    });
    panel.widgets.follow(&ctx, moved);
    Ok(())
}

fn buttons(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    pace: &mut ResMut<Pace>,
    preferences: &mut ResMut<Preferences>,
    labels: &[String],
) {
    let (icon, help) =
        if pace.is_paused() { (icon::PLAY, text!("watch-go-on")) } else { (icon::PAUSE, text!("watch-pause")) };
    ui.spacing_mut().item_spacing.x = GAP;
    if widgets.tool(ui, TOOL, true, "watch pause", icon, &help) {
        pace.toggle();
    }
    if widgets.tool(ui, TOOL, true, "watch step", icon::STEP, &text!("watch-step")) {
        pace.step();
    }
    for (number, label) in labels.iter().enumerate() {
        let chosen = preferences.watch_speed as usize == number;
        if widgets.choice(ui, &format!("watch speed {}", number + 1), chosen, label) {
            preferences.watch_speed = number as u32;
        }
    }
}

/// What is written on the buttons of the speeds, with their keys where there is room.
fn labels(roomy: bool) -> Vec<String> {
    let keyed = |(number, label): (usize, String)| format!("{label}  [{}]", number + 1);
    let labels = WATCH_SPEEDS.iter().map(|(label, _)| label());
    if roomy { labels.enumerate().map(keyed).collect() } else { labels.collect() }
}
