//! The moves of the phase of play: only legal ones are made, nothing is tried and taken back.

use std::ops::ControlFlow;

use super::guard::Guard;
use super::reaches::Reaches;
use crate::Position;
use crate::games::go_chess::position::{GoChess, Phase};

impl GoChess {
    /// "Two bare kings: draw, looked at before stalemate."
    #[inline]
    pub(in crate::games::go_chess) fn has_bare_kings(&self) -> bool {
        matches!(self.phase(), Phase::Play) && self.board().pieces() == self.board().kings()
    }

    #[inline]
    fn guard(&self) -> Option<Guard<'_>> {
        if self.has_bare_kings() { None } else { Guard::of(self.board(), self.side_to_move()) }
    }

    /// Where some pieces of the side to move may go.
    #[inline]
    pub(super) fn reaches(&self, whose: u128) -> Reaches {
        let mut reaches = Reaches::NONE;
        if let Some(guard) = self.guard() {
            let _ = guard.each(whose & self.board().of(self.side_to_move()), |from, targets| {
                reaches.push(from, targets);
                ControlFlow::Continue(())
            });
        }
        reaches
    }

    pub(super) fn count_moves(&self) -> u32 {
        self.guard().map_or(0, |guard| guard.count())
    }

    pub(super) fn any_move(&self) -> bool {
        let whose = self.board().of(self.side_to_move());
        let found = |_, targets| if targets == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        self.guard().is_some_and(|guard| guard.each(whose, found).is_break())
    }
}
