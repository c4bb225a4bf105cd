//! What happened, shown in time. The queue is the only truth in flight.

mod animate;
mod cast;
mod event;
mod light_level;
pub mod particles;
mod timeline;

use std::collections::VecDeque;

use bevy::prelude::*;

pub use event::{BoardSettled, MotionStarted};
pub use light_level::LightLevel;
pub use timeline::{TimedEvent, Timeline};

use ludarium_record::EndReason;
use ludarium_rules::Outcome;

use crate::schedule::TurnSet;
use crate::table::{MatchClosed, MatchEnded, MatchOpened, PositionJumped, TurnPlayed};
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
        .add_observer(|_: On<MatchOpened>, mut queue: ResMut<MotionQueue>| queue.clear())
        .add_observer(|_: On<MatchClosed>, mut queue: ResMut<MotionQueue>| queue.clear())
        .add_observer(queue_turn)
        .add_observer(queue_jump)
        .add_observer(queue_end)
        .add_systems(Update, cast::begin.in_set(TurnSet::Queue).after(crate::stage::StageSet))
        .add_systems(
            Update,
            (animate::advance, light_level::apply_light_level, animate::finish).chain().in_set(TurnSet::Animate),
        );
}

fn queue_turn(turn: On<TurnPlayed>, mut queue: ResMut<MotionQueue>) {
    queue.push(if turn.change.is_forward() {
        Timeline::turn(&turn.effects)
    } else {
        Timeline::taken_back(&turn.effects, &turn.board)
    });
}

fn queue_jump(jump: On<PositionJumped>, mut queue: ResMut<MotionQueue>) {
    queue.push(Timeline::jump(jump.board.clone()));
}

/// What the board or its history decides is among the effects of the turn; other endings are shown by themselves.
fn queue_end(end: On<MatchEnded>, mut queue: ResMut<MotionQueue>) {
    let result = end.result;
    if matches!(result.reason, EndReason::Resignation | EndReason::Agreement | EndReason::Time) {
        queue.push(Timeline::end(Outcome { winner: result.winner, reason: "" }));
    }
}
