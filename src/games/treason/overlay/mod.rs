//! What the window draws over the discs: captures, conversions and their flash.

pub mod figures;
pub mod streak;
