//! The keyboard on the board: arrows move a cursor as the player sees the board, Enter chooses.

use bevy::prelude::*;
use ludarium_rules::{Cell, Step};

use super::{HintRequested, Offers, Pick, Selection, StepBack};
use crate::camera::CameraView;
use crate::opponent::{AiSeat, Pace};
use crate::schedule::{AtBoard, Menu, MenuStack, TurnSet};
use crate::settings::Preferences;
use crate::settings::WATCH_SPEEDS;
use crate::stage::Presentation;
use crate::table::{Intent, IntentWriter, Table};

/// The systems that read the keyboard.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct KeyboardSet;

/// The keyboard's systems.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (cursor, commands_of_the_table, watch.run_if(watched))
            .in_set(TurnSet::Input)
            .in_set(KeyboardSet)
            .run_if(in_state(AtBoard).and_then(resource_exists::<Table>)),
    );
}

const ARROWS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowRight, Vec2::X),
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowUp, Vec2::NEG_Y),
    (KeyCode::ArrowDown, Vec2::Y),
];

fn cursor(
    keys: Res<ButtonInput<KeyCode>>,
    (presentation, table): (Option<Res<Presentation>>, Res<Table>),
    view: Res<CameraView>,
    offers: Res<Offers>,
    mut selection: ResMut<Selection>,
    mut picks: MessageWriter<Pick>,
) {
    let Some(presentation) = presentation else { return };
    let held = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::AltRight]);
    for (_, direction) in ARROWS.iter().filter(|(key, _)| !held && keys.just_pressed(*key)) {
        let start = selection
            .cursor
            .or(selection.path.last().and_then(Step::cell))
            .or(selection.next.first().and_then(Step::cell));
        let next = match (selection.cursor, start) {
            // The first arrow only shows where the cursor is.
            (None, start) => Some(start.unwrap_or(Cell(0))),
            (Some(from), _) => presentation.layout.toward(from, view.on_board(*direction)),
        };
        selection.cursor = next.or(selection.cursor);
    }
    if keys.just_pressed(KeyCode::Tab) && !held {
        let backward = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        selection.cursor = next_choice(&selection, backward).or(selection.cursor);
    }
    if table.is_watched() {
        return;
    }
    let chosen = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    if let Some(cell) = selection.cursor.filter(|_| chosen) {
        picks.write(Pick::press(Step::Cell(cell)));
    }
    if let Some(pick) = numbered(&keys, &selection, &offers).filter(|_| !held) {
        picks.write(pick);
    }
}

const DIGITS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// The keys 1 to 9 stand for what the tool in use offers, or for the choices that are no cells and then for the
/// shortcuts of the game.
fn numbered(keys: &ButtonInput<KeyCode>, selection: &Selection, offers: &Offers) -> Option<Pick> {
    let number = DIGITS.iter().position(|key| keys.just_pressed(*key))?;
    let offer = match &selection.tool {
        // A tool says itself why something cannot be chosen now.
        Some(tool) => return tool.offers.get(number).map(|offer| offer.pick.clone()),
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
    let place = selection.cursor.map(|cursor| cells.partition_point(|cell| *cell < cursor));
    let count = cells.len();
    let index = match (place, backward) {
        (_, _) if count == 0 => return None,
        (None, _) => 0,
        (Some(place), true) => (place + count - 1) % count,
        (Some(place), false) => (place + usize::from(cells.get(place) == selection.cursor.as_ref())) % count,
    };
    cells.get(index).copied()
}

fn commands_of_the_table(
    keys: Res<ButtonInput<KeyCode>>,
    table: Res<Table>,
    selection: Res<Selection>,
    seat: Res<AiSeat>,
    mut view: ResMut<CameraView>,
    mut menus: ResMut<MenuStack>,
    (mut commands, mut back): (Commands, MessageWriter<StepBack>),
    mut intents: IntentWriter,
) {
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if keys.just_pressed(KeyCode::Escape) {
        if selection.path.is_empty() && selection.held.is_none() {
            menus.push(Menu::Pause);
        } else {
            back.write(StepBack);
        }
    }
    let undo = keys.just_pressed(KeyCode::KeyU) || (control && !shift && keys.just_pressed(KeyCode::KeyZ));
    let redo = keys.just_pressed(KeyCode::KeyR)
        || (control && (keys.just_pressed(KeyCode::KeyY) || (shift && keys.just_pressed(KeyCode::KeyZ))));
    if undo {
        intents.write(Intent::Undo);
    }
    if redo {
        intents.write(Intent::Redo);
    }
    let (shown, last) = (table.shown(), table.game().ply());
    let visit = [
        (KeyCode::Home, 0),
        (KeyCode::End, last),
        (KeyCode::PageUp, shown.saturating_sub(1)),
        (KeyCode::PageDown, (shown + 1).min(last)),
    ];
    intents.write_batch(visit.iter().filter(|(key, _)| keys.just_pressed(*key)).map(|(_, ply)| Intent::Visit(*ply)));
    if keys.just_pressed(KeyCode::KeyT) {
        view.toggle_top_down();
    }
    if keys.just_pressed(KeyCode::KeyF) {
        view.turn_round();
    }
    if keys.just_pressed(KeyCode::KeyM) {
        seat.hurry();
    }
    if keys.just_pressed(KeyCode::KeyH) {
        commands.trigger(HintRequested);
    }
    if keys.just_pressed(KeyCode::F1) {
        menus.push(Menu::Rules);
    }
}

/// The keys of those who watch two AIs.
fn watch(keys: Res<ButtonInput<KeyCode>>, mut pace: ResMut<Pace>, mut preferences: ResMut<Preferences>) {
    if keys.just_pressed(KeyCode::Space) {
        pace.toggle();
    }
    if keys.just_pressed(KeyCode::KeyN) {
        pace.step();
    }
    if let Some(speed) = DIGITS.iter().take(WATCH_SPEEDS.len()).position(|key| keys.just_pressed(*key)) {
        preferences.watch_speed = speed as u32;
    }
}

fn watched(table: Option<Res<Table>>) -> bool {
    table.is_some_and(|table| table.is_watched())
}
