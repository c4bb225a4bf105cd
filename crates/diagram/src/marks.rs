//! Marks on cells. Each kind has its own shape, so that colour never carries a meaning alone; shapes are like those
//! in the window's `src/board/shape.rs`: change both.

use std::f32::consts::{FRAC_PI_2, PI, TAU};
use std::fmt;
use std::str::FromStr;

use ludarium_rules::excerpt;

use crate::{Detail, Ink, Layer, Material, Path, Point, Role, Shape};

/// What a mark means. In the order of [`MarkKind::ALL`]: b8, c8, d7, a5, h5, a4, d8, b7, a1, e8, f8, h4, a8, b2; the arrows are the
/// four of [`crate::ArrowKind`].
///
#[doc = include_str!("../assets/marks.svg")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// The last turn went from here: four short corners.
    LastFrom,
    /// The last turn went to here, or changed this: a full frame.
    LastTo,
    /// The last turn took something here: a small cross.
    LastTaken,
    /// This piece can act: a thin ring.
    Movable,
    /// This piece has no turn: a bar.
    Immobile,
    /// The chosen piece: a thick ring.
    Selected,
    /// The chosen piece may go here: a disc.
    Target,
    /// The chosen piece may capture here: four large brackets.
    Capture,
    /// The hint begins or changes something here: a double ring.
    Hint,
    /// The pointer is here: a thin frame.
    Hover,
    /// The keyboard is here: a double frame.
    Cursor,
    /// This choice was refused: a cross.
    Refused,
    /// This piece can be taken: a ring of teeth.
    Danger,
    /// Something here may change hands next turn: a broken ring.
    Threat,
}

impl MarkKind {
    /// Every kind.
    pub const ALL: [MarkKind; 14] = [
        MarkKind::LastFrom,
        MarkKind::LastTo,
        MarkKind::LastTaken,
        MarkKind::Movable,
        MarkKind::Immobile,
        MarkKind::Selected,
        MarkKind::Target,
        MarkKind::Capture,
        MarkKind::Hint,
        MarkKind::Hover,
        MarkKind::Cursor,
        MarkKind::Refused,
        MarkKind::Danger,
        MarkKind::Threat,
    ];

    /// The name in command lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MarkKind::LastFrom => "from",
            MarkKind::LastTo => "to",
            MarkKind::LastTaken => "taken",
            MarkKind::Movable => "movable",
            MarkKind::Immobile => "immobile",
            MarkKind::Selected => "selected",
            MarkKind::Target => "target",
            MarkKind::Capture => "capture",
            MarkKind::Hint => "hint",
            MarkKind::Hover => "hover",
            MarkKind::Cursor => "cursor",
            MarkKind::Refused => "refused",
            MarkKind::Danger => "danger",
            MarkKind::Threat => "threat",
        }
    }

    /// The layer in which it lies.
    #[must_use]
    pub const fn layer(self) -> Layer {
        match self {
            MarkKind::LastFrom | MarkKind::LastTo | MarkKind::LastTaken => Layer::LastTurn,
            MarkKind::Refused | MarkKind::Immobile => Layer::Arrows,
            _ => Layer::Marks,
        }
    }

    const fn ink(self) -> Ink {
        match self {
            MarkKind::LastFrom | MarkKind::LastTo | MarkKind::LastTaken => Ink::role(Role::LastTurn),
            MarkKind::Movable | MarkKind::Target => Ink::role(Role::Target),
            MarkKind::Immobile => Ink::of(Material::Night).alpha(0.85),
            MarkKind::Selected => Ink::role(Role::Selection),
            MarkKind::Capture => Ink::role(Role::Capture),
            MarkKind::Hint => Ink::role(Role::Hint),
            MarkKind::Hover | MarkKind::Cursor => Ink::of(Material::Paper),
            MarkKind::Refused | MarkKind::Danger => Ink::role(Role::Refusal),
            MarkKind::Threat => Ink::role(Role::Threat),
        }
    }
}

impl fmt::Display for MarkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no kind of mark has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown mark \"{}\"; known: {}", excerpt(name), MarkKind::ALL.map(MarkKind::name).join(", "))]
pub struct UnknownMark {
    /// What was asked for.
    pub name: String,
}

impl FromStr for MarkKind {
    type Err = UnknownMark;

    fn from_str(name: &str) -> Result<MarkKind, UnknownMark> {
        let found = MarkKind::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| UnknownMark { name: name.to_owned() })
    }
}

/// How much the edge covers that sets a mark off from light and dark ground.
const EDGE: f32 = 0.55;

/// The shapes of a mark about the middle of a cell with this outline.
#[must_use]
pub fn mark_shapes(kind: MarkKind, outline: &[Point], detail: Detail) -> Vec<Shape> {
    let ring = |inner: f32, outer: f32| Path::ring(Point::ZERO, inner, outer.max(inner + detail.line(0.0)));
    let path = match kind {
        MarkKind::LastFrom => corners(outline, 0.03, 0.20, 0.06),
        MarkKind::LastTo => frame(outline, 0.03, 0.05),
        MarkKind::LastTaken => cross(0.24, 0.045),
        MarkKind::Movable => ring(0.405, 0.445),
        MarkKind::Immobile => Path::rectangle(Point::new(0.0, 0.43), Point::new(0.25, 0.04)),
        MarkKind::Selected => ring(0.39, 0.475),
        MarkKind::Target => Path::circle(Point::ZERO, 0.16),
        MarkKind::Capture => corners(outline, 0.015, 0.32, 0.09),
        MarkKind::Hint => ring(0.27, 0.32).and(ring(0.40, 0.47)),
        MarkKind::Hover => frame(outline, 0.01, 0.035),
        MarkKind::Cursor => frame(outline, 0.0, 0.035).and(frame(outline, 0.075, 0.025)),
        MarkKind::Refused => cross(0.38, 0.05),
        MarkKind::Danger => teeth(),
        MarkKind::Threat => broken_ring(),
    };
    let edge = kind.ink().around().alpha(if kind == MarkKind::Immobile { 1.0 } else { EDGE });
    vec![Shape::fill(path, kind.ink()).outlined(edge, detail.line(0.016))]
}

/// The outline with every edge moved inward. All cells have an inscribed circle of diameter 1 about their middle, so scaling
/// does that.
fn inset(outline: &[Point], by: f32) -> Vec<Point> {
    outline.iter().map(|corner| *corner * (1.0 - 2.0 * by)).collect()
}

/// A closed frame whose outer edge lies `gap` inside the outline.
fn frame(outline: &[Point], gap: f32, width: f32) -> Path {
    let mut hole = inset(outline, gap + width);
    hole.reverse();
    Path::polygon(inset(outline, gap)).and(Path::polygon(hole))
}

/// The corners of such a frame, with legs of the given length, shorter along edges that are shorter than a unit: those of a
/// hex would nearly meet.
fn corners(outline: &[Point], gap: f32, leg: f32, width: f32) -> Path {
    let [outer, inner] = [gap, gap + width].map(|by| inset(outline, by));
    let count = outer.len();
    Path::join((0..count).map(|index| {
        let (next, last) = ((index + 1) % count, (index + count - 1) % count);
        let leg_of = |line: &[Point], other: usize| {
            let (edge, way) = ((outline[other] - outline[index]).length(), line[other] - line[index]);
            line[index] + way.direction() * (leg * edge.min(1.0)).min(way.length() * 0.4)
        };
        Path::polygon([
            leg_of(&outer, last),
            outer[index],
            leg_of(&outer, next),
            leg_of(&inner, next),
            inner[index],
            leg_of(&inner, last),
        ])
    }))
}

/// Two bars across each other.
fn cross(arm: f32, half: f32) -> Path {
    let corner = |angle: f32| {
        let out = Point::polar(arm, angle);
        let side = Point::polar(half, angle + FRAC_PI_2);
        [out - side, out + side, Point::polar(half * std::f32::consts::SQRT_2, angle + PI / 4.0)]
    };
    Path::polygon((0..4_u8).flat_map(|index| corner(PI / 4.0 + f32::from(index) * FRAC_PI_2)))
}

/// A ring whose inner edge has teeth that point at what is in danger.
fn teeth() -> Path {
    let star: Vec<Point> = (0..24_u8)
        .rev()
        .map(|index| Point::polar(if index % 2 == 0 { 0.355 } else { 0.43 }, f32::from(index) / 24.0 * TAU))
        .collect();
    Path::circle(Point::ZERO, 0.485).and(Path::polygon(star))
}

/// A ring of six pieces.
fn broken_ring() -> Path {
    Path::join((0..6_u8).map(|index| {
        let start = f32::from(index) / 6.0 * TAU - 0.3 + PI / 6.0;
        let mut piece = Path::default();
        piece.arc(Point::ZERO, 0.475, start, 0.6);
        piece.arc(Point::ZERO, 0.395, start + 0.6, -0.6);
        piece.0.push(crate::Segment::Close);
        piece
    }))
}
