//! What a game gives to be shown: where its cells lie, how its pieces look, move and sound, and how the panels speak
//! of it. The rooms that show a match know games only through these types.

pub mod guide;
mod layout;
mod mark_kind;
mod piece_motions;
mod recording;
mod visual_event;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, GameId, Kind, Piece, Side, Step};

pub use guide::{Guide, InputAction, Prompt, Tally, Token};
pub use layout::{Layout, RIM};
pub use mark_kind::{MarkKind, default_mark};
pub use piece_motions::{Arrival, Change, Leaving, ParticleKind, PieceMotions, ease, go_over, travel};
pub use recording::Recording;
pub use visual_event::VisualEvent;

use crate::Quality;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;

/// The games in the order of the title's shelf.
pub const ALL_GAMES: [GameId; 7] =
    [GameId::Tress, GameId::Trees, GameId::Tribun, GameId::Gess, GameId::GoChess, GameId::Treason, GameId::TroopChess];

/// A mesh, its material and its turn about the upright axis in radians.
pub type MeshPart = (Handle<Mesh>, Handle<StandardMaterial>, f32);

/// How the game on the table is shown.
#[derive(Resource)]
pub struct Presentation {
    /// Which game.
    pub game: GameId,
    /// Where its cells are.
    pub layout: Layout,
    /// The looks of a piece. All parts stand at the piece's origin, which is on the board below its middle.
    pub piece_meshes: Box<dyn Fn(Piece) -> Vec<MeshPart> + Send + Sync>,
    /// The looks of a cell, which is also what the pointer hits.
    pub cell_mesh: Box<dyn Fn(Cell) -> MeshPart + Send + Sync>,
    /// How high a piece of this kind rises on a way of this length (world units).
    pub hop_height: fn(Kind, f32) -> f32,
    /// How a piece stands on its cell at the given level of a stack, apart from the cell's place: a small shift, a turn, a
    /// size; pieces made by hand never stand exactly in the middle.
    pub pose: fn(Piece, Cell, u8) -> Transform,
    /// The mark on a cell that may be chosen next, given the side to move and the steps taken;
    /// [`crate::board::default_mark`] unless the game has its own.
    pub mark: fn(&BoardView, Side, &[Step], Cell) -> Option<MarkKind>,
    /// How pieces leave, arrive and change.
    pub motions: PieceMotions,
    /// The recording of a beat and the part of the beat (0 to 1) that has passed when it starts; `None` leaves it to the
    /// house.
    pub sound_for: fn(&VisualEvent) -> Option<(f32, Recording)>,
}

impl Presentation {
    /// Where a piece stands on its cell, with so many pieces below it, when nothing moves.
    #[must_use]
    pub fn rest(&self, piece: Piece, cell: Cell, level: u8) -> Transform {
        let place = self.layout.world(cell) + Vec3::Y * self.layout.level_height * f32::from(level);
        let pose = (self.pose)(piece, cell, level);
        pose.with_translation(place + pose.translation)
    }
}

/// Pieces that stand upright in the middle of their cells.
#[must_use]
pub fn upright(_: Piece, _: Cell, _: u8) -> Transform {
    Transform::IDENTITY
}

/// The house's sounds for everything.
#[must_use]
pub fn default_sound(_: &VisualEvent) -> Option<(f32, Recording)> {
    None
}

/// What a stage is built with.
#[derive(SystemParam)]
pub struct StageAssets<'w> {
    /// Meshes made in code.
    pub meshes: ResMut<'w, Assets<Mesh>>,
    /// Their materials.
    pub materials: ResMut<'w, Assets<StandardMaterial>>,
    /// Textures made in code.
    pub images: ResMut<'w, Assets<Image>>,
    /// The frames of Tress's zones.
    pub inlays: ResMut<'w, Assets<crate::games::tress::InlayMaterial>>,
    /// The colours that mean something.
    pub palette: Res<'w, Palette>,
    /// How much is drawn.
    pub quality: Res<'w, Quality>,
}

impl StageAssets<'_> {
    /// Puts parts of a game's scenery, which neither move nor take clicks, below the stage's root.
    pub fn set_up(
        &mut self,
        commands: &mut Commands,
        root: Entity,
        parts: impl IntoIterator<Item = (MeshBuilder, Handle<StandardMaterial>)>,
    ) {
        for (solid, material) in parts {
            let mesh = Mesh3d(self.meshes.add(solid.mesh()));
            commands.spawn((mesh, MeshMaterial3d(material), Pickable::IGNORE, ChildOf(root)));
        }
    }
}

/// Whether this game is on the table, or on show there: the condition of a game's own systems.
pub fn shown(game: GameId) -> impl FnMut(Option<Res<Presentation>>) -> bool + Clone {
    move |presentation: Option<Res<Presentation>>| presentation.is_some_and(|presentation| presentation.game == game)
}

/// The game whose board stands on the table while no match does.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PreviewGame(pub GameId);

impl Default for PreviewGame {
    fn default() -> Self {
        PreviewGame(ALL_GAMES[0])
    }
}

/// The systems that build the stage of the game that is shown; timelines are played on what they have built.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct StageSet;
