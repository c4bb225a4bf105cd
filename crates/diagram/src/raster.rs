//! Scenes as pixels.

mod sprite;

use std::collections::HashMap;

use tiny_skia::Pixmap;

use self::sprite::{Painter, Place, Sprite};
use crate::{DiagramError, Scene};

/// The pixels of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    /// The width.
    pub size: u32,
    /// The height: the same but for captions.
    pub height: u32,
    /// Red, green, blue and alpha of every pixel, row by row from the top; colours are not multiplied by alpha.
    pub rgba: Vec<u8>,
}

impl Scene {
    /// The picture as pixels. What lies outside the board is transparent.
    ///
    /// # Errors
    /// The picture cannot be that large.
    pub fn rgba(&self) -> Result<Pixels, DiagramError> {
        let mut pixmap = Pixmap::new(self.size, self.height()).ok_or(DiagramError::Size { size: self.size })?;
        let painter = Painter { palette: self.palette, scale: self.scale() };
        let places: Vec<Place> = self.groups.iter().map(|group| Place::of(group, self.pixel(group.at))).collect();
        let mut uses: HashMap<_, usize> = HashMap::new();
        places.iter().for_each(|place| *uses.entry(place.key).or_default() += 1);
        // What stands several times at the same place within a pixel is drawn once and copied.
        let mut sprites: HashMap<_, Option<Sprite>> = HashMap::new();
        for (group, place) in self.groups.iter().zip(&places) {
            let sprite = (uses.get(&place.key) > Some(&1))
                .then(|| sprites.entry(place.key).or_insert_with(|| painter.sprite(&group.shapes, place)))
                .and_then(|sprite| sprite.as_ref());
            match sprite {
                Some(sprite) => sprite.stamp(&mut pixmap, place),
                None => painter.draw(&mut pixmap, &group.shapes, self.pixel(group.at)),
            }
        }
        Ok(Pixels { size: self.size, height: self.height(), rgba: straight(pixmap) })
    }

    /// The picture as a PNG file, quickly.
    ///
    /// # Errors
    /// The picture cannot be that large.
    pub fn png(&self) -> Result<Vec<u8>, DiagramError> {
        self.rgba()?.png()
    }
}

impl Pixels {
    /// The pixels as a PNG file, quickly.
    ///
    /// # Errors
    /// There are not as many pixels as the size says.
    pub fn png(&self) -> Result<Vec<u8>, DiagramError> {
        self.encode(png::Compression::Fast, png::Filter::Up)
    }

    /// The pixels as a PNG file of about a third of the size, for several times the time.
    ///
    /// # Errors
    /// There are not as many pixels as the size says.
    pub fn compact_png(&self) -> Result<Vec<u8>, DiagramError> {
        self.encode(png::Compression::Balanced, png::Filter::NoFilter)
    }

    fn encode(&self, compression: png::Compression, filter: png::Filter) -> Result<Vec<u8>, DiagramError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.size, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_compression(compression);
        encoder.set_filter(filter);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgba)?;
        writer.finish()?;
        Ok(file)
    }
}

/// The bytes of a picture whose colours are no longer multiplied by alpha.
fn straight(pixmap: Pixmap) -> Vec<u8> {
    let mut bytes = pixmap.take();
    for pixel in bytes.chunks_exact_mut(4).filter(|pixel| (1..255).contains(&pixel[3])) {
        let alpha = u16::from(pixel[3]);
        pixel[..3].iter_mut().for_each(|part| *part = ((u16::from(*part) * 255 + alpha / 2) / alpha).min(255) as u8);
    }
    bytes
}
