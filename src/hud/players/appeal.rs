//! What a person may ask for at any time: a draw, and the end of it all.

use bevy_egui::egui::{Ui, vec2};
use ludarium_rules::Side;

use super::Plates;
use crate::rating::player_name;
use crate::ui::{WidgetContext, icon, side_of};
use crate::words::text;

/// The side of a button.
const BUTTON: f32 = 36.0;
/// Between the two.
const GAP: f32 = 4.0;

/// What the person of a side asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appeal {
    /// A draw.
    Draw(Side),
    /// To give the match up.
    Resign(Side),
}

impl Plates<'_> {
    /// Whether the person of a side can ask for something. What is analysed is not played.
    pub(super) fn may_appeal(&self, side: Side) -> bool {
        self.table.may_resign(side) && self.table.exploration().is_none()
    }

    /// The handshake and the flag, which belong to the side on whose card they are.
    pub(super) fn appeals(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) -> Option<Appeal> {
        if !self.may_appeal(side) {
            return None;
        }
        let (draw, resign) = self.appeal_words(side);
        let name = |name: &str| match self.table.has_two_people() {
            true => format!("{} {name}", side.letter()),
            false => name.to_owned(),
        };
        let size = vec2(self.appeals_width(ui, side), side_of(ui.ctx(), BUTTON, GAP));
        ui.allocate_ui(size, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                let offers = self.table.may_offer_draw(side);
                let offered = widgets.tool(ui, BUTTON, offers, &name("offer"), icon::DRAW, &draw);
                let resigned = widgets.tool(ui, BUTTON, true, &name("resign"), icon::RESIGN, &resign);
                let appeal = offered.then_some(Appeal::Draw(side));
                appeal.or(resigned.then_some(Appeal::Resign(side)))
            })
            .inner
        })
        .inner
    }

    /// How wide the two are.
    pub(super) fn appeals_width(&self, ui: &Ui, side: Side) -> f32 {
        if self.may_appeal(side) { 2.0 * side_of(ui.ctx(), BUTTON, GAP) + GAP } else { 0.0 }
    }

    fn appeal_words(&self, side: Side) -> (String, String) {
        if !self.table.has_two_people() {
            return (text!("tool-offer-draw"), text!("tool-resign"));
        }
        let name = player_name(&self.table, side);
        (text!("pause-offer-draw-of", name = name.as_str()), text!("pause-resign-of", name = name.as_str()))
    }
}
