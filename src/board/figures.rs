//! Figures of a game's own that lie on its board for a while: cords, lines, arrows, ghosts.

use bevy::ecs::system::SystemParam;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::picking::Pickable;
use bevy::prelude::*;

use crate::input::Offers;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::schedule::{Screen, TurnSet};
use crate::stage::{Presentation, StageAssets};

/// The figures of the game whose board stands on the table. A game inserts its own when it builds its stage.
#[derive(Resource, Clone, Default)]
pub struct Figures {
    looks: Vec<Look>,
    laid: Vec<Laid>,
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
    /// A figure as it was made.
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
}

impl Figures {
    /// Adds the next figure: a flat sign in a colour of the palette.
    pub fn sign(&mut self, assets: &mut StageAssets, solid: MeshBuilder, colour: fn(&Palette) -> Color) {
        let clear = colour(&assets.palette).alpha() < 1.0;
        let alpha_mode = if clear { AlphaMode::Blend } else { AlphaMode::Opaque };
        let material = assets.coloured(StandardMaterial { alpha_mode, unlit: true, ..default() }, colour);
        self.looks.push(Look { mesh: assets.meshes.add(solid.mesh()), material });
    }

    /// Adds the next figure: a thing of its own material.
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

/// An entity that shows a figure.
#[derive(Component)]
struct Shown;

/// Lays figures on the board.
#[derive(SystemParam)]
pub struct Layer<'w, 's> {
    figures: ResMut<'w, Figures>,
    shown: Query<'w, 's, Entity, With<Shown>>,
    commands: Commands<'w, 's>,
}

impl Layer<'_, '_> {
    /// Shows these figures and no others.
    pub fn show(&mut self, laid: Vec<Laid>) {
        if self.figures.laid == laid {
            return;
        }
        self.shown.iter().for_each(|entity| self.commands.entity(entity).despawn());
        for one in &laid {
            let Some(look) = self.figures.looks.get(one.figure) else { continue };
            let place = Transform::from_translation(one.at)
                .with_rotation(Quat::from_rotation_y(one.turn))
                .with_scale(Vec3::new(1.0, 1.0, one.stretch));
            self.commands.spawn((
                Shown,
                Mesh3d(look.mesh.clone()),
                MeshMaterial3d(look.material.clone()),
                place,
                Pickable::IGNORE,
                NotShadowCaster,
                NotShadowReceiver,
            ));
        }
        self.figures.laid = laid;
    }
}

/// The systems of figures.
pub fn plugin(app: &mut App) {
    app.init_resource::<Figures>()
        .add_systems(
            Update,
            clear
                .run_if(resource_exists_and_changed::<Presentation>)
                .in_set(TurnSet::Queue)
                .after(crate::stage::StageSet),
        )
        .add_systems(OnExit(Screen::Table), clear);
}

/// Another board, or none: nothing lies on it, and nothing is offered.
fn clear(mut layer: Layer, mut offers: ResMut<Offers>) {
    layer.shown.iter().for_each(|entity| layer.commands.entity(entity).despawn());
    layer.figures.laid.clear();
    offers.set_if_neq(Offers::default());
}
