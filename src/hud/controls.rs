//! The buttons beside the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use ludarium_rules::{GameId, Side};

use super::layout;
use super::players::Appeal;
use crate::advice::Hint;
use crate::camera::CameraView;
use crate::games::ui;
use crate::input::{HintRequested, Selection};
use crate::schedule::{Menu, MenuStack};
use crate::settings::Preferences;
use crate::table::{Act, Intent, IntentWriter, Prompt, StudyEdit, Table};
use crate::ui::theme::CARD_MARGIN;
use crate::ui::{WidgetContext, icon, target};
use crate::words::text;

/// What a button does.
#[derive(Clone, Copy)]
enum Action {
    Undo,
    Redo,
    Hint,
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
    icon: &'static str,
    /// What it says under the pointer.
    help: String,
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
    prompt: ResMut<'w, Prompt>,
    view: ResMut<'w, CameraView>,
    menus: ResMut<'w, MenuStack>,
    commands: Commands<'w, 's>,
    intents: IntentWriter<'w>,
}

impl Controls<'_, '_> {
    /// The player who sits at the foot of the window.
    pub(super) fn near_player(&self, game: GameId) -> Side {
        self.view.near_player(ui(game).home)
    }

    /// The tools in rows of so many.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, columns: usize) {
        let target = target(ui.ctx());
        let side = layout::tool_side(columns, ui.available_width() + 2.0 * CARD_MARGIN, target);
        let room = ui.available_width();
        ui.spacing_mut().item_spacing = vec2(layout::TOOL_GAP, layout::TOOL_GAP);
        for row in self.all().chunks(columns) {
            let width = row.len() as f32 * (side + layout::TOOL_GAP) - layout::TOOL_GAP;
            ui.horizontal(|ui| {
                ui.add_space(((room - width) / 2.0).max(0.0));
                for control in row {
                    if widgets.tool(ui, side, control.enabled, control.name, control.icon, &control.help) {
                        self.carry_out(control.action);
                    }
                }
            });
        }
    }

    fn all(&self) -> [Control; layout::TOOLS] {
        let control = |action, name, (icon, help), enabled| Control { action, name, icon, help, enabled };
        let game = self.table.game();
        let study = self.table.exploration().map(|exploration| exploration.study());
        let hint = Hint::is_offered(&self.table, &self.selection) && study.is_none();
        // While the match is analysed, what was tried is taken back and not what was played.
        let can_undo = study.map_or_else(|| self.table.can_undo(), |study| study.can_undo());
        let can_redo = study.map_or_else(|| game.can_redo() && !self.table.is_task(), |study| study.can_redo());
        [
            control(Action::Undo, "undo", (icon::UNDO, self.undo_words()), can_undo),
            control(Action::Redo, "redo", (icon::REDO, self.redo_words()), can_redo),
            control(Action::Hint, "hint", self.hint_words(), hint),
            control(Action::Rules, "rules", (icon::RULES, text!("tool-rules")), true),
            control(Action::Top, "top", self.top_words(), true),
            control(Action::Flip, "flip", (icon::FLIP, text!("tool-flip")), true),
            control(Action::Menu, "menu", (icon::MENU, text!("tool-menu")), true),
        ]
    }

    fn undo_words(&self) -> String {
        match self.table.only_human() {
            _ if self.table.exploration().is_some() => text!("tool-undo-study"),
            Some(_) => text!("tool-undo-alone"),
            None => text!("tool-undo"),
        }
    }

    fn redo_words(&self) -> String {
        if self.table.exploration().is_some() { text!("tool-redo-study") } else { text!("tool-redo") }
    }

    fn hint_words(&self) -> (&'static str, String) {
        match (self.hint.is_sought(), self.hint.visible_turn()) {
            (true, _) => (icon::NO_HINT, text!("tool-hint-sought")),
            (false, Some(_)) => (icon::NO_HINT, text!("tool-hint-shown")),
            (false, None) => (icon::HINT, text!("tool-hint")),
        }
    }

    fn top_words(&self) -> (&'static str, String) {
        if self.view.is_top_down() { (icon::TILT, text!("tool-tilt")) } else { (icon::TOP, text!("tool-top")) }
    }

    fn carry_out(&mut self, action: Action) {
        match action {
            Action::Undo if self.table.exploration().is_some() => self.order(Some(Intent::Edit(StudyEdit::Undo))),
            Action::Redo if self.table.exploration().is_some() => self.order(Some(Intent::Edit(StudyEdit::Redo))),
            Action::Undo => self.order(Some(Intent::AskUndo)),
            Action::Redo => self.order(Some(Intent::Redo)),
            Action::Hint => {
                self.commands.trigger(HintRequested);
            }
            Action::Rules => self.menus.push(Menu::Rules),
            Action::Top => self.view.toggle_top_down(),
            Action::Flip => self.view.turn_round(),
            Action::Menu => self.menus.push(Menu::Pause),
        }
    }

    /// Asks the table for something.
    pub(super) fn order(&mut self, intent: Option<Intent>) {
        self.intents.write_batch(intent);
    }

    /// Does what the person of a side asks for. Whoever gives up may want to be asked first.
    pub(super) fn grant(&mut self, appeal: Appeal) {
        match appeal {
            Appeal::Draw(side) => self.order(Some(Intent::OfferDraw(side))),
            Appeal::Resign(side) if self.preferences.confirm_resign => self.prompt.ask(Act::Resign(side)),
            Appeal::Resign(side) => self.order(Some(Intent::Resign(side))),
        }
    }
}
