//! The options of a program, as it declares them.

use bevy_egui::egui::{RichText, Ui};
use ludarium_ugi::{EngineOption, OptionKind};

use crate::programs::{KnownProgram, MAX_LINE, TrialResult};
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// The most options that are shown.
const MOST_SHOWN: usize = 300;
/// The most words that a choice is laid out of; one of more is typed.
const MOST_WORDS: usize = 12;
/// The most characters of a word that is a button, and of a name.
const LONGEST: usize = 60;

/// Shows the options that a trial has shown, and those that are kept without being known.
pub fn show(ui: &mut Ui, widgets: &mut WidgetContext, program: &mut KnownProgram, result: &TrialResult) {
    let declared: &[EngineOption] = match result {
        TrialResult::Answered(introduction) => &introduction.options,
        _ => &[],
    };
    if declared.is_empty() && program.options.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.strong(text!("programs-options"));
    for option in declared.iter().take(MOST_SHOWN) {
        ui.push_id(&option.name, |ui| declared_option(ui, widgets, program, option));
    }
    let hidden = declared.len().saturating_sub(MOST_SHOWN);
    if hidden > 0 {
        ui.label(text!("programs-more-options", count = hidden));
    }
    kept_options(ui, widgets, program, declared);
}

fn declared_option(ui: &mut Ui, widgets: &mut WidgetContext, program: &mut KnownProgram, option: &EngineOption) {
    let (key, label) = (format!("option {}", option.name), shortened(&option.name));
    let default = default_of(&option.kind);
    let present = program.option(&option.name).unwrap_or(&default).to_owned();
    let mut value = present.clone();
    ui.add_space(4.0);
    match &option.kind {
        OptionKind::Button => {
            let is_pressed = program.buttons.contains(&option.name);
            if widgets.choice(ui, &key, is_pressed, &text!("programs-press", name = label)) {
                program.toggle_button(&option.name);
            }
            return;
        }
        OptionKind::Check { .. } => {
            let mut on = present == true.to_string();
            widgets.switch(ui, &key, &mut on, &label);
            value = on.to_string();
        }
        OptionKind::Combo { values, .. } if values.len() <= MOST_WORDS => {
            choice(ui, widgets, (&key, &label), values, &mut value);
        }
        OptionKind::Spin { min, max, .. } => {
            let label = text!("programs-number", name = label, min = min.to_string(), max = max.to_string());
            widgets.field(ui, &key, &label, (&mut value, MAX_LINE));
        }
        OptionKind::Combo { .. } | OptionKind::Text { .. } => {
            widgets.field(ui, &key, &label, (&mut value, MAX_LINE));
        }
    }
    if !option.accepts(&value) {
        let color = to_egui(widgets.palette().panel.bad);
        ui.label(RichText::new(text!("programs-value-wrong")).small().color(color));
    }
    if value != present {
        program.set_option(&option.name, (value != default).then_some(value));
    }
}

fn choice(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    (key, label): (&str, &str),
    values: &[String],
    chosen: &mut String,
) {
    ui.label(label);
    ui.horizontal_wrapped(|ui| {
        for value in values {
            if widgets.choice(ui, &format!("{key} {value}"), chosen == value, &shortened(value)) {
                chosen.clone_from(value);
            }
        }
    });
}

/// Options that are kept but not declared: they can be taken out.
fn kept_options(ui: &mut Ui, widgets: &mut WidgetContext, program: &mut KnownProgram, declared: &[EngineOption]) {
    let mut forgotten = None;
    let unknown = |name: &String| declared.iter().all(|option| option.name != *name);
    for (name, value) in program.options.iter().filter(|(name, _)| unknown(name)) {
        ui.horizontal_wrapped(|ui| {
            ui.label(text!("programs-kept-option", name = shortened(name), value = shortened(value)));
            if widgets.button(ui, &format!("forget {name}"), &text!("programs-forget-option")) {
                forgotten = Some(name.clone());
            }
        });
    }
    if let Some(name) = forgotten {
        program.set_option(&name, None);
    }
}

fn default_of(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Check { default } => default.to_string(),
        OptionKind::Spin { default, .. } => default.to_string(),
        OptionKind::Combo { default, .. } | OptionKind::Text { default } => default.clone(),
        OptionKind::Button => String::new(),
    }
}

/// A program's own words, which may be long.
fn shortened(words: &str) -> String {
    let mut letters = words.chars();
    let short: String = letters.by_ref().take(LONGEST).collect();
    if letters.next().is_some() { format!("{short} …") } else { short }
}
