//! The players' plates with clocks and captured pieces, and the panel between them.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Ui, vec2};
use ludarium_ai::Level;
use ludarium_record::Player;
use ludarium_rules::Side;

use super::{token, turns};
use crate::advice::Hint;
use crate::camera::CameraView;
use crate::games::guide;
use crate::input::Selection;
use crate::opponent::AiSeat;
use crate::rating::{Ratings, name_of};
use crate::schedule::Menu;
use crate::settings::Preferences;
use crate::stage::Guide;
use crate::table::{IntentWriter, Table};
use crate::ui::fonts;
use crate::ui::theme::to_egui;
use crate::ui::widget::WidgetContext;

/// Between the parts of the column.
const GAP: f32 = 12.0;
/// A thought that has lasted this long is shown.
const CALM: Duration = Duration::from_millis(350);

/// Lays out content in a rectangle and tells the height that it used.
fn within(ui: &mut Ui, rect: egui::Rect, content: impl FnOnce(&mut Ui)) -> f32 {
    let builder = egui::UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::LEFT));
    ui.scope_builder(builder, content).response.rect.height()
}

/// What the panels beside the board show and do.
#[derive(SystemParam)]
pub struct SidePanels<'w, 's> {
    pub(super) table: Res<'w, Table>,
    pub(super) seat: Res<'w, AiSeat>,
    pub(super) view: ResMut<'w, CameraView>,
    pub(super) menu: ResMut<'w, NextState<Menu>>,
    pub(super) intents: IntentWriter<'w>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) hint: Res<'w, Hint>,
    pub(super) commands: Commands<'w, 's>,
    ratings: Res<'w, Ratings>,
    pub(super) preferences: Res<'w, Preferences>,
    scale: Res<'w, crate::ui::Scale>,
    palette: Res<'w, crate::look::palette::Palette>,
    pub(super) sure: Local<'s, bool>,
    buttons_height: Local<'s, f32>,
    pub(super) turns_seen: Local<'s, usize>,
}

impl SidePanels<'_, '_> {
    /// The column at the right of a wide window: a plate, the turn list, the buttons, a plate.
    pub fn column(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let near = self.view.near_side();
        let all = ui.max_rect();
        let (plate, buttons) = (self.plate_height(ui), *self.buttons_height);
        let top = all.with_max_y(all.min.y + plate);
        let bottom = all.with_min_y(all.max.y - plate);
        let above_bottom = bottom.min.y - GAP;
        let controls = egui::Rect::from_x_y_ranges(all.x_range(), above_bottom - buttons..=above_bottom);
        let list = egui::Rect::from_x_y_ranges(all.x_range(), top.max.y + GAP..=controls.min.y - GAP);
        within(ui, top, |ui| self.plate(ui, widgets, near.other()));
        // In the lowest windows the buttons leave no room for it.
        if list.height() > ui.spacing().interact_size.y {
            within(ui, list, |ui| turns::show(self, ui, widgets));
        }
        let used = within(ui, controls, |ui| self.controls(ui, widgets, 3));
        // How many rows the buttons need is known once they have been drawn.
        if (used - *self.buttons_height).abs() > 0.5 {
            *self.buttons_height = used;
            ui.ctx().request_repaint();
        }
        within(ui, bottom, |ui| self.plate(ui, widgets, near));
        for y in [list.min.y - GAP / 2.0, controls.min.y - GAP / 2.0, bottom.min.y - GAP / 2.0] {
            ui.painter().hline(all.x_range(), y, ui.visuals().widgets.noninteractive.bg_stroke);
        }
    }

    /// The plate above the board of a narrow window.
    pub fn plate_above(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let side = self.view.near_side().other();
        self.plate(ui, widgets, side);
    }

    /// Everything below the board of a narrow window.
    pub fn strip_below(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let side = self.view.near_side();
        self.plate(ui, widgets, side);
        turns::show_row(self, ui, widgets);
        self.controls(ui, widgets, 5);
    }

    /// A line for the name, one for what was captured, one for the status.
    fn plate_height(&self, ui: &Ui) -> f32 {
        ui.spacing().interact_size.y * 2.0 + 20.0 * self.scale.0 + 2.0 * ui.spacing().item_spacing.y
    }

    fn plate(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) {
        let table = &self.table;
        let to_move = table.result().is_none() && table.game().position().side_to_move() == side;
        let colors = self.palette.panel;
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
            ui.horizontal(|ui| {
                side_token(ui, side, to_move, to_egui(colors.accent));
                let player = &table.game().setup().players[side.index()];
                let name = player_name(table, &self.ratings, side);
                let text = RichText::new(name).font(fonts::bold(18.0 * self.scale.0));
                ui.add(egui::Label::new(text).truncate()).on_hover_text(about_player(player, side));
                if let Some(clocks) = table.game().clocks() {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let left = clocks[side.index()];
                        let color = if left.as_secs() < 20 { colors.bad } else { colors.text };
                        let font = fonts::bold(22.0 * self.scale.0);
                        ui.label(RichText::new(clock_text(left)).font(font).color(to_egui(color)));
                    });
                }
            });
            ui.horizontal(|ui| {
                // Quick answers come without a flicker of signs and buttons.
                match self.seat.thinking_since().filter(|_| to_move) {
                    Some(since) if since > CALM => self.thinking(ui, widgets, since),
                    _ => {
                        ui.label(
                            RichText::new(self.status_line(side, to_move)).small().color(to_egui(colors.weak_text)),
                        );
                        self.tally(ui, side);
                    }
                }
            });
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                self.captured(ui, side);
            });
        });
    }

    /// A calm sign that the AI thinks, how far it has come, and the button that ends it.
    fn thinking(&self, ui: &mut Ui, widgets: &mut WidgetContext, since: Duration) {
        let phase = if self.preferences.reduced_motion { None } else { Some(since.as_secs_f32()) };
        let colors = self.palette.panel;
        dots(ui, phase, self.scale.0, to_egui(colors.accent));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().button_padding.y = 1.0;
            if widgets.small(ui, "hurry", "Move now  [M]") {
                self.seat.hurry();
            }
            let (short, told) = self.seat.thought().map_or_else(
                || ("thinking".to_owned(), "thinking".to_owned()),
                |thought| {
                    let short = format!("depth {}, {}", thought.depth, thousands(thought.nodes));
                    let told = format!("{short} positions");
                    (short, told)
                },
            );
            let roomy = ui.available_width() > 165.0 * self.scale.0;
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = RichText::new(if roomy { &told } else { &short }).small().color(to_egui(colors.weak_text));
                ui.add(egui::Label::new(text).truncate()).on_hover_text(format!("Thinking: {told}"));
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
            token::show(ui, &(guide.token)(piece, &self.palette), 18.0 * self.scale.0, number);
        }
    }

    /// What a side has on the way to its win.
    fn tally(&self, ui: &mut Ui, side: Side) {
        let tally = (self.guide().tally)(self.table.shown_position(), side);
        if tally.text.is_empty() {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let color = if tally.alarming { self.palette.panel.accent } else { self.palette.panel.weak_text };
            ui.label(RichText::new(tally.text).small().color(to_egui(color))).on_hover_text(tally.help);
        });
    }

    /// What the first turn begins with.
    pub(super) fn first_prompt(&self) -> String {
        (self.guide().prompt)(self.table.game().position(), &[])
    }

    fn guide(&self) -> &'static Guide {
        guide(self.table.game().setup().game)
    }
}

/// What the player of a side is called.
#[must_use]
pub fn player_name(table: &Table, ratings: &Ratings, side: Side) -> String {
    match &table.game().setup().players[side.index()] {
        Player::Human { name } if name.trim().is_empty() => side.to_string(),
        Player::Human { name } => name.clone(),
        Player::Ai { level } => name_of(*level, ratings.is_even(table.game())),
    }
}

/// Who sits at a side, in one line.
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
fn dots(ui: &mut Ui, phase: Option<f32>, scale: f32, color: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(26.0, 10.0) * scale, Sense::hover());
    for dot in 0..3 {
        let light = phase.map_or(0.7, |seconds| {
            let wave = (seconds / 1.5 - dot as f32 * 0.16) * std::f32::consts::TAU;
            0.3 + 0.35 * (1.0 + wave.sin())
        });
        let place = rect.left_center() + vec2((5.0 + 8.0 * dot as f32) * scale, 0.0);
        ui.painter().circle_filled(place, 2.6 * scale, color.gamma_multiply(light));
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
