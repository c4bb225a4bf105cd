//! Results, and what happened in a turn.

use super::Square;
use super::Turn;
use super::position::{GoChess, Phase, Placement, Reveal};
use crate::{Effect, Outcome, Piece, Position, Side};

/// Results.
impl GoChess {
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        if self.has_bare_kings() {
            return Some(Outcome::draw("bare-kings"));
        }
        if self.has_turn() {
            return None;
        }
        Some(match self.phase() {
            // "A position in which the side to choose has no eligible square is over: a draw (void)."
            Phase::Placement(_) => Outcome::draw("void"),
            Phase::Play if self.checkers() != 0 => Outcome::win(self.side_to_move().other(), "checkmate"),
            Phase::Play => Outcome::draw("stalemate"),
        })
    }
}

/// Effects.
impl GoChess {
    pub(super) fn effects_of(&self, turn: Turn) -> Vec<Effect> {
        let next = self.play_unchecked(&turn);
        let mut effects = match (turn, self.phase()) {
            (Turn::Place(square), Phase::Placement(placement)) => self.effects_of_choice(placement, square, &next),
            (Turn::Move { from, to }, _) => self.effects_of_move(from, to),
            (Turn::Place(_), Phase::Play) => Vec::new(),
        };
        effects.extend(next.outcome().map(Effect::Ended));
        effects
    }

    /// A capture and the move.
    fn effects_of_move(&self, from: Square, to: Square) -> Vec<Effect> {
        let captured = self.piece_at(to).map(|piece| Effect::Captured { at: to.cell(), piece });
        let moved = self.piece_at(from).map(|piece| Effect::Moved { from: from.cell(), to: to.cell(), piece });
        captured.into_iter().chain(moved).collect()
    }

    /// "Both choices are revealed together": the first one tells nothing but that it was made.
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
    let pieces = Side::ALL.map(|side| Piece { side: Some(side), kind: placement.kind() });
    match placement.reveal(white, black) {
        Reveal::Stand => Effect::Revealed { pieces: [(white.cell(), pieces[0]), (black.cell(), pieces[1])] },
        Reveal::Clash | Reveal::KingsAttack => Effect::Clashed { cells: [white.cell(), black.cell()], pieces },
    }
}

/// One sentence on a result.
pub(super) fn reason_text(reason: &str) -> &'static str {
    match reason {
        "checkmate" => "The King is attacked and no move saves it",
        "stalemate" => "The side to move has no legal move and is not in check",
        "bare-kings" => "Only the two Kings are left",
        "void" => "The side to choose has no square left for its piece",
        _ => "",
    }
}
