//! What a finger on the board does besides what every pointer does: it rests long, or is drawn away.

use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use ludarium_rules::{Cell, Step};

use super::aim::Aim;
use super::{ExplanationRequested, Selection, StepBack};
use crate::board::DrawingFrom;
use crate::schedule::{AtBoard, AtEditor};
use crate::table::Table;
use crate::ui::{Fingers, Grip, LastDevice};

/// A finger that rests long takes the last choice back, as a right click does. It also does what only a key does besides:
/// where nothing is chosen, it explains the piece. And since a finger points only where it presses, what may be chosen
/// next is only looked at.
pub(super) fn hold(
    mut inputs: MessageReader<PointerInput>,
    (device, drawing): (Res<LastDevice>, Res<DrawingFrom>),
    (editor, selection): (Option<Res<State<AtEditor>>>, Res<Selection>),
    mut back: MessageWriter<StepBack>,
    mut commands: Commands,
) {
    let holds = |input: &&PointerInput| matches!(input.action, PointerAction::Press(PointerButton::Secondary));
    let is_held = inputs.read().filter(holds).count() > 0;
    if !is_held || *device != LastDevice::Touch || drawing.is_drawing() {
        return;
    }
    let cell = selection.hover();
    if editor.is_some() {
        back.write(StepBack);
    } else if !selection.has_begun() {
        cell.into_iter().for_each(|cell| commands.trigger(ExplanationRequested(cell)));
    } else if !cell.is_some_and(|cell| selection.next.contains(&Step::Cell(cell))) {
        back.write(StepBack);
    }
}

/// Finds out what a finger that rests would take along.
pub(super) fn feel(
    at_board: Option<Res<State<AtBoard>>>,
    (table, selection): (Option<Res<Table>>, Res<Selection>),
    (aim, fingers): (Aim, Res<Fingers>),
    mut grip: ResMut<Grip>,
) {
    let below = table.zip(selection.hover()).filter(|_| at_board.is_some());
    let can_take = |(table, cell): (Res<Table>, Cell)| {
        can_drag(&table, &selection, aim.meant(cell, fingers.pointer(), &selection))
    };
    grip.set_if_neq(Grip(below.is_some_and(can_take)));
}

/// Whether a turn begins or goes on with a cell, so that what is there can be taken elsewhere: then pressing it plays
/// nothing yet. A piece that cannot go anywhere can be tried, to be told why.
fn can_drag(table: &Table, selection: &Selection, cell: Cell) -> bool {
    let (step, path) = (Step::Cell(cell), &selection.path);
    if selection.hidden || table.result().is_some() && table.exploration().is_none() {
        return false;
    }
    if path.contains(&step) || selection.tool.is_some() {
        return path.contains(&step) || selection.next.contains(&step);
    }
    let position = table.choice_position();
    let longer = [&path[..], &[step]].concat();
    match position.choices(&longer).or_else(|_| position.choices(&[step])) {
        Ok(choices) => choices.turn.is_none(),
        Err(_) => path.is_empty() && position.board_view().top(cell).is_some(),
    }
}

#[cfg(test)]
mod tests;
