//! The pointer on a board that is set up: press, drag, let go; the right button takes away.

use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;

use super::Editor;
use crate::input::{CellsHit, StepBack};
use crate::schedule::{AtEditor, InputSet, TurnSet};
use crate::ui::{Buttons, Fingers, Grip};

/// The observers of the pointer.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_press).add_observer(on_release).add_observer(on_over).add_observer(on_out).add_systems(
        Update,
        (remove_on_right_click, cancel, feel)
            .chain()
            .in_set(TurnSet::Input)
            .after(InputSet::People)
            .run_if(in_state(AtEditor)),
    );
}

/// The set-up, while the board takes input.
type Open<'w> = (Option<Res<'w, State<AtEditor>>>, Option<ResMut<'w, Editor>>);

fn on_press(press: On<Pointer<Press>>, (is_open, editor): Open, hit: CellsHit, buttons: Res<Buttons>) {
    let Some(mut editor) = editor.filter(|_| is_open.is_some()) else { return };
    let on_card = buttons.cover(press.pointer_location.position);
    if press.button != PointerButton::Primary || on_card || press.entity != press.original_event_target() {
        return;
    }
    if let Some(cell) = hit.cell(press.entity) {
        editor.cursor = None;
        editor.press(cell);
    }
}

fn on_release(release: On<Pointer<Release>>, (is_open, editor): Open, hit: CellsHit) {
    let Some(mut editor) = editor.filter(|_| is_open.is_some()) else { return };
    if release.button == PointerButton::Primary && release.entity == release.original_event_target() {
        editor.release(hit.cell(release.entity));
    }
}

fn on_over(over: On<Pointer<Over>>, (is_open, editor): Open, hit: CellsHit) {
    let Some(mut editor) = editor.filter(|_| is_open.is_some()) else { return };
    if over.entity != over.original_event_target() {
        return;
    }
    let cell = hit.cell(over.entity);
    if cell != editor.hover {
        editor.point_at(cell);
    }
}

fn on_out(out: On<Pointer<Out>>, (_, editor): Open, hit: CellsHit) {
    let Some(mut editor) = editor else { return };
    if out.entity == out.original_event_target() && editor.hover.is_some() && hit.cell(out.entity) == editor.hover {
        editor.point_at(None);
    }
}

fn cancel(mut inputs: MessageReader<PointerInput>, editor: Option<ResMut<Editor>>) {
    let is_cancelled = inputs.read().filter(|input| matches!(input.action, PointerAction::Cancel)).count() > 0;
    if let Some(mut editor) = editor.filter(|_| is_cancelled) {
        editor.let_go();
    }
}

/// Finds out what a finger that rests would take along.
fn feel(fingers: Res<Fingers>, editor: Option<Res<Editor>>, mut grip: ResMut<Grip>) {
    if let Some(editor) = editor.filter(|_| fingers.rest()) {
        grip.set_if_neq(Grip(editor.can_drag()));
    }
}

fn remove_on_right_click(mut clicks: MessageReader<StepBack>, editor: Option<ResMut<Editor>>) {
    let Some(mut editor) = editor else { return };
    for _ in clicks.read() {
        let cell = editor.hover;
        editor.remove(cell);
    }
}
