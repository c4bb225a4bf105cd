//! Playing, undoing and redoing turns.

use ludarium_rules::{Effect, Outcome, TurnError, TurnText};

use super::{Match, MatchError, Played, Point};
use crate::EndReason;

impl Match {
    /// Plays a turn and says what happened, in order.
    ///
    /// What could be redone is dropped; the mover's clock gets its increment; paused clocks run again. An offer of a draw
    /// by the other side is declined by it, the mover's own stays open for the answer. If history ends the match
    /// (repetition, no progress), the last effect is [`Effect::Ended`] with the word of [`EndReason::word`].
    ///
    /// # Errors
    /// The match is over or the turn is not legal; nothing has changed then.
    pub fn play(&mut self, turn: &TurnText) -> Result<Vec<Effect>, MatchError> {
        self.expect_ongoing()?;
        let effects = self.position().effects(turn)?;
        self.make(turn)?;
        Ok(self.with_ending(effects))
    }

    /// Plays a turn without saying what happened.
    pub(super) fn make(&mut self, turn: &TurnText) -> Result<(), MatchError> {
        self.expect_ongoing()?;
        let (played, point) = self.look_ahead(turn)?;
        self.drop_undone();
        let declined = self.offer == Some(played.side.other());
        if let (Some(timing), Some(left)) = (&mut self.timing, played.clocks) {
            timing.left = left;
            timing.paused = false;
        }
        self.turns.push(played);
        self.points.push(point);
        self.ply += 1;
        if declined || self.result().is_some() {
            self.offer = None;
        }
        Ok(())
    }

    /// Takes back the ending by agreement, resignation or time, or else the last turn (see [`Match`] for the clocks);
    /// `false` if there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        if let Some(ending) = self.ending.take() {
            if ending.reason == EndReason::Time {
                self.turn_clocks_back();
            }
        } else if self.ply > 0 {
            self.ply -= 1;
            self.turn_clocks_back();
        } else {
            return false;
        }
        self.offer = None;
        self.pause_clocks();
        true
    }

    /// Makes the next undone turn again and says what happened; `None` if there is none.
    pub fn redo(&mut self) -> Option<Vec<Effect>> {
        if !self.can_redo() {
            return None;
        }
        let effects = self.position().effects(&self.turns[self.ply].turn).ok()?;
        self.ply += 1;
        self.offer = None;
        self.turn_clocks_back();
        self.pause_clocks();
        Some(self.with_ending(effects))
    }

    /// Whether [`Match::undo`] would take anything back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.ply > 0 || self.ending.is_some()
    }

    /// Whether there is a turn that [`Match::redo`] would make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.ply < self.turns.len()
    }

    /// Makes redo impossible: history goes another way now.
    pub(super) fn drop_undone(&mut self) {
        self.turns.truncate(self.ply);
        self.points.truncate(self.ply + 1);
    }

    /// The turn and the point it leads to, from the present point.
    fn look_ahead(&self, turn: &TurnText) -> Result<(Played, Point), TurnError> {
        let here = self.here();
        let next = here.position.play(turn)?;
        let seen = self.points[..=self.ply].iter().filter(|point| point.position == next).count();
        let quiet = if here.position.is_progress(turn)? { 0 } else { here.quiet + 1 };
        let side = here.position.side_to_move();
        let played = Played {
            turn: turn.clone(),
            notation: here.position.notation(turn)?,
            spoken: here.position.spoken(turn)?,
            side,
            clocks: self.clocks_after_turn_of(side),
        };
        let repetitions = u32::try_from(seen).map_or(u32::MAX, |seen| seen.saturating_add(1));
        Ok((played, Point { position: next, repetitions, quiet }))
    }

    /// The effects of the turn just made, with the end of the match if history brought it about.
    fn with_ending(&self, mut effects: Vec<Effect>) -> Vec<Effect> {
        let word = match self.result_by_turns().map(|result| result.reason) {
            Some(EndReason::Threefold) => "threefold",
            Some(EndReason::NoProgress) => "no-progress",
            _ => return effects,
        };
        effects.push(Effect::Ended(Outcome::draw(word)));
        effects
    }
}
