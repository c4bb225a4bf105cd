//! What can be wrong with a share code.

use ludarium_rules::{GameId, excerpt_words};

use super::CODE_VERSION;

/// A share code that is refused, or a match of which none is made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShareError {
    /// Something else.
    #[error("this is no share code: one begins with \"ludo{CODE_VERSION}.\"")]
    NoCode,
    /// Another version of the code.
    #[error(
        "share codes \"ludo{found}.\" are unknown to this program, which reads \"ludo{CODE_VERSION}.\": update Ludarium"
    )]
    Version {
        /// The version.
        found: String,
    },
    /// A character that no code has.
    #[error(
        "the share code is damaged: character {column} is {character:?}, and codes have letters, digits, - and _ alone"
    )]
    Character {
        /// Where it stands, in characters from 1.
        column: usize,
        /// The character.
        character: char,
    },
    /// The end is missing.
    #[error("the share code is cut off: {missing} of its {length} bytes are missing at the end")]
    CutOff {
        /// How many bytes are missing.
        missing: usize,
        /// How many it has.
        length: usize,
    },
    /// There is more than the code.
    #[error("the share code is damaged: something stands behind its end")]
    Excess,
    /// The check sum is another one.
    #[error("the share code is damaged: its check sum does not fit, so a character was changed, lost or added")]
    Damaged,
    /// The code is of a game with other rules.
    #[error(
        "the share code was made with version {found} of the rules of {game}, and this program has version {known}: update Ludarium"
    )]
    Rules {
        /// The game.
        game: GameId,
        /// The version in the code.
        found: u32,
        /// The version of this program.
        known: u32,
    },
    /// The code is of a game that is unknown.
    #[error("the share code is of a game that this program does not know: update Ludarium")]
    Game,
    /// The check sum fits, but the content cannot be.
    #[error("the share code is whole, but was not made by these rules: {}", excerpt_words(.0))]
    Content(String),
    /// The match or the code is too long.
    #[error(
        "a share code holds at most {} turns, chosen among at most {}, and {} characters",
        super::MAX_PLIES,
        super::MAX_LISTED,
        super::MAX_CHARACTERS
    )]
    TooLong,
}
