//! Which position a question is about, so that a late answer is known for one.

use super::Table;

/// A position in a match of this run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct About {
    /// The match, [`Table::serial`].
    pub serial: u64,
    /// After how many turns.
    pub ply: usize,
    /// The hash of the position.
    pub hash: u64,
}

impl Table {
    /// The position that is played.
    #[must_use]
    pub fn about(&self) -> About {
        let the_match = self.the_match();
        About { serial: self.serial(), ply: the_match.ply(), hash: the_match.position().zobrist() }
    }

    /// The position that is shown.
    #[must_use]
    pub fn about_shown(&self) -> About {
        About { serial: self.serial(), ply: self.shown(), hash: self.shown_position().zobrist() }
    }
}
