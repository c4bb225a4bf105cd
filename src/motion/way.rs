//! How pieces travel: over whatever stands on their way.

use bevy::prelude::*;
use ludarium_rules::Cell;

use crate::stage::{Layout, carry_away, carry_over, travel};

/// The room that a piece takes to both sides of its way, in diameters of a cell: half of itself and half of another.
const ASIDE: f32 = 0.85;

/// A mover touches what it strikes when the middles of both are so far apart, in diameters of a cell.
pub(super) const CONTACT: f32 = 0.86;
/// Into so many steps a way is divided to find out where that is.
const STEPS: u8 = 60;

/// A way through the air.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Way {
    /// An arc, so high in the middle.
    Arc(f32),
    /// Up, across, and down: so high above the higher of both ends.
    Over(f32),
    /// The same, but nearly all the way up before it goes across.
    Away(f32),
}

impl Way {
    /// Where the piece is when it has come so far.
    pub fn pose(self, start: &Transform, goal: &Transform, progress: f32) -> Transform {
        match self {
            Way::Arc(lift) => travel(start, goal, lift, progress),
            Way::Over(lift) => carry_over(start, goal, lift, progress),
            Way::Away(lift) => carry_away(start, goal, lift, progress),
        }
    }
}

/// How far movers have come, from 0 to 1, when the first of them touches one of the places that they strike; the pose of
/// a mover is asked for at a progress.
pub(super) fn contact(movers: &[impl Fn(f32) -> Vec3], struck: &[Vec3], unit: f32) -> f32 {
    let touches = |progress: f32| {
        let mut places = movers.iter().map(|pose| pose(progress).xz());
        places.any(|place| struck.iter().any(|other| place.distance(other.xz()) < CONTACT * unit))
    };
    let mut steps = (0..=STEPS).map(|step| f32::from(step) / f32::from(STEPS));
    steps.find(|progress| touches(*progress)).unwrap_or(1.0)
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
    fn a_mover_has_come_to_what_it_strikes_when_both_touch() {
        let [start, goal] = [0.0, 4.0].map(|x| Transform::from_xyz(x, 0.0, 0.0));
        for way in [Way::Arc(0.2), Way::Over(1.0)] {
            let pose = |progress| way.pose(&start, &goal, progress).translation;
            let there = contact(&[pose], &[goal.translation], 1.0);
            assert!((4.0 - pose(there).x - CONTACT).abs() < 0.15, "{there}: {}", pose(there));
        }
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
