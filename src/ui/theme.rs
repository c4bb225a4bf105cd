//! The panels' colours and sizes, from the palette and the preferences.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle};

use super::fonts;
use crate::look::palette::{Palette, PanelColors};

/// A colour of the palette as egui wants it.
#[must_use]
pub fn to_egui(color: Color) -> Color32 {
    let [red, green, blue, alpha] = color.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// Sets the style when the palette has changed.
pub fn apply(mut contexts: EguiContexts, palette: Res<Palette>, mut applied: Local<Option<Palette>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *applied == Some(*palette) {
        return Ok(());
    }
    ctx.all_styles_mut(|style| {
        style.visuals = visuals(&palette.panel);
        style.text_styles = text_styles();
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.button_padding = egui::vec2(10.0, 5.0);
        style.spacing.interact_size.y = 28.0;
        style.interaction.selectable_labels = false;
    });
    // The window and the preference decide on the zoom, not egui's own keys.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    *applied = Some(*palette);
    Ok(())
}

/// The one scale of type, in points. The text face is small for its size, so sizes are a little larger than usual.
fn text_styles() -> std::collections::BTreeMap<TextStyle, FontId> {
    let plain = |size: f32| FontId::new(size, FontFamily::Proportional);
    [
        (TextStyle::Small, plain(15.0)),
        (TextStyle::Body, plain(18.0)),
        (TextStyle::Button, plain(18.0)),
        (TextStyle::Monospace, plain(18.0)),
        (TextStyle::Heading, fonts::display(25.0)),
    ]
    .into()
}

/// The ground and the edge of a window over everything else.
pub fn window(ui: &egui::Ui, rect: egui::Rect) {
    let visuals = ui.visuals();
    let (fill, stroke) = (visuals.window_fill, visuals.window_stroke);
    ui.painter().rect(rect, visuals.window_corner_radius, fill, stroke, egui::StrokeKind::Inside);
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
