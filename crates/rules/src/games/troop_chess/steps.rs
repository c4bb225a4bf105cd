//! Steps: the three pieces in any order, then the target of the one chosen first.

use super::board::{Point, Set, bit, points};
use super::formation::Formation;
use super::position::TroopChess;
use super::refusals::Refusal;
use super::turn::{Turn, Vector};
use super::turns::Generator;
use crate::{Choices, CommonRefusal, Message, Notation, Position, Step, StepError, StepInput};

impl Turn {
    /// The three points by file, then rank, and the target of the first.
    pub(super) fn steps(self) -> Vec<Step> {
        let points = self.formation.points();
        let target = self.vector.target(points[0]);
        points.into_iter().chain(target).map(|point| Step::Cell(point.cell())).collect()
    }
}

impl StepInput for TroopChess {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let refuse = |index, why: Message| StepError { index, why };
        if let (Some(outcome), false) = (self.outcome(), path.is_empty()) {
            let sentence = Self::reason_text(&outcome.reason);
            return Err(refuse(0, CommonRefusal::over("troop-chess", outcome, sentence)));
        }
        let generator = Generator::of(self);
        let mut chosen = Vec::with_capacity(3);
        let mut movable = if self.is_formed() { movable_with(&generator, 0) } else { 0 };
        for (index, step) in path.iter().take(3).enumerate() {
            let point = point_of(*step).ok_or_else(|| refuse(index, Refusal::NoPoint.into()))?;
            let open = movable;
            chosen.push(point);
            movable = movable_with(&generator, set_of(&chosen));
            if bit(point) & open == 0 {
                return Err(refuse(index, self.why_not_choose(&chosen[..index], point)));
            }
        }
        let &[first, second, third] = chosen.as_slice() else {
            return Ok(Choices { next: cells(movable), turn: None });
        };
        let formation = Formation::of([first, second, third])
            .ok_or_else(|| refuse(2, self.why_not_choose(&[first, second], third)))?;
        self.last_choice(&generator, formation, first, &path[3..])
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        turn.steps()
    }
}

impl TroopChess {
    /// What may follow when the formation is chosen.
    fn last_choice(
        &self,
        generator: &Generator,
        formation: Formation,
        first: Point,
        path: &[Step],
    ) -> Result<Choices<Turn>, StepError> {
        let Some((&step, rest)) = path.split_first() else {
            let targets = generator.vectors(formation).into_iter().filter_map(|vector| vector.target(first));
            return Ok(Choices { next: targets.map(|target| Step::Cell(target.cell())).collect(), turn: None });
        };
        let refuse = |index, why: Message| StepError { index, why };
        let target = point_of(step).ok_or_else(|| refuse(3, Refusal::NoPoint.into()))?;
        let vector =
            Vector::between(first, target).ok_or_else(|| refuse(3, self.why_no_vector(formation, first, target)))?;
        let turn = Turn { formation, vector };
        if !self.allows(turn) {
            return Err(refuse(3, self.why_not(turn)));
        }
        if rest.is_empty() {
            Ok(Choices { next: Vec::new(), turn: Some(turn) })
        } else {
            Err(refuse(4, CommonRefusal::Complete.into()))
        }
    }
}

/// The other points of the formations that have all of some points and can move.
fn movable_with(generator: &Generator, chosen: Set) -> Set {
    let mut movable = 0;
    generator.with_all(chosen, |formation| movable |= formation.set());
    movable & !chosen
}

fn set_of(chosen: &[Point]) -> Set {
    chosen.iter().fold(0, |set, &point| set | bit(point))
}

fn cells(set: Set) -> Vec<Step> {
    points(set).map(|point| Step::Cell(point.cell())).collect()
}

fn point_of(step: Step) -> Option<Point> {
    Point::of_cell(step.cell()?)
}
