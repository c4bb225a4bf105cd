//! The figures over the stones: the pane of glass, its arrows, the marks of what a move does.

use bevy::prelude::*;
use ludarium_rules::games::gess::Direction;
use std::f32::consts::FRAC_PI_4;
use strum::{EnumIter, IntoEnumIterator};

use crate::board::figures::Figures;
use crate::games::gess::CELL;
use crate::look::light::line::{Line, fill, laid};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::{self, Palette};
use crate::look::polygon::{cross, rectangle, turned};
use crate::stage::StageAssets;

/// What can lie over the stones.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The glass over a footprint.
    Sheet,
    /// A stone that would be struck: a cross.
    Struck,
    /// A stone that would go over the edge of the board: a barred ring.
    Lost,
    /// Where a stone would lie: a ring.
    Landing,
    /// The edge of the glass.
    Edge,
    /// An arrow at the edge: up to three steps.
    Near,
    /// Two of them: any distance.
    Far,
}

/// Makes the figures, in their order.
#[must_use]
pub fn build(assets: &mut StageAssets) -> Figures {
    let mut figures = Figures::default();
    for figure in Figure::iter() {
        match colour(figure) {
            Some(colour) => figures.sign(assets, figure, shape(figure), colour),
            None => {
                let glass = glass(assets);
                figures.thing(assets, figure, sheet(), &glass);
            }
        }
    }
    figures
}

fn glass(assets: &mut StageAssets) -> Handle<StandardMaterial> {
    assets.materials.add(StandardMaterial {
        base_color: palette::GLASS.with_alpha(0.11),
        unlit: assets.quality.low() || assets.flat.is_some(),
        perceptual_roughness: 0.06,
        reflectance: 0.7,
        alpha_mode: AlphaMode::Blend,
        ..default()
    })
}

/// The colour of what is light.
fn colour(figure: Figure) -> Option<fn(&Palette) -> Color> {
    match figure {
        Figure::Sheet => None,
        Figure::Edge => Some(|_| palette::GLASS.with_alpha(0.95)),
        // Dark: light arrows are lost on pale wood and on the light of a goal.
        Figure::Near | Figure::Far => Some(|_| palette::GLASS_DARK),
        Figure::Struck => Some(|palette| palette.capture),
        Figure::Lost => Some(|palette| palette.threat),
        Figure::Landing => Some(|palette| palette.selection.with_alpha(0.9)),
    }
}

fn shape(figure: Figure) -> MeshBuilder {
    match figure {
        Figure::Sheet => sheet(),
        Figure::Edge => laid([Line { points: rectangle(Vec2::splat(HALF - EDGE / 2.0)), closed: true, width: EDGE }]),
        Figure::Near => arrow(&[0.0]),
        Figure::Far => arrow(&[0.0, 0.13]),
        Figure::Struck => {
            let mut solid = MeshBuilder::new();
            fill(&mut solid, &turned(&cross(CELL * 0.36, 0.03, 0.03), FRAC_PI_4), 0.02);
            solid
        }
        Figure::Lost => {
            let bar = Line::bar(Vec2::new(-CELL * 0.27, 0.0), Vec2::new(CELL * 0.27, 0.0), 0.05);
            laid([Line::ring(CELL * 0.31, 0.05), bar])
        }
        Figure::Landing => laid([Line::ring(CELL * 0.40, 0.075)]),
    }
}

/// Half the width of a footprint.
const HALF: f32 = CELL * 1.5;
/// The width of the pane's edge.
const EDGE: f32 = 0.085;
/// How thick the pane is.
const THICK: f32 = 0.02;

/// The sheet of glass over nine cells.
fn sheet() -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.prism(&rectangle(Vec2::splat(HALF - EDGE)), [0.0, THICK * 0.5], 0.004, false);
    solid
}

/// Arrow heads along -z from the pane's edge, each so far back.
fn arrow(backs: &[f32]) -> MeshBuilder {
    let head = [(-0.13, 0.0), (0.0, -0.16), (0.13, 0.0), (0.0, -0.05)];
    let mut solid = MeshBuilder::new();
    for back in backs {
        fill(&mut solid, &head.map(|(x, z)| Vec2::new(x, z - back)), 0.03);
    }
    solid
}

/// Where an arrow stands about the centre of its pane, and its turn about the upright axis.
pub fn arrow_place(direction: Direction) -> (Vec3, f32) {
    let away = Vec3::new(f32::from(direction.files()), 0.0, -f32::from(direction.ranks()));
    (away * HALF + away.normalize() * 0.05, (-away.x).atan2(-away.z))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stand_on_their_side_of_the_pane_and_point_away() {
        for direction in Direction::ALL {
            let (place, turn) = arrow_place(direction);
            let away = Vec3::new(f32::from(direction.files()), 0.0, -f32::from(direction.ranks()));
            assert!(place.dot(away) > HALF, "{direction}");
            assert!((Quat::from_rotation_y(turn) * Vec3::NEG_Z).dot(away.normalize()) > 0.99, "{direction}");
        }
    }
}
