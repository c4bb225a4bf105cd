//! Marks on cells: what is chosen, what can be clicked next, what happened last, what is advised.

use std::collections::{BTreeSet, HashMap};

use bevy::prelude::*;
use ludarium_rules::{Cell, GameId};
use strum::IntoEnumIterator;

use super::flat_marks::{FlatMarks, Makers};
use super::shape;
use super::{Overlay, OverlayItem, OverlayKey};
use crate::look::palette::{Palette, PaletteRoles};
use crate::schedule::{Screen, TurnSet};
use crate::stage::{Layout, MarkKind, Presentation};

/// A mark on a cell.
pub type Mark = (MarkKind, Cell);

impl OverlayKey for Mark {}

/// What marks cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkSource {
    /// The turn that led to the shown position.
    LastTurn,
    /// What the player is doing.
    Selection,
    /// The hint.
    Hint,
}

/// The marks that should be seen, by their source.
#[derive(Resource, Default, Debug)]
pub struct Marks([BTreeSet<Mark>; 3]);

impl Marks {
    /// Replaces the marks of a source; nothing counts as changed if they are the same.
    pub fn set(marks: &mut ResMut<Marks>, source: MarkSource, wanted: BTreeSet<Mark>) {
        if *marks.of(source) != wanted {
            marks.0[source as usize] = wanted;
        }
    }

    /// The marks of a source.
    #[must_use]
    pub fn of(&self, source: MarkSource) -> &BTreeSet<Mark> {
        &self.0[source as usize]
    }
}

/// Draws [`Marks`]. Systems that set some run before it.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct DrawMarks;

/// Meshes and materials of the marks, by kind.
#[derive(Resource)]
struct MarkLooks {
    /// For every outline of a game's layout.
    meshes: HashMap<GameId, Vec<Vec<Handle<Mesh>>>>,
    materials: Vec<Handle<StandardMaterial>>,
    /// Those on flat boards.
    flat: FlatMarks,
}

/// The systems of the marks.
pub fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .init_resource::<MarkLooks>()
        .add_systems(
            Update,
            draw.in_set(DrawMarks).in_set(TurnSet::Present).run_if(
                resource_exists::<Presentation>
                    .and_then(resource_changed::<Marks>.or_else(resource_exists_and_changed::<Presentation>)),
            ),
        )
        .add_systems(OnExit(Screen::Table), |mut marks: ResMut<Marks>| *marks = Marks::default());
}

impl FromWorld for MarkLooks {
    fn from_world(world: &mut World) -> MarkLooks {
        let palette = *world.resource::<Palette>();
        let materials = world.resource_scope(|world, mut materials: Mut<Assets<StandardMaterial>>| {
            let mut roles = world.resource_mut::<PaletteRoles>();
            let add = |kind: MarkKind| {
                let flat = StandardMaterial {
                    unlit: true,
                    alpha_mode: AlphaMode::Blend,
                    double_sided: true,
                    cull_mode: None,
                    ..default()
                };
                roles.add(&mut materials, &palette, flat, move |palette| colour(kind, palette))
            };
            MarkKind::iter().map(add).collect()
        });
        MarkLooks { meshes: HashMap::new(), materials, flat: FlatMarks::default() }
    }
}

fn colour(kind: MarkKind, palette: &Palette) -> Color {
    match kind {
        MarkKind::LastFrom | MarkKind::LastTo => palette.last_turn.with_alpha(0.85),
        MarkKind::Movable => palette.target.with_alpha(0.75),
        MarkKind::Immobile => Color::srgba(0.03, 0.03, 0.04, 0.8),
        MarkKind::Selected => palette.selection,
        MarkKind::Target => palette.target.with_alpha(0.85),
        MarkKind::Capture => palette.capture,
        MarkKind::Hint => palette.hint,
        MarkKind::Hover => Color::WHITE.with_alpha(0.35),
        MarkKind::Cursor => Color::WHITE.with_alpha(0.95),
        MarkKind::Refused => palette.refusal,
    }
}

/// Brings the entities into line with the marks. The looks of a game's marks are made when its board is first marked.
fn draw(
    marks: Res<Marks>,
    presentation: Res<Presentation>,
    mut looks: ResMut<MarkLooks>,
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<StandardMaterial>>),
    mut images: ResMut<Assets<Image>>,
    mut overlay: Overlay<Mark>,
) {
    let Presentation { game, layout, flat, .. } = &*presentation;
    let wanted = marks.0.iter().flatten().copied();
    if let Some(flat) = *flat {
        let mut makers = Makers { meshes: &mut meshes, materials: &mut materials, images: &mut images };
        looks.flat.prepare(*game, flat, layout, &mut makers);
        return overlay
            .show(wanted.filter_map(|(kind, cell)| Some(((kind, cell), looks.flat.item(kind, cell, flat, layout)?))));
    }
    let MarkLooks { meshes: known, materials, .. } = &mut *looks;
    let shapes = known.entry(*game).or_insert_with(|| {
        let mut mesh = |kind, shape| meshes.add(shape::mesh(kind, layout.outline(shape), layout.unit));
        let kinds = |shape| MarkKind::iter().map(|kind| mesh(kind, shape)).collect();
        (0..layout.shapes()).map(kinds).collect()
    });
    overlay.show(wanted.map(|(kind, cell)| {
        let index = kind as usize;
        (
            (kind, cell),
            OverlayItem::new(&shapes[layout.shape(cell)][index], &materials[index], place(kind, cell, layout)),
        )
    }));
}

/// Later kinds lie above earlier ones; all of them above the inlays.
fn place(kind: MarkKind, cell: Cell, layout: &Layout) -> Transform {
    Transform::from_translation(layout.world(cell) + Vec3::Y * (0.012 + 0.0012 * f32::from(kind as u8)))
}
