//! What the table has to say to the player, kept as data: its words are in the language in which they are shown.

use ludarium_record::{Match, MatchError};
use ludarium_rules::Side;

use super::saves::SaveTrouble;
use crate::words::{self, text};

/// What the last intent has left to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// It was refused.
    Refused(MatchError),
    /// The turn that led to this ply has something to tell.
    Turn(usize),
    /// There is nothing to take back.
    NothingToUndo,
    /// A person declines a draw.
    DrawDeclined(Side),
    /// The AI declines it.
    DrawDeclinedByAi,
    /// No turn of this match can be saved.
    MatchUnsaved(SaveTrouble),
    /// The last turn could not be saved.
    TurnUnsaved(String),
}

impl Notice {
    /// What is said about a turn that has just been played, if it has something to tell.
    pub(super) fn of_turn(game: &Match) -> Option<Notice> {
        let notice = Notice::Turn(game.ply());
        notice.words(game).is_some().then_some(notice)
    }

    /// What the player reads.
    pub(super) fn words(&self, game: &Match) -> Option<String> {
        Some(match self {
            Notice::Refused(why) => why.to_string(),
            Notice::Turn(ply) => return game.position_at(*ply)?.announcement(game.effects_at(*ply)),
            Notice::NothingToUndo => text!("notice-nothing-to-undo"),
            Notice::DrawDeclined(side) => text!("notice-draw-declined", side = words::side(*side)),
            Notice::DrawDeclinedByAi => text!("notice-draw-declined-ai"),
            Notice::MatchUnsaved(trouble) => trouble.words(),
            Notice::TurnUnsaved(error) => text!("notice-turn-unsaved", error = error.as_str()),
        })
    }
}
