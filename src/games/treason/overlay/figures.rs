//! The shapes that show captures and conversions.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use bevy::prelude::*;
use strum::{EnumIter, IntoEnumIterator};

use crate::board::figures::Figures;
use crate::look::light::line::{Line, fill, laid, stretchable};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::look::polygon::{cross, regular, turned};
use crate::stage::StageAssets;

/// What can lie on the board beside the discs.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A piece that must capture: four points at it.
    Hunter,
    /// A part of a way, one unit long.
    Line,
    /// A piece that is jumped over.
    Victim,
    /// Where the moving piece has come to.
    Ghost,
    /// Where a jump can land.
    Spot,
    /// The double line to the mirror cell, one unit long.
    Bond,
    /// The enemy that can be won over.
    Mirror,
}

/// Makes the figures, in their order.
#[must_use]
pub fn build(assets: &mut StageAssets) -> Figures {
    let mut figures = Figures::default();
    for figure in Figure::iter() {
        figures.sign(assets, figure, shape(figure), colour(figure));
    }
    figures
}

fn colour(figure: Figure) -> fn(&Palette) -> Color {
    match figure {
        Figure::Hunter | Figure::Victim => |palette| palette.capture,
        Figure::Line => |palette| palette.selection,
        Figure::Ghost => |palette| palette.selection.with_alpha(0.75),
        Figure::Spot => |palette| palette.target,
        Figure::Bond | Figure::Mirror => |palette| palette.hint,
    }
}

fn shape(figure: Figure) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    match figure {
        Figure::Hunter => {
            let point = [(0.0, -0.36), (0.13, -0.57), (-0.13, -0.57)].map(Vec2::from);
            for quarter in 0..4_u8 {
                let turn = (f32::from(quarter) + 0.5) * FRAC_PI_2;
                fill(&mut solid, &turned(&point, turn), 0.035);
            }
        }
        Figure::Line => solid = stretchable(0.15),
        Figure::Victim => fill(&mut solid, &turned(&cross(0.34, 0.06, 0.06), FRAC_PI_4), 0.035),
        Figure::Ghost => fill(&mut solid, &regular(32, 0.32, 0.0), 0.04),
        Figure::Spot => solid = laid([Line::ring(0.20, 0.08)]),
        Figure::Bond => {
            for side in [-0.11, 0.11] {
                solid.add(&stretchable(0.09), Transform::from_xyz(side, 0.0, 0.0));
            }
        }
        Figure::Mirror => {
            solid = laid([Line { points: regular(4, 0.55, 0.0), closed: true, width: 0.08 }]);
            for turn in [0.0, PI] {
                let point = [(-0.10, 0.36), (0.10, 0.36), (0.0, 0.50)].map(Vec2::from);
                fill(&mut solid, &turned(&point, turn), 0.03);
            }
        }
    }
    solid
}
