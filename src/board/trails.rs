//! The way that the last turn's pieces went: trails of light from where they stood to where they stand.

use bevy::prelude::*;
use ludarium_rules::Cell;

use super::ribbon::Ground;
use super::{Overlay, OverlayItem, OverlayKey, is_photographed, shape};
use crate::look::light::{Coverage, LightMaterial};
use crate::look::palette::{Palette, PaletteRoles};
use crate::pieces::{Moving, PieceView};
use crate::schedule::{Menu, Screen, TurnSet};
use crate::stage::flat::pose::MARKS;
use crate::stage::{Layout, Presentation};

/// A trail ends this far from the middle of its last cell, and begins as far from its first, in diameters of a cell.
const SHORTER: f32 = 0.28;

/// The trails that should be seen, from cell to cell.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct Trails(pub Vec<[Cell; 2]>);

/// A trail, which part of it between towers, and whether that is what shines through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Trail([Cell; 2], usize, bool);

impl OverlayKey for Trail {}

/// The mesh and the materials of trails.
#[derive(Resource)]
struct TrailLooks {
    mesh: Handle<Mesh>,
    open: Handle<LightMaterial>,
    covered: Handle<LightMaterial>,
}

impl FromWorld for TrailLooks {
    fn from_world(world: &mut World) -> TrailLooks {
        let palette = *world.resource::<Palette>();
        let mesh = world.resource_mut::<Assets<Mesh>>().add(shape::trail());
        world.resource_scope(|world, mut materials: Mut<Assets<LightMaterial>>| {
            let mut roles = world.resource_mut::<PaletteRoles<LightMaterial>>();
            let mut light = |coverage| {
                let material = LightMaterial::new(Color::WHITE, coverage);
                roles.add(&mut materials, &palette, material, |palette| palette.last_turn)
            };
            TrailLooks { mesh, open: light(Coverage::Open), covered: light(Coverage::Covered) }
        })
    }
}

/// Draws [`Trails`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Trails>()
        .init_resource::<TrailLooks>()
        .add_systems(
            Update,
            draw.in_set(TurnSet::Present).run_if(
                resource_exists::<Presentation>.and_then(
                    resource_changed::<Trails>
                        .or_else(resource_changed::<Moving>)
                        .or_else(resource_exists_and_changed::<Presentation>)
                        .or_else(state_changed::<Menu>),
                ),
            ),
        )
        .add_systems(OnExit(Screen::Table), |mut trails: ResMut<Trails>| *trails = Trails::default());
}

fn draw(
    (trails, looks): (Res<Trails>, Res<TrailLooks>),
    presentation: Res<Presentation>,
    pieces: Query<&PieceView>,
    mut overlay: Overlay<Trail>,
    menu: Option<Res<State<Menu>>>,
) {
    let (layout, is_flat) = (&presentation.layout, presentation.flat.is_some());
    // Below all marks: two that lie equally high are drawn in an order that nobody has chosen.
    let height = if is_flat { MARKS - 0.001 } else { 0.011 };
    let ground = Ground::new(layout, is_flat, pieces.iter());
    let seen = trails.0.iter().filter(|_| !is_photographed(menu.as_deref()));
    let parts = seen.flat_map(|way| {
        let places = ground.free_parts(*way, SHORTER).into_iter().map(|part| lie(*way, part, layout, height));
        places.enumerate().map(|(part, place)| (*way, part, place)).collect::<Vec<_>>()
    });
    overlay.show(parts.flat_map(|(way, part, place)| {
        let item = |covered, material| (Trail(way, part, covered), OverlayItem::new(&looks.mesh, material, place));
        [item(false, &looks.open), item(true, &looks.covered)]
    }));
}

/// How a part of a trail lies between two cells.
fn lie([from, to]: [Cell; 2], [begin, end]: [f32; 2], layout: &Layout, height: f32) -> Transform {
    let [start, goal] = [from, to].map(|cell| layout.world(cell));
    let way = goal - start;
    Transform::from_translation(start + way.normalize_or(Vec3::Z) * begin + Vec3::Y * height)
        .with_rotation(Quat::from_rotation_y(way.x.atan2(way.z)))
        .with_scale(Vec3::new(layout.unit, 1.0, (end - begin).max(0.01)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trail_lies_between_its_cells() {
        let layout = Layout::squares(8, 8);
        let parts = Ground::new(&layout, false, [].iter()).free_parts([Cell(0), Cell(18)], SHORTER);
        let [part] = parts[..] else { panic!("{parts:?}") };
        let place = lie([Cell(0), Cell(18)], part, &layout, 0.01);
        let ends = [Vec3::ZERO, Vec3::Z].map(|end| place.transform_point(end));
        let (from, to) = (layout.world(Cell(0)), layout.world(Cell(18)));
        let line = (to - from).normalize();
        for (end, cell, sign) in [(ends[0], from, 1.0), (ends[1], to, -1.0)] {
            assert!((end - (cell + line * SHORTER * sign)).with_y(0.0).length() < 1e-4, "{end}");
        }
    }
}
