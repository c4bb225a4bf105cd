//! From an exercise back to the match that was left for it.

use bevy::prelude::*;
use ludarium_record::Match;

use crate::schedule::Screen;
use crate::table::{Intent, Table};

/// The match that was on the table when an exercise was begun, as it was. It is saved like any other that is left.
#[derive(Resource, Default)]
pub struct MatchLeft(Option<Box<Match>>);

impl MatchLeft {
    /// Keeps the match on the table, if it is one that can go on.
    pub(super) fn keep(&mut self, table: Option<&Table>) {
        if let Some(table) = table.filter(|table| !table.is_exercise() && table.result().is_none()) {
            self.0 = Some(Box::new(table.game().clone()));
        }
    }

    /// Keeps the match on the table, whether it can go on or is looked at again.
    pub(super) fn keep_analysed(&mut self, table: Option<&Table>) {
        if let Some(table) = table.filter(|table| !table.is_exercise()) {
            self.0 = Some(Box::new(table.game().clone()));
        }
    }

    /// Another match than an exercise is on the table: there is nothing to go back to.
    pub(super) fn forget(&mut self) {
        self.0 = None;
    }

    /// Whether there is a match to go back to.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// What puts it on the table again.
    pub(super) fn intent(&self) -> Option<Intent> {
        self.0.clone().map(Intent::Open)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchLeft>().add_systems(OnExit(Screen::Table), |mut left: ResMut<MatchLeft>| left.forget());
}
