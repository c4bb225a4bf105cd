//! The AI at the table: asked when it is its turn, heard when it answers.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use ludarium_ai::{Level, Limits, Request, Score, SharedMemory, Thinking, Thought};
use ludarium_record::Player;
use ludarium_rules::Side;
use rand::RngExt;

use super::{Intent, Pace, PositionKey, SPEEDS, Table};
use crate::Quality;
use crate::advice::{Hint, Judgement};
use crate::motion::MotionQueue;
use crate::schedule::TurnSet;
use crate::settings::Preferences;

/// More threads than this help a search of a few seconds little.
const MOST_THREADS: usize = 4;

/// What the AI at the table is doing.
#[derive(Resource, Default)]
pub struct AiSeat {
    task: Option<Task>,
    last: Option<Thought>,
    /// What White's and Black's player have in mind, and the match that it is about.
    minds: [SharedMemory; 2],
    minds_of: Option<u64>,
    /// What was thought about on the person's time last, and the search if it goes on.
    pondered: Option<PositionKey>,
    pondering: Option<Thinking>,
}

struct Task {
    thinking: Thinking,
    side: Side,
    about: PositionKey,
    since: Instant,
    /// An answer that waits until the board has stopped moving.
    answer: Option<Thought>,
}

/// What the AI says to an offered draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawReply {
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
        self.stop_pondering();
    }

    /// Ends the thoughts on the person's time.
    fn stop_pondering(&mut self) {
        (self.pondering, self.pondered) = (None, None);
    }

    /// Whether it thinks on the person's time.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.pondering.is_some()
    }

    /// The mind of a side's player; another match needs fresh ones.
    fn mind(&mut self, side: Side, serial: u64) -> &SharedMemory {
        if self.minds_of != Some(serial) {
            (self.minds, self.minds_of) = (Default::default(), Some(serial));
        }
        &self.minds[side.index()]
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
    pub fn thinking_about(&self) -> Option<PositionKey> {
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
    pub fn draw_reply(&self) -> DrawReply {
        match self.last.as_ref().map(|thought| thought.score) {
            Some(Score::LossIn(_)) => DrawReply::Accept,
            Some(Score::Centi(score)) if score < -60 => DrawReply::Accept,
            _ => DrawReply::Decline,
        }
    }
}

/// The time for a turn that the strongest opponent is given instead of the positions that it was measured with.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTime(pub Option<Duration>);

/// The AI's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<AiSeat>()
        .init_resource::<Pace>()
        .init_resource::<ThinkingTime>()
        .add_systems(Update, (ask, ponder, listen).chain().in_set(TurnSet::Input).run_if(resource_exists::<Table>));
}

/// Starts a thought when it is the AI's turn; drops one that is about another position.
fn ask(table: Res<Table>, pace: Res<Pace>, time: Res<ThinkingTime>, mut seat: ResMut<AiSeat>) {
    let about = table.position_key();
    if let Some(task) = &seat.task {
        if task.about == about {
            return;
        }
        seat.stop();
    }
    let position = table.game().position();
    let side = position.side_to_move();
    let Player::Ai { level } = table.game().setup().players[side.index()] else { return };
    let Some(level) = Level::new(level) else { return };
    // A paused clock after an undo means that the people at the board are still deciding.
    if table.result().is_some() || table.visiting() || (table.is_watched() && !pace.may_think()) {
        return;
    }
    seat.stop_pondering();
    // Where there is only one turn, there is nothing to think about.
    let may_take_longer = level == Level::HIGHEST && position.count_turns() > 1;
    let limits = time.0.filter(|_| may_take_longer).map(|time| Limits { time: Some(time), ..Limits::default() });
    let request = Request { limits, ..request(&table, level) };
    let thinking = Thinking::start_in(seat.mind(side, about.serial), request);
    seat.task = Some(Task { thinking, side, about, since: Instant::now(), answer: None });
}

/// A search of the position that is played.
fn request(table: &Table, level: Level) -> Request {
    let mut history = table.game().hashes();
    history.pop();
    let position = table.game().position().clone();
    // One thread is left for the picture.
    let threads = cores().saturating_sub(1).clamp(1, MOST_THREADS);
    let no_progress_plies = table.game().plies_without_progress();
    Request { history, no_progress_plies, threads, seed: rand::rng().random(), ..Request::new(position, level) }
}

/// How many threads the machine can run at the same time.
#[must_use]
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// While a person decides, the AI thinks about the same position, if the player lets it and nobody asks for advice.
fn ponder(
    table: Res<Table>,
    preferences: Res<Preferences>,
    quality: Option<Res<Quality>>,
    (hint, judgement): (Option<Res<Hint>>, Option<Res<Judgement>>),
    mut seat: ResMut<AiSeat>,
) {
    let advises = hint.is_some_and(|hint| hint.is_sought()) || judgement.is_some_and(|judge| judge.is_searching());
    let wanted = preferences.ponder && !quality.is_some_and(|quality| quality.low);
    let about = table.position_key();
    let side = table.human_to_move().map(Side::other).filter(|_| wanted && !advises && !table.visiting());
    let player = side.map(|side| (side, &table.game().setup().players[side.index()]));
    let Some((side, &Player::Ai { level })) = player else {
        if seat.pondering.is_some() {
            seat.stop_pondering();
        }
        return;
    };
    let seat = seat.bypass_change_detection();
    if seat.pondered == Some(about) {
        if seat.pondering.as_mut().is_some_and(|thinking| thinking.poll().is_some()) {
            seat.pondering = None;
        }
        return;
    }
    seat.stop_pondering();
    seat.pondered = Some(about);
    seat.pondering =
        Level::new(level).and_then(|level| Thinking::ponder(seat.mind(side, about.serial), request(&table, level)));
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
    if let Some(Task { about: PositionKey { serial, ply, hash }, answer: Some(thought), .. }) = seat.task.take() {
        intents.write(Intent::Answer { serial, ply, hash, turn: thought.turn.clone() });
        seat.last = Some(thought);
    }
}

/// How long a turn is looked at before the next, with two AIs at the board.
fn pause(preferences: &Preferences) -> Duration {
    SPEEDS.get(preferences.watch_speed as usize).map_or(Duration::ZERO, |(_, pause)| *pause)
}
