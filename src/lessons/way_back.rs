//! From a lesson back to the match that was left for it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_record::Match;

use crate::table::{Intent, IntentWriter, Table};

/// The match that was on the table when a lesson was begun, as it was. It is saved like any other that is left.
#[derive(Resource, Default)]
pub struct MatchLeft(Option<Box<Match>>);

impl MatchLeft {
    /// Keeps the match on the table, if it is one that can go on.
    pub(super) fn keep(&mut self, table: Option<&Table>) {
        if let Some(table) = table.filter(|table| !table.is_exercise() && table.result().is_none()) {
            self.0 = Some(Box::new(table.game().clone()));
        }
    }
}

/// Another match than a lesson is on the table, or none: there is nothing to go back to.
pub(super) fn forget(mut left: ResMut<MatchLeft>) {
    left.0 = None;
}

/// The way back.
#[derive(SystemParam)]
pub struct WayBack<'w> {
    left: Res<'w, MatchLeft>,
    intents: IntentWriter<'w>,
}

impl WayBack<'_> {
    /// Whether there is a match to go back to.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.left.0.is_some()
    }

    /// Goes back to it.
    pub fn go(&mut self) {
        self.intents.write_batch(self.left.0.clone().map(Intent::Open));
    }
}
