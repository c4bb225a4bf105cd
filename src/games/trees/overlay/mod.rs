//! What the window draws over the plants: branches, chains and what a turn would bring.

pub mod branches;
pub mod chain_view;
pub mod chains;
pub mod preview_look;
pub mod previews;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use ludarium_rules::GameId;

use super::input::row::Row;
use crate::input::Selection;
use crate::pieces::Moving;
use crate::schedule::OverlaySet;
use crate::stage::{Presentation, shown};

/// The systems of branches, chains and previews.
pub fn plugin(app: &mut App) {
    let chosen = resource_changed::<Selection>
        .or_else(resource_changed::<Row>)
        .or_else(resource_changed::<Moving>)
        .or_else(resource_exists_and_changed::<Presentation>);
    app.add_systems(
        Update,
        (
            branches::tend.run_if(branches::trees_changed.or_else(resource_changed::<Moving>)),
            branches::shoot,
            chains::set_appearance,
            (chains::settle, chains::choose_leaning).run_if(resource_changed::<Moving>),
            chains::lean,
            previews::place.run_if(chosen),
        )
            .chain()
            .in_set(OverlaySet)
            .run_if(shown(GameId::Trees)),
    );
}
