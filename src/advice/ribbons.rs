//! The hint, and what a lesson points at, on the board: marks on the cells, and ribbons from cell to cell.

use bevy::prelude::*;

use super::{Hint, Sketch};
use crate::board::ribbon::{EDGE, Ground};
use crate::board::{DrawMarks, Mark, MarkSource, Marks, Overlay, OverlayItem, OverlayKey};
use crate::input::ChoiceMarks;
use crate::look::palette::{Palette, PaletteRoles};
use crate::pieces::{Moving, PieceView};
use crate::schedule::TurnSet;
use crate::stage::{MarkKind, Presentation};

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
    (presentation, looks): (Res<Presentation>, Res<RibbonLooks>),
    pieces: Query<&PieceView>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut overlay: Overlay<Ribbon>,
) {
    let ground = Ground::new(&presentation.layout, presentation.flat.is_some(), pieces.iter());
    let mut items = Vec::new();
    for (layer, wider) in [EDGE, 0.0].into_iter().enumerate() {
        let place = Transform::from_xyz(0.0, ground.step() * layer as f32, 0.0);
        let ways = sketches(&hint, &guidance, &moving).flat_map(|sketch| &sketch.ways);
        for (number, mesh) in ways.flat_map(|way| ground.ribbons(way, wider)).enumerate() {
            items.push((Ribbon(layer, number), OverlayItem::new(&meshes.add(mesh), &looks.0[layer], place)));
        }
    }
    overlay.show(items);
}
