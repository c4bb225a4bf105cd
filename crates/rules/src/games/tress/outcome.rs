//! Results.

use super::conditions::{Conditions, MUTUAL_ELIMINATION, STALEMATE, Standing};
use super::position::Tress;
use crate::{Outcome, Position, Side};

/// Results.
impl Tress {
    /// The winning conditions that a side meets on this board.
    #[must_use]
    #[inline(always)]
    pub fn conditions(&self, side: Side) -> Conditions {
        self.board().conditions(side)
    }

    /// Whether the side that has just moved meets a winning condition.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tress::Tress};
    /// let text = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
    /// assert!(Tress::parse(text, Default::default()).expect("a position").is_claimed());
    /// assert!(!Tress::start(Default::default()).is_claimed());
    /// ```
    #[must_use]
    #[inline]
    pub fn is_claimed(&self) -> bool {
        match self.standing() {
            Standing::Claimed(_) => true,
            Standing::Open | Standing::HandedOver(_) => false,
            Standing::NoMonarch => !self.conditions(self.side_to_move().other()).is_empty(),
        }
    }

    /// The conditions that the side to move must undo in this turn; `None` if nothing is claimed or the game is over.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tress::{Condition, Tress}};
    /// let text = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
    /// let position = Tress::parse(text, Default::default()).expect("a position");
    /// assert!(position.claim().is_some_and(|claim| claim.has(Condition::DualEscort)));
    /// ```
    #[must_use]
    pub fn claim(&self) -> Option<Conditions> {
        self.answering().filter(|_| self.has_turn())
    }

    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        match self.standing() {
            Standing::NoMonarch => Some(Outcome::draw(MUTUAL_ELIMINATION)),
            Standing::HandedOver(met) => met.outcome(side),
            Standing::Claimed(met) if !self.has_turn() => met.outcome(side.other()),
            Standing::Open if !self.has_turn() => Some(Outcome::draw(STALEMATE)),
            Standing::Claimed(_) | Standing::Open => None,
        }
    }
}
