//! What happened in a turn, in the order in which it is shown.

use super::board::Point;
use super::collisions::Collision;
use super::position::{TroopChess, piece_of};
use super::turn::Turn;
use crate::{BoardView, Effect, Position, View};

impl View for TroopChess {
    type Coordinate = Point;

    fn board_view(&self) -> BoardView {
        let piece = |point| self.side_at(point).map(piece_of);
        BoardView::of_pieces(Point::all().map(piece))
    }

    /// Every collision, what it removes, the travel of those that are left, the end.
    fn effects(&self, &turn: &Turn) -> Vec<Effect> {
        let side = self.mover();
        let (own, enemy) = (piece_of(side), piece_of(side.other()));
        let collisions = self.collisions(&turn);
        let mut effects: Vec<Effect> = collisions
            .iter()
            .map(|&Collision { from, at, attack, defence }| Effect::Collided {
                from: from.cell(),
                at: at.cell(),
                attack,
                defence,
            })
            .collect();
        let hit = collisions.iter().filter(|collision| collision.removes_hit());
        effects.extend(hit.map(|collision| Effect::Captured { at: collision.at.cell(), piece: enemy }));
        let lost: Vec<Point> =
            collisions.iter().filter(|collision| collision.removes_mover()).map(|collision| collision.from).collect();
        effects.extend(lost.iter().map(|from| Effect::Captured { at: from.cell(), piece: own }));
        let left = turn.formation.points().into_iter().filter(|point| !lost.contains(point));
        let pieces: Vec<_> = left.map(|from| (from.cell(), turn.vector.target(from).map(Point::cell), own)).collect();
        if !pieces.is_empty() {
            effects.push(Effect::Carried { pieces });
        }
        effects.extend(self.played(turn).outcome().map(Effect::Ended));
        effects
    }
}
