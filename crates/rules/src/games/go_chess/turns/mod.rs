//! Legal turns and the steps that make one.

mod guard;
mod noise;
mod play;
mod reaches;
mod refusals;

use std::ops::ControlFlow;

use super::Square;
use super::position::{GoChess, Phase, bit, has, squares};
use crate::{Choices, CommonRefusal, Position, Step, StepError, StepInput, Which};

/// A turn: the choice of a square for the next piece, or a move.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::go_chess::{GoChess, Square, Turn}};
/// let text = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
/// let start = GoChess::parse(text, Default::default()).expect("a position");
/// let e4 = Square::named("e4").expect("a square");
/// assert_eq!(start.read_turn("P@e4"), Ok(Turn::Place(e4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Turn {
    /// "For each pair both sides choose an empty, unblocked square."
    Place(Square),
    /// A move of a piece.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

/// Generation.
impl GoChess {
    pub(super) fn visit_turns<F>(&self, which: Which, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        match (self.phase(), which) {
            (Phase::Play, Which::All) => self.reaches(self.pieces(self.side_to_move())).visit(visitor),
            (Phase::Play, Which::Noisy) => self.noisy_reaches().visit(visitor),
            (Phase::Placement(placement), Which::All) => {
                squares(self.eligible(placement)).try_for_each(|square| visitor(Turn::Place(square)))
            }
            // A choice takes nothing and wins nothing.
            (Phase::Placement(_), Which::Noisy) => ControlFlow::Continue(()),
        }
    }

    pub(super) fn count_of_turns(&self) -> u64 {
        match self.phase() {
            Phase::Placement(placement) => u64::from(self.eligible(placement).count_ones()),
            Phase::Play => u64::from(self.count_moves()),
        }
    }

    /// The turn that `draw` chooses by its number in the order in which turns are visited.
    pub(super) fn turn_drawn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        let among = |count: u64| if count == 0 { None } else { Some(draw(count)) };
        match self.phase() {
            Phase::Placement(placement) => {
                let eligible = self.eligible(placement);
                let number = among(eligible.count_ones().into())?;
                squares(eligible).nth(usize::try_from(number).ok()?).map(Turn::Place)
            }
            Phase::Play => {
                let reaches = self.reaches(self.pieces(self.side_to_move()));
                reaches.nth(among(reaches.len())?)
            }
        }
    }

    pub(super) fn any_turn(&self) -> bool {
        match self.phase() {
            Phase::Placement(placement) => self.eligible(placement) != 0,
            Phase::Play => self.any_move(),
        }
    }

    pub(super) fn allows(&self, turn: Turn) -> bool {
        match (self.phase(), turn) {
            (Phase::Placement(placement), Turn::Place(square)) => has(self.eligible(placement), square),
            (Phase::Play, Turn::Move { from, to }) => has(self.targets(from), to),
            _ => false,
        }
    }

    /// The squares to which the piece of the side to move on a square may go; none if no such piece stands there.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::go_chess::{GoChess, Square}};
    /// let text = "##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play";
    /// let position = GoChess::parse(text, Default::default()).expect("a position");
    /// let targets = |name| position.targets(Square::named(name).expect("a square")).count_ones();
    /// assert_eq!((targets("e3"), targets("e1"), targets("e9")), (7, 3, 0)); // the rook is pinned
    /// ```
    #[must_use]
    pub fn targets(&self, from: Square) -> u128 {
        match self.phase() {
            Phase::Placement(_) => 0,
            Phase::Play => self.reaches(bit(from)).all(),
        }
    }
}

impl StepInput for GoChess {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        match self.phase() {
            Phase::Placement(placement) => {
                let open = self.eligible(placement);
                self.last_choice(path, 0, open, Turn::Place)
            }
            Phase::Play => self.choices_of_move(path),
        }
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        match turn {
            Turn::Place(square) => vec![Step::Cell(square.cell())],
            Turn::Move { from, to } => vec![Step::Cell(from.cell()), Step::Cell(to.cell())],
        }
    }
}

/// Steps: a square to place on; or the square of a piece, then the square where it goes.
impl GoChess {
    fn choices_of_move(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let Some(&step) = path.first() else {
            return Ok(Choices { next: cells(self.reaches(self.pieces(self.side_to_move())).movers()), turn: None });
        };
        let from = square_of(step, 0)?;
        let targets = self.targets(from);
        if targets == 0 {
            return Err(StepError { index: 0, why: self.why_not_from(from) });
        }
        self.last_choice(path, 1, targets, |to| Turn::Move { from, to })
    }

    /// The choices where the step at `index` completes a turn.
    fn last_choice(
        &self,
        path: &[Step],
        index: usize,
        open: u128,
        turn: impl Fn(Square) -> Turn,
    ) -> Result<Choices<Turn>, StepError> {
        let Some(&step) = path.get(index) else { return Ok(Choices { next: cells(open), turn: None }) };
        let square = square_of(step, index)?;
        if !has(open, square) {
            return Err(StepError { index, why: self.why_not(turn(square)) });
        }
        if path.len() > index + 1 {
            return Err(StepError { index: index + 1, why: CommonRefusal::Complete.into() });
        }
        Ok(Choices { next: Vec::new(), turn: Some(turn(square)) })
    }
}

fn cells(set: u128) -> Vec<Step> {
    squares(set).map(|square| Step::Cell(square.cell())).collect()
}

fn square_of(step: Step, index: usize) -> Result<Square, StepError> {
    let square = step.cell().and_then(Square::of_cell);
    square.ok_or_else(|| StepError { index, why: CommonRefusal::NoSquare.into() })
}
