//! The end of the game, and what happened in a turn.

use super::board::Board;
use super::facts::{Point, on_board};
use super::position::Gess;
use super::turn::Turn;
use crate::{Effect, Outcome, Position};

const OWN_RING_BROKEN: &str = "own-ring-broken";
const NO_RING: &str = "no-ring";

/// Results and effects.
impl Gess {
    /// "The side *not* to move (the mover) has no ring → it has lost, own-ring-broken, also when neither has one; only
    /// the side to move has none → it has lost, no-ring."
    #[inline]
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        match (self.has_ring(side), self.has_ring(side.other())) {
            (true, true) => None,
            (_, false) => Some(Outcome::win(side, OWN_RING_BROKEN)),
            (false, true) => Some(Outcome::win(side.other(), NO_RING)),
        }
    }

    /// Every stone removed by contact, the block, the end.
    pub(super) fn effects_of(&self, turn: Turn) -> Vec<Effect> {
        let side = self.side_to_move();
        let motion = self.board().motion(side, turn);
        let removed = Board::pieces(side, turn.to, motion.own);
        let removed = removed.chain(Board::pieces(side.other(), turn.to, motion.other));
        let mut effects: Vec<Effect> =
            removed.map(|(point, piece)| Effect::Captured { at: point.cell(), piece }).collect();
        let (files, ranks) = turn.offset();
        let target = |point: Point| point.step(files, ranks).filter(|to| on_board(*to)).map(Point::cell);
        let block = Board::pieces(side, turn.from, motion.block);
        effects.push(Effect::Carried {
            pieces: block.map(|(point, piece)| (point.cell(), target(point), piece)).collect(),
        });
        effects.extend(self.play_unchecked(&turn).outcome().map(Effect::Ended));
        effects
    }
}

/// One sentence on a result.
pub(super) fn reason_text(reason: &str) -> &'static str {
    match reason {
        OWN_RING_BROKEN => "The last move has left its own side without a ring",
        NO_RING => "The last ring of the other side is broken",
        _ => "",
    }
}
