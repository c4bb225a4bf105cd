//! What is kept of the matches that were played.
//!
//! [`picture_of`] and [`film_of`] show them as everybody at the board has seen them.

mod pictures;

pub use pictures::{PlyError, Said, film_of, picture_of};
