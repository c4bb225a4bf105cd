//! What happened, shown in time. The queue is the only truth in flight.

mod animate;
mod cast;
mod light_level;
pub mod particles;
mod timeline;

use std::collections::VecDeque;

use bevy::prelude::*;

pub use light_level::LightLevel;
pub use timeline::{TimedEvent, Timeline};

use crate::schedule::TurnSet;
use cast::Role;

/// Scenes that wait and the one that plays.
#[derive(Resource, Default)]
pub struct MotionQueue {
    waiting: VecDeque<Timeline>,
    playing: Option<Playing>,
    skip: bool,
}

/// A scene in progress.
struct Playing {
    cues: Vec<Acting>,
    /// Seconds since it began, at normal speed.
    clock: f32,
}

/// A cue with the pieces that act in it.
struct Acting {
    cue: TimedEvent,
    roles: Vec<Role>,
    state: ActState,
    heard: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ActState {
    Waiting,
    Running,
    Done,
}

impl MotionQueue {
    /// Adds a scene behind those that wait.
    pub fn push(&mut self, scene: Timeline) {
        self.waiting.push_back(scene);
    }

    /// Whether anything moves or is about to.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.playing.is_some() || !self.waiting.is_empty()
    }

    /// Ends all motion with the next frame.
    pub fn skip(&mut self) {
        self.skip = self.is_busy();
    }

    /// Forgets what waits; what plays comes to its end at once.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.skip();
    }
}

/// The motion systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<MotionQueue>()
        .init_resource::<LightLevel>()
        .add_message::<particles::ParticleBurst>()
        .add_systems(Update, cast::begin.in_set(TurnSet::Queue).after(crate::stage::StageSet))
        .add_systems(
            Update,
            (animate::advance, light_level::apply_light_level, animate::finish).chain().in_set(TurnSet::Animate),
        );
}
