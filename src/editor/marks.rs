//! Marks on a board that is set up: where pointer and cursor are, what is held, what the rules object to, where growths
//! go on.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::Editor;
use crate::board::{DrawMarks, Mark, MarkSource, Marks};
use crate::input::ChoiceMarks;
use crate::schedule::{OverlaySet, Screen, TurnSet};
use crate::stage::MarkKind;

/// Marks the cells whenever something has changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Those of a match are never there at the same time.
        mark.in_set(ChoiceMarks)
            .ambiguous_with(ChoiceMarks)
            .in_set(TurnSet::Present)
            .after(OverlaySet)
            .before(DrawMarks)
            .run_if(in_state(Screen::Editor).and_then(resource_exists_and_changed::<Editor>)),
    )
    .add_systems(OnExit(Screen::Editor), |mut marks: ResMut<Marks>| *marks = Marks::default());
}

fn mark(editor: Res<Editor>, mut marks: ResMut<Marks>) {
    let single = [
        (MarkKind::Cursor, editor.cursor),
        (MarkKind::Hover, editor.hover),
        (MarkKind::Selected, editor.held),
        (MarkKind::Refused, editor.refused),
    ];
    let single = single.into_iter().filter_map(|(kind, cell)| Some((kind, cell?)));
    let faults = editor.verdict.cells().iter().map(|cell| (MarkKind::Refused, *cell));
    let chains = editor.arrangement.board().chains.iter();
    let chains = chains.flat_map(|(head, next)| [(MarkKind::LastFrom, *head), (MarkKind::LastTo, *next)]);
    let wanted: BTreeSet<Mark> = single.chain(faults).chain(chains).collect();
    Marks::set(&mut marks, MarkSource::Selection, wanted);
}
