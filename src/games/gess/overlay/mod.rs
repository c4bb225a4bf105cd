//! What the window draws over the stones: the footprint in a pane of glass, and the rings.

pub mod figures;
pub mod pane;
pub mod rings;
