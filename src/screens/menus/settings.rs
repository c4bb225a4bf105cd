//! The menu of preferences.

use bevy_egui::egui::{self, Ui};
use strum::IntoEnumIterator;

use crate::look::palette::PaletteName;
use crate::settings::{Preferences, Viewpoint};
use crate::ui::WidgetContext;

/// How fast pieces move: what it is called, and the factor.
const SPEEDS: [(&str, f32); 4] = [("At once", 0.0), ("Slow", 0.5), ("Normal", 1.0), ("Fast", 2.0)];

/// Sizes of text in per cent.
const TEXT_SIZES: [u8; 5] = [80, 100, 125, 150, 200];

/// A preference that is on or off: what is written beside it, and where it is.
type Switch = (&'static str, fn(&mut Preferences) -> &mut bool);

const SWITCHES: [Switch; 8] = [
    ("Reduced motion: nothing travels, only fades", |preferences| &mut preferences.reduced_motion),
    ("Two people: the board turns to the side to move", |preferences| &mut preferences.turn_board),
    ("Mark the pieces that can act", |preferences| &mut preferences.show_movable),
    ("Take the only possible step by itself", |preferences| &mut preferences.finish_forced),
    ("A bar beside the board shows who stands better", |preferences| &mut preferences.evaluation_bar),
    ("The AI also thinks on your time (not with simple graphics)", |preferences| &mut preferences.ponder),
    ("Ask before resigning", |preferences| &mut preferences.confirm_resign),
    ("Clocks stop while the window is hidden", |preferences| &mut preferences.pause_hidden),
];

pub(super) fn show(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.heading("Settings");
    volumes(ui, preferences);
    speed(ui, widgets, preferences);
    text_size(ui, widgets, preferences);
    palette(ui, widgets, preferences);
    viewpoint(ui, widgets, preferences);
    for (label, flag) in SWITCHES {
        let response = ui.checkbox(flag(preferences), label);
        widgets.remember(ui, label, response.rect);
    }
}

fn volumes(ui: &mut Ui, preferences: &mut Preferences) {
    let volumes = [
        ("Pieces and events", &mut preferences.effects_volume),
        ("Room", &mut preferences.ambience_volume),
        ("Buttons and hints", &mut preferences.interface_volume),
    ];
    egui::Grid::new("volumes").num_columns(2).show(ui, |ui| {
        for (label, volume) in volumes {
            ui.label(format!("Volume: {label}"));
            ui.add(egui::Slider::new(volume, 0.0..=1.0).show_value(false));
            ui.end_row();
        }
    });
}

fn speed(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label("Motion");
        for (label, speed) in SPEEDS {
            if widgets.choice(ui, &format!("speed {speed}"), preferences.speed == speed, label) {
                preferences.speed = speed;
            }
        }
    });
}

fn text_size(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label("Size of text");
        for percent in TEXT_SIZES {
            let size = f32::from(percent) / 100.0;
            if widgets.choice(ui, &format!("text {percent}"), preferences.text_scale == size, &format!("{percent} %")) {
                preferences.text_scale = size;
            }
        }
    });
}

fn palette(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label("Colours");
        for (index, palette) in PaletteName::iter().enumerate() {
            let chosen = preferences.palette() == palette;
            if widgets.choice(ui, &format!("palette {index}"), chosen, palette.label()) {
                preferences.set_palette(palette);
            }
        }
    });
}

fn viewpoint(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label("View (V)");
        for (index, viewpoint) in Viewpoint::iter().enumerate() {
            let chosen = preferences.viewpoint() == viewpoint;
            if widgets.choice(ui, &format!("view {index}"), chosen, viewpoint.label()) {
                preferences.set_viewpoint(viewpoint);
            }
        }
    });
}
