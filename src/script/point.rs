//! Where to click to hit a cell.

use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::prelude::*;
use ludarium_rules::Cell;

use crate::board::BoardCell;
use crate::pieces::PieceView;
use crate::stage::Presentation;
use crate::ui::FreeArea;

/// Points of a cell to try, from its middle: a player clicks whatever part of the cell or of its piece can be seen.
const TRIES: [Vec3; 11] = [
    Vec3::new(0.0, 0.0, 0.0),
    Vec3::new(0.0, 0.25, 0.0),
    Vec3::new(-0.38, 0.0, 0.38),
    Vec3::new(0.38, 0.0, 0.38),
    Vec3::new(-0.38, 0.0, -0.38),
    Vec3::new(0.38, 0.0, -0.38),
    Vec3::new(0.0, 0.0, 0.4),
    Vec3::new(0.0, 0.0, -0.4),
    Vec3::new(0.0, 0.5, 0.0),
    Vec3::new(-0.44, 0.0, 0.0),
    Vec3::new(0.44, 0.0, 0.0),
];

/// A point of the window (logical pixels) at which the pointer hits this cell.
pub fn of_cell(
    cell: In<Cell>,
    mut caster: MeshRayCast,
    camera: Single<(&Camera, &GlobalTransform), With<Camera3d>>,
    presentation: Res<Presentation>,
    area: Res<FreeArea>,
    window: Single<&Window>,
    cells: Query<&BoardCell>,
    pieces: Query<&PieceView>,
    parents: Query<(&ChildOf, &Pickable)>,
) -> Option<Vec2> {
    let (camera, eye) = *camera;
    let free = area.rect(window.size());
    let belongs = |entity: Entity| {
        let (parent, pickable) = parents.get(entity).ok()?;
        let piece = || pieces.get(parent.parent()).ok()?.cell;
        cells.get(entity).map(|cell| cell.0).ok().or_else(piece).filter(|_| pickable.is_hoverable)
    };
    let pickable = |entity: Entity| belongs(entity).is_some();
    TRIES.iter().find_map(|offset| {
        let place = presentation.layout.world(*cell) + *offset;
        let point = camera.world_to_viewport(eye, place).ok().filter(|point| free.contains(*point))?;
        let ray = camera.viewport_to_world(eye, point).ok()?;
        let settings = MeshRayCastSettings::default().with_filter(&pickable);
        let (hit, _) = caster.cast_ray(ray, &settings).first()?;
        (belongs(*hit) == Some(*cell)).then_some(point)
    })
}
