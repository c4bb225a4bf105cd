#![doc = include_str!("../README.md")]

mod arrows;
mod diagram;
mod error;
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
pub use diagram::{Diagram, named_cell};
pub use error::{DiagramError, GREATEST_SIZE, LEAST_SIZE};
pub use games::{piece_shapes, stack_shapes};
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
