//! The bounds of a search.

use crate::MATE;
use crate::table::Bound;

/// The bounds between which a value matters.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// The window as the other side sees it.
    pub(super) fn reversed(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window that only asks whether a value is above alpha.
    pub(super) fn null(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// How a value found with this window relates to the true one.
    pub(super) fn bound_of(self, value: i32) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value > self.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }

    /// No win is nearer, and no loss, than the next ply.
    pub(super) fn within_reach(self, ply: usize) -> Window {
        let next = ply as i32 + 1;
        Window { alpha: self.alpha.max(next - MATE), beta: self.beta.min(MATE - next) }
    }
}
