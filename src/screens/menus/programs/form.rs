//! The form of a program: name, path, times, whether it answers, and its options.

use bevy_egui::egui::{RichText, Ui};

use super::draft::Draft;
use super::options;
use crate::look::palette::PanelColors;
use crate::programs::{KnownProgram, MAX_LINE, MAX_NAME, PATIENCE, TURN_TIME, Trial, TrialResult, Workers};
use crate::ui::{WidgetContext, give_keyboard, to_egui};
use crate::words::text;

/// The times for a turn that the buttons lead to, in milliseconds.
const TURN_TIMES: [u32; 14] =
    [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 60_000, 120_000, 600_000];
/// The times to wait for an answer that the buttons lead to, in seconds.
const PATIENCES: [u32; 9] = [1, 2, 3, 5, 10, 20, 30, 60, 120];

/// Shows the form; returns whether the program is to be removed.
pub fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    draft: &mut Draft,
    (trial, workers): (&mut Trial, &Workers),
) -> bool {
    let colors = widgets.palette().panel;
    let before = (draft.program.path.clone(), draft.program.arguments.clone(), draft.program.folder.clone());
    let program = &mut draft.program;
    let name = widgets.field(ui, "program name", &text!("programs-name"), (&mut program.name, MAX_NAME));
    draft.has_keyboard = draft.has_keyboard || give_keyboard(ui, &name);
    widgets.field(ui, "program path", &text!("programs-path"), (&mut program.path, MAX_LINE));
    widgets.field(ui, "program arguments", &text!("programs-arguments"), (&mut program.arguments, MAX_LINE));
    widgets.field(ui, "program folder", &text!("programs-folder"), (&mut program.folder, MAX_LINE));
    if before != (program.path.clone(), program.arguments.clone(), program.folder.clone()) {
        // What was heard was said by another program.
        trial.forget();
    }
    times(ui, widgets, program);
    ui.add_space(6.0);
    if widgets.button(ui, "try program", &text!("programs-try")) {
        trial.begin(program, workers);
    }
    let result = trial.result();
    answer(ui, &colors, &draft.program, &result);
    options::show(ui, widgets, &mut draft.program, &result);
    if let Some(error) = &draft.error {
        ui.label(RichText::new(error.words()).color(to_egui(colors.bad)));
    }
    draft.before.is_some() && removal(ui, widgets, &mut draft.asks_removal)
}

fn times(ui: &mut Ui, widgets: &mut WidgetContext, program: &mut KnownProgram) {
    let (whole, tenths) = (program.turn_time / 1000, program.turn_time / 100 % 10);
    let seconds = match tenths {
        0 => text!("programs-seconds", seconds = whole),
        _ => text!("programs-tenths", seconds = whole, tenths = tenths),
    };
    let label = text!("programs-turn-time");
    stepper(ui, widgets, ("turn time", &label, &seconds), &mut program.turn_time, &TURN_TIMES);
    program.turn_time = program.turn_time.clamp(*TURN_TIME.start(), *TURN_TIME.end());
    let seconds = text!("programs-seconds", seconds = program.patience);
    stepper(ui, widgets, ("patience", &text!("programs-patience"), &seconds), &mut program.patience, &PATIENCES);
    program.patience = program.patience.clamp(*PATIENCE.start(), *PATIENCE.end());
}

/// A number that goes up and down a ladder.
fn stepper(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    (key, label, shown): (&str, &str, &str),
    number: &mut u32,
    ladder: &[u32],
) {
    ui.add_space(4.0);
    ui.label(label);
    ui.horizontal(|ui| {
        let (less, more) = (
            ladder.iter().rev().find(|step| **step < *number).copied(),
            ladder.iter().find(|step| **step > *number).copied(),
        );
        if widgets.sized(ui, 36.0, less.is_some(), &format!("{key} less"), "−") {
            *number = less.unwrap_or(*number);
        }
        ui.label(shown);
        if widgets.sized(ui, 36.0, more.is_some(), &format!("{key} more"), "+") {
            *number = more.unwrap_or(*number);
        }
    });
}

/// What a trial has shown.
fn answer(ui: &mut Ui, colors: &PanelColors, program: &KnownProgram, result: &TrialResult) {
    let name = if program.name.trim().is_empty() { text!("programs-it") } else { program.name.trim().to_owned() };
    let (words, color) = match result {
        TrialResult::None => return,
        TrialResult::Waiting => (text!("programs-waiting"), colors.weak_text),
        TrialResult::Answered(program) if program.author.is_empty() => {
            (text!("programs-answers", name = program.name.as_str()), colors.accent)
        }
        TrialResult::Answered(program) => (
            text!("programs-answers-by", name = program.name.as_str(), author = program.author.as_str()),
            colors.accent,
        ),
        TrialResult::Failed(trouble) => (trouble.words(&name), colors.bad),
    };
    ui.label(RichText::new(words).color(to_egui(color)));
}

/// The button that removes the program, which asks first; returns whether it is sure.
fn removal(ui: &mut Ui, widgets: &mut WidgetContext, asks: &mut bool) -> bool {
    ui.add_space(10.0);
    if !*asks {
        *asks = widgets.button(ui, "remove program", &text!("programs-remove"));
        return false;
    }
    ui.label(text!("programs-remove-question"));
    let mut is_sure = false;
    ui.horizontal_wrapped(|ui| {
        is_sure = widgets.button(ui, "remove for sure", &text!("programs-remove-yes"));
        if widgets.leading(ui, "keep it", &text!("programs-remove-no")) {
            *asks = false;
        }
    });
    is_sure
}
