//! What happened in a turn, in the order in which it is shown.

use super::board::Board;
use super::facts::{Point, STONE, Turn, on_board};
use super::position::Gess;
use crate::{BoardView, Effect, Piece, Position, View};

impl View for Gess {
    type Coordinate = Point;

    fn board_view(&self) -> BoardView {
        let piece = |point| self.stone_at(point).map(|side| Piece { side: Some(side), kind: STONE });
        BoardView::of_pieces(Point::all().map(piece))
    }

    /// Every stone removed by contact, the block, the end.
    fn effects(&self, &turn: &Turn) -> Vec<Effect> {
        let side = self.mover();
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
        effects.extend(self.played(turn).outcome().map(Effect::Ended));
        effects
    }
}
