//! A position as a flat picture on a page.

use std::collections::VecDeque;

use bevy_egui::egui::{self, ColorImage, Context, Id, TextureHandle, TextureOptions, Ui, vec2};
use ludarium_diagram::{Diagram, DiagramError};
use ludarium_rules::AnyPosition;

use crate::look::palette::{Palette, PaletteName};
use crate::stage::flat::palette_of;

/// The width of a diagram in points, where there is room for it.
const WIDTH: f32 = 330.0;
/// How many pictures are kept for the next frames: more than any page shows at once.
const KEPT: usize = 16;

/// A picture by what it shows: the position's text, the palette, the pixels of its width.
type Key = (String, PaletteName, u32);

/// The pictures that were shown last.
#[derive(Clone, Default)]
struct Shown(VecDeque<(Key, TextureHandle)>);

/// A position from straight above, White at the foot.
pub(super) fn show(ui: &mut Ui, palette: &Palette, text: &str, position: &AnyPosition) {
    let width = WIDTH.min(ui.available_width());
    let pixels = (width * ui.ctx().pixels_per_point()).round() as u32;
    let picture = picture(ui.ctx(), (text.to_owned(), palette.name(), pixels), position);
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(width, width), egui::Sense::hover());
        // Screen readers say the position's text.
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, text));
        let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
        match picture {
            Ok(picture) => {
                ui.painter().image(picture.id(), rect, whole, egui::Color32::WHITE);
            }
            Err(why) => {
                ui.label(why.to_string());
            }
        }
    });
    ui.add_space(6.0);
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
