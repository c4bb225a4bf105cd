//! Input as the window system would send it, for who drives the window otherwise: a gamepad, a journey.

use bevy::ecs::world::World;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey, NativeKeyCode};
use bevy::input::mouse::{MouseButtonInput, MouseMotion, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

use super::Facing;
use crate::actions::us_sign;

/// The window that is driven.
pub fn window(world: &mut World) -> Option<Entity> {
    world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).ok()
}

/// Moves the pointer to a point of the upright picture (logical pixels).
pub fn point_at(world: &mut World, position: Vec2) {
    let Some(window) = window(world) else { return };
    let facing = world.get_resource::<Facing>().copied().unwrap_or_default();
    let size = world.get::<Window>(window).map(Window::size).unwrap_or_default();
    let position = facing.turn(position, size);
    if let Some(mut window) = world.get_mut::<Window>(window) {
        window.set_cursor_position(Some(position));
    }
    let moved = CursorMoved { window, position, delta: None };
    world.write_message(WindowEvent::CursorMoved(moved.clone()));
    world.write_message(moved);
}

/// Presses or releases a mouse button.
pub fn button(world: &mut World, button: MouseButton, state: ButtonState) {
    let Some(window) = window(world) else { return };
    let input = MouseButtonInput { button, state, window };
    world.write_message(WindowEvent::MouseButtonInput(input));
    world.write_message(input);
}

/// Gives the window another size (logical pixels).
pub fn resize(world: &mut World, width: f32, height: f32) {
    if let Some(mut window) = window(world).and_then(|window| world.get_mut::<Window>(window)) {
        window.resolution.set(width, height);
    }
}

/// Moves the mouse itself, as dragging does.
pub fn motion(world: &mut World, delta: Vec2) {
    world.write_message(MouseMotion { delta });
}

/// Drops a file on the window.
pub fn drop_file(world: &mut World, path: &str) {
    let Some(window) = window(world) else { return };
    let dropped = FileDragAndDrop::DroppedFile { window, path_buf: path.into() };
    world.write_message(WindowEvent::FileDragAndDrop(dropped.clone()));
    world.write_message(dropped);
}

/// Drags a file over the window, or away from it again.
pub fn drag_file(world: &mut World, above: bool) {
    let Some(window) = window(world) else { return };
    let dragged = if above {
        FileDragAndDrop::HoveredFile { window, path_buf: "dragged.ludo".into() }
    } else {
        FileDragAndDrop::HoveredFileCanceled { window }
    };
    world.write_message(WindowEvent::FileDragAndDrop(dragged.clone()));
    world.write_message(dragged);
}

/// Turns the wheel.
pub fn wheel(world: &mut World, lines: f32) {
    let Some(window) = window(world) else { return };
    let turned = MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: lines, window, phase: TouchPhase::Moved };
    world.write_message(WindowEvent::MouseWheel(turned));
    world.write_message(turned);
}

/// Lets a finger come down at, move to or leave a point of the upright picture (logical pixels).
pub fn touch(world: &mut World, id: u64, phase: TouchPhase, position: Vec2) {
    let Some(window) = window(world) else { return };
    let facing = world.get_resource::<Facing>().copied().unwrap_or_default();
    let size = world.get::<Window>(window).map(Window::size).unwrap_or_default();
    let touch = TouchInput { phase, position: facing.turn(position, size), window, force: None, id };
    world.write_message(WindowEvent::TouchInput(touch));
    world.write_message(touch);
}

/// Presses or releases a key of a US keyboard.
pub fn key(world: &mut World, key_code: KeyCode, state: ButtonState) {
    let Some(window) = window(world) else { return };
    let input = KeyboardInput { repeat: false, window, ..us_key(key_code, state) };
    world.write_message(WindowEvent::KeyboardInput(input.clone()));
    world.write_message(input);
}

/// What a US keyboard tells of a key.
pub fn us_key(key_code: KeyCode, state: ButtonState) -> KeyboardInput {
    let sign = us_sign(key_code).map(String::from);
    let logical_key = match (key_code, &sign) {
        (_, Some(sign)) => Key::Character(sign.as_str().into()),
        (KeyCode::Escape, _) => Key::Escape,
        (KeyCode::Enter, _) => Key::Enter,
        (KeyCode::Tab, _) => Key::Tab,
        (KeyCode::Space, _) => Key::Space,
        (KeyCode::Delete, _) => Key::Delete,
        (KeyCode::Backspace, _) => Key::Backspace,
        (KeyCode::ControlLeft, _) => Key::Control,
        (KeyCode::ShiftLeft, _) => Key::Shift,
        (KeyCode::AltLeft, _) => Key::Alt,
        _ => Key::Unidentified(NativeKey::Unidentified),
    };
    let text = sign.filter(|_| state == ButtonState::Pressed).map(Into::into);
    KeyboardInput { key_code, logical_key, state, text, repeat: false, window: Entity::PLACEHOLDER }
}

/// Types a text: each letter as a key of its own, wherever that is on a keyboard. The window has the keyboard then, which
/// on a display without a window manager nobody gives to it.
pub fn text(world: &mut World, text: &str) {
    let Some(window) = window(world) else { return };
    if let Some(mut window) = world.get_mut::<Window>(window) {
        window.focused = true;
    }
    for letter in text.chars() {
        let logical_key = if letter == ' ' { Key::Space } else { Key::Character(letter.to_string().into()) };
        let key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let text = Some(letter.to_string().into()).filter(|_| state == ButtonState::Pressed);
            let input =
                KeyboardInput { key_code, logical_key: logical_key.clone(), state, text, repeat: false, window };
            world.write_message(WindowEvent::KeyboardInput(input.clone()));
            world.write_message(input);
        }
    }
}
