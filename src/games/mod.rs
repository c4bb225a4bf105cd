//! The games that the window shows, one line each, and the life cycle of the stage that shows one of them.

pub mod gess;
pub mod go_chess;
mod lamps;
mod lifecycle;
pub mod treason;
pub mod trees;
pub mod tress;
pub mod tribun;
pub mod troop_chess;

use bevy::prelude::*;
use ludarium_rules::GameId;

use crate::stage::{GameRegistry, GameUi, Guide, PreviewGame};

/// All that the window knows of each game, in the order of the title's shelf.
pub static GAMES: [GameUi; 7] =
    [tress::UI, trees::UI, tribun::UI, gess::UI, go_chess::UI, treason::UI, troop_chess::UI];

/// All that the window knows of a game.
#[must_use]
pub fn ui(game: GameId) -> &'static GameUi {
    GameRegistry(&GAMES).get(game)
}

/// How the panels speak of a game.
#[must_use]
pub fn guide(game: GameId) -> &'static Guide {
    ui(game).guide
}

/// The stage and every game's own systems.
pub fn plugin(app: &mut App) {
    app.insert_resource(GameRegistry(&GAMES)).insert_resource(PreviewGame(GAMES[0].id)).add_plugins(lifecycle::plugin);
    views(app);
    for game in &GAMES {
        (game.plugin)(app);
    }
}

/// What games show of a position beside its pieces; it needs neither meshes nor materials.
pub fn views(app: &mut App) {
    for game in &GAMES {
        (game.views)(app);
    }
}

#[cfg(test)]
mod clearance_tests;
#[cfg(test)]
mod flat_tests;
#[cfg(test)]
mod order_tests;
#[cfg(test)]
mod place_tests;
#[cfg(test)]
mod stage_world;
#[cfg(test)]
mod tests;
