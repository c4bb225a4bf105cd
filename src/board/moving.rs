//! Whether anything moves, for everything that waits on the board until it has settled.

use bevy::prelude::*;

use crate::motion::{BoardSettled, MotionStarted};

/// Whether anything moves on the board. It changes when motion begins and when the board has settled, also by a jump to
/// another position, which does both in one frame.
#[derive(Resource, Default, Debug)]
pub struct Moving(pub bool);

/// Keeps [`Moving`] true to what happens.
pub fn plugin(app: &mut App) {
    app.init_resource::<Moving>()
        .add_observer(|_: On<MotionStarted>, mut moving: ResMut<Moving>| moving.0 = true)
        .add_observer(|_: On<BoardSettled>, mut moving: ResMut<Moving>| moving.0 = false);
}
