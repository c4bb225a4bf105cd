//! The picture of a piece on its card.

use bevy_egui::egui::{self, Color32, ColorImage, Id, Rect, TextureHandle, TextureOptions, pos2};
use ludarium_diagram::{Detail, DiagramError, Group, Layer, Point, Scene, piece_shapes, stack_shapes};
use ludarium_rules::GameId;

use crate::look::palette::{Palette, PaletteName};
use crate::rulebook::Subject;
use crate::stage::flat::palette_of;

/// All of a texture.
const WHOLE: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1.0, 1.0) };
/// Half the width of the picture of one cell, and of one with those around it, in cells.
const ONE: f32 = 0.62;
const BLOCK: f32 = 1.6;

/// What a picture shows: the subject's cells, the palette, the pixels of its width.
type Key = (String, PaletteName, u32);

/// Paints the piece, and what belongs to it on the cells around, into a square.
pub(super) fn paint(painter: &egui::Painter, palette: &Palette, rect: Rect, game: GameId, subject: &Subject) {
    let pixels = ((rect.width() * painter.ctx().pixels_per_point()).round() as u32).clamp(16, 1024);
    let key = (format!("{game} {:?} {:?}", subject.stack, subject.name.around), palette.name, pixels);
    if let Ok(picture) = picture(painter.ctx(), key, game, subject) {
        painter.image(picture.id(), rect, WHOLE, Color32::WHITE);
    }
}

/// The picture that was painted last, or a new one.
fn picture(context: &egui::Context, key: Key, game: GameId, subject: &Subject) -> Result<TextureHandle, DiagramError> {
    let id = Id::new("picture of the piece");
    let last: Option<(Key, TextureHandle)> = context.data(|data| data.get_temp(id));
    if let Some((_, picture)) = last.filter(|(other, _)| *other == key) {
        return Ok(picture);
    }
    let drawn = scene(game, subject, key.1, key.2).rgba()?;
    let image = ColorImage::from_rgba_unmultiplied([drawn.size as usize; 2], &drawn.rgba);
    let picture = context.load_texture(&key.0, image, TextureOptions::LINEAR);
    context.data_mut(|data| data.insert_temp(id, (key, picture.clone())));
    Ok(picture)
}

fn scene(game: GameId, subject: &Subject, palette: PaletteName, size: u32) -> Scene {
    let half = if subject.name.around.is_empty() { ONE } else { BLOCK };
    let detail = Detail::new(size as f32 / (2.0 * half));
    let group = |at, shapes: Vec<_>| Group { layer: Layer::Pieces, cell: None, at, shapes: shapes.into() };
    let own = group(Point::ZERO, stack_shapes(game, &subject.stack, detail));
    let around = subject.name.around.iter();
    let around = around.map(|(place, piece)| {
        let at = Point { x: place.x as f32, y: -place.y as f32 };
        group(at, piece_shapes(game, *piece, detail))
    });
    let groups = std::iter::once(own).chain(around).collect();
    Scene { title: subject.name.words.clone(), half, size, caption_height: 0, palette: palette_of(palette), groups }
}
