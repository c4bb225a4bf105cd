//! The games on the shelf: their boards in the room, as pictures that were taken once.

use bevy_egui::egui::{self, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureOptions};
use image::imageops::FilterType;
use image::{ImageFormat, RgbaImage};

use crate::job;

/// All of a texture.
const WHOLE: Rect = Rect { min: egui::pos2(0.0, 0.0), max: egui::pos2(1.0, 1.0) };

/// Paints a PNG into a square, at its best for so many pixels; returns whether it can be read.
pub(super) fn paint(painter: &Painter, rect: Rect, png: &'static [u8]) -> bool {
    let pixels = (rect.width() * painter.ctx().pixels_per_point()).round().clamp(16.0, 1024.0) as u32;
    let context = painter.ctx();
    let id = Id::new(("miniature", png.as_ptr()));
    let mut known: Option<(u32, TextureHandle)> = context.data(|data| data.get_temp(id));
    if known.as_ref().is_none_or(|(size, _)| *size != pixels) && may_reduce(context) {
        known = picture(context, png, pixels).map(|texture| (pixels, texture));
        let Some(known) = known.clone() else { return false };
        context.data_mut(|data| data.insert_temp(id, known));
    }
    if let Some((_, texture)) = known {
        painter.add(egui::Shape::image(texture.id(), rect, WHOLE, egui::Color32::WHITE));
    }
    true
}

/// Whether a picture may be made smaller in this frame. A browser shows nothing meanwhile, so that it is one a frame there.
fn may_reduce(context: &Context) -> bool {
    if job::CAN_WAIT {
        return true;
    }
    let (id, frame) = (Id::new("miniature of the frame"), context.cumulative_frame_nr());
    let is_first = context.data_mut(|data| {
        let is_first = data.get_temp(id) != Some(frame);
        data.insert_temp(id, frame);
        is_first
    });
    if !is_first {
        context.request_repaint();
    }
    is_first
}

/// The picture in so many pixels.
fn picture(context: &Context, png: &[u8], pixels: u32) -> Option<TextureHandle> {
    let image = ColorImage::from_rgba_unmultiplied([pixels as usize; 2], &reduce(png, pixels)?);
    Some(context.load_texture("miniature", image, TextureOptions::LINEAR))
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
