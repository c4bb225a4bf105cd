//! How stages are drawn.

use bevy::prelude::*;
use ludarium_diagram::Palette;
use ludarium_rules::Side;

/// How the stage of the game that is shown is drawn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StageStyle {
    /// Solid pieces on a board that stands in the room.
    #[default]
    Room,
    /// Pictures on a flat board, seen from straight above.
    Flat,
}

/// What a flat stage knows beside what every stage knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FlatView {
    /// The side that sits at the lower edge: pieces stand upright for it.
    pub near: Side,
    /// The palette of its pictures.
    pub palette: Palette,
    /// How many pixels of its pictures are as long as a cell's inscribed circle is wide.
    pub scale: f32,
}
