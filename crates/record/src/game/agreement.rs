//! What players agree on or give up: offers, resignation, a match left unfinished.

use ludarium_rules::Side;

use super::{Match, MatchError};
use crate::{EndReason, MatchResult};

impl Match {
    /// A side gives up, no matter whose turn it is; what could be redone is dropped.
    ///
    /// # Errors
    /// The match is over.
    pub fn resign(&mut self, side: Side) -> Result<(), MatchError> {
        self.expect_ongoing()?;
        self.end(MatchResult::lost(side, EndReason::Resignation));
        Ok(())
    }

    /// The players leave the match unfinished for good, so that it is no longer offered to go on with; what could be
    /// redone is dropped.
    ///
    /// # Errors
    /// The match is over.
    pub fn abandon(&mut self) -> Result<(), MatchError> {
        self.expect_ongoing()?;
        self.end(MatchResult::abandoned());
        Ok(())
    }

    /// A side offers a draw, no matter whose turn it is. The offer stays open until the other side answers it or plays a turn;
    /// if the other side's offer is open, this accepts it.
    ///
    /// # Errors
    /// The match is over, or the side's own offer is already open.
    pub fn offer_draw(&mut self, side: Side) -> Result<(), MatchError> {
        self.expect_ongoing()?;
        match self.offer {
            Some(by) if by == side => return Err(MatchError::OfferStands(side)),
            Some(_) => self.end(MatchResult::draw(EndReason::Agreement)),
            None => self.offer = Some(side),
        }
        Ok(())
    }

    /// Who has offered a draw that is not yet answered.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// A side takes the other side's offer: the match is drawn, and what could be redone is dropped.
    ///
    /// # Errors
    /// The match is over, or the other side has offered nothing.
    pub fn accept_draw(&mut self, side: Side) -> Result<(), MatchError> {
        self.expect_offer_to(side)?;
        self.end(MatchResult::draw(EndReason::Agreement));
        Ok(())
    }

    /// A side turns down the other side's offer.
    ///
    /// # Errors
    /// The match is over, or the other side has offered nothing.
    pub fn decline_draw(&mut self, side: Side) -> Result<(), MatchError> {
        self.expect_offer_to(side)?;
        self.offer = None;
        Ok(())
    }

    fn expect_offer_to(&self, side: Side) -> Result<(), MatchError> {
        self.expect_ongoing()?;
        if self.offer == Some(side.other()) { Ok(()) } else { Err(MatchError::NoOffer(side)) }
    }

    /// Ends the match at the present position, by something that is not on the board.
    pub(super) fn end(&mut self, result: MatchResult) {
        self.drop_undone();
        self.offer = None;
        self.ending = Some(result);
    }
}
