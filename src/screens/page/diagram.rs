//! A position as a flat picture on a page.

use std::collections::VecDeque;

use bevy::color::Mix;
use bevy_egui::egui::{self, ColorImage, Context, Id, Stroke, TextureHandle, TextureOptions, Ui, vec2};
use ludarium_diagram::{Diagram, DiagramError};
use ludarium_rules::AnyPosition;

use crate::look::palette::{Palette, PaletteName};
use crate::stage::flat::palette_of;
use crate::ui::to_egui;
use crate::words::text;

/// The width of a diagram in points, where there is room for it.
const WIDTH: f32 = 330.0;
/// How many pictures are kept for the next frames: more than any page shows at once.
const KEPT: usize = 16;

/// A picture by what it shows: the position's text, the palette, the pixels of its width.
type Key = (String, PaletteName, u32);

/// The pictures that were shown last.
#[derive(Clone, Default)]
struct Shown(VecDeque<(Key, TextureHandle)>);
/// All of a texture.
const WHOLE: egui::Rect = egui::Rect { min: egui::pos2(0.0, 0.0), max: egui::pos2(1.0, 1.0) };

/// A position from straight above, White at the foot.
pub(super) fn show(ui: &mut Ui, palette: &Palette, text: &str, position: &AnyPosition) {
    let width = WIDTH.min(ui.available_width());
    let pixels = (width * ui.ctx().pixels_per_point()).round() as u32;
    let picture = picture(ui.ctx(), (text.to_owned(), palette.name, pixels), position);
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(width, width), egui::Sense::hover());
        // Screen readers say the position's text.
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, text));
        match picture {
            Ok(picture) => {
                ui.painter().image(picture.id(), rect, WHOLE, egui::Color32::WHITE);
            }
            Err(why) => {
                ui.label(text!("page-no-diagram", why = why.to_string()));
            }
        }
    });
    ui.add_space(6.0);
}

/// A position as a small picture in a square.
pub(in crate::screens) fn paint_miniature(
    painter: &egui::Painter,
    palette: &Palette,
    rect: egui::Rect,
    position: &AnyPosition,
) {
    let pixels = (rect.width() * painter.ctx().pixels_per_point()).round() as u32;
    let key = (format!("{} {position}", position.game()), palette.name, pixels.clamp(64, 1024));
    if let Ok(picture) = picture(painter.ctx(), key, position) {
        painter.image(picture.id(), rect, WHOLE, egui::Color32::WHITE);
    }
}

/// Paints the frame of a small picture.
pub(in crate::screens) fn frame(painter: &egui::Painter, palette: &Palette, rect: egui::Rect) {
    let brass = to_egui(palette.panel.accent.mix(&palette.panel.panel, 0.45));
    painter.rect_stroke(rect, 6.0, Stroke::new(1.5, brass), egui::StrokeKind::Outside);
}

/// The picture of a position, drawn when it is first seen.
fn picture(context: &Context, key: Key, position: &AnyPosition) -> Result<TextureHandle, DiagramError> {
    let id = Id::new("pictures of positions");
    let mut shown: Shown = context.data(|data| data.get_temp(id)).unwrap_or_default();
    if let Some((_, picture)) = shown.0.iter().find(|(other, _)| *other == key) {
        return Ok(picture.clone());
    }
    let drawn = Diagram::new(position).palette(palette_of(key.1)).size(key.2).rgba()?;
    let size = [drawn.size as usize; 2];
    let image = ColorImage::from_rgba_unmultiplied(size, &drawn.rgba);
    let picture = context.load_texture(&key.0, image, TextureOptions::LINEAR);
    shown.0.push_front((key, picture.clone()));
    shown.0.truncate(KEPT);
    context.data_mut(|data| data.insert_temp(id, shown));
    Ok(picture)
}
