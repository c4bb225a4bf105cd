//! Gifts: turns after which the other side takes something for nothing, however little the winning chance falls.

use ludarium_ai::Thought;
use ludarium_rules::{AnyPosition, AnyTurn, Side};

use super::{Better, Case, saw};
use crate::Judgement;
use crate::reasons::{self, LEAST_TAKEN};

/// How many turns of a line are played to see whether what was taken comes back.
const PLIES: usize = 6;

/// What a gift costs at least, in hundredths of the game's smallest piece.
const LEAST_COST: i32 = 100;

impl Case<'_> {
    /// Whether it is worth asking whether the turn gives something away.
    pub(super) fn may_be_gift(&self, after: &Thought) -> bool {
        self.least_loss <= Judgement::Mistake.least_loss()
            && self.before.score.value() + after.score.value() >= LEAST_COST
            && !saw::prey(self.now, &after.turn).is_empty()
    }

    /// Whether the answer takes something that does not come back, and that the best turn would have kept: there is less on
    /// the board, at the end of the lines or in the mean all along them, and nothing makes up for it.
    pub(super) fn is_gift(&self, after: &Thought, better: &Better<'_>) -> bool {
        if !self.may_be_gift(after) || better.value.value() + after.score.value() < LEAST_COST {
            return false;
        }
        let Ok(best) = self.position.play(&self.before.turn) else { return false };
        let side = self.position.side_to_move();
        let (kept, left) = (materials(&best, better.line, side), materials(self.now, &after.line, side));
        let taken: Vec<i32> = kept.iter().zip(&left).map(|(kept, left)| kept - left).collect();
        let plies = taken.len().saturating_sub(1);
        // In the end both sides have moved equally often, if the lines are long enough.
        let end = if plies > 1 { plies & !1 } else { plies };
        let sum: i32 = taken.iter().skip(1).sum();
        plies > 0 && (taken[end] >= LEAST_TAKEN || sum >= LEAST_TAKEN * plies as i32)
    }
}

/// What a side has more on the board than the other, in the position and after each turn of a line, so long as the game goes on;
/// nothing if it is over.
fn materials(from: &AnyPosition, line: &[AnyTurn], side: Side) -> Vec<i32> {
    if from.outcome().is_some() {
        return Vec::new();
    }
    saw::positions(from, line, PLIES).iter().map(|position| reasons::material(position, side)).collect()
}
