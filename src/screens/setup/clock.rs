//! The choice of the clocks: how long, what a turn does to them, and whether both sides have the same.

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy_egui::egui::{RichText, Ui};
use ludarium_record::{ClockKind, ClockSetting};
use ludarium_rules::Side;

use super::{caption, stepper};
use crate::ui::WidgetContext;
use crate::words::{self, text};

/// Clocks as players know them: minutes and seconds of increment.
const USUAL: [Option<(u64, u64)>; 5] = [None, Some((5, 0)), Some((5, 3)), Some((15, 10)), Some((30, 0))];

/// The bounds of what players may choose themselves: minutes for the match, seconds that every turn adds, and steps of
/// five seconds for one turn.
const MINUTES: RangeInclusive<u64> = 1..=180;
const SECONDS: RangeInclusive<u64> = 0..=60;
const TURN: RangeInclusive<u64> = 1..=120;
const TURN_STEP: u64 = 5;

/// Narrower rows have no indent.
const NARROW: f32 = 400.0;

/// With what a side begins when another kind of clock is chosen.
const MATCH_TIME: Duration = Duration::from_mins(5);
const TURN_TIME: Duration = Duration::from_secs(30);

/// The clocks that are chosen.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(in crate::screens) struct ClockChoice {
    pub(in crate::screens) setting: Option<ClockSetting>,
    /// Whether each side's time is chosen by itself.
    is_unequal: bool,
}

impl ClockChoice {
    /// Turns to a kind of clock; where time means something else there, both sides have the usual one.
    fn turn_to(&mut self, kind: ClockKind) {
        let Some(setting) = &mut self.setting else { return };
        let is_per_turn = |kind| kind == ClockKind::PerTurn;
        if is_per_turn(setting.kind) != is_per_turn(kind) {
            setting.base = [if is_per_turn(kind) { TURN_TIME } else { MATCH_TIME }; 2];
        }
        setting.kind = kind;
    }

    /// Each side has a time of its own, or both have White's again.
    fn set_unequal(&mut self, is_unequal: bool) {
        self.is_unequal = is_unequal;
        if let Some(setting) = &mut self.setting
            && !is_unequal
        {
            setting.base = [setting.base[0]; 2];
        }
    }
}

/// Shows the choice.
pub(in crate::screens) fn choose(ui: &mut Ui, widgets: &mut WidgetContext, choice: &mut ClockChoice) {
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        caption(ui, &text!("setup-clock"));
        for usual in USUAL {
            let (name, label) = usual_words(usual);
            let setting = usual.map(|(minutes, seconds)| {
                ClockSetting::fischer(Duration::from_secs(minutes * 60), Duration::from_secs(seconds))
            });
            if widgets.choice(ui, &name, choice.setting == setting, &label) {
                *choice = ClockChoice { setting, is_unequal: false };
            }
        }
    });
    let Some(setting) = choice.setting else { return };
    ui.horizontal_wrapped(|ui| {
        caption(ui, "");
        for (name, label, kind) in [
            ("clock adds", text!("setup-clock-adds"), ClockKind::Fischer(setting.increment())),
            ("clock hour-glass", text!("setup-hour-glass"), ClockKind::HourGlass),
            ("clock each turn", text!("setup-each-turn"), ClockKind::PerTurn),
        ] {
            if widgets.choice(ui, name, setting.kind == kind, &label) {
                choice.turn_to(kind);
            }
        }
        if widgets.choice(ui, "unequal times", choice.is_unequal, &text!("setup-unequal")) {
            choice.set_unequal(!choice.is_unequal);
        }
    });
    times(ui, widgets, choice);
    let help = choice.setting.and_then(|setting| match setting.kind {
        ClockKind::Fischer(_) => None,
        ClockKind::HourGlass => Some(text!("setup-hour-glass-help")),
        ClockKind::PerTurn => Some(text!("setup-each-turn-help")),
    });
    if let Some(help) = help {
        ui.label(RichText::new(help).small().weak());
    }
}

/// How long each side has, and what a turn adds.
fn times(ui: &mut Ui, widgets: &mut WidgetContext, choice: &mut ClockChoice) {
    let is_unequal = choice.is_unequal;
    let Some(setting) = &mut choice.setting else { return };
    let sides: &[Side] = if is_unequal { &Side::ALL } else { &[Side::White] };
    for side in sides {
        ui.horizontal_wrapped(|ui| {
            caption(ui, &if is_unequal { words::side(*side) } else { String::new() });
            let key = if *side == Side::White { "minutes" } else { "minutes black" };
            let base = &mut setting.base[side.index()];
            *base = time(ui, widgets, key, *base, setting.kind);
        });
    }
    if let ClockKind::Fischer(increment) = &mut setting.kind {
        ui.horizontal_wrapped(|ui| {
            if ui.available_width() > NARROW {
                caption(ui, "");
            }
            let words = |count: u64| text!("setup-seconds", count = count);
            let seconds = stepper(ui, widgets, "increment", increment.as_secs(), SECONDS, words);
            *increment = Duration::from_secs(seconds);
        });
    }
    if !is_unequal {
        setting.base = [setting.base[0]; 2];
    }
}

/// The time of a side: minutes for the match, or seconds for a turn.
fn time(ui: &mut Ui, widgets: &mut WidgetContext, key: &str, base: Duration, kind: ClockKind) -> Duration {
    if kind == ClockKind::PerTurn {
        let words = |steps: u64| {
            let seconds: u64 = steps * TURN_STEP;
            text!("setup-turn-seconds", count = seconds)
        };
        let steps = stepper(ui, widgets, key, base.as_secs() / TURN_STEP, TURN, words);
        return Duration::from_secs(steps * TURN_STEP);
    }
    let minutes =
        stepper(ui, widgets, key, base.as_secs() / 60, MINUTES, |count| text!("setup-minutes", count = count));
    Duration::from_mins(minutes)
}

/// The name of the button of a clock for scripts, and what is written on it.
fn usual_words(setting: Option<(u64, u64)>) -> (String, String) {
    match setting {
        None => ("clock No clock".to_owned(), text!("setup-no-clock")),
        Some((minutes, seconds)) => {
            (format!("clock {minutes} + {seconds}"), text!("setup-clock-time", minutes = minutes, seconds = seconds))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(text: &str) -> ClockChoice {
        ClockChoice { setting: text.parse().ok(), is_unequal: false }
    }

    #[test]
    fn another_kind_of_clock_begins_with_a_time_that_fits_it() {
        let mut choice = chosen("15+10");
        let shown = |choice: &ClockChoice| choice.setting.map(|setting| setting.to_string()).unwrap_or_default();
        for (kind, text) in [
            (ClockKind::HourGlass, "*15"),
            (ClockKind::PerTurn, "=0:30"),
            (ClockKind::PerTurn, "=0:30"),
            (ClockKind::Fischer(Duration::ZERO), "5+0"),
        ] {
            choice.turn_to(kind);
            assert_eq!(shown(&choice), text);
        }
    }

    #[test]
    fn who_wants_the_same_time_again_has_whites() {
        let mut choice = chosen("5/2+3");
        choice.set_unequal(true);
        assert_eq!(choice.setting, chosen("5/2+3").setting);
        choice.set_unequal(false);
        assert_eq!(choice.setting, chosen("5+3").setting);
    }
}
