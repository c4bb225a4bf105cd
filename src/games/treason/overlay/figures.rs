//! The shapes that show captures and conversions.

use bevy::prelude::*;
use strum::{EnumIter, IntoEnumIterator};

use crate::board::figures::{Figures, outlined, outlined_ring};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::look::polygon::{cross, rectangle, regular, shifted};
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
    /// A part of the line to the mirror cell, one unit long.
    Dash,
    /// The enemy that can be won over.
    Mirror,
}

/// Makes the figures, in their order.
#[must_use]
pub fn build(assets: &mut StageAssets) -> Figures {
    let mut figures = Figures::default();
    for figure in Figure::iter() {
        figures.sign(assets, shape(figure), colour(figure));
    }
    figures
}

fn colour(figure: Figure) -> fn(&Palette) -> Color {
    match figure {
        Figure::Hunter | Figure::Victim => |palette| palette.capture,
        Figure::Line => |palette| palette.selection,
        Figure::Ghost => |palette| palette.selection.with_alpha(0.5),
        Figure::Spot => |palette| palette.target,
        Figure::Dash | Figure::Mirror => |palette| palette.hint,
    }
}

fn shape(figure: Figure) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    match figure {
        Figure::Hunter => {
            let point = [Vec2::new(0.0, -0.37), Vec2::new(0.13, -0.56), Vec2::new(-0.13, -0.56)];
            for turn in 0..4 {
                let turn = Quat::from_rotation_y((f32::from(turn as u8) + 0.5) * std::f32::consts::FRAC_PI_2);
                solid.add(&outlined(&point, 0.022), Transform::from_rotation(turn));
            }
        }
        Figure::Line => solid = outlined(&rectangle(Vec2::new(0.05, 0.5)), 0.014),
        Figure::Victim => {
            let turned = Quat::from_rotation_y(std::f32::consts::FRAC_PI_4);
            solid.add(&outlined(&cross(0.34, 0.07, 0.07), 0.026), Transform::from_rotation(turned));
        }
        Figure::Ghost => {
            solid.prism(&regular(32, 0.34, 0.0), [0.0, 0.006], 0.0, false);
        }
        Figure::Spot => solid = outlined_ring(0.15, 0.24, 36),
        Figure::Dash => {
            solid.prism(&rectangle(Vec2::new(0.045, 0.5)), [0.0, 0.012], 0.0, false);
        }
        Figure::Mirror => {
            solid = outlined_ring(0.50, 0.60, 4);
            for side in [-1.0, 1.0] {
                let point = [Vec2::new(-0.09, 0.40), Vec2::new(0.09, 0.40), Vec2::new(0.0, 0.53)];
                let outline: Vec<Vec2> = point.iter().map(|corner| *corner * side).collect();
                solid.add(&outlined(&shifted(&outline, Vec2::ZERO), 0.015), Transform::IDENTITY);
            }
        }
    }
    solid
}
