//! What somebody wants to happen at the table.

use bevy::prelude::*;
use ludarium_record::Match;
use ludarium_rules::{AnyTurn, Side};

/// A wish; the rules and the match decide whether it is granted.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// A person plays a turn for the side to move.
    Play(AnyTurn),
    /// The AI's answer, valid only for the very position it was asked about.
    Answer {
        /// The match of this run, [`super::Table::serial`].
        serial: u64,
        /// The ply at which it was asked.
        ply: usize,
        /// The hash of the position it was asked about.
        hash: u64,
        /// Its turn.
        turn: AnyTurn,
    },
    /// Take back; against an AI, back to one's own decision.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show the position after this many turns.
    Visit(usize),
    /// Resign for a side.
    Resign(Side),
    /// Leave the match unfinished for good.
    Abandon,
    /// Offer a draw for a side.
    OfferDraw(Side),
    /// Accept or decline the offer on the table.
    AnswerDraw {
        /// Who answers.
        by: Side,
        /// Whether they accept.
        accept: bool,
    },
    /// Start or stop both clocks.
    PauseClocks(bool),
    /// Put another match on the table.
    Open(Box<Match>),
}
