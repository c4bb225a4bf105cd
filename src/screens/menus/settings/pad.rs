//! The gamepad in the menu of preferences: which one is there, and what its buttons do.

use bevy::prelude::Commands;
use bevy_egui::egui::{RichText, Ui, vec2};
use strum::IntoEnumIterator;

use crate::pad::{PadAct, PadMap, Pads, ReadPads};
use crate::settings::Preferences;
use crate::ui::WidgetContext;
use crate::words::text;

/// The width of a line, in points; as many stand beside each other as there is room for.
const LINE: f32 = 270.0;

pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    pads: &mut Pads,
    preferences: &mut Preferences,
    commands: &mut Commands,
) {
    match pads.trouble() {
        Some(why) => {
            ui.label(text!("pad-trouble", why = why));
            if widgets.button(ui, "read pads", &text!("pad-retry")) {
                commands.trigger(ReadPads);
            }
        }
        None if pads.names().next().is_none() => {
            ui.label(text!("pad-none"));
        }
        None => pads.names().for_each(|name| {
            ui.label(name);
        }),
    }
    ui.label(RichText::new(text!("pad-help")).small().weak());
    ui.add_space(4.0);
    let (map, family) = (PadMap::read(&preferences.pad), pads.family());
    let columns = (ui.available_width() / LINE).floor().max(1.0);
    let width = ui.available_width() / columns - ui.spacing().item_spacing.x;
    ui.horizontal_wrapped(|ui| {
        for act in PadAct::iter() {
            let awaited = pads.awaits() == Some(act);
            let label = format!("{}   {}", family.sign(map.button(act)), act.label());
            ui.allocate_ui(vec2(width, ui.spacing().interact_size.y), |ui| {
                if widgets.choice(ui, &format!("pad {}", act as usize), awaited, &label) {
                    pads.await_button(Some(act).filter(|_| !awaited));
                }
            });
        }
    });
    if pads.awaits().is_some() {
        ui.label(text!("pad-press"));
    } else if !preferences.pad.is_empty() && widgets.button(ui, "pad default", &text!("pad-default")) {
        preferences.pad.clear();
    }
}
