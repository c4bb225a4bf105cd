//! The puzzles of every game, read when they are wanted first.

use std::collections::HashMap;

use bevy::prelude::{Resource, warn};
use ludarium_learn::puzzles::Catalogue;
use ludarium_rules::GameId;

/// The puzzles of every game that has been asked for.
#[derive(Resource, Default)]
pub struct Puzzles(HashMap<GameId, Catalogue>);

impl Puzzles {
    /// The puzzles of a game. What cannot be read is left out, and said once.
    pub fn of(&mut self, game: GameId) -> &mut Catalogue {
        self.0.entry(game).or_insert_with(|| {
            let catalogue = Catalogue::built_in(game);
            catalogue.troubles().iter().for_each(|trouble| warn!("{trouble}"));
            catalogue
        })
    }

    /// Puts other puzzles in the place of those of the program.
    #[cfg(test)]
    pub fn replace(&mut self, game: GameId, catalogue: Catalogue) {
        self.0.insert(game, catalogue);
    }

    /// The games whose puzzles have been read.
    #[cfg(test)]
    pub fn read(&self) -> Vec<GameId> {
        self.0.keys().copied().collect()
    }
}
