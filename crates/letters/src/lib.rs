//! Letters of names in any script. The game's own fonts have Latin, Greek and Cyrillic letters; for all others there is a
//! chain of fallbacks: [`SHIPPED`] faces with the commonest Chinese, Japanese and Korean characters, Hebrew and Arabic, then
//! whatever fonts the system has ([`look_for`], [`found`]). What no font has is the sign [`REPLACEMENT`].
//!
//! Pictures and the window share what is found, and its bound.

mod direction;
mod face;
mod run;
mod system;

pub use direction::in_visual_order;
pub use face::{FETCHED, Face, SHIPPED, face_of};
pub use run::{Glyph, Run, glyphs, runs};
pub use system::{MOST_BYTES, MOST_FACES, found, look_for, take_in};

/// The sign for a letter that no font has.
pub const REPLACEMENT: char = '\u{FFFD}';
