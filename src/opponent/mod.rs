//! The AI at the table: asked when it is its turn, heard when it answers.

mod pace;
mod program;
#[cfg(test)]
mod tests;

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy_enhanced_input::prelude::Fire;
use ludarium_ai::{Clock, Curve, Limits, Request, Score, SharedMemory, Strength, Thinking, Thought, load_knowledge};
use ludarium_record::Player;
use ludarium_rules::{GameId, Side};
use rand::RngExt;

pub use pace::Pace;
pub use program::{LastThought, ProgramSeat, Troubled};

use crate::actions::MoveNow;
use crate::motion::MotionQueue;
use crate::quality::Quality;
use crate::rating::BuiltIn;
use crate::schedule::InputSet;
use crate::settings::{Preferences, WATCH_SPEEDS, cores};
use crate::table::{
    DrawOffered, Intent, IntentWriter, MatchClosed, MatchEnded, MatchOpened, PositionKey, Table, TurnChange, TurnPlayed,
};

/// More threads than this help a search of a few seconds little.
const MOST_THREADS: usize = 4;

/// What the AI keeps back of its clock for the motion on the board.
const TIME_TO_SETTLE: Duration = Duration::from_millis(1500);

/// Who may expect less than this of a game, from 0 (lost) to 1 (won), takes a draw. Hundredths would mean other chances in
/// every game.
const LOSING_CHANCE: f32 = 0.25;

/// What the AI at the table is doing.
#[derive(Resource, Default)]
pub struct AiSeat {
    task: Option<Task>,
    /// What it thought of its position when it last played in this match.
    last_score: Option<Score>,
    /// What White's and Black's player remember of this match.
    memories: [SharedMemory; 2],
    /// What was thought about on the person's time last, and the search while it goes on.
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
    /// Another match knows nothing of the last one, not even who was winning it.
    fn forget_match(&mut self) {
        self.stop();
        *self = AiSeat::default();
    }

    /// Forgets what it is thinking about.
    fn stop(&mut self) {
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
    #[cfg(test)]
    pub fn is_pondering(&self) -> bool {
        self.pondering.is_some()
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

    /// Whether it would take a draw in this game, by its last thought: only when it believes that it is losing.
    #[must_use]
    pub fn draw_reply(&self, game: GameId) -> DrawReply {
        match self.last_score.map(|score| Curve::of(game).chance(score)) {
            Some(chance) if chance < LOSING_CHANCE => DrawReply::Accept,
            _ => DrawReply::Decline,
        }
    }
}

/// The time for a turn that the strongest opponent is given instead of the positions that it was measured with.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTime(pub Option<Duration>);

/// Whether a search for the people at the board is under way: then the AI does not think on their time.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AnalysisRuns(pub bool);

/// The AI's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<AiSeat>()
        .init_resource::<Pace>()
        .init_resource::<ThinkingTime>()
        .init_resource::<AnalysisRuns>()
        .add_observer(|_: On<MatchOpened>, mut seat: ResMut<AiSeat>| seat.forget_match())
        .add_observer(prepare)
        .add_observer(|_: On<MatchClosed>, mut seat: ResMut<AiSeat>| seat.forget_match())
        .add_observer(|_: On<MatchEnded>, mut seat: ResMut<AiSeat>| seat.stop())
        .add_observer(|_: On<Fire<MoveNow>>, seat: Res<AiSeat>| seat.hurry())
        .add_plugins((pace::keys, program::plugin))
        .add_observer(stop_after_other_turn)
        .add_observer(answer_draw)
        .add_systems(Update, (ask, ponder, listen).chain().in_set(InputSet::Ai).run_if(resource_exists::<Table>));
}

/// Reads what the opponents know of the game beside the search. What cannot be read is named, and they play without.
fn prepare(_: On<MatchOpened>, table: Res<Table>) {
    let game = table.game().setup().game;
    let read = move || load_knowledge(game).iter().for_each(|fault| warn!("{fault}"));
    AsyncComputeTaskPool::get().spawn(async move { read() }).detach();
}

/// What was taken back or played again is not what it thinks about; the person's time ends with their turn.
fn stop_after_other_turn(turn: On<TurnPlayed>, mut seat: ResMut<AiSeat>) {
    match turn.change {
        TurnChange::TakenBack | TurnChange::Replayed => seat.stop(),
        TurnChange::Played => seat.stop_pondering(),
        TurnChange::VisitedForward | TurnChange::VisitedBack => {}
    }
}

/// The opponent answers an offer at once, from what it last thought of its position.
fn answer_draw(
    offer: On<DrawOffered>,
    table: Res<Table>,
    (seat, programs): (Res<AiSeat>, Res<ProgramSeat>),
    mut intents: IntentWriter,
) {
    let by = offer.by.other();
    let accept = match table.game().setup().player(by) {
        Player::Program { .. } => programs.draw_reply(by) == DrawReply::Accept,
        _ => seat.draw_reply(table.game().setup().game) == DrawReply::Accept,
    };
    intents.write(Intent::AnswerDraw { by, accept });
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
    let Some(opponent) = BuiltIn::of(position.game(), table.game().setup().player(side)) else { return };
    // A paused clock after an undo means that the people at the board are still deciding.
    if table.result().is_some() || table.visiting() || (table.is_watched() && !pace.may_think()) {
        return;
    }
    seat.stop_pondering();
    // Where there is only one turn, there is nothing to think about.
    let may_take_longer = opponent.strength == Strength::STRONGEST && position.count_turns() > 1;
    let limits = time.0.filter(|_| may_take_longer).map(|time| Limits { time: Some(time), ..Limits::default() });
    let clock = clock(&table, side);
    let request = Request { limits, clock, ..request(&table, opponent, side) };
    let thinking = Thinking::start_in(&seat.memories[side.index()], request);
    seat.task = Some(Task { thinking, side, about, since: Instant::now(), answer: None });
}

/// A search of the position that is played, for the AI of a side.
fn request(table: &Table, opponent: BuiltIn, side: Side) -> Request {
    let mut history = table.game().hashes();
    history.pop();
    let position = table.game().position().clone();
    // One thread is left for drawing.
    let threads = cores().saturating_sub(1).clamp(1, MOST_THREADS);
    let no_progress_plies = table.game().plies_without_progress();
    // What is drawn for a match stays the same when it is taken up again, and is not the same for two opponents.
    let match_seed = table.game().id().wrapping_add(side.index() as u64);
    let (seed, player) = (rand::rng().random(), Some(side));
    let last_turn = table.game().turns().last().map(|played| played.turn.clone());
    Request {
        history,
        no_progress_plies,
        strength: Some(opponent.strength),
        last_turn,
        threads,
        seed,
        match_seed,
        player,
        ..Request::new(position, opponent.character)
    }
}

/// What the AI has left on its clock, in a match with clocks. Its answer waits for the board to come to rest, on its own
/// time.
fn clock(table: &Table, side: Side) -> Option<Clock> {
    let (left, setting) = table.game().clocks().zip(table.game().setup().clock)?;
    let remaining = left[side.index()].saturating_sub(TIME_TO_SETTLE);
    Some(Clock { remaining, increment: setting.increment.saturating_sub(TIME_TO_SETTLE), turns_to_go: None })
}

/// While a person decides, the AI thinks about the same position, if the player lets it and nobody asks for advice.
fn ponder(
    table: Res<Table>,
    preferences: Res<Preferences>,
    quality: Option<Res<Quality>>,
    analysis: Res<AnalysisRuns>,
    mut seat: ResMut<AiSeat>,
) {
    let wanted = preferences.ponder && !quality.is_some_and(|quality| quality.low());
    let about = table.position_key();
    let side = table.human_to_move().map(Side::other).filter(|_| wanted && !analysis.0 && !table.visiting());
    let setup = table.game().setup();
    let player = side.and_then(|side| Some((side, BuiltIn::of(setup.game, setup.player(side))?)));
    let Some((side, opponent)) = player else {
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
    seat.pondering = Thinking::ponder(&seat.memories[side.index()], request(&table, opponent, side));
}

/// Hears the answer; it is played when the board stands still, and between two AIs when those who watch want it.
fn listen(
    time: Res<Time>,
    table: Res<Table>,
    preferences: Res<Preferences>,
    queue: Res<MotionQueue>,
    mut seat: ResMut<AiSeat>,
    mut pace: ResMut<Pace>,
    mut intents: IntentWriter,
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
    // Whoever is about to lose on time waits for nothing.
    let hurries = clock(&table, task.side).is_some_and(|clock| clock.remaining < TIME_TO_SETTLE);
    let pause = if hurries { Duration::ZERO } else { pause(&preferences) };
    let waits = queue.is_busy() && !hurries;
    if waits || (table.is_watched() && (table.visiting() || !pace.allows(pause))) {
        return;
    }
    if let Some(Task { about, answer: Some(thought), .. }) = seat.task.take() {
        intents.write(Intent::Answer { about, turn: thought.turn });
        seat.last_score = Some(thought.score);
    }
}

/// How long a turn is looked at before the next, with two AIs at the board.
fn pause(preferences: &Preferences) -> Duration {
    WATCH_SPEEDS.get(preferences.watch_speed as usize).map_or(Duration::ZERO, |(_, pause)| *pause)
}
