//! What a study refuses.

use ludarium_rules::TurnError;

use super::Study;
use super::notes::NotesError;
use super::tags::TagError;

/// An edit that a study refuses; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyError {
    /// The turn is refused.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// There is no such node, or it was deleted.
    #[error("this position is not part of the study")]
    NoNode,
    /// The first position cannot be deleted.
    #[error("the first position of a study stays")]
    Root,
    /// More positions than [`Study::MAX_NODES`].
    #[error("a study has at most {} positions", Study::MAX_NODES)]
    TooMany,
    /// More turns in a line than [`Study::MAX_PLIES`].
    #[error("a line has at most {} turns", Study::MAX_PLIES)]
    TooLong,
    /// Variations in variations deeper than [`Study::MAX_NESTING`].
    #[error("variations stand at most {} deep in each other", Study::MAX_NESTING)]
    TooDeep,
    /// Notes that cannot stand there.
    #[error(transparent)]
    Notes(#[from] NotesError),
    /// A match that this is no study of.
    #[error("the study is one of another match")]
    OtherMatch,
    /// A tag that cannot be.
    #[error(transparent)]
    Tag(#[from] TagError),
}
