//! The AI at the table: asked when it is its turn, heard when it answers.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use ludarium_ai::{Level, Request, Score, Thinking, Thought};
use ludarium_record::Player;
use ludarium_rules::Side;
use rand::RngExt;

use super::{About, Intent, Pace, SPEEDS, Table};
use crate::motion::MotionQueue;
use crate::schedule::TurnSet;
use crate::settings::Preferences;

/// What the AI at the table is doing.
#[derive(Resource, Default)]
pub struct AiSeat {
    task: Option<Task>,
    last: Option<Thought>,
}

struct Task {
    thinking: Thinking,
    side: Side,
    about: About,
    since: Instant,
    /// An answer that waits until the board has stopped moving.
    answer: Option<Thought>,
}

/// What the AI says to an offered draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It takes the draw.
    Accept,
    /// It plays on.
    Decline,
}

impl AiSeat {
    /// Forgets what it is thinking about.
    pub fn stop(&mut self) {
        if let Some(task) = self.task.take() {
            task.thinking.stop();
        }
    }

    /// Asks it to move now with the best turn found so far.
    pub fn hurry(&self) {
        if let Some(task) = &self.task {
            task.thinking.stop();
        }
    }

    /// For whom it thinks or waits to play, if it does.
    #[must_use]
    pub fn thinking_for(&self) -> Option<Side> {
        self.task.as_ref().map(|task| task.side)
    }

    /// What it thinks about, until it has an answer.
    #[must_use]
    pub fn thinking_about(&self) -> Option<About> {
        self.task.as_ref().filter(|task| task.answer.is_none()).map(|task| task.about)
    }

    /// How long it has thought without an answer.
    #[must_use]
    pub fn thinking_since(&self) -> Option<Duration> {
        self.task.as_ref().filter(|task| task.answer.is_none()).map(|task| task.since.elapsed())
    }

    /// How far the present thought has come.
    #[must_use]
    pub fn thought(&self) -> Option<Thought> {
        self.task.as_ref()?.thinking.progress()
    }

    /// Whether it would take a draw, by its last thought: only when it believes that it is losing.
    #[must_use]
    pub fn verdict_on_draw(&self) -> Verdict {
        match self.last.as_ref().map(|thought| thought.score) {
            Some(Score::LossIn(_)) => Verdict::Accept,
            Some(Score::Centi(score)) if score < -60 => Verdict::Accept,
            _ => Verdict::Decline,
        }
    }
}

/// The AI's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<AiSeat>()
        .init_resource::<Pace>()
        .add_systems(Update, (ask, listen).chain().in_set(TurnSet::Input).run_if(resource_exists::<Table>));
}

/// Starts a thought when it is the AI's turn; drops one that is about another position.
fn ask(table: Res<Table>, pace: Res<Pace>, mut seat: ResMut<AiSeat>) {
    let about = table.about();
    if let Some(task) = &seat.task {
        if task.about == about {
            return;
        }
        seat.stop();
    }
    let position = table.the_match().position();
    let side = position.side_to_move();
    let Player::Ai { level } = table.the_match().setup().players[side.index()] else { return };
    let Some(level) = Level::new(level) else { return };
    // A paused clock after an undo means that the people at the board are still deciding.
    if table.result().is_some() || table.visiting() || (table.is_watched() && !pace.may_think()) {
        return;
    }
    let mut history = table.the_match().hashes();
    history.pop();
    let request = Request { history, seed: rand::rng().random(), ..Request::new(position.clone(), level) };
    let thinking = Thinking::start(request);
    seat.task = Some(Task { thinking, side, about, since: Instant::now(), answer: None });
}

/// Hears the answer; it is played when the board stands still, and between two AIs when those who watch want it.
fn listen(
    time: Res<Time>,
    table: Res<Table>,
    preferences: Res<Preferences>,
    queue: Res<MotionQueue>,
    mut seat: ResMut<AiSeat>,
    mut pace: ResMut<Pace>,
    mut intents: MessageWriter<Intent>,
) {
    pace.bypass_change_detection().pass(time.delta(), queue.is_busy());
    let Some(task) = &mut seat.bypass_change_detection().task else { return };
    if task.answer.is_none() {
        match task.thinking.poll() {
            None => return,
            Some(Ok(thought)) => task.answer = Some(thought),
            Some(Err(error)) => {
                error!("the AI has no answer: {error}");
                seat.task = None;
                return;
            }
        }
    }
    if queue.is_busy() || (table.is_watched() && (table.visiting() || !pace.allows(pause(&preferences)))) {
        return;
    }
    if let Some(Task { about: About { serial, ply, hash }, answer: Some(thought), .. }) = seat.task.take() {
        intents.write(Intent::Answer { serial, ply, hash, turn: thought.turn.clone() });
        seat.last = Some(thought);
    }
}

/// How long a turn is looked at before the next, with two AIs at the board.
fn pause(preferences: &Preferences) -> Duration {
    SPEEDS.get(preferences.watch_speed as usize).map_or(Duration::ZERO, |(_, pause)| *pause)
}
