//! What the tool in use shows on the board: stones as they would lie, attackers that lean in.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use ludarium_rules::Cell;

use super::numeral::{NumeralLooks, Quarter};
use crate::board::{Moving, Overlay, OverlayItem, OverlayKey};
use crate::games::tribun::input::{Mode, Tools, in_play};
use crate::games::tribun::pieces::{LEVEL, RADIUS};
use crate::pieces::{PieceView, Previewed};
use crate::stage::flat::pose;
use crate::stage::{Presentation, StageAssets};
use crate::table::Table;

/// How far attackers lean, in radians.
const LEAN: f32 = 0.16;

/// Something that would stand on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ghost {
    /// A stone at a level of its tower.
    Stone(Cell, u8),
    /// The plate under the number of a tower.
    Plate(Cell),
    /// The number.
    Number(Cell),
}

impl OverlayKey for Ghost {}

/// Stones that would be, and the plates under their numbers: for valid heights and for others.
#[derive(Resource, Clone)]
pub struct GhostLooks {
    stone: Handle<Mesh>,
    plate: Handle<Mesh>,
    glass: Handle<StandardMaterial>,
    number: Handle<StandardMaterial>,
    /// Under a number that is no valid height, and under one that is.
    plates: [Handle<StandardMaterial>; 2],
}

impl GhostLooks {
    /// Builds meshes and materials.
    pub fn build(assets: &mut StageAssets) -> GhostLooks {
        let plain = || StandardMaterial { unlit: true, ..default() };
        let glass = StandardMaterial { alpha_mode: AlphaMode::Blend, ..plain() };
        GhostLooks {
            stone: assets.meshes.add(Cylinder::new(RADIUS * 0.96, LEVEL * 0.86)),
            plate: assets.meshes.add(Cylinder::new(0.21, 0.012)),
            glass: assets.coloured(glass, |palette| palette.target.with_alpha(0.32)),
            number: assets.coloured(plain(), |_| Color::WHITE),
            plates: [
                assets.coloured(plain(), |palette| palette.refusal.darker(0.08)),
                assets.coloured(plain(), |_| Color::srgb(0.06, 0.05, 0.05)),
            ],
        }
    }

    /// A tower as it would stand, if `foot` is empty now, with its height on top.
    fn tower(&self, numerals: &NumeralLooks, tower: &Tower) -> Vec<(Ghost, OverlayItem)> {
        let at = |height: f32| Transform::from_translation(tower.foot + Vec3::Y * height).with_rotation(tower.upright);
        let levels = if tower.standing == 0 { 0..tower.height } else { 0..0 };
        let mut parts: Vec<(Ghost, OverlayItem)> = levels
            .map(|level| {
                let place = at(LEVEL * (f32::from(level) + 0.5));
                (Ghost::Stone(tower.cell, level), OverlayItem::new(&self.stone, &self.glass, place))
            })
            .collect();
        let top = LEVEL * f32::from(tower.standing.max(tower.height)) + 0.06;
        let plate = OverlayItem::new(&self.plate, &self.plates[usize::from(tower.valid)], at(top));
        parts.push((Ghost::Plate(tower.cell), plate));
        if let Some(number) = numerals.number(tower.height) {
            parts.push((Ghost::Number(tower.cell), OverlayItem::new(&number, &self.number, at(top + 0.012))));
        }
        parts
    }
}

/// A tower whose height would change.
struct Tower {
    cell: Cell,
    foot: Vec3,
    /// The turn that lets the player read its number.
    upright: Quat,
    /// How many stones stand there now.
    standing: u8,
    /// Its height after the turn, and whether that is valid.
    height: u8,
    valid: bool,
}

/// Shows the stones that have been dragged where they would lie, and every height that changes.
pub fn stones(
    (tools, table): (Res<Tools>, Res<Table>),
    (presentation, quarter): (Res<Presentation>, Res<Quarter>),
    (numerals, looks): (Res<NumeralLooks>, Res<GhostLooks>),
    mut overlay: Overlay<Ghost>,
) {
    let (Some(Mode::Spread(spread)), Some((_, position))) = (&tools.mode, in_play(&table)) else {
        return overlay.show([]);
    };
    let upright = Quat::from_rotation_y(f32::from(quarter.0) * FRAC_PI_2);
    overlay.show(spread.heights(position).into_iter().flat_map(|(hex, height, valid)| {
        let cell = hex.cell();
        let standing = position.unit_at(hex).map_or(0, |unit| unit.pieces());
        let foot = match presentation.flat {
            // The number is on the top of the tower, which a flat board shows aside of its foot.
            Some(flat) => pose::rest(&presentation.layout, flat.near, cell, standing.saturating_sub(1)).translation,
            None => presentation.layout.world(cell),
        };
        looks.tower(&numerals, &Tower { cell, foot, upright, standing, height, valid })
    }));
}

/// The attackers that are chosen lean toward the target, and nobody else does.
pub fn lean(
    tools: Res<Tools>,
    presentation: Res<Presentation>,
    moving: Res<Moving>,
    mut pieces: Query<(Entity, &PieceView, &mut Transform, Has<Previewed>)>,
    mut commands: Commands,
) {
    let (target, cells) = match &tools.mode {
        Some(Mode::Strike(strike)) => {
            let cells: Vec<Cell> = strike.set.iter().map(|(from, _)| from.cell()).collect();
            (presentation.layout.world(strike.target().cell()), cells)
        }
        _ => (Vec3::ZERO, Vec::new()),
    };
    for (entity, view, mut transform, is_leaning) in &mut pieces {
        let leans = view.cell.is_some_and(|cell| cells.contains(&cell));
        if leans && !is_leaning {
            commands.entity(entity).try_insert(Previewed);
        } else if is_leaning && !leans {
            commands.entity(entity).try_remove::<Previewed>();
        }
        // Pieces that move come to rest upright by themselves.
        if moving.0 {
            continue;
        }
        if leans {
            transform.set_if_neq(presentation.seen(leaned(view.rest(&presentation), target)));
        } else if is_leaning {
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
