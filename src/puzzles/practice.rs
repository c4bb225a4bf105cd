//! What there is to practise today.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_learn::puzzles::{Catalogue, Day};
use ludarium_rules::GameId;

use super::{Mistakes, Overview, PuzzleProgress, Puzzles, Today};

/// The puzzles, with how the player stands in those of each game.
#[derive(SystemParam)]
pub struct Practice<'w, 's> {
    puzzles: ResMut<'w, Puzzles>,
    progress: Res<'w, PuzzleProgress>,
    mistakes: Res<'w, Mistakes>,
    today: Res<'w, Today>,
    /// What was counted on that day: anew when the player has made something of a puzzle.
    known: Local<'s, (Day, HashMap<GameId, Overview>)>,
}

impl Practice<'_, '_> {
    /// The puzzles of a game.
    pub fn puzzles(&mut self, game: GameId) -> &mut Catalogue {
        self.puzzles.of(game)
    }

    /// How the player stands in the puzzles of a game.
    pub fn overview(&mut self, game: GameId) -> Overview {
        let today = self.today.day();
        if self.known.0 != today || self.progress.is_changed() || self.mistakes.is_changed() {
            *self.known = (today, HashMap::new());
        }
        if let Some(overview) = self.known.1.get(&game) {
            return *overview;
        }
        // The puzzles are read only where some are to come back, to see whether they are still there.
        let progress = self.progress.kept();
        let waits = progress.get(game).is_some_and(|kept| kept.reviews.due(today).next().is_some());
        let none = Catalogue::default();
        let catalogue = if waits { &*self.puzzles.of(game) } else { &none };
        let overview = Overview::of(game, catalogue, &self.mistakes, (progress, today));
        self.known.1.insert(game, overview);
        overview
    }

    /// How many puzzles of all games wait to come back today, and the first game that has some.
    pub fn due(&mut self) -> Option<(GameId, usize)> {
        let due = GameId::ALL.map(|game| (game, self.overview(game).due));
        let (first, _) = due.into_iter().find(|(_, count)| *count > 0)?;
        Some((first, due.iter().map(|(_, count)| count).sum()))
    }
}
