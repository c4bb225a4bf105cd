mod every_key;
mod layouts;

use bevy::input::keyboard::{Key as Logical, KeyboardFocusLost, KeyboardInput, NativeKey};
use bevy::input::{ButtonState, InputPlugin};
use bevy::state::app::StatesPlugin;

use super::*;
use crate::schedule::{self, Menu, MenuStack, Screen, TableMode};

/// The actions that fired, by the last word of their type.
#[derive(Resource, Default)]
struct Fired(Vec<String>);

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, schedule::plugin, plugin)).init_resource::<Fired>();
    app.add_message::<KeyboardFocusLost>();
    record::<MoveCursor>(&mut app);
    record::<Orbit>(&mut app);
    record::<NextChoice>(&mut app);
    record::<PreviousChoice>(&mut app);
    record::<Undo>(&mut app);
    record::<Redo>(&mut app);
    record::<ChooseNumber>(&mut app);
    record::<Confirm>(&mut app);
    record::<Cancel>(&mut app);
    record::<Close>(&mut app);
    record::<Analyse>(&mut app);
    record::<Zoom>(&mut app);
    app.finish();
    app.cleanup();
    go_to(&mut app, Screen::Table);
    app
}

fn go_to(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    app.update();
    app.update();
}

fn record<A: InputAction>(app: &mut App) {
    app.add_observer(|fire: On<Fire<A>>, mut fired: ResMut<Fired>| {
        fired.0.push(format!("{} {:?}", last_word(std::any::type_name::<A>()), fire.value));
    });
}

fn last_word(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or_default()
}

/// A key of a keyboard of which nothing but the place is known.
fn placed(key_code: KeyCode, state: ButtonState) -> KeyboardInput {
    let logical_key = Logical::Unidentified(NativeKey::Unidentified);
    KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: Entity::PLACEHOLDER }
}

fn send(app: &mut App, key_code: KeyCode, state: ButtonState) {
    app.world_mut().write_message(placed(key_code, state));
}

fn press(app: &mut App, key: KeyCode) {
    send(app, key, ButtonState::Pressed);
    app.update();
}

fn release(app: &mut App, key: KeyCode) {
    send(app, key, ButtonState::Released);
    app.update();
}

fn tap(app: &mut App, key: KeyCode) {
    send(app, key, ButtonState::Pressed);
    send(app, key, ButtonState::Released);
}

fn fired(app: &mut App) -> Vec<String> {
    app.update();
    std::mem::take(&mut app.world_mut().resource_mut::<Fired>().0)
}

#[test]
fn a_key_that_is_held_acts_once() {
    let mut app = app();
    press(&mut app, KeyCode::Digit3);
    let repeated = KeyboardInput { repeat: true, ..placed(KeyCode::Digit3, ButtonState::Pressed) };
    app.world_mut().write_message(repeated);
    app.update();
    assert_eq!(fired(&mut app), ["ChooseNumber 3.0"]);
    press(&mut app, KeyCode::ArrowUp);
    press(&mut app, KeyCode::ArrowLeft);
    assert_eq!(fired(&mut app), ["MoveCursor Vec2(0.0, 1.0)", "MoveCursor Vec2(-1.0, 0.0)"]);
}

#[test]
fn a_modifier_changes_what_a_key_means_even_if_it_is_let_go_first() {
    let mut app = app();
    for (modifier, key, expected) in [
        (KeyCode::ControlLeft, KeyCode::ArrowRight, "Orbit Vec2(1.0, 0.0)"),
        (KeyCode::ShiftRight, KeyCode::Tab, "PreviousChoice true"),
        (KeyCode::ControlRight, KeyCode::KeyZ, "Undo true"),
        (KeyCode::ControlLeft, KeyCode::KeyY, "Redo true"),
    ] {
        press(&mut app, modifier);
        press(&mut app, key);
        release(&mut app, modifier);
        release(&mut app, key);
        assert_eq!(fired(&mut app), [expected]);
    }
    press(&mut app, KeyCode::ControlLeft);
    press(&mut app, KeyCode::ShiftLeft);
    press(&mut app, KeyCode::KeyZ);
    assert_eq!(fired(&mut app), ["Redo true"]);
}

#[test]
fn taps_within_one_frame_count_in_their_order() {
    let mut app = app();
    for key in [KeyCode::KeyU, KeyCode::KeyU, KeyCode::KeyR, KeyCode::Enter, KeyCode::KeyU] {
        tap(&mut app, key);
    }
    assert_eq!(fired(&mut app), ["Undo true", "Undo true", "Redo true", "Confirm true", "Undo true"]);
    send(&mut app, KeyCode::ControlLeft, ButtonState::Pressed);
    tap(&mut app, KeyCode::KeyZ);
    tap(&mut app, KeyCode::KeyY);
    send(&mut app, KeyCode::ControlLeft, ButtonState::Released);
    tap(&mut app, KeyCode::ArrowUp);
    assert_eq!(fired(&mut app), ["Undo true", "Redo true", "MoveCursor Vec2(0.0, 1.0)"]);
}

/// The press that opens a menu does not close it, and the one that closes it does nothing on the board.
#[test]
fn a_press_counts_in_one_context_only() {
    let mut app = app();
    press(&mut app, KeyCode::Escape);
    app.world_mut().resource_mut::<MenuStack>().push(Menu::Pause);
    app.update();
    app.update();
    assert_eq!(fired(&mut app), ["Cancel true"]);
    release(&mut app, KeyCode::Escape);
    press(&mut app, KeyCode::Escape);
    app.world_mut().resource_mut::<MenuStack>().pop();
    app.update();
    assert_eq!(fired(&mut app), ["Close true"]);
    // A key that was pressed for a menu's button is still held when the board comes back.
    release(&mut app, KeyCode::Escape);
    app.world_mut().resource_mut::<MenuStack>().push(Menu::Pause);
    app.update();
    app.update();
    press(&mut app, KeyCode::Enter);
    app.world_mut().resource_mut::<MenuStack>().clear();
    app.update();
    app.update();
    assert_eq!(fired(&mut app), Vec::<String>::new());
}

/// In a slow frame, the second Escape is meant for the menu that the first one opens.
#[test]
fn keys_after_one_that_opens_something_wait_for_it() {
    let mut app = app();
    app.add_observer(|_: On<Fire<Cancel>>, mut menus: ResMut<MenuStack>| menus.push(Menu::Pause)).add_observer(
        |_: On<Fire<Close>>, mut menus: ResMut<MenuStack>| {
            menus.pop();
        },
    );
    for key in [KeyCode::Escape, KeyCode::KeyU, KeyCode::Escape, KeyCode::KeyU] {
        tap(&mut app, key);
    }
    for _ in 0..8 {
        app.update();
    }
    assert_eq!(fired(&mut app), ["Cancel true", "Close true", "Undo true"]);
}

#[test]
fn what_is_typed_into_a_field_does_nothing_on_the_board() {
    let mut app = app();
    *app.world_mut().resource_mut::<KeyFocus>() = KeyFocus::Text;
    for key in [KeyCode::KeyU, KeyCode::Enter, KeyCode::Escape, KeyCode::Digit1] {
        tap(&mut app, key);
    }
    assert_eq!(fired(&mut app), Vec::<String>::new());
    for (focus, left) in [(KeyFocus::List, &["Undo true"][..]), (KeyFocus::Widget, &["Undo true", "Cancel true"][..])] {
        *app.world_mut().resource_mut::<KeyFocus>() = focus;
        for key in [KeyCode::KeyU, KeyCode::Enter, KeyCode::Escape, KeyCode::ArrowUp] {
            tap(&mut app, key);
        }
        assert_eq!(fired(&mut app), left, "the panel keeps what leads round it");
    }
    *app.world_mut().resource_mut::<KeyFocus>() = KeyFocus::Awaited;
    tap(&mut app, KeyCode::KeyU);
    assert_eq!(fired(&mut app), Vec::<String>::new());
    assert!(app.world().resource::<Keyboard>().now().is_empty(), "nobody has it before the field does");
    *app.world_mut().resource_mut::<KeyFocus>() = KeyFocus::Text;
    app.update();
    assert_eq!(app.world().resource::<Keyboard>().now().len(), 2);
}

#[test]
fn nothing_stays_held_when_another_window_takes_the_keyboard() {
    let mut app = app();
    for modifier in [KeyCode::ControlLeft, KeyCode::ShiftLeft, KeyCode::AltLeft, KeyCode::SuperLeft] {
        press(&mut app, modifier);
    }
    app.world_mut().write_message(KeyboardFocusLost);
    app.update();
    tap(&mut app, KeyCode::KeyU);
    assert_eq!(fired(&mut app), ["Undo true"]);
}
