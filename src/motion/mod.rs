//! What happened, shown in time: a timeline of visible events for every change of the shown position.

mod animate;
mod beside;
mod cast;
mod closing;
mod event;
mod light_level;
pub mod particles;
mod piece_animation;
mod queue;
mod shade;
#[cfg(test)]
mod tests;
mod timeline;
mod wave;
mod way;

use bevy::prelude::*;

pub use event::{BoardSettled, MotionStarted, SoundDue};
pub use light_level::LightLevel;
pub use piece_animation::PieceAnimation;
pub use queue::MotionQueue;
pub use timeline::{TimedEvent, Timeline};

use crate::pieces::Moving;
use crate::power::{FLOWING, want_frames};
use crate::schedule::TurnSet;
use crate::stage::Listener;
use crate::table::Unseen;

/// The order of motion in a frame, all but the beginning in [`TurnSet::Animate`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MotionSet {
    /// What happened becomes a timeline, in [`TurnSet::Queue`].
    Begin,
    /// The clock of the timeline goes on.
    Advance,
    /// Whatever an event of the timeline changes is drawn as far as the event has come: [`MotionQueue::running`].
    Follow,
    /// The closing scene moves what stands on the board.
    Close,
    /// A timeline that is over leaves everything where the position says.
    Finish,
}

/// The motion systems.
pub fn plugin(app: &mut App) {
    want_frames(app, |queue: Res<MotionQueue>| FLOWING.filter(|_| queue.is_busy()));
    app.init_resource::<LightLevel>()
        .init_resource::<Unseen>()
        .init_resource::<Listener>()
        .add_message::<particles::ParticleBurst>()
        .add_plugins((moving, queue::plugin, beside::plugin, closing::plugin))
        .add_observer(light_level::reset)
        .add_observer(light_level::remember_lamp)
        .add_observer(light_level::remember_surroundings)
        .configure_sets(
            Update,
            (MotionSet::Advance, MotionSet::Follow, MotionSet::Close, MotionSet::Finish)
                .chain()
                .in_set(TurnSet::Animate),
        )
        .add_systems(Update, cast::begin.in_set(MotionSet::Begin).in_set(TurnSet::Queue).after(crate::stage::StageSet))
        .add_systems(
            Update,
            (
                animate::advance.in_set(MotionSet::Advance),
                (animate::animate_pieces, light_level::follow_events).chain().in_set(MotionSet::Follow),
                (
                    queue::tell,
                    animate::finish,
                    shade::follow.run_if(resource_changed::<Moving>),
                    light_level::apply_light_level.run_if(resource_changed::<LightLevel>),
                )
                    .chain()
                    .in_set(MotionSet::Finish),
            ),
        );
}

/// Keeps [`Moving`] true to what happens.
pub fn moving(app: &mut App) {
    app.init_resource::<Moving>()
        .add_observer(|_: On<MotionStarted>, mut moving: ResMut<Moving>| moving.0 = true)
        .add_observer(|_: On<BoardSettled>, mut moving: ResMut<Moving>| moving.0 = false);
}
