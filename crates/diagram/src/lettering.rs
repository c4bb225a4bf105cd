//! Letters and digits as paths, from an embedded font.

use std::sync::LazyLock;

use ttf_parser::{Face, OutlineBuilder};

use crate::{Path, Point, Segment};

/// Alegreya Sans Bold, the font of the window's boards, cut down to the letters of cells and the digits
/// (`assets/AlegreyaSans-OFL.txt`). The tests see to it that it can be read.
static FACE: LazyLock<Option<Face<'static>>> =
    LazyLock::new(|| Face::parse(include_bytes!("../assets/AlegreyaSans-Bold-subset.ttf"), 0).ok());

/// Where texts are centred, in heights of a capital above the line: between the middles of small letters and of digits.
const MIDDLE: f32 = 0.42;
/// The height of a capital if the font does not tell, in font units.
const CAPITAL: i16 = 640;

/// A text with its middle at a point; `height` is that of a capital. Letters that the font does not have are left out.
pub(crate) fn text(text: &str, middle: Point, height: f32) -> Path {
    let Some(face) = FACE.as_ref() else { return Path::default() };
    let scale = height / f32::from(face.capital_height().unwrap_or(CAPITAL));
    let mut pen = Pen { path: Path::default(), at: Point::ZERO, scale };
    for glyph in text.chars().filter_map(|letter| face.glyph_index(letter)) {
        // A glyph without outline, such as a space, has only a width.
        let _ = face.outline_glyph(glyph, &mut pen);
        pen.at.x += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    let shift = middle + Point::new(-pen.at.x / 2.0, height * MIDDLE);
    pen.path.moved(shift)
}

/// Collects the outline of glyphs; fonts have y up.
struct Pen {
    path: Path,
    at: Point,
    scale: f32,
}

impl Pen {
    fn place(&self, x: f32, y: f32) -> Point {
        self.at + Point::new(x, -y) * self.scale
    }

    /// Where the last segment ends.
    fn last(&self) -> Point {
        match self.path.0.last() {
            Some(Segment::Move(to) | Segment::Line(to) | Segment::Curve(_, _, to)) => *to,
            _ => self.at,
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.0.push(Segment::Move(self.place(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.0.push(Segment::Line(self.place(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (from, control, to) = (self.last(), self.place(x1, y1), self.place(x, y));
        self.path.0.push(Segment::Curve(from.toward(control, 2.0 / 3.0), to.toward(control, 2.0 / 3.0), to));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.0.push(Segment::Curve(self.place(x1, y1), self.place(x2, y2), self.place(x, y)));
    }

    fn close(&mut self) {
        self.path.0.push(Segment::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_a_coordinate_can_be_drawn() {
        for letter in ('a'..='t').chain('A'..='L').chain('0'..='9').chain(['/']) {
            assert!(!text(&letter.to_string(), Point::ZERO, 1.0).0.is_empty(), "{letter}");
        }
    }

    #[test]
    fn texts_are_centred() {
        let points: Vec<Point> = text("10", Point::new(5.0, 3.0), 1.0).points().collect();
        let mean = |pick: fn(&Point) -> f32| {
            let (low, high) =
                points.iter().map(pick).fold((f32::MAX, f32::MIN), |(low, high), x| (low.min(x), high.max(x)));
            (low + high) / 2.0
        };
        assert!((mean(|point| point.x) - 5.0).abs() < 0.1 && (mean(|point| point.y) - 3.0).abs() < 0.1);
    }
}
