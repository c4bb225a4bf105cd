//! What only the choosing player may see: the piece on the square that waits to be confirmed; and for both the squares
//! that are banned.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use ludarium_rules::games::go_chess::KINDS;
use ludarium_rules::{AnyPosition, AnyTurn, Cell, GameId, Kind, Position as _, Side, Step};

use super::facing;
use crate::input::Selection;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::look::polygon::{cross, regular};
use crate::motion::MotionQueue;
use crate::schedule::{Screen, TurnSet};
use crate::stage::shown;
use crate::stage::{Presentation, StageAssets};
use crate::table::Table;

/// The plates lie on the squares, below every mark.
const PLATE_Y: f32 = 0.005;

/// Meshes and materials, and what of them stands now.
#[derive(Resource, Clone)]
pub struct PlacingLook {
    root: Entity,
    pieces: [[Handle<Mesh>; KINDS.len()]; 2],
    shade: Handle<StandardMaterial>,
    plate: Handle<Mesh>,
    sign: Handle<Mesh>,
    dark: Handle<StandardMaterial>,
    refusal: Handle<StandardMaterial>,
    shown: Sight,
    standing: Option<Entity>,
}

/// What can be seen beside the pieces.
#[derive(Clone, PartialEq, Default, Debug)]
struct Sight {
    /// The piece that waits to be confirmed.
    held: Option<(Side, Kind, Cell)>,
    banned: Vec<Cell>,
}

impl PlacingLook {
    pub fn build(assets: &mut StageAssets, root: Entity, pieces: [[Handle<Mesh>; KINDS.len()]; 2]) -> PlacingLook {
        let mut plain = |color: fn(&Palette) -> Color| {
            let flat = StandardMaterial { unlit: true, alpha_mode: AlphaMode::Blend, ..default() };
            assets.coloured(flat, color)
        };
        let (dark, refusal) = (plain(|_| Color::srgba(0.0, 0.0, 0.0, 0.55)), plain(|palette| palette.refusal));
        let shade = assets.materials.add(StandardMaterial {
            base_color: Color::WHITE.with_alpha(0.55),
            perceptual_roughness: 0.4,
            alpha_mode: AlphaMode::Blend,
            ..default()
        });
        let mut plate = MeshBuilder::new();
        plate.prism(&regular(8, 0.40, 1.0 / 16.0), [0.0, 0.003], 0.0, false);
        let mut sign = MeshBuilder::new();
        let mut upright = MeshBuilder::new();
        upright.prism(&cross(0.28, 0.04, 0.04), [0.0, 0.006], 0.0, false);
        sign.add(&upright, Transform::from_rotation(Quat::from_rotation_y(std::f32::consts::FRAC_PI_4)));
        PlacingLook {
            root,
            pieces,
            shade,
            plate: assets.meshes.add(plate.mesh()),
            sign: assets.meshes.add(sign.mesh()),
            dark,
            refusal,
            shown: Sight::default(),
            standing: None,
        }
    }
}

/// The system that shows them.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(TurnSet::Present).run_if(shown(GameId::GoChess).and_then(resource_exists::<PlacingLook>)),
    )
    .add_systems(OnExit(Screen::Table), clear.run_if(resource_exists::<PlacingLook>));
}

fn show(
    table: Option<Res<Table>>,
    selection: Res<Selection>,
    queue: Res<MotionQueue>,
    presentation: Res<Presentation>,
    palette: Res<Palette>,
    mut look: ResMut<PlacingLook>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    if palette.is_changed()
        && let Some(mut material) = materials.get_mut(&look.refusal)
    {
        material.base_color = palette.refusal;
    }
    let sight = table.map(|table| sight(&table, &selection, queue.is_busy())).unwrap_or_default();
    if sight == look.shown {
        return;
    }
    if let Some(old) = look.standing.take() {
        commands.entity(old).despawn();
    }
    look.standing = Some(raise(&look, &sight, &presentation, &mut commands));
    look.shown = sight;
}

/// Nothing of a choice is seen while the hand is hidden, and nothing at all on a board of the past.
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

fn raise(look: &PlacingLook, sight: &Sight, presentation: &Presentation, commands: &mut Commands) -> Entity {
    let whole = commands.spawn((Transform::default(), Visibility::default(), ChildOf(look.root))).id();
    let mut put = |mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, place: Transform| {
        commands.spawn((
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            place,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(whole),
        ));
    };
    let on = |cell: Cell, y: f32| Transform::from_translation(presentation.layout.world(cell) + Vec3::Y * y);
    if let Some((side, kind, cell)) = sight.held {
        let mesh = &look.pieces[side.index()][usize::from(kind.0).min(KINDS.len() - 1)];
        put(mesh, &look.shade, on(cell, 0.0).with_rotation(Quat::from_rotation_y(facing(side))));
    }
    for cell in &sight.banned {
        put(&look.plate, &look.dark, on(*cell, PLATE_Y));
        put(&look.sign, &look.refusal, on(*cell, PLATE_Y + 0.004));
    }
    whole
}

fn clear(mut look: ResMut<PlacingLook>, mut commands: Commands) {
    if let Some(old) = look.standing.take() {
        commands.entity(old).try_despawn();
    }
    look.shown = Sight::default();
}
