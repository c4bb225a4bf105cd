mod lessons;
mod mistakes;
mod puzzles;

use bevy::prelude::*;
use ludarium_rules::{AnyTurn, GameId};

use super::{Exercise, Feedback};
use crate::advice::{AnalysisCache, Guidance};
use crate::input::{Pick, Selection};
use crate::table::Intent;
use crate::testing::{game, send, simulation_of, wait_for};

/// A table of a game with everything that exercises need.
fn app_of(game: GameId) -> App {
    let mut app = simulation_of(game);
    app.init_resource::<Guidance>().init_resource::<AnalysisCache>();
    app.add_plugins((crate::lessons::keep, crate::puzzles::keep, super::plugin));
    app
}

fn said(app: &App) -> Feedback {
    app.world().resource::<Exercise>().said().clone()
}

/// Lets frames pass until something holds. Searches take time of their own.
fn wait(app: &mut App, what: impl Fn(&App) -> bool) {
    app.update();
    wait_for(app, "the exercise goes on", what);
}

/// Plays a turn by the clicks of a person: only steps that a choice is offered for.
fn click(app: &mut App, turn: &AnyTurn) {
    let before = game(app).ply();
    let steps = game(app).position().steps_of(turn).expect("a turn of this position");
    for _ in 0..=steps.len() {
        if game(app).ply() > before {
            return;
        }
        let selection = app.world().resource::<Selection>();
        let place = selection.path.len();
        assert!(steps.starts_with(&selection.path), "{steps:?} does not begin with {:?}", selection.path);
        if let Some(held) = selection.held.clone() {
            send(app, Intent::Play(held));
        } else if let Some(step) = steps.get(place) {
            app.world_mut().write_message(Pick::press(*step));
            app.update();
        }
    }
    assert!(game(app).ply() > before, "{steps:?} is no turn: {:?}", app.world().resource::<Selection>().path);
}
