//! What the window draws over the stones: numbers on towers, what the tool in use would do.

pub mod numeral;
pub mod preview;
