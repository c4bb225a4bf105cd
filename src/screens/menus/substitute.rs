//! Who plays on for somebody who does not: one of the ten opponents.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use ludarium_rules::GameId;

use super::super::opponents::{self, Opponent};
use crate::opponent::Seat;
use crate::rating::Ratings;
use crate::table::{Intent, Table};
use crate::ui::WidgetContext;
use crate::words::text;

/// The opponent who is to play on.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Substitute(Opponent);

impl Default for Substitute {
    fn default() -> Substitute {
        Substitute(Opponent::Level(5))
    }
}

/// What the menu shows and changes.
#[derive(SystemParam)]
pub struct SubstituteMenu<'w> {
    chosen: ResMut<'w, Substitute>,
    ratings: Res<'w, Ratings>,
    seat: Res<'w, Seat>,
}

impl SubstituteMenu<'_> {
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, game: GameId) {
        ui.label(text!("substitute-help"));
        let mut chosen = self.chosen.0;
        opponents::choose(ui, widgets, 's', game, &self.ratings, &mut chosen);
        self.chosen.set_if_neq(Substitute(chosen));
    }

    /// The chosen opponent in the place of whoever does not play on.
    pub(super) fn intent(&self, table: &Table) -> Option<Intent> {
        let side = self.seat.trouble(table)?.side;
        let player = self.chosen.0.player(table.game().setup().game, &self.ratings);
        Some(Intent::Seat { side, player })
    }
}

/// Shows the button that lets the opponent play on; returns whether it is pressed.
pub(super) fn foot(ui: &mut Ui, widgets: &mut WidgetContext) -> bool {
    ui.add_space(6.0);
    widgets.leading_wide(ui, "substitute", &text!("substitute-start"))
}
