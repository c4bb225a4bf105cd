//! What can be wrong with curves.

use std::path::PathBuf;

/// The most lines of a picture.
pub(super) const MOST_CURVES: usize = 32;

/// Why there is nothing to draw.
#[derive(Debug, thiserror::Error)]
pub enum CurvesError {
    /// A trace beside other files.
    #[error("{}: a trace of spsa has a picture of its own: give it alone", .0.display())]
    TraceAmongOthers(PathBuf),
    /// More lines than anyone can tell apart.
    #[error("{found} curves are too many for one picture; at most {most} are", most = MOST_CURVES)]
    TooMany {
        /// How many there are.
        found: usize,
    },
    /// A trace without an iteration.
    #[error("{}: there is no iteration yet", .0.display())]
    NoIteration(PathBuf),
    /// Names of columns for a trace, which has none.
    #[error("--column is for the tables of train, not for a trace of spsa")]
    NoColumns,
    /// The drawing fails.
    #[error("the curves cannot be drawn: {0}")]
    Drawing(String),
}
