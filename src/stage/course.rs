//! How far a match has come, judged by nothing but what both players see.

use ludarium_record::Match;
use ludarium_rules::{AnyPosition, Side};

use super::Guide;

/// The phases of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The sides take their places.
    Opening,
    /// The struggle.
    Middle,
    /// It may be over soon.
    Ending,
    /// It is over.
    Over,
}

/// So many plies long a danger is remembered, so that the phase does not change to and fro.
const REMEMBERED: usize = 6;

/// What a game judges the phase of a match by: its plies, its boards and what the panels tell both players. Nothing here
/// comes from a search or an evaluation.
pub struct Course<'a> {
    game: &'a Match,
    guide: &'a Guide,
}

impl<'a> Course<'a> {
    /// The course of a match.
    #[must_use]
    pub fn new(game: &'a Match, guide: &'a Guide) -> Course<'a> {
        Course { game, guide }
    }

    /// The position that is played now.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    /// How many turns have been played, those of both sides.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.game.ply()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.result().is_some()
    }

    /// The share of its first pieces that the side has left which has lost more of them, 0 to 1.
    #[must_use]
    pub fn least_left(&self) -> f32 {
        let Some(start) = self.game.position_at(0) else { return 1.0 };
        let shares = Side::ALL.map(|side| {
            let (left, first) = (pieces(self.position(), side), pieces(start, side));
            if first == 0 { 1.0 } else { left as f32 / first as f32 }
        });
        shares[0].min(shares[1])
    }

    /// Whether the panels warn, or have warned within the last plies, that a win or a loss is near.
    #[must_use]
    pub fn is_alarming(&self) -> bool {
        let recent = self.ply().saturating_sub(REMEMBERED)..=self.ply();
        let mut positions = recent.filter_map(|ply| self.game.position_at(ply));
        positions.any(|position| Side::ALL.iter().any(|side| (self.guide.tally)(position, *side).alarming))
    }

    /// The phase of a match whose opening lasts so many plies and whose end is near when a side has no more than this
    /// share of its pieces left.
    #[must_use]
    pub fn phase(&self, opening: usize, few: f32) -> Phase {
        let left = self.least_left();
        if left <= few || self.is_alarming() {
            Phase::Ending
        } else if self.ply() < opening && left > 0.9 {
            Phase::Opening
        } else {
            Phase::Middle
        }
    }
}

/// The pieces of a side on the board, those in stacks too.
fn pieces(position: &AnyPosition, side: Side) -> usize {
    position.board_view().cells.iter().flatten().filter(|piece| piece.side == Some(side)).count()
}

/// The phase as most games see it.
#[must_use]
pub fn usual_phase(course: &Course) -> Phase {
    course.phase(12, 0.5)
}
