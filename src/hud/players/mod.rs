//! The players' plates: names, clocks, what they have captured.

mod about;
mod appeal;
mod counts;
mod thinking;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Sense, TextStyle, Ui, vec2};
use ludarium_record::Player;
use ludarium_rules::{GameId, Side};

pub(super) use appeal::Appeal;
pub(super) use counts::clock_text;
pub use counts::next_digit;

use crate::games::guide;
use crate::look::palette::Palette;
use crate::opponent::Seat;
use crate::pieces::CapturedPlaces;
use crate::rating::portrait_of;
use crate::settings::Still;
use crate::stage::Guide;
use crate::table::{Table, Unseen};
use crate::ui::portrait::{self, Portrait};
use crate::ui::{WidgetContext, target, theme, to_egui};
use about::about_player;

/// Small words get so small before they take two lines where there is room for one only.
const ONE_LINE: f32 = 11.5;

/// How far the ring about a portrait reaches over it.
const RING: f32 = 4.0;

/// Between words that share a line.
const SEPARATOR: &str = " · ";

/// A card with less height than this is low.
const LOW: f32 = 180.0;

/// What the players' plates show.
#[derive(SystemParam)]
pub struct Plates<'w> {
    table: Res<'w, Table>,
    seat: Res<'w, Seat>,
    still: Res<'w, Still>,
    palette: Res<'w, Palette>,
    places: Res<'w, CapturedPlaces>,
    unseen: Res<'w, Unseen>,
}

impl Plates<'_> {
    /// The game on the table.
    pub(super) fn game(&self) -> GameId {
        self.table.game().setup().game
    }

    /// Whether a side is to move, as far as it has been seen.
    pub(super) fn is_to_move(&self, side: Side) -> bool {
        self.unseen.result_seen(&self.table).is_none() && self.unseen.side_seen(&self.table) == side
    }

    /// All that the cards tell of the match.
    #[cfg(test)]
    pub(super) fn told(&self) -> Vec<String> {
        let of = |side: Side| {
            let gauge = self.counted(side).gauge.map(|gauge| gauge.words);
            let to_move = self.is_to_move(side);
            let (status, says) = (self.status(side), self.says(side));
            format!("{:?}", (side, to_move, self.captured(side), self.counts(side), gauge, status, says))
        };
        Side::ALL.map(of).to_vec()
    }

    /// The card of a side: tall and narrow beside the board, else in one line.
    /// Returns what its person asks for.
    pub(super) fn show(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side, tall: bool) -> Option<Appeal> {
        ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
        if tall { self.tall(ui, widgets, side) } else { self.flat(ui, widgets, side) }
    }

    /// In low windows its lines are close, and what still has no room is scrolled.
    fn tall(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) -> Option<Appeal> {
        let room = ui.available_height();
        let is_low = room < LOW;
        if is_low {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.spacing_mut().interact_size.y = 18.0;
            ui.spacing_mut().scroll.floating_allocated_width = 6.0;
            ui.style_mut().text_styles.insert(TextStyle::Small, egui::FontId::proportional(13.0));
        }
        let lines = egui::ScrollArea::vertical().id_salt("lines").max_height(room).min_scrolled_height(room);
        lines
            .show(ui, |ui| {
                // The ring about the portrait reaches over the lines.
                ui.set_clip_rect(ui.clip_rect().expand(RING));
                self.lines(ui, widgets, side, is_low)
            })
            .inner
    }

    fn lines(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side, is_low: bool) -> Option<Appeal> {
        ui.horizontal(|ui| {
            self.portrait(ui, side, 25.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                self.name(ui, side);
                self.about(ui, side, false);
            });
        });
        if is_low {
            // The ring about the portrait.
            ui.add_space(2.0);
            // The button is not to be scrolled out of sight.
            self.thought(ui, widgets, side);
        }
        if let Some(words) = self.says(side) {
            theme::slip(ui, &words, 18.0);
        }
        let appeal = ui.horizontal_wrapped(|ui| {
            self.clock(ui, side, 28.0);
            self.appeals(ui, widgets, side)
        });
        self.gauge(ui, side, false);
        self.tally(ui, side, false);
        let captured = self.captured(side);
        if !captured.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                self.tokens(ui, &captured);
            });
        }
        if !is_low {
            self.thought(ui, widgets, side);
        }
        appeal.inner
    }

    fn thought(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) {
        if let Some(since) = self.thinking_since(side) {
            ui.horizontal(|ui| self.thinking(ui, since));
            self.hurry(ui, widgets);
        }
    }

    fn flat(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) -> Option<Appeal> {
        let usual = ui.spacing().interact_size.y;
        // The row is as high as what is pressed in it.
        ui.spacing_mut().interact_size.y = usual.max(target(ui.ctx()) - 5.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = usual;
            self.portrait(ui, side, 20.0);
            let left = self.width_of_words(ui, side);
            ui.allocate_ui(vec2(left, 40.0), |ui| {
                ui.set_width(left);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    self.name(ui, side);
                    match self.thinking_since(side) {
                        Some(since) => ui.horizontal(|ui| self.thinking(ui, since)).inner,
                        None if self.counts(side).is_empty() => self.about(ui, side, true),
                        None => self.tally(ui, side, true),
                    }
                });
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let appeal = self.appeals(ui, widgets, side);
                self.clock(ui, side, 22.0);
                if self.thinking_since(side).is_some() {
                    ui.scope(|ui| {
                        ui.set_max_width(ui.available_width().min(130.0));
                        self.hurry(ui, widgets);
                    });
                } else {
                    self.gauge(ui, side, true);
                    ui.spacing_mut().item_spacing.x = 1.0;
                    self.tokens(ui, &self.captured(side));
                }
                appeal
            })
            .inner
        })
        .inner
    }

    /// How much of one line the words beside the portrait have: what the rest of it leaves, or at least a share.
    fn width_of_words(&self, ui: &Ui, side: Side) -> f32 {
        let room = ui.available_width();
        let share = room * if self.may_appeal(side) { 0.36 } else { 0.45 };
        let is_calm = self.thinking_since(side).is_none();
        if is_calm { share.max(room - self.width_at_the_end(ui, side)) } else { share }
    }

    fn portrait(&self, ui: &mut Ui, side: Side, radius: f32) {
        let (rect, response) = ui.allocate_exact_size(vec2(radius, radius) * 2.0, Sense::hover());
        portrait::paint(ui.painter(), rect.center(), radius, self.who(side));
        if !self.player(side).is_human() {
            let corner = rect.center() + vec2(radius, radius) * 0.68;
            portrait::paint_side(ui.painter(), corner, radius * 0.28, side);
        }
        if self.is_to_move(side) {
            let ring = egui::Stroke::new(2.5, to_egui(self.palette.panel.accent));
            ui.painter().circle_stroke(rect.center(), radius + 2.5, ring);
        }
        response.on_hover_text(about_player(self.game(), self.player(side), side));
    }

    fn who(&self, side: Side) -> Portrait {
        portrait_of(self.game(), self.player(side), side)
    }

    fn player(&self, side: Side) -> &Player {
        &self.table.game().setup().players[side.index()]
    }

    fn guide(&self) -> &'static Guide {
        guide(self.table.game().setup().game)
    }
}
