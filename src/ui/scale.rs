//! How large the interface is: it grows with the window, so that it looks the same on every screen.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext, egui};

use crate::settings::Preferences;

/// Logical pixels of the window in a point, the unit in which panels are laid out.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Scale(pub f32);

impl Default for Scale {
    fn default() -> Self {
        Scale(1.0)
    }
}

/// The size of a window in points that panels are made for, upright and lying; larger windows get larger panels.
const MADE_FOR: Vec2 = Vec2::new(430.0, 655.0);
/// In small windows the interface shrinks no further than this, so that text stays legible.
const LEAST: f32 = 0.8;
/// However large text is wished, a window has the room of one of these in points, lying or upright: in less, the panels
/// have no place beside the board, or leave little of it.
const LEAST_ROOM: [Vec2; 2] = [Vec2::new(540.0, 300.0), Vec2::new(330.0, 540.0)];

/// Logical pixels in a point: of a window of this size in physical pixels, where a logical pixel is `factor` physical
/// ones, for text of this preferred size (1 is normal).
#[must_use]
pub fn scale_of(physical: Vec2, factor: f32, text_scale: f32) -> Scale {
    let logical = physical.max(Vec2::ONE) / factor.max(0.1);
    let fitting = (logical / MADE_FOR).min_element().max(LEAST);
    let largest = LEAST_ROOM.map(|room| (logical / room).min_element());
    Scale((fitting * text_scale).min(largest[0].max(largest[1]).max(LEAST)))
}

/// Brings egui's zoom and the room for panels into line with the window and the preference, before the panels are laid
/// out: egui would give them the size that the window had in the frame before.
pub(super) fn follow(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    preferences: Res<Preferences>,
    mut scale: ResMut<Scale>,
) {
    let Some(window) = window else { return };
    let physical = window.physical_size().as_vec2();
    let wanted = scale_of(physical, window.scale_factor(), preferences.text_scale);
    scale.set_if_neq(wanted);
    let points = physical / (wanted.0 * window.scale_factor());
    for (mut context, mut input) in &mut contexts {
        context.get_mut().options_mut(|options| options.zoom_factor = wanted.0);
        if points.min_element() >= 1.0 {
            input.screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(points.x, points.y)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(width: f32, height: f32, factor: f32, text: f32) -> f32 {
        scale_of(Vec2::new(width, height), factor, text).0
    }

    #[test]
    fn the_interface_takes_the_same_part_of_every_large_window() {
        let (small, large) = (scale(1280.0, 720.0, 1.0, 1.0), scale(1920.0, 1080.0, 1.0, 1.0));
        assert!((small - 1.1).abs() < 0.01, "{small}");
        assert!((large / small - 1.5).abs() < 1e-4, "{large}");
        assert!((scale(3840.0, 2160.0, 1.0, 1.0) / small - 3.0).abs() < 1e-4);
    }

    #[test]
    fn the_screens_own_factor_changes_nothing_in_physical_pixels() {
        for factor in [1.0, 1.25, 1.5, 2.0] {
            let physical = scale(3840.0, 2160.0, factor, 1.0) * factor;
            assert!((physical - scale(3840.0, 2160.0, 1.0, 1.0)).abs() < 1e-3, "{factor}: {physical}");
        }
    }

    #[test]
    fn small_windows_keep_legible_text_and_room_for_it() {
        for (width, height) in [(360.0, 640.0), (640.0, 360.0), (320.0, 240.0), (540.0, 720.0)] {
            assert!(scale(width, height, 1.0, 1.0) >= LEAST, "{width}x{height}");
            for text in [0.8, 1.0, 1.25, 1.5, 2.0] {
                let scale = scale(width, height, 1.0, text);
                let holds = |room: Vec2| width / scale >= room.x - 0.01 && height / scale >= room.y - 0.01;
                assert!(scale <= LEAST || LEAST_ROOM.into_iter().any(holds), "{width}x{height} at {text}: {scale}");
            }
        }
    }

    #[test]
    fn the_preferred_size_of_text_multiplies() {
        assert!((scale(1280.0, 720.0, 1.0, 2.0) - 2.0 * scale(1280.0, 720.0, 1.0, 1.0)).abs() < 1e-4);
    }
}
