//! Other programs at the table: asked when it is their turn, heard when they answer. Whatever they do, the match is kept:
//! it waits until a person decides how it goes on.

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;
use ludarium_record::{Match, Player};
use ludarium_rules::{AnyTurn, Side};
use ludarium_ugi::{Clocks, Go, Info, PositionCommand, Score};

use super::{DrawReply, Pace, pause};
use crate::actions::MoveNow;
use crate::motion::MotionQueue;
use crate::programs::{Introduction, Programs, Question, Running, Trouble, Workers};
use crate::schedule::{ClockSet, InputSet};
use crate::settings::Preferences;
use crate::table::{Intent, IntentWriter, MatchClosed, MatchEnded, MatchOpened, PlayerReplaced, PositionKey, Table};

/// A program that believes to be so far behind, in hundredths of a point, takes a draw.
const LOSING: i32 = -60;

/// The programs at the table.
#[derive(Resource, Default)]
pub struct ProgramSeat {
    /// White's and Black's, while they run.
    running: [Option<Running>; 2],
    task: Option<Task>,
    trouble: Option<Troubled>,
    /// What White's and Black's have thought when they last answered in this match.
    last: [Option<LastThought>; 2],
    /// How many questions have been asked.
    asked: u64,
}

struct Task {
    side: Side,
    about: PositionKey,
    /// The number of the question.
    number: u64,
    since: Instant,
    /// An answer that waits until the board has stopped moving.
    answer: Option<AnyTurn>,
}

/// A program that does not play on in a position.
#[derive(Clone, Debug)]
pub struct Troubled {
    /// The position.
    pub about: PositionKey,
    /// Its side.
    pub side: Side,
    /// What the player calls it.
    pub name: String,
    /// Why.
    pub why: Trouble,
}

impl Troubled {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        self.why.words(&self.name)
    }
}

/// What a program has thought, as it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastThought {
    /// The plies searched.
    pub depth: Option<u32>,
    /// The positions searched.
    pub nodes: Option<u64>,
    /// The value for its own side.
    pub score: Option<Score>,
}

impl From<&Info> for LastThought {
    fn from(info: &Info) -> LastThought {
        LastThought { depth: info.depth, nodes: info.nodes, score: info.score }
    }
}

impl ProgramSeat {
    /// Another match needs none of these programs; they end.
    fn forget_match(&mut self) {
        *self = ProgramSeat { asked: self.asked, ..ProgramSeat::default() };
    }

    /// What is asked now is no longer wanted.
    fn drop_task(&mut self) {
        if let Some(task) = self.task.take()
            && let Some(running) = &self.running[task.side.index()]
        {
            running.hurry();
        }
    }

    /// Asks the program to move now.
    pub fn hurry(&self) {
        if let Some(task) = &self.task
            && let Some(running) = &self.running[task.side.index()]
        {
            running.hurry();
        }
    }

    /// Whose program is asked or waits to play, if one does.
    #[must_use]
    pub fn thinking_for(&self) -> Option<Side> {
        self.task.as_ref().map(|task| task.side)
    }

    /// Since when it has thought without an answer.
    #[must_use]
    pub fn thinking_since(&self) -> Option<Duration> {
        self.task.as_ref().filter(|task| task.answer.is_none()).map(|task| task.since.elapsed())
    }

    /// Whether a program is asked that has not said who it is yet.
    #[must_use]
    pub fn is_starting(&self) -> bool {
        let asked = self.task.as_ref().and_then(|task| self.running[task.side.index()].as_ref());
        asked.is_some_and(|running| running.introduction().is_none())
    }

    /// Who the program of a side says it is.
    #[must_use]
    pub fn introduction(&self, side: Side) -> Option<Arc<Introduction>> {
        self.running[side.index()].as_ref()?.introduction()
    }

    /// What the program of a side thinks or has thought last.
    #[must_use]
    pub fn thought(&self, side: Side) -> Option<LastThought> {
        let info = self.running[side.index()].as_ref().and_then(Running::info);
        info.map(|info| LastThought::from(&*info)).or(self.last[side.index()])
    }

    /// What keeps the match from going on, if the program whose turn it is does.
    #[must_use]
    pub fn trouble(&self, table: &Table) -> Option<&Troubled> {
        self.trouble.as_ref().filter(|trouble| trouble.about == table.position_key() && table.result().is_none())
    }

    /// Asks the program again; one that has ended is started anew.
    pub fn ask_again(&mut self) {
        self.trouble = None;
    }

    /// Starts the program anew and asks it again.
    pub fn start_anew(&mut self) {
        if let Some(trouble) = self.trouble.take() {
            self.running[trouble.side.index()] = None;
        }
    }

    /// Whether a program takes a draw, by its last thought: only when it believes that it is losing.
    #[must_use]
    pub fn draw_reply(&self, side: Side) -> DrawReply {
        match self.thought(side).and_then(|thought| thought.score) {
            Some(Score::Mate(plies)) if plies <= 0 => DrawReply::Accept,
            Some(Score::Centi(score)) if score < LOSING => DrawReply::Accept,
            _ => DrawReply::Decline,
        }
    }

    /// The program does not play on.
    fn fail(&mut self, about: PositionKey, side: Side, name: &str, why: Trouble) {
        warn!("{}", why.words(name));
        self.task = None;
        if !why.leaves_it_running() {
            self.running[side.index()] = None;
        }
        self.trouble = Some(Troubled { about, side, name: name.to_owned(), why });
    }
}

/// The programs' systems.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ProgramSeat>()
        .init_resource::<Programs>()
        .init_resource::<Workers>()
        .add_observer(|_: On<MatchOpened>, mut seat: ResMut<ProgramSeat>| seat.forget_match())
        .add_observer(|_: On<MatchClosed>, mut seat: ResMut<ProgramSeat>| seat.forget_match())
        .add_observer(rest_after_the_match)
        .add_observer(leave_the_seat)
        .add_observer(|_: On<Fire<MoveNow>>, seat: Res<ProgramSeat>| seat.hurry())
        .configure_sets(Update, ClockSet.run_if(not(holds_the_clocks)))
        .add_systems(
            Update,
            (ask, listen).chain().after(super::listen).in_set(InputSet::Ai).run_if(resource_exists::<Table>),
        );
}

/// Programs have nothing to do once the match is over; what they thought may still be read.
fn rest_after_the_match(_: On<MatchEnded>, mut seat: ResMut<ProgramSeat>) {
    let last = Side::ALL.map(|side| seat.thought(side));
    *seat = ProgramSeat { asked: seat.asked, last, ..ProgramSeat::default() };
}

fn leave_the_seat(replaced: On<PlayerReplaced>, mut seat: ResMut<ProgramSeat>) {
    let seat = &mut *seat;
    seat.running[replaced.side.index()] = None;
    seat.last[replaced.side.index()] = None;
    (seat.task, seat.trouble) = (None, None);
}

/// Nobody loses time while a program is being started or a person decides what becomes of it.
fn holds_the_clocks(seat: Res<ProgramSeat>, table: Option<Res<Table>>) -> bool {
    seat.is_starting() || table.is_some_and(|table| seat.trouble(&table).is_some())
}

/// Asks the program whose turn it is; drops a question about another position.
fn ask(
    table: Res<Table>,
    pace: Res<Pace>,
    (programs, workers): (Res<Programs>, Res<Workers>),
    mut seat: ResMut<ProgramSeat>,
) {
    let about = table.position_key();
    if seat.task.as_ref().is_some_and(|task| task.about == about) || seat.trouble(&table).is_some() {
        return;
    }
    let seat = seat.bypass_change_detection();
    seat.drop_task();
    seat.trouble = None;
    let side = table.game().side_to_move();
    let Player::Program { name } = table.game().setup().player(side) else { return };
    if table.result().is_some() || table.visiting() || (table.is_watched() && !pace.may_think()) {
        return;
    }
    if let Err(why) = take_a_seat(&mut seat.running[side.index()], name, table.game(), &programs, &workers) {
        return seat.fail(about, side, name, why);
    }
    seat.asked += 1;
    let number = seat.asked;
    if let Some(running) = &seat.running[side.index()] {
        let turn_time = programs.find(name).map_or(Duration::from_secs(1), |program| program.turn_time());
        running.ask(question(table.game(), number, turn_time));
    }
    seat.task = Some(Task { side, about, number, since: Instant::now(), answer: None });
}

/// Starts the program of that name unless it runs already.
fn take_a_seat(
    seat: &mut Option<Running>,
    name: &str,
    game: &Match,
    programs: &Programs,
    workers: &Workers,
) -> Result<(), Trouble> {
    if seat.as_ref().is_none_or(|running| running.end().is_some()) {
        let known = programs.find(name).ok_or(Trouble::Missing)?;
        *seat = Some(Running::start(known, Some(game.first_position().clone()), workers)?);
    }
    Ok(())
}

/// The present position as its side may know it, with the clocks of the match or the program's own time for a turn.
fn question(game: &Match, number: u64, turn_time: Duration) -> Question {
    let turns: Vec<&AnyTurn> = game.turns()[..game.ply()].iter().map(|played| &played.turn).collect();
    let before = game.ply().checked_sub(1).and_then(|ply| game.position_at(ply));
    let increment = game.setup().clock.map(|clock| [clock.increment; 2]).unwrap_or_default();
    let clocks = game.clocks().map(|left| Clocks { left, increment, turns_to_go: None });
    let movetime = clocks.is_none().then_some(turn_time);
    Question {
        number,
        here: game.position().clone(),
        position: PositionCommand::of_game(game.first_position(), &turns, before),
        go: Go { movetime, clocks, ..Go::default() },
    }
}

/// Hears the answer; it is played when the board stands still, and where nobody plays when those who watch want it.
fn listen(
    table: Res<Table>,
    preferences: Res<Preferences>,
    queue: Res<MotionQueue>,
    mut seat: ResMut<ProgramSeat>,
    mut pace: ResMut<Pace>,
    mut intents: IntentWriter,
) {
    let seat = seat.bypass_change_detection();
    let Some(Task { side, about, number, answer, .. }) = &mut seat.task else { return };
    let (side, about) = (*side, *about);
    if answer.is_none() {
        match seat.running[side.index()].as_ref().and_then(|running| running.answer(*number)) {
            None => return,
            Some(Ok(turn)) => *answer = Some(turn),
            Some(Err(fault)) => {
                let name = table.game().setup().player(side).name();
                return seat.fail(about, side, &name, Trouble::Fault(fault));
            }
        }
    }
    if queue.is_busy() || (table.is_watched() && (table.visiting() || !pace.allows(pause(&preferences)))) {
        return;
    }
    if let Some(Task { about, answer: Some(turn), .. }) = seat.task.take() {
        seat.last[side.index()] = seat.thought(side);
        intents.write(Intent::Answer { about, turn });
    }
}
