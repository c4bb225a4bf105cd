//! The timeline that plays and those that wait: one for every change of the shown position.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use ludarium_record::EndReason;
use ludarium_rules::{Outcome, Reason};

use super::{TimedEvent, Timeline};
use crate::stage::VisualEvent;
use crate::table::{EndingWithdrawn, MatchClosed, MatchEnded, MatchOpened, PositionJumped, TurnPlayed};

/// Timelines that wait and the one that plays.
#[derive(Resource, Default)]
pub struct MotionQueue {
    pub(super) waiting: VecDeque<Timeline>,
    pub(super) playing: Option<Playing>,
    pub(super) skip: bool,
}

/// A timeline in progress.
pub(super) struct Playing {
    pub timeline: Arc<Timeline>,
    /// Seconds since it began, at normal speed, now and in the frame before.
    pub clock: f32,
    pub previous: f32,
}

impl MotionQueue {
    /// Adds a timeline behind those that wait.
    pub fn push(&mut self, timeline: Timeline) {
        self.waiting.push_back(timeline);
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

    /// Drops what waits; what plays ends at once.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.skip();
    }

    /// Drops everything, what plays included, and begins with this timeline: the entities of the board are replaced.
    pub fn restart(&mut self, timeline: Timeline) {
        *self = MotionQueue::default();
        self.push(timeline);
    }

    /// The events that go on in this frame, in the order in which they change the board, and how far each has come:
    /// from 0 to 1, which is reached once.
    pub fn running(&self) -> impl Iterator<Item = (&VisualEvent, f32)> {
        self.playing.iter().flat_map(Playing::running)
    }
}

/// A moment before the first event begins, in seconds.
const BEFORE: f32 = -1e-6;

impl Playing {
    pub fn new(timeline: Arc<Timeline>) -> Playing {
        Playing { timeline, clock: BEFORE, previous: BEFORE }
    }

    /// Time passes.
    pub fn advance(&mut self, seconds: f32) {
        self.previous = self.clock;
        self.clock += seconds;
    }

    /// Whether time has passed in it.
    pub fn has_begun(&self) -> bool {
        self.clock > BEFORE
    }

    pub fn is_over(&self) -> bool {
        self.clock >= self.timeline.end()
    }

    /// Whether a moment lies in the time of this frame.
    pub fn is_now(&self, moment: f32) -> bool {
        self.previous < moment && moment <= self.clock
    }

    fn running(&self) -> impl Iterator<Item = (&VisualEvent, f32)> {
        let (clock, previous) = (self.clock, self.previous);
        self.timeline
            .events()
            .iter()
            .filter(move |timed| clock >= timed.start && previous < timed.end())
            .map(move |timed| (&timed.event, timed.progress(clock)))
    }
}

impl TimedEvent {
    /// When it ends.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.start + self.lasts
    }

    /// How far it has come at a time, from 0 to 1.
    #[must_use]
    pub fn progress(&self, clock: f32) -> f32 {
        ((clock - self.start) / self.lasts).clamp(0.0, 1.0)
    }
}

/// Queues a timeline for everything that happens at the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MotionQueue>()
        .add_observer(|_: On<MatchOpened>, mut queue: ResMut<MotionQueue>| queue.clear())
        .add_observer(|_: On<MatchClosed>, mut queue: ResMut<MotionQueue>| queue.clear())
        .add_observer(queue_turn)
        .add_observer(queue_jump)
        .add_observer(queue_end)
        .add_observer(|_: On<EndingWithdrawn>, mut queue: ResMut<MotionQueue>| queue.push(Timeline::resumed()));
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
        queue.push(Timeline::end_of_match(Outcome { winner: result.winner, reason: Reason::new("") }));
    }
}
