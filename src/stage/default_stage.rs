//! The stage of a game that brings no looks of its own: a slab for every cell in one frame, and discs for pieces.

use bevy::prelude::*;
use ludarium_rules::{Cell, Side};

use super::{GameUi, Layout, Presentation, RIM, StageAssets};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::tray::Tray;

/// How far apart the slabs lie, as a part of their size.
const JOINT: f32 = 0.03;
/// How deep a slab is.
const DEPTH: f32 = 0.1;

/// Builds the plain stage.
pub fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let layout = (ui.guide.layout)();
    let plain = |color| StandardMaterial { base_color: color, perceptual_roughness: 0.6, ..default() };
    let frame = assets.materials.add(plain(palette::OAK));
    let slab = assets.materials.add(plain(palette::STONE_LIGHT));
    let discs = [palette::IVORY, palette::EBONY, palette::STONE_DARK].map(|tone| assets.materials.add(plain(tone)));
    let tray = Tray::new(layout.half - Vec2::splat(RIM), RIM / 2.0);
    assets.add_scenery([(tray.rim(), frame.clone()), (tray.ground(DEPTH), frame)]);
    let shapes = layout.shapes();
    let slabs: Vec<Handle<Mesh>> =
        (0..shapes).map(|shape| assets.meshes.add(slab_of(layout.outline(shape)).mesh())).collect();
    let disc = assets.meshes.add(disc_of(&layout).mesh());
    let cells = layout.clone();
    Presentation::new(
        ui,
        layout,
        move |piece| {
            let side = piece.side.map_or(2, Side::index);
            vec![(disc.clone(), discs[side].clone(), 0.0)]
        },
        move |cell: Cell| (slabs[cells.shape(cell)].clone(), slab.clone(), 0.0),
    )
}

fn slab_of(outline: &[Vec2]) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let inner: Vec<Vec2> = outline.iter().map(|corner| *corner * (1.0 - JOINT)).collect();
    solid.prism(&inner, [-DEPTH, 0.0], 0.01, false);
    solid
}

fn disc_of(layout: &Layout) -> MeshBuilder {
    let (radius, height) = (0.36 * layout.unit, layout.level_height * 0.8);
    let mut solid = MeshBuilder::new();
    let edge = height * 0.25;
    let profile = [
        (0.0, 0.0),
        (radius - edge, 0.0),
        (radius, edge),
        (radius, height - edge),
        (radius - edge, height),
        (0.0, height),
    ];
    solid.lathe(&profile, 32);
    solid
}
