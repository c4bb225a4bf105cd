//! The hint, and what a lesson points at, on the board: marks on the cells, and ribbons that rise over what stands between,
//! with a head that lies in the cell where they end.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::{Hint, Sketch};
use crate::board::{DrawMarks, Mark, MarkSource, Marks, Moving, Overlay, OverlayItem, OverlayKey};
use crate::input::ChoiceMarks;
use crate::look::palette::{Palette, PaletteRoles};
use crate::schedule::TurnSet;
use crate::stage::{Layout, MarkKind, Presentation};

/// Pieces of a ribbon between two cells.
const PIECES: usize = 24;
/// Widths in units of the board: the ribbon, its head, and how far the dark edge juts out on either side.
const WIDTH: f32 = 0.13;
const HEAD: f32 = 0.36;
const EDGE: f32 = 0.035;
/// The least unit of length.
const SLIM: f32 = 0.8;
/// The length of the head, and how far from the middle of its first cell a ribbon begins.
const HEAD_LENGTH: f32 = 0.32;
const BEGIN: f32 = 0.2;

/// What the board points out beside the hint, such as what a lesson is about.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Guidance(pub Sketch);

/// A ribbon: its layer (the dark edge, then the colour) and its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Ribbon(usize, usize);

impl OverlayKey for Ribbon {}

/// The materials of the layers.
#[derive(Resource)]
struct RibbonLooks([Handle<StandardMaterial>; 2]);

impl FromWorld for RibbonLooks {
    fn from_world(world: &mut World) -> RibbonLooks {
        let palette = *world.resource::<Palette>();
        world.resource_scope(|world, mut materials: Mut<Assets<StandardMaterial>>| {
            let mut roles = world.resource_mut::<PaletteRoles>();
            let colours: [fn(&Palette) -> Color; 2] = [|_| Color::BLACK, |palette| palette.hint];
            RibbonLooks(colours.map(|colour| {
                let flat = StandardMaterial { unlit: true, cull_mode: None, ..default() };
                roles.add(&mut materials, &palette, flat, colour)
            }))
        })
    }
}

/// The systems of the hint's marks and ribbons.
pub fn plugin(app: &mut App) {
    let changed = || {
        resource_changed::<Hint>
            .or_else(resource_changed::<Guidance>)
            .or_else(resource_changed::<Moving>)
            .or_else(resource_exists_and_changed::<Presentation>)
    };
    app.init_resource::<RibbonLooks>().add_systems(
        Update,
        (mark.after(ChoiceMarks).before(DrawMarks), draw)
            .in_set(TurnSet::Present)
            .run_if(resource_exists::<Presentation>.and_then(changed())),
    );
}

/// Marks where the hint begins, what it changes and what it takes. While pieces travel, nothing of it is seen.
fn mark(hint: Res<Hint>, guidance: Res<Guidance>, moving: Res<Moving>, mut marks: ResMut<Marks>) {
    let wanted = sketches(&hint, &guidance, &moving).flat_map(marks_of);
    Marks::set(&mut marks, MarkSource::Hint, wanted.collect());
}

/// What is pointed out while nothing moves.
fn sketches<'a>(hint: &'a Hint, guidance: &'a Guidance, moving: &Moving) -> impl Iterator<Item = &'a Sketch> {
    let hint = hint.visible_turn().map(|(_, turn)| &turn.sketch);
    let is_still = !moving.0;
    hint.into_iter().chain([&guidance.0]).filter(move |_| is_still)
}

fn marks_of(sketch: &Sketch) -> Vec<Mark> {
    let Sketch { ways, spots, along, taken } = sketch;
    let begins = ways.iter().filter_map(|way| way.first()).chain(spots).chain(along);
    let taken = taken.iter().map(|cell| (MarkKind::Capture, *cell));
    begins.map(|cell| (MarkKind::Hint, *cell)).chain(taken).collect()
}

/// Brings the ribbons into line with what is pointed out.
fn draw(
    (hint, guidance): (Res<Hint>, Res<Guidance>),
    moving: Res<Moving>,
    presentation: Res<Presentation>,
    looks: Res<RibbonLooks>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut overlay: Overlay<Ribbon>,
) {
    let mut items = Vec::new();
    for (layer, wider) in [EDGE, 0.0].into_iter().enumerate() {
        let place = Transform::from_xyz(0.0, 0.008 * layer as f32, 0.0);
        let all = sketches(&hint, &guidance, &moving);
        for (number, mesh) in all.flat_map(|sketch| ribbons(sketch, &presentation.layout, wider)).enumerate() {
            items.push((Ribbon(layer, number), OverlayItem::new(&meshes.add(mesh), &looks.0[layer], place)));
        }
    }
    overlay.show(items);
}

/// One ribbon for each way of a sketch, that much wider than usual to every side.
fn ribbons(sketch: &Sketch, layout: &Layout, wider: f32) -> Vec<Mesh> {
    let way = |cells: &Vec<ludarium_rules::Cell>| {
        let places: Vec<Vec3> = cells.iter().map(|cell| layout.world(*cell)).collect();
        let end = places.len().saturating_sub(2);
        places
            .windows(2)
            .enumerate()
            .map(|(index, pair)| ribbon(pair[0], pair[1], index == end, layout, wider))
            .collect()
    };
    sketch.ways.iter().flat_map::<Vec<Mesh>, _>(way).collect()
}

/// A ribbon from place to place, over pieces of the board's usual height; the last of a way has the head.
fn ribbon(from: Vec3, to: Vec3, last: bool, layout: &Layout, wider: f32) -> Mesh {
    // On boards of many small cells a ribbon in proportion would be too thin to see.
    let unit = layout.unit.max(SLIM);
    let way = to - from;
    let length = way.length().max(0.01);
    let (along, across) = (way / length, Vec3::new(-way.z, 0.0, way.x) / length);
    let begin = BEGIN * unit - wider * unit;
    let end = if last { length - 0.08 * unit + wider * unit } else { length };
    let neck = end - if last { (HEAD_LENGTH + 2.0 * wider) * unit } else { 0.0 };
    // The longer the way, the higher the ribbon: more may stand between; neighbours need no bridge.
    let rise = layout.height * (0.3 * (length / unit - 1.0)).clamp(0.12, 0.75);
    let place = |distance: f32| {
        let part = (distance / neck).clamp(0.0, 1.0);
        from + along * distance + Vec3::Y * (0.06 + rise * 4.0 * part * (1.0 - part))
    };
    let half = (WIDTH / 2.0 + wider) * unit;
    let mut spine: Vec<(f32, f32)> =
        (0..=PIECES).map(|piece| (begin + (neck - begin) * piece as f32 / PIECES as f32, half)).collect();
    if last {
        let head = (HEAD / 2.0 + 1.6 * wider) * unit;
        spine.extend([(neck, head), (neck + (end - neck) * 0.5, head * 0.5), (end, 0.0)]);
    }
    strip(spine.iter().flat_map(|(distance, half)| {
        let middle = place(*distance);
        [middle - across * *half, middle + across * *half]
    }))
}

/// A band between two edges, given as pairs of points.
fn strip(points: impl Iterator<Item = Vec3>) -> Mesh {
    let positions: Vec<[f32; 3]> = points.map(|point| point.to_array()).collect();
    let count = positions.len() as u32;
    let quad = |first: u32| [first, first + 1, first + 2, first + 2, first + 1, first + 3];
    let indices: Vec<u32> = (0..count.saturating_sub(3)).step_by(2).flat_map(quad).collect();
    let zeros = vec![[0.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, zeros)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::Cell;

    #[test]
    fn a_ribbon_rises_over_the_board_and_ends_in_its_cell() {
        let layout = Layout::squares(8, 8);
        let sketch = Sketch { ways: vec![vec![Cell(0), Cell(9), Cell(11)]], ..Sketch::default() };
        let meshes = ribbons(&sketch, &layout, 0.0);
        assert_eq!(meshes.len(), 2);
        let points = |mesh: &Mesh| -> Vec<Vec3> {
            let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
            positions.expect("positions").iter().map(|point| Vec3::from_array(*point)).collect()
        };
        let last = points(&meshes[1]);
        let tip = last.last().copied().expect("a tip");
        assert!((tip - layout.world(Cell(11))).length() < 0.3, "{tip}");
        let highest = last.iter().map(|point| point.y).fold(0.0, f32::max);
        assert!(highest > 0.3 * layout.height, "{highest}");
    }
}
