//! Who plays on for somebody who does not: one of the ten opponents.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::{MenuContext, MenuSheet, sheet};
use crate::opponent::Seat;
use crate::rating::Ratings;
use crate::screens::opponents::{self, Opponent};
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
pub(super) struct SubstituteMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    chosen: ResMut<'w, Substitute>,
    ratings: Res<'w, Ratings>,
    seat: Res<'w, Seat>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: SubstituteMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut SubstituteMenu| menu.body(ui, widgets);
    if page.show(sheet("substitute", text!("substitute"), 930.0), &mut menu, body, foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

impl SubstituteMenu<'_, '_> {
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        ui.label(text!("substitute-help"));
        let game = self.context.game();
        let mut chosen = self.chosen.0;
        opponents::choose(ui, widgets, 's', game, &self.ratings, &mut chosen);
        self.chosen.set_if_neq(Substitute(chosen));
    }

    /// The chosen opponent in the place of whoever does not play on.
    fn intent(&self, table: &Table) -> Option<Intent> {
        let side = self.seat.trouble(table)?.side;
        let player = self.chosen.0.player(table.game().setup().game, &self.ratings);
        Some(Intent::Seat { side, player })
    }
}

/// The button that lets the opponent play on.
fn foot(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut SubstituteMenu) {
    ui.add_space(6.0);
    if widgets.leading_wide(ui, "substitute", &text!("substitute-start")) {
        let intent = menu.context.table.as_deref().and_then(|table| menu.intent(table));
        menu.context.menus.clear();
        menu.context.intents.write_batch(intent);
    }
}
