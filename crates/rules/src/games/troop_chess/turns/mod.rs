//! Turns: which are legal, and how many.

mod generator;

use std::ops::ControlFlow;

use super::board::{BOARD, Point, shift};
use super::collisions::takes;
use super::formation::{Direction, Formation, has_formation};
use super::position::TroopChess;
use super::turn::{Turn, Vector};
use crate::{Which, multiversioned};

pub(super) use generator::Generator;

/// Generation.
impl TroopChess {
    #[inline]
    pub(super) fn visit_turns<F>(&self, which: Which, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        if !self.is_formed() {
            return ControlFlow::Continue(());
        }
        multiversioned(
            #[inline(always)]
            || {
                let generator = Generator::of(self);
                match which {
                    Which::All => generator.visit(visitor),
                    Which::Noisy => generator
                        .visit_hits(|turn| if takes(self, turn) { visitor(turn) } else { ControlFlow::Continue(()) }),
                }
            },
        )
    }

    /// The formations of the side to move that have all of some pieces and can move, as a player chooses them piece by
    /// piece; nothing without a piece.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::troop_chess::{Point, TroopChess}};
    /// let start = TroopChess::start(Default::default());
    /// let with = |names: &[&str]| {
    ///     let points: Vec<Point> = names.iter().map(|name| Point::named(name).expect("a point")).collect();
    ///     start.movable_formations(&points)
    /// };
    /// assert_eq!(with(&["c2", "d2", "e2"]).len(), 1);
    /// assert!(with(&["c2"]).len() > with(&["c2", "d2"]).len());
    /// assert!(with(&["c8"]).is_empty(), "it is White's turn");
    /// ```
    #[must_use]
    pub fn movable_formations(&self, pieces: &[Point]) -> Vec<Formation> {
        let Some(&first) = pieces.first().filter(|first| self.side_at(**first) == Some(self.side)) else {
            return Vec::new();
        };
        let mut formations = self.formations_through(first);
        formations.retain(|formation| pieces.iter().all(|piece| formation.has(*piece)) && self.can_move(*formation));
        formations
    }

    /// Whether a formation of the side to move has a legal turn.
    fn can_move(&self, formation: Formation) -> bool {
        self.is_formed() && !Generator::of(self).vectors(formation).is_empty()
    }

    pub(super) fn has_any_turn(&self) -> bool {
        let own = self.of(self.mover());
        // Three connected pieces that can all go to points without own pieces can go there together. Only if there are
        // none anywhere, formations are looked at one by one.
        let go_together = |way: Direction| has_formation(own & shift(BOARD & !own, -way.bits()));
        self.is_formed() && Direction::ALL.into_iter().any(go_together)
            || self.visit_turns(Which::All, |_| ControlFlow::Break(())).is_break()
    }

    pub(super) fn count_of_turns(&self) -> u64 {
        if !self.is_formed() {
            return 0;
        }
        multiversioned(
            #[inline(always)]
            || Generator::of(self).count(),
        )
    }

    /// The turn that `draw` chooses by its number in the order in which turns are visited.
    pub(super) fn turn_drawn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        if !self.is_formed() {
            return None;
        }
        multiversioned(
            #[inline(always)]
            || {
                let generator = Generator::of(self);
                let count = generator.count();
                if count == 0 { None } else { generator.nth(draw(count)) }
            },
        )
    }

    pub(super) fn allows(&self, turn: Turn) -> bool {
        let (mover, set) = (self.mover(), turn.formation.set());
        let own = self.of(mover);
        let direction = turn.vector.direction();
        let far = turn.vector.steps() == 2;
        let reached = turn.vector.carry(set) & BOARD;
        let passed = Vector::one_step(direction).carry(set);
        self.is_formed()
            && set & !own == 0
            && reached.count_ones() == 3
            && reached & own & !set == 0
            && (!far
                || passed & self.of(mover.other()) == 0 && turn.formation.two_step_directions().contains(&direction))
    }
}
