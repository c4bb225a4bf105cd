//! Results, progress, and what happened in a turn.

use super::position::Treason;
use super::{Chain, MAN, SPY, Turn};
use crate::board::triangle::Triangle;
use crate::{Effect, Kind, Outcome, Piece, Position};

impl Treason {
    /// "A side with no pieces (**annihilation**) or no legal turn (**blocked**) at its turn loses (only the side to move
    /// is looked at)."
    pub(super) fn outcome_of(&self) -> Option<Outcome> {
        let side = self.side_to_move();
        if self.pieces(side) == 0 {
            Some(Outcome::win(side.other(), "annihilation"))
        } else if !self.can_move() {
            Some(Outcome::win(side.other(), "blocked"))
        } else {
            None
        }
    }

    /// Whether there is "a capture, a promotion, a conversion or a man's move to another line".
    pub(super) fn makes_progress(&self, turn: &Turn) -> bool {
        match *turn {
            Turn::Capture(_) | Turn::Convert { .. } => true,
            // A man may also be promoted along a line: from its odd end, F6 or G1.
            Turn::Step { from, to } => {
                let kind = self.kind_at(from);
                kind == MAN && (from.line() != to.line() || self.promoted(kind, to) == SPY)
            }
        }
    }

    pub(super) fn effects_of(&self, turn: &Turn) -> Vec<Effect> {
        let mut effects = Vec::new();
        match turn {
            Turn::Step { from, to } => self.push_journey(*from, *to, &mut effects),
            Turn::Capture(chain) => self.push_chain(chain, &mut effects),
            Turn::Convert { at, .. } => self.push_conversion(*at, &mut effects),
        }
        effects.extend(self.play_unchecked(turn).outcome().map(Effect::Ended));
        effects
    }

    fn push_journey(&self, from: Triangle, to: Triangle, effects: &mut Vec<Effect>) {
        let kind = self.kind_at(from);
        effects.push(Effect::Moved { from: from.cell(), to: to.cell(), piece: self.own(kind) });
        self.push_promotion(kind, to, effects);
    }

    /// Each enemy leaves before the capturer lands behind it.
    fn push_chain(&self, chain: &Chain, effects: &mut Vec<Effect>) {
        let kind = self.kind_at(chain.from());
        for capture in chain.captures() {
            let piece = Piece { side: Some(self.side_to_move().other()), kind: self.kind_at(capture.over) };
            effects.push(Effect::Captured { at: capture.over.cell(), piece });
            let (from, to) = (capture.from.cell(), capture.landing.cell());
            effects.push(Effect::Moved { from, to, piece: self.own(kind) });
        }
        self.push_promotion(kind, chain.landing(), effects);
    }

    fn push_conversion(&self, at: Triangle, effects: &mut Vec<Effect>) {
        let kind = self.kind_at(at);
        let from = Piece { side: Some(self.side_to_move().other()), kind };
        effects.push(Effect::Converted { at: at.cell(), from, to: self.own(kind) });
        self.push_promotion(kind, at, effects);
    }

    /// What an own piece that is now on a cell becomes there.
    fn push_promotion(&self, from: Kind, at: Triangle, effects: &mut Vec<Effect>) {
        let to = self.promoted(from, at);
        if to != from {
            effects.push(Effect::Promoted { at: at.cell(), side: self.side_to_move(), from, to });
        }
    }

    fn own(&self, kind: Kind) -> Piece {
        Piece { side: Some(self.side_to_move()), kind }
    }
}

/// One sentence on a result.
pub(super) fn reason_text(reason: &str) -> &'static str {
    match reason {
        "annihilation" => "The side to move has no piece left",
        "blocked" => "The side to move has no legal turn",
        _ => "",
    }
}
