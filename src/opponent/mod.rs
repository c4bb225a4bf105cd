//! Who plays at the table without being a person: asked when it is their turn, heard when they answer. Whatever they do, the
//! match is kept: it waits until a person decides how it goes on.

mod built_in;
mod engine;
#[cfg(all(test, feature = "testing"))]
mod failing_tests;
mod failures;
mod knowledge;
mod pace;
mod program;
#[cfg(test)]
mod program_tests;
mod seat;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;
use ludarium_rules::Side;

pub use engine::Insight;
pub use failures::{Failures, Helper, Why};
pub use pace::Pace;
pub use seat::{DrawReply, Seat, Troubled};

use crate::actions::MoveNow;
use crate::motion::MotionQueue;
use crate::power::{NOW_AND_THEN, want_frames};
use crate::programs::{Programs, Workers};
use crate::quality::Quality;
use crate::rating::BuiltIn;
use crate::schedule::{ClockSet, InputSet};
use crate::settings::{Preferences, WATCH_SPEEDS};
use crate::table::{
    DrawOffered, Intent, IntentWriter, MatchClosed, MatchEnded, MatchOpened, PlayerReplaced, Table, TurnChange,
    TurnPlayed,
};
use built_in::TIME_TO_SETTLE;
use engine::Question;

/// The time for a turn that the strongest opponent is given instead of the positions that it was measured with.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTime(pub Option<Duration>);

/// Whether a search for the people at the board is under way: then the AI does not think on their time.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AnalysisRuns(pub bool);

/// The systems of the engines at the table.
pub fn plugin(app: &mut App) {
    want_frames(app, while_somebody_thinks);
    app.init_resource::<Seat>()
        .init_resource::<Failures>()
        .init_resource::<Pace>()
        .init_resource::<ThinkingTime>()
        .init_resource::<AnalysisRuns>()
        .init_resource::<Programs>()
        .init_resource::<Workers>()
        .add_plugins((pace::keys, knowledge::plugin))
        .add_observer(forget_match::<MatchOpened>)
        .add_observer(forget_match::<MatchClosed>)
        .add_observer(|_: On<MatchEnded>, mut seat: ResMut<Seat>| seat.rest())
        .add_observer(|replaced: On<PlayerReplaced>, mut seat: ResMut<Seat>| seat.leave(replaced.side))
        .add_observer(|_: On<Fire<MoveNow>>, seat: Res<Seat>| seat.hurry())
        .add_observer(stop_after_a_turn)
        .add_observer(answer_draw)
        .configure_sets(Update, ClockSet.run_if(not(holds_the_clocks)))
        .add_systems(Update, (ask, ponder, listen).chain().in_set(InputSet::Ai).run_if(resource_exists::<Table>));
}

/// What is thought is shown as it goes on, and what is thought out is played when its time has come.
fn while_somebody_thinks(seat: Res<Seat>, pace: Res<Pace>, analysis: Res<AnalysisRuns>) -> Option<Duration> {
    NOW_AND_THEN.filter(|_| seat.is_at_work(&pace) || analysis.0)
}

/// Another match knows nothing of the last one, not even who was winning it.
fn forget_match<E: Event>(_: On<E>, mut seat: ResMut<Seat>, mut failures: ResMut<Failures>) {
    *seat = Seat::default();
    failures.set_if_neq(Failures::default());
}

/// What was taken back or played again is not what anybody thinks about; the person's time ends with their turn.
fn stop_after_a_turn(turn: On<TurnPlayed>, mut seat: ResMut<Seat>) {
    match turn.change {
        TurnChange::Played | TurnChange::TakenBack | TurnChange::Replayed => seat.stop(),
        TurnChange::VisitedForward | TurnChange::VisitedBack => {}
    }
}

/// The opponent answers an offer at once, from what it last thought of its position.
fn answer_draw(offer: On<DrawOffered>, seat: Res<Seat>, mut intents: IntentWriter) {
    let by = offer.by.other();
    intents.write(Intent::AnswerDraw { by, accept: seat.draw_reply(by) == DrawReply::Accept });
}

/// Nobody loses time while a program is being started or a person decides what becomes of the match.
fn holds_the_clocks(seat: Res<Seat>, table: Option<Res<Table>>) -> bool {
    seat.is_starting() || table.is_some_and(|table| seat.trouble(&table).is_some())
}

/// Asks the engine whose turn it is; drops a question about another position.
fn ask(
    table: Res<Table>,
    (pace, time): (Res<Pace>, Res<ThinkingTime>),
    (programs, workers): (Res<Programs>, Res<Workers>),
    mut seat: ResMut<Seat>,
) {
    let (about, seat) = (table.position_key(), seat.bypass_change_detection());
    if seat.is_about(about) {
        return;
    }
    seat.stop();
    let side = table.game().side_to_move();
    // A paused clock after an undo means that the people at the board are still deciding.
    let rests = table.result().is_some() || table.visiting() || (table.is_watched() && !pace.may_think());
    if rests || table.is_human(side) {
        return;
    }
    let question = Question::of(table.game(), side, time.0);
    seat.ask(about, question, table.game().setup().player(side), (&programs, &workers));
}

/// While a person decides, the AI thinks about the same position, if the player lets it and nobody asks for advice.
fn ponder(
    table: Res<Table>,
    (preferences, quality): (Res<Preferences>, Option<Res<Quality>>),
    analysis: Res<AnalysisRuns>,
    mut failures: ResMut<Failures>,
    mut seat: ResMut<Seat>,
) {
    let wanted = preferences.ponder && !quality.is_some_and(|quality| quality.low());
    let is_free = wanted && !analysis.0 && !table.visiting() && !failures.stands(Helper::Pondering);
    let setup = table.game().setup();
    let opponent = |side| BuiltIn::of(setup.game, setup.player(side)).map(|opponent| (side, opponent));
    let player = table.human_to_move().map(Side::other).filter(|_| is_free).and_then(opponent);
    let seat = seat.bypass_change_detection();
    let Some((side, opponent)) = player else { return seat.stop_pondering() };
    let about = table.position_key();
    if seat.pondered() != Some(about) {
        return seat.ponder(about, Question::of(table.game(), side, None), opponent);
    }
    if let Some(why) = seat.pondering_failure() {
        failures.tell(Helper::Pondering, Why::Search(why));
    }
}

/// Hears the answer; it is played when the board stands still, and where nobody plays when those who watch want it.
fn listen(
    time: Res<Time>,
    table: Res<Table>,
    (preferences, queue): (Res<Preferences>, Res<MotionQueue>),
    mut seat: ResMut<Seat>,
    mut pace: ResMut<Pace>,
    mut intents: IntentWriter,
) {
    pace.bypass_change_detection().pass(time.delta(), queue.is_busy());
    let seat = seat.bypass_change_detection();
    let Some(side) = seat.hear(&table) else { return };
    // Whoever is about to lose on time waits for nothing.
    let left = table.game().clocks().map(|left| left[side.index()]);
    let hurries = left.is_some_and(|left| left < 2 * TIME_TO_SETTLE);
    let pause = if hurries { Duration::ZERO } else { pause(&preferences) };
    let waits = queue.is_busy() && !hurries;
    if waits || (table.is_watched() && (table.visiting() || !pace.allows(pause))) {
        return;
    }
    intents.write_batch(seat.take_answer().map(|(about, turn)| Intent::Answer { about, turn }));
}

/// How long a turn is looked at before the next, with two AIs at the board.
fn pause(preferences: &Preferences) -> Duration {
    WATCH_SPEEDS.get(preferences.watch_speed as usize).map_or(Duration::ZERO, |(_, pause)| *pause)
}
