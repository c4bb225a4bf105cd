//! Scenes as SVG. Texts are paths, so that a picture needs no font and looks the same everywhere.

use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::sync::Arc;

use crate::{Group, Ink, Layer, Palette, Path, Point, Scene, Segment, Shape};

impl Scene {
    /// The picture as a complete SVG document.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut text = String::new();
        // Writing into a string never fails.
        let _ = self.write_svg(&mut text);
        text
    }

    fn write_svg(&self, out: &mut String) -> fmt::Result {
        let (half, size, height, title) = (self.half, self.size, self.height(), Escaped(&self.title));
        let corner = self.point(Point::ZERO);
        let (left, top, whole, tall) =
            (Number(-half), Number(corner.y), Number(2.0 * half), Number(height as f32 / self.scale()));
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{height}" viewBox="{left} {top} {whole} {tall}" role="img">"#
        )?;
        writeln!(out, "<title>{title}</title>")?;
        let mut shared = Shared::of(self);
        shared.define(out)?;
        for layer in Layer::ALL {
            let mut groups = self.layer(layer).peekable();
            if groups.peek().is_none() {
                continue;
            }
            writeln!(out, r#"<g class="{}">"#, layer.name())?;
            groups.try_for_each(|group| shared.write(out, group))?;
            out.push_str("</g>\n");
        }
        out.push_str("</svg>\n");
        Ok(())
    }
}

/// Shapes that several groups share, written once. Their names are made from what they contain, so that several
/// pictures can stand in one page.
struct Shared {
    palette: Palette,
    /// By the address of the shapes: their name, their text and how many groups have them.
    known: HashMap<*const Shape, (String, String, usize)>,
    order: Vec<*const Shape>,
}

impl Shared {
    fn of(scene: &Scene) -> Shared {
        let mut shared = Shared { palette: scene.palette, known: HashMap::new(), order: Vec::new() };
        for group in &scene.groups {
            shared.count(group);
        }
        shared
    }

    fn count(&mut self, group: &Group) {
        let key = Arc::as_ptr(&group.shapes).cast();
        let (palette, order) = (self.palette, &mut self.order);
        let entry = self.known.entry(key).or_insert_with(|| {
            order.push(key);
            let text = shapes_text(&group.shapes, palette);
            (format!("d{:016x}", fnv(&text)), text, 0)
        });
        entry.2 += 1;
    }

    fn define(&mut self, out: &mut String) -> fmt::Result {
        let mut begun = false;
        for (name, text, _) in self.order.iter().filter_map(|key| self.known.get(key)).filter(|known| known.2 > 1) {
            write!(out, "{}<g id=\"{name}\">\n{text}</g>\n", if begun { "" } else { "<defs>\n" })?;
            begun = true;
        }
        if begun {
            out.push_str("</defs>\n");
        }
        Ok(())
    }

    fn write(&self, out: &mut String, group: &Group) -> fmt::Result {
        let Some((name, text, uses)) = self.known.get(&Arc::as_ptr(&group.shapes).cast()) else { return Ok(()) };
        let (x, y) = (Number(group.at.x), Number(group.at.y));
        match (*uses, group.at) {
            (2.., _) => writeln!(out, r##"<use href="#{name}" x="{x}" y="{y}"/>"##),
            (_, Point::ZERO) => write!(out, "{text}"),
            _ => write!(out, "<g transform=\"translate({x} {y})\">\n{text}</g>\n"),
        }
    }
}

/// The FNV-1a hash of a text, the same on every machine.
fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn shapes_text(shapes: &[Shape], palette: Palette) -> String {
    let mut text = String::new();
    for shape in shapes {
        // Writing into a string never fails.
        let _ = write_shape(&mut text, shape, palette);
    }
    text
}

fn write_shape(out: &mut String, shape: &Shape, palette: Palette) -> fmt::Result {
    out.push_str("<path d=\"");
    write_path(out, &shape.path)?;
    out.push('"');
    match shape.fill {
        Some(ink) => write_ink(out, "fill", ink, palette)?,
        None => out.push_str(" fill=\"none\""),
    }
    if let Some(stroke) = shape.stroke {
        write_ink(out, "stroke", stroke.ink, palette)?;
        write!(out, " stroke-width=\"{}\"", Number(stroke.width))?;
        if stroke.round {
            out.push_str(" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
        }
    }
    out.push_str("/>\n");
    Ok(())
}

fn write_ink(out: &mut String, what: &str, ink: Ink, palette: Palette) -> fmt::Result {
    write!(out, " {what}=\"{}\"", ink.colour(palette))?;
    if ink.alpha < 1.0 { write!(out, " {what}-opacity=\"{}\"", Number(ink.alpha)) } else { Ok(()) }
}

fn write_path(out: &mut String, path: &Path) -> fmt::Result {
    let pair = |point: Point| (Number(point.x), Number(point.y));
    for segment in &path.0 {
        match *segment {
            Segment::Move(to) => write!(out, "M{} {}", pair(to).0, pair(to).1)?,
            Segment::Line(to) => write!(out, "L{} {}", pair(to).0, pair(to).1)?,
            Segment::Curve(a, b, to) => {
                let [(ax, ay), (bx, by), (x, y)] = [a, b, to].map(pair);
                write!(out, "C{ax} {ay} {bx} {by} {x} {y}")?;
            }
            Segment::Close => out.push('Z'),
        }
    }
    Ok(())
}

/// A number with at most four digits after the point, and no more than it needs.
struct Number(f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = (self.0 * 10_000.0).round() as i64;
        let (sign, whole, mut rest) = (if parts < 0 { "-" } else { "" }, parts.abs() / 10_000, parts.abs() % 10_000);
        if rest == 0 {
            return write!(f, "{sign}{whole}");
        }
        let mut digits = 4;
        while rest % 10 == 0 {
            (rest, digits) = (rest / 10, digits - 1);
        }
        write!(f, "{sign}{whole}.{rest:0digits$}")
    }
}

/// A text in which the characters of markup are escaped.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Number;

    #[test]
    fn numbers_have_no_more_digits_than_they_need() {
        let texts = [0.0, -0.000_01, 1.5, -2.0, 0.0625, -0.000_1, 10.100_04].map(|number| Number(number).to_string());
        assert_eq!(texts, ["0", "0", "1.5", "-2", "0.0625", "-0.0001", "10.1"]);
    }
}
