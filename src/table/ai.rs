//! The AI at the table: asked when it is its turn, heard when it answers.

use bevy::prelude::*;
use ludarium_ai::{Level, Request, Score, Thinking, Thought};
use ludarium_record::Player;
use ludarium_rules::Side;
use rand::RngExt;

use super::{Intent, Table};
use crate::motion::MotionQueue;
use crate::schedule::TurnSet;

/// What the AI at the table is doing.
#[derive(Resource, Default)]
pub struct AiSeat {
    task: Option<Task>,
    last: Option<Thought>,
}

struct Task {
    thinking: Thinking,
    side: Side,
    serial: u64,
    ply: usize,
    hash: u64,
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

    /// For whom it thinks, if it does.
    #[must_use]
    pub fn thinking_for(&self) -> Option<Side> {
        self.task.as_ref().map(|task| task.side)
    }

    /// How far the present thought has come: depth in plies and positions looked at.
    #[must_use]
    pub fn progress(&self) -> Option<(u32, u64)> {
        let thought = self.task.as_ref()?.thinking.progress()?;
        Some((thought.depth, thought.nodes))
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
        .add_systems(Update, (ask, listen).chain().in_set(TurnSet::Input).run_if(resource_exists::<Table>));
}

/// Starts a thought when it is the AI's turn; drops one that is about another position.
fn ask(table: Res<Table>, mut seat: ResMut<AiSeat>) {
    let position = table.the_match().position();
    let (serial, ply, hash) = (table.serial(), table.the_match().ply(), position.zobrist());
    if let Some(task) = &seat.task {
        if (task.serial, task.ply, task.hash) == (serial, ply, hash) {
            return;
        }
        seat.stop();
    }
    let side = position.side_to_move();
    let Player::Ai { level } = table.the_match().setup().players[side.index()] else { return };
    let Some(level) = Level::new(level) else { return };
    // A paused clock after an undo means that the people at the board are still deciding.
    if table.result().is_some() || table.visiting() {
        return;
    }
    let mut history = table.the_match().hashes();
    history.pop();
    let request = Request { history, seed: rand::rng().random(), ..Request::new(position.clone(), level) };
    seat.task = Some(Task { thinking: Thinking::start(request), side, serial, ply, hash, answer: None });
}

/// Hears the answer; it is played when the board stands still.
fn listen(mut seat: ResMut<AiSeat>, queue: Res<MotionQueue>, mut intents: MessageWriter<Intent>) {
    let Some(task) = &mut seat.task else { return };
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
    if queue.is_busy() {
        return;
    }
    if let Some(Task { serial, ply, hash, answer: Some(thought), .. }) = seat.task.take() {
        intents.write(Intent::Answer { serial, ply, hash, turn: thought.turn.clone() });
        seat.last = Some(thought);
    }
}
