//! What happened in a turn.

use super::position::Tress;
use super::{Turn, ZONES};
use crate::board::square::{Square, squares};
use crate::{BoardView, Effect, Position, View};

impl View for Tress {
    type Coordinate = Square;

    fn board_view(&self) -> BoardView {
        BoardView {
            zones: (0..ZONES.len()).map(|zone| self.zone_state(zone)).collect(),
            ..BoardView::of_pieces(Square::all().map(|square| self.piece_at(square)))
        }
    }

    fn effects(&self, &turn: &Turn) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.push_pieces(turn, &mut effects);
        let next = self.play_unchecked(&turn);
        self.push_zones(&next, &mut effects);
        self.push_standing(&next, &mut effects);
        effects
    }
}

impl Tress {
    /// A capture, the move, and every promotion.
    fn push_pieces(&self, turn: Turn, effects: &mut Vec<Effect>) {
        let (from, to) = (turn.from.cell(), turn.to.cell());
        if let Some(piece) = self.piece_at(turn.to) {
            effects.push(Effect::Captured { at: to, piece });
        }
        if let Some(piece) = self.piece_at(turn.from) {
            effects.push(Effect::Moved { from, to, piece });
        }
        let mut board = *self.board();
        board.relocate(self.side_to_move(), turn);
        for square in squares(board.promotees()) {
            if let Some((side, kind)) = board.owner_and_kind(square) {
                let (from, to) = (kind.kind(), kind.promoted().kind());
                effects.push(Effect::Promoted { at: square.cell(), side, from, to });
            }
        }
    }

    fn push_zones(&self, next: &Tress, effects: &mut Vec<Effect>) {
        for zone in 0..ZONES.len() {
            let (from, to) = (self.zone_state(zone), next.zone_state(zone));
            if from != to {
                effects.push(Effect::ZoneChanged { zone: zone as u8, from, to });
            }
        }
    }

    fn push_standing(&self, next: &Tress, effects: &mut Vec<Effect>) {
        let side = self.side_to_move();
        if self.answering().is_some() {
            effects.push(Effect::SecondWind { side });
        }
        if let Some(outcome) = next.outcome() {
            effects.push(Effect::Ended(outcome));
        } else if let Some(claim) = next.answering() {
            effects.push(Effect::Claimed {
                side,
                reasons: claim.iter().map(|condition| condition.word().into()).collect(),
            });
        }
    }
}
