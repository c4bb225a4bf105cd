//! Going through the match: turn by turn, or by itself at the speed at which AIs are watched.

use std::time::Duration;

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;
use ludarium_record::study::NodeId;

use super::{AnalysisSet, Engine};
use crate::actions::{GoBeside, GoThrough, PlayOn};
use crate::input::Selection;
use crate::motion::MotionQueue;
use crate::power::{NOW_AND_THEN, want_frames};
use crate::schedule::TableMode;
use crate::settings::{Preferences, WATCH_SPEEDS};
use crate::table::{Intent, IntentWriter, Table};

/// Whether the match is played on by itself.
#[derive(Resource, Default)]
pub struct Replay {
    is_playing: bool,
    /// How long the board has stood still.
    still: Duration,
}

impl Replay {
    /// Whether the match is played on by itself.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Plays on, from the start where the last position is shown, or stops.
    pub fn toggle(&mut self, table: &Table, intents: &mut IntentWriter) {
        if self.is_playing {
            return self.stop();
        }
        self.begin();
        if is_at_end(table) {
            intents.write(Intent::Visit(0));
        }
    }

    /// Plays on from the shown position.
    pub fn begin(&mut self) {
        *self = Replay { is_playing: true, still: Duration::ZERO };
    }

    /// Stops.
    pub fn stop(&mut self) {
        self.is_playing = false;
    }
}

/// Whether the last position of the shown line is shown.
fn is_at_end(table: &Table) -> bool {
    table.shown() >= table.line().ply()
}

/// The systems that go through the match.
pub(super) fn plugin(app: &mut App) {
    want_frames(app, |replay: Res<Replay>| NOW_AND_THEN.filter(|_| replay.is_playing()));
    app.init_resource::<Replay>()
        .add_observer(go_through)
        .add_observer(go_beside)
        .add_observer(play_on)
        .add_systems(OnExit(TableMode::Analyse), |mut replay: ResMut<Replay>| replay.stop())
        .add_systems(
            Update,
            go_on
                .in_set(AnalysisSet)
                .run_if(in_state(TableMode::Analyse).and_then(resource_exists::<Table>))
                .run_if(|replay: Res<Replay>| replay.is_playing),
        );
}

fn play_on(_: On<Fire<PlayOn>>, table: Option<Res<Table>>, mut replay: ResMut<Replay>, mut intents: IntentWriter) {
    if let Some(table) = table {
        replay.toggle(&table, &mut intents);
    }
}

/// Left and right go through the turns, up and down through the lines of the engine, unless a turn has been begun on the
/// board.
fn go_through(
    fire: On<Fire<GoThrough>>,
    table: Option<Res<Table>>,
    selection: Res<Selection>,
    (mut replay, mut engine): (ResMut<Replay>, ResMut<Engine>),
    mut intents: IntentWriter,
) {
    let Some(table) = table.filter(|_| !selection.has_begun()) else { return };
    let (shown, way) = (table.shown(), fire.value);
    if way.x != 0.0 {
        replay.stop();
        intents.write(Intent::Visit(if way.x > 0.0 { shown + 1 } else { shown.saturating_sub(1) }));
    }
    let found = engine.found(table.about_shown()).map_or(0, |found| found.lines.len().min(engine.lines()));
    let line = engine.pointed().map_or(-1, |line| line as i64);
    if way.y != 0.0 && found > 0 {
        let next = if way.y < 0.0 { (line + 1).min(found as i64 - 1) } else { line - 1 };
        engine.point_at(usize::try_from(next).ok());
    }
}

/// Goes round the turns that the study has in the position before the shown turn, and from the end of a match that is over
/// to what was tried there.
fn go_beside(
    fire: On<Fire<GoBeside>>,
    table: Option<Res<Table>>,
    mut replay: ResMut<Replay>,
    mut intents: IntentWriter,
) {
    let beside = table.and_then(|table| beside(&table, fire.value < 0.0));
    if beside.is_some() {
        replay.stop();
        intents.write_batch(beside.map(Intent::GoTo));
    }
}

/// The turn after the shown one, or before it, of those that lead on from the same position.
fn beside(table: &Table, forward: bool) -> Option<NodeId> {
    let (study, shown) = (table.exploration()?.study(), table.shown_node()?);
    let node = study.node(shown)?;
    let behind = node.children().first().copied();
    if forward && shown == study.end() && study.result().is_some() && behind.is_some() {
        return behind;
    }
    let siblings = study.node(node.parent()?)?.children();
    let place = siblings.iter().position(|sibling| *sibling == shown)?;
    let step = if forward { 1 } else { siblings.len() - 1 };
    Some(siblings[(place + step) % siblings.len()]).filter(|beside| *beside != shown)
}

/// Shows the next position when the board has stood still for long enough.
fn go_on(
    (time, preferences, queue): (Res<Time>, Res<Preferences>, Res<MotionQueue>),
    table: Res<Table>,
    mut replay: ResMut<Replay>,
    mut intents: IntentWriter,
) {
    let replay = replay.bypass_change_detection();
    replay.still = if queue.is_busy() { Duration::ZERO } else { replay.still.saturating_add(time.delta()) };
    let pause = WATCH_SPEEDS.get(preferences.watch_speed as usize).map_or(Duration::ZERO, |(_, pause)| *pause);
    if queue.is_busy() || replay.still < pause {
        return;
    }
    replay.still = Duration::ZERO;
    if is_at_end(&table) {
        replay.is_playing = false;
    } else {
        intents.write(Intent::Visit(table.shown() + 1));
    }
}
