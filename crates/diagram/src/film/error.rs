//! What can be wrong with a film.

use super::Film;
use crate::DiagramError;

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FilmError {
    /// There is nothing to show.
    #[error("a film needs at least one position")]
    Empty,
    /// There are too many shots.
    #[error("a film has at most {} positions, not {shots}: choose a part of the match", Film::MOST_SHOTS)]
    TooLong {
        /// How many were asked for.
        shots: usize,
    },
    /// It would be too small or too large.
    #[error("a film is {} to {} pixels wide, not {size}", Film::SIZES.start(), Film::SIZES.end())]
    Size {
        /// What was asked for.
        size: u32,
    },
    /// It would be too fast or too slow.
    #[error("a position is seen for {} to {} seconds, not {seconds}", Film::SECONDS.start(), Film::SECONDS.end())]
    Seconds {
        /// What was asked for.
        seconds: f32,
    },
    /// A shot is larger or smaller than the first one.
    #[error("position {shot} of the film is not as large as the first one")]
    Uneven {
        /// Its number, from 0.
        shot: usize,
    },
    /// A shot cannot be drawn.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// The film cannot be written as GIF.
    #[error("the film cannot be written as GIF: {0}")]
    Gif(#[from] gif::EncodingError),
    /// The film was stopped before its end.
    #[error("the film was stopped")]
    Stopped,
}
