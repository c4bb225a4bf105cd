//! The terms in which conditions ask, as files write them.

use serde::Deserialize;

/// Whose a piece is, or who has played, as the learner sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Owner {
    /// The learner.
    Mine,
    /// The other side.
    Theirs,
    /// Nobody: neutral growth, a blocked square.
    Nobodys,
}

/// Who has won, as the learner sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Winner {
    /// The learner.
    Me,
    /// The other side.
    Them,
    /// Nobody: a draw.
    Nobody,
}

/// Who holds a zone, as the learner sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum ZoneHolder {
    /// Only the learner is in it.
    Me,
    /// Only the other side is in it.
    Them,
    /// Both are in it.
    Both,
    /// Nobody is in it.
    Nobody,
}

/// The kinds of effect that a condition can ask for; each stands for the variant of
/// [`Effect`](ludarium_rules::Effect) of the same name, and `Moved` also for what is carried and stacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[allow(missing_docs, reason = "the variants of Effect say what they are")]
pub enum EffectName {
    Moved,
    Captured,
    Collided,
    Attacked,
    Enslaved,
    Freed,
    Converted,
    Grew,
    Withered,
    ChainStarted,
    ChainEnded,
    Chosen,
    Revealed,
    Clashed,
    PhaseBegan,
    Promoted,
    Claimed,
    SecondWind,
}
