//! Marks on cells: what is chosen, what can be clicked next, what happened last, what is advised.

use std::collections::{BTreeSet, HashMap};

use bevy::prelude::*;
use ludarium_rules::{Cell, GameId};

use super::shape;
use super::{Overlay, OverlayItem, OverlayKey, is_photographed};
use crate::look::light::{Coverage, LightMaterial};
use crate::look::palette::{Palette, PaletteRoles};
use crate::schedule::{Menu, Screen, TurnSet};
use crate::stage::flat::pose::MARKS;
use crate::stage::{Layout, MarkKind, Presentation};

/// A mark on a cell.
pub type Mark = (MarkKind, Cell);

const KINDS: usize = MarkKind::ALL.len();

/// A part of a mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct MarkPart(Mark, Layer);

/// How a part of a mark is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Layer {
    /// On the board.
    Board,
    /// Where something stands in front of it.
    Covered,
    /// Rising from the board.
    Curtain,
}

impl OverlayKey for MarkPart {}

/// Marks lie above what is inlaid in a board.
const ABOVE_INLAYS: f32 = 0.012;

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

    /// Shows these marks and no others, until a source sets its own.
    #[cfg(feature = "testing")]
    pub fn replace_all(&mut self, marks: BTreeSet<Mark>) {
        self.0 = [BTreeSet::new(), marks, BTreeSet::new()];
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
    shapes: HashMap<GameId, Vec<[Option<ShapeHandles>; KINDS]>>,
    materials: [Lights; KINDS],
}

/// The meshes of a mark.
struct ShapeHandles {
    lines: Handle<Mesh>,
    curtain: Option<Handle<Mesh>>,
}

/// A mark's light where it is open, and where it is covered.
struct Lights {
    open: Handle<LightMaterial>,
    covered: Handle<LightMaterial>,
}

/// The systems of the marks.
pub fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .init_resource::<MarkLooks>()
        .add_systems(
            Update,
            draw.in_set(DrawMarks).in_set(TurnSet::Present).run_if(
                resource_exists::<Presentation>.and_then(
                    resource_changed::<Marks>
                        .or_else(resource_exists_and_changed::<Presentation>)
                        .or_else(state_changed::<Menu>),
                ),
            ),
        )
        .add_systems(OnExit(Screen::Table), |mut marks: ResMut<Marks>| *marks = Marks::default());
}

impl FromWorld for MarkLooks {
    fn from_world(world: &mut World) -> MarkLooks {
        let palette = *world.resource::<Palette>();
        let materials = world.resource_scope(|world, mut materials: Mut<Assets<LightMaterial>>| {
            let mut roles = world.resource_mut::<PaletteRoles<LightMaterial>>();
            let mut light = |kind: MarkKind, coverage| {
                let material = LightMaterial::new(Color::WHITE, coverage);
                roles.add(&mut materials, &palette, material, move |palette| colour(kind, palette))
            };
            let both = |kind| Lights { open: light(kind, Coverage::Open), covered: light(kind, Coverage::Covered) };
            MarkKind::ALL.map(both)
        });
        MarkLooks { shapes: HashMap::new(), materials }
    }
}

impl MarkLooks {
    /// Makes the meshes of a game's marks, unless they are there.
    fn prepare(&mut self, game: GameId, layout: &Layout, meshes: &mut Assets<Mesh>) {
        self.shapes.entry(game).or_insert_with(|| {
            let mut handles = |kind, shape| {
                let made = shape::of(kind, layout.outline(shape), layout.unit, layout.height)?;
                let curtain = made.curtain.map(|curtain| meshes.add(curtain));
                Some(ShapeHandles { lines: meshes.add(made.lines), curtain })
            };
            (0..layout.shapes()).map(|shape| MarkKind::ALL.map(|kind| handles(kind, shape))).collect()
        });
    }

    /// The parts of a mark; what may be chosen is brighter where the pointer is. Nothing covers a flat board.
    fn parts(
        &self,
        (kind, cell): Mark,
        hover: Option<Cell>,
        presentation: &Presentation,
    ) -> Vec<(MarkPart, OverlayItem)> {
        let Presentation { game, layout, flat, .. } = presentation;
        let shapes =
            self.shapes.get(game).and_then(|shapes| shapes.get(layout.shape(cell))?.get(kind as usize)?.as_ref());
        let light = if kind == MarkKind::Movable && hover == Some(cell) { MarkKind::Target } else { kind };
        let Some((shapes, lights)) = shapes.zip(self.materials.get(light as usize)) else { return Vec::new() };
        let place = place(kind, cell, layout, if flat.is_some() { MARKS } else { ABOVE_INLAYS });
        let part =
            |layer, mesh: &Handle<Mesh>, light| (MarkPart((kind, cell), layer), OverlayItem::new(mesh, light, place));
        let mut parts = vec![part(Layer::Board, &shapes.lines, &lights.open)];
        if flat.is_none() {
            parts.push(part(Layer::Covered, &shapes.lines, &lights.covered));
            parts.extend(shapes.curtain.as_ref().map(|curtain| part(Layer::Curtain, curtain, &lights.open)));
        }
        parts
    }
}

fn colour(kind: MarkKind, palette: &Palette) -> Color {
    match kind {
        MarkKind::LastFrom | MarkKind::LastTo | MarkKind::LastTaken => palette.last_turn,
        MarkKind::Movable => palette.target.with_alpha(0.85),
        MarkKind::Immobile => Color::srgba(0.03, 0.03, 0.04, 0.9),
        MarkKind::Selected => palette.selection,
        MarkKind::Target => palette.target,
        MarkKind::Capture => palette.capture,
        MarkKind::Hint => palette.hint,
        MarkKind::Hover => Color::WHITE.with_alpha(0.8),
        MarkKind::Cursor => Color::WHITE.with_alpha(0.95),
        MarkKind::Refused | MarkKind::Danger => palette.refusal,
        MarkKind::Threat => palette.threat,
    }
}

/// Brings the entities into line with the marks. The looks of a game's marks are made when its board is first marked.
fn draw(
    marks: Res<Marks>,
    presentation: Res<Presentation>,
    mut looks: ResMut<MarkLooks>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut overlay: Overlay<MarkPart>,
    menu: Option<Res<State<Menu>>>,
) {
    looks.prepare(presentation.game, &presentation.layout, &mut meshes);
    let seen = || marks.0.iter().flatten().filter(|_| !is_photographed(menu.as_deref()));
    let hover = seen().find(|(kind, _)| *kind == MarkKind::Hover).map(|(_, cell)| *cell);
    overlay.show(seen().flat_map(|mark| looks.parts(*mark, hover, &presentation)));
}

/// Later kinds lie above earlier ones.
fn place(kind: MarkKind, cell: Cell, layout: &Layout, height: f32) -> Transform {
    Transform::from_translation(layout.world(cell) + Vec3::Y * (height + 0.0012 * f32::from(kind as u8)))
}
