//! The timeline that plays and those that wait: one for every change of the shown position.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use ludarium_record::EndReason;
use ludarium_rules::{Outcome, Reason};

use super::{TimedEvent, Timeline, wave};
use crate::settings::Still;
use crate::stage::{Presentation, VisualEvent};
use crate::table::{
    EndingWithdrawn, MatchClosed, MatchEnded, MatchOpened, PositionJumped, TurnChange, TurnPlayed, TurnSeen, Unseen,
};

/// Timelines that wait and the one that plays.
#[derive(Resource, Default)]
pub struct MotionQueue {
    pub(super) waiting: VecDeque<Queued>,
    pub(super) playing: Option<Playing>,
    pub(super) skip: bool,
    /// Turns that are not shown in motion any more, and are still to be told.
    overdue: Vec<TurnSeen>,
}

/// A timeline, and the turn that can be told when it has been seen.
pub(super) struct Queued {
    pub timeline: Timeline,
    pub tells: Option<TurnSeen>,
}

/// A timeline in progress.
pub(super) struct Playing {
    pub timeline: Arc<Timeline>,
    /// The turn that can be told when it has been seen; `None` once it is told.
    pub tells: Option<TurnSeen>,
    /// Seconds since it began, at normal speed, now and in the frame before.
    pub clock: f32,
    pub previous: f32,
}

impl MotionQueue {
    /// Adds a timeline behind those that wait.
    pub fn push(&mut self, timeline: Timeline) {
        self.waiting.push_back(Queued { timeline, tells: None });
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
        self.hurry();
        self.waiting.clear();
        self.skip();
    }

    /// Drops everything, what plays included, and begins with this timeline: the entities of the board are replaced.
    pub fn restart(&mut self, timeline: Timeline) {
        self.hurry();
        *self = MotionQueue { overdue: std::mem::take(&mut self.overdue), ..MotionQueue::default() };
        self.push(timeline);
    }

    /// The turns that are shown and have not been told.
    fn untold(&self) -> impl Iterator<Item = &TurnSeen> {
        let waiting = self.waiting.iter().filter_map(|queued| queued.tells.as_ref());
        self.overdue.iter().chain(self.playing.iter().filter_map(|playing| playing.tells.as_ref())).chain(waiting)
    }

    /// Whether there is a turn to be told.
    pub(super) fn has_untold(&self) -> bool {
        self.untold().next().is_some()
    }

    /// What has not been seen.
    pub(super) fn unseen(&self) -> Unseen {
        let played = self.untold().filter(|seen| seen.change != TurnChange::VisitedForward).count();
        Unseen { shown: self.untold().count(), played }
    }

    /// Nothing waits any longer for being told.
    pub(super) fn hurry(&mut self) {
        let playing = self.playing.iter_mut().filter_map(|playing| playing.tells.take());
        let waiting = self.waiting.iter_mut().filter_map(|queued| queued.tells.take());
        self.overdue.extend(playing.chain(waiting));
    }

    /// The turns whose time to be told has come.
    pub(super) fn take_told(&mut self) -> Vec<TurnSeen> {
        let mut told = std::mem::take(&mut self.overdue);
        if let Some(playing) = self.playing.as_mut().filter(|playing| playing.clock >= playing.timeline.told()) {
            told.extend(playing.tells.take());
        }
        told
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
    pub fn new(timeline: Arc<Timeline>, tells: Option<TurnSeen>) -> Playing {
        Playing { timeline, tells, clock: BEFORE, previous: BEFORE }
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
        .add_observer(|_: On<MatchOpened>, queue: ResMut<MotionQueue>, unseen: ResMut<Unseen>| forget(queue, unseen))
        .add_observer(|_: On<MatchClosed>, queue: ResMut<MotionQueue>, unseen: ResMut<Unseen>| forget(queue, unseen))
        .add_observer(queue_turn)
        .add_observer(queue_jump)
        .add_observer(queue_end)
        .add_observer(|_: On<EndingWithdrawn>, mut queue: ResMut<MotionQueue>| queue.push(Timeline::resumed()));
}

/// A turn forward is told when it has been seen; one that is taken back, and everything before it, at once.
fn queue_turn(
    turn: On<TurnPlayed>,
    presentation: Option<Res<Presentation>>,
    mut queue: ResMut<MotionQueue>,
    mut unseen: ResMut<Unseen>,
    mut commands: Commands,
) {
    let seen = TurnSeen { position: turn.position, change: turn.change };
    if turn.change.is_forward() {
        let mut timeline = Timeline::turn(&turn.effects);
        if let Some(presentation) = presentation {
            wave::spread(&mut timeline, &presentation.layout);
        }
        queue.waiting.push_back(Queued { timeline, tells: Some(seen) });
        *unseen = queue.unseen();
    } else {
        tell_all(&mut queue, &mut unseen, &mut commands);
        commands.trigger(seen);
        queue.push(Timeline::taken_back(&turn.effects, &turn.board));
    }
}

fn queue_jump(
    jump: On<PositionJumped>,
    mut queue: ResMut<MotionQueue>,
    mut unseen: ResMut<Unseen>,
    mut commands: Commands,
) {
    tell_all(&mut queue, &mut unseen, &mut commands);
    queue.push(Timeline::jump(jump.board.clone()));
}

fn tell_all(queue: &mut MotionQueue, unseen: &mut ResMut<Unseen>, commands: &mut Commands) {
    queue.hurry();
    unseen.set_if_neq(Unseen::default());
    queue.take_told().into_iter().for_each(|seen| commands.trigger(seen));
}

/// Tells what has been seen: when the board has changed by it; without motion at once.
pub(super) fn tell(
    mut queue: ResMut<MotionQueue>,
    (still, presentation): (Res<Still>, Option<Res<Presentation>>),
    mut unseen: ResMut<Unseen>,
    mut commands: Commands,
) {
    if !queue.has_untold() {
        unseen.set_if_neq(Unseen::default());
        return;
    }
    if still.0 || presentation.is_none() {
        queue.hurry();
    }
    let told = queue.take_told();
    unseen.set_if_neq(queue.unseen());
    told.into_iter().for_each(|seen| commands.trigger(seen));
}

/// Nothing is told of a match that is gone.
fn forget(mut queue: ResMut<MotionQueue>, mut unseen: ResMut<Unseen>) {
    queue.clear();
    queue.overdue.clear();
    unseen.set_if_neq(Unseen::default());
}

/// What the board or its history decides is among the effects of the turn; other endings are shown by themselves.
fn queue_end(end: On<MatchEnded>, mut queue: ResMut<MotionQueue>) {
    let result = end.result;
    if matches!(result.reason, EndReason::Resignation | EndReason::Agreement | EndReason::Time) {
        queue.push(Timeline::end_of_match(Outcome { winner: result.winner, reason: Reason::new("") }));
    }
}
