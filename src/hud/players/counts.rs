//! What a side has: time, captured pieces, what counts for its win.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, FontId, RichText, TextStyle, Ui};
use ludarium_rules::{Piece, Side};

use super::Plates;
use crate::hud::pips;
use crate::pieces::captured_by_ply;
use crate::stage::guide::{Gauge, Tally};
use crate::table::Table;
use crate::ui::{fit, fonts, to_egui, token};
use crate::words::{self, text};

impl Plates<'_> {
    pub(super) fn clock(&self, ui: &mut Ui, side: Side, size: f32) {
        let Some(clocks) = self.table.game().clocks() else { return };
        let colors = self.palette.panel;
        let left = clocks[side.index()];
        let color = if left < TENTHS { colors.bad } else { colors.text };
        ui.label(RichText::new(clock_text(left)).font(fonts::bold(size)).color(to_egui(color)));
    }

    /// The enemy pieces that a side has taken, with how many of each a token stands for; none where the pieces themselves
    /// lie beside the board.
    pub(super) fn captured(&self, side: Side) -> Vec<(Piece, usize)> {
        if self.places.rows.is_some() {
            return Vec::new();
        }
        let piles = captured_by_ply(self.table.line(), self.unseen.shown_seen(&self.table), self.guide());
        token::grouped(self.guide(), &piles[side.index()])
    }

    pub(super) fn tokens(&self, ui: &mut Ui, pieces: &[(Piece, usize)]) {
        for (piece, number) in pieces {
            token::show(ui, &(self.guide().token)(*piece, &self.palette), TOKEN, *number);
        }
    }

    /// What a side has on the way to its win, as pips; in one line they leave room for the word beside them, and where all
    /// of them have none, words stand for them.
    pub(super) fn gauge(&self, ui: &mut Ui, side: Side, one_line: bool) {
        let tally = self.counted(side);
        let Some(gauge) = &tally.gauge else { return };
        let colors = self.palette.panel;
        let lit = to_egui(if tally.alarming { colors.accent } else { colors.text });
        let words = RichText::new(&gauge.what).small().color(to_egui(colors.weak_text));
        let help = text!("players-gauge-help", count = gauge.words.as_str(), help = tally.help.as_str());
        let beside = if one_line { self.beside_pips(ui, gauge) } else { 0.0 };
        let room = ui.available_width() - beside;
        if one_line && room < pips::least_width(gauge) {
            let words = RichText::new(&gauge.words).small().color(to_egui(colors.weak_text));
            ui.label(words).on_hover_text(help);
            return;
        }
        // Pips that have no room beside their word stand above it.
        ui.horizontal_wrapped(|ui| {
            pips::row(ui, gauge, room, lit, to_egui(colors.line)).on_hover_text(&help);
            ui.label(words).on_hover_text(help);
        });
    }

    pub(super) fn counted(&self, side: Side) -> Tally {
        (self.guide().tally)(self.unseen.position_seen(&self.table), side)
    }

    /// What a side has that has no goal: "43 stones, 1 ring".
    pub(super) fn counts(&self, side: Side) -> String {
        words::list(self.counted(side).counts)
    }

    /// What else a side has, in words; in one line they get smaller, and the last of it is left out, where there is less
    /// room.
    pub(super) fn tally(&self, ui: &mut Ui, side: Side, one_line: bool) {
        let tally = self.counted(side);
        if tally.counts.is_empty() {
            return;
        }
        let color = to_egui(if tally.alarming { self.palette.panel.accent } else { self.palette.panel.weak_text });
        let font = TextStyle::Small.resolve(ui.style());
        let label = if one_line {
            let words = fitting_counts(ui, &tally.counts, &font);
            fit::cut_label(ui, &words, &font, LEAST, color, 1)
        } else {
            ui.label(RichText::new(words::list(tally.counts)).small().color(color))
        };
        label.on_hover_text(tally.help);
    }

    /// What stands at the end of one line at its full size: clock, gauge, captured pieces, and what may be pressed.
    pub(super) fn width_at_the_end(&self, ui: &Ui, side: Side) -> f32 {
        let clock = if self.table.game().clocks().is_some() { CLOCK } else { 0.0 };
        let gauge =
            self.counted(side).gauge.map_or(0.0, |gauge| pips::full_width(&gauge) + self.beside_pips(ui, &gauge));
        let captured = self.captured(side).len() as f32 * (TOKEN + 1.0);
        clock + gauge + captured + self.appeals_width(ui, side) + 3.0 * ui.spacing().item_spacing.x
    }

    /// What the word beside the pips of a gauge takes in one line.
    fn beside_pips(&self, ui: &Ui, gauge: &Gauge) -> f32 {
        let (font, color) = (TextStyle::Small.resolve(ui.style()), to_egui(self.palette.panel.text));
        ui.painter().layout_no_wrap(gauge.what.clone(), font, color).size().x + 2.0 * ui.spacing().item_spacing.x
    }
}

/// As much of what a side has as there is room for in small letters, the first of it in any case.
fn fitting_counts(ui: &Ui, counts: &[String], font: &FontId) -> String {
    let font = FontId { size: LEAST, ..font.clone() };
    let width = |words: String| ui.painter().layout_no_wrap(words, font.clone(), Color32::WHITE).size().x;
    let first = |count: usize| words::list(counts[..count].to_vec());
    let fits = |count: &usize| width(first(*count)) <= ui.available_width();
    first((2..=counts.len()).rev().find(fits).unwrap_or(1))
}

/// What else a side has is written in letters of this size at least.
const LEAST: f32 = 11.0;

/// The side of the token of a captured piece.
const TOKEN: f32 = 20.0;

/// The width of a clock in one line.
const CLOCK: f32 = 72.0;

/// Below this a clock shows tenths of a second.
const TENTHS: Duration = Duration::from_secs(20);

/// Minutes and seconds; tenths in the last twenty seconds.
pub fn clock_text(left: Duration) -> String {
    let seconds = left.as_secs();
    if left < TENTHS {
        let tenths: u32 = left.subsec_millis() / 100;
        return text!("players-clock-tenths", seconds = seconds, tenths = tenths);
    }
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// When a running clock shows another digit.
pub fn next_digit(table: Option<Res<Table>>) -> Option<Duration> {
    let game = table.as_ref()?.game();
    if game.clocks_paused() || game.result().is_some() {
        return None;
    }
    let left = game.clocks()?[game.position().side_to_move().index()];
    Some(until_next_digit(left))
}

fn until_next_digit(left: Duration) -> Duration {
    let step = if left < TENTHS { 100_000_000 } else { 1_000_000_000 };
    Duration::from_nanos(u64::from(left.subsec_nanos() % step) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_wanted_when_another_digit_is_shown_and_not_before() {
        for milliseconds in [47_300_u64, 20_001, 20_000, 19_999, 19_050, 100, 61_000, 3_600_000] {
            let left = Duration::from_millis(milliseconds);
            let wait = until_next_digit(left);
            let just_before = wait - Duration::from_nanos(2).min(wait);
            assert_eq!(clock_text(left), clock_text(left - just_before), "{milliseconds} ms");
            assert_ne!(clock_text(left), clock_text(left.saturating_sub(wait)), "{milliseconds} ms");
        }
    }

    #[test]
    fn clocks_show_tenths_only_when_it_matters() {
        assert_eq!(clock_text(Duration::from_millis(19_950)), "19.9");
        assert_eq!(clock_text(Duration::from_secs(65)), "1:05");
        assert_eq!(clock_text(Duration::from_secs(3_725)), "1:02:05");
    }
}
