//! Scenes as pixels.

use std::collections::HashMap;
use std::sync::Arc;

use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Transform};

use crate::{DiagramError, Ink, Palette, Point, Scene, Segment, Shape, Stroke};

/// The pixels of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    /// The width and the height.
    pub size: u32,
    /// Red, green, blue and alpha of every pixel, row by row from the top; colours are not multiplied by alpha.
    pub rgba: Vec<u8>,
}

impl Scene {
    /// The picture as pixels. What lies outside the board is transparent.
    ///
    /// # Errors
    /// The picture cannot be that large.
    pub fn rgba(&self) -> Result<Pixels, DiagramError> {
        let mut pixmap = Pixmap::new(self.size, self.size).ok_or(DiagramError::Size { size: self.size })?;
        let base = Transform::from_translate(self.half, self.half).post_scale(self.scale(), self.scale());
        // Equal pieces share their shapes: their paths are made once.
        let mut paths: HashMap<*const Shape, Vec<Option<Path>>> = HashMap::new();
        for group in &self.groups {
            let made = paths.entry(Arc::as_ptr(&group.shapes).cast());
            let made = made.or_insert_with(|| group.shapes.iter().map(|shape| path_of(&shape.path)).collect());
            let place = base.pre_translate(group.at.x, group.at.y);
            for (shape, path) in group.shapes.iter().zip(made) {
                if let Some(path) = path {
                    draw(&mut pixmap, shape, path, place, self.palette);
                }
            }
        }
        Ok(Pixels { size: self.size, rgba: pixmap.pixels().iter().flat_map(straight).collect() })
    }

    /// The picture as a PNG file.
    ///
    /// # Errors
    /// The picture cannot be that large.
    pub fn png(&self) -> Result<Vec<u8>, DiagramError> {
        self.rgba()?.png()
    }
}

impl Pixels {
    /// The pixels as a PNG file.
    ///
    /// # Errors
    /// There are not as many pixels as the size says.
    pub fn png(&self) -> Result<Vec<u8>, DiagramError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.size, self.size);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::Fast);
        encoder.set_filter(png::Filter::Up);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgba)?;
        writer.finish()?;
        Ok(file)
    }
}

fn straight(pixel: &tiny_skia::PremultipliedColorU8) -> [u8; 4] {
    let pixel = pixel.demultiply();
    [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
}

fn draw(pixmap: &mut Pixmap, shape: &Shape, path: &Path, place: Transform, palette: Palette) {
    if let Some(ink) = shape.fill {
        pixmap.fill_path(path, &paint(ink, palette), FillRule::Winding, place, None);
    }
    if let Some(stroke) = shape.stroke {
        pixmap.stroke_path(path, &paint(stroke.ink, palette), &stroke_of(stroke), place, None);
    }
}

fn paint(ink: Ink, palette: Palette) -> Paint<'static> {
    let [red, green, blue] = ink.colour(palette).bytes();
    let alpha = (ink.alpha.clamp(0.0, 1.0) * 255.0).round() as u8;
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(red, green, blue, alpha));
    paint
}

fn stroke_of(stroke: Stroke) -> tiny_skia::Stroke {
    let (line_cap, line_join) =
        if stroke.round { (LineCap::Round, LineJoin::Round) } else { (LineCap::Butt, LineJoin::Miter) };
    tiny_skia::Stroke { width: stroke.width, line_cap, line_join, ..tiny_skia::Stroke::default() }
}

/// The path for the rasteriser; none if nothing of it can be drawn.
fn path_of(path: &crate::Path) -> Option<Path> {
    let pair = |point: Point| (point.x, point.y);
    let mut builder = PathBuilder::new();
    for segment in &path.0 {
        match *segment {
            Segment::Move(to) => builder.move_to(to.x, to.y),
            Segment::Line(to) => builder.line_to(to.x, to.y),
            Segment::Curve(a, b, to) => {
                let [(ax, ay), (bx, by), (x, y)] = [a, b, to].map(pair);
                builder.cubic_to(ax, ay, bx, by, x, y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}
