//! What is said of a search beside the match that has failed, and how it goes on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::input::HintRequested;
use crate::opponent::{Failures, Helper};
use crate::settings::Preferences;
use crate::ui::WidgetContext;
use crate::words::text;

/// How it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Remedy {
    /// It is tried again.
    Again,
    /// It is done without.
    Without,
}

/// The search that has failed and what can be done.
#[derive(SystemParam)]
pub(super) struct FailedSearch<'w, 's> {
    failures: ResMut<'w, Failures>,
    pub preferences: ResMut<'w, Preferences>,
    commands: Commands<'w, 's>,
}

impl FailedSearch<'_, '_> {
    /// What is said, if one has failed.
    pub fn words(&self) -> Option<String> {
        self.failures.words()
    }

    /// What is written on the buttons.
    pub fn labels(&self) -> Vec<String> {
        self.failures
            .first()
            .into_iter()
            .flat_map(|helper| ways(helper).iter().map(move |way| label(*way, helper)))
            .collect()
    }

    /// Shows the buttons.
    pub fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let Some(helper) = self.failures.first() else { return };
        for way in ways(helper) {
            let name = if *way == Remedy::Again { "search again" } else { "do without" };
            if widgets.button(ui, name, &label(*way, helper)) {
                self.go(*way, helper);
            }
        }
    }

    fn go(&mut self, way: Remedy, helper: Helper) {
        self.failures.forget(helper);
        match (way, helper) {
            (Remedy::Again, Helper::Hint) => self.commands.trigger(HintRequested),
            (Remedy::Without, Helper::Bar) => self.preferences.evaluation_bar = false,
            (Remedy::Without, Helper::Pondering) => self.preferences.ponder = false,
            // Whoever needs it tries it again as soon as nothing is said of it any more.
            _ => {}
        }
    }
}

/// The last turn is answered when it could not be judged, and what cannot be read does not get better.
const fn ways(helper: Helper) -> &'static [Remedy] {
    match helper {
        Helper::Hint | Helper::Bar | Helper::Pondering => &[Remedy::Again, Remedy::Without],
        Helper::Teaching | Helper::Knowledge => &[Remedy::Without],
    }
}

fn label(way: Remedy, helper: Helper) -> String {
    match (way, helper) {
        (Remedy::Again, _) => text!("failed-again"),
        (Remedy::Without, Helper::Bar) => text!("failed-hide-bar"),
        (Remedy::Without, Helper::Pondering) => text!("failed-stop-pondering"),
        (Remedy::Without, _) => text!("failed-go-on"),
    }
}
