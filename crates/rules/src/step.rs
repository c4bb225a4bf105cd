//! Turns as paths of small choices.

use crate::{Cell, Message, Position};

/// One small choice on the way to a turn.
///
/// What a number means is the game's matter; a game uses as few kinds as it can. The same path of steps is walked by
/// the mouse, by the keyboard and by a search that splits turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Step {
    /// A cell of the board.
    Cell(Cell),
    /// How many pieces.
    Count(u8),
    /// A direction or one of several patterns.
    Way(u8),
    /// A kind of action.
    Act(u8),
    /// "Enough": the turn ends here although it could go on.
    Done,
}

impl Step {
    /// The cell that the step chooses, if it chooses one.
    ///
    /// ```
    /// use ludarium_rules::{Cell, Step};
    /// assert_eq!(Step::Cell(Cell(3)).cell(), Some(Cell(3)));
    /// assert_eq!(Step::Done.cell(), None);
    /// ```
    #[must_use]
    pub const fn cell(&self) -> Option<Cell> {
        match self {
            Step::Cell(cell) => Some(*cell),
            _ => None,
        }
    }
}

/// What may follow a path of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices<T> {
    /// The steps that lead on to at least one legal turn, without repeats.
    pub next: Vec<Step>,
    /// The turn that the path makes, if it is complete. A complete path has no `next`.
    pub turn: Option<T>,
}

/// A path that leads to no legal turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("step {} leads to no legal turn: {why}", index + 1)]
pub struct StepError {
    /// The first bad step, counted from 0.
    pub index: usize,
    /// One line for the player: "The Pikeman must stop at the Fortress: Black controls it".
    pub why: Message,
}

/// How a player puts a turn together, step by step.
pub trait StepInput: Position {
    /// What may follow a path of steps; the empty path asks for the first steps.
    ///
    /// # Errors
    /// The first step that leads to no legal turn, with the reason in one line for the player.
    fn choices(&self, path: &[Step]) -> Result<Choices<Self::Turn>, StepError>;

    /// A path of steps that makes a legal turn.
    fn steps_of(&self, turn: &Self::Turn) -> Vec<Step>;
}
