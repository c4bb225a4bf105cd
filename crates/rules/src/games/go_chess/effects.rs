//! What happened in a turn.

use super::position::{GoChess, Phase, Placement, Reveal};
use super::{Square, Turn};
use crate::{BoardView, Effect, Piece, Position, Side, View};

impl View for GoChess {
    type Coordinate = Square;

    fn board_view(&self) -> BoardView {
        BoardView::of_pieces(Square::all().map(|square| self.piece_at(square)))
    }

    fn effects(&self, &turn: &Turn) -> Vec<Effect> {
        let next = self.play_unchecked(&turn);
        let mut effects = match (turn, self.phase()) {
            (Turn::Place(square), Phase::Placement(placement)) => self.effects_of_choice(placement, square, &next),
            (Turn::Move { from, to }, _) => self.effects_of_move(from, to),
            (Turn::Place(_), Phase::Play) => Vec::new(),
        };
        effects.extend(next.outcome().map(Effect::Ended));
        effects
    }
}

impl GoChess {
    fn effects_of_move(&self, from: Square, to: Square) -> Vec<Effect> {
        let captured = self.piece_at(to).map(|piece| Effect::Captured { at: to.cell(), piece });
        let moved = self.piece_at(from).map(|piece| Effect::Moved { from: from.cell(), to: to.cell(), piece });
        captured.into_iter().chain(moved).collect()
    }

    /// "Both choices are revealed together": the first one reveals only that it was made.
    fn effects_of_choice(&self, placement: &Placement, square: Square, next: &GoChess) -> Vec<Effect> {
        let mut effects = vec![Effect::Chosen { side: self.side_to_move() }];
        if let Some(white) = placement.pending {
            effects.push(revealed(placement, [white, square]));
            if matches!(next.phase(), Phase::Play) {
                effects.push(Effect::PhaseBegan { side: next.side_to_move() });
            }
        }
        effects
    }
}

fn revealed(placement: &Placement, [white, black]: [Square; 2]) -> Effect {
    let pieces = Side::ALL.map(|side| Piece { side: Some(side), kind: placement.kind().kind() });
    match placement.reveal(white, black) {
        Reveal::Stand => Effect::Revealed { pieces: [(white.cell(), pieces[0]), (black.cell(), pieces[1])] },
        Reveal::Clash | Reveal::KingsAttack => Effect::Clashed { cells: [white.cell(), black.cell()], pieces },
    }
}
