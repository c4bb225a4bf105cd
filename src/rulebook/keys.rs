//! The keys that lead to the rules.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use super::{Rulebook, Subject};
use crate::actions::{PlayLesson, ShowRules};
use crate::input::Selection;
use crate::schedule::AtBoard;
use crate::sound::Sound;
use crate::table::Table;

/// The observers of the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_rules).add_observer(play_lesson);
}

/// At the board: the paragraph on what was refused, or what the piece that is pointed at may do; else the whole page.
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
    let before = selection.explained.take();
    let pointed = selection.focus().filter(|cell| before != Some(*cell) && !selection.hidden);
    let explained = pointed.filter(|cell| Subject::on(&table, *cell).is_some());
    match (before, explained) {
        (None, None) => rulebook.open(None),
        (_, explained) => {
            selection.explained = explained;
            sounds.write(if explained.is_some() { Sound::Select } else { Sound::Deselect });
        }
    }
}

/// The lesson on what was refused.
fn play_lesson(_: On<Fire<PlayLesson>>, table: Option<Res<Table>>, selection: Res<Selection>, mut rulebook: Rulebook) {
    let heading = table.and_then(|table| rulebook.heading_of_notice(&table, &selection));
    if let Some(lesson) = heading.and_then(|heading| rulebook.lesson(&heading)) {
        rulebook.play(lesson);
    }
}
