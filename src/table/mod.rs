//! The match on the table: the only room that writes it.

mod called;
mod clocks;
mod consent;
mod event;
mod exploration;
mod explore;
mod intent;
mod notice;
#[cfg(test)]
mod people_tests;
mod position_key;
mod prompt;
mod resolve;
mod saves;
mod seen;
mod sight;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use ludarium_record::{EndReason, Match, MatchResult};
use ludarium_rules::{AnyPosition, Effect, Side};

pub use called::own_name;
pub use event::{
    DrawOffered, EndingWithdrawn, MatchClosed, MatchEnded, MatchOpened, PlayerReplaced, PositionJumped, StudyChanged,
    TimeRunsLow, TurnChange, TurnPlayed, TurnRefused,
};
pub use exploration::{Exploration, StudyEdit, StudyRefusal};
#[cfg(any(test, feature = "testing"))]
pub use intent::send_intent;
pub use intent::{AwaitedMatch, Intent, IntentWriter, MatchIntent};
pub use position_key::PositionKey;
pub use prompt::{Act, Prompt, QuestionOpen};
pub use saves::{Archive, Leftovers};
pub use seen::{TurnSeen, Unseen, all_is_seen};

use crate::schedule::{Screen, TurnSet};
use crate::words::{self, text};
use exploration::StudyState;
use notice::Notice;

/// The match on the table, with the rules engine in it. Read by every room, written only by this one.
#[derive(Resource)]
pub struct Table {
    pub(in crate::table) game: Match,
    /// Tells matches of one run apart, so that late answers can be recognised.
    serial: u64,
    /// Whether it is an exercise: neither kept nor rated.
    is_exercise: bool,
    /// The ply that is shown, of [`Table::line`]; behind the match's ply while an earlier position is visited.
    shown: usize,
    study: StudyState,
    /// What the last intent has left to say, such as why a turn was refused.
    notice: Option<Notice>,
    /// Who would like to take back, and waits for the other's answer.
    undo_asked: Option<Side>,
}

impl Table {
    /// Puts a match on the table.
    #[must_use]
    pub fn new(game: Match, serial: u64) -> Table {
        let shown = game.ply();
        Table { game, serial, is_exercise: false, shown, study: StudyState::None, notice: None, undo_asked: None }
    }

    /// Puts an exercise on the table.
    #[must_use]
    pub fn exercise(game: Match, serial: u64) -> Table {
        Table { is_exercise: true, ..Table::new(game, serial) }
    }

    /// The match.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Which match of this run it is.
    #[must_use]
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// Whether it is an exercise: neither kept nor rated.
    #[must_use]
    pub fn is_exercise(&self) -> bool {
        self.is_exercise
    }

    /// Whether the match is kept: something was played in it, or it begins with a position that somebody has set up, and it
    /// is no exercise.
    #[must_use]
    pub fn is_worth_keeping(&self) -> bool {
        !self.is_exercise && (!self.game.turns().is_empty() || self.game.setup().start.is_some())
    }

    /// Whether somebody has to find the right turns in it: an exercise that one person plays. It has hints of its own, and
    /// no advice is given.
    #[must_use]
    pub fn is_task(&self) -> bool {
        self.is_exercise && self.only_human().is_some()
    }

    /// The ply that is shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The turn that led to what is shown, with its number, in the player's words; at the start that it is the start.
    #[must_use]
    pub fn shown_turn_words(&self) -> String {
        let line = self.line();
        let turn = self.shown.checked_sub(1).and_then(|index| line.turn_number(index).zip(line.visible_turn(index)));
        match turn {
            Some((number, turn)) => {
                text!("replay-after", number = number.to_string(), turn = words::say(&turn.spoken))
            }
            None => text!("replay-at-start"),
        }
    }

    /// The position that is shown.
    #[must_use]
    pub fn shown_position(&self) -> &AnyPosition {
        self.line().position_at(self.shown).unwrap_or_else(|| self.line().position())
    }

    /// Whether another position than the last one of the match is shown.
    #[must_use]
    pub fn visiting(&self) -> bool {
        self.shown != self.game.ply() || self.is_off_match()
    }

    /// The result of the match, if it is over.
    #[must_use]
    pub fn result(&self) -> Option<MatchResult> {
        self.game.result()
    }

    /// Whether the clocks are stopped; `None` in a match without clocks, and in one that is over.
    #[must_use]
    pub fn are_clocks_paused(&self) -> Option<bool> {
        let runs = self.game.clocks().is_some() && self.result().is_none();
        runs.then(|| self.game.clocks_paused())
    }

    /// Whether there are clocks that are not stopped, in a match that goes on.
    #[must_use]
    pub fn has_running_clocks(&self) -> bool {
        self.are_clocks_paused() == Some(false)
    }

    /// Whether a side is played by a person at this computer.
    #[must_use]
    pub fn is_human(&self, side: Side) -> bool {
        self.game.setup().players[side.index()].is_human()
    }

    /// A line for the player that the last intent left.
    #[must_use]
    pub fn notice(&self) -> Option<String> {
        self.notice.as_ref().map(|notice| notice.words(&self.game))
    }

    /// Why the last change of the study was refused, if it was.
    #[must_use]
    pub fn study_refusal(&self) -> Option<String> {
        let is_refusal = matches!(self.notice, Some(Notice::StudyRefused(_)));
        self.notice().filter(|_| is_refusal)
    }

    /// Whether there is a turn of a person to take back, or an ending that did not come from the board.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let ended_aside = self.result().is_some_and(|result| !matches!(result.reason, EndReason::Rules(_)));
        self.game.can_undo() && (ended_aside || self.has_own_turn())
    }

    /// Whether a person has played. What the AI has chosen in secret it need not choose again.
    fn has_own_turn(&self) -> bool {
        let mut sides = self.game.turns().iter().take(self.game.ply()).map(|played| played.side);
        let own = |side| self.is_human(side);
        if self.keeps_secrets() { sides.next_back().is_some_and(own) } else { sides.any(own) }
    }

    /// What the side to move must undo in the shown position, in one sentence.
    #[must_use]
    pub fn claim(&self) -> Option<String> {
        let before = self.line().position_at(self.shown.checked_sub(1)?)?;
        let effects = self.line().effects_at(self.shown);
        let claim = effects.iter().find_map(|effect| match effect {
            Effect::Claimed { side, reasons } => Some((*side, reasons)),
            _ => None,
        });
        let (side, reasons) = claim?;
        let named: Vec<String> = reasons.iter().map(|reason| words::reason(before, *reason)).collect();
        let (side, other) = (self.called(side), self.called(side.other()));
        Some(text!("notice-claim", side = side, reasons = named.join("; "), other = other))
    }

    /// Whether the choice that is due now is secret, so that it must be confirmed and kept from the other side.
    #[must_use]
    pub fn keeps_secrets(&self) -> bool {
        self.game.position().is_choice_secret()
    }

    /// Whether the choice that is due now brings the other side's secret to light.
    #[must_use]
    pub fn brings_to_light(&self) -> bool {
        self.game.position().choice_reveals()
    }

    /// Whether two people at one screen choose in secret now, so that one must not see what the other does.
    #[must_use]
    pub fn passes_the_seat(&self) -> bool {
        self.has_two_people() && self.keeps_secrets() && self.result().is_none() && !self.visiting()
    }

    /// Whether two AIs play and people only watch.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        Side::ALL.iter().all(|side| !self.is_human(*side))
    }

    /// The side that a person may move now.
    #[must_use]
    pub fn human_to_move(&self) -> Option<Side> {
        let side = self.game.position().side_to_move();
        (self.result().is_none() && self.is_human(side)).then_some(side)
    }

    /// The only human side, if exactly one is human.
    #[must_use]
    pub fn only_human(&self) -> Option<Side> {
        match Side::ALL.map(|side| self.is_human(side)) {
            [true, false] => Some(Side::White),
            [false, true] => Some(Side::Black),
            _ => None,
        }
    }
}

/// The table's systems, with the archive of matches.
pub fn plugin(app: &mut App) {
    app.add_plugins((saves::plugin, play));
}

/// The table's systems; matches are saved only if there is an archive.
pub fn play(app: &mut App) {
    app.add_message::<MatchIntent>()
        .init_resource::<Archive>()
        .init_resource::<Leftovers>()
        .init_resource::<Unseen>()
        .add_plugins((clocks::plugin, prompt::plugin))
        .add_systems(Update, resolve::resolve.in_set(TurnSet::Resolve))
        .add_systems(OnExit(Screen::Table), resolve::close);
}
