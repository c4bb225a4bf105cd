//! What people draw on a board: arrows and rings in four colours.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::{Cell, excerpt};

use crate::arrows::arrow_of;
use crate::{Detail, Ink, Path, Point, Role, Shape};

/// A colour that people draw in, as `.ludo` text names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pen {
    /// Green, the usual one.
    #[default]
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Pen {
    /// Every colour, the usual one first.
    pub const ALL: [Pen; 4] = [Pen::Green, Pen::Red, Pen::Blue, Pen::Yellow];

    /// The name in texts and command lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pen::Green => "green",
            Pen::Red => "red",
            Pen::Blue => "blue",
            Pen::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Pen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no colour to draw in has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown colour \"{}\"; known: {}", excerpt(name), Pen::ALL.map(Pen::name).join(", "))]
pub struct UnknownPen {
    /// What was asked for.
    pub name: String,
}

impl FromStr for Pen {
    type Err = UnknownPen;

    fn from_str(name: &str) -> Result<Pen, UnknownPen> {
        let found = Pen::ALL.into_iter().find(|pen| pen.name() == name);
        found.ok_or_else(|| UnknownPen { name: name.to_owned() })
    }
}

/// Something that somebody has drawn on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawing {
    /// An arrow from one cell to another.
    Arrow {
        /// Its tail.
        from: Cell,
        /// Its head.
        to: Cell,
    },
    /// A ring round a cell.
    Ring {
        /// The cell.
        cell: Cell,
    },
}

impl Drawing {
    pub(crate) fn cells(self) -> impl Iterator<Item = Cell> {
        let (first, second) = match self {
            Drawing::Arrow { from, to } => (from, Some(to)),
            Drawing::Ring { cell } => (cell, None),
        };
        std::iter::once(first).chain(second)
    }
}

/// Width of the line, width and length of the head of a drawn arrow: between those of the last turn and of a hint.
const ARROW: [f32; 3] = [0.11, 0.34, 0.30];
/// The inner and the outer edge of a ring.
const RING: [f32; 2] = [0.405, 0.475];

/// The shapes of a drawn arrow; `size` is 1 for boards of large cells and more for those of small ones.
#[must_use]
pub fn drawn_arrow_shapes(pen: Pen, from: Point, to: Point, size: f32, detail: Detail) -> Vec<Shape> {
    arrow_of(Ink::role(Role::Pen(pen)), ARROW, &[from, to], size, detail)
}

/// The shapes of a drawn ring about the middle of its cell.
#[must_use]
pub fn drawn_ring_shapes(pen: Pen, detail: Detail) -> Vec<Shape> {
    let [inner, outer] = RING;
    let path = Path::ring(Point::ZERO, inner, outer.max(inner + detail.line(0.0)));
    vec![
        Shape::fill(path, Ink::role(Role::Pen(pen)))
            .outlined(Ink::role(Role::Pen(pen)).around().alpha(0.55), detail.line(0.016)),
    ]
}
