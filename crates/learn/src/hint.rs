//! Hints in two steps: which piece, then where to.

use ludarium_rules::{AnyPosition, AnyTurn, Cell, Step};

/// What a hint shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintStep {
    /// Which piece.
    Piece,
    /// Where to.
    Place,
}

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// Which of the two.
    pub step: HintStep,
    /// The cells to show; empty where no right turn is known.
    pub cells: Vec<Cell>,
}

impl Hint {
    /// The hint at a turn that is legal in a position.
    pub(crate) fn of(position: &AnyPosition, turn: &AnyTurn, step: HintStep) -> Hint {
        let steps = position.steps_of(turn).unwrap_or_default();
        let mut cells: Vec<Cell> = steps.iter().filter_map(Step::cell).collect();
        cells.dedup();
        match step {
            HintStep::Piece => cells.truncate(1),
            HintStep::Place if cells.len() > 1 => drop(cells.remove(0)),
            HintStep::Place => {}
        }
        Hint { step, cells }
    }
}
