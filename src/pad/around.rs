//! What a gamepad finds about it: what is open, what has the keyboard, where the pointer is.

use bevy::input::ButtonState;
use bevy::prelude::*;

use crate::actions::{KeyFocus, Keyboard};
use crate::schedule::{AtAnalysis, AtEditor, AtPlay};
use crate::ui::{Facing, PadUsed, synthetic_input};

/// Presses a key that comes with the game, with those before it held, and lets all of them go.
pub(super) fn press(world: &mut World, chord: &[KeyCode]) {
    world.write_message(PadUsed);
    let down = chord.iter().map(|key| synthetic_input::us_key(*key, ButtonState::Pressed));
    let up = chord.iter().rev().map(|key| synthetic_input::us_key(*key, ButtonState::Released));
    let mut keyboard = world.resource_mut::<Keyboard>();
    down.chain(up).for_each(|input| keyboard.strike(input));
}

/// Whether something is so now.
pub(super) fn holds<S: States>(world: &World, state: S) -> bool {
    world.get_resource::<State<S>>().is_some_and(|now| *now.get() == state)
}

/// Whether arrows and Enter are those of a board.
pub(super) fn is_at_board(world: &World) -> bool {
    holds(world, AtPlay) || holds(world, AtAnalysis) || holds(world, AtEditor)
}

/// Whether nothing has the keyboard.
pub(super) fn is_free(world: &World) -> bool {
    *world.resource::<KeyFocus>() == KeyFocus::Free
}

/// How large the window is, in logical pixels.
pub(super) fn window_size(world: &mut World) -> Option<Vec2> {
    let window = synthetic_input::window(world)?;
    world.get::<Window>(window).map(Window::size)
}

/// Where the pointer of the system is in the upright picture.
pub(super) fn pointer(world: &mut World) -> Option<Vec2> {
    let facing = world.get_resource::<Facing>().copied().unwrap_or_default();
    let window = synthetic_input::window(world)?;
    let window = world.get::<Window>(window)?;
    Some(facing.turn(window.cursor_position()?, window.size()))
}
