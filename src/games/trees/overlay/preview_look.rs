//! How previews look: the shape of each, and its colour.

use bevy::prelude::*;
use ludarium_rules::Side;
use strum::{EnumCount, EnumIter, IntoEnumIterator};

use crate::board::figures::Figures;
use crate::games::trees::pieces::plants::{leaf_colour, tone};
use crate::look::light::line::{Line, fill, laid, spot};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::look::polygon::turned;
use crate::stage::StageAssets;

/// What may become of a square.
#[derive(EnumCount, EnumIter, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Preview {
    /// The chosen square may grow here: a ring with a dot, above what stands here.
    Offer,
    /// The chosen square may grow here against another tree or an enemy huckleberry: four corners.
    Attack,
    /// Something will grow here: three pale leaves.
    Sprout,
    /// What is here will fall: a cross of dry leaves.
    Fall,
    /// The tree here is attacked: four thorns.
    Strike,
    /// The chain here will stop: a bar.
    Halt,
}

/// Makes the figures of the previews, in the order of the kinds; then what Black will grow.
#[must_use]
pub fn build(assets: &mut StageAssets) -> Figures {
    let mut figures = Figures::default();
    for preview in Preview::iter() {
        match preview.colour() {
            Some(colour) => figures.sign(assets, preview, preview.shape(), colour),
            None => add_leaves(&mut figures, assets, Side::White),
        }
    }
    add_leaves(&mut figures, assets, Side::Black);
    figures
}

/// Leaves of a side that will grow.
fn add_leaves(figures: &mut Figures, assets: &mut StageAssets, side: Side) {
    // Paler than any leaf that is there.
    let colour = Color::from(leaf_colour(tone(Some(side)), 0.9)).mix(&Color::WHITE, 0.72);
    figures.sign(assets, Preview::Sprout, Preview::Sprout.shape(), move |_| colour);
}

impl Preview {
    /// The number of its figure in a turn of a side.
    #[must_use]
    pub fn figure(self, side: Side) -> usize {
        if self == Preview::Sprout && side == Side::Black { Preview::COUNT } else { self as usize }
    }

    /// Its colour; leaves that will grow have their side's own.
    fn colour(self) -> Option<fn(&Palette) -> Color> {
        match self {
            Preview::Sprout => None,
            Preview::Offer => Some(|palette| palette.target),
            Preview::Attack | Preview::Strike => Some(|palette| palette.capture),
            Preview::Fall => Some(|palette| palette.threat),
            Preview::Halt => Some(|palette| palette.refusal.mix(&Color::WHITE, 0.25)),
        }
    }

    /// Its mesh, about the middle of a square.
    fn shape(self) -> MeshBuilder {
        const CROSS: [(f32, f32); 4] = [(0.27, 0.27), (-0.27, 0.27), (0.27, -0.27), (-0.27, -0.27)];
        const AROUND: [(f32, f32); 4] = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
        let foot = Vec2::ZERO;
        match self {
            Preview::Offer => {
                let mut solid = laid([Line::ring(0.30, 0.10)]);
                spot(&mut solid, 0.10);
                solid
            }
            Preview::Attack => corners(),
            Preview::Sprout => leaves(&[
                (foot, Vec2::new(-0.40, -0.13), 0.30),
                (foot, Vec2::new(0.40, -0.13), 0.30),
                (foot, Vec2::new(0.0, -0.42), 0.24),
            ]),
            Preview::Fall => leaves(&CROSS.map(|tip| (foot, tip.into(), 0.15))),
            Preview::Strike => leaves(&AROUND.map(|side| (Vec2::from(side) * 0.44, Vec2::from(side) * 0.12, 0.17))),
            Preview::Halt => laid([Line::bar(Vec2::new(-0.24, 0.0), Vec2::new(0.24, 0.0), 0.14)]),
        }
    }
}

fn corners() -> MeshBuilder {
    let corner = [(0.48, 0.48), (0.48, 0.22), (0.38, 0.22), (0.38, 0.38), (0.22, 0.38), (0.22, 0.48)].map(Vec2::from);
    let mut solid = MeshBuilder::new();
    for turn in 0..4_u8 {
        fill(&mut solid, &turned(&corner, f32::from(turn) * std::f32::consts::FRAC_PI_2), 0.02);
    }
    solid
}

/// Leaves, each with its foot, its tip and its width.
fn leaves(leaves: &[(Vec2, Vec2, f32)]) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    for (foot, tip, width) in leaves {
        let aside = (*tip - *foot).normalize_or(Vec2::X).perp() * *width / 2.0;
        let (low, high) = (foot.lerp(*tip, 0.35), foot.lerp(*tip, 0.70));
        let outline = [*foot, low + aside, high + aside * 0.75, *tip, high - aside * 0.75, low - aside];
        fill(&mut solid, &outline, 0.03);
    }
    solid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preview_has_a_shape_within_its_square() {
        for preview in Preview::iter() {
            let solid = preview.shape();
            assert!(solid.triangles() > 1, "{preview:?}");
            assert!(
                solid.positions().iter().all(|point| point.x.abs() <= 0.51 && point.z.abs() <= 0.51),
                "{preview:?}"
            );
        }
    }
}
