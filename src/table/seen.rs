//! How much of what has happened at the table has been seen: whatever tells of it, tells no more than that.

use bevy::prelude::*;
use ludarium_record::MatchResult;
use ludarium_rules::{AnyPosition, Side};

use super::{PositionKey, Table, TurnChange};

/// The turns that are shown, or played, and not yet seen: motion has still to come to the point at which they are told.
/// None where nothing moves, in another position that is shown at once, and when turns are taken back. Lists, counters,
/// cards, marks and the camera read the match through it; who may choose what does not.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unseen {
    /// How many of the turns up to the shown position.
    pub shown: usize,
    /// How many of them were played just now, and not only visited.
    pub played: usize,
}

/// A turn has been seen, or taken back. Follows each [`super::TurnPlayed`], in the same frame where nothing moves.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnSeen {
    /// The position that it has led to.
    pub position: PositionKey,
    /// How it came to be shown.
    pub change: TurnChange,
}

impl Unseen {
    /// Whether everything has been seen.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Unseen::default()
    }

    /// The ply of [`Table::line`] up to which everything that is shown has been seen.
    #[must_use]
    pub fn shown_seen(self, table: &Table) -> usize {
        table.shown().saturating_sub(self.shown)
    }

    /// The ply of the match up to which everything that was played has been seen.
    #[must_use]
    pub fn ply_seen(self, table: &Table) -> usize {
        table.game().ply().saturating_sub(self.played)
    }

    /// The last shown position that has been seen.
    #[must_use]
    pub fn position_seen(self, table: &Table) -> &AnyPosition {
        table.line().position_at(self.shown_seen(table)).unwrap_or_else(|| table.shown_position())
    }

    /// Who is to move in the match, as far as it has been seen.
    #[must_use]
    pub fn side_seen(self, table: &Table) -> Side {
        let game = table.game();
        game.position_at(self.ply_seen(table)).unwrap_or_else(|| game.position()).side_to_move()
    }

    /// The result of the match, once its last turn has been seen.
    #[must_use]
    pub fn result_seen(self, table: &Table) -> Option<MatchResult> {
        table.result().filter(|_| self.played == 0)
    }
}

/// Everything has been seen: a condition of systems.
pub fn all_is_seen(unseen: Option<Res<Unseen>>) -> bool {
    unseen.is_none_or(|unseen| unseen.is_none())
}
