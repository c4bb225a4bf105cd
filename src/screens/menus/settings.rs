//! The menu of preferences, in groups.

pub(super) mod keys;
mod pad;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui, vec2};
use strum::{EnumIter, IntoEnumIterator};

use self::keys::KeyNews;
use super::files::{FilePicker, FileWish};
use super::{MenuSheet, no_foot, sheet};
use crate::actions::{AwaitedKey, KeyExchange};
use crate::library::{Everything, ExportEverything, LudoboxChosen};
use crate::look::palette::{Palette, PaletteName};
use crate::pad::Pads;
use crate::page;
use crate::schedule::{Menu, MenuStack};
use crate::screens::opponents::teach_from;
use crate::screens::setup::board_turning;
use crate::settings::{Graphics, Label, Preferences, ReducedMotion, Viewpoint};
use crate::sound::SoundNotices;
use crate::ui::{WidgetContext, card, fonts, to_egui};
use crate::words::{self, Language, text};

/// How fast pieces move: what it is called, and the factor.
const SPEEDS: [(Label, f32); 4] = [
    (|| text!("speed-at-once"), 0.0),
    (|| text!("speed-slow"), 0.5),
    (|| text!("speed-normal"), 1.0),
    (|| text!("speed-fast"), 2.0),
];

/// Sizes of text in per cent.
const TEXT_SIZES: [u8; 5] = [80, 100, 125, 150, 200];

/// The height of the largest group.
const LEAST_HEIGHT: f32 = 430.0;

/// What belongs together.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Group {
    #[default]
    Board,
    Motion,
    Sound,
    Play,
    Keys,
    Pad,
    Reading,
    Data,
}

impl Group {
    /// The name of its button for scripts, and what is written on it.
    fn words(self) -> (&'static str, String) {
        match self {
            Group::Board => ("group board", text!("settings-board")),
            Group::Motion => ("group motion", text!("settings-motion")),
            Group::Sound => ("group sound", text!("settings-sound")),
            Group::Play => ("group play", text!("settings-play")),
            Group::Keys => ("group keys", text!("settings-keys")),
            Group::Pad => ("group pad", text!("settings-pad")),
            Group::Reading => ("group reading", text!("settings-reading")),
            Group::Data => ("group data", text!("settings-data")),
        }
    }
}

/// A preference that is on or off.
struct Switch {
    /// Its name for scripts.
    name: &'static str,
    /// What is written beside it.
    label: Label,
    /// Where it is.
    flag: fn(&mut Preferences) -> &mut bool,
}

const BOARD: [Switch; 2] = [
    Switch {
        name: "evaluation bar",
        label: || text!("settings-evaluation-bar"),
        flag: |preferences| &mut preferences.evaluation_bar,
    },
    Switch {
        name: "show movable",
        label: || text!("settings-show-movable"),
        flag: |preferences| &mut preferences.show_movable,
    },
];

const SOUND: [Switch; 2] = [
    Switch { name: "mono", label: || text!("settings-mono"), flag: |preferences| &mut preferences.mono },
    Switch { name: "captions", label: || text!("settings-captions"), flag: |preferences| &mut preferences.captions },
];

const PLAY: [Switch; 6] = [
    Switch {
        name: "finish forced",
        label: || text!("settings-finish-forced"),
        flag: |preferences| &mut preferences.finish_forced,
    },
    Switch {
        name: "review matches",
        label: || text!("settings-review-matches"),
        flag: |preferences| &mut preferences.review_matches,
    },
    Switch { name: "ponder", label: || text!("settings-ponder"), flag: |preferences| &mut preferences.ponder },
    Switch {
        name: "confirm resign",
        label: || text!("settings-confirm-resign"),
        flag: |preferences| &mut preferences.confirm_resign,
    },
    Switch {
        name: "ask to undo",
        label: || text!("settings-ask-to-undo"),
        flag: |preferences| &mut preferences.ask_to_undo,
    },
    Switch {
        name: "pause hidden",
        label: || text!("settings-pause-hidden"),
        flag: |preferences| &mut preferences.pause_hidden,
    },
];

/// What the menu shows, changes and leads to.
#[derive(SystemParam)]
pub(super) struct SettingsMenu<'w, 's> {
    preferences: ResMut<'w, Preferences>,
    sound: Res<'w, SoundNotices>,
    menus: ResMut<'w, MenuStack>,
    everything: Res<'w, Everything>,
    picker: ResMut<'w, FilePicker>,
    keys: (Res<'w, KeyExchange>, ResMut<'w, AwaitedKey>, ResMut<'w, KeyNews>),
    pads: ResMut<'w, Pads>,
    commands: Commands<'w, 's>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: SettingsMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut SettingsMenu| {
        let mut changed = menu.preferences.clone();
        body(ui, widgets, &mut changed, menu);
        menu.preferences.set_if_neq(changed);
    };
    if page.show(sheet("settings", text!("settings"), 620.0), &mut menu, body, no_foot)? {
        menu.menus.pop();
    }
    Ok(())
}

fn body(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences, menu: &mut SettingsMenu) {
    // The sheet keeps its size from group to group.
    ui.set_min_height(LEAST_HEIGHT.min(ui.ctx().content_rect().height() - 120.0));
    let id = egui::Id::new("settings group");
    let mut group: Group = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    ui.horizontal_wrapped(|ui| {
        for other in Group::iter() {
            let (name, label) = other.words();
            if widgets.choice(ui, name, group == other, &label) {
                group = other;
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, group));
    ui.add_space(8.0);
    match group {
        Group::Board => {
            palettes(ui, widgets, preferences);
            viewpoint(ui, widgets, preferences);
            graphics(ui, widgets, preferences);
            switches(ui, widgets, preferences, &BOARD);
            ui.horizontal_wrapped(|ui| {
                ui.label(text!("settings-turn-board"));
                board_turning(ui, widgets, preferences);
            });
            ui.label(egui::RichText::new(text!("board-between-players-help")).small().weak());
        }
        Group::Motion => {
            speed(ui, widgets, preferences);
            reduced_motion(ui, widgets, preferences);
        }
        Group::Sound => {
            switches(ui, widgets, preferences, &SOUND);
            volumes(ui, widgets, preferences);
            for trouble in menu.sound.troubles() {
                ui.label(trouble.words());
            }
        }
        Group::Play => {
            switches(ui, widgets, preferences, &PLAY);
            teach_from(ui, widgets, preferences);
            ui.add_space(6.0);
            if !page::IS_THERE && widgets.button(ui, "programs", &text!("settings-programs")) {
                menu.menus.push(Menu::Programs);
            }
        }
        Group::Keys => {
            let (exchange, awaited, news) = &mut menu.keys;
            keys::show(ui, widgets, (exchange, awaited, news), preferences);
        }
        Group::Pad => pad::show(ui, widgets, &mut menu.pads, preferences, &mut menu.commands),
        Group::Reading => {
            languages(ui, widgets, preferences);
            text_size(ui, widgets, preferences);
        }
        Group::Data => data(ui, widgets, menu),
    }
}

/// Everything in one file, and back.
fn data(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut SettingsMenu) {
    ui.label(text!("everything-help"));
    ui.add_space(8.0);
    if widgets.button(ui, "export everything", &text!("everything-export")) {
        menu.commands.trigger(ExportEverything);
    }
    if widgets.button(ui, "import everything", &text!("everything-import")) {
        menu.picker.set(FileWish::Ludobox);
        menu.menus.push(Menu::Everything);
        menu.menus.push(Menu::Files);
    }
    if let Some(backup) = menu.everything.backup()
        && widgets.button(ui, "bring back", &text!("everything-bring-back"))
    {
        menu.commands.trigger(LudoboxChosen(backup.clone()));
    }
}

fn switches(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences, switches: &[Switch]) {
    for Switch { name, label, flag } in switches {
        widgets.switch(ui, name, flag(preferences), &label());
    }
}

fn volumes(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    let volumes = [
        ("volume overall", text!("settings-volume-overall"), &mut preferences.overall_volume),
        ("volume effects", text!("settings-volume-effects"), &mut preferences.effects_volume),
        ("volume room", text!("settings-volume-room"), &mut preferences.ambience_volume),
        ("volume interface", text!("settings-volume-interface"), &mut preferences.interface_volume),
        ("volume music", text!("settings-volume-music"), &mut preferences.music_volume),
    ];
    for (name, label, volume) in volumes {
        ui.label(&label);
        let width = ui.available_width().min(360.0);
        widgets.slider(ui, name, volume, width, &label);
        ui.add_space(4.0);
    }
}

fn speed(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.label(text!("settings-speed"));
    ui.horizontal_wrapped(|ui| {
        for (label, speed) in SPEEDS {
            if widgets.choice(ui, &format!("speed {speed}"), preferences.speed == speed, &label()) {
                preferences.speed = speed;
            }
        }
    });
    ui.add_space(6.0);
}

fn reduced_motion(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.label(text!("settings-reduced-motion"));
    ui.horizontal_wrapped(|ui| {
        for (index, motion) in ReducedMotion::iter().enumerate() {
            let chosen = preferences.reduced_motion() == motion;
            if widgets.choice(ui, &format!("reduced motion {index}"), chosen, &motion.label()) {
                preferences.set_reduced_motion(motion);
            }
        }
    });
}

/// The system's language, or one of those that there are words in, each called by its own name.
pub(super) fn languages(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.label(text!("settings-language"));
    ui.horizontal_wrapped(|ui| {
        if widgets.choice(ui, "language system", preferences.language.is_empty(), &text!("settings-language-system")) {
            preferences.language.clear();
        }
        for Language { code, name } in words::languages() {
            if widgets.choice(ui, &format!("language {code}"), preferences.language == *code, name) {
                preferences.language.clone_from(code);
            }
        }
    });
    ui.add_space(6.0);
}

/// The sizes of text, each in letters of its size.
pub(super) fn text_size(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.label(text!("settings-text-size"));
    ui.horizontal_wrapped(|ui| {
        for percent in TEXT_SIZES {
            let size = f32::from(percent) / 100.0;
            let (name, label) = (format!("text {percent}"), text!("settings-text-percent", percent = percent));
            let (response, rect) = widgets.tile(ui, vec2(86.0, 78.0), preferences.text_scale == size, &name, &label);
            let colors = widgets.palette().panel;
            let write = |y: f32, text: &str, font: egui::FontId, color| {
                let place = rect.center_top() + vec2(0.0, y);
                ui.painter().text(place, egui::Align2::CENTER_CENTER, text, font, to_egui(color));
            };
            write(28.0, &text!("settings-text-sample"), fonts::bold(16.0 * size), colors.text);
            write(60.0, &label, egui::FontId::proportional(15.0), colors.weak_text);
            if response.clicked() {
                preferences.text_scale = size;
            }
        }
    });
    ui.label(RichText::new(text!("settings-text-help")).small().weak());
}

/// The palettes, each with what its colours mean at the board.
pub(super) fn palettes(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.label(text!("settings-colours"));
    let gap = ui.spacing().item_spacing.x;
    let width = ((ui.available_width() - 2.0 * gap) / 3.0).clamp(100.0, 190.0);
    ui.horizontal_wrapped(|ui| {
        for (index, name) in PaletteName::iter().enumerate() {
            let chosen = preferences.palette() == name;
            let spoken = name.label();
            let (response, rect) = widgets.tile(ui, vec2(width, 70.0), chosen, &format!("palette {index}"), &spoken);
            swatches(ui.painter(), rect, &name.palette());
            let color = to_egui(widgets.palette().panel.text);
            let place = rect.center_bottom() - vec2(0.0, 20.0);
            card::caption(ui.painter(), place, width - 16.0, &spoken, egui::FontId::proportional(16.0), color);
            if response.clicked() {
                preferences.set_palette(name);
            }
        }
    });
    ui.add_space(4.0);
}

/// Five small cells with the marks that mean something: chosen, target, capture, last turn, hint.
fn swatches(painter: &egui::Painter, tile: egui::Rect, palette: &Palette) {
    let step = (tile.width() - 24.0) / 5.0;
    let side = step.min(20.0);
    for (index, color) in
        [palette.selection, palette.target, palette.capture, palette.last_turn, palette.hint].into_iter().enumerate()
    {
        let at = egui::pos2(tile.min.x + 12.0 + (index as f32 + 0.5) * step, tile.min.y + 24.0);
        let cell = egui::Rect::from_center_size(at, vec2(side, side));
        painter.rect_filled(cell, 3.0, to_egui(palette.panel.background));
        match index {
            0 => painter.circle_stroke(at, side * 0.33, egui::Stroke::new(3.0, to_egui(color))),
            1 => painter.circle_filled(at, side * 0.24, to_egui(color)),
            _ => painter.rect_stroke(
                cell.shrink(2.0),
                2.0,
                egui::Stroke::new(3.0, to_egui(color)),
                egui::StrokeKind::Inside,
            ),
        };
    }
}

fn viewpoint(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("settings-view"));
        for (index, viewpoint) in Viewpoint::iter().enumerate() {
            let chosen = preferences.viewpoint() == viewpoint;
            if widgets.choice(ui, &format!("view {index}"), chosen, &viewpoint.label()) {
                preferences.set_viewpoint(viewpoint);
            }
        }
    });
}

fn graphics(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("settings-graphics"));
        for (index, graphics) in Graphics::iter().enumerate() {
            let chosen = preferences.graphics() == graphics;
            if widgets.choice(ui, &format!("graphics {index}"), chosen, &graphics.label()) {
                preferences.set_graphics(graphics);
            }
        }
    });
}
