//! Whether every kind of mark can be seen on what stands on the board, and told from every other: the same picture with and
//! without the mark, and with another.

use std::collections::BTreeSet;

use bevy::prelude::*;
use ludarium_rules::Cell;

use super::Script;
use super::error::StepError;
use super::eyes::{Eyes, Rgb};
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, table};
use super::sight::{Pictures, Watched, differing_part, eyes_for, is_shown};
use super::sighting::Sighting;
use crate::board::{Mark, Marks, shape};
use crate::look::palette::Palette;
use crate::stage::{MarkKind, Presentation};

/// The most cells that are looked at.
const MOST_CELLS: usize = 12;
/// The least distance of their middles, in diameters of a cell: no mark reaches into another's cell.
const APART: f32 = 1.9;
/// By how many kinds each picture with marks is ahead of the first. Every kind is seen on a third of the cells; and any two of
/// the twelve kinds are as far apart as some two of these numbers, so that on twelve cells every two kinds meet on one.
const AHEAD: [usize; 4] = [0, 1, 3, 7];
/// A pixel tells two marks apart if it looks that different (CIEDE2000), by its colour or because only one of them covers it.
const OTHER: f32 = 20.0;
/// Two marks are told apart if so many of the cell's pixels do.
const TOLD_APART: f32 = 0.02;
/// Pictures without marks come first; two, to see that nothing else changes.
const PLAIN: usize = 2;

/// What is looked at, and what was seen so far.
pub struct MarkSight {
    /// Who looks.
    eyes: &'static [Eyes],
    cells: Vec<Marked>,
    pictures: Pictures,
    sightings: Vec<Sighting>,
    /// How well two marks on one cell are told apart.
    pairs: Vec<Sighting>,
    /// A cell that changed between pictures without marks.
    restless: Option<String>,
}

/// A cell that is marked.
struct Marked {
    cell: Cell,
    watched: Watched,
    /// The marks that it has had, and the colours of its pixels with them.
    seen: Vec<(MarkKind, Vec<Rgb>)>,
}

/// Shows every kind of mark on the busiest cells, and expects that it can be seen and told from the others.
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
    let hidden = Sighting::hidden(sight.sightings.drain(..));
    let alike = Sighting::below(sight.pairs.drain(..), TOLD_APART);
    if !hidden.is_empty() {
        return Err(StepError::HiddenMarks(hidden));
    }
    if alike.is_empty() { Ok(Done) } else { Err(StepError::AlikeMarks(alike)) }
}

impl MarkSight {
    fn begin(world: &mut World) -> Result<MarkSight, StepError> {
        let cells = busiest_cells(world)?;
        let eyes = eyes_for(world.resource::<Palette>());
        let pictures = Pictures::new(PLAIN + AHEAD.len());
        Ok(MarkSight { eyes, cells, pictures, sightings: Vec::new(), pairs: Vec::new(), restless: None })
    }

    /// One frame; whether all pictures have been taken and looked at.
    fn look(&mut self, world: &mut World) -> bool {
        if let Some(number) = self.pictures.ask(world) {
            world.resource_mut::<Marks>().replace_all(self.marks(number));
        }
        if let Some((number, picture)) = self.pictures.take(world) {
            self.compare(number, &picture);
        }
        let all_seen = self.pictures.are_all_seen();
        if all_seen {
            world.resource_mut::<Marks>().replace_all(BTreeSet::new());
        }
        all_seen
    }

    fn marks(&self, number: usize) -> BTreeSet<Mark> {
        let mark = |(index, marked): (usize, &Marked)| Some((kind(number, index)?, marked.cell));
        self.cells.iter().enumerate().filter_map(mark).collect()
    }

    fn compare(&mut self, number: usize, picture: &Image) {
        for (index, Marked { watched, seen, .. }) in self.cells.iter_mut().enumerate() {
            if number == 0 {
                watched.remember(picture);
                continue;
            }
            let colours = watched.look_at(picture);
            let Some(kind) = kind(number, index) else {
                if watched.changed_part(&colours, Eyes::Usual) > 0.0 {
                    self.restless = Some(watched.name.clone());
                }
                continue;
            };
            let cell = &watched.name;
            for eyes in self.eyes.iter().copied() {
                let sighting = |what, part| Sighting { what, cell: cell.clone(), eyes, part };
                self.sightings.push(sighting(format!("{kind:?}"), watched.changed_part(&colours, eyes)));
                for (other, others) in seen.iter() {
                    let [first, second] = if *other < kind { [*other, kind] } else { [kind, *other] };
                    let part = differing_part(&colours, others, eyes, OTHER);
                    self.pairs.push(sighting(format!("{first:?} beside {second:?}"), part));
                }
            }
            seen.push((kind, colours));
        }
    }

    fn summary(&self) -> String {
        let (marks, pairs) = (Sighting::worst(&self.sightings), Sighting::worst(&self.pairs));
        format!("marks on {} cells, worst: {marks}\n  pairs, worst: {pairs}", self.cells.len())
    }
}

/// The kind of mark on a cell in a picture.
fn kind(picture: usize, cell: usize) -> Option<MarkKind> {
    let kinds: Vec<MarkKind> = shape::kinds().collect();
    picture.checked_sub(PLAIN).map(|turn| kinds[(AHEAD[turn] + cell) % kinds.len()])
}

/// Cells with much on and around them, the busiest first, far enough apart.
fn busiest_cells(world: &mut World) -> Result<Vec<Marked>, StepError> {
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
    let marked = |(cell, name)| Some(Marked { cell, watched: Watched::new(world, cell, name, 0.0)?, seen: Vec::new() });
    Ok(named.into_iter().filter_map(marked).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_kinds_of_mark_meet_on_a_cell() {
        let kinds: Vec<MarkKind> = shape::kinds().collect();
        let meet = |one: MarkKind, other: MarkKind| {
            let has = |cell, wanted| (0..AHEAD.len()).any(|picture| kind(PLAIN + picture, cell) == Some(wanted));
            (0..MOST_CELLS).any(|cell| has(cell, one) && has(cell, other))
        };
        for one in &kinds {
            assert!(kinds.iter().all(|other| meet(*one, *other)), "{one:?}");
        }
    }
}
