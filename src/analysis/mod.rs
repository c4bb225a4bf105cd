//! The analysis of a match at the table: going through it turn by turn, the computer's opinion of what is shown, and the
//! review of the whole match.

mod engine;
mod learning;
mod notes;
mod replay;
mod report;
mod studies;
#[cfg(test)]
mod study_tests;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

pub use engine::{Engine, EngineLine, Found, MOST_LINES, is_silent_about};
pub use learning::LearningWanted;
pub use notes::{NotesDraft, NotesWanted};
pub use replay::Replay;
pub use report::{Report, ReviewWanted, accuracy_words, explanation, mistake_words};
pub use studies::StudyTrouble;

use crate::actions::Analyse;
use crate::schedule::{TableMode, TurnSet};
use crate::stage::Sound;
use crate::table::{MatchClosed, Table, TurnChange, TurnPlayed};

/// Where the analysis goes on: when everybody else has written intents, before the match decides on them.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
struct AnalysisSet;

/// The analysis is to begin (or to end).
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisWanted(pub bool);

/// The systems of the analysis; reviews and studies are kept beside the saved matches.
pub fn plugin(app: &mut App) {
    app.insert_resource(report::ReviewFolder(crate::kept::folder_of(app))).add_plugins(systems);
}

/// The systems of the analysis; reviews are kept only where there is a folder for them.
fn systems(app: &mut App) {
    app.add_plugins((engine::plugin, learning::plugin, notes::plugin, replay::plugin, report::plugin, studies::plugin))
        .add_observer(toggle)
        .add_observer(begin_or_end)
        .add_observer(|_: On<MatchClosed>, mut mode: ResMut<NextState<TableMode>>| {
            NextState::set_if_neq(&mut mode, TableMode::Play);
        })
        .add_observer(end_with_play)
        .configure_sets(Update, AnalysisSet.after(TurnSet::Input).before(TurnSet::Resolve))
        .add_systems(
            Update,
            end_where_not_allowed
                .in_set(AnalysisSet)
                .run_if(in_state(TableMode::Analyse).and_then(resource_exists_and_changed::<Table>)),
        );
}

/// Whether the match on the table may be analysed: something was played in it or it began with a position of its own, it
/// is no exercise, and it is over or one of two people without clocks, who are not choosing in secret.
#[must_use]
pub fn may_analyse(table: &Table) -> bool {
    let game = table.game();
    let people = table.has_two_people();
    let is_open = game.clocks().is_none() && !table.keeps_secrets() && !table.brings_to_light();
    let has_something = game.ply() > 0 || game.setup().start.is_some();
    !table.is_exercise() && has_something && (table.result().is_some() || people && is_open)
}

/// The key begins the analysis and ends it.
fn toggle(_: On<Fire<Analyse>>, mode: Res<State<TableMode>>, mut commands: Commands) {
    commands.trigger(AnalysisWanted(*mode.get() == TableMode::Play));
}

fn begin_or_end(
    wanted: On<AnalysisWanted>,
    table: Option<Res<Table>>,
    mut mode: ResMut<NextState<TableMode>>,
    mut sounds: MessageWriter<Sound>,
) {
    if !wanted.0 {
        NextState::set_if_neq(&mut mode, TableMode::Play);
    } else if table.is_some_and(|table| may_analyse(&table)) {
        NextState::set_if_neq(&mut mode, TableMode::Analyse);
    } else {
        sounds.write(Sound::Refuse);
    }
}

/// Whoever plays on, takes back or plays again does not analyse.
fn end_with_play(turn: On<TurnPlayed>, mut mode: ResMut<NextState<TableMode>>) {
    if matches!(turn.change, TurnChange::Played | TurnChange::Replayed | TurnChange::TakenBack) {
        NextState::set_if_neq(&mut mode, TableMode::Play);
    }
}

fn end_where_not_allowed(table: Res<Table>, mut mode: ResMut<NextState<TableMode>>) {
    if !may_analyse(&table) {
        NextState::set_if_neq(&mut mode, TableMode::Play);
    }
}
