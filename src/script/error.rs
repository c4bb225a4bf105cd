//! Why a journey ends before its last step.

use std::fmt::Debug;
use std::path::PathBuf;

use bevy::ecs::system::{In, RegisteredSystemError};
use bevy::math::Vec2;
#[cfg(feature = "testing")]
use ludarium_rules::Side;
use ludarium_rules::{Cell, TooManyTurns, TurnError};

use super::Step;
use super::chords::UnknownKey;
#[cfg(feature = "testing")]
use super::sighting::Sighting;

/// A journey that has failed: at which step, why, and in which position.
#[derive(Debug, thiserror::Error)]
#[error(
    "journey \"{journey}\", {}: {why}{}",
    step.as_ref().map_or("after its last step".to_owned(), |(number, step)| format!("step {number} ({step:?})")),
    position.as_ref().map_or(String::new(), |position| format!("\n  position: {position}"))
)]
pub(super) struct JourneyFailure {
    pub journey: String,
    /// The number of the step, from 1, and the step; none if the last one has been done.
    pub step: Option<(usize, Step)>,
    pub why: StepError,
    /// The position that is played, if a match is on the table.
    pub position: Option<String>,
}

/// Why a step cannot be done, or what there is in place of what it expects.
#[derive(Debug, thiserror::Error)]
pub(super) enum StepError {
    #[error("there is no match on the table")]
    NoMatch,
    #[cfg(feature = "testing")]
    #[error("the disk does not do as it is told: {0}")]
    Disk(std::io::Error),
    #[error("the match is over: {0}")]
    MatchIsOver(String),
    #[error("the match is not over")]
    MatchGoesOn,
    #[error("the board does not show the position: {}", .0.join("; "))]
    BoardDiffers(Vec<String>),
    #[error("not done after {0} frames")]
    Unfinished(u32),
    #[error("the board has no cell \"{0}\"")]
    NoCell(String),
    #[error("no part of {0} can be seen")]
    HiddenCell(String),
    #[error("where {cell} is in the window cannot be told: {why}")]
    NoView { cell: String, why: Box<RegisteredSystemError<In<Cell>, Option<Vec2>>> },
    #[error("there is no button \"{wanted}\"; there are: {}", shown.join(", "))]
    NoButton { wanted: String, shown: Vec<String> },
    #[error(transparent)]
    Key(#[from] UnknownKey),
    #[error(transparent)]
    Turn(#[from] TurnError),
    #[error(transparent)]
    Turns(#[from] TooManyTurns),
    #[error("{what} is {found}, not {wanted}")]
    Unexpected { what: &'static str, found: String, wanted: String },
    #[error("{}: {why}", folder.display())]
    NoFolder { folder: PathBuf, why: std::io::Error },
    #[error("{} was not written", .0.display())]
    NoPicture(PathBuf),
    #[error("a film takes every frame (every: 1) or fewer, and is of a step that is no film itself")]
    NoFilm,
    #[error("the film has more than {0} pictures; film a shorter step, or fewer of its frames")]
    LongFilm(u32),
    #[error("the step expects nothing")]
    NoExpectation,
    #[cfg(feature = "testing")]
    #[error("{why} (seed {seed})")]
    Monkey { why: UnaskedTurn, seed: u64 },
    #[cfg(feature = "testing")]
    #[error("{words} puts no match on the table: {why}")]
    NoOpening { words: String, why: String },
    #[cfg(feature = "testing")]
    #[error("{keys} keys do not lead there: what is still wanted is {wanted}")]
    Unreachable { keys: u32, wanted: String },
    #[cfg(feature = "testing")]
    #[error("there are no words in a language \"{0}\"")]
    NoLanguage(String),
    #[cfg(feature = "testing")]
    #[error("no puzzle that waits for a turn is on the table")]
    NoPuzzle,
    #[cfg(feature = "testing")]
    #[error("marks and signs are looked at in the real window only")]
    NothingToSee,
    #[cfg(feature = "testing")]
    #[error("the picture of {0} changes while no mark and no sign does")]
    RestlessPicture(String),
    #[cfg(feature = "testing")]
    #[error("{} marks are hardly seen: {}", .0.len(), .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    HiddenMarks(Vec<Sighting>),
    #[cfg(feature = "testing")]
    #[error("{} pairs of marks look alike: {}", .0.len(), .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    AlikeMarks(Vec<Sighting>),
    #[cfg(feature = "testing")]
    #[error("{} signs are hardly seen: {}", .0.len(), .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    HiddenFigures(Vec<Sighting>),
    #[cfg(feature = "testing")]
    #[error("{} faded signs are seen: {}", .0.len(), .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    SeenFigures(Vec<Sighting>),
    #[cfg(feature = "testing")]
    #[error("{} texts cannot be read: {}", .0.len(), .0.join("; "))]
    UnreadableTexts(Vec<String>),
    #[cfg(feature = "testing")]
    #[error("{} targets are too small for a finger: {}", .0.len(), .0.join("; "))]
    SmallTargets(Vec<String>),
    #[cfg(feature = "testing")]
    #[error("the system does not tell how much memory is used")]
    UnknownMemory,
    #[cfg(feature = "testing")]
    #[error("no memory was remembered")]
    NothingRemembered,
    #[cfg(feature = "testing")]
    #[error("memory grew by {percent:.1} %, from {before} to {now} KiB")]
    MemoryGrew { percent: f32, before: u64, now: u64 },
}

impl StepError {
    /// Something is not as it should be.
    pub fn unexpected(what: &'static str, found: &impl Debug, wanted: &impl Debug) -> StepError {
        StepError::Unexpected { what, found: format!("{found:?}"), wanted: format!("{wanted:?}") }
    }
}

/// The AI has played without having been asked.
#[cfg(feature = "testing")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at ply {ply} a turn of the AI for {side} came without an answer")]
pub struct UnaskedTurn {
    pub ply: usize,
    pub side: Side,
}
