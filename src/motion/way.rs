//! How pieces travel: over whatever stands on their way.

use bevy::prelude::*;
use ludarium_rules::Cell;

use crate::stage::{Layout, carry_over, travel};

/// The room that a piece takes to both sides of its way, in diameters of a cell: half of itself and half of another.
const ASIDE: f32 = 0.85;

/// A way through the air.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Way {
    /// An arc, so high in the middle.
    Arc(f32),
    /// Up, across, and down: so high above the higher of both ends.
    Over(f32),
}

impl Way {
    /// Where the piece is when it has come so far.
    pub fn pose(self, start: &Transform, goal: &Transform, progress: f32) -> Transform {
        match self {
            Way::Arc(lift) => travel(start, goal, lift, progress),
            Way::Over(lift) => carry_over(start, goal, lift, progress),
        }
    }
}

/// The top of the tallest stack between two cells, those excepted; 0 if there is none. `pieces` says how many pieces are
/// on a cell.
pub(super) fn top_between(layout: &Layout, from: Cell, to: Cell, pieces: impl Fn(Cell) -> usize) -> f32 {
    let (start, end) = (layout.world(from).xz(), layout.world(to).xz());
    let beside = |cell: &Cell| {
        let place = layout.world(*cell).xz();
        let part = (place - start).dot(end - start) / (end - start).length_squared().max(1e-6);
        let nearest = start.lerp(end, part.clamp(0.0, 1.0));
        place.distance(nearest) < ASIDE * layout.unit
    };
    let cells = (0..layout.count()).map(Cell).filter(|cell| *cell != from && *cell != to);
    let heights = cells.filter(beside).map(|cell| layout.level_height * pieces(cell) as f32);
    heights.fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_beside_the_way_counts_and_its_ends_do_not() {
        let layout = Layout::squares(5, 5).with_heights(2.0, 0.25);
        let stands = |at: u16, pieces: usize| move |cell: Cell| if cell == Cell(at) { pieces } else { 0 };
        let top = |at| top_between(&layout, Cell(0), Cell(2), stands(at, 3));
        assert_eq!([0, 1, 2, 3, 6].map(top), [0.0, 0.75, 0.0, 0.0, 0.0]);
        assert_eq!(top_between(&layout, Cell(0), Cell(6), stands(1, 2)), 0.5, "a corner is cut");
    }

    #[test]
    fn who_goes_over_something_is_above_it_while_it_crosses() {
        let (start, goal) = (Transform::from_xyz(0.0, 0.5, 0.0), Transform::from_xyz(2.0, 0.0, 0.0));
        for step in 0..=100 {
            let pose = Way::Over(1.0).pose(&start, &goal, step as f32 / 100.0).translation;
            assert!(!(0.3..1.7).contains(&pose.x) || pose.y > 1.3, "{pose}");
        }
        assert_eq!(Way::Over(1.0).pose(&start, &goal, 1.0), goal);
    }
}
