//! What happened in a turn.

use super::position::{Content, Trees};
use super::turns::Turn;
use super::turns::growth::TurnObserver;
use super::{GRASS, HUCKLEBERRY};
use crate::board::square::{Square, squares};
use crate::{BoardView, Cell, Effect, Piece, Position, Side, View};

impl View for Trees {
    type Coordinate = Square;

    fn board_view(&self) -> BoardView {
        BoardView {
            chains: squares(self.heads)
                .filter_map(|head| self.chain(head).map(|next| (head.cell(), next.cell())))
                .collect(),
            ..BoardView::of_pieces(Square::all().map(|square| self.piece_at(square)))
        }
    }

    fn effects(&self, turn: &Turn) -> Vec<Effect> {
        let mut list = EffectList(Vec::new());
        let mut state = self.carried_out(turn, &mut list);
        state.report_end(&mut list);
        list.0.extend(state.end_of_turn().outcome().map(Effect::Ended));
        list.0
    }
}

/// Writes down what happens as effects.
struct EffectList(Vec<Effect>);

impl TurnObserver for EffectList {
    fn grew(&mut self, from: Square, fill: u64, to: Square, content: Content) {
        let Some(piece) = content.piece() else { return };
        let mut way: Vec<Cell> = squares(fill).map(Square::cell).collect();
        if to < from {
            way.reverse();
        }
        self.0.push(Effect::Grew { from: from.cell(), way, piece });
    }

    fn withered(&mut self, at: Square, from: Content, to: Content) {
        self.0.extend(from.piece().map(|piece| Effect::Withered { at: at.cell(), piece, left: to.piece() }));
    }

    fn leapt(&mut self, at: Square, side: Side) {
        let piece = |kind| Piece { side: Some(side), kind };
        self.0.push(Effect::Converted { at: at.cell(), from: piece(GRASS), to: piece(HUCKLEBERRY) });
    }

    fn attacked(&mut self, at: Square, from: [Square; 2]) {
        self.0.push(Effect::Attacked { at: at.cell(), from: from.map(Square::cell).to_vec() });
    }

    fn chain_started(&mut self, head: Square, next: Square) {
        self.0.push(Effect::ChainStarted { head: head.cell(), next: next.cell() });
    }

    fn chain_ended(&mut self, head: Square) {
        self.0.push(Effect::ChainEnded { head: head.cell() });
    }
}
