//! What happened in a turn.

use super::position::Treason;
use super::{Chain, PieceKind, Turn};
use crate::board::triangle::Triangle;
use crate::{BoardView, Effect, Piece, Position, View};

impl View for Treason {
    type Coordinate = Triangle;

    fn board_view(&self) -> BoardView {
        BoardView::of_pieces(Triangle::all().map(|cell| self.piece_at(cell)))
    }

    fn effects(&self, turn: &Turn) -> Vec<Effect> {
        let mut effects = Vec::new();
        match turn {
            Turn::Step { from, to } => self.push_journey(*from, *to, &mut effects),
            Turn::Capture(chain) => self.push_chain(chain, &mut effects),
            Turn::Convert { at, .. } => self.push_conversion(*at, &mut effects),
        }
        effects.extend(self.play_unchecked(turn).outcome().map(Effect::Ended));
        effects
    }
}

impl Treason {
    fn push_journey(&self, from: Triangle, to: Triangle, effects: &mut Vec<Effect>) {
        let kind = self.kind_at(from);
        effects.push(Effect::Moved { from: from.cell(), to: to.cell(), piece: self.own(kind) });
        self.push_promotion(kind, to, effects);
    }

    /// Each enemy leaves before the capturer lands behind it.
    fn push_chain(&self, chain: &Chain, effects: &mut Vec<Effect>) {
        let kind = self.kind_at(chain.from());
        for capture in chain.captures() {
            let piece = Piece { side: Some(self.side_to_move().other()), kind: self.kind_at(capture.over).kind() };
            effects.push(Effect::Captured { at: capture.over.cell(), piece });
            let (from, to) = (capture.from.cell(), capture.landing.cell());
            effects.push(Effect::Moved { from, to, piece: self.own(kind) });
        }
        self.push_promotion(kind, chain.landing(), effects);
    }

    fn push_conversion(&self, at: Triangle, effects: &mut Vec<Effect>) {
        let kind = self.kind_at(at);
        let from = Piece { side: Some(self.side_to_move().other()), kind: kind.kind() };
        effects.push(Effect::Converted { at: at.cell(), from, to: self.own(kind) });
        self.push_promotion(kind, at, effects);
    }

    /// What an own piece that is now on a cell becomes there.
    fn push_promotion(&self, from: PieceKind, at: Triangle, effects: &mut Vec<Effect>) {
        let to = self.promoted(from, at);
        if to != from {
            effects.push(Effect::Promoted {
                at: at.cell(),
                side: self.side_to_move(),
                from: from.kind(),
                to: to.kind(),
            });
        }
    }

    fn own(&self, kind: PieceKind) -> Piece {
        Piece { side: Some(self.side_to_move()), kind: kind.kind() }
    }
}
