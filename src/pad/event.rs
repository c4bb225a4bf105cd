//! What gamepads tell.

use bevy::math::Vec2;
use bevy::prelude::Message;

use super::map::{PadButton, PadFamily};

/// What happens to gamepads. All of them do the same: two people may share the board with one each.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum PadEvent {
    /// One is there.
    Came {
        /// Which one.
        id: usize,
        /// What it calls itself.
        name: String,
        /// Whose it is.
        family: PadFamily,
    },
    /// One is no longer there.
    Gone(usize),
    /// A button goes down, or up.
    Button(PadButton, bool),
    /// Where a stick is, -1 to 1 to the right and up.
    Stick(Stick, Vec2),
}

/// A stick of a gamepad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stick {
    /// Moves the pointer.
    Left,
    /// Turns the view; scrolls where there is none.
    Right,
}
