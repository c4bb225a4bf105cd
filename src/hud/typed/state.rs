//! Whether the line is open, what stands in it, and what was answered last.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::table::{MatchOpened, PositionJumped, TurnPlayed};

/// Somebody wants to type a turn.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypingRequested;

/// The end of what was typed has been reached.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub(super) struct LineTyped(pub String);

/// The line at the foot of the board in which a turn is typed.
#[derive(Resource, Default)]
pub struct TypedLine {
    is_open: bool,
    /// What stands in it.
    pub(super) text: String,
    /// What was typed after an Enter of the same frame.
    pub(super) later: Vec<egui::Event>,
    /// Whether the keyboard has come to it.
    pub(super) has_keyboard: bool,
    answer: Option<String>,
}

impl TypedLine {
    /// Whether it is open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// What was answered last, while the position is the same.
    #[must_use]
    pub fn answer(&self) -> Option<&str> {
        self.answer.as_deref()
    }

    /// Opens it with nothing in it.
    pub(super) fn open(&mut self) {
        *self = TypedLine { is_open: true, ..TypedLine::default() };
    }

    /// Closes it, and forgets what stood in it.
    pub(super) fn close(&mut self) {
        *self = TypedLine::default();
    }

    /// Another answer, or none.
    pub(super) fn set_answer(&mut self, answer: Option<String>) {
        self.answer = answer;
    }
}

/// Whether the line is closed, so that the foot of the board is left to what else stands there.
pub fn is_closed(line: Res<TypedLine>) -> bool {
    !line.is_open
}

/// An answer is about the position, and the line about the match.
pub(super) fn forgetting(app: &mut App) {
    app.add_observer(|_: On<TurnPlayed>, mut line: ResMut<TypedLine>| line.set_answer(None))
        .add_observer(|_: On<PositionJumped>, mut line: ResMut<TypedLine>| line.set_answer(None))
        .add_observer(|_: On<MatchOpened>, mut line: ResMut<TypedLine>| line.close());
}
