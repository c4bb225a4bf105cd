//! What concerns both people at the board: who asks, and who answers.

use ludarium_record::EndReason;
use ludarium_rules::Side;

use super::Table;

impl Table {
    /// Whether two people play at this computer.
    #[must_use]
    pub fn has_two_people(&self) -> bool {
        Side::ALL.iter().all(|side| self.is_human(*side))
    }

    /// Whether the person of a side may give the match up, at any time.
    #[must_use]
    pub fn may_resign(&self, side: Side) -> bool {
        self.is_human(side) && self.result().is_none() && !self.is_exercise
    }

    /// Whether the person of a side may offer a draw, at any time.
    #[must_use]
    pub fn may_offer_draw(&self, side: Side) -> bool {
        self.may_resign(side) && self.game.offer().is_none()
    }

    /// Who has been offered a draw and is to answer now. Of two people who share a screen, it is answered when it is the
    /// other one's turn, so that nobody takes an offer of their own.
    #[must_use]
    pub fn draw_answerer(&self) -> Option<Side> {
        let answerer = self.game.offer().map(Side::other).filter(|side| self.may_resign(*side))?;
        (!self.has_two_people() || self.game.side_to_move() == answerer).then_some(answerer)
    }

    /// Who would like to take back, and waits for the other's answer.
    #[must_use]
    pub fn undo_asker(&self) -> Option<Side> {
        self.undo_asked.filter(|_| self.can_undo())
    }

    /// Who asks the other when something is to be taken back: whoever played the last turn, or has lost.
    pub(super) fn undo_asks(&self) -> Option<Side> {
        if !self.has_two_people() || self.is_exercise || !self.can_undo() {
            return None;
        }
        match self.result() {
            Some(result) if result.winner.is_some() => result.winner.map(Side::other),
            Some(result) if !matches!(result.reason, EndReason::Rules(_)) => Some(self.game.side_to_move()),
            _ => self.game.ply().checked_sub(1).map(|last| self.game.turns()[last].side),
        }
    }
}
