//! What the window draws over the stones: heights, and what the tool in use would do.

pub mod numeral;
pub mod preview;

use bevy::prelude::*;
use ludarium_rules::GameId;

use super::input::Tools;
use crate::pieces::{Moving, PieceView};
use crate::schedule::{AtBoard, OverlaySet};
use crate::stage::shown;
use crate::table::Table;
use numeral::Quarter;

/// The systems of numbers and previews.
pub fn plugin(app: &mut App) {
    let stones_changed = stones_changed.or_else(resource_changed::<Moving>).or_else(resource_changed::<Quarter>);
    let changed = resource_changed::<Tools>.or_else(resource_changed::<Quarter>);
    let in_use = in_state(AtBoard).and_then(resource_exists::<Table>).and_then(changed);
    app.init_resource::<Quarter>().add_systems(
        Update,
        (
            numeral::follow_camera,
            (numeral::show.run_if(stones_changed), (preview::stones, preview::lean).run_if(in_use)),
        )
            .chain()
            .in_set(OverlaySet)
            .run_if(shown(GameId::Tribun)),
    );
}

fn stones_changed(changed: Query<(), Changed<PieceView>>) -> bool {
    !changed.is_empty()
}
