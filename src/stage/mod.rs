//! What a game gives to be shown: where its cells lie, how its pieces look, move and sound, and how the panels speak
//! of it. The rooms that show a match know games only through these types.

mod animation_style;
mod assets;
mod caption;
mod closing;
mod course;
mod default_stage;
pub mod flat;
mod game_ui;
pub mod guide;
mod layout;
mod place;
mod recording;
mod sound;
mod sound_cue;
mod style;
mod variants;
mod visual_event;

use std::sync::Arc;

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, GameId, Piece};

use crate::job::JobFailure;
pub use crate::look::room::smooth;
pub use animation_style::{
    AnimationStyle, Arrival, Change, Leaving, ParticleKind, carry_away, carry_over, ease, go_over, travel,
};
pub use assets::{Gap, Scene, Seat, StageAssets};
pub use caption::Heard;
pub use closing::{Closing, ClosingPiece, Ending, part};
pub use course::{Course, Phase, usual_phase};
pub use game_ui::{GameRegistry, GameUi, default_mark};
pub use guide::{Guide, InputAction, PieceName, Token};
pub use layout::{Layout, RIM};
pub use ludarium_diagram::MarkKind;
pub use place::{Lamp, Place, fading, lay};
pub use recording::Recording;
pub use sound::Sound;
pub use sound_cue::{Listener, SoundCue};

pub use style::{FlatView, StageStyle};
pub use variants::{PieceVariant, Variants};
pub use visual_event::VisualEvent;

/// A mesh, its material and its turn about the upright axis in radians.
pub type MeshPart = (Handle<Mesh>, Handle<StandardMaterial>, f32);

/// The looks of a piece.
type PieceMeshes = Arc<dyn Fn(Piece) -> Vec<MeshPart> + Send + Sync>;
/// The looks of a cell.
type CellMesh = Arc<dyn Fn(Cell) -> MeshPart + Send + Sync>;

/// How the game on the table is shown.
#[derive(Resource, Clone)]
pub struct Presentation {
    /// Which game.
    pub game: GameId,
    /// What holds for the game whenever it is shown.
    pub ui: &'static GameUi,
    /// Where its cells are.
    pub layout: Layout,
    /// The looks of a piece. All parts stand at the piece's origin, which is on the board below its middle.
    pub piece_meshes: PieceMeshes,
    /// The looks of a cell, which is also what the pointer hits.
    pub cell_mesh: CellMesh,
    /// The variants of the materials of pieces.
    pub variants: Variants,
    /// Where a piece darkens what it stands on, seen from the piece; none on a flat stage.
    pub shade: Option<Transform>,
    /// What else there is to know of a flat stage; `None` for one in the room.
    pub flat: Option<FlatView>,
    /// The end of a match that is shown; pieces stand as the closing scene has left them.
    pub ending: Option<Ending>,
}

impl Presentation {
    /// The presentation of a game with these looks.
    #[must_use]
    pub fn new(
        ui: &'static GameUi,
        layout: Layout,
        piece_meshes: impl Fn(Piece) -> Vec<MeshPart> + Send + Sync + 'static,
        cell_mesh: impl Fn(Cell) -> MeshPart + Send + Sync + 'static,
    ) -> Presentation {
        let (piece_meshes, cell_mesh) = (Arc::new(piece_meshes), Arc::new(cell_mesh));
        let variants = Variants::default();
        Presentation {
            game: ui.id,
            ui,
            layout,
            piece_meshes,
            cell_mesh,
            variants,
            shade: None,
            flat: None,
            ending: None,
        }
    }

    /// Where a piece stands on its cell, with so many pieces below it, when nothing moves.
    #[must_use]
    pub fn rest(&self, piece: Piece, cell: Cell, level: u8) -> Transform {
        if let Some(flat) = self.flat {
            return flat::pose::rest(&self.layout, flat.near, cell, level);
        }
        let place = self.layout.world(cell) + Vec3::Y * self.layout.level_height * f32::from(level);
        let pose = (self.ui.pose)(piece, cell, level);
        pose.with_translation(place + pose.translation)
    }

    /// Where a piece stands when nothing moves, with the end of the match that is shown.
    #[must_use]
    pub fn rest_now(&self, piece: Piece, cell: Cell, level: u8) -> Transform {
        match self.ending.filter(|_| self.flat.is_none()) {
            Some(ending) => (self.ui.closing.pose)(&self.closing_piece(ending, (piece, cell, level)), 1.0),
            None => self.rest(piece, cell, level),
        }
    }

    /// How a piece stands when the closing scene has come so far, from 0 to 1. Pictures on a flat board end as they began.
    #[must_use]
    pub fn closing_pose(&self, ending: Ending, piece: (Piece, Cell, u8), progress: f32) -> Transform {
        let one = self.closing_piece(ending, piece);
        let pose = (self.ui.closing.pose)(&one, progress);
        if self.flat.is_none() {
            return pose;
        }
        let back = ease(EaseFunction::SmoothStep, part(progress, 0.7, 0.3));
        let pose = Transform {
            translation: pose.translation.lerp(one.rest.translation, back),
            rotation: pose.rotation.slerp(one.rest.rotation, back),
            scale: pose.scale.lerp(one.rest.scale, back),
        };
        self.seen(pose, one.rest.translation.y)
    }

    /// A piece in the closing scene.
    #[must_use]
    pub fn closing_piece(&self, ending: Ending, (piece, cell, level): (Piece, Cell, u8)) -> ClosingPiece {
        let across = self.layout.world(cell).xz() / self.layout.half;
        ClosingPiece { piece, cell, rest: self.rest(piece, cell, level), across, winner: ending.winner }
    }

    /// What is seen of a piece in this pose: all of it in the room, less on a flat board, where it lies no lower than
    /// `floor`, so that what is below it on its cell stays below it.
    #[must_use]
    pub fn seen(&self, pose: Transform, floor: f32) -> Transform {
        self.flat.map_or(pose, |flat| flat::pose::flattened(flat.near, &pose, floor))
    }
}

/// Whether this game is on the table, or on show there: the condition of a game's own systems.
pub fn shown(game: GameId) -> impl FnMut(Option<Res<Presentation>>) -> bool + Clone {
    move |presentation: Option<Res<Presentation>>| presentation.is_some_and(|presentation| presentation.game == game)
}

/// The entity below which everything of the stage stands that is shown now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StageRoot(pub Entity);

/// The game whose board stands on the table while no match does.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PreviewGame(pub GameId);

/// What stands on that board if it is not the start of the game.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct PreviewBoard(pub BoardView);

/// Another game's stage stands now; the [`Presentation`] says which. Nothing that a match adds to it is there yet.
#[derive(Event, Clone, Copy, Debug)]
pub struct StageShown;

/// Why the stage that is wanted does not stand, and of which game it is.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct StageTrouble(pub Option<(GameId, JobFailure)>);

/// Somebody wants a stage to be built that could not be built before.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StageRetried;

/// The systems that build the stage of the game that is shown; timelines are played on what they have built.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct StageSet;
