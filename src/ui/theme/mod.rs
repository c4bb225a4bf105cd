//! The one style of the interface: leather, brass and paper, painted by program in the colours of the palette.

mod card;
mod controls;
mod grain;
mod surface;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle, vec2};

pub use card::{CARD_MARGIN, CardPlace, card, slip};
pub use controls::{Face, lever, rod};
pub use surface::{Surface, framed, ribbon, surface};

use super::fonts;
use crate::look::palette::{Palette, PanelColors};
use crate::settings::Still;

/// A colour of the palette as egui wants it.
#[must_use]
pub fn to_egui(color: Color) -> Color32 {
    let [red, green, blue, alpha] = color.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// The corners of cards and sheets.
const ROUND: u8 = 9;
/// The corners of buttons.
const BUTTON_ROUND: u8 = 6;

/// Sets the style when the palette has changed, or whether things move.
pub fn apply(
    mut contexts: EguiContexts,
    (palette, still): (Res<Palette>, Res<Still>),
    mut applied: Local<Option<(Palette, Still)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let wanted = (*palette, *still);
    if applied.replace(wanted) == Some(wanted) {
        return Ok(());
    }
    ctx.all_styles_mut(|style| {
        style.visuals = visuals(&palette.panel);
        style.text_styles = text_styles();
        style.spacing.item_spacing = vec2(8.0, 7.0);
        style.spacing.button_padding = vec2(11.0, 5.0);
        style.spacing.interact_size.y = 30.0;
        style.spacing.tooltip_width = 300.0;
        style.spacing.scroll = scroll_bars();
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.35;
        move_or_not(style, still.0);
    });
    // The window and the preference decide on the zoom, not egui's own keys.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    Ok(())
}

/// Lets panels fade, scroll and blink, or change at once.
fn move_or_not(style: &mut egui::Style, is_still: bool) {
    let usual = egui::Style::default();
    style.animation_time = if is_still { 0.0 } else { usual.animation_time };
    style.scroll_animation = if is_still { egui::style::ScrollAnimation::none() } else { usual.scroll_animation };
    style.visuals.text_cursor.blink = !is_still;
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

/// A thin rod of brass that lies beside what it scrolls.
fn scroll_bars() -> egui::style::ScrollStyle {
    egui::style::ScrollStyle {
        bar_width: 7.0,
        floating_width: 5.0,
        handle_min_length: 28.0,
        foreground_color: false,
        dormant_handle_opacity: 0.8,
        ..egui::style::ScrollStyle::floating()
    }
}

fn visuals(colors: &PanelColors) -> egui::Visuals {
    let mut visuals = egui::Visuals::dark();
    let (text, line) = (to_egui(colors.text), to_egui(colors.line));
    let brass = dim_brass(colors);
    visuals.disabled_alpha = controls::OFF_TEXT;
    visuals.panel_fill = to_egui(colors.panel);
    visuals.window_fill = to_egui(colors.panel);
    visuals.extreme_bg_color = to_egui(colors.background);
    visuals.faint_bg_color = to_egui(colors.widget);
    visuals.window_stroke = Stroke::new(1.5, brass);
    visuals.window_corner_radius = CornerRadius::same(ROUND);
    visuals.menu_corner_radius = CornerRadius::same(BUTTON_ROUND);
    visuals.popup_shadow = egui::Shadow { offset: [0, 3], blur: 10, spread: 1, color: Color32::from_black_alpha(120) };
    visuals.weak_text_color = Some(to_egui(colors.weak_text));
    visuals.hyperlink_color = to_egui(colors.accent);
    visuals.selection.bg_fill = to_egui(colors.accent);
    visuals.selection.stroke = Stroke::new(2.0, to_egui(colors.accent));
    visuals.text_cursor.stroke = Stroke::new(2.0, to_egui(colors.accent));
    let states = [
        (&mut visuals.widgets.noninteractive, to_egui(colors.panel), line),
        (&mut visuals.widgets.inactive, brass, line),
        (&mut visuals.widgets.hovered, to_egui(colors.accent), to_egui(colors.accent)),
        (&mut visuals.widgets.active, to_egui(colors.accent), to_egui(colors.accent)),
        (&mut visuals.widgets.open, to_egui(colors.widget), line),
    ];
    for (state, fill, edge) in states {
        state.bg_fill = fill;
        state.weak_bg_fill = to_egui(colors.widget);
        state.bg_stroke = Stroke::new(1.0, edge);
        state.fg_stroke = Stroke::new(1.0, text);
        state.corner_radius = CornerRadius::same(BUTTON_ROUND);
        state.expansion = 0.0;
    }
    visuals
}

/// Brass in the shade: the edge of whatever can be pressed, so that it stands out from what it lies on.
fn dim_brass(colors: &PanelColors) -> Color32 {
    to_egui(colors.accent.mix(&colors.panel, 0.35))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_motion_nothing_fades_scrolls_or_blinks() {
        let usual = egui::Style::default();
        let mut style = usual.clone();
        move_or_not(&mut style, true);
        assert_eq!((style.animation_time, style.visuals.text_cursor.blink), (0.0, false));
        assert_eq!(style.scroll_animation, egui::style::ScrollAnimation::none());
        move_or_not(&mut style, false);
        assert_eq!(style, usual);
    }
}
