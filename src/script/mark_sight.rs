//! Whether every kind of mark can be seen on what stands on the board: the same picture with and without the mark.

use std::collections::BTreeSet;

use bevy::prelude::*;
use ludarium_rules::Cell;
use strum::IntoEnumIterator;

use super::Script;
use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, table};
use super::sight::{Taken, Watched, is_shown, take_picture};
use super::sighting::Sighting;
use crate::board::{Mark, Marks};
use crate::stage::{MarkKind, Presentation};

/// The most cells that are looked at.
const MOST_CELLS: usize = 12;
/// The least distance of their middles, in diameters of a cell: no mark reaches into another's cell.
const APART: f32 = 1.9;
/// Pictures with marks, and by how many kinds each goes on: every kind is seen on a third of the cells.
const PICTURES: usize = 4;
const STRIDE: usize = 3;
/// Pictures without marks come first; two, to see that nothing else changes.
const PLAIN: usize = 2;

/// The pictures that are taken one after the other.
pub struct MarkSight {
    cells: Vec<(Cell, Watched)>,
    /// How many pictures were asked for.
    asked: usize,
    /// How many pictures were looked at.
    seen: usize,
    sightings: Vec<Sighting>,
    /// A cell that changed between pictures without marks.
    restless: Option<String>,
}

/// Shows every kind of mark on the busiest cells, and expects that it can be seen.
pub fn expect_visible_marks(world: &mut World, script: &mut Script) -> Outcome {
    if !is_shown(world, script)? || !script.memory.tries.is_due() {
        return Ok(Again);
    }
    if script.memory.marks.is_none() {
        script.memory.marks = Some(MarkSight::begin(world)?);
    }
    let Some(sight) = &mut script.memory.marks else { return Ok(Again) };
    if !sight.look(world) {
        return Ok(Again);
    }
    if let Some(cell) = sight.restless.take() {
        script.memory.tries.count_restless(cell)?;
        script.memory.marks = None;
        return Ok(Again);
    }
    println!("{}: {}", script.name, sight.summary());
    let hidden = Sighting::choose(sight.sightings.drain(..), false);
    if hidden.is_empty() { Ok(Done) } else { Err(StepError::HiddenMarks(hidden)) }
}

impl MarkSight {
    fn begin(world: &mut World) -> Result<MarkSight, StepError> {
        let cells = busiest_cells(world)?;
        world.insert_resource(Taken::default());
        Ok(MarkSight { cells, asked: 0, seen: 0, sightings: Vec::new(), restless: None })
    }

    /// One frame; whether all pictures have been taken and looked at.
    fn look(&mut self, world: &mut World) -> bool {
        let all = PLAIN + PICTURES;
        // One picture at a time: a busy system leaves frames out, and a picture may be of a later one.
        if self.asked < all && self.asked == self.seen {
            // The picture of a frame is taken at its end.
            world.resource_mut::<Marks>().replace_all(self.marks());
            take_picture(world, self.asked);
            self.asked += 1;
        }
        if let Some(picture) = world.resource_mut::<Taken>().0.remove(&self.seen) {
            self.compare(&picture);
            self.seen += 1;
        }
        let all_seen = self.seen == all;
        if all_seen {
            world.resource_mut::<Marks>().replace_all(BTreeSet::new());
        }
        all_seen
    }

    fn marks(&self) -> BTreeSet<Mark> {
        let mark = |(index, (cell, _)): (usize, &(Cell, Watched))| Some((kind(self.asked, index)?, *cell));
        self.cells.iter().enumerate().filter_map(mark).collect()
    }

    fn compare(&mut self, picture: &Image) {
        for (index, (_, watched)) in self.cells.iter_mut().enumerate() {
            if self.seen == 0 {
                watched.remember(picture);
                continue;
            }
            let part = watched.changed_part(picture);
            match kind(self.seen, index) {
                Some(kind) => {
                    self.sightings.push(Sighting { what: format!("{kind:?}"), cell: watched.name.clone(), part })
                }
                None if part > 0.0 => self.restless = Some(watched.name.clone()),
                None => {}
            }
        }
    }

    fn summary(&self) -> String {
        format!("marks on {} cells, worst: {}", self.cells.len(), Sighting::worst(&self.sightings))
    }
}

/// The kind of mark on a cell in a picture.
fn kind(picture: usize, cell: usize) -> Option<MarkKind> {
    let kinds: Vec<MarkKind> = MarkKind::iter().collect();
    picture.checked_sub(PLAIN).map(|turn| kinds[(turn * STRIDE + cell) % kinds.len()])
}

/// Cells with much on and around them, the busiest first, far enough apart.
fn busiest_cells(world: &mut World) -> Result<Vec<(Cell, Watched)>, StepError> {
    let position = table(world)?.shown_position();
    let (board, name) = (position.board_view(), |cell| position.cell_name(cell));
    let layout = &world.get_resource::<Presentation>().ok_or(StepError::NoMatch)?.layout;
    let stack = |cell: Cell| board.cells.get(cell.index()).map_or(0, Vec::len);
    let away = |a: Cell, b: Cell| layout.world(a).distance(layout.world(b)) / layout.unit;
    let occupied: Vec<Cell> = (0..layout.count()).map(Cell).filter(|cell| stack(*cell) > 0).collect();
    let crowd = |cell: Cell| occupied.iter().filter(|other| away(cell, **other) < 1.6).count() + 2 * stack(cell);
    let mut ranked = occupied.clone();
    ranked.sort_by_key(|cell| std::cmp::Reverse(crowd(*cell)));
    let mut chosen: Vec<Cell> = Vec::new();
    for cell in ranked {
        if chosen.len() < MOST_CELLS && chosen.iter().all(|other| away(cell, *other) >= APART) {
            chosen.push(cell);
        }
    }
    let named: Vec<(Cell, String)> = chosen.iter().map(|cell| (*cell, name(*cell))).collect();
    let watched = named.into_iter().filter_map(|(cell, name)| Some((cell, Watched::new(world, cell, name, 0.0)?)));
    Ok(watched.collect())
}
