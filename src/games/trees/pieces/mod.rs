//! All meshes and materials of the forest, each made once and shared.

mod crowns;
pub mod limbs;
pub mod plants;

use bevy::prelude::*;
use ludarium_rules::games::trees::{GRASS, HUCKLEBERRY, Species, TREES, UNDERBRUSH};
use ludarium_rules::{Cell, Piece, Side};

use self::plants::{Detail, cushion, grass, huckleberry, underbrush};
use super::board;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::texture::Texture;
use crate::stage::{MeshPart, StageAssets};

/// How many ways a square of soil may lie.
const SQUARES: usize = 6;
/// The species, in the order of their meshes.
pub const SPECIES: [Species; 4] = [Species::Birch, Species::Ash, Species::Beech, Species::Pine];

/// The meshes and materials of the forest.
#[derive(Clone)]
pub struct ForestLook {
    grass: [Handle<Mesh>; 2],
    /// White's, Black's and neutral.
    underbrush: [Handle<Mesh>; 3],
    huckleberry: [Handle<Mesh>; 2],
    /// For every tree from left to right, White's and Black's.
    trees: [[Handle<Mesh>; 2]; TREES.len()],
    squares: Vec<Handle<Mesh>>,
    soil: [Handle<StandardMaterial>; 2],
    /// Everything that grows; the meshes carry the colours.
    pub growth: Handle<StandardMaterial>,
}

/// The number of a species among the meshes.
pub fn number(species: Species) -> usize {
    SPECIES.iter().position(|other| *other == species).unwrap_or(0)
}

impl ForestLook {
    /// Builds the meshes and materials.
    pub fn build(assets: &mut StageAssets) -> ForestLook {
        let detail = Detail::of(assets.quality.low());
        let soil = assets.texture(Texture::Soil(31));
        let meshes = &mut assets.meshes;
        let mut add = |solid: MeshBuilder| meshes.add(solid.mesh());
        let on_moss = |mut plant: MeshBuilder, side: Option<Side>, knots: u32| {
            plant.add(&cushion(side, knots, detail), Transform::IDENTITY);
            plant
        };
        ForestLook {
            grass: Side::ALL.map(|side| add(on_moss(grass(side, detail), Some(side), 0))),
            underbrush: [Some(Side::White), Some(Side::Black), None]
                .map(|side| add(on_moss(underbrush(side, detail), side, 0))),
            huckleberry: Side::ALL.map(|side| add(on_moss(huckleberry(side, detail), Some(side), 0))),
            trees: TREES.map(|tree| {
                // One knot is the tree left of the Pine, two are the one right of it.
                let knots = if tree.species == Species::Pine { 0 } else { 1 + u32::from(tree.file > 3) };
                Side::ALL.map(|side| add(on_moss(crowns::tree(tree.species, side, detail), Some(side), knots)))
            }),
            squares: (0..SQUARES).map(|variant| add(board::square(variant))).collect(),
            soil: [palette::SOIL_LIGHT, palette::SOIL_DARK]
                .map(|color| assets.materials.add(earth(color, Some(soil.clone())))),
            growth: assets.materials.add(StandardMaterial {
                double_sided: true,
                cull_mode: None,
                ..earth(Color::WHITE, None)
            }),
        }
    }

    /// The looks of a piece.
    pub fn piece_meshes(&self, piece: Piece) -> Vec<MeshPart> {
        let side = piece.side.map_or(0, Side::index);
        let mesh = match piece.kind {
            GRASS => &self.grass[side],
            UNDERBRUSH => &self.underbrush[piece.side.map_or(2, Side::index)],
            HUCKLEBERRY => &self.huckleberry[side],
            kind => {
                let tree = TREES.iter().position(|tree| tree.kind == kind).unwrap_or(0);
                &self.trees[tree][side]
            }
        };
        vec![(mesh.clone(), self.growth.clone(), 0.0)]
    }

    /// The soil of a cell.
    pub fn cell_mesh(&self, cell: Cell) -> MeshPart {
        let (file, rank) = (cell.index() % 8, cell.index() / 8);
        let variant = (file * 7 + rank * 5 + file * rank) % self.squares.len().max(1);
        let dark = (file + rank).is_multiple_of(2);
        (self.squares[variant].clone(), self.soil[usize::from(dark)].clone(), 0.0)
    }

    /// Adds the floor, its frame and what lies around it.
    pub fn add_floor(&self, assets: &mut StageAssets) {
        let detail = Detail::of(assets.quality.low());
        let bark = assets.texture(Texture::Planks(37));
        let moss = assets.texture(Texture::Moss(38));
        let materials = &mut assets.materials;
        let plain = materials.add(earth(Color::WHITE, None));
        let log = materials.add(earth(palette::LOG, Some(bark)));
        let bank = materials.add(earth(palette::MOSS.mix(&palette::LOG, 0.68), Some(moss)));
        let paint = materials.add(earth(palette::COORDINATE, None));
        let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let ranks = ["1", "2", "3", "4", "5", "6", "7", "8"];
        let parts = [
            (board::TRAY.rim(), log),
            (board::bank(), bank),
            (board::roots(detail), plain),
            (board::undergrowth(detail), self.growth.clone()),
        ];
        assets.add_scenery(parts);
        assets.add_coordinates(|turn| board::TRAY.coordinates(turn, &files, &ranks, 0.26), &paint);
    }
}

/// A colour that lets through what is behind it.
pub fn faint(color: Color) -> Color {
    color.with_alpha(0.72)
}

/// A material that lets through what is behind it and is seen in any light.
pub fn pale(color: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: faint(color),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        double_sided: true,
        cull_mode: None,
        ..StandardMaterial::default()
    }
}

/// A dull material, as soil, bark and leaves are.
fn earth(color: Color, texture: Option<Handle<Image>>) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        base_color_texture: texture,
        perceptual_roughness: 0.9,
        reflectance: 0.22,
        ..StandardMaterial::default()
    }
}
