//! Whether the signs that a game lays on its board can be seen: the same picture with and without those of each name.

use std::collections::{BTreeMap, BTreeSet};

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use ludarium_rules::Cell;

use super::Script;
use super::error::StepError;
use super::eyes::Eyes;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, table};
use super::sight::{Pictures, Watched, eyes_for, is_shown};
use super::sighting::Sighting;
use crate::board::Shown;
use crate::board::figures::{FigureKey, Figures};
use crate::look::light::LightMaterial;
use crate::look::palette::{Coloured, Palette};
use crate::look::polygon;
use crate::stage::{Layout, Presentation};

/// Pictures with all signs come first; two, to see that nothing else changes.
const PLAIN: usize = 2;
/// A sign belongs to the cells on which so much of it lies, in parts of what lies on the cell with most of it.
const BELONGS: f32 = 0.5;
/// How many frames it takes until all lights have faded.
const FADING: u32 = 3;
/// Into how many parts each side of a triangle is divided, to see on which cells it lies.
const PARTS: u16 = 6;

/// The signs of one name that lie on the board.
#[derive(Default, Debug)]
struct Laid {
    entities: Vec<Entity>,
    cells: BTreeMap<Cell, Watched>,
}

/// What is looked at, and what was seen so far.
pub struct FigureSight {
    /// Who looks.
    eyes: &'static [Eyes],
    signs: BTreeMap<String, Laid>,
    pictures: Pictures,
    sightings: Vec<Sighting>,
    /// A cell that changed between pictures with all signs.
    restless: Option<String>,
}

/// Expects that signs of these names and no others lie on the board, and that each is seen on its cells.
pub fn expect_visible_figures(world: &mut World, script: &mut Script, names: &[String]) -> Outcome {
    let Some(sightings) = look(world, script, names)? else { return Ok(Again) };
    let hidden = Sighting::hidden(sightings);
    if hidden.is_empty() { Ok(Done) } else { Err(StepError::HiddenFigures(hidden)) }
}

/// Fades all lights, and expects that none of these signs is seen then: so that the other check is known to find it out.
pub fn expect_faded_figures(world: &mut World, script: &mut Script, names: &[String], frame: u32) -> Outcome {
    if frame == 0 {
        for (_, light) in world.resource_mut::<Assets<LightMaterial>>().iter_mut() {
            light.set_colour(Color::NONE);
        }
    }
    if frame < FADING {
        return Ok(Again);
    }
    let Some(sightings) = look(world, script, names)? else { return Ok(Again) };
    // The lights take their colours from the palette again.
    world.resource_mut::<Palette>().set_changed();
    let seen = Sighting::seen(sightings);
    if seen.is_empty() { Ok(Done) } else { Err(StepError::SeenFigures(seen)) }
}

/// The game on the table must have signs of these names and no others.
pub fn expect_figures(world: &World, names: &[String]) -> Outcome {
    let found: BTreeSet<&str> = world.resource::<Figures>().signs().map(|(_, name)| name).collect();
    let wanted: BTreeSet<&str> = names.iter().map(String::as_str).collect();
    if found == wanted { Ok(Done) } else { Err(StepError::unexpected("what signs the game has", &found, &wanted)) }
}

/// One frame; how well each sign is seen, when all pictures have been taken and looked at.
fn look(world: &mut World, script: &mut Script, names: &[String]) -> Result<Option<Vec<Sighting>>, StepError> {
    if !is_shown(world, script)? || !script.memory.tries.is_due() {
        return Ok(None);
    }
    if script.memory.figures.is_none() {
        script.memory.figures = Some(FigureSight::begin(world, names)?);
    }
    let Some(sight) = &mut script.memory.figures else { return Ok(None) };
    if !sight.look(world) {
        return Ok(None);
    }
    if let Some(cell) = sight.restless.take() {
        script.memory.tries.count_restless(cell)?;
        script.memory.figures = None;
        return Ok(None);
    }
    println!("{}: {}", script.name, sight.summary());
    Ok(Some(std::mem::take(&mut sight.sightings)))
}

impl FigureSight {
    fn begin(world: &mut World, names: &[String]) -> Result<FigureSight, StepError> {
        let signs = laid_signs(world)?;
        let wanted: BTreeSet<&String> = names.iter().collect();
        let found: BTreeSet<&String> = signs.keys().collect();
        if found != wanted {
            return Err(StepError::unexpected("what signs lie on the board", &found, &wanted));
        }
        let eyes = eyes_for(world.resource::<Palette>());
        let pictures = Pictures::new(PLAIN + signs.len());
        Ok(FigureSight { eyes, signs, pictures, sightings: Vec::new(), restless: None })
    }

    /// One frame; whether all pictures have been taken and looked at.
    fn look(&mut self, world: &mut World) -> bool {
        let left_out = self.pictures.ask(world).and_then(|number| number.checked_sub(PLAIN));
        for (number, laid) in self.signs.values().enumerate() {
            let visibility = if left_out == Some(number) { Visibility::Hidden } else { Visibility::Inherited };
            for entity in &laid.entities {
                world.entity_mut(*entity).insert(visibility);
            }
        }
        if let Some((number, picture)) = self.pictures.take(world) {
            self.compare(number, &picture);
        }
        self.pictures.are_all_seen()
    }

    fn compare(&mut self, number: usize, picture: &Image) {
        let left_out = number.checked_sub(PLAIN);
        for (sign, (name, laid)) in self.signs.iter_mut().enumerate() {
            for watched in laid.cells.values_mut() {
                if number == 0 {
                    watched.remember(picture);
                    continue;
                }
                let seen = watched.look_at(picture);
                match left_out {
                    None if watched.changed_part(&seen, Eyes::Usual) > 0.0 => {
                        self.restless = Some(watched.name.clone());
                    }
                    Some(left_out) if left_out == sign => {
                        self.sightings.extend(self.eyes.iter().map(|eyes| Sighting {
                            what: name.clone(),
                            cell: watched.name.clone(),
                            eyes: *eyes,
                            part: watched.changed_part(&seen, *eyes),
                        }));
                    }
                    _ => {}
                }
            }
        }
    }

    fn summary(&self) -> String {
        format!("{} signs, worst: {}", self.sightings.len(), Sighting::worst(&self.sightings))
    }
}

/// The signs that lie on the board, by their names.
fn laid_signs(world: &mut World) -> Result<BTreeMap<String, Laid>, StepError> {
    let names: BTreeMap<usize, String> =
        world.resource::<Figures>().signs().map(|(number, name)| (number, name.to_owned())).collect();
    let mut shown = world.query::<(Entity, &Shown<FigureKey>, &Mesh3d, &Transform)>();
    let found: Vec<(Entity, usize, Handle<Mesh>, Transform)> = shown
        .iter(world)
        .map(|(entity, shown, mesh, place)| (entity, shown.key.figure, mesh.0.clone(), *place))
        .collect();
    let layout = world.get_resource::<Presentation>().ok_or(StepError::NoMatch)?.layout.clone();
    let mut signs: BTreeMap<String, Laid> = BTreeMap::new();
    for (entity, figure, mesh, place) in found {
        let Some(name) = names.get(&figure) else { continue };
        let cells = world.resource::<Assets<Mesh>>().get(&mesh).map(|mesh| cells_below(mesh, &place, &layout));
        let laid = signs.entry(name.clone()).or_default();
        laid.entities.push(entity);
        for cell in cells.into_iter().flatten() {
            let named = table(world)?.shown_position().cell_name(cell);
            if let Some(watched) = Watched::new(world, cell, named, place.translation.y) {
                laid.cells.entry(cell).or_insert(watched);
            }
        }
    }
    Ok(signs)
}

/// The cells on which most of a mesh lies.
fn cells_below(mesh: &Mesh, place: &Transform, layout: &Layout) -> Vec<Cell> {
    let Some(VertexAttributeValues::Float32x3(points)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        return Vec::new();
    };
    let points: Vec<Vec3> = points.iter().map(|point| place.transform_point(Vec3::from_array(*point))).collect();
    let corners: Vec<usize> = mesh.indices().map(|indices| indices.iter().collect()).unwrap_or_default();
    let mut shares: BTreeMap<Cell, f32> = BTreeMap::new();
    for triangle in corners.chunks_exact(3) {
        let [a, b, c] = [triangle[0], triangle[1], triangle[2]].map(|corner| points[corner]);
        let area = (b - a).cross(c - a).length();
        for (one, other) in (0..PARTS).flat_map(|one| (0..PARTS - one).map(move |other| (one, other))) {
            let along = |step: u16| (f32::from(step) + 1.0 / 3.0) / f32::from(PARTS);
            let at = a + (b - a) * along(one) + (c - a) * along(other);
            if let Some(cell) = cell_at(at, layout) {
                *shares.entry(cell).or_default() += area;
            }
        }
    }
    let most = shares.values().copied().fold(0.0, f32::max);
    shares.into_iter().filter(|(_, share)| *share >= most * BELONGS).map(|(cell, _)| cell).collect()
}

fn cell_at(at: Vec3, layout: &Layout) -> Option<Cell> {
    let holds = |cell: &Cell| {
        let away = at - layout.world(*cell);
        polygon::contains(layout.outline(layout.shape(*cell)), Vec2::new(away.x, away.z))
    };
    (0..layout.count()).map(Cell).find(holds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::light::line::{Line, laid, stretchable};

    #[test]
    fn a_sign_belongs_to_the_cells_that_it_lies_on() {
        let layout = Layout::squares(8, 8);
        let ring = laid([Line::ring(0.4, 0.05)]).mesh();
        let on = |place: &Transform, mesh: &Mesh| cells_below(mesh, place, &layout);
        assert_eq!(on(&Transform::from_translation(layout.world(Cell(9))), &ring), [Cell(9)]);
        let between = Transform::from_translation((layout.world(Cell(9)) + layout.world(Cell(17))) / 2.0);
        assert_eq!(on(&between, &stretchable(0.1).mesh()), [Cell(9), Cell(17)]);
    }
}
