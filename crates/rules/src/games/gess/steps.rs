//! Steps: the centre of a piece, then the centre to which it goes.

use std::ops::ControlFlow;

use super::board::CellSet;
use super::facts::{Point, Turn};
use super::position::Gess;
use super::refusals::Refusal;
use crate::{Choices, CommonRefusal, Message, Step, StepError, StepInput, Which};

impl StepInput for Gess {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let Some((from_step, rest)) = path.split_first() else {
            return Ok(Choices { next: self.first_steps(), turn: None });
        };
        let refuse = |index, why: Message| StepError { index, why };
        let from = point_of(*from_step).ok_or_else(|| refuse(0, Refusal::NoCell.into()))?;
        let targets = self.reach(from);
        if targets.is_empty() {
            return Err(refuse(0, self.why_not_from(from)));
        }
        let Some((to_step, rest)) = rest.split_first() else {
            return Ok(Choices { next: targets.iter().map(|to| Step::Cell(to.cell())).collect(), turn: None });
        };
        let to = point_of(*to_step).ok_or_else(|| refuse(1, Refusal::NoCell.into()))?;
        let turn = Turn { from, to };
        if !targets.contains(&to) {
            return Err(refuse(1, self.why_not(turn)));
        }
        if rest.is_empty() {
            Ok(Choices { next: Vec::new(), turn: Some(turn) })
        } else {
            Err(refuse(2, CommonRefusal::Complete.into()))
        }
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        vec![Step::Cell(turn.from.cell()), Step::Cell(turn.to.cell())]
    }
}

impl Gess {
    /// The centres from which there is a turn.
    fn first_steps(&self) -> Vec<Step> {
        let mut centres = CellSet::EMPTY;
        let _ = self.visit_turns(Which::All, |turn| {
            centres.insert(turn.from);
            ControlFlow::Continue(())
        });
        centres.points().map(|centre| Step::Cell(centre.cell())).collect()
    }
}

fn point_of(step: Step) -> Option<Point> {
    match step {
        Step::Cell(cell) => Point::of_cell(cell),
        _ => None,
    }
}
