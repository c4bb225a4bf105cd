//! The part of the window that panels leave to the board.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Scale;

/// How the panels are arranged and what they leave to the board, in logical pixels of the window.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct FreeArea {
    /// What panels take at the left.
    pub left: f32,
    /// What of that is covered from top to bottom, so that nothing on the table can be seen there.
    pub closed: f32,
    /// What they take at the top.
    pub top: f32,
    /// What they take at the right.
    pub right: f32,
    /// What they take at the bottom, without the strip of choices.
    pub bottom: f32,
    /// The height of the strip of choices, which lies just above what `bottom` begins with.
    pub strip: f32,
}

impl FreeArea {
    /// The same arrangement in another unit of length.
    #[must_use]
    pub fn times(self, factor: f32) -> FreeArea {
        let [left, closed, top, right, bottom, strip] =
            [self.left, self.closed, self.top, self.right, self.bottom, self.strip].map(|length| length * factor);
        FreeArea { left, closed, top, right, bottom, strip }
    }

    /// The same arrangement in points, as panels are laid out.
    #[must_use]
    pub fn in_points(self, scale: Scale) -> FreeArea {
        self.times(1.0 / scale.0)
    }

    /// The part of a window of this size that panels leave free.
    #[must_use]
    pub fn rect(&self, window: Vec2) -> Rect {
        let high = Vec2::new(window.x - self.right, window.y - self.bottom - self.strip);
        Rect::from_corners(Vec2::new(self.left, self.top).min(high - 40.0), high)
    }

    /// The strip of choices below that part.
    #[must_use]
    pub fn strip(&self, window: egui::Vec2) -> egui::Rect {
        let low = window.y - self.bottom;
        egui::Rect::from_x_y_ranges(self.left..=window.x - self.right, low - self.strip..=low)
    }
}
