//! What the tool in use shows on the board: stones as they would lie, attackers that lean in.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use ludarium_rules::Cell;
use ludarium_rules::board::hex::Hex;
use strum::{EnumIter, IntoEnumIterator};

use super::numeral::{self, HIGHEST, Quarter};
use crate::board::figures::{FigureOverlay, Figures, Laid};
use crate::board::{Overlay, OverlayItem, OverlayKey};
use crate::games::tribun::input::{Mode, Tools, in_play};
use crate::games::tribun::pieces::{LEVEL, RADIUS};
use crate::look::light::line::fill;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::regular;
use crate::pieces::{Moving, PieceView, Previewed};
use crate::stage::flat::pose;
use crate::stage::{Presentation, StageAssets};
use crate::table::Table;

/// How far attackers lean, in radians.
const LEAN: f32 = 0.16;

/// A stone that would stand on the board, at a level of its tower.
type Ghost = (Cell, u8);

impl OverlayKey for Ghost {}

/// Stones that would be.
#[derive(Resource, Clone)]
pub struct GhostLooks {
    stone: Handle<Mesh>,
    glass: Handle<StandardMaterial>,
}

impl GhostLooks {
    /// Builds mesh and material.
    pub fn build(assets: &mut StageAssets) -> GhostLooks {
        let glass = StandardMaterial { alpha_mode: AlphaMode::Blend, unlit: true, ..default() };
        GhostLooks {
            stone: assets.meshes.add(Cylinder::new(RADIUS * 0.96, LEVEL * 0.86)),
            glass: assets.coloured(glass, |palette| palette.target.with_alpha(0.32)),
        }
    }

    /// The stones of a tower as it would stand, if its cell is empty now.
    fn stones(&self, tower: &Tower) -> Vec<(Ghost, OverlayItem)> {
        let levels = if tower.standing == 0 { 0..tower.height } else { 0..0 };
        let stone = |level: u8| {
            let place = Transform::from_translation(tower.foot + Vec3::Y * LEVEL * (f32::from(level) + 0.5));
            ((tower.cell, level), OverlayItem::new(&self.stone, &self.glass, place))
        };
        levels.map(stone).collect()
    }
}

/// What is laid on a tower whose height would change.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
enum Figure {
    /// Under a height that is valid.
    Valid,
    /// Under one that is not.
    Invalid,
    /// A height; each has its own figure.
    Height,
}

/// Makes the signs: the plates, then the heights from 0.
#[must_use]
pub fn figures(assets: &mut StageAssets) -> Figures {
    let mut figures = Figures::default();
    for figure in Figure::iter() {
        match figure {
            Figure::Valid => figures.sign(assets, figure, plate(), |_| Color::srgb(0.06, 0.05, 0.05)),
            Figure::Invalid => figures.sign(assets, figure, plate(), |palette| palette.refusal.darker(0.08)),
            Figure::Height => {
                for height in 0..=HIGHEST {
                    figures.sign(assets, figure, numeral::light(height), |_| Color::WHITE);
                }
            }
        }
    }
    figures
}

fn plate() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    fill(&mut solid, &regular(32, 0.27, 0.0), 0.03);
    solid
}

/// A tower whose height would change.
struct Tower {
    cell: Cell,
    foot: Vec3,
    /// The turn that lets the player read its number, in radians.
    upright: f32,
    /// How many stones stand there now.
    standing: u8,
    /// Its height after the turn, and whether that is valid.
    height: u8,
    valid: bool,
}

impl Tower {
    /// Its height on a plate above it.
    fn number(&self) -> [Laid; 2] {
        let top = self.foot + Vec3::Y * (LEVEL * f32::from(self.standing.max(self.height)) + 0.06);
        let plate = if self.valid { Figure::Valid } else { Figure::Invalid };
        let number = Figure::Height as usize + usize::from(self.height.min(HIGHEST));
        [(plate as usize, 0.0), (number, 0.012)]
            .map(|(figure, above)| Laid { turn: self.upright, ..Laid::still(figure, top + Vec3::Y * above) })
    }
}

/// Shows the stones that have been dragged where they would lie, and every height that changes.
pub fn stones(
    (tools, table): (Res<Tools>, Res<Table>),
    (presentation, quarter): (Res<Presentation>, Res<Quarter>),
    looks: Res<GhostLooks>,
    mut overlay: Overlay<Ghost>,
    mut figures: FigureOverlay,
) {
    let (Some(Mode::Spread(spread)), Some((_, position))) = (&tools.mode, in_play(&table)) else {
        overlay.show([]);
        return figures.show(&[]);
    };
    let upright = f32::from(quarter.0) * FRAC_PI_2;
    let tower = |(hex, height, valid): (Hex, u8, bool)| {
        let cell = hex.cell();
        let standing = position.unit_at(hex).map_or(0, |unit| unit.pieces());
        let foot = match presentation.flat {
            // The number is on the top of the tower, which a flat board shows aside of its foot.
            Some(flat) => pose::rest(&presentation.layout, flat.near, cell, standing.saturating_sub(1)).translation,
            None => presentation.layout.world(cell),
        };
        Tower { cell, foot, upright, standing, height, valid }
    };
    let towers: Vec<Tower> = spread.heights(position).into_iter().map(tower).collect();
    overlay.show(towers.iter().flat_map(|tower| looks.stones(tower)));
    figures.show(&towers.iter().flat_map(Tower::number).collect::<Vec<_>>());
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
            let rest = view.rest(&presentation);
            transform.set_if_neq(presentation.seen(leaned(rest, target), rest.translation.y));
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
