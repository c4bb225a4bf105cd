//! How the board is seen, whom it faces, and how much of it is drawn.

use strum::{EnumCount, EnumIter, IntoStaticStr};

use crate::words::text;

/// How the board is seen.
#[derive(EnumCount, EnumIter, IntoStaticStr, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[strum(serialize_all = "kebab-case")]
pub enum Viewpoint {
    /// In the room, from a chair.
    Room,
    /// In the room, from straight above.
    Above,
    /// As a flat picture.
    Flat,
    /// In the room, or flat where the room takes long to draw.
    #[default]
    Automatic,
}

impl Viewpoint {
    /// What settings call it.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Viewpoint::Room => text!("view-room"),
            Viewpoint::Above => text!("view-above"),
            Viewpoint::Flat => text!("view-flat"),
            Viewpoint::Automatic => text!("view-automatic"),
        }
    }

    /// The next way to see the board, for a key that goes round.
    #[must_use]
    pub const fn next(self) -> Viewpoint {
        match self {
            Viewpoint::Room | Viewpoint::Automatic => Viewpoint::Above,
            Viewpoint::Above => Viewpoint::Flat,
            Viewpoint::Flat => Viewpoint::Room,
        }
    }
}

/// Whom the board faces where two people share it.
#[derive(EnumCount, EnumIter, IntoStaticStr, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardTurning {
    /// It lies as it was put down.
    #[default]
    Stays,
    /// It turns to whoever is to move; both sit before the window.
    Turns,
    /// The window lies between the two: the whole picture faces whoever is asked, or to move.
    BetweenPlayers,
}

impl BoardTurning {
    /// What settings call it.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            BoardTurning::Stays => text!("board-stays"),
            BoardTurning::Turns => text!("board-turns"),
            BoardTurning::BetweenPlayers => text!("board-between-players"),
        }
    }
}

/// How much is drawn.
#[derive(EnumCount, EnumIter, IntoStaticStr, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[strum(serialize_all = "kebab-case")]
pub enum Graphics {
    /// Little, for slow machines.
    Simple,
    /// Shadows and smooth edges.
    Standard,
    /// Everything.
    High,
    /// What the machine keeps up with.
    #[default]
    Automatic,
}

impl Graphics {
    /// What settings call it.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Graphics::Simple => text!("graphics-simple"),
            Graphics::Standard => text!("graphics-standard"),
            Graphics::High => text!("graphics-high"),
            Graphics::Automatic => text!("graphics-automatic"),
        }
    }
}
