//! What can be heard.

use bevy::prelude::*;

use super::Recording;

/// A sound that somebody wants to hear.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Sound {
    /// The pointer is on something that can be chosen.
    Hover,
    /// A piece is chosen.
    Select,
    /// A step is taken back.
    Deselect,
    /// A choice is refused.
    Refuse,
    /// A button.
    Click,
    /// A turn is taken back.
    Undo,
    /// A clock runs low.
    LowTime,
    /// Something on the board: which recording, where (-1 left to 1 right), how deep (1 is as recorded).
    Board(Recording, f32, f32),
}

impl Sound {
    /// What is played: which recording, where, how deep.
    #[must_use]
    pub fn recording(self) -> (Recording, f32, f32) {
        match self {
            Sound::Hover => (Recording::Hover, 0.0, 1.0),
            Sound::Select => (Recording::Select, 0.0, 1.0),
            Sound::Deselect => (Recording::Deselect, 0.0, 1.0),
            Sound::Refuse => (Recording::Refuse, 0.0, 1.0),
            Sound::Click => (Recording::Click, 0.0, 1.0),
            Sound::Undo => (Recording::Undo, 0.0, 1.0),
            Sound::LowTime => (Recording::LowTime, 0.0, 1.0),
            Sound::Board(recording, pan, depth) => (recording, pan, depth),
        }
    }

    /// Whether it belongs to the pieces and events, not to the buttons.
    #[must_use]
    pub const fn is_effect(self) -> bool {
        matches!(self, Sound::Board(..) | Sound::Refuse | Sound::LowTime)
    }
}
