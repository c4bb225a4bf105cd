//! What somebody has drawn on the board of a match that is analysed, and is drawing now: arrows as ribbons and rings as
//! lines of light.

use bevy::prelude::*;
use ludarium_record::study::{Arrow, MarkColour, Ring};
use ludarium_rules::Cell;

use super::ribbon::{EDGE, Ground};
use super::{Overlay, OverlayItem, OverlayKey, is_photographed};
use crate::look::light::line::Line;
use crate::look::light::{Coverage, LightMaterial};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::{Coloured, Palette, PaletteRoles};
use crate::pieces::{Moving, PieceView};
use crate::schedule::{Menu, TurnSet};
use crate::stage::Presentation;
use crate::stage::flat::pose;
use crate::table::Table;

/// What is drawn on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// From one cell to another.
    Arrow(Arrow),
    /// Round a cell.
    Ring(Ring),
}

/// The cell on which the right button went down to draw.
#[derive(Resource, Default, Debug)]
pub struct DrawingFrom(pub Option<Cell>);

impl DrawingFrom {
    /// Whether the right button draws, and nothing else meanwhile.
    #[must_use]
    pub const fn is_drawing(&self) -> bool {
        self.0.is_some()
    }
}

/// What is being drawn, as it would be if it were finished now.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
pub struct Sketched(pub Option<Drawing>);

/// A part of what is drawn: a layer and a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct DrawnPart(u8, usize);

impl OverlayKey for DrawnPart {}

/// Rings lie over all marks.
const RING: f32 = 0.018;

/// The ring, of a cell that is one unit wide, and the materials of each colour.
#[derive(Resource)]
struct Looks {
    ring: Handle<Mesh>,
    edge: Handle<StandardMaterial>,
    ribbons: [Handle<StandardMaterial>; 4],
    /// Open and covered.
    rings: [[Handle<LightMaterial>; 2]; 4],
}

impl FromWorld for Looks {
    fn from_world(world: &mut World) -> Looks {
        let mut ring = MeshBuilder::new();
        Line::ring(0.44, 0.075).lay(&mut ring);
        let ring = world.resource_mut::<Assets<Mesh>>().add(ring.mesh());
        let surface = StandardMaterial { unlit: true, cull_mode: None, ..default() };
        let dark = StandardMaterial { base_color: Color::BLACK, ..surface.clone() };
        Looks {
            ring,
            edge: world.resource_mut::<Assets<StandardMaterial>>().add(dark),
            ribbons: [0, 1, 2, 3].map(|pen| of_palette(world, surface.clone(), pen)),
            rings: [0, 1, 2, 3].map(|pen| {
                [Coverage::Open, Coverage::Covered]
                    .map(|coverage| of_palette(world, LightMaterial::new(Color::WHITE, coverage), pen))
            }),
        }
    }
}

/// A material in the colour that a pen has in the palette in use.
fn of_palette<M: Asset + Coloured>(world: &mut World, material: M, pen: usize) -> Handle<M> {
    let palette = *world.resource::<Palette>();
    world.resource_scope(|world, mut materials: Mut<Assets<M>>| {
        let mut roles = world.resource_mut::<PaletteRoles<M>>();
        roles.add(&mut materials, &palette, material, move |palette| palette.pens[pen])
    })
}

/// The place of a colour among the pens of a palette.
const fn place_of(colour: MarkColour) -> usize {
    match colour {
        MarkColour::Green => 0,
        MarkColour::Red => 1,
        MarkColour::Blue => 2,
        MarkColour::Yellow => 3,
    }
}

/// Draws what the study of the match says of the shown position, and [`Sketched`].
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Table>
        .or_else(resource_removed::<Table>)
        .or_else(resource_changed::<Sketched>)
        .or_else(resource_changed::<Moving>)
        .or_else(resource_exists_and_changed::<Presentation>)
        .or_else(state_changed::<Menu>);
    app.init_resource::<Sketched>()
        .init_resource::<Looks>()
        .add_systems(Update, draw.in_set(TurnSet::Present).run_if(resource_exists::<Presentation>.and_then(changed)));
}

/// What is to be seen: what is noted of the shown position, changed by what is being drawn as it will be.
fn drawings(table: Option<&Table>, sketched: &Sketched) -> Vec<Drawing> {
    let Some(node) = table.and_then(Table::shown_study_node) else { return Vec::new() };
    let notes = node.notes();
    let rings = notes.rings.iter().map(|ring| Drawing::Ring(*ring));
    let mut all: Vec<Drawing> = rings.chain(notes.arrows.iter().map(|arrow| Drawing::Arrow(*arrow))).collect();
    if let Some(new) = sketched.0 {
        all.retain(|old| !new.replaces(old));
        all.push(new);
    }
    all
}

impl Drawing {
    /// Whether this is drawn in the place of another.
    fn replaces(&self, other: &Drawing) -> bool {
        match (self, other) {
            (Drawing::Arrow(new), Drawing::Arrow(old)) => (new.from, new.to) == (old.from, old.to),
            (Drawing::Ring(new), Drawing::Ring(old)) => new.cell == old.cell,
            _ => false,
        }
    }
}

/// Brings the entities into line with what is drawn. While pieces travel, nothing of it is seen.
fn draw(
    (table, sketched, moving): (Option<Res<Table>>, Res<Sketched>, Res<Moving>),
    (presentation, looks): (Res<Presentation>, Res<Looks>),
    menu: Option<Res<State<Menu>>>,
    pieces: Query<&PieceView>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut overlay: Overlay<DrawnPart>,
) {
    let is_hidden = moving.0 || is_photographed(menu.as_deref());
    let wanted = if is_hidden { Vec::new() } else { drawings(table.as_deref(), &sketched) };
    let (layout, is_flat) = (&presentation.layout, presentation.flat.is_some());
    let ground = Ground::new(layout, is_flat, pieces.iter());
    let mut items = Vec::new();
    for (number, drawing) in wanted.into_iter().enumerate() {
        match drawing {
            Drawing::Ring(Ring { cell, colour }) => {
                let [open, covered] = &looks.rings[place_of(colour)];
                let ground = if is_flat { pose::MARKS } else { 0.0 };
                let height = ground + RING;
                let place = Transform::from_translation(layout.world(cell) + Vec3::Y * height).with_scale(Vec3::new(
                    layout.unit,
                    1.0,
                    layout.unit,
                ));
                items.push((DrawnPart(0, number), OverlayItem::new(&looks.ring, open, place)));
                if !is_flat {
                    items.push((DrawnPart(1, number), OverlayItem::new(&looks.ring, covered, place)));
                }
            }
            Drawing::Arrow(Arrow { from, to, colour }) => {
                let layers = [(EDGE, &looks.edge), (0.0, &looks.ribbons[place_of(colour)])];
                for (layer, (wider, material)) in (2..).zip(layers) {
                    let place = Transform::from_xyz(0.0, ground.step() * f32::from(layer - 2), 0.0);
                    for mesh in ground.ribbons(&[from, to], wider) {
                        items.push((DrawnPart(layer, number), OverlayItem::new(&meshes.add(mesh), material, place)));
                    }
                }
            }
        }
    }
    overlay.show(items);
}
