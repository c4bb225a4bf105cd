//! Letters and digits as paths, from an embedded font.

use std::sync::LazyLock;

use ttf_parser::{Face, OutlineBuilder};

use crate::{Path, Point, Segment};

/// Alegreya Sans Bold, the font of the window's boards, cut down to Latin, Greek and Cyrillic letters, digits and signs
/// (`assets/AlegreyaSans-OFL.txt`, `scripts/make_fonts.sh`). The tests see to it that it can be read.
static FACE: LazyLock<Option<Face<'static>>> =
    LazyLock::new(|| Face::parse(include_bytes!("../assets/AlegreyaSans-Bold-subset.ttf"), 0).ok());

/// Where texts are centred, in heights of a capital above the line: between the middles of small letters and of digits.
const MIDDLE: f32 = 0.42;
/// The height of a capital if the font does not tell, in font units.
const CAPITAL: i16 = 640;
/// What stands for the rest of a text that is too long.
const ELLIPSIS: char = '…';

/// A text with its middle at a point; `height` is that of a capital. A letter that the font does not have is a box.
pub(crate) fn text(text: &str, middle: Point, height: f32) -> Path {
    let left = middle - Point::new(width(text, height) / 2.0, 0.0);
    text_from(text, left, height)
}

/// A text that begins at a point, which is as high as the middle of its letters.
pub(crate) fn text_from(text: &str, left: Point, height: f32) -> Path {
    let Some(face) = FACE.as_ref() else { return Path::default() };
    let scale = scale_of(face, height);
    let mut pen = Pen { path: Path::default(), at: left + Point::new(0.0, height * MIDDLE), scale };
    for letter in text.chars() {
        match face.glyph_index(letter) {
            // A glyph without outline, such as a space, has only a width.
            Some(glyph) => _ = face.outline_glyph(glyph, &mut pen),
            None => pen.path.0.extend(unknown_letter(pen.at, height).0),
        }
        pen.at.x += advance(face, letter, height);
    }
    pen.path
}

/// How wide a text is; `height` is that of a capital.
pub(crate) fn width(text: &str, height: f32) -> f32 {
    let Some(face) = FACE.as_ref() else { return 0.0 };
    text.chars().map(|letter| advance(face, letter, height)).sum()
}

/// As much of a text as fits into a width, with an ellipsis if that is not all.
pub(crate) fn cut_to(text: &str, height: f32, most: f32) -> String {
    if text.is_empty() || width(text, height) <= most {
        return text.to_owned();
    }
    let room = most - width(ELLIPSIS.encode_utf8(&mut [0; 4]), height);
    let mut used = 0.0;
    let kept: String = text
        .chars()
        .take_while(|letter| {
            used += width(letter.encode_utf8(&mut [0; 4]), height);
            used <= room
        })
        .collect();
    format!("{}{ELLIPSIS}", kept.trim_end())
}

fn scale_of(face: &Face<'_>, height: f32) -> f32 {
    height / f32::from(face.capital_height().unwrap_or(CAPITAL))
}

/// From the beginning of a letter to that of the next one.
fn advance(face: &Face<'_>, letter: char, height: f32) -> f32 {
    match face.glyph_index(letter) {
        Some(glyph) => f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale_of(face, height),
        None => height * 0.8,
    }
}

/// The box in the place of a letter that the font does not have.
fn unknown_letter(foot: Point, height: f32) -> Path {
    let middle = foot + Point::new(height * 0.4, -height * 0.5);
    let bar = |x: f32, y: f32, half: Point| Path::rectangle(middle + Point::new(x, y) * height, half * height);
    let (upright, level) = (Point::new(0.04, 0.5), Point::new(0.3, 0.04));
    Path::join([bar(-0.26, 0.0, upright), bar(0.26, 0.0, upright), bar(0.0, -0.46, level), bar(0.0, 0.46, level)])
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
    fn names_of_many_languages_can_be_drawn() {
        let face = FACE.as_ref().expect("the font");
        let name = "Zoë Müller-Łęcki, Αθηνά, Ольга Жданова, Nguyễn ½ · – — ’ … × 0:59";
        let missing: String = name.chars().filter(|letter| face.glyph_index(*letter).is_none()).collect();
        assert_eq!(missing, "");
        assert!(!text_from("山", Point::ZERO, 1.0).0.is_empty(), "a letter without outline is a box");
        assert!((width("山川", 1.0) - 1.6).abs() < 1e-6);
    }

    #[test]
    fn long_texts_are_cut_to_the_width() {
        let name = "a name that is far too long for its place";
        let cut = cut_to(name, 1.0, 6.0);
        assert!(width(&cut, 1.0) <= 6.0 && width(&cut, 1.0) > 5.0, "{cut}");
        assert!(cut.ends_with('…') && name.starts_with(cut.trim_end_matches('…')), "{cut}");
        assert_eq!(cut_to("short", 1.0, 6.0), "short");
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
