//! Which cell a finger means: one that is small is hard to hit.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_rules::{Cell, Step};

use super::Selection;
use crate::stage::Presentation;
use crate::table::Table;
use crate::ui::{FINGER, LastDevice};

/// Finds what is meant where a finger is.
#[derive(SystemParam)]
pub(super) struct Aim<'w, 's> {
    device: Option<Res<'w, LastDevice>>,
    table: Option<Res<'w, Table>>,
    presentation: Option<Res<'w, Presentation>>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
}

impl Aim<'_, '_> {
    /// The cell that is meant by whoever points at this one: where it cannot be chosen and a finger points, the nearest
    /// one that can be whose middle is within a finger's reach (a point of the window, in logical pixels).
    pub(super) fn meant(&self, cell: Cell, point: Vec2, selection: &Selection) -> Cell {
        let is_finger = self.device.as_deref() == Some(&LastDevice::Touch);
        if !is_finger || self.table.as_ref().is_none_or(|table| can_choose(table, selection, cell)) {
            return cell;
        }
        let possible = selection.next.iter().filter_map(Step::cell);
        nearest(point, possible.filter_map(|cell| Some((cell, self.place(cell)?)))).unwrap_or(cell)
    }

    /// Where the middle of a cell is in the window.
    fn place(&self, cell: Cell) -> Option<Vec2> {
        let (camera, eye) = self.camera.iter().next()?;
        camera.world_to_viewport(eye, self.presentation.as_ref()?.layout.world(cell)).ok()
    }
}

/// Whether pressing a cell goes on with the turn, begins another one, or takes something back.
fn can_choose(table: &Table, selection: &Selection, cell: Cell) -> bool {
    let step = Step::Cell(cell);
    let goes_on = selection.next.contains(&step) || selection.path.contains(&step);
    goes_on || selection.tool.is_none() && table.choice_position().choices(&[step]).is_ok()
}

/// The nearest of places that is within a finger's reach.
fn nearest(point: Vec2, places: impl Iterator<Item = (Cell, Vec2)>) -> Option<Cell> {
    let near = places.map(|(cell, place)| (cell, place.distance(point))).filter(|(_, far)| *far <= FINGER / 2.0);
    near.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(cell, _)| cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finger_beside_small_cells_means_the_nearest_one_within_its_reach() {
        let places = [(Cell(0), vec2(100.0, 100.0)), (Cell(1), vec2(118.0, 100.0)), (Cell(2), vec2(300.0, 100.0))];
        let at = |x: f32| nearest(vec2(x, 100.0), places.into_iter());
        assert_eq!([79.0, 108.0, 110.0, 139.0].map(at), [Cell(0), Cell(0), Cell(1), Cell(1)].map(Some));
        assert_eq!([77.0, 141.0, 277.0, 323.0].map(at), [None; 4]);
    }
}
