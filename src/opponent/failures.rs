//! Searches beside the match that have failed. None is asked again by itself: that it has failed is said until somebody
//! decides how it goes on, or it does not matter any more.

use bevy::prelude::*;
use ludarium_ai::{KnowledgeFault, ThinkError};
use ludarium_rules::GameId;

use crate::job::JobFailure;
use crate::words::{self, text};

/// What a search beside the match is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Helper {
    /// A hint.
    Hint,
    /// Who stands better, for the bar beside the board.
    Bar,
    /// What a person's turn is worth, for the opponent that teaches.
    Teaching,
    /// Thinking on the person's time.
    Pondering,
    /// Reading what the opponents know of the game.
    Knowledge,
}

/// Why one has failed.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// The search has no answer.
    Search(ThinkError),
    /// What was read cannot be used.
    Unusable(GameId, KnowledgeFault),
    /// The reading itself failed.
    Unread(GameId, JobFailure),
}

/// What has failed and is still said, the oldest first.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Failures(Vec<(Helper, Why)>);

impl Failures {
    /// Says that something has failed.
    pub fn tell(&mut self, helper: Helper, why: Why) {
        warn!("{helper:?}: {why:?}");
        self.forget(helper);
        self.0.push((helper, why));
    }

    /// Says it no longer: it is tried again, or not wanted any more.
    pub fn forget(&mut self, helper: Helper) {
        self.0.retain(|(other, _)| *other != helper);
    }

    /// Whether it is still said that this has failed; then it is not tried again.
    #[must_use]
    pub fn stands(&self, helper: Helper) -> bool {
        self.0.iter().any(|(other, _)| *other == helper)
    }

    /// What is to be said first.
    #[must_use]
    pub fn first(&self) -> Option<Helper> {
        self.0.first().map(|(helper, _)| *helper)
    }

    /// What the player reads of it.
    #[must_use]
    pub fn words(&self) -> Option<String> {
        let (helper, why) = self.0.first()?;
        let why = match why {
            Why::Search(error) => words::no_answer(error),
            Why::Unusable(game, fault) => {
                return Some(text!("failed-knowledge", game = game.title(), why = fault.to_string()));
            }
            Why::Unread(game, failure) => {
                return Some(text!("failed-knowledge", game = game.title(), why = failure.words()));
            }
        };
        Some(match helper {
            Helper::Hint => text!("failed-hint", why = why),
            Helper::Bar => text!("failed-bar", why = why),
            Helper::Teaching => text!("failed-teaching", why = why),
            Helper::Pondering | Helper::Knowledge => text!("failed-pondering", why = why),
        })
    }
}
