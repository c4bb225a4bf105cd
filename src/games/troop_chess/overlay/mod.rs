//! What the window draws over the stones: formations, their reach and what a move would do.

pub mod cords;
pub mod figures;
pub mod troop;
