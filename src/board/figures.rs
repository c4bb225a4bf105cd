//! Figures of a game's own that lie on its board for a while: cords, lines, arrows, ghosts.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Overlay, OverlayItem, OverlayKey};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::stage::StageAssets;

/// The figures of the game whose board stands on the table. A game inserts its own when it builds its stage.
#[derive(Resource, Clone, Default)]
pub struct Figures {
    looks: Vec<Look>,
}

/// How a figure looks.
#[derive(Clone)]
struct Look {
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

/// A figure with its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laid {
    /// The number of the figure among those of the game.
    pub figure: usize,
    /// Where its origin lies, in the world.
    pub at: Vec3,
    /// Its turn about the upright axis, in radians.
    pub turn: f32,
    /// How many times longer than made it is along its own z.
    pub stretch: f32,
}

impl Laid {
    /// A figure without turn or stretch.
    #[must_use]
    pub const fn still(figure: usize, at: Vec3) -> Laid {
        Laid { figure, at, turn: 0.0, stretch: 1.0 }
    }

    /// A figure that was made one unit long about its middle along z, laid between two points.
    #[must_use]
    pub fn between(figure: usize, start: Vec3, end: Vec3) -> Laid {
        let way = end - start;
        Laid { figure, at: (start + end) / 2.0, turn: way.x.atan2(way.z), stretch: way.length() }
    }

    /// The transform of the figure.
    #[must_use]
    pub fn place(&self) -> Transform {
        Transform::from_translation(self.at).with_rotation(Quat::from_rotation_y(self.turn)).with_scale(Vec3::new(
            1.0,
            1.0,
            self.stretch,
        ))
    }
}

impl Figures {
    /// Adds the next figure: a flat sign in a colour of the palette.
    pub fn sign(&mut self, assets: &mut StageAssets, solid: MeshBuilder, colour: fn(&Palette) -> Color) {
        let clear = colour(&assets.palette).alpha() < 1.0;
        let alpha_mode = if clear { AlphaMode::Blend } else { AlphaMode::Opaque };
        let material = assets.coloured(StandardMaterial { alpha_mode, unlit: true, ..default() }, colour);
        self.looks.push(Look { mesh: assets.meshes.add(solid.mesh()), material });
    }

    /// Adds the next figure: a solid object with its own material.
    pub fn thing(&mut self, assets: &mut StageAssets, solid: MeshBuilder, material: &Handle<StandardMaterial>) {
        let mesh = assets.meshes.add(solid.mesh());
        self.looks.push(Look { mesh, material: material.clone() });
    }
}

/// A flat sign with a dark edge, so that it can be seen on light and dark alike.
#[must_use]
pub fn outlined(outline: &[Vec2], edge: f32) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    solid.prism(outline, [0.0, edge], edge, false);
    solid.tint(|_, normal| if normal.y > 0.99 { LinearRgba::WHITE } else { LinearRgba::rgb(0.01, 0.008, 0.006) });
    solid
}

/// A flat ring of so many corners with dark edges, so that it can be seen on light and dark alike.
#[must_use]
pub fn outlined_ring(inner: f32, outer: f32, corners: u32) -> MeshBuilder {
    let edge = 0.018;
    let dark = LinearRgba::rgb(0.01, 0.008, 0.006);
    let mut solid = MeshBuilder::new();
    solid.paint(dark).lathe(&[(outer, 0.0), (outer - edge, 0.012)], corners);
    solid.paint(LinearRgba::WHITE).lathe(&[(outer - edge, 0.012), (inner + edge, 0.012)], corners);
    solid.paint(dark).lathe(&[(inner + edge, 0.012), (inner, 0.0)], corners);
    solid
}

/// A figure that lies on the board, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FigureKey(usize);

impl OverlayKey for FigureKey {}

/// Lays figures on the board.
#[derive(SystemParam)]
pub struct FigureOverlay<'w, 's> {
    figures: Res<'w, Figures>,
    overlay: Overlay<'w, 's, FigureKey>,
}

impl FigureOverlay<'_, '_> {
    /// Shows these figures and no others.
    pub fn show(&mut self, laid: &[Laid]) {
        let item = |(index, one): (usize, &Laid)| {
            let look = self.figures.looks.get(one.figure)?;
            Some((FigureKey(index), OverlayItem::new(&look.mesh, &look.material, one.place())))
        };
        self.overlay.show(laid.iter().enumerate().filter_map(item));
    }
}

/// The figures of a game that has none of its own.
pub fn plugin(app: &mut App) {
    app.init_resource::<Figures>();
}
