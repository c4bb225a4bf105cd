//! The panels' colours and sizes, from the palette and the preferences.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle};

use super::fonts;
use crate::look::palette::{Palette, PanelColors};
use crate::settings::Preferences;

/// A colour of the palette as egui wants it.
#[must_use]
pub fn to_egui(color: Color) -> Color32 {
    let [red, green, blue, alpha] = color.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// How large text and what holds it are: the player's preference, and a little smaller or larger with the window.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Scale(pub f32);

impl Default for Scale {
    fn default() -> Self {
        Scale(1.0)
    }
}

/// Sets the style when the palette or the size of text has changed.
pub fn apply(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    preferences: Res<Preferences>,
    mut scale: ResMut<Scale>,
    mut applied: Local<Option<(Palette, Scale)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect().size();
    let roomy = (window.x / 1000.0).max(window.y / 1000.0).min(window.y.min(window.x * 1.3) / 600.0).clamp(0.74, 1.5);
    scale.set_if_neq(Scale(preferences.text_scale * roomy));
    let wanted = (*palette, *scale);
    if *applied == Some(wanted) {
        return Ok(());
    }
    ctx.all_styles_mut(|style| {
        style.visuals = visuals(&palette.panel);
        style.text_styles = text_styles(scale.0);
        style.spacing.item_spacing = egui::vec2(8.0, 6.0) * scale.0.min(1.0);
        style.spacing.button_padding = egui::vec2(10.0, 5.0) * scale.0.min(1.2);
        style.spacing.interact_size.y = 26.0 * scale.0;
        style.interaction.selectable_labels = false;
    });
    *applied = Some(wanted);
    Ok(())
}

fn text_styles(scale: f32) -> std::collections::BTreeMap<TextStyle, FontId> {
    // The text face is small for its size, so sizes are a little larger than usual.
    let plain = |size: f32| FontId::new(size * scale, FontFamily::Proportional);
    [
        (TextStyle::Small, plain(14.0)),
        (TextStyle::Body, plain(17.0)),
        (TextStyle::Button, plain(17.0)),
        (TextStyle::Monospace, plain(17.0)),
        (TextStyle::Heading, fonts::display(24.0 * scale)),
    ]
    .into()
}

fn visuals(colors: &PanelColors) -> egui::Visuals {
    let mut visuals = egui::Visuals::dark();
    let (text, line) = (to_egui(colors.text), to_egui(colors.line));
    visuals.panel_fill = to_egui(colors.panel);
    visuals.window_fill = to_egui(colors.panel);
    visuals.extreme_bg_color = to_egui(colors.background);
    visuals.faint_bg_color = to_egui(colors.widget);
    visuals.window_stroke = Stroke::new(1.0, line);
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.weak_text_color = Some(to_egui(colors.weak_text));
    visuals.hyperlink_color = to_egui(colors.accent);
    visuals.selection.bg_fill = to_egui(colors.accent);
    visuals.selection.stroke = Stroke::new(1.0, to_egui(colors.on_accent));
    let states = [
        (&mut visuals.widgets.noninteractive, colors.panel, line),
        (&mut visuals.widgets.inactive, colors.widget, line),
        (&mut visuals.widgets.hovered, colors.widget_hovered, to_egui(colors.accent)),
        (&mut visuals.widgets.active, colors.widget_hovered, to_egui(colors.accent)),
        (&mut visuals.widgets.open, colors.widget, line),
    ];
    for (state, fill, edge) in states {
        state.bg_fill = to_egui(fill);
        state.weak_bg_fill = to_egui(fill);
        state.bg_stroke = Stroke::new(1.0, edge);
        state.fg_stroke = Stroke::new(1.0, text);
        state.corner_radius = CornerRadius::same(5);
        state.expansion = 0.0;
    }
    visuals
}
