//! The pointer on the board: press to choose, drag and let go, right button to step back.

use bevy::ecs::system::SystemParam;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;
use ludarium_rules::{Cell, Step};

use super::aim::Aim;
use super::curtain;
use super::drawing;
use super::gap;
use super::{Pick, Selection, SelectionSet, StepBack, touch};
use crate::board::{BoardCell, DrawingFrom};
use crate::pieces::PieceView;
use crate::schedule::{AtBoard, AtEditor, InputSet};
use crate::stage::Sound;
use crate::ui::{Buttons, Fingers, FreeArea, LastDevice};

/// A right click that moves less than this (pixels) is a click, not a turn of the camera.
const CLICK_SLACK: f32 = 6.0;

/// What the left button went down on.
#[derive(Resource, Default)]
pub(super) struct Pressed(Option<Grasp>);

struct Grasp {
    cell: Cell,
    /// What the pointer was on, which may be a cell beside it.
    below: Cell,
    /// What was chosen until then.
    before: Vec<Step>,
    /// It was chosen already: it may be dragged, and is put back where it is let go on the spot.
    is_again: bool,
}

/// The drag that began when the right button went down on the board; `None` if it went down on a panel.
#[derive(Resource, Default)]
pub(super) struct RightDrag(Option<Drag>);

/// How far the pointer has moved, and the mouse.
#[derive(Default)]
struct Drag {
    pointer: f32,
    mouse: f32,
}

/// The observers of the pointer.
pub fn plugin(app: &mut App) {
    app.add_plugins((MeshPickingPlugin, hands))
        .insert_resource(MeshPickingSettings { require_markers: true, ..default() });
}

/// What becomes of what the pointer does to cells, however these are found.
pub(super) fn hands(app: &mut App) {
    app.init_resource::<Pressed>()
        .init_resource::<RightDrag>()
        .init_resource::<DrawingFrom>()
        .add_observer(on_press)
        .add_observer(gap::on_press)
        .add_observer(drawing::begin)
        .add_observer(on_release)
        .add_observer(on_over)
        .add_observer(on_move)
        .add_observer(on_out)
        .add_systems(
            Update,
            (cancel, step_back_on_right_click, touch::hold, drawing::follow)
                .chain()
                .in_set(InputSet::People)
                .after(curtain::lift)
                .before(SelectionSet)
                .run_if(in_state(AtBoard).or_else(in_state(AtEditor))),
        )
        .add_systems(
            Update,
            touch::feel.in_set(InputSet::People).after(super::ToolSet).run_if(|fingers: Res<Fingers>| fingers.rest()),
        );
}

/// Finds the cells of what the pointer hits.
#[derive(SystemParam)]
pub struct CellsHit<'w, 's> {
    cells: Query<'w, 's, &'static BoardCell>,
    pieces: Query<'w, 's, &'static PieceView>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl CellsHit<'_, '_> {
    /// A cell, or the cell of a piece that was hit.
    #[must_use]
    pub fn cell(&self, mut entity: Entity) -> Option<Cell> {
        loop {
            if let Ok(cell) = self.cells.get(entity) {
                return Some(cell.0);
            }
            if let Ok(view) = self.pieces.get(entity) {
                return view.cell;
            }
            entity = self.parents.get(entity).ok()?.parent();
        }
    }
}

fn on_press(
    press: On<Pointer<Press>>,
    at_board: Option<Res<State<AtBoard>>>,
    (hit, aim): (CellsHit, Aim),
    mut pressed: ResMut<Pressed>,
    mut selection: ResMut<Selection>,
    mut picks: MessageWriter<Pick>,
    buttons: Res<Buttons>,
) {
    // When the eye is close, the board reaches below the cards.
    let on_card = buttons.cover(press.pointer_location.position);
    if at_board.is_none() || press.button != PointerButton::Primary || on_card {
        return;
    }
    // The observer is called for every ancestor too; the first that is a cell or a piece counts.
    if press.entity != press.original_event_target() {
        return;
    }
    if let Some(below) = hit.cell(press.entity) {
        let cell = aim.meant(below, press.pointer_location.position, &selection);
        let is_again = selection.tool.is_none() && selection.path.last() == Some(&Step::Cell(cell));
        pressed.0 = Some(Grasp { cell, below, before: selection.path.clone(), is_again });
        selection.put_cursor(None);
        if !is_again {
            picks.write(Pick::press(Step::Cell(cell)));
        }
    }
}

fn on_release(
    release: On<Pointer<Release>>,
    at_board: Option<Res<State<AtBoard>>>,
    (hit, aim): (CellsHit, Aim),
    selection: Res<Selection>,
    mut pressed: ResMut<Pressed>,
    mut picks: MessageWriter<Pick>,
) {
    if at_board.is_none()
        || release.button != PointerButton::Primary
        || release.entity != release.original_event_target()
    {
        return;
    }
    let Some(Grasp { cell: from, below: pressed_below, is_again, .. }) = pressed.0.take() else { return };
    let Some(below) = hit.cell(release.entity) else { return };
    // A tap is let go where it has pressed.
    let place = release.pointer_location.position;
    let cell = if below == pressed_below { from } else { aim.meant(below, place, &selection) };
    if cell == from {
        picks.write_batch(is_again.then(|| Pick::press(Step::Cell(cell))));
    // Only a piece that is picked up can be let go; a tool knows by itself what is in its hand.
    } else if selection.tool.is_some() || selection.path.last() == Some(&Step::Cell(from)) {
        picks.write(Pick::drop(cell));
    }
}

fn on_over(
    over: On<Pointer<Over>>,
    at_board: Option<Res<State<AtBoard>>>,
    hit: CellsHit,
    mut selection: ResMut<Selection>,
    mut sounds: MessageWriter<Sound>,
) {
    if over.entity != over.original_event_target() || selection.pointer_rests() {
        return;
    }
    let cell = hit.cell(over.entity).filter(|_| at_board.is_some());
    if cell != selection.hover() {
        if cell.is_some_and(|cell| selection.next.contains(&Step::Cell(cell))) {
            sounds.write(Sound::Hover);
        }
        selection.point_at(cell);
    }
}

/// Only who moves the pointer points: what comes to lie below it, because a curtain is lifted, is not pointed at.
fn on_move(
    moved: On<Pointer<Move>>,
    at_board: Option<Res<State<AtBoard>>>,
    hit: CellsHit,
    mut selection: ResMut<Selection>,
) {
    if moved.entity != moved.original_event_target() || moved.delta == Vec2::ZERO {
        return;
    }
    let cell = hit.cell(moved.entity).filter(|_| at_board.is_some());
    if selection.pointer_rests() || cell != selection.hover() {
        selection.move_pointer(cell);
    }
}

fn on_out(out: On<Pointer<Out>>, hit: CellsHit, mut selection: ResMut<Selection>) {
    if out.entity == out.original_event_target()
        && selection.hover().is_some()
        && hit.cell(out.entity) == selection.hover()
    {
        selection.point_at(None);
    }
}

/// What was picked up and is neither let go nor put back was never picked up.
fn cancel(
    mut inputs: MessageReader<PointerInput>,
    selection: Res<Selection>,
    (mut pressed, mut drag): (ResMut<Pressed>, ResMut<RightDrag>),
    mut picks: MessageWriter<Pick>,
    mut back: MessageWriter<StepBack>,
) {
    if inputs.read().filter(|input| matches!(input.action, PointerAction::Cancel)).count() == 0 {
        return;
    }
    drag.0 = None;
    let Some(press) = pressed.0.take() else { return };
    if selection.path == press.before || !selection.path.contains(&Step::Cell(press.cell)) {
        return;
    }
    match Pick::path(&press.before).filter(|_| selection.tool.is_none()) {
        Some(pick) => _ = picks.write(pick),
        None => _ = back.write(StepBack),
    }
}

/// A right click on the board takes the last choice back, unless it draws; one on a panel belongs to the panel. A drag turns
/// the camera: it moves the pointer, or the mouse alone at the edge of the screen.
fn step_back_on_right_click(
    mut inputs: MessageReader<PointerInput>,
    motion: Res<bevy::input::mouse::AccumulatedMouseMotion>,
    (wants, area, device): (Res<EguiWantsInput>, Res<FreeArea>, Res<LastDevice>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (mut drag, drawing): (ResMut<RightDrag>, Res<DrawingFrom>),
    mut back: MessageWriter<StepBack>,
) {
    if let Some(drag) = &mut drag.0 {
        drag.mouse += motion.delta.length();
    }
    // Egui does not count the panels beside the board, which lie at the back, as places where it wants the pointer.
    let is_on_board = |point| window.as_ref().is_none_or(|window| area.rect(window.size()).contains(point));
    for input in inputs.read() {
        match input.action {
            PointerAction::Press(PointerButton::Secondary) => {
                let is_open = is_on_board(input.location.position)
                    && !wants.wants_any_pointer_input()
                    && *device != LastDevice::Touch;
                drag.0 = is_open.then(Drag::default);
            }
            PointerAction::Move { delta } => drag.0.iter_mut().for_each(|drag| drag.pointer += delta.length()),
            PointerAction::Release(PointerButton::Secondary) => {
                let is_click = drag.0.take().is_some_and(|drag| drag.pointer.max(drag.mouse) < CLICK_SLACK);
                if is_click && !drawing.is_drawing() {
                    back.write(StepBack);
                }
            }
            _ => {}
        }
    }
}
