//! The players' plates: names, clocks, what they have captured.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Ui, vec2};
use ludarium_ai::Level;
use ludarium_record::Player;
use ludarium_rules::Side;

use super::token;
use crate::games::guide;
use crate::look::palette::Palette;
use crate::opponent::AiSeat;
use crate::rating::{Ratings, name_of};
use crate::settings::Preferences;
use crate::stage::Guide;
use crate::table::Table;
use crate::ui::{WidgetContext, fonts, to_egui};

/// A search that has lasted this long is shown.
const CALM: Duration = Duration::from_millis(350);

/// What the players' plates show.
#[derive(SystemParam)]
pub struct Plates<'w> {
    table: Res<'w, Table>,
    seat: Res<'w, AiSeat>,
    ratings: Res<'w, Ratings>,
    preferences: Res<'w, Preferences>,
    palette: Res<'w, Palette>,
}

impl Plates<'_> {
    /// The height of a plate: a line for the name, one for what was captured, one for the status.
    pub(super) fn height(&self, ui: &Ui) -> f32 {
        ui.spacing().interact_size.y * 2.0 + 20.0 + 2.0 * ui.spacing().item_spacing.y
    }

    /// The plate of a side.
    pub(super) fn show(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) {
        let to_move = self.table.result().is_none() && self.table.game().position().side_to_move() == side;
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
            ui.horizontal(|ui| {
                side_token(ui, side, to_move, to_egui(self.palette.panel.accent));
                self.name(ui, side);
                self.clock(ui, side);
            });
            ui.horizontal(|ui| {
                // Quick answers do not make the sign and the button flicker.
                match self.seat.thinking_since().filter(|_| to_move) {
                    Some(since) if since > CALM => self.thinking(ui, widgets, since),
                    _ => self.status(ui, side, to_move),
                }
            });
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                self.captured(ui, side);
            });
        });
    }

    fn name(&self, ui: &mut Ui, side: Side) {
        let player = &self.table.game().setup().players[side.index()];
        let name = player_name(&self.table, &self.ratings, side);
        let text = RichText::new(name).font(fonts::bold(18.0));
        ui.add(egui::Label::new(text).truncate()).on_hover_text(about_player(player, side));
    }

    fn clock(&self, ui: &mut Ui, side: Side) {
        let Some(clocks) = self.table.game().clocks() else { return };
        let colors = self.palette.panel;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let left = clocks[side.index()];
            let color = if left.as_secs() < 20 { colors.bad } else { colors.text };
            let font = fonts::bold(22.0);
            ui.label(RichText::new(clock_text(left)).font(font).color(to_egui(color)));
        });
    }

    fn status(&self, ui: &mut Ui, side: Side, to_move: bool) {
        let color = to_egui(self.palette.panel.weak_text);
        ui.label(RichText::new(self.status_line(side, to_move)).small().color(color));
        self.tally(ui, side);
    }

    /// Shows that the AI is thinking, how far it has come, and the button that ends it.
    fn thinking(&self, ui: &mut Ui, widgets: &mut WidgetContext, since: Duration) {
        let phase = if self.preferences.reduced_motion { None } else { Some(since.as_secs_f32()) };
        let colors = self.palette.panel;
        dots(ui, phase, to_egui(colors.accent));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().button_padding.y = 1.0;
            if widgets.small(ui, "hurry", "Move now  [M]") {
                self.seat.hurry();
            }
            let progress = self.seat.thought().map(|thought| (thought.depth, thousands(thought.nodes)));
            let short = progress.map_or("thinking".to_owned(), |(depth, nodes)| format!("depth {depth}, {nodes}"));
            let long = if self.seat.thought().is_some() { format!("{short} positions") } else { short.clone() };
            let roomy = ui.available_width() > 165.0;
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = RichText::new(if roomy { &long } else { &short }).small();
                let label = egui::Label::new(text.color(to_egui(colors.weak_text))).truncate();
                ui.add(label).on_hover_text(format!("Thinking: {long}"));
            });
        });
    }

    fn status_line(&self, side: Side, to_move: bool) -> String {
        if self.seat.thinking_about().is_some() && to_move {
            return "thinking …".to_owned();
        }
        if self.table.game().offer() == Some(side) {
            return "offers a draw".to_owned();
        }
        match (to_move, self.table.game().clocks_paused() && self.table.game().clocks().is_some()) {
            (true, true) => "to move, clock paused".to_owned(),
            (true, false) => "to move".to_owned(),
            (false, _) => String::new(),
        }
    }

    /// The enemy pieces that a side has taken.
    fn captured(&self, ui: &mut Ui, side: Side) {
        let start = self.table.game().position_at(0).map(|position| position.board_view()).unwrap_or_default();
        let now = self.table.shown_position().board_view();
        let guide = self.guide();
        for (piece, number) in token::missing(guide, &start, &now, side.other()) {
            token::show(ui, &(guide.token)(piece, &self.palette), 18.0, number);
        }
    }

    /// What a side has on the way to its win.
    fn tally(&self, ui: &mut Ui, side: Side) {
        let tally = (self.guide().tally)(self.table.shown_position(), side);
        if tally.counts.is_empty() {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let color = if tally.alarming { self.palette.panel.accent } else { self.palette.panel.weak_text };
            ui.label(RichText::new(tally.counts.join(", ")).small().color(to_egui(color))).on_hover_text(tally.help);
        });
    }

    fn guide(&self) -> &'static Guide {
        guide(self.table.game().setup().game)
    }
}

/// The name of the player of a side.
#[must_use]
pub fn player_name(table: &Table, ratings: &Ratings, side: Side) -> String {
    match &table.game().setup().players[side.index()] {
        Player::Human { name } if name.trim().is_empty() => side.to_string(),
        Player::Human { name } => name.clone(),
        Player::Ai { level } => name_of(*level, ratings.is_even(table.game())),
    }
}

/// The player of a side, in one line.
fn about_player(player: &Player, side: Side) -> String {
    match player {
        Player::Ai { level } => match Level::new(*level) {
            Some(known) => format!("{side}, AI of level {level}, {}. {}", known.style().name(), known.description()),
            None => format!("{side}, AI of level {level}"),
        },
        Player::Human { .. } => side.to_string(),
    }
}

/// Minutes and seconds; tenths in the last twenty seconds.
#[must_use]
pub fn clock_text(left: std::time::Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 20 {
        return format!("{}.{}", seconds, left.subsec_millis() / 100);
    }
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

fn thousands(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{} k", number / 1000),
        _ => format!("{}.{} M", number / 1_000_000, number / 100_000 % 10),
    }
}

/// Three dots that light up one after the other, twice in three seconds; all alike without motion.
fn dots(ui: &mut Ui, phase: Option<f32>, color: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(26.0, 10.0), Sense::hover());
    for dot in 0..3 {
        let light = phase.map_or(0.7, |seconds| {
            let wave = (seconds / 1.5 - dot as f32 * 0.16) * std::f32::consts::TAU;
            0.3 + 0.35 * (1.0 + wave.sin())
        });
        let place = rect.left_center() + vec2(5.0 + 8.0 * dot as f32, 0.0);
        ui.painter().circle_filled(place, 2.6, color.gamma_multiply(light));
    }
}

/// A round token in the side's colour, ringed when it is to move.
fn side_token(ui: &mut Ui, side: Side, to_move: bool, accent: egui::Color32) {
    let size = ui.spacing().interact_size.y * 0.8;
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let (fill, edge) = match side {
        Side::White => (egui::Color32::from_rgb(243, 234, 210), egui::Color32::from_rgb(90, 70, 50)),
        Side::Black => (egui::Color32::from_rgb(28, 25, 27), egui::Color32::from_rgb(190, 180, 160)),
    };
    ui.painter().circle(rect.center(), size * 0.36, fill, egui::Stroke::new(1.5, edge));
    if to_move {
        ui.painter().circle_stroke(rect.center(), size * 0.48, egui::Stroke::new(2.0, accent));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn large_numbers_are_short() {
        assert_eq!([9_999, 10_000, 999_999, 2_398_000].map(thousands), ["9999", "10 k", "999 k", "2.3 M"]);
    }

    #[test]
    fn clocks_show_tenths_only_when_it_matters() {
        assert_eq!(clock_text(Duration::from_millis(19_950)), "19.9");
        assert_eq!(clock_text(Duration::from_secs(65)), "1:05");
        assert_eq!(clock_text(Duration::from_secs(3_725)), "1:02:05");
    }
}
