//! Arrows and cords from cell to cell.

use std::fmt;
use std::str::FromStr;

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
            ArrowKind::Last => Ink::role(Role::LastTurn).alpha(0.92),
            ArrowKind::Hint => Ink::role(Role::Hint).alpha(0.92),
            ArrowKind::Threat => Ink::role(Role::Threat).alpha(0.95),
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
#[error("unknown arrow \"{name}\"; known: {}", ArrowKind::ALL.map(ArrowKind::name).join(", "))]
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

/// The edge of every arrow.
const EDGE: Ink = Ink::of(Material::Night).alpha(0.75);
/// How far from the middle of its first cell an arrow begins, and how far before that of its last it ends.
const BEGIN: f32 = 0.2;
const END: f32 = 0.08;

/// The shapes of an arrow along points, of which there are at least two; `size` is 1 for boards of large cells and more for
/// those of small ones.
#[must_use]
pub fn arrow_shapes(kind: ArrowKind, points: &[Point], size: f32, detail: Detail) -> Vec<Shape> {
    let edge = detail.line(0.022 * size);
    if kind == ArrowKind::Cord {
        return cord(points, size, edge);
    }
    let body = arrow(points, kind.measures().map(|measure| measure * size), size);
    let mut shapes = vec![Shape::fill(body, kind.ink()).outlined(EDGE, edge)];
    if kind == ArrowKind::Threat {
        let line = shortened(points, BEGIN * size * 1.4, (END + 0.42) * size);
        shapes.push(Shape::sharp_line(Path::lines(line), EDGE, detail.line(0.05 * size)));
    }
    shapes
}

fn cord(points: &[Point], size: f32, edge: f32) -> Vec<Shape> {
    let [width, ..] = ArrowKind::Cord.measures();
    let line = || Path::lines(points.iter().copied());
    vec![
        Shape::line(line(), EDGE, width * size + 2.0 * edge),
        Shape::line(line(), ArrowKind::Cord.ink(), width * size),
        Shape::line(line(), Ink::of(Material::CordThread), width * size * 0.3),
    ]
}

/// The points with the first and the last moved toward their neighbours.
fn shortened(points: &[Point], begin: f32, end: f32) -> Vec<Point> {
    let mut points = points.to_vec();
    let last = points.len().saturating_sub(1);
    if last > 0 {
        let pull = |from: Point, to: Point, by: f32| {
            let way = to - from;
            from + way.direction() * by.min(way.length() * 0.45)
        };
        let first = pull(points[0], points[1], begin);
        points[last] = pull(points[last], points[last - 1], end);
        points[0] = first;
    }
    points
}

/// The outline of an arrow: along one side, around the head, and back along the other.
fn arrow(points: &[Point], [width, head_width, head_length]: [f32; 3], size: f32) -> Path {
    let points = shortened(points, BEGIN * size, END * size);
    let [.., before, tip] = points[..] else { return Path::default() };
    let way = (tip - before).direction();
    let length = head_length.min((tip - before).length() * 0.7);
    let neck = tip - way * length;
    let mut spine = points;
    if let Some(last) = spine.last_mut() {
        *last = neck;
    }
    let side = way.across() * (head_width / 2.0);
    let left = beside(&spine, width / 2.0);
    let mut right = beside(&spine, -width / 2.0);
    right.reverse();
    let barb = way * (length * -0.12);
    let head = [neck + side + barb, tip, neck - side + barb];
    Path::polygon(left.into_iter().chain(head).chain(right))
}

/// The line beside a line, `by` to its right; corners are mitred.
fn beside(line: &[Point], by: f32) -> Vec<Point> {
    let way = |from: usize, to: usize| line.get(to).zip(line.get(from)).map(|(to, from)| (*to - *from).direction());
    let at = |index: usize| {
        let incoming = index.checked_sub(1).and_then(|before| way(before, index));
        let outgoing = way(index, index + 1);
        let (a, b) = (incoming.or(outgoing).unwrap_or_default(), outgoing.or(incoming).unwrap_or_default());
        let normal = (a.across() + b.across()).direction();
        let stretch = (normal.x * a.across().x + normal.y * a.across().y).max(0.4);
        line[index] + normal * (by / stretch)
    };
    (0..line.len()).map(at).collect()
}
