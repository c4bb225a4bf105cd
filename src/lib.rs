//! The window: entities, input, motion, sound, panels. What is legal it asks [`ludarium_rules`], what has happened
//! [`ludarium_record`], who plays against the player [`ludarium_ai`].

pub mod actions;
pub mod advice;
#[cfg(test)]
mod ambiguity;
pub mod board;
pub mod camera;
pub mod cli;
pub mod games;
pub mod hud;
pub mod input;
pub mod look;
#[cfg(feature = "testing")]
pub mod measure;
pub mod motion;
pub mod opponent;
pub mod pieces;
pub mod power;
pub mod rating;
pub mod schedule;
pub mod screens;
pub mod script;
pub mod settings;
pub mod sound;
pub mod stage;
pub mod start;
pub mod table;
#[cfg(test)]
mod testing;
pub mod ui;

use bevy::prelude::*;

/// How much is drawn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quality {
    /// No shadows, no smoothing, fewer ornaments.
    pub low: bool,
}

/// Every room of the game.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        (schedule::plugin, actions::plugin),
        settings::plugin,
        look::plugin,
        games::plugin,
        board::plugin,
        (motion::plugin, motion::particles::plugin),
        advice::plugin,
        input::plugin,
        (table::plugin, opponent::plugin, rating::plugin),
        sound::plugin,
        camera::plugin,
        (ui::plugin, hud::plugin),
        screens::plugin,
        script::plugin,
        power::plugin,
    ));
    #[cfg(feature = "testing")]
    app.add_plugins(measure::plugin);
}
