//! A turn before it has been compared with the board.

use crate::board::triangle::Triangle;

/// A turn as it is written, which need not be possible on the board.
pub(in crate::games::treason) enum Written {
    Step {
        from: Triangle,
        to: Triangle,
    },
    Convert {
        from: Triangle,
        at: Triangle,
    },
    /// A start and pairs of over and landing.
    Capture {
        from: Triangle,
        hops: Vec<(Triangle, Triangle)>,
    },
}
