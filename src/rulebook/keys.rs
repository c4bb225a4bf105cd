//! The keys that lead to the rules, and the finger that does.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use super::{Rulebook, Subject};
use crate::actions::{PlayLesson, ShowRules};
use crate::input::{ExplanationRequested, Selection};
use crate::schedule::AtBoard;
use crate::stage::Sound;
use crate::table::Table;

/// The observers of the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_rules).add_observer(explain).add_observer(play_lesson);
}

/// At the board: the paragraph on what was refused, or what the piece that is pointed at may do, and with the same key again
/// the paragraph on that; else the whole page.
fn show_rules(
    _: On<Fire<ShowRules>>,
    table: Option<Res<Table>>,
    at_board: Option<Res<State<AtBoard>>>,
    mut selection: ResMut<Selection>,
    mut rulebook: Rulebook,
    mut sounds: MessageWriter<Sound>,
) {
    let Some(table) = table.filter(|_| at_board.is_some()) else { return rulebook.open(None) };
    if let Some(heading) = rulebook.heading_of_notice(&table, &selection) {
        return rulebook.open(Some(heading));
    }
    let pointed = selection.focus().filter(|_| !selection.hidden);
    match pointed.filter(|cell| Subject::on(&table, *cell).is_some()) {
        Some(cell) if selection.explained != Some(cell) => {
            selection.explained = Some(cell);
            sounds.write(Sound::Select);
        }
        _ => rulebook.open_at_piece(&table, selection.explained),
    }
}

/// What the piece on a cell may do, and when it is asked again the paragraph on that. Where there is none, an explanation is
/// put away.
fn explain(
    asked: On<ExplanationRequested>,
    table: Option<Res<Table>>,
    at_board: Option<Res<State<AtBoard>>>,
    mut selection: ResMut<Selection>,
    mut rulebook: Rulebook,
    mut sounds: MessageWriter<Sound>,
) {
    let Some(table) = table.filter(|_| at_board.is_some() && !selection.hidden) else { return };
    let cell = Some(asked.0).filter(|cell| Subject::on(&table, *cell).is_some());
    if cell.is_some() && cell == selection.explained {
        return rulebook.open_at_piece(&table, cell);
    }
    if cell.is_some() || selection.explained.is_some() {
        sounds.write(if cell.is_some() { Sound::Select } else { Sound::Deselect });
        selection.explained = cell;
    }
}

/// The lesson on what was refused, or on the piece that is explained.
fn play_lesson(_: On<Fire<PlayLesson>>, table: Option<Res<Table>>, selection: Res<Selection>, mut rulebook: Rulebook) {
    let Some(table) = table else { return };
    let explained = selection.explained.filter(|_| !table.is_exercise());
    let refused = rulebook.heading_of_notice(&table, &selection).filter(|_| !table.is_exercise());
    let heading = refused.or_else(|| rulebook.heading_of_piece(&table, explained?));
    if let Some(lesson) = heading.and_then(|heading| rulebook.lesson(&heading)) {
        rulebook.play(lesson);
    }
}
