//! What happened at the table, for observers.
//!
//! Each event is triggered after [`super::Table`] has changed, in the order in which things happened. Several may come
//! in one frame, so that an event carries what belongs to its own moment.

use bevy::prelude::*;
use ludarium_record::{MatchError, MatchResult};
use ludarium_rules::{BoardView, Effect, Side};

use super::PositionKey;

/// Another match is on the table. A [`PositionJumped`] to its position follows.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchOpened {
    /// The position that is played now.
    pub position: PositionKey,
}

/// The match has left the table.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchClosed {
    /// Which match of this run it was.
    pub serial: u64,
}

/// The match is over, by a turn or by anything else. After a turn, its [`TurnPlayed`] comes first.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchEnded {
    /// The last position.
    pub position: PositionKey,
    /// How it ended.
    pub result: MatchResult,
}

/// An ending that no turn brought about (resignation, agreement, time) was withdrawn, and the match goes on.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndingWithdrawn {
    /// The position in which it goes on.
    pub position: PositionKey,
}

/// The shown position has changed by one turn, forward or back.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct TurnPlayed {
    /// The position that is shown now.
    pub position: PositionKey,
    /// Why it changed.
    pub change: TurnChange,
    /// What the turn does when it is played, in order.
    pub effects: Vec<Effect>,
    /// What stands where now: after a turn forward its result, after one back the board that it began with.
    pub board: BoardView,
}

/// How a turn came to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnChange {
    /// It was played.
    Played,
    /// It was taken back and is played again.
    Replayed,
    /// It was taken back.
    TakenBack,
    /// Only the shown position goes on by it.
    VisitedForward,
    /// Only the shown position goes back by it.
    VisitedBack,
}

impl TurnChange {
    /// Whether the effects happened in their order.
    #[must_use]
    pub fn is_forward(self) -> bool {
        matches!(self, TurnChange::Played | TurnChange::Replayed | TurnChange::VisitedForward)
    }
}

/// Another position is shown that is not one turn away from the last.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct PositionJumped {
    /// The position that is shown now.
    pub position: PositionKey,
    /// What stands where.
    pub board: BoardView,
}

/// A turn, or anything else that somebody wanted, is against the rules.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct TurnRefused {
    /// Why.
    pub why: MatchError,
}

/// A side offers a draw to the AI.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawOffered {
    /// Who offers it.
    pub by: Side,
    /// The position in which it is offered.
    pub position: PositionKey,
}

/// Somebody else plays a side from now on.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerReplaced {
    /// The side.
    pub side: Side,
    /// The position from which on they play.
    pub position: PositionKey,
}

/// The clock of the side to move has lost one of its last seconds.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeRunsLow {
    /// Whose clock it is.
    pub side: Side,
}

/// The study of the match has changed.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyChanged {
    /// Which match of this run it is of.
    pub serial: u64,
}
