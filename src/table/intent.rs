//! What somebody wants to happen at the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_record::study::{NodeId, Study};
use ludarium_record::{Match, Player};
use ludarium_rules::{AnyTurn, GameId, Side};

use super::{PositionKey, StudyEdit, Table};

/// What somebody wants; the rules and the match decide whether it happens.
#[derive(Clone, Debug)]
pub enum Intent {
    /// A person plays a turn for the side to move.
    Play(AnyTurn),
    /// The AI's answer, valid only for the very position it was asked about.
    Answer {
        /// The position that it was asked about.
        about: PositionKey,
        /// Its turn.
        turn: AnyTurn,
    },
    /// Take back; against an AI, back to one's own decision.
    Undo,
    /// Take back as [`Intent::Undo`] does, unless the other person at the board is to be asked first.
    AskUndo,
    /// The other person's answer: whether it is taken back.
    AnswerUndo(bool),
    /// Play again what was taken back.
    Redo,
    /// Show the position after this many turns of the shown line.
    Visit(usize),
    /// Show the position of the match after this many turns.
    VisitPlayed(usize),
    /// Let turns be tried in the study of the match, which is not changed by it; or no longer.
    Explore(Option<Box<Study>>),
    /// Try a turn in the shown position.
    Try(AnyTurn),
    /// Show a position of the study.
    GoTo(NodeId),
    /// Change the study.
    Edit(StudyEdit),
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
    /// Let somebody else play a side from now on.
    Seat {
        /// The side.
        side: Side,
        /// Who plays it.
        player: Player,
    },
    /// Put another match on the table.
    Open(Box<Match>),
    /// The same, with the position after so many turns shown.
    OpenAt {
        /// The match.
        game: Box<Match>,
        /// After how many turns.
        ply: usize,
    },
    /// Put an exercise on the table: a match that is neither kept nor rated.
    OpenExercise(Box<Match>),
}

/// An intent with the match that it was meant for: it changes no other. Written by an [`IntentWriter`].
#[derive(Message, Clone, Debug)]
pub struct MatchIntent {
    /// The match that was on the table, if any was: [`Table::serial`].
    pub(super) serial: Option<u64>,
    /// What is wanted.
    pub(super) intent: Intent,
}

impl MatchIntent {
    /// What is wanted.
    #[must_use]
    #[cfg(any(test, feature = "testing"))]
    pub fn intent(&self) -> &Intent {
        &self.intent
    }
}

/// The match that is put on the table as soon as the stage of its game stands. Without this resource matches are opened at
/// once, as journeys want it.
#[derive(Resource, Debug, Default)]
pub struct AwaitedMatch {
    opening: Option<MatchIntent>,
    is_ready: bool,
}

impl AwaitedMatch {
    /// The game whose stage is waited for.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        match &self.opening.as_ref()?.intent {
            Intent::Open(game) | Intent::OpenAt { game, .. } | Intent::OpenExercise(game) => Some(game.setup().game),
            _ => None,
        }
    }

    /// Its stage stands.
    pub fn let_in(&mut self) {
        self.is_ready = true;
    }

    /// Whether it is opened in the next frame.
    #[must_use]
    pub fn is_let_in(&self) -> bool {
        self.is_ready && self.opening.is_some()
    }

    /// Nobody waits for it any more.
    pub fn give_up(&mut self) {
        *self = AwaitedMatch::default();
    }

    /// Lets another match wait.
    pub(super) fn wait_for(&mut self, opening: &MatchIntent) {
        *self = AwaitedMatch { opening: Some(opening.clone()), is_ready: false };
    }

    /// The match whose stage stands.
    pub(super) fn take(&mut self) -> Option<MatchIntent> {
        self.opening.take_if(|_| self.is_ready)
    }
}

/// Writes intents for the match on the table.
#[derive(SystemParam)]
pub struct IntentWriter<'w> {
    messages: MessageWriter<'w, MatchIntent>,
    table: Option<Res<'w, Table>>,
}

impl IntentWriter<'_> {
    /// Writes an intent.
    pub fn write(&mut self, intent: Intent) {
        self.write_batch([intent]);
    }

    /// Writes several intents.
    pub fn write_batch(&mut self, intents: impl IntoIterator<Item = Intent>) {
        let serial = self.table.as_ref().map(|table| table.serial());
        self.messages.write_batch(intents.into_iter().map(|intent| MatchIntent { serial, intent }));
    }
}

/// Writes an intent for the match on the table, where there is no [`IntentWriter`].
#[cfg(any(test, feature = "testing"))]
pub fn send_intent(world: &mut World, intent: Intent) {
    let serial = world.get_resource::<Table>().map(Table::serial);
    world.write_message(MatchIntent { serial, intent });
}
