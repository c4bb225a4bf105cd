//! Which position something is about.

use super::Table;

/// A position in a match of this run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PositionKey {
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
    pub fn position_key(&self) -> PositionKey {
        let game = self.game();
        PositionKey { serial: self.serial(), ply: game.ply(), hash: game.position().zobrist() }
    }

    /// The position in which turns are chosen.
    #[must_use]
    pub fn about_choice(&self) -> PositionKey {
        PositionKey { serial: self.serial(), ply: self.choice_ply(), hash: self.choice_position().zobrist() }
    }

    /// The position that is shown.
    #[must_use]
    pub fn about_shown(&self) -> PositionKey {
        PositionKey { serial: self.serial(), ply: self.shown(), hash: self.shown_position().zobrist() }
    }
}
