//! The buttons beside the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use ludarium_rules::Side;

use super::resignation::ResignationPrompt;
use crate::advice::Hint;
use crate::camera::CameraView;
use crate::input::{HintRequested, Selection};
use crate::schedule::{Menu, MenuStack};
use crate::settings::Preferences;
use crate::table::{Intent, IntentWriter, Table};
use crate::ui::WidgetContext;

/// What a button does.
#[derive(Clone, Copy)]
enum Action {
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

/// A button of the table.
struct Control {
    action: Action,
    /// Its name for scripts.
    name: &'static str,
    label: &'static str,
    /// What it says under the pointer.
    help: &'static str,
    /// Whether it can be pressed.
    enabled: bool,
}

/// The buttons beside the board: what they show and do.
#[derive(SystemParam)]
pub struct Controls<'w, 's> {
    table: Res<'w, Table>,
    selection: Res<'w, Selection>,
    hint: Res<'w, Hint>,
    preferences: Res<'w, Preferences>,
    resignation: ResMut<'w, ResignationPrompt>,
    view: ResMut<'w, CameraView>,
    menus: ResMut<'w, MenuStack>,
    commands: Commands<'w, 's>,
    intents: IntentWriter<'w>,
}

impl Controls<'_, '_> {
    /// The side that sits at the foot of the window.
    pub(super) fn near_side(&self) -> Side {
        self.view.near_side()
    }

    /// Shows the position after this many turns.
    pub(super) fn visit(&mut self, ply: usize) {
        self.intents.write(Intent::Visit(ply));
    }

    /// The buttons in rows of so many; what is rarely possible gets a row of its own.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, columns: usize) {
        self.resignation_row(ui, widgets);
        self.offer_row(ui, widgets);
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() - (columns - 1) as f32 * gap) / columns as f32;
        for row in self.all().chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().button_padding.x = 2.0;
                for control in row {
                    let Control { action, name, label, help, enabled } = *control;
                    if widgets.explained(ui, width, enabled, name, label, help) {
                        self.carry_out(action);
                    }
                }
            });
        }
    }

    fn all(&self) -> [Control; 9] {
        let control = |action, name, (label, help), enabled| Control { action, name, label, help, enabled };
        let game = self.table.game();
        let playing = self.table.speaker().is_some();
        let hint = Hint::is_offered(&self.table, &self.selection);
        [
            control(Action::Undo, "undo", self.undo_words(), self.table.can_undo()),
            control(Action::Redo, "redo", ("Redo", "Play again what was taken back (R)"), game.can_redo()),
            control(Action::Hint, "hint", self.hint_words(), hint),
            control(Action::Offer, "offer", ("Draw?", "Offer a draw"), playing && game.offer().is_none()),
            control(Action::Resign, "resign", ("Resign", "Give the match up"), playing),
            control(Action::Rules, "rules", ("Rules", "The rules of this game, and the keys (F1)"), true),
            control(Action::Top, "top", self.top_words(), true),
            control(Action::Flip, "flip", ("Flip", "To the other side of the board (F)"), true),
            control(Action::Menu, "menu", ("Menu", "Settings, a new match, and the way out (Escape)"), true),
        ]
    }

    fn undo_words(&self) -> (&'static str, &'static str) {
        match self.table.only_human() {
            Some(_) => ("Take back", "Back to your own last decision, also while the AI thinks (U)"),
            None => ("Undo", "Take the last turn back (U)"),
        }
    }

    fn hint_words(&self) -> (&'static str, &'static str) {
        match (self.hint.is_sought(), self.hint.visible_turn()) {
            (true, _) => ("Hint …", "Thinking; press again to stop (H)"),
            (false, Some(_)) => ("Hide", "Take the hint off the board (H)"),
            (false, None) => ("Hint", "What a strong player would do here (H)"),
        }
    }

    fn top_words(&self) -> (&'static str, &'static str) {
        if self.view.is_top_down() {
            ("Tilt", "The board as from a chair (T)")
        } else {
            ("Top", "The board from straight above (T)")
        }
    }

    fn carry_out(&mut self, action: Action) {
        match action {
            Action::Undo => self.order(Some(Intent::Undo)),
            Action::Redo => self.order(Some(Intent::Redo)),
            Action::Hint => {
                self.commands.trigger(HintRequested);
            }
            Action::Offer => self.order(self.table.speaker().map(Intent::OfferDraw)),
            Action::Resign => self.resign(),
            Action::Rules => self.menus.push(Menu::Rules),
            Action::Top => self.view.toggle_top_down(),
            Action::Flip => self.view.turn_round(),
            Action::Menu => self.menus.push(Menu::Pause),
        }
    }

    fn order(&mut self, intent: Option<Intent>) {
        self.intents.write_batch(intent);
    }

    /// Resigns for the person at the board, who may want to be asked first.
    fn resign(&mut self) {
        match self.table.speaker() {
            Some(side) if self.preferences.confirm_resign => self.resignation.ask(side),
            speaker => self.order(speaker.map(Intent::Resign)),
        }
    }

    /// The question before a resignation.
    fn resignation_row(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let Some(side) = self.resignation.side(&self.table) else { return };
        ui.horizontal_wrapped(|ui| {
            let sure = widgets.button(ui, "resign for sure", "Really resign");
            if sure {
                self.order(Some(Intent::Resign(side)));
            }
            if widgets.button(ui, "play on", "Play on") || sure {
                self.resignation.clear();
            }
        });
    }

    /// The answer to an offered draw.
    fn offer_row(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let answerer = self.table.game().offer().map(Side::other).filter(|side| self.table.is_human(*side));
        let Some(by) = answerer.filter(|_| self.table.result().is_none()) else { return };
        ui.horizontal_wrapped(|ui| {
            for (name, label, accept) in [("accept", "Accept the draw", true), ("decline", "Decline", false)] {
                if widgets.button(ui, name, label) {
                    self.order(Some(Intent::AnswerDraw { by, accept }));
                }
            }
        });
    }
}
