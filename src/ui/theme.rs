//! The one style of the interface: leather, brass and paper, painted by program in the colours of the palette.

use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Rect, Shape, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2};

use super::fonts;
use crate::look::palette::{INK, PAPER, Palette, PanelColors};

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
/// From the edge of a card to its seam.
const SEAM: f32 = 4.5;
/// Within a card.
pub const CARD_MARGIN: f32 = 11.0;

/// Sets the style when the palette has changed.
pub fn apply(mut contexts: EguiContexts, palette: Res<Palette>, mut applied: Local<Option<Palette>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *applied == Some(*palette) {
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

/// Brass in the shade.
fn dim_brass(colors: &PanelColors) -> Color32 {
    to_egui(colors.accent.mix(&colors.panel, 0.45))
}

/// What a card or a sheet is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    /// Sewn leather in a brass frame.
    Leather,
    /// The same with the frame in bright light: somebody's turn.
    LitLeather,
    /// A slip of paper.
    Paper,
}

/// The colour of writing on paper.
fn ink() -> Color32 {
    to_egui(INK)
}

/// The colour of paper.
fn paper() -> Color32 {
    to_egui(PAPER)
}

/// Paints a surface with its shadow, edge and seam.
pub fn surface(painter: &egui::Painter, rect: Rect, surface: Surface, colors: &PanelColors) {
    let shadow = Shape::from(
        egui::epaint::RectShape::filled(
            rect.translate(vec2(0.0, 3.0)).expand(2.0),
            ROUND,
            Color32::from_black_alpha(130),
        )
        .with_blur_width(12.0),
    );
    painter.add(shadow);
    let lit = surface == Surface::LitLeather;
    let (fill, edge) = match surface {
        Surface::Paper => (to_egui(PAPER), to_egui(INK).gamma_multiply(0.5)),
        _ => (to_egui(colors.panel), if lit { to_egui(colors.accent) } else { dim_brass(colors) }),
    };
    let uv =
        Rect::from_min_size(pos2(rect.min.x / GRAIN as f32, rect.min.y / GRAIN as f32), rect.size() / GRAIN as f32);
    painter.add(egui::epaint::RectShape::filled(rect, ROUND, fill).with_texture(grain(painter.ctx()), uv));
    if surface == Surface::Paper {
        painter.rect_stroke(rect, ROUND, Stroke::new(1.0, edge), StrokeKind::Inside);
        return;
    }
    let width = if lit { 2.5 } else { 1.5 };
    painter.rect_stroke(
        rect.expand(1.0),
        ROUND + 1,
        Stroke::new(1.0, Color32::from_black_alpha(160)),
        StrokeKind::Inside,
    );
    painter.rect_stroke(rect, ROUND, Stroke::new(width, edge), StrokeKind::Inside);
    // Light falls on the upper edge of the brass.
    let shine = Stroke::new(1.0, Color32::from_white_alpha(if lit { 130 } else { 70 }));
    let span = rect.x_range().shrink(f32::from(ROUND));
    painter.hline(span, rect.min.y + 0.75, shine);
    seam(painter, rect.shrink(SEAM), to_egui(colors.weak_text).gamma_multiply(0.28));
}

/// Paints a ribbon of leather in the place that was kept free for it.
pub fn ribbon(ui: &Ui, ground: egui::layers::ShapeIdx, rect: Rect, colors: &PanelColors) {
    let round = rect.height().min(40.0) / 2.0;
    let shadow = egui::epaint::RectShape::filled(rect.translate(vec2(0.0, 2.0)), round, Color32::from_black_alpha(130));
    let body = egui::epaint::RectShape::new(
        rect,
        round,
        to_egui(colors.panel),
        Stroke::new(1.5, dim_brass(colors)),
        StrokeKind::Inside,
    );
    ui.painter().set(ground, Shape::Vec(vec![shadow.with_blur_width(8.0).into(), body.into()]));
}

/// A line of stitches along a rectangle.
fn seam(painter: &egui::Painter, rect: Rect, thread: Color32) {
    let round = f32::from(ROUND) - SEAM;
    let stitches = |from: egui::Pos2, to: egui::Pos2| {
        painter.extend(Shape::dashed_line(&[from, to], Stroke::new(1.0, thread), 5.0, 4.0));
    };
    let (x, y) = (rect.x_range().shrink(round), rect.y_range().shrink(round));
    for edge in [rect.min.y, rect.max.y] {
        stitches(pos2(x.min, edge), pos2(x.max, edge));
    }
    for edge in [rect.min.x, rect.max.x] {
        stitches(pos2(edge, y.min), pos2(edge, y.max));
    }
}

/// The side of the square of grain, in points.
const GRAIN: usize = 128;

/// The grain of leather and paper, made once: a little darker here and there, and the same at opposite edges.
fn grain(ctx: &egui::Context) -> egui::TextureId {
    let id = egui::Id::new("grain");
    if let Some(known) = ctx.data(|data| data.get_temp::<egui::TextureHandle>(id)) {
        return known.id();
    }
    let pixels = (0..GRAIN * GRAIN).map(|index| Color32::from_gray(grain_at(index % GRAIN, index / GRAIN))).collect();
    let image = egui::ColorImage::new([GRAIN, GRAIN], pixels);
    let texture = ctx.load_texture("grain", image, egui::TextureOptions::LINEAR_REPEAT);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    texture.id()
}

fn grain_at(x: usize, y: usize) -> u8 {
    let layer = |period: usize, salt: u32| {
        let cell = GRAIN / period;
        let chance = |x: usize, y: usize| {
            let (x, y) = ((x % period) as u32, (y % period) as u32);
            let seed = x.wrapping_mul(374_761_393).wrapping_add(y.wrapping_mul(668_265_263)).wrapping_add(salt);
            let mixed = (seed ^ (seed >> 13)).wrapping_mul(1_274_126_177);
            (mixed >> 16 & 0xff) as f32 / 255.0
        };
        let (column, row) = (x / cell, y / cell);
        let smooth = |part: usize| {
            let part = part as f32 / cell as f32;
            part * part * (3.0 - 2.0 * part)
        };
        let (across, down) = (smooth(x % cell), smooth(y % cell));
        let upper = egui::lerp(chance(column, row)..=chance(column + 1, row), across);
        let lower = egui::lerp(chance(column, row + 1)..=chance(column + 1, row + 1), across);
        egui::lerp(upper..=lower, down)
    };
    // The text's contrast is that of the full colour or better: grain only darkens.
    let dark = 17.0 * layer(64, 1) + 10.0 * layer(32, 2) + 8.0 * layer(8, 3);
    255 - dark as u8
}

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
        let fade = |color: Color32| if enabled { color } else { color.gamma_multiply(0.4) };
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
            shapes.push(Shape::rect_stroke(rect, BUTTON_ROUND, Stroke::new(1.0, fade(edge)), StrokeKind::Inside));
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

/// What somebody says, on a slip of paper; its beak points upward, at this distance from the left edge.
pub fn slip(ui: &mut Ui, words: &str, beak: f32) {
    let ground = ui.painter().add(egui::Shape::Noop);
    let inner = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::Frame::new().inner_margin(egui::Margin::symmetric(8, 5)).show(ui, |ui| {
            ui.label(egui::RichText::new(words).small().color(ink()));
        });
    });
    let rect = inner.response.rect;
    let tip = rect.left_top() + vec2(beak.min(rect.width() - 14.0), 0.0);
    let corner = |x: f32, y: f32| tip + vec2(x, y);
    let paper = paper();
    let beak = egui::Shape::convex_polygon(
        vec![corner(-6.0, 1.0), corner(2.0, -7.0), corner(8.0, 1.0)],
        paper,
        egui::Stroke::NONE,
    );
    ui.painter().set(ground, egui::Shape::Vec(vec![egui::Shape::rect_filled(rect, 6, paper), beak]));
}

/// Shows content on a surface as large as it.
pub fn framed(ui: &mut Ui, material: Surface, colors: &PanelColors, content: impl FnOnce(&mut Ui)) {
    // What is below must be painted first, but its size is known last: that of the last frame stands for it.
    let id = ui.id().with("framed");
    let known: Option<egui::Vec2> = ui.ctx().data(|data| data.get_temp(id));
    let corner = ui.cursor().min;
    if let Some(size) = known {
        surface(ui.painter(), Rect::from_min_size(corner, size).round_ui(), material, colors);
    }
    let frame = egui::Frame::new().inner_margin(14.0).show(ui, content);
    let now = frame.response.rect.size();
    if known != Some(now) {
        ui.ctx().data_mut(|data| data.insert_temp(id, now));
        ui.ctx().request_repaint();
    }
}

/// Where a card is and how it is painted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardPlace {
    /// The name by which egui knows the card.
    pub name: &'static str,
    /// The room for it; a card is as wide as this and as tall as what is in it.
    pub room: Rect,
    /// It stands at the foot of its room, not at the head.
    pub at_foot: bool,
    /// What it is made of.
    pub surface: Surface,
}

/// Shows a card over the scene; returns where it is.
pub fn card(ctx: &egui::Context, colors: &PanelColors, place: CardPlace, content: impl FnOnce(&mut Ui)) -> Rect {
    let id = egui::Id::new(place.name);
    // What is measured in one frame is painted in the next.
    let known: Option<f32> = ctx.data(|data| data.get_temp(id));
    let size = vec2(place.room.width(), known.unwrap_or_default().min(place.room.height()));
    let corner = if place.at_foot { pos2(place.room.min.x, place.room.max.y - size.y) } else { place.room.min };
    let rect = Rect::from_min_size(corner, size).round_ui();
    // Areas above the background keep the pointer for a moment after it has left, and so from the board.
    egui::Area::new(id).fixed_pos(rect.min).order(egui::Order::Background).constrain(false).show(ctx, |ui| {
        if known.is_none() {
            ui.set_invisible();
        }
        ui.set_max_size(place.room.size());
        surface(ui.painter(), rect, place.surface, colors);
        let inner = Rect::from_min_size(rect.min, place.room.size()).shrink(CARD_MARGIN);
        let used = ui.scope_builder(egui::UiBuilder::new().max_rect(inner), content).response.rect.height();
        let now = used + 2.0 * CARD_MARGIN;
        if known.is_none_or(|known| (known - now).abs() > 0.5) {
            ctx.data_mut(|data| data.insert_temp(id, now));
            ctx.request_repaint();
        }
        ui.expand_to_include_rect(rect);
    });
    rect
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grain_darkens_little_and_repeats_without_a_break() {
        let least = (0..GRAIN * GRAIN).map(|index| grain_at(index % GRAIN, index / GRAIN)).min();
        assert!(least.is_some_and(|least| (199..250).contains(&least)), "{least:?}");
        for at in 0..GRAIN {
            let step = i32::from(grain_at(GRAIN - 1, at)) - i32::from(grain_at(0, at));
            assert!(step.abs() < 30, "row {at} breaks by {step}");
        }
    }
}
