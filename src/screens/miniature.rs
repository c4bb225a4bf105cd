//! The games on the shelf: their boards in the room, as pictures that were taken once.

use bevy_egui::egui::{self, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureOptions};
use image::imageops::FilterType;
use image::{ImageFormat, RgbaImage};

/// All of a texture.
const WHOLE: Rect = Rect { min: egui::pos2(0.0, 0.0), max: egui::pos2(1.0, 1.0) };

/// Paints a PNG into a square, at its best for so many pixels; returns whether it can be read.
pub(super) fn paint(painter: &Painter, rect: Rect, png: &'static [u8]) -> bool {
    let pixels = (rect.width() * painter.ctx().pixels_per_point()).round().clamp(16.0, 1024.0) as u32;
    let picture = picture(painter.ctx(), png, pixels);
    if let Some(picture) = &picture {
        painter.add(egui::Shape::image(picture.id(), rect, WHOLE, egui::Color32::WHITE));
    }
    picture.is_some()
}

/// The picture in so many pixels; it is made smaller when the size is first asked for.
fn picture(context: &Context, png: &'static [u8], pixels: u32) -> Option<TextureHandle> {
    let id = Id::new(("miniature", png.as_ptr()));
    let known: Option<(u32, TextureHandle)> = context.data(|data| data.get_temp(id));
    if let Some((_, texture)) = known.filter(|(size, _)| *size == pixels) {
        return Some(texture);
    }
    let image = reduce(png, pixels)?;
    let image = ColorImage::from_rgba_unmultiplied([pixels as usize; 2], &image);
    let texture = context.load_texture("miniature", image, TextureOptions::LINEAR);
    context.data_mut(|data| data.insert_temp(id, (pixels, texture.clone())));
    Some(texture)
}

fn reduce(png: &[u8], pixels: u32) -> Option<RgbaImage> {
    let whole = image::load_from_memory_with_format(png, ImageFormat::Png).ok()?.into_rgba8();
    Some(image::imageops::resize(&whole, pixels, pixels, FilterType::Lanczos3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_game_has_a_square_miniature_that_is_neither_dark_nor_even() {
        for game in &GAMES {
            let png = game.miniature.unwrap_or_else(|| panic!("{} has none", game.id));
            let whole = image::load_from_memory_with_format(png, ImageFormat::Png).expect("a PNG").into_rgba8();
            assert!(whole.width() == whole.height() && whole.width() >= 256, "{}: {:?}", game.id, whole.dimensions());
            let small = reduce(png, 16).expect("it can be read");
            let light: Vec<u32> =
                small.pixels().map(|pixel| pixel.0[..3].iter().map(|value| u32::from(*value)).sum()).collect();
            let (mean, least) = (light.iter().sum::<u32>() / light.len() as u32, light.iter().min().copied());
            assert!(mean > 150, "{}: {mean} of 765", game.id);
            assert!(light.iter().max() > least.map(|least| least + 100).as_ref(), "{}", game.id);
        }
    }

    #[test]
    fn what_is_no_picture_is_left_out() {
        assert!(reduce(b"no picture", 64).is_none());
    }
}
