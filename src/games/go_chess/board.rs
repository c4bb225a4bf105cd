//! The dark board: squares of polished stone in a dark frame on a step of basalt.

use bevy::prelude::*;
use ludarium_rules::Cell;

use super::{ACROSS, CELL};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::rectangle;
use crate::look::room::TABLE_Y;
use crate::look::texture::Texture;
use crate::look::tray::Tray;
use crate::stage::{MeshPart, StageAssets};

/// Half the width of the squares.
const HALF: f32 = CELL * ACROSS as f32 / 2.0;
/// The width of the frame.
const RIM: f32 = 0.34;
/// Half the width of the step below the board; it must cover the hole that the table has for the board.
const STEP: f32 = 5.42;
/// Where the step ends and the board begins.
const STEP_TOP: f32 = -0.36;
/// How many different squares there are.
const VARIANTS: u16 = 4;

/// The looks of the squares.
pub struct Squares {
    meshes: Vec<Handle<Mesh>>,
    /// Light and dark.
    materials: [Handle<StandardMaterial>; 2],
}

impl Squares {
    pub fn build(assets: &mut StageAssets) -> Squares {
        let stone = assets.texture(Texture::Stone(5));
        Squares {
            meshes: (0..VARIANTS).map(|variant| assets.meshes.add(square(variant).mesh())).collect(),
            materials: [palette::BASALT_LIGHT, palette::BASALT_DARK].map(|color| {
                assets.materials.add(StandardMaterial {
                    base_color: color,
                    base_color_texture: Some(stone.clone()),
                    perceptual_roughness: 0.5,
                    reflectance: 0.35,
                    ..default()
                })
            }),
        }
    }

    /// The looks of a cell; a1 is dark.
    pub fn of(&self, cell: Cell) -> MeshPart {
        let (file, rank) = (cell.0 % ACROSS, cell.0 / ACROSS);
        let variant = (file * 7 + rank * 5 + file * rank) % VARIANTS;
        let dark = (file + rank).is_multiple_of(2);
        (self.meshes[usize::from(variant)].clone(), self.materials[usize::from(dark)].clone(), 0.0)
    }
}

fn square(variant: u16) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.prism(&rectangle(Vec2::splat(CELL / 2.0)), [-0.1, 0.0], 0.014, false);
    solid.wrap(0.75, Vec2::new(0.37, 0.61) * f32::from(variant));
    solid
}

/// Adds everything that is neither square nor piece.
pub fn add_scenery(assets: &mut StageAssets) {
    let tray = Tray { foot: STEP_TOP, lip: 0.03, ..Tray::new(Vec2::splat(HALF), RIM) };
    let mut step = MeshBuilder::new();
    step.prism(&rectangle(Vec2::splat(STEP)), [TABLE_Y, STEP_TOP], 0.05, false);
    step.wrap(0.4, Vec2::ZERO);
    let textures = [Texture::Planks(17), Texture::Stone(18)].map(|texture| assets.texture(texture));
    let mut material = |color: Color, texture: Option<&Handle<Image>>, roughness: f32| {
        assets.materials.add(StandardMaterial {
            base_color: color,
            base_color_texture: texture.cloned(),
            perceptual_roughness: roughness,
            reflectance: 0.3,
            ..default()
        })
    };
    let frame = material(palette::FRAME, Some(&textures[0]), 0.45);
    let basalt = material(palette::BASALT, Some(&textures[1]), 0.8);
    let paint = material(palette::COORDINATE, None, 0.6);
    let files = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    let ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    assets.add_scenery([(tray.rim(), frame), (tray.ground(0.05), basalt.clone()), (step, basalt)]);
    assets.add_coordinates(|turn| tray.coordinates(turn, &files, &ranks, 0.20), &paint);
}
