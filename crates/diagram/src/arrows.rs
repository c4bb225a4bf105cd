//! Arrows and cords from cell to cell.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::excerpt;

use crate::{Detail, Ink, Material, Path, Point, Role, Shape};

/// What an arrow means; kinds differ in shape as well as in colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArrowKind {
    /// The way of the last turn: a slim arrow.
    Last,
    /// Advice: a broad arrow.
    Hint,
    /// What the other side threatens: a double line with a head.
    Threat,
    /// Things that belong together: a cord without a head.
    Cord,
}

impl ArrowKind {
    /// Every kind.
    pub const ALL: [ArrowKind; 4] = [ArrowKind::Last, ArrowKind::Hint, ArrowKind::Threat, ArrowKind::Cord];

    /// The name in command lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ArrowKind::Last => "last",
            ArrowKind::Hint => "hint",
            ArrowKind::Threat => "threat",
            ArrowKind::Cord => "cord",
        }
    }

    /// Width of the line, width and length of the head.
    const fn measures(self) -> [f32; 3] {
        match self {
            ArrowKind::Last => [0.075, 0.26, 0.26],
            ArrowKind::Hint => [0.15, 0.42, 0.36],
            ArrowKind::Threat => [0.17, 0.42, 0.34],
            ArrowKind::Cord => [0.09, 0.0, 0.0],
        }
    }

    const fn ink(self) -> Ink {
        match self {
            ArrowKind::Last => Ink::role(Role::LastTurn),
            ArrowKind::Hint => Ink::role(Role::Hint),
            ArrowKind::Threat => Ink::role(Role::Threat),
            ArrowKind::Cord => Ink::of(Material::Cord),
        }
    }
}

impl fmt::Display for ArrowKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no kind of arrow has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown arrow \"{}\"; known: {}", excerpt(name), ArrowKind::ALL.map(ArrowKind::name).join(", "))]
pub struct UnknownArrow {
    /// What was asked for.
    pub name: String,
}

impl FromStr for ArrowKind {
    type Err = UnknownArrow;

    fn from_str(name: &str) -> Result<ArrowKind, UnknownArrow> {
        let found = ArrowKind::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| UnknownArrow { name: name.to_owned() })
    }
}

const EDGE_WIDTH: f32 = 0.022;
/// How far from the middle of its first cell an arrow begins, and how far before that of its last it ends.
const BEGIN: f32 = 0.2;
const END: f32 = 0.08;

/// The shapes of an arrow along points, of which there are at least two; `size` is 1 for boards of large cells and more for
/// those of small ones.
#[must_use]
pub fn arrow_shapes(kind: ArrowKind, points: &[Point], size: f32, detail: Detail) -> Vec<Shape> {
    if kind == ArrowKind::Cord {
        let [width, ..] = kind.measures();
        return cord(points, width * size, detail.line(EDGE_WIDTH * size));
    }
    let mut shapes = arrow_of(kind.ink(), kind.measures(), points, size, detail);
    if kind == ArrowKind::Threat
        && let Some(line) = shapes.get(2).map(|line| line.path.clone())
    {
        shapes.push(Shape::line(line, kind.ink().around(), detail.line(0.05 * size)));
    }
    shapes
}

/// The shapes of an arrow of these measures: the width of its line, the width and the length of its head. The third shape
/// is the line in its colour.
pub(crate) fn arrow_of(ink: Ink, measures: [f32; 3], points: &[Point], size: f32, detail: Detail) -> Vec<Shape> {
    let (edge, around) = (detail.line(EDGE_WIDTH * size), ink.around());
    let [width, head_width, head_length] = measures.map(|measure| measure * size);
    let spine = shortened(points, BEGIN * size, END * size);
    let [.., before, tip] = spine[..] else { return Vec::new() };
    let head = Head::new(before, tip, head_width, head_length);
    let mut line = spine;
    if let Some(last) = line.last_mut() {
        *last = head.neck;
    }
    let line = || Path::lines(line.iter().copied());
    vec![
        Shape::line(line(), around, width + 2.0 * edge),
        Shape::fill(head.path.clone(), around).outlined(around, 2.0 * edge),
        Shape::line(line(), ink, width),
        Shape::fill(head.path, ink),
    ]
}

fn cord(points: &[Point], width: f32, edge: f32) -> Vec<Shape> {
    let line = || Path::lines(points.iter().copied());
    vec![
        Shape::line(line(), Ink::of(Material::Night), width + 2.0 * edge),
        Shape::line(line(), ArrowKind::Cord.ink(), width),
        Shape::line(line(), Ink::of(Material::CordThread), width * 0.3),
    ]
}

/// The points with the first and the last moved toward their neighbours.
fn shortened(points: &[Point], begin: f32, end: f32) -> Vec<Point> {
    let pull = |from: Point, to: Point, by: f32| {
        let way = to - from;
        from + way.direction() * by.min(way.length() * 0.45)
    };
    let mut short = points.to_vec();
    if let [first, second, ..] = points {
        short[0] = pull(*first, *second, begin);
    }
    if let [.., before, last] = points {
        short[points.len() - 1] = pull(*last, *before, end);
    }
    short
}

struct Head {
    path: Path,
    neck: Point,
}

impl Head {
    fn new(before: Point, tip: Point, width: f32, length: f32) -> Head {
        let way = (tip - before).direction();
        let length = length.min((tip - before).length() * 0.8);
        let (back, neck) = (tip - way * length, tip - way * (length * 0.82));
        let side = way.across() * (width / 2.0);
        Head { path: Path::polygon([neck, back + side, tip, back - side]), neck }
    }
}
