//! All that the window knows of one game.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, GameId, Kind, Piece, Side, Step};

use super::caption::usual_caption;
use super::{
    AnimationStyle, Closing, Course, Guide, Heard, MarkKind, Phase, Place, Presentation, Recording, StageAssets,
    VisualEvent, default_stage, flat, usual_phase,
};
use crate::page::Asset;

/// All that the window knows of one game. A game with nothing of its own is shown by [`GameUi::new`]: a plain board of
/// its cells, discs for pieces, the usual marks, animations and sounds.
pub struct GameUi {
    /// Which game.
    pub id: GameId,
    /// A name that fits on a small tile.
    pub short_name: &'static str,
    /// What the game is like, in a few words in the player's language.
    pub blurb: fn() -> String,
    /// The board in the room as a square picture, PNG.
    pub miniature: Option<&'static [u8]>,
    /// Its rules are put together from sources that do not give all of them; a player should know that before the first
    /// match.
    pub is_reconstruction: bool,
    /// How the panels speak of the game.
    pub guide: &'static Guide,
    /// The side that begins at the near edge of a board that is not turned.
    pub home: Side,
    /// Builds the stage. It runs away from the frame.
    pub build: fn(&'static GameUi, &mut StageAssets) -> Presentation,
    /// Builds the stage as a flat board. It runs away from the frame.
    pub build_flat: fn(&'static GameUi, &mut StageAssets) -> Presentation,
    /// Where its board stands in the room.
    pub place: &'static Place,
    /// Adds the systems of what the game shows of a position beside its pieces; they need neither meshes nor materials.
    pub views: fn(&mut App),
    /// Adds the game's other systems.
    pub plugin: fn(&mut App),
    /// How high a piece of this kind rises on a way of this length (world units).
    pub hop_height: fn(Kind, f32) -> f32,
    /// How a piece stands on its cell at the given level of a stack, apart from the cell's place: a small shift, a turn, a
    /// size; pieces put down by hand never stand exactly in the middle.
    pub pose: fn(Piece, Cell, u8) -> Transform,
    /// The mark on a cell that may be chosen next, given the side to move and the steps taken.
    pub mark: fn(&BoardView, Side, &[Step], Cell) -> Option<MarkKind>,
    /// How pieces leave, arrive and change, and which particles fly.
    pub animation: AnimationStyle,
    /// What the pieces do when the match ends.
    pub closing: Closing,
    /// The recording of an event and the part of the event (0 to 1) that has passed when it starts; `None` leaves it to
    /// the usual sounds.
    pub sound_for: fn(&VisualEvent) -> Option<(f32, Recording)>,
    /// What is heard in this game, in words, or the name of it; `None` leaves it to the usual words, and behind the board
    /// to silence.
    pub caption_for: fn(Heard) -> Option<String>,
    /// What is heard behind the board, a loop in Ogg Vorbis.
    pub ambience: Option<Asset>,
    /// The name of its piece of music, with which the files of the stems begin.
    pub music: Option<&'static str>,
    /// How far a match has come that is not over, from what both players see; the music follows it.
    pub phase: fn(&Course) -> Phase,
}

impl GameUi {
    /// A game shown with nothing of its own.
    #[must_use]
    pub const fn new(id: GameId, guide: &'static Guide) -> GameUi {
        GameUi {
            id,
            short_name: id.title(),
            blurb: String::new,
            miniature: None,
            is_reconstruction: false,
            guide,
            home: Side::White,
            build: default_stage::build,
            build_flat: flat::build,
            place: &Place::STUDY,
            views: |_| (),
            plugin: |_| (),
            hop_height: |_, _| 0.2,
            pose: upright,
            mark: default_mark,
            animation: AnimationStyle::PLAIN,
            closing: Closing::PLAIN,
            sound_for: default_sound,
            caption_for: |_| None,
            ambience: None,
            music: None,
            phase: usual_phase,
        }
    }

    /// What is heard, in words, or the name of it: the game's own or the usual ones. None for what tells nothing.
    #[must_use]
    pub fn caption(&self, heard: Heard) -> Option<String> {
        (self.caption_for)(heard).or_else(|| match heard {
            Heard::Event(recording) => usual_caption(recording),
            Heard::Ambience | Heard::Music => None,
        })
    }
}

/// Pieces that stand upright in the middle of their cells.
#[must_use]
pub fn upright(_: Piece, _: Cell, _: u8) -> Transform {
    Transform::IDENTITY
}

/// The usual mark on a cell that may be chosen next: a ring round an own piece, brackets round one of the opponent's, a
/// disc on an empty cell.
#[must_use]
pub fn default_mark(board: &BoardView, side: Side, _: &[Step], cell: Cell) -> Option<MarkKind> {
    Some(match board.top(cell) {
        Some(piece) if piece.side == Some(side) => MarkKind::Movable,
        Some(_) => MarkKind::Capture,
        None => MarkKind::Target,
    })
}

/// The usual sounds for everything.
#[must_use]
pub fn default_sound(_: &VisualEvent) -> Option<(f32, Recording)> {
    None
}

/// The games that the window shows, in the order of the title's shelf.
#[derive(Resource, Clone, Copy)]
pub struct GameRegistry(pub &'static [GameUi]);

impl GameRegistry {
    /// The descriptor of a game; the first one for a game that is not in the list.
    #[must_use]
    pub fn get(self, game: GameId) -> &'static GameUi {
        self.0.iter().find(|ui| ui.id == game).unwrap_or(&self.0[0])
    }
}
