//! What the player is doing, as marks on the cells: what is chosen, what may follow, where the pointer and the cursor are.

use std::collections::BTreeSet;

use bevy::prelude::*;
use ludarium_rules::{AnyPosition, BoardView, Cell, Side, Step};

use super::Selection;
use crate::board::{DrawMarks, Mark, MarkSource, Marks};
use crate::pieces::Moving;
use crate::schedule::{OverlaySet, TurnSet};
use crate::settings::Preferences;
use crate::stage::{MarkKind, Presentation};
use crate::table::Table;

/// Where cells are marked by what the player is doing.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChoiceMarks;

/// Marks the cells whenever the selection or the board has changed.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark.in_set(ChoiceMarks)
            .in_set(TurnSet::Present)
            .after(OverlaySet)
            .before(DrawMarks)
            .run_if(resource_exists::<Table>.and_then(resource_exists::<Presentation>).and_then(something_changed())),
    );
}

fn something_changed() -> impl SystemCondition<()> {
    resource_changed::<Selection>
        .or_else(resource_changed::<Moving>)
        .or_else(resource_changed::<Preferences>)
        .or_else(resource_exists_and_changed::<Presentation>)
}

fn mark(
    table: Res<Table>,
    selection: Res<Selection>,
    moving: Res<Moving>,
    preferences: Res<Preferences>,
    presentation: Res<Presentation>,
    mut marks: ResMut<Marks>,
) {
    let mut wanted = pointers(&selection);
    if let Some(cell) = selection.explained {
        wanted.extend(turns_of(cell, table.shown_position(), &presentation));
    } else if !moving.0 && !selection.hidden && table.shows_choices() {
        wanted.extend(choices(&table, &selection, preferences.show_movable, &presentation));
    }
    Marks::set(&mut marks, MarkSource::Selection, wanted);
}

/// Where the pointer and the cursor are, and what was refused.
fn pointers(selection: &Selection) -> BTreeSet<Mark> {
    let pointers = [
        (MarkKind::Refused, selection.refused),
        (MarkKind::Cursor, selection.cursor()),
        (MarkKind::Hover, selection.hover()),
    ];
    pointers.iter().filter_map(|(kind, cell)| Some((*kind, (*cell)?))).collect()
}

/// What is chosen and what may be chosen next.
fn choices(
    table: &Table,
    selection: &Selection,
    show_movable: bool,
    presentation: &Presentation,
) -> impl Iterator<Item = Mark> {
    let position = table.shown_position();
    let (board, side) = (position.board_view(), position.side_to_move());
    let first = selection.path.is_empty();
    let chosen = selection.path.iter().filter_map(Step::cell).map(|cell| (MarkKind::Selected, cell));
    let offered = selection.next.iter().filter_map(Step::cell).filter_map(|cell| {
        let kind = (presentation.ui.mark)(&board, side, &selection.path, cell)?;
        (!first || show_movable || kind != MarkKind::Movable).then_some((kind, cell))
    });
    let mut marks: Vec<Mark> = chosen.chain(offered).collect();
    if first && show_movable {
        marks.extend(immobile(selection, &board, side, presentation));
    }
    marks.into_iter()
}

/// Where the turns of the piece on a cell lead, whatever has been chosen.
fn turns_of(cell: Cell, position: &AnyPosition, presentation: &Presentation) -> impl Iterator<Item = Mark> {
    let (board, side, path) = (position.board_view(), position.side_to_move(), [Step::Cell(cell)]);
    let next = position.choices(&path).map(|choices| choices.next).unwrap_or_default();
    let led_to = next.into_iter().filter_map(|step| step.cell());
    // What a game shows in another way while it is chosen is marked here all the same.
    let mark = move |cell| (presentation.ui.mark)(&board, side, &path, cell).unwrap_or(MarkKind::Target);
    let marks = led_to.map(move |cell| (mark(cell), cell));
    marks.chain([(MarkKind::Selected, cell)])
}

/// The pieces that have no turn, unless the game would not ring them if they had one.
fn immobile<'a>(
    selection: &'a Selection,
    board: &'a BoardView,
    side: Side,
    presentation: &'a Presentation,
) -> impl Iterator<Item = Mark> + 'a {
    let ringed = move |cell: &&_| (presentation.ui.mark)(board, side, &[], **cell) == Some(MarkKind::Movable);
    selection.immobile.iter().filter(ringed).map(|cell| (MarkKind::Immobile, *cell))
}
