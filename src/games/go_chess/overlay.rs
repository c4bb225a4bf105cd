//! What only the choosing player may see: the piece on the square that waits to be confirmed; and for both the squares
//! that are banned.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;
use ludarium_rules::games::go_chess::KINDS;
use ludarium_rules::{AnyPosition, AnyTurn, Cell, GameId, Kind, Piece, Position as _, Side, Step};

use crate::board::figures::{FigureOverlay, Figures, Laid};
use crate::board::{Overlay, OverlayItem, OverlayKey};
use crate::input::Selection;
use crate::look::light::line::fill;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::look::polygon::{cross, regular, turned};
use crate::pieces::Moving;
use crate::schedule::OverlaySet;
use crate::stage::shown;
use crate::stage::{MeshPart, Presentation, StageAssets};
use crate::table::Table;

/// The plates lie on the squares, below every mark.
const PLATE_Y: f32 = 0.005;

/// What can be seen beside the pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// The piece that waits to be confirmed.
    Held(Cell),
    /// The dark plate on a banned square.
    Plate(Cell),
}

impl OverlayKey for Part {
    const SHADED: bool = true;
}

/// Meshes and materials.
#[derive(Resource, Clone)]
pub struct PlacingLook {
    /// The pieces of both sides as they wait to be confirmed.
    held: [[MeshPart; KINDS.len()]; 2],
    plate: Handle<Mesh>,
    dark: Handle<StandardMaterial>,
}

/// What is known of the choice.
#[derive(Clone, PartialEq, Default, Debug)]
struct Sight {
    /// The piece that waits to be confirmed.
    held: Option<(Side, Kind, Cell)>,
    banned: Vec<Cell>,
}

/// How much a piece that waits to be confirmed covers what is behind it.
pub const SHADE: f32 = 0.55;

/// The material of solid pieces that wait to be confirmed.
pub fn shade(assets: &mut StageAssets) -> Handle<StandardMaterial> {
    assets.materials.add(StandardMaterial {
        base_color: Color::WHITE.with_alpha(SHADE),
        perceptual_roughness: 0.4,
        alpha_mode: AlphaMode::Blend,
        ..default()
    })
}

impl PlacingLook {
    pub fn build(assets: &mut StageAssets, held: [[MeshPart; KINDS.len()]; 2]) -> PlacingLook {
        let dark = |_: &Palette| Color::srgba(0.0, 0.0, 0.0, 0.55);
        let dark = assets.coloured(StandardMaterial { unlit: true, alpha_mode: AlphaMode::Blend, ..default() }, dark);
        let mut plate = MeshBuilder::new();
        plate.prism(&regular(8, 0.40, 1.0 / 16.0), [0.0, 0.003], 0.0, false);
        PlacingLook { held, plate: assets.meshes.add(plate.mesh()), dark }
    }
}

/// The only sign of the game: the cross on a banned square.
#[derive(Clone, Copy, Debug)]
struct Banned;

/// Makes the sign.
#[must_use]
pub fn figures(assets: &mut StageAssets) -> Figures {
    let mut figures = Figures::default();
    let mut shape = MeshBuilder::new();
    fill(&mut shape, &turned(&cross(0.28, 0.045, 0.045), FRAC_PI_4), 0.03);
    figures.sign(assets, Banned, shape, |palette: &Palette| palette.refusal);
    figures
}

/// The system that shows them.
pub fn plugin(app: &mut App) {
    let here = shown(GameId::GoChess).and_then(resource_exists::<PlacingLook>);
    let changed = resource_changed::<Selection>
        .or_else(resource_changed::<Moving>)
        .or_else(resource_exists_and_changed::<PlacingLook>);
    app.add_systems(Update, show.in_set(OverlaySet).run_if(here.and_then(changed)));
}

fn show(
    table: Option<Res<Table>>,
    (selection, moving): (Res<Selection>, Res<Moving>),
    (presentation, look): (Res<Presentation>, Res<PlacingLook>),
    mut overlay: Overlay<Part>,
    mut figures: FigureOverlay,
) {
    let sight = table.map(|table| sight(&table, &selection, moving.0)).unwrap_or_default();
    let cross = |cell: &Cell| Laid::still(0, presentation.layout.world(*cell) + Vec3::Y * (PLATE_Y + 0.004));
    figures.show(&sight.banned.iter().map(cross).collect::<Vec<_>>());
    overlay.show(look.parts(&sight, &presentation));
}

/// Nothing of a choice is seen while the selection is hidden, and nothing at all while an earlier position is shown.
fn sight(table: &Table, selection: &Selection, busy: bool) -> Sight {
    let AnyPosition::GoChess(position) = table.game().position() else { return Sight::default() };
    let Some(kind) = position.kind_to_place().filter(|_| !table.visiting() && !busy) else { return Sight::default() };
    let side = position.side_to_move();
    let held = selection.held.as_ref().filter(|_| !selection.hidden && table.is_human(side));
    let held = held.and_then(|turn| Some((side, kind, cell_of(table, turn)?)));
    let banned = position.banned(side);
    Sight { held, banned: (0..128).filter(|index| banned >> index & 1 != 0).map(Cell).collect() }
}

fn cell_of(table: &Table, turn: &AnyTurn) -> Option<Cell> {
    table.game().position().steps_of(turn).ok()?.first().and_then(Step::cell)
}

impl PlacingLook {
    fn parts(&self, sight: &Sight, presentation: &Presentation) -> Vec<(Part, OverlayItem)> {
        let on = |cell: Cell, y: f32| Transform::from_translation(presentation.layout.world(cell) + Vec3::Y * y);
        let held = sight.held.and_then(|(side, kind, cell)| {
            let (mesh, material, turn) = self.held[side.index()].get(usize::from(kind.0))?;
            let rest = presentation.rest(Piece { side: Some(side), kind }, cell, 0);
            let place = rest * Transform::from_rotation(Quat::from_rotation_y(*turn));
            Some((Part::Held(cell), OverlayItem::new(mesh, material, place)))
        });
        let plate = |cell: &Cell| {
            let item = OverlayItem::new(&self.plate, &self.dark, on(*cell, PLATE_Y));
            (Part::Plate(*cell), item)
        };
        held.into_iter().chain(sight.banned.iter().map(plate)).collect()
    }
}
