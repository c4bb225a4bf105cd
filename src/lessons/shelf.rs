//! The lessons of every game, read when they are wanted first.

use std::collections::HashMap;

use bevy::prelude::{Resource, warn};
use ludarium_learn::lessons::{Assets, Catalogue};
use ludarium_rules::GameId;

/// The lessons of every game that has been asked for.
#[derive(Resource, Default)]
pub struct Lessons(HashMap<GameId, Catalogue>);

impl Lessons {
    /// The lessons of a game. Those that cannot be read are left out, and said once.
    pub fn of(&mut self, game: GameId) -> &Catalogue {
        self.0.entry(game).or_insert_with(|| {
            let catalogue = Catalogue::load(&Assets::BuiltIn, game);
            catalogue.errors().iter().for_each(|error| warn!("{error}"));
            catalogue
        })
    }
}
