//! Flat vector pictures of positions of seven little-known abstract board games: as shapes, as SVG text, as pixels.
//!
#![doc = include_str!("../assets/start.svg")]
//!
//! A [`Diagram`] becomes a [`Scene`]: groups of [`Shape`]s in [`Layer`]s, in units of a cell about the middle of the
//! board. A shape's [`Ink`] is a [`Role`] that a [`Palette`] gives a colour. [`Layout`] tells where cells lie and which cell a
//! point lies in; [`piece_shapes`] and [`stack_shapes`] give pieces one by one.
//!
//! ```
//! use ludarium_diagram::Diagram;
//! use ludarium_rules::{AnyPosition, GameId};
//! let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
//! let svg = Diagram::after(&start, "dNd3").expect("a legal turn").size(300).svg().expect("a picture");
//! assert!(svg.starts_with("<svg"));
//! ```

mod arrows;
mod captions;
mod diagram;
mod drawing;
mod error;
#[cfg(feature = "gif")]
mod film;
mod games;
mod last_turn;
mod layout;
mod lettering;
mod marks;
mod material;
mod palette;
mod path;
mod point;
#[cfg(feature = "png")]
mod raster;
mod rgb;
mod scene;
mod shape;
mod svg;

pub use arrows::{ArrowKind, UnknownArrow, arrow_shapes};
pub use captions::Caption;
pub use diagram::{Diagram, named_cell};
pub use drawing::{Drawing, Pen, UnknownPen, drawn_arrow_shapes, drawn_ring_shapes};
pub use error::{DiagramError, GREATEST_SIZE, LEAST_SIZE};
#[cfg(feature = "gif")]
pub use film::{Film, FilmError, FilmProgress};
pub use games::{piece_shapes, pieces, stack_shapes};
pub use last_turn::TurnTrace;
pub use layout::Layout;
pub use marks::{MarkKind, UnknownMark, mark_shapes};
pub use material::Material;
pub use palette::{Palette, Role, UnknownPalette};
pub use path::{Path, Segment};
pub use point::Point;
#[cfg(feature = "png")]
pub use raster::Pixels;
pub use rgb::Rgb;
pub use scene::{Group, Layer, Scene};
pub use shape::{Detail, Ink, Shape, Stroke};

/// The examples of the README are run with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
