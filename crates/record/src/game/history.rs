//! Playing, undoing and redoing turns.

use ludarium_rules::{AnyPosition, AnyTurn, Effect, TurnError, TurnReport};

use super::{HistoryEntry, Match, MatchError, Played};
use crate::EndReason;

impl Match {
    /// Plays a turn and says what happened, in order.
    ///
    /// What could be redone is dropped; the mover's clock gets its increment, unless it had that already for a turn which
    /// was taken back since; paused clocks run again. An offer of a draw
    /// by the other side is declined by it, the mover's own stays open for the answer. If history ends the match
    /// (repetition, no progress), the last effect is [`Effect::Ended`] with the word of [`EndReason::word`].
    ///
    /// # Errors
    /// The match is over or the turn is not legal; nothing has changed then.
    pub fn play(&mut self, turn: &AnyTurn) -> Result<Vec<Effect>, MatchError> {
        self.make(turn)?;
        Ok(self.here().effects.clone())
    }

    /// Plays a turn without saying what happened.
    pub(super) fn make(&mut self, turn: &AnyTurn) -> Result<(), MatchError> {
        self.expect_ongoing()?;
        let (played, point) = self.look_ahead(turn)?;
        let declined = self.offer == Some(played.side.other());
        if let (Some(timing), Some(left)) = (&mut self.timing, played.clocks) {
            timing.left = left;
            timing.paused = false;
        }
        let side = played.side;
        self.append(played, point);
        self.note_increments(side);
        if declined || self.result().is_some() {
            self.offer = None;
        }
        Ok(())
    }

    /// Takes back the ending that is not by the turns, or else the last turn; `false` if there is nothing that can be
    /// taken back. The clocks go on as they run.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.ending.take().is_none() {
            self.ply -= 1;
        }
        self.offer = None;
        true
    }

    /// Makes the next undone turn again and says what happened; `None` if there is none. The clocks go on as they run.
    pub fn redo(&mut self) -> Option<Vec<Effect>> {
        if !self.can_redo() {
            return None;
        }
        self.ply += 1;
        self.offer = None;
        Some(self.here().effects.clone())
    }

    /// Whether [`Match::undo`] would take anything back: never a turn that revealed secret choices, since what
    /// was seen cannot be forgotten, and never the fall of a flag, since time that is gone does not come back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        match self.ending {
            Some(ending) => ending.reason != EndReason::Time,
            None => self.ply > 0 && !self.here().reveals(),
        }
    }

    /// Whether there is a turn that [`Match::redo`] would make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.ply < self.turns.len()
    }

    /// Drops the turns that could be redone, because another turn takes their place.
    pub(super) fn drop_undone(&mut self) {
        self.turns.truncate(self.ply);
        self.points.truncate(self.ply + 1);
    }

    /// Goes on with a turn, which takes the place of those that could be redone, to the point that it leads to.
    pub(super) fn append(&mut self, played: Played, point: HistoryEntry) {
        self.drop_undone();
        self.turns.push(played);
        self.points.push(point);
        self.ply += 1;
    }

    /// What happened in the turn that led to the position after `ply` turns, in order, also for turns that can be redone;
    /// nothing for the first position and beyond the last one. The end of the match by history is among them, as with
    /// [`Match::play`].
    #[must_use]
    pub fn effects_at(&self, ply: usize) -> &[Effect] {
        self.points.get(ply).map_or(&[], |point| &point.effects)
    }

    /// The turn and the point it leads to, from the present point.
    pub(super) fn look_ahead(&self, turn: &AnyTurn) -> Result<(Played, HistoryEntry), TurnError> {
        let here = self.here();
        let TurnReport { next, effects, notation, spoken, progress } = here.position.report_turn(turn)?;
        let side = here.position.side_to_move();
        let clocks = self.clocks_after_turn_of(side);
        let played = Played { turn: turn.clone(), notation, spoken, side, clocks };
        let point = HistoryEntry {
            repetitions: self.occurrences(&next).saturating_add(1),
            no_progress_plies: if progress { 0 } else { here.no_progress_plies + 1 },
            position: next,
            effects,
        };
        Ok((played, point.with_ending()))
    }

    /// How often a position has come about so far.
    fn occurrences(&self, position: &AnyPosition) -> u32 {
        let seen = self.points[..=self.ply].iter().filter(|point| point.position == *position).count();
        u32::try_from(seen).unwrap_or(u32::MAX)
    }
}
