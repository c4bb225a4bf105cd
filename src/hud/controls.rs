//! The buttons beside the board.

use bevy_egui::egui::Ui;
use ludarium_rules::Side;

use super::players::SidePanels;
use crate::advice::Hint;
use crate::input::HintRequested;
use crate::schedule::Menu;
use crate::table::Intent;
use crate::ui::widget::WidgetContext;

/// What a button does.
#[derive(Clone, Copy)]
enum Act {
    Undo,
    Redo,
    Hint,
    Offer,
    Resign,
    Rules,
    Top,
    Flip,
    Menu,
}

/// A button: its name for scripts, what is written on it, what it tells under the pointer, whether it can be pressed.
type Control = (Act, &'static str, &'static str, &'static str, bool);

impl SidePanels<'_, '_> {
    /// The buttons in rows of so many; what is rarely possible gets a row of its own.
    pub(super) fn controls(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, columns: usize) {
        self.offer_row(ui, widgets);
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() - (columns - 1) as f32 * gap) / columns as f32;
        for row in self.all_controls().chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().button_padding.x = 2.0;
                for &(act, name, label, help, possible) in row {
                    if widgets.explained(ui, width, possible, name, label, help) {
                        self.carry_out(act);
                    }
                }
            });
        }
    }

    fn all_controls(&self) -> [Control; 9] {
        let table = &self.table;
        let playing = table.speaker().is_some();
        let alone = table.only_human().is_some();
        let (undo, back) = if alone {
            ("Take back", "Back to your own last decision, also while the AI thinks (U)")
        } else {
            ("Undo", "Take the last turn back (U)")
        };
        let hint = Hint::is_offered(table, &self.selection);
        let (hint_label, hint_help) = match (self.hint.is_sought(), self.hint.visible_turn()) {
            (true, _) => ("Hint …", "Thinking; press again to let it be (H)"),
            (false, Some(_)) => ("Hide", "Take the hint off the board (H)"),
            (false, None) => ("Hint", "What a strong player would do here (H)"),
        };
        let (top, top_help) = match self.view.is_top_down() {
            true => ("Tilt", "The board as from a chair (T)"),
            false => ("Top", "The board from straight above (T)"),
        };
        let may_offer = playing && table.game().offer().is_none();
        [
            (Act::Undo, "undo", undo, back, table.can_undo()),
            (Act::Redo, "redo", "Redo", "Play again what was taken back (R)", table.game().can_redo()),
            (Act::Hint, "hint", hint_label, hint_help, hint),
            (Act::Offer, "offer", "Draw?", "Offer a draw", may_offer),
            (Act::Resign, "resign", "Resign", "Give the match up", playing),
            (Act::Rules, "rules", "Rules", "The rules of this game, and the keys (F1)", true),
            (Act::Top, "top", top, top_help, true),
            (Act::Flip, "flip", "Flip", "To the other side of the board (F)", true),
            (Act::Menu, "menu", "Menu", "Settings, a new match, and the way out (Escape)", true),
        ]
    }

    fn carry_out(&mut self, act: Act) {
        let speaker = self.table.speaker();
        match act {
            Act::Undo => {
                self.intents.write(Intent::Undo);
            }
            Act::Redo => {
                self.intents.write(Intent::Redo);
            }
            Act::Hint => {
                self.commands.trigger(HintRequested);
            }
            Act::Offer => {
                self.intents.write_batch(speaker.map(Intent::OfferDraw));
            }
            Act::Resign => {
                *self.sure = self.preferences.confirm_resign;
                self.intents.write_batch(speaker.filter(|_| !*self.sure).map(Intent::Resign));
            }
            Act::Rules => self.menu.set(Menu::Rules),
            Act::Top => self.view.toggle_top_down(),
            Act::Flip => self.view.turn_round(),
            Act::Menu => self.menu.set(Menu::Pause),
        }
    }

    /// The answer to an offered draw, and the second thought before resigning.
    fn offer_row(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if self.table.result().is_some() {
            *self.sure = false;
            return;
        }
        if let Some(side) = self.table.speaker().filter(|_| *self.sure) {
            ui.horizontal_wrapped(|ui| {
                if widgets.button(ui, "resign for sure", "Really resign") {
                    self.intents.write(Intent::Resign(side));
                    *self.sure = false;
                }
                if widgets.button(ui, "play on", "Play on") {
                    *self.sure = false;
                }
            });
        }
        let answerer = self.table.game().offer().map(Side::other).filter(|side| self.table.is_human(*side));
        if let Some(by) = answerer {
            ui.horizontal_wrapped(|ui| {
                for (name, label, accept) in [("accept", "Accept the draw", true), ("decline", "Decline", false)] {
                    if widgets.button(ui, name, label) {
                        self.intents.write(Intent::AnswerDraw { by, accept });
                    }
                }
            });
        }
    }
}
