//! What is seen of an exercise: its card in the place of the players' plates, and the line that says that it is over.

mod card;
mod line;

use bevy::prelude::Color;
use bevy_egui::egui;

use super::layout::{Column, Places};
use crate::exercise::Feedback;
use crate::look::palette::Palette;

pub(super) use card::ExerciseCard;
pub(super) use line::{is_over, show};

/// Whether the card says everything: it stands beside the board, where there is room for large letters.
pub(super) fn has_words_beside(ctx: &egui::Context) -> bool {
    let size = ctx.content_rect().size();
    Places::with(size, Column::Exercise).has_words_beside(size)
}

/// The colour in which something is said.
pub(super) fn tone(said: &Feedback, palette: &Palette) -> Color {
    match said {
        Feedback::Nothing => palette.panel.weak_text,
        Feedback::Hint(_) => palette.hint,
        Feedback::Mistake(_) | Feedback::Refuted(_) | Feedback::Unanswered(_) => palette.panel.bad,
        Feedback::Right => palette.panel.good,
        Feedback::Over(_) => palette.panel.text,
    }
}
