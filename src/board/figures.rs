//! Figures of a game's own that lie on its board for a while: cords, lines, arrows, threats. What a player must see is a
//! sign of light, which shines through whatever stands in front of it; what adorns the board is a solid thing.

use std::fmt::Debug;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Overlay, OverlayItem, OverlayKey};
use crate::look::light::{Coverage, LightMaterial};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::stage::flat::pose::MARKS;
use crate::stage::{Presentation, StageAssets};

/// How much nearer than the one before it each sign counts when they are drawn one over the other.
const NEARER: f32 = 0.05;

/// The figures of the game whose board stands on the table. A game inserts its own when it builds its stage.
#[derive(Resource, Clone, Default)]
pub struct Figures {
    looks: Vec<Look>,
}

/// How a figure looks.
#[derive(Clone)]
struct Look {
    #[cfg_attr(not(any(feature = "testing", test)), expect(dead_code, reason = "journeys look for it"))]
    name: String,
    mesh: Handle<Mesh>,
    material: FigureMaterial,
}

/// What a figure is drawn with.
#[derive(Clone)]
enum FigureMaterial {
    /// A thing.
    Solid(Handle<StandardMaterial>),
    /// A sign: its light where it is open, and where something stands in front of it.
    Light { open: Handle<LightMaterial>, covered: Handle<LightMaterial> },
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
    /// Adds the next figure, which is drawn over earlier ones: a sign of light in a colour of the palette, whose mesh has the texture coordinates of
    /// [`crate::look::light::line`]. Figures are told apart by their names.
    pub fn sign(
        &mut self,
        assets: &mut StageAssets,
        name: impl Debug,
        shape: MeshBuilder,
        colour: impl Fn(&Palette) -> Color + Clone + Send + Sync + 'static,
    ) {
        let nearer = NEARER * self.looks.len() as f32;
        let light = |coverage| LightMaterial::new(Color::WHITE, coverage).nearer(nearer);
        let open = assets.light(light(Coverage::Open), colour.clone());
        let covered = assets.light(light(Coverage::Covered), colour);
        self.add(name, assets.meshes.add(shape.mesh()), FigureMaterial::Light { open, covered });
    }

    /// Adds the next figure: a solid object with its own material.
    pub fn thing(
        &mut self,
        assets: &mut StageAssets,
        name: impl Debug,
        solid: MeshBuilder,
        material: &Handle<StandardMaterial>,
    ) {
        self.add(name, assets.meshes.add(solid.mesh()), FigureMaterial::Solid(material.clone()));
    }

    fn add(&mut self, name: impl Debug, mesh: Handle<Mesh>, material: FigureMaterial) {
        self.looks.push(Look { name: format!("{name:?}"), mesh, material });
    }

    /// The names of the signs, by their numbers among the figures.
    #[cfg(feature = "testing")]
    pub fn signs(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_sign = |look: &&Look| matches!(look.material, FigureMaterial::Light { .. });
        let signs = self.looks.iter().enumerate().filter(move |(_, look)| is_sign(look));
        signs.map(|(number, look)| (number, look.name.as_str()))
    }
}

/// What lies on the board of a figure: a part of those in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FigureKey {
    /// The place in the list.
    index: usize,
    /// The number of the figure among those of the game.
    pub figure: usize,
    /// Whether this is what shines through.
    covered: bool,
}

impl OverlayKey for FigureKey {}

/// Lays figures on the board.
#[derive(SystemParam)]
pub struct FigureOverlay<'w, 's> {
    figures: Res<'w, Figures>,
    presentation: Option<Res<'w, Presentation>>,
    overlay: Overlay<'w, 's, FigureKey>,
}

impl FigureOverlay<'_, '_> {
    /// Shows these figures and no others. Nothing covers a sign on a flat board.
    pub fn show(&mut self, laid: &[Laid]) {
        let flat = self.presentation.as_ref().is_some_and(|presentation| presentation.flat.is_some());
        let items = laid.iter().enumerate().flat_map(|(index, one)| {
            let look = self.figures.looks.get(one.figure);
            look.map(|look| look.items(index, one, flat)).into_iter().flatten()
        });
        self.overlay.show(items);
    }
}

impl Look {
    fn items(&self, index: usize, laid: &Laid, flat: bool) -> Vec<(FigureKey, OverlayItem)> {
        let key = |covered| FigureKey { index, figure: laid.figure, covered };
        let mut place = laid.place();
        match &self.material {
            FigureMaterial::Solid(material) => vec![(key(false), OverlayItem::new(&self.mesh, material, place))],
            FigureMaterial::Light { open, .. } if flat => {
                place.translation.y = place.translation.y.max(MARKS);
                vec![(key(false), OverlayItem::new(&self.mesh, open, place))]
            }
            FigureMaterial::Light { open, covered } => [(false, open), (true, covered)]
                .map(|(is_covered, light)| (key(is_covered), OverlayItem::new(&self.mesh, light, place)))
                .into(),
        }
    }
}

/// The figures of a game that has none of its own.
pub fn plugin(app: &mut App) {
    app.init_resource::<Figures>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_shines_through_in_the_room_and_lies_above_all_pieces_on_a_flat_board() {
        let material = FigureMaterial::Light { open: Handle::default(), covered: Handle::default() };
        let sign = Look { name: "Sign".to_owned(), mesh: Handle::default(), material };
        let laid = Laid::still(0, Vec3::ZERO);
        assert_eq!(sign.items(0, &laid, false).len(), 2);
        let [(_, item)] = &sign.items(0, &laid, true)[..] else { panic!("nothing covers a flat board") };
        assert!(item.place.translation.y >= MARKS);
    }
}
