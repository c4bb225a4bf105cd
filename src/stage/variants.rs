//! Variants of the materials of pieces: no two pieces of one stone are quite alike.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::math::Affine2;
use bevy::prelude::*;
use ludarium_rules::Cell;

/// How many variants there are of each material of pieces.
pub const VARIANTS: usize = 5;
/// How far colour and roughness of the variants reach to either side, as a part of what they are.
const SPREAD: f32 = 0.03;

/// The variants of materials, by the first.
#[derive(Clone, Default, Debug)]
pub struct Variants(Arc<HashMap<AssetId<StandardMaterial>, Vec<Handle<StandardMaterial>>>>);

/// Which variants of its materials a piece is made of.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceVariant(usize);

impl PieceVariant {
    /// The variant of a piece that first stands here; neighbours differ.
    #[must_use]
    pub fn at(cell: Option<Cell>, level: u8) -> PieceVariant {
        let cell = cell.map_or(0, Cell::index);
        PieceVariant((cell * 7 + cell / 10 + usize::from(level) * 2) % VARIANTS)
    }
}

impl Variants {
    /// The variants of these materials, each list beginning with the material itself.
    #[must_use]
    pub fn of(materials: impl IntoIterator<Item = Vec<Handle<StandardMaterial>>>) -> Variants {
        let first = |list: Vec<Handle<StandardMaterial>>| Some((list.first()?.id(), list));
        Variants(Arc::new(materials.into_iter().filter_map(first).collect()))
    }

    /// What a piece is made of in the place of this material; materials without variants are the same for all.
    #[must_use]
    pub fn choose(&self, material: &Handle<StandardMaterial>, piece: PieceVariant) -> Handle<StandardMaterial> {
        let variant = self.0.get(&material.id()).and_then(|list| list.get(piece.0));
        variant.unwrap_or(material).clone()
    }
}

/// A variant of a material: another cut of its texture, a little warmer or cooler, lighter or darker, smoother or rougher.
#[must_use]
pub fn vary(material: &StandardMaterial, number: usize) -> StandardMaterial {
    // Each from -1 to 1, and none in step with another.
    let shift = |step: usize| ((number * step) % VARIANTS) as f32 / (VARIANTS - 1) as f32 * 2.0 - 1.0;
    let (light, warm) = (1.0 + shift(2) * SPREAD, shift(3) * SPREAD);
    let color = material.base_color.to_linear();
    let base_color = LinearRgba {
        red: color.red * light * (1.0 + warm),
        green: color.green * light,
        blue: color.blue * light * (1.0 - warm),
        alpha: color.alpha,
    };
    StandardMaterial {
        base_color: base_color.into(),
        perceptual_roughness: material.perceptual_roughness * (1.0 + shift(1) * 2.0 * SPREAD),
        uv_transform: Affine2::from_translation(vec2(0.37, 0.61) * number as f32) * material.uv_transform,
        ..material.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_differ_a_little() {
        let plain = StandardMaterial { base_color: Color::srgb(0.8, 0.7, 0.6), ..default() };
        let colors: Vec<Vec4> =
            (0..VARIANTS).map(|number| vary(&plain, number).base_color.to_linear().to_vec4()).collect();
        for (index, color) in colors.iter().enumerate() {
            let away = (*color / plain.base_color.to_linear().to_vec4() - Vec4::ONE).abs().max_element();
            assert!(away <= 2.1 * SPREAD, "{away}");
            assert!(colors[..index].iter().all(|other| other.distance(*color) > 1e-3), "variant {index}");
        }
    }

    #[test]
    fn neighbours_differ() {
        for (cell, step) in (0..320).flat_map(|cell| [1, 8, 9, 10, 18].map(|step| (cell, step))) {
            let [here, next] = [cell, cell + step].map(|cell| PieceVariant::at(Some(Cell(cell)), 0));
            assert_ne!(here, next, "{cell} and {step} further");
        }
        assert_ne!(PieceVariant::at(Some(Cell(5)), 0), PieceVariant::at(Some(Cell(5)), 1), "stones of a tower");
    }

    #[test]
    fn materials_without_variants_stay() {
        let mut assets = Assets::<StandardMaterial>::default();
        let list: Vec<_> = (0..VARIANTS).map(|_| assets.add(StandardMaterial::default())).collect();
        let other = assets.add(StandardMaterial::default());
        let variants = Variants::of([list.clone()]);
        let pieces = (0..5).map(|cell| PieceVariant::at(Some(Cell(cell)), 0));
        let chosen: Vec<_> = pieces.map(|piece| variants.choose(&list[0], piece)).collect();
        assert!(list.iter().all(|variant| chosen.contains(variant)), "all are used");
        assert_eq!(variants.choose(&other, PieceVariant(3)), other);
    }
}
