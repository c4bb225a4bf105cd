//! Whether every kind of mark can be seen on what stands on the board: the same picture with and without the mark.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use ludarium_rules::Cell;
use strum::IntoEnumIterator;

use super::Script;
use super::colour_difference::{Lab, difference, lab};
use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, is_at_rest, table};
use crate::board::{Mark, Marks};
use crate::look::polygon;
use crate::stage::{MarkKind, Presentation, StageStyle};

/// A pixel shows a mark if it looks that different with it (CIEDE2000).
const DIFFERENT: f32 = 15.0;
/// A mark is seen if so many of the cell's pixels show it.
const SEEN: f32 = 0.04;
/// The most cells that are looked at.
const MOST_CELLS: usize = 12;
/// The least distance of their middles, in diameters of a cell: no mark reaches into another's cell.
const APART: f32 = 1.9;
/// Pictures with marks, and by how many kinds each goes on: every kind is seen on a third of the cells.
const PICTURES: usize = 4;
const STRIDE: usize = 3;
/// Pictures without marks come first; two, to see that nothing else changes.
const PLAIN: usize = 2;

/// A cell, and which pixels of the window belong to it.
#[derive(Debug)]
struct Watched {
    cell: Cell,
    name: String,
    pixels: Vec<UVec2>,
    /// What they look like without a mark.
    plain: Vec<Lab>,
}

/// How well a mark was seen on a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Sighting {
    kind: MarkKind,
    cell: String,
    /// The part of the cell's pixels that show it, 0 to 1.
    part: f32,
}

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sighting { kind, cell, part } = self;
        write!(f, "{kind:?} on {cell}: {:.1} % of its pixels", part * 100.0)
    }
}

/// The pictures that are taken one after the other.
pub struct MarkSight {
    cells: Vec<Watched>,
    /// How many pictures were asked for.
    asked: usize,
    /// How many pictures were looked at.
    seen: usize,
    sightings: Vec<Sighting>,
}

/// The pictures that have come, by their numbers.
#[derive(Resource, Default)]
struct Taken(BTreeMap<usize, Image>);

/// Shows every kind of mark on the busiest cells, and expects that it can be seen.
pub fn expect_visible_marks(world: &mut World, script: &mut Script) -> Outcome {
    if script.pictures.is_none() {
        return Err(StepError::NothingToSee);
    }
    if !stage_is_shown(world) || !is_at_rest(world) {
        return Ok(Again);
    }
    if script.memory.marks.is_none() {
        script.memory.marks = Some(MarkSight::begin(world)?);
    }
    let Some(sight) = &mut script.memory.marks else { return Ok(Again) };
    if !sight.look(world)? {
        return Ok(Again);
    }
    println!("{}: {}", script.name, sight.summary());
    let mut hidden: Vec<Sighting> = sight.sightings.drain(..).filter(|sighting| sighting.part < SEEN).collect();
    hidden.sort_by(|a, b| a.part.total_cmp(&b.part));
    if hidden.is_empty() { Ok(Done) } else { Err(StepError::HiddenMarks(hidden)) }
}

impl MarkSight {
    fn begin(world: &mut World) -> Result<MarkSight, StepError> {
        let cells = busiest_cells(world)?;
        world.insert_resource(Taken::default());
        Ok(MarkSight { cells, asked: 0, seen: 0, sightings: Vec::new() })
    }

    /// One frame; whether all pictures have been taken and looked at.
    fn look(&mut self, world: &mut World) -> Result<bool, StepError> {
        let all = PLAIN + PICTURES;
        if self.asked < all {
            // The picture of a frame is taken at its end.
            world.resource_mut::<Marks>().replace_all(self.marks());
            take_picture(world, self.asked);
            self.asked += 1;
        } else {
            world.resource_mut::<Marks>().replace_all(BTreeSet::new());
        }
        while let Some(picture) = world.resource_mut::<Taken>().0.remove(&self.seen) {
            self.compare(&picture)?;
            self.seen += 1;
        }
        Ok(self.seen == all)
    }

    fn marks(&self) -> BTreeSet<Mark> {
        let mark = |(index, watched): (usize, &Watched)| Some((kind(self.asked, index)?, watched.cell));
        self.cells.iter().enumerate().filter_map(mark).collect()
    }

    fn compare(&mut self, picture: &Image) -> Result<(), StepError> {
        for (index, watched) in self.cells.iter_mut().enumerate() {
            let seen = watched.look_at(picture);
            if self.seen == 0 {
                watched.plain = seen;
                continue;
            }
            let part = watched.changed_part(&seen);
            match kind(self.seen, index) {
                Some(kind) => self.sightings.push(Sighting { kind, cell: watched.name.clone(), part }),
                None if part > 0.0 => return Err(StepError::RestlessPicture(watched.name.clone())),
                None => {}
            }
        }
        Ok(())
    }

    /// The cell on which each kind was seen worst, the worst kind first.
    fn summary(&self) -> String {
        let mut worst: BTreeMap<MarkKind, &Sighting> = BTreeMap::new();
        for sighting in &self.sightings {
            let least = worst.entry(sighting.kind).or_insert(sighting);
            if sighting.part < least.part {
                *least = sighting;
            }
        }
        let mut worst: Vec<&Sighting> = worst.into_values().collect();
        worst.sort_by(|a, b| a.part.total_cmp(&b.part));
        let lines: Vec<String> = worst.iter().map(ToString::to_string).collect();
        format!("marks on {} cells, worst: {}", self.cells.len(), lines.join("; "))
    }
}

/// The kind of mark on a cell in a picture.
fn kind(picture: usize, cell: usize) -> Option<MarkKind> {
    let kinds: Vec<MarkKind> = MarkKind::iter().collect();
    picture.checked_sub(PLAIN).map(|turn| kinds[(turn * STRIDE + cell) % kinds.len()])
}

impl Watched {
    fn look_at(&self, picture: &Image) -> Vec<Lab> {
        let color = |pixel: &UVec2| picture.get_color_at(pixel.x, pixel.y).unwrap_or_default();
        self.pixels.iter().map(|pixel| lab(color(pixel))).collect()
    }

    fn changed_part(&self, seen: &[Lab]) -> f32 {
        let pairs = self.plain.iter().zip(seen);
        let changed = pairs.filter(|(plain, seen)| plain != seen && difference(**plain, **seen) >= DIFFERENT).count();
        changed as f32 / self.pixels.len().max(1) as f32
    }
}

/// Whether the stage is drawn as it should be.
fn stage_is_shown(world: &World) -> bool {
    let shown = world.get_resource::<Presentation>().map(|presentation| presentation.flat.is_some());
    shown == Some(*world.resource::<StageStyle>() == StageStyle::Flat)
}

fn take_picture(world: &mut World, number: usize) {
    let keep = move |captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
        taken.0.insert(number, captured.image.clone());
    };
    world.spawn(Screenshot::primary_window()).observe(keep);
}

/// Cells with much on and around them, the busiest first, far enough apart.
fn busiest_cells(world: &mut World) -> Result<Vec<Watched>, StepError> {
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
    let watched = named.into_iter().map(|(cell, name)| {
        let pixels = world.run_system_cached_with(pixels_of, cell).unwrap_or_default();
        Watched { cell, name, pixels, plain: Vec::new() }
    });
    Ok(watched.filter(|watched| !watched.pixels.is_empty()).collect())
}

/// The pixels of the window within the outline of a cell on the board.
fn pixels_of(
    cell: In<Cell>,
    camera: Single<(&Camera, &GlobalTransform), With<Camera3d>>,
    presentation: Res<Presentation>,
    window: Single<&Window>,
) -> Vec<UVec2> {
    let ((camera, eye), layout) = (*camera, &presentation.layout);
    let corner = |corner: &Vec2| {
        let place = layout.world(*cell) + Vec3::new(corner.x, 0.0, corner.y);
        camera.world_to_viewport(eye, place).ok().map(|point| point * window.scale_factor())
    };
    let outline: Option<Vec<Vec2>> = layout.outline(layout.shape(*cell)).iter().map(corner).collect();
    let Some(outline) = outline.filter(|outline| outline.len() > 2) else { return Vec::new() };
    let end = outline.iter().copied().reduce(Vec2::max).unwrap_or_default().min(window.physical_size().as_vec2());
    let start = outline.iter().copied().reduce(Vec2::min).unwrap_or_default().max(Vec2::ZERO);
    let (start, end) = (start.as_uvec2(), end.as_uvec2());
    (start.y..end.y)
        .flat_map(|y| (start.x..end.x).map(move |x| UVec2::new(x, y)))
        .filter(|pixel| polygon::contains(&outline, pixel.as_vec2() + 0.5))
        .collect()
}
