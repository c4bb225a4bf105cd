//! The right button, or a finger that rests, on the board of a match that is analysed: a click draws a ring, a drag an
//! arrow, the same again removes it. Shift, Control and both choose other colours.

use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use ludarium_record::study::{Arrow, MarkColour, Ring};
use ludarium_rules::Cell;

use super::{CellsHit, Selection};
use crate::board::{Drawing, DrawingFrom, Sketched};
use crate::schedule::AtBoard;
use crate::table::{Intent, IntentWriter, StudyEdit, Table};
use crate::ui::Buttons;

/// Whoever has begun to choose a turn takes that back first, as everywhere.
pub(super) fn begin(
    press: On<Pointer<Press>>,
    (at_board, table): (Option<Res<State<AtBoard>>>, Option<Res<Table>>),
    (hit, buttons): (CellsHit, Res<Buttons>),
    selection: Res<Selection>,
    mut from: ResMut<DrawingFrom>,
) {
    let may_draw = at_board.is_some() && table.is_some_and(|table| table.exploration().is_some());
    let is_free = !selection.has_begun() && !buttons.cover(press.pointer_location.position);
    if press.button == PointerButton::Secondary && press.entity == press.original_event_target() && may_draw && is_free
    {
        from.0 = hit.cell(press.entity);
    }
}

/// Shows what would be drawn, and draws it when the button is released on a cell.
pub(super) fn follow(
    mut inputs: MessageReader<PointerInput>,
    keys: Res<ButtonInput<KeyCode>>,
    (table, selection): (Option<Res<Table>>, Res<Selection>),
    (mut from, mut sketched): (ResMut<DrawingFrom>, ResMut<Sketched>),
    mut intents: IntentWriter,
) {
    let (mut is_released, mut is_cancelled) = (false, false);
    for input in inputs.read() {
        is_released |= matches!(input.action, PointerAction::Release(PointerButton::Secondary));
        is_cancelled |= matches!(input.action, PointerAction::Cancel);
    }
    let Some(cell) = from.0 else { return };
    let is_open = table.is_some_and(|table| table.exploration().is_some());
    let drawing = selection.hover().filter(|_| is_open).map(|to| drawing_of([cell, to], colour(&keys)));
    if is_open && !is_released && !is_cancelled {
        sketched.set_if_neq(Sketched(drawing));
        return;
    }
    from.0 = None;
    sketched.set_if_neq(Sketched(None));
    if let Some(drawing) = drawing.filter(|_| !is_cancelled) {
        intents.write(Intent::Edit(match drawing {
            Drawing::Arrow(arrow) => StudyEdit::Arrow(arrow),
            Drawing::Ring(ring) => StudyEdit::Ring(ring),
        }));
    }
}

fn drawing_of([from, to]: [Cell; 2], colour: MarkColour) -> Drawing {
    if from == to { Drawing::Ring(Ring { cell: to, colour }) } else { Drawing::Arrow(Arrow { from, to, colour }) }
}

/// The colour that the keys choose which are held down.
fn colour(keys: &ButtonInput<KeyCode>) -> MarkColour {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let others = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::AltRight];
    match (shift, keys.any_pressed(others)) {
        (false, false) => MarkColour::Green,
        (true, false) => MarkColour::Red,
        (false, true) => MarkColour::Blue,
        (true, true) => MarkColour::Yellow,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_choose_the_colour() {
        let with = |held: &[KeyCode]| {
            let mut keys = ButtonInput::default();
            held.iter().for_each(|key| keys.press(*key));
            colour(&keys)
        };
        assert_eq!(with(&[]), MarkColour::Green);
        assert_eq!(with(&[KeyCode::ShiftRight]), MarkColour::Red);
        assert_eq!(with(&[KeyCode::ControlLeft]), MarkColour::Blue);
        assert_eq!(with(&[KeyCode::ShiftLeft, KeyCode::ControlLeft]), MarkColour::Yellow);
    }
}
