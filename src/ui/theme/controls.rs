//! The faces of buttons, levers and rods.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Color32, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::{BUTTON_ROUND, dim_brass, to_egui};
use crate::look::palette::PanelColors;

/// How much is left of the face of a button that is off; its edge is as on.
const OFF_FACE: f32 = 0.4;
/// How much is left of what is written on it.
pub(super) const OFF_TEXT: f32 = 0.5;

/// What the face of a button says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// One of many.
    Plain,
    /// The one that leads on, or the present choice: brass.
    Brass,
    /// Nothing until the pointer is on it.
    Bare,
    /// What is shown now, in a list.
    Shown,
}

impl Face {
    /// The colour of what is written on it.
    #[must_use]
    pub fn text(self, colors: &PanelColors) -> Color32 {
        to_egui(match self {
            Face::Brass => colors.on_accent,
            Face::Shown => colors.accent,
            Face::Plain | Face::Bare => colors.text,
        })
    }

    /// How it is painted where a button of this response is; `enabled`: it can be pressed.
    #[must_use]
    pub fn shapes(self, response: &egui::Response, enabled: bool, colors: &PanelColors) -> Vec<Shape> {
        let rect = response.rect.shrink(0.5);
        let (hovered, pressed) = (response.hovered() && enabled, response.is_pointer_button_down_on() && enabled);
        let fill = match (self, hovered) {
            (Face::Brass, false) => to_egui(colors.accent),
            (Face::Brass, true) => to_egui(colors.accent.mix(&Color::WHITE, 0.18)),
            (Face::Plain | Face::Shown, false) => to_egui(colors.widget),
            (_, true) => to_egui(colors.widget_hovered),
            (Face::Bare, false) => Color32::TRANSPARENT,
        };
        let fade = |color: Color32| if enabled { color } else { color.gamma_multiply(OFF_FACE) };
        let mut shapes = Vec::new();
        if fill != Color32::TRANSPARENT {
            let edge = if hovered { to_egui(colors.accent) } else { dim_brass(colors) };
            let edge = if self == Face::Brass { Color32::from_black_alpha(150) } else { edge };
            shapes.push(Shape::rect_filled(
                rect.translate(vec2(0.0, 1.5)),
                BUTTON_ROUND,
                fade(Color32::from_black_alpha(110)),
            ));
            shapes.push(Shape::rect_filled(rect, BUTTON_ROUND, fade(fill)));
            shapes.push(Shape::rect_stroke(rect, BUTTON_ROUND, Stroke::new(1.0, edge), StrokeKind::Inside));
            // Pressed in, the light falls on the lower edge.
            let (bright, y) = (if self == Face::Brass { 120 } else { 26 }, rect.y_range());
            let y = if pressed { y.max - 1.5 } else { y.min + 1.5 };
            let span = rect.x_range().shrink(f32::from(BUTTON_ROUND));
            shapes.push(Shape::hline(span, y, Stroke::new(1.0, fade(Color32::from_white_alpha(bright)))));
        }
        if response.has_focus() {
            let ring = Stroke::new(2.0, to_egui(colors.text));
            shapes.push(Shape::rect_stroke(rect.expand(2.0), BUTTON_ROUND + 2, ring, StrokeKind::Inside));
        }
        shapes
    }
}

/// Paints a lever that is on or off.
pub fn lever(painter: &egui::Painter, rect: Rect, on: bool, response: &egui::Response, colors: &PanelColors) {
    let round = rect.height() / 2.0;
    let slot = if on { to_egui(colors.accent.mix(&colors.background, 0.55)) } else { to_egui(colors.background) };
    let edge = if response.hovered() { to_egui(colors.accent) } else { dim_brass(colors) };
    painter.rect(rect, round, slot, Stroke::new(1.0, edge), StrokeKind::Inside);
    let at = if on { rect.max.x - round } else { rect.min.x + round };
    knob(painter, pos2(at, rect.center().y), round - 2.5, on || response.hovered(), colors);
    if response.has_focus() {
        painter.rect_stroke(rect.expand(3.0), round, Stroke::new(2.0, to_egui(colors.text)), StrokeKind::Inside);
    }
}

/// Paints a knob on a rod that is filled up to it; `value` from 0 to 1.
pub fn rod(
    painter: &egui::Painter,
    rect: Rect,
    span: egui::Rangef,
    value: f32,
    response: &egui::Response,
    colors: &PanelColors,
) {
    let at = egui::lerp(span.min..=span.max, value);
    let bar = |from: f32, to: f32| Rect::from_x_y_ranges(from..=to, rect.center().y - 3.0..=rect.center().y + 3.0);
    let edge = Stroke::new(1.0, dim_brass(colors));
    painter.rect(bar(span.min, span.max), 3.0, to_egui(colors.background), edge, StrokeKind::Outside);
    painter.rect_filled(bar(span.min, at), 3.0, to_egui(colors.accent));
    knob(painter, pos2(at, rect.center().y), 9.0, true, colors);
    if response.has_focus() || response.hovered() {
        let color = if response.has_focus() { colors.text } else { colors.accent };
        painter.circle_stroke(pos2(at, rect.center().y), 11.0, Stroke::new(2.0, to_egui(color)));
    }
}

/// A knob of brass.
fn knob(painter: &egui::Painter, at: egui::Pos2, radius: f32, bright: bool, colors: &PanelColors) {
    let brass = if bright { to_egui(colors.accent) } else { dim_brass(colors) };
    painter.circle(at, radius, brass, Stroke::new(1.0, Color32::from_black_alpha(150)));
    painter.circle_filled(at - vec2(radius, radius) * 0.28, radius * 0.35, Color32::from_white_alpha(90));
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;
    use crate::look::palette::{PaletteName, contrast};

    /// What is seen of a colour that covers only this part of another.
    fn over(ground: Color, color: Color32, part: f32) -> Color {
        let [ground, color] = [to_egui(ground), color].map(|color| color.to_array().map(f32::from));
        let mixed = |channel: usize| (ground[channel] + (color[channel] - ground[channel]) * part) / 255.0;
        Color::srgb(mixed(0), mixed(1), mixed(2))
    }

    #[test]
    fn edges_of_buttons_stand_out_from_their_panel_and_their_face() {
        for name in PaletteName::iter() {
            let colors = name.palette().panel;
            let edge = over(colors.panel, dim_brass(&colors), 1.0);
            let off = over(colors.panel, to_egui(colors.widget), OFF_FACE);
            for ground in [colors.background, colors.panel, colors.widget, off] {
                let found = contrast(edge, ground);
                assert!(found >= 3.0, "{name:?}: {edge:?} on {ground:?}: {found}");
            }
            let (brass, panel) = (colors.accent, colors.panel);
            assert!(contrast(brass, panel) >= 3.0, "{name:?}: {brass:?} on {panel:?}");
        }
    }

    #[test]
    fn what_is_written_on_a_button_that_is_off_stands_out() {
        for name in PaletteName::iter() {
            let colors = name.palette().panel;
            let face = over(colors.panel, to_egui(colors.widget), OFF_FACE);
            for face in [colors.panel, face] {
                let text = over(face, Face::Plain.text(&colors), OFF_TEXT);
                let found = contrast(text, face);
                assert!(found >= 3.0, "{name:?}: {text:?} on {face:?}: {found}");
            }
        }
    }
}
