//! What the tool in use shows on the board: stones as they would lie, attackers that lean in.

use std::f32::consts::FRAC_PI_2;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_rules::Cell;

use super::numeral::{NumeralLooks, quarters};
use crate::camera::CameraView;
use crate::games::tribun::input::{Mode, Tools, in_play};
use crate::games::tribun::pieces::{LEVEL, RADIUS};
use crate::look::palette::Palette;
use crate::motion::MotionQueue;
use crate::pieces::PieceView;
use crate::stage::Presentation;
use crate::table::Table;

/// How far attackers lean, in radians.
const LEAN: f32 = 0.16;

/// Something that would stand on the board.
#[derive(Component)]
pub struct Ghost;

/// Stones that would be, and the plates under their numbers: for valid heights and for others.
pub struct GhostLooks {
    stone: Handle<Mesh>,
    plate: Handle<Mesh>,
    materials: [Handle<StandardMaterial>; 4],
}

impl GhostLooks {
    fn build(meshes: &mut Assets<Mesh>, materials: &mut Assets<StandardMaterial>, palette: &Palette) -> GhostLooks {
        let plain = |color: Color| StandardMaterial { base_color: color, unlit: true, ..default() };
        let glass = StandardMaterial { alpha_mode: AlphaMode::Blend, ..plain(palette.target.with_alpha(0.32)) };
        GhostLooks {
            stone: meshes.add(Cylinder::new(RADIUS * 0.96, LEVEL * 0.86)),
            plate: meshes.add(Cylinder::new(0.21, 0.012)),
            materials: [
                glass,
                plain(Color::WHITE),
                plain(Color::srgb(0.06, 0.05, 0.05)),
                plain(palette.refusal.darker(0.08)),
            ]
            .map(|material| materials.add(material)),
        }
    }
}

/// Shows the stones that have been dragged where they would lie, and every height that changes.
pub fn stones(
    tools: Res<Tools>,
    table: Res<Table>,
    presentation: Res<Presentation>,
    (numerals, palette, view): (Option<Res<NumeralLooks>>, Res<Palette>, Res<CameraView>),
    ghosts: Query<Entity, With<Ghost>>,
    mut looks: Local<Option<GhostLooks>>,
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<StandardMaterial>>),
    mut commands: Commands,
) {
    if !tools.is_changed() && !palette.is_changed() {
        return;
    }
    ghosts.iter().for_each(|ghost| commands.entity(ghost).despawn());
    let (Some(Mode::Spread(spread)), Some((_, position)), Some(numerals)) = (&tools.mode, in_play(&table), numerals)
    else {
        return;
    };
    if palette.is_changed() {
        *looks = None;
    }
    let looks = looks.get_or_insert_with(|| GhostLooks::build(&mut meshes, &mut materials, &palette));
    let upright = Quat::from_rotation_y(f32::from(quarters(&view)) * FRAC_PI_2);
    let mut put = |mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, place: Vec3| {
        commands.spawn((
            Ghost,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(place).with_rotation(upright),
            Pickable::IGNORE,
            NotShadowCaster,
            NotShadowReceiver,
        ));
    };
    for (hex, height, valid) in spread.heights(position) {
        let foot = presentation.layout.world(hex.cell());
        let standing = position.unit_at(hex).map_or(0, |unit| unit.pieces());
        if standing == 0 {
            for level in 0..height {
                put(&looks.stone, &looks.materials[0], foot + Vec3::Y * LEVEL * (f32::from(level) + 0.5));
            }
        }
        let top = foot + Vec3::Y * (LEVEL * f32::from(standing.max(height)) + 0.06);
        put(&looks.plate, &looks.materials[if valid { 2 } else { 3 }], top);
        if let Some(number) = numerals.number(height) {
            put(&number, &looks.materials[1], top + Vec3::Y * 0.012);
        }
    }
}

/// Nothing is chosen any more.
pub fn wipe(ghosts: Query<Entity, With<Ghost>>, mut tools: ResMut<Tools>, mut commands: Commands) {
    ghosts.iter().for_each(|ghost| commands.entity(ghost).despawn());
    *tools = Tools::default();
}

/// The attackers that are chosen lean toward the target.
pub fn lean(
    tools: Res<Tools>,
    presentation: Res<Presentation>,
    queue: Res<MotionQueue>,
    mut pieces: Query<(&PieceView, &mut Transform)>,
    mut leaning: Local<Vec<Cell>>,
) {
    if !tools.is_changed() {
        return;
    }
    let (target, cells) = match &tools.mode {
        Some(Mode::Strike(strike)) => {
            let cells: Vec<Cell> = strike.set.iter().map(|(from, _)| from.cell()).collect();
            (presentation.layout.world(strike.target().cell()), cells)
        }
        _ => (Vec3::ZERO, Vec::new()),
    };
    let before = std::mem::replace(&mut *leaning, cells);
    // Whatever moves comes to rest upright by itself.
    if queue.is_busy() {
        return;
    }
    for (view, mut transform) in &mut pieces {
        let Some(cell) = view.cell else { continue };
        if leaning.contains(&cell) {
            transform.set_if_neq(leaned(view.rest(&presentation), target));
        } else if before.contains(&cell) {
            transform.set_if_neq(view.rest(&presentation));
        }
    }
}

/// A stone of a tower that leans toward a point as a whole.
fn leaned(rest: Transform, toward: Vec3) -> Transform {
    let away = (toward - rest.translation).with_y(0.0).normalize_or(Vec3::X);
    let tip = Quat::from_axis_angle(Vec3::Y.cross(away).normalize_or(Vec3::X), LEAN);
    let foot = rest.translation.with_y(0.0);
    Transform {
        translation: foot + tip * (rest.translation - foot) + away * 0.07 + Vec3::Y * 0.03,
        rotation: tip * rest.rotation,
        scale: rest.scale,
    }
}
