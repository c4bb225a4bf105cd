//! What can be chosen for a picture and for a film.

use bevy_egui::egui::{self, RichText, TextStyle, Ui};
use ludarium_record::Match;
use ludarium_rules::Side;
use strum::IntoEnumIterator;

use super::sheet::{ExportSheet, Part};
use crate::look::palette::PaletteName;
use crate::settings::{FILM_SECONDS, FILM_SIZES, PICTURE_SIZES, Preferences};
use crate::ui::{WidgetContext, fit, icon, to_egui};
use crate::words::{self, text};

/// How wide the words before a slider and the number behind it are.
const WORDS: f32 = 74.0;
const NUMBER: f32 = 40.0;
/// The side of a tool beside a slider.
const TOOL: f32 = 28.0;

/// Shows the choices of the part that is open.
pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    (sheet, game): (&mut ExportSheet, &Match),
    preferences: &mut Preferences,
) {
    ui.spacing_mut().item_spacing.y = 6.0;
    match sheet.part {
        Part::Text => about_text(ui, widgets, sheet),
        Part::Picture => {
            position(ui, widgets, sheet, game);
            sizes(ui, widgets, &PICTURE_SIZES, &mut preferences.picture_size);
            looks(ui, widgets, sheet, game, preferences);
        }
        Part::Film => {
            range(ui, widgets, sheet, game, preferences);
            speeds(ui, widgets, preferences);
            sizes(ui, widgets, &FILM_SIZES, &mut preferences.film_size);
            looks(ui, widgets, sheet, game, preferences);
        }
    }
}

fn about_text(ui: &mut Ui, widgets: &mut WidgetContext, sheet: &mut ExportSheet) {
    let weak = to_egui(widgets.palette().panel.weak_text);
    if sheet.whole().is_some() {
        ui.horizontal_wrapped(|ui| {
            for (name, label, line_only) in
                [("study", text!("export-whole"), false), ("line", text!("export-line"), true)]
            {
                if widgets.choice(ui, name, sheet.line_only == line_only, &label) {
                    sheet.line_only = line_only;
                }
            }
        });
        let help = if sheet.line_only { text!("export-line-help") } else { text!("export-whole-help") };
        ui.label(RichText::new(help).small().color(weak));
        ui.add_space(8.0);
    }
    for (heading, help) in [
        (text!("library-export"), text!("export-text-help")),
        (text!("library-share"), text!("export-code-help")),
        (text!("link-copy"), text!("link-copy-help")),
    ] {
        ui.label(heading);
        ui.label(RichText::new(help).small().color(weak));
        ui.add_space(8.0);
    }
}

/// Which position is drawn, and how it came about.
fn position(ui: &mut Ui, widgets: &mut WidgetContext, sheet: &mut ExportSheet, game: &Match) {
    ply(ui, widgets, ("ply", text!("export-ply")), &mut sheet.ply, (0, game.ply()));
    said_of(ui, widgets, &led_to(game, sheet.ply));
}

/// The turn that led to a position, as everybody may know it.
pub(super) fn led_to(game: &Match, ply: usize) -> String {
    let turn = ply.checked_sub(1).and_then(|index| game.visible_turn_at(index, ply));
    turn.map_or_else(
        || text!("export-start"),
        |turn| text!("export-after", ply = ply, plies = game.ply(), turn = turn.notation),
    )
}

/// From which position to which the film goes, and how long it becomes.
fn range(ui: &mut Ui, widgets: &mut WidgetContext, sheet: &mut ExportSheet, game: &Match, preferences: &Preferences) {
    let now = ui.input(|input| input.time);
    if ply(ui, widgets, ("first", text!("export-first")), &mut sheet.first, (0, sheet.last)) {
        sheet.screening.hold(sheet.first, now);
    }
    if ply(ui, widgets, ("last", text!("export-last")), &mut sheet.last, (sheet.first, game.ply())) {
        sheet.screening.hold(sheet.last, now);
    }
    let film = sheet.film(game, preferences);
    let pictures = film.plies.count();
    let seconds = (film.seconds * (pictures + 2) as f32).round() as u32;
    said_of(ui, widgets, &text!("export-length", pictures = pictures, seconds = seconds));
}

fn said_of(ui: &mut Ui, widgets: &WidgetContext, words: &str) {
    let weak = to_egui(widgets.palette().panel.weak_text);
    ui.label(RichText::new(words).small().color(weak));
}

/// A slider for a position, with tools for single turns; returns whether another one was chosen.
fn ply(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    (name, label): (&str, String),
    ply: &mut usize,
    (least, most): (usize, usize),
) -> bool {
    let before = *ply;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        words_before(ui, widgets, &label);
        if widgets.tool(ui, TOOL, *ply > least, &format!("{name} back"), icon::BACK, &text!("export-back")) {
            *ply -= 1;
        }
        let span = (most - least).max(1) as f32;
        let mut share = (*ply - least) as f32 / span;
        let width = (ui.available_width() - TOOL - NUMBER - 18.0).max(40.0);
        let was = share;
        if widgets.slider(ui, name, &mut share, width, &label) {
            let chosen = least + (share * span).round() as usize;
            // In a short match a press of a key is less than a turn.
            *ply = match (chosen == *ply, share > was) {
                (true, true) => *ply + 1,
                (true, false) => ply.saturating_sub(1),
                (false, _) => chosen,
            };
        }
        *ply = (*ply).clamp(least, most);
        if widgets.tool(ui, TOOL, *ply < most, &format!("{name} on"), icon::ON, &text!("export-on")) {
            *ply += 1;
        }
        ui.label(ply.to_string());
    });
    *ply != before
}

/// Words in a column of their own.
fn words_before(ui: &mut Ui, widgets: &WidgetContext, words: &str) {
    let color = to_egui(widgets.palette().panel.text);
    let font = TextStyle::Body.resolve(ui.style());
    let size = egui::vec2(WORDS, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_width(WORDS);
        fit::label(ui, words, &font, 11.0, color);
    });
}

fn sizes(ui: &mut Ui, widgets: &mut WidgetContext, sizes: &[u32], chosen: &mut u32) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("export-size"));
        for (index, pixels) in (0..).zip(sizes) {
            if widgets.choice(ui, &format!("size {pixels}"), *chosen == index, &pixels.to_string()) {
                *chosen = index;
            }
        }
    });
}

fn speeds(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("export-speed"));
        for (index, seconds) in (0..).zip(FILM_SECONDS) {
            let tenths = (seconds * 10.0).round() as u32;
            let (whole, tenths) = (tenths / 10, tenths % 10);
            let label = text!("export-seconds", whole = whole, tenths = tenths);
            if widgets.choice(ui, &format!("speed {index}"), preferences.film_speed == index, &label) {
                preferences.film_speed = index;
            }
        }
    });
}

/// Colours, whose edge is below, and what stands beside the board.
fn looks(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    sheet: &mut ExportSheet,
    game: &Match,
    preferences: &mut Preferences,
) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("settings-colours"));
        for (index, name) in (0..).zip(PaletteName::iter()) {
            let is_chosen = preferences.export_palette() == name;
            if widgets.choice(ui, &format!("colours {index}"), is_chosen, &name.label()) {
                preferences.export_palette = index;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("export-near"));
        for side in Side::ALL {
            let is_chosen = sheet.near.unwrap_or(Side::White) == side;
            if widgets.choice(ui, &format!("near {}", side.letter()), is_chosen, &words::side(side)) {
                sheet.near = Some(side);
            }
        }
    });
    widgets.switch(ui, "names", &mut preferences.export_names, &text!("export-names"));
    if game.setup().clock.is_some() {
        widgets.switch(ui, "clocks", &mut preferences.export_clocks, &text!("export-clocks"));
    }
    if sheet.has_drawings() {
        let mut with = !sheet.without_drawings;
        widgets.switch(ui, "drawings", &mut with, &text!("export-drawings"));
        sheet.without_drawings = !with;
    }
}
