//! What happened, shown in time. The queue is the only truth in flight.

mod animate;
mod beat;
mod cast;
mod gesture;
mod light;
pub mod motes;
mod scene;

use std::collections::VecDeque;

use bevy::prelude::*;

pub use beat::Beat;
pub use gesture::{Arrival, Change, Gestures, Leaving};
pub use light::Mood;
pub use motes::MoteKind;
pub use scene::{Cue, Scene};

use crate::schedule::TurnSet;
use cast::Role;

/// Scenes that wait and the one that plays.
#[derive(Resource, Default)]
pub struct MotionQueue {
    waiting: VecDeque<Scene>,
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
    cue: Cue,
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
    pub fn push(&mut self, scene: Scene) {
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
        .init_resource::<Mood>()
        .add_message::<motes::Burst>()
        .add_systems(Update, cast::begin.in_set(TurnSet::Queue).after(crate::games::StageSet))
        .add_systems(Update, (animate::advance, light::shine, animate::finish).chain().in_set(TurnSet::Animate));
}
