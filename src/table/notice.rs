//! What the table has to say to the player, kept as data: its words are in the language in which they are shown.

use ludarium_record::study::StudyError;
use ludarium_record::{Match, MatchError, MatchResult};
use ludarium_rules::{Message, Side, TurnError};

use super::called::called;
use super::exploration::StudyRefusal;
use crate::words::{self, text};

/// What the last intent has left to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// It was refused.
    Refused(MatchError),
    /// A change of the study was refused.
    StudyRefused(StudyRefusal),
    /// What the last turn has brought about.
    Turn(Message),
    /// There is nothing to take back.
    NothingToUndo,
    /// A person would rather not have a turn taken back.
    UndoDeclined(Side),
    /// A person declines a draw.
    DrawDeclined(Side),
    /// The AI declines it.
    DrawDeclinedByAi,
    /// The program of this name declines it.
    DrawDeclinedByProgram(String),
}

impl Notice {
    /// What is said about a turn that has just been played, if it has something to tell.
    pub(super) fn of_turn(game: &Match) -> Option<Notice> {
        game.position().announcement(game.effects_at(game.ply())).map(Notice::Turn)
    }

    /// What the player reads.
    pub(super) fn words(&self, game: &Match) -> String {
        match self {
            Notice::Refused(why) => refusal(why, game),
            Notice::StudyRefused(why) => study_refusal(why),
            Notice::Turn(said) => words::say(said),
            Notice::NothingToUndo => text!("notice-nothing-to-undo"),
            Notice::UndoDeclined(side) => text!("notice-undo-declined", name = called(game, *side)),
            Notice::DrawDeclined(side) => text!("notice-draw-declined", side = called(game, *side)),
            Notice::DrawDeclinedByAi => text!("notice-draw-declined-ai"),
            Notice::DrawDeclinedByProgram(name) => text!("notice-draw-declined-program", name = name.as_str()),
        }
    }
}

/// Why the match did not take what was asked of it.
fn refusal(why: &MatchError, game: &Match) -> String {
    let over = |result: Option<MatchResult>| {
        let names = |side| called(game, side);
        let said = result.map(|result| words::say_named(&result.sentence(game.position()), &names));
        let result = said.unwrap_or_default();
        text!("notice-match-over", result = result)
    };
    match why {
        MatchError::Turn(TurnError::Illegal { why, .. }) => words::say_alone(why),
        MatchError::Turn(TurnError::Over { .. }) => over(game.result()),
        // The window makes its turns of the rules' own choices: these are for whoever types.
        MatchError::Turn(other) => other.to_string(),
        MatchError::Over(result) => over(Some(*result)),
        MatchError::OfferStands(side) => text!("notice-offer-stands", side = called(game, *side)),
        MatchError::NoOffer(side) => text!("notice-no-offer", side = called(game, *side)),
    }
}

/// Why the study was not changed.
fn study_refusal(why: &StudyRefusal) -> String {
    match why {
        StudyRefusal::Played => text!("study-played"),
        StudyRefusal::NothingToPromote => text!("study-nothing-to-promote"),
        StudyRefusal::NothingToUndo => text!("study-nothing-to-undo"),
        StudyRefusal::Secret => text!("study-secret"),
        StudyRefusal::Study(StudyError::Turn(TurnError::Illegal { why, .. })) => words::say_alone(why),
        StudyRefusal::Study(StudyError::TooMany | StudyError::TooLong | StudyError::TooDeep) => text!("study-full"),
        // The window makes no others.
        StudyRefusal::Study(other) => other.to_string(),
    }
}
