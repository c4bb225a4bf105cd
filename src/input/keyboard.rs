//! The keyboard on the board: arrows move a cursor as the player sees the board, Enter chooses.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::{Fire, InputAction};
use ludarium_rules::{Cell, Step};

use super::{HintRequested, Offers, Pick, Selection, StepBack};
use crate::actions::{
    AskForHint, Cancel, ChooseNumber, Confirm, GoToPanels, MoveCursor, NextChoice, PauseClocks, PreviousChoice, Redo,
    ShowEarlier, ShowLater, ShowNow, ShowStart, Undo,
};
use crate::camera::CameraView;
use crate::schedule::{Menu, MenuStack};
use crate::stage::Presentation;
use crate::table::{Intent, IntentWriter, QuestionOpen, Table};
use crate::ui::{LastDevice, PanelKeys};

/// The observers of the board's keys.
pub fn plugin(app: &mut App) {
    app.init_resource::<PanelKeys>()
        .add_observer(move_cursor)
        .add_observer(go_to_next_choice)
        .add_observer(|_: On<Fire<GoToPanels>>, mut panels: ResMut<PanelKeys>| panels.lend())
        .add_observer(|_: On<Fire<PreviousChoice>>, mut selection: ResMut<Selection>| {
            _ = move_to_choice(&mut selection, true);
        })
        .add_observer(choose_at_cursor)
        .add_observer(choose_number)
        .add_observer(cancel)
        .add_observer(|_: On<Fire<Undo>>, mut intents: IntentWriter| {
            intents.write(Intent::AskUndo);
        })
        .add_observer(|_: On<Fire<Redo>>, mut intents: IntentWriter| {
            intents.write(Intent::Redo);
        })
        .add_observer(pause_clocks)
        .add_observer(visit::<ShowStart>(|_, _| 0))
        .add_observer(visit::<ShowEarlier>(|shown, _| shown.saturating_sub(1)))
        .add_observer(visit::<ShowLater>(|shown, last| (shown + 1).min(last)))
        .add_observer(visit::<ShowNow>(|_, last| last))
        .add_observer(|_: On<Fire<AskForHint>>, mut commands: Commands| commands.trigger(HintRequested));
}

fn pause_clocks(_: On<Fire<PauseClocks>>, table: Option<Res<Table>>, mut intents: IntentWriter) {
    let paused = table.and_then(|table| table.are_clocks_paused());
    intents.write_batch(paused.map(|paused| Intent::PauseClocks(!paused)));
}

fn move_cursor(
    fire: On<Fire<MoveCursor>>,
    (presentation, table): (Option<Res<Presentation>>, Option<Res<Table>>),
    (view, device): (Res<CameraView>, Option<Res<LastDevice>>),
    mut selection: ResMut<Selection>,
    mut panels: ResMut<PanelKeys>,
) {
    let Some(presentation) = presentation else { return };
    // While the match is analysed, the arrows go through it unless a turn has been begun.
    if !selection.has_begun() && table.is_some_and(|table| table.exploration().is_some()) {
        return;
    }
    let begin = selection.path.last().and_then(Step::cell).or(selection.next.first().and_then(Step::cell));
    let next = match selection.cursor() {
        // The first arrow only shows where the cursor is.
        None => Some(begin.unwrap_or(Cell(0))),
        Some(from) => presentation.layout.toward(from, view.on_board(fire.value * vec2(1.0, -1.0))),
    };
    // The cross of a gamepad leads down to the line with what can be chosen besides cells; keyboards have a key for that.
    let is_pad = device.as_deref() == Some(&LastDevice::Pad);
    if is_pad && next.is_none() && fire.value.y < 0.0 {
        panels.lend();
    }
    let cell = next.or(selection.cursor());
    selection.put_cursor(cell);
}

/// Where no cell can be chosen, the keys go to what can be pressed: the choices that are no cells, or what may follow the
/// match. While somebody else is to move they stay at the board.
fn go_to_next_choice(
    _: On<Fire<NextChoice>>,
    table: Option<Res<Table>>,
    mut selection: ResMut<Selection>,
    mut panels: ResMut<PanelKeys>,
) {
    let has_cell = move_to_choice(&mut selection, false);
    let is_over = table.is_some_and(|table| table.result().is_some());
    if !has_cell && (is_over || selection.options().next().is_some() || selection.tool.is_some()) {
        panels.lend();
    }
}

/// Returns whether there is one.
fn move_to_choice(selection: &mut Selection, backward: bool) -> bool {
    let next = next_choice(selection, backward);
    selection.put_cursor(next.or(selection.cursor()));
    next.is_some()
}

/// Whether keys may choose: not in a match that is only watched.
fn takes_choices(table: &Table) -> bool {
    table.exploration().is_some() || !table.is_watched()
}

fn choose_at_cursor(
    _: On<Fire<Confirm>>,
    table: Option<Res<Table>>,
    selection: Res<Selection>,
    mut picks: MessageWriter<Pick>,
) {
    if table.is_some_and(|table| takes_choices(&table)) {
        picks.write_batch(selection.cursor().map(|cell| Pick::press(Step::Cell(cell))));
    }
}

/// The keys 1 to 9 stand for what the tool in use offers, or for the choices that are no cells and then for the
/// shortcuts of the game. While the match is analysed they do so once a turn has been begun.
fn choose_number(
    fire: On<Fire<ChooseNumber>>,
    question: Res<QuestionOpen>,
    table: Option<Res<Table>>,
    (selection, offers): (Res<Selection>, Res<Offers>),
    mut picks: MessageWriter<Pick>,
) {
    if question.0 {
        return;
    }
    if table.is_some_and(|table| takes_choices(&table) && (table.exploration().is_none() || selection.has_begun())) {
        picks.write_batch(numbered(fire.value as usize - 1, &selection, &offers));
    }
}

fn numbered(number: usize, selection: &Selection, offers: &Offers) -> Option<Pick> {
    let offer = match &selection.tool {
        // A tool says itself why something cannot be chosen now.
        Some(tool) => tool.offers.get(number),
        None if number < selection.options().count() => return selection.options().nth(number).map(Pick::press),
        None => offers.shortcuts.get(number - selection.options().count()),
    };
    // One that cannot be pressed is refused by the tool, with the reason.
    offer.map(|offer| offer.pick.clone())
}

/// Tab goes round everything that can be chosen now.
fn next_choice(selection: &Selection, backward: bool) -> Option<Cell> {
    let mut cells: Vec<Cell> = selection.next.iter().filter_map(Step::cell).collect();
    cells.sort_unstable();
    let place = selection.cursor().map(|cursor| cells.partition_point(|cell| *cell < cursor));
    let count = cells.len();
    let index = match (place, backward) {
        (_, _) if count == 0 => return None,
        (None, _) => 0,
        (Some(place), true) => (place + count - 1) % count,
        (Some(place), false) => (place + usize::from(cells.get(place) == selection.cursor().as_ref())) % count,
    };
    cells.get(index).copied()
}

/// Escape puts an explanation away, or takes the last choice back; where nothing is chosen, it opens the pause menu. To a
/// question it says no.
fn cancel(
    _: On<Fire<Cancel>>,
    question: Res<QuestionOpen>,
    mut selection: ResMut<Selection>,
    mut menus: ResMut<MenuStack>,
    mut back: MessageWriter<StepBack>,
) {
    if question.0 || selection.explained.take().is_some() {
        return;
    }
    if selection.path.is_empty() && selection.held.is_none() {
        menus.push(Menu::Pause);
    } else {
        back.write(StepBack);
    }
}

/// Shows another position of the shown line: which one depends on the ply that is shown and on the last one.
fn visit<A: InputAction>(
    ply: impl Fn(usize, usize) -> usize + Send + Sync + 'static,
) -> impl FnMut(On<Fire<A>>, Option<Res<Table>>, IntentWriter) {
    move |_, table, mut intents| {
        intents.write_batch(table.map(|table| Intent::Visit(ply(table.shown(), table.line().ply()))));
    }
}
