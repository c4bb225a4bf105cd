//! Groups of shapes drawn to pixels, and copies of those that occur again.

use std::sync::Arc;

use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Transform};

use crate::{Group, Ink, Palette, Point, Segment, Shape, Stroke};

/// A pixel is divided into so many parts: groups that begin in the same part look the same.
const PARTS: f32 = 8.0;

/// Which shapes, and where within a pixel.
pub(super) type Key = (*const Shape, u8, u8);

/// Where a group stands.
pub(super) struct Place {
    /// What is the same for groups that look the same.
    pub key: Key,
    /// The pixel of its origin.
    x: i32,
    y: i32,
    /// Where its origin lies in that pixel.
    within: Point,
}

impl Place {
    /// The place of a group whose origin is there, in pixels.
    pub fn of(group: &Group, at: Point) -> Place {
        let split = |at: f32| {
            let parts = (at * PARTS).round();
            let whole = (parts / PARTS).floor();
            (whole as i32, (parts - whole * PARTS) as u8)
        };
        let ((x, right), (y, down)) = (split(at.x), split(at.y));
        let within = Point::new(f32::from(right), f32::from(down)) * (1.0 / PARTS);
        Place { key: (Arc::as_ptr(&group.shapes).cast(), right, down), x, y, within }
    }
}

/// A drawn group.
pub(super) struct Sprite {
    pixmap: Pixmap,
    /// Where its upper left corner lies, from the pixel of its origin.
    corner: (i32, i32),
}

impl Sprite {
    pub fn stamp(&self, pixmap: &mut Pixmap, place: &Place) {
        let (x, y) = (place.x + self.corner.0, place.y + self.corner.1);
        pixmap.draw_pixmap(x, y, self.pixmap.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
}

/// Draws shapes.
pub(super) struct Painter {
    pub palette: Palette,
    /// Pixels of a unit.
    pub scale: f32,
}

impl Painter {
    /// Draws shapes with their origin at a place in pixels.
    pub fn draw(&self, pixmap: &mut Pixmap, shapes: &[Shape], at: Point) {
        let transform = Transform::from_scale(self.scale, self.scale).post_translate(at.x, at.y);
        for shape in shapes {
            let Some(path) = path_of(&shape.path) else { continue };
            if let Some(ink) = shape.fill {
                pixmap.fill_path(&path, &self.paint(ink), FillRule::Winding, transform, None);
            }
            if let Some(stroke) = shape.stroke {
                pixmap.stroke_path(&path, &self.paint(stroke.ink), &stroke_of(stroke), transform, None);
            }
        }
    }

    /// Draws shapes for themselves; none if there is nothing to be seen.
    pub fn sprite(&self, shapes: &[Shape], place: &Place) -> Option<Sprite> {
        let (mut low, mut high) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
        for shape in shapes {
            // Pointed corners reach farther than half a line.
            let margin = shape.stroke.map_or(0.0, |stroke| stroke.width * if stroke.round { 0.5 } else { 2.0 });
            for point in shape.path.points() {
                low = Point::new(low.x.min(point.x - margin), low.y.min(point.y - margin));
                high = Point::new(high.x.max(point.x + margin), high.y.max(point.y + margin));
            }
        }
        let corner = [low.x, low.y].map(|low| (low * self.scale).floor() - 1.0);
        let [width, height] = [high.x, high.y].map(|high| (high * self.scale).ceil() + 2.0);
        let mut pixmap = Pixmap::new((width - corner[0]) as u32, (height - corner[1]) as u32)?;
        self.draw(&mut pixmap, shapes, place.within - Point::new(corner[0], corner[1]));
        Some(Sprite { pixmap, corner: (corner[0] as i32, corner[1] as i32) })
    }

    fn paint(&self, ink: Ink) -> Paint<'static> {
        let [red, green, blue] = ink.colour(self.palette).bytes();
        let alpha = (ink.alpha.clamp(0.0, 1.0) * 255.0).round() as u8;
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color(Color::from_rgba8(red, green, blue, alpha));
        paint
    }
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
