//! The window: entities, input, motion, sound, panels. What is legal it asks [`ludarium_rules`], what has happened
//! [`ludarium_record`], who plays against the player [`ludarium_ai`].

mod actions;
mod advice;
#[cfg(test)]
mod ambiguity;
mod analysis;
mod board;
mod camera;
pub mod cli;
mod clock;
mod drawing_speed;
mod editor;
mod exercise;
mod folders;
mod games;
mod hud;
mod input;
mod job;
mod kept;
#[cfg(test)]
mod layers;
mod lessons;
mod library;
mod look;
#[cfg(feature = "testing")]
mod measure;
mod motion;
mod opponent;
mod pad;
pub mod page;
mod path;
mod photo;
mod pieces;
mod power;
mod programs;
mod puzzles;
mod quality;
mod rating;
mod rulebook;
mod schedule;
mod screens;
pub mod script;
#[cfg(test)]
mod seams;
pub mod self_test;
mod settings;
mod sound;
mod stage;
pub mod start;
mod table;
#[cfg(test)]
mod testing;
mod tournament;
mod ui;
mod viewpoint;
mod words;

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// Every room of the game.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        (job::plugin, kept::plugin, schedule::plugin, actions::plugin),
        settings::plugin,
        look::plugin,
        games::plugin,
        board::plugin,
        (motion::plugin, motion::particles::plugin),
        (advice::plugin, analysis::plugin),
        (input::plugin, pad::plugin),
        (
            table::plugin,
            programs::plugin,
            opponent::plugin,
            rating::plugin,
            tournament::plugin,
            lessons::plugin,
            puzzles::plugin,
        ),
        (exercise::plugin, rulebook::plugin, library::plugin, editor::plugin),
        sound::plugin,
        camera::plugin,
        (ui::plugin, hud::plugin, screens::plugin, photo::plugin),
        script::plugin,
        (power::plugin, drawing_speed::plugin, viewpoint::plugin),
    ));
    #[cfg(feature = "testing")]
    app.add_plugins(measure::plugin);
    run_on_one_thread(app, Update);
    run_on_one_thread(app, EguiPrimaryContextPass);
}

/// The game's own systems are many and small: handing them to other threads costs more than they do.
fn run_on_one_thread(app: &mut App, schedule: impl ScheduleLabel) {
    app.edit_schedule(schedule, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
}
