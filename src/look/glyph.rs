//! Letters and digits of the panels' font as flat meshes, for the coordinates on the rims of boards.

use std::sync::LazyLock;

use bevy::prelude::*;
use earcut::Earcut;
use ttf_parser::{Face, OutlineBuilder};

use super::mesh_builder::MeshBuilder;
use super::polygon;

/// The font; `None` if it cannot be read, which a test rules out.
static FACE: LazyLock<Option<Face<'static>>> =
    LazyLock::new(|| Face::parse(include_bytes!("../../assets/fonts/AlegreyaSans-Bold.ttf"), 0).ok());

/// How many straight pieces a curve is made of.
const PIECES: u16 = 6;
/// The height about which texts are centred, in units of a capital's height: between the middles of small letters and of
/// digits.
const MIDDLE: f32 = 0.42;

/// The closed lines around a glyph, y up, in units of a capital's height.
#[derive(Default)]
struct Contours {
    lines: Vec<Vec<Vec2>>,
    scale: f32,
}

impl Contours {
    fn push(&mut self, point: Vec2) {
        if let Some(line) = self.lines.last_mut() {
            line.push(point);
        }
    }

    fn point(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(x, y) * self.scale
    }

    /// The last point so far.
    fn pen(&self) -> Vec2 {
        self.lines.last().and_then(|line| line.last()).copied().unwrap_or_default()
    }

    /// Adds a curve given as a function of the way along it.
    fn curve(&mut self, at: impl Fn(f32) -> Vec2) {
        for piece in 1..=PIECES {
            self.push(at(f32::from(piece) / f32::from(PIECES)));
        }
    }
}

impl OutlineBuilder for Contours {
    fn move_to(&mut self, x: f32, y: f32) {
        let start = self.point(x, y);
        self.lines.push(vec![start]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push(self.point(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let [start, bend, end] = [self.pen(), self.point(x1, y1), self.point(x, y)];
        self.curve(|along| start.lerp(bend, along).lerp(bend.lerp(end, along), along));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let curve = CubicSegment::new_bezier([self.pen(), self.point(x1, y1), self.point(x2, y2), self.point(x, y)]);
        self.curve(|along| curve.position(along));
    }

    fn close(&mut self) {
        if let Some(line) = self.lines.last_mut()
            && line.first() == line.last()
        {
            line.pop();
        }
    }
}

/// The closed lines of a glyph and its width; nothing if the font does not have it.
fn contours(glyph: char) -> Option<(Vec<Vec<Vec2>>, f32)> {
    let face = FACE.as_ref()?;
    let id = face.glyph_index(glyph)?;
    let scale = 1.0 / f32::from(face.capital_height()?);
    let mut contours = Contours { scale, ..Contours::default() };
    face.outline_glyph(id, &mut contours)?;
    Some((contours.lines, f32::from(face.glyph_hor_advance(id)?) * scale))
}

/// The lines grouped into surfaces: an outer line, then its holes. In this font's format outer lines turn right and holes
/// turn left.
fn surfaces(lines: Vec<Vec<Vec2>>) -> Vec<Vec<Vec<Vec2>>> {
    let (outer, holes): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| polygon::area(line) < 0.0);
    let mut surfaces: Vec<Vec<Vec<Vec2>>> = outer.into_iter().map(|line| vec![line]).collect();
    for hole in holes {
        let around = |surface: &&mut Vec<Vec<Vec2>>| polygon::contains(&surface[0], hole[0]);
        if let Some(surface) = surfaces.iter_mut().find(around) {
            surface.push(hole);
        }
    }
    surfaces
}

/// Adds a glyph that lies on its back with its middle at `place` (which may turn it); `size` is the height of a capital.
pub fn lay(solid: &mut MeshBuilder, glyph: char, place: Transform, size: f32) {
    let Some((lines, width)) = contours(glyph) else { return };
    let put = |p: Vec2| place.transform_point(Vec3::new(p.x - width / 2.0, 0.0, MIDDLE - p.y) * size);
    let up = place.rotation * Vec3::Y;
    for surface in surfaces(lines) {
        let points = surface.concat();
        let holes: Vec<u32> = surface[..surface.len() - 1]
            .iter()
            .scan(0, |start, line| {
                *start += line.len() as u32;
                Some(*start)
            })
            .collect();
        let mut triangles: Vec<u32> = Vec::new();
        Earcut::new().earcut(points.iter().map(Vec2::to_array), &holes, &mut triangles);
        let vertices: Vec<u32> = points.iter().map(|p| solid.vertex(put(*p), up, *p)).collect();
        for corners in triangles.chunks_exact(3) {
            let [a, b, c] = [corners[0], corners[1], corners[2]];
            let [pa, pb, pc] = [a, b, c].map(|corner| points[corner as usize]);
            let turned = (pb - pa).perp_dot(pc - pa) < 0.0;
            let (b, c) = if turned { (c, b) } else { (b, c) };
            solid.triangle(vertices[a as usize], vertices[b as usize], vertices[c as usize]);
        }
    }
}

/// Adds a short text in the same way, its middle at `place`.
pub fn write(solid: &mut MeshBuilder, text: &str, place: Transform, size: f32) {
    let width = |glyph: char| contours(glyph).map_or(0.0, |(_, width)| width);
    let mut left = -text.chars().map(width).sum::<f32>() / 2.0;
    for glyph in text.chars() {
        let half = width(glyph) / 2.0;
        left += half;
        lay(solid, glyph, place * Transform::from_xyz(left * size, 0.0, 0.0), size);
        left += half;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coordinate_has_a_glyph_in_its_box() {
        for glyph in "abcdefghijklmnopqrstABCDEFGHIJKL0123456789/".chars() {
            let mut solid = MeshBuilder::new();
            lay(&mut solid, glyph, Transform::IDENTITY, 1.0);
            assert!(solid.triangles() > 1, "{glyph}");
            for point in solid.positions() {
                let (x, y) = (point.x, MIDDLE - point.z);
                assert!(x.abs() < 0.56 && y > -0.35 && y < 1.2 && point.y == 0.0, "{glyph} at {x}, {y}");
            }
        }
    }

    #[test]
    fn holes_stay_open() {
        let area = |glyph: char| {
            let lines = contours(glyph).expect("in the font").0;
            lines.iter().map(|line| -polygon::area(line) / 2.0).sum::<f32>()
        };
        for glyph in "abdegopq0468AB".chars() {
            let (lines, _) = contours(glyph).expect("in the font");
            let outer = surfaces(lines).iter().map(|surface| -polygon::area(&surface[0]) / 2.0).sum::<f32>();
            assert!(area(glyph) < 0.95 * outer, "{glyph}: {} of {outer}", area(glyph));
            let mut solid = MeshBuilder::new();
            lay(&mut solid, glyph, Transform::IDENTITY, 1.0);
            assert!((solid.area() - area(glyph)).abs() < 1e-3, "{glyph}: {} drawn of {}", solid.area(), area(glyph));
        }
    }
}
