//! Letters and digits as paths, from an embedded font.

use std::sync::LazyLock;

use ludarium_letters::{Run, glyphs, in_visual_order, look_for, runs};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

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

/// A text with its middle at a point; `height` is that of a capital.
pub(crate) fn text(text: &str, middle: Point, height: f32) -> Path {
    let left = middle - Point::new(width(text, height) / 2.0, 0.0);
    text_from(text, left, height)
}

/// A text that begins at a point, which is as high as the middle of its letters. What the font does not have comes from the
/// fallback chain of [`ludarium_letters`].
pub(crate) fn text_from(text: &str, left: Point, height: f32) -> Path {
    let Some(face) = FACE.as_ref() else { return Path::default() };
    let mut pen =
        Pen { path: Path::default(), at: left + Point::new(0.0, height * MIDDLE), scale: scale_of(face, height) };
    let line = in_visual_order(text);
    for run in runs_of(face, &line) {
        match run {
            Run::Own(letters) => {
                for letter in letters.chars() {
                    // A glyph without outline, such as a space, has only a width.
                    face.glyph_index(letter).map(|glyph| face.outline_glyph(glyph, &mut pen));
                    pen.at.x += advance(face, letter, height);
                }
            }
            Run::Fallback(other, _) | Run::Missing(other, _) => pen.write(&run, other, em(face, height)),
        }
    }
    pen.path
}

/// How wide a text is; `height` is that of a capital.
pub(crate) fn width(text: &str, height: f32) -> f32 {
    let Some(face) = FACE.as_ref() else { return 0.0 };
    let line = in_visual_order(text);
    let of = |run: &Run<'_>| match run {
        Run::Own(letters) => letters.chars().map(|letter| advance(face, letter, height)).sum::<f32>(),
        _ => glyphs(run).iter().map(|glyph| glyph.advance).sum::<f32>() * em(face, height),
    };
    runs_of(face, &line).iter().map(of).sum()
}

/// The parts of a line by the faces that write them. Fonts of the system are looked through when a line needs them.
fn runs_of<'a>(face: &Face<'_>, line: &'a str) -> Vec<Run<'a>> {
    let is_own = |letter: char| face.glyph_index(letter).is_some();
    if !line.chars().all(is_own) {
        look_for(line.chars().filter(|letter| !is_own(*letter)));
    }
    runs(line, is_own)
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

/// The em of a text whose capitals are so high: faces go together when their ems are equal.
fn em(face: &Face<'_>, height: f32) -> f32 {
    scale_of(face, height) * f32::from(face.units_per_em())
}

/// From the beginning of a letter to that of the next one.
fn advance(face: &Face<'_>, letter: char, height: f32) -> f32 {
    let wide = face.glyph_index(letter).and_then(|glyph| face.glyph_hor_advance(glyph));
    f32::from(wide.unwrap_or(0)) * scale_of(face, height)
}

/// Collects the outline of glyphs; fonts have y up.
struct Pen {
    path: Path,
    at: Point,
    scale: f32,
}

impl Pen {
    /// Writes what a face of the fallback chain has.
    fn write(&mut self, run: &Run<'_>, face: ludarium_letters::Face, em: f32) {
        let Some(read) = face.read() else { return };
        let (start, own_scale) = (self.at, self.scale);
        self.scale = em / f32::from(read.units_per_em());
        let mut along = 0.0;
        for glyph in glyphs(run) {
            self.at = start + Point::new(along + glyph.offset[0] * em, -glyph.offset[1] * em);
            read.outline_glyph(GlyphId(glyph.number), self);
            along += glyph.advance * em;
        }
        (self.at, self.scale) = (start + Point::new(along, 0.0), own_scale);
    }

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
    }

    #[test]
    fn other_scripts_come_from_other_faces_and_what_no_font_has_is_one_sign() {
        let outline = |text: &str| text_from(text, Point::ZERO, 1.0);
        let names = ["田中 太郎", "김민준", "דוד לוי", "محمد علي", "さくら"];
        for name in names {
            let sign = outline(&"\u{10FFFD}".repeat(name.chars().count()));
            assert!(outline(name).0.len() > 12 && outline(name) != sign, "{name}");
        }
        let (one, two) = (outline("\u{10FFFD}"), outline("\u{10FFFC}"));
        assert!(!one.0.is_empty() && one == two && one == outline("\u{FFFD}"));
        assert!(width("山川", 1.0) > 2.0 * 1.2 && (width("山山", 1.0) - 2.0 * width("山", 1.0)).abs() < 1e-4);
    }

    #[test]
    fn lines_from_right_to_left_begin_at_the_right() {
        let [first, last] = ["דוד", "לוי"].map(|name| width(name, 1.0));
        let whole = text_from("דוד לוי", Point::ZERO, 1.0);
        let part = text_from("לוי", Point::ZERO, 1.0);
        assert_eq!(whole.0[..part.0.len()], part.0[..], "the second name stands left of the first");
        assert!(first > 0.0 && last > 0.0);
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
