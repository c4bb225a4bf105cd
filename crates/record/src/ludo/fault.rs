//! What can be wrong with a `.ludo` text, and where.

use ludarium_rules::{UnknownGame, excerpt};

use crate::encoding::one_line;
use crate::study::{NotesError, Study, TagError, UnknownEvaluation, UnknownGlyph};
use crate::{ClockError, MatchError, SetupError};

/// The version of the format that this program writes; it reads this one and all before it.
///
/// - 1: tags, the turns of a match, comments and the result.
/// - 2: variations, glyphs, the tag `Clock`, and commands in comments.
pub const VERSION: u64 = 2;

/// A `.ludo` text that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {}", one_line(fault))]
pub struct LudoError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Box<LudoFault>,
}

/// What is wrong with a `.ludo` text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LudoFault {
    /// Something else must stand here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What must stand here.
        expected: &'static str,
        /// What stands here.
        found: String,
    },
    /// Another version of the format; a newer program may read it.
    #[error(
        "version {} of the format is unknown to this program, which reads up to version {VERSION}: update Ludarium",
        excerpt(found)
    )]
    Version {
        /// The version of the text.
        found: String,
    },
    /// A variation in a text of the first version.
    #[error("a variation begins here, and version 1 of the format has none")]
    Variation,
    /// Variations in variations, too deep.
    #[error("variations stand at most {} deep in each other", Study::MAX_NESTING)]
    TooDeep,
    /// A variation that begins with a turn that is there already.
    #[error("\"{}\" is there already: a variation begins with another turn", excerpt(text))]
    Repeated {
        /// The turn as it is written.
        text: String,
    },
    /// A variation behind the last turn of a match that is not over.
    #[error("this variation goes on with a match that is not over: write its turns without parentheses")]
    Continuation,
    /// A sign behind a turn that is no glyph.
    #[error(transparent)]
    Glyph(#[from] UnknownGlyph),
    /// A glyph before the first turn, or a second one.
    #[error("a glyph stands behind a turn, and no second one")]
    GlyphPlace,
    /// An evaluation that cannot be read.
    #[error(transparent)]
    Evaluation(#[from] UnknownEvaluation),
    /// A command in a comment that cannot be read.
    #[error("\"[%{name} {}]\" is no {what}, such as {example}", excerpt(value))]
    Command {
        /// What was meant, such as "arrow".
        what: &'static str,
        /// The name of the command.
        name: String,
        /// What stands behind it.
        value: String,
        /// How it is written.
        example: &'static str,
    },
    /// The same command twice where only one can be.
    #[error("a second [%{name}] at the same position")]
    Twice {
        /// The name of the command.
        name: &'static str,
    },
    /// Notes that cannot stand there.
    #[error(transparent)]
    Notes(#[from] NotesError),
    /// The setting of the clocks is refused.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// More positions than any study has.
    #[error("a match has at most {} positions, those of its variations among them", Study::MAX_NODES)]
    TooMany,
    /// A tag that every match must have.
    #[error("the tag {name} is missing")]
    Missing {
        /// Its name.
        name: &'static str,
    },
    /// A tag that cannot be.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// An option without its value.
    #[error("\"{}\" is no option with its value, such as second_wind=off", excerpt(text))]
    Option {
        /// What stands there.
        text: String,
    },
    /// A kind of player that is unknown.
    #[error("{tag} is \"{}\": a player is \"human\" or \"program\"", excerpt(found))]
    Kind {
        /// The tag.
        tag: &'static str,
        /// Its value.
        found: String,
    },
    /// A tag that says whether something is so, and says neither.
    #[error("{tag} is \"{}\", but must be \"yes\" or \"no\"", excerpt(found))]
    YesOrNo {
        /// The tag.
        tag: &'static str,
        /// Its value.
        found: String,
    },
    /// Tags that say different things of a player.
    #[error("{tag} has more than one of a level, a rating and a type")]
    TwoKinds {
        /// The tag of the player.
        tag: &'static str,
    },
    /// A level or rating that is no number, or a player whose name is not that of the number.
    #[error("{tag} is \"{}\", but must be \"{expected}\" here", excerpt(found))]
    Level {
        /// The tag.
        tag: &'static str,
        /// Its value.
        found: String,
        /// What it must be.
        expected: String,
    },
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// Options, the first position or players are refused.
    #[error("{0}")]
    Setup(Box<SetupError>),
    /// The number before a turn.
    #[error("expected the number {expected}, found {}", excerpt(found))]
    Number {
        /// The number of the next turn.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// More turns than any line has.
    #[error("a line has at most {} turns", Study::MAX_PLIES)]
    TooLong,
    /// A turn is refused.
    #[error("turn {ply}, \"{}\": {error}", excerpt(text))]
    Turn {
        /// Which turn, counted from 1 by plies.
        ply: usize,
        /// The turn as it is written.
        text: String,
        /// Why it is refused.
        error: Box<MatchError>,
    },
    /// The result is not that of the turns, or the same thing is said in two ways.
    #[error("{what} is \"{}\", but {why} \"{}\"", excerpt(found), excerpt(expected))]
    Result {
        /// What says so.
        what: &'static str,
        /// What it says.
        found: String,
        /// Why it must be something else.
        why: &'static str,
        /// What it must be.
        expected: String,
    },
    /// A way to end that does not fit the result.
    #[error("no match ends with \"{}\" by \"{}\" after these turns", excerpt(result), excerpt(word))]
    Termination {
        /// The result.
        result: String,
        /// The word.
        word: String,
    },
}

impl LudoError {
    pub(super) fn at(place: Place, fault: impl Into<LudoFault>) -> LudoError {
        LudoError { line: place.line, column: place.column, fault: Box::new(fault.into()) }
    }
}

impl From<SetupError> for LudoFault {
    fn from(error: SetupError) -> LudoFault {
        LudoFault::Setup(Box::new(error))
    }
}

/// A place in a text; line and column count from 1, the column in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}
