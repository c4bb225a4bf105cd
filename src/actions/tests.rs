use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::{ButtonState, InputPlugin};
use bevy::state::app::StatesPlugin;

use super::*;
use crate::schedule::{self, Menu, MenuStack, Screen};

/// The actions that fired, by the last word of their type.
#[derive(Resource, Default)]
struct Fired(Vec<String>);

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, schedule::plugin, plugin)).init_resource::<Fired>();
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
    app.finish();
    app.cleanup();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    app.update();
    app.update();
    app
}

fn record<A: InputAction>(app: &mut App) {
    app.add_observer(|fire: On<Fire<A>>, mut fired: ResMut<Fired>| {
        let name = std::any::type_name::<A>().rsplit("::").next().unwrap_or_default();
        fired.0.push(format!("{name} {:?}", fire.value));
    });
}

fn send(app: &mut App, key_code: KeyCode, state: ButtonState) {
    let logical_key = Key::Unidentified(NativeKey::Unidentified);
    let window = Entity::PLACEHOLDER;
    app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
}

fn press(app: &mut App, key: KeyCode) {
    send(app, key, ButtonState::Pressed);
    app.update();
}

fn release(app: &mut App, key: KeyCode) {
    send(app, key, ButtonState::Released);
    app.update();
}

fn fired(app: &mut App) -> Vec<String> {
    app.update();
    std::mem::take(&mut app.world_mut().resource_mut::<Fired>().0)
}

#[test]
fn a_key_that_is_held_acts_once() {
    let mut app = app();
    press(&mut app, KeyCode::Digit3);
    app.update();
    assert_eq!(fired(&mut app), ["ChooseNumber 3.0"]);
    press(&mut app, KeyCode::ArrowUp);
    press(&mut app, KeyCode::ArrowLeft);
    assert_eq!(fired(&mut app), ["MoveCursor Vec2(0.0, 1.0)", "MoveCursor Vec2(-1.0, -0.0)"]);
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
fn a_tap_within_one_frame_is_not_lost() {
    let mut app = app();
    send(&mut app, KeyCode::Enter, ButtonState::Pressed);
    send(&mut app, KeyCode::Enter, ButtonState::Released);
    assert_eq!(fired(&mut app), ["Confirm true"]);
    assert!(!app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::Enter));
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
