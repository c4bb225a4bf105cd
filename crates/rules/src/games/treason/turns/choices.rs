//! Steps: the cell of a piece, then where it goes; or the captured piece and the landing by turns, and `Done` to end a
//! chain that could go on; or the mirror cell, to convert what stands there.

use super::super::gait::Gait;
use super::{Chain, Hunter, Turn};
use crate::board::triangle::{Triangle, triangles};
use crate::games::treason::position::Treason;
use crate::games::treason::sentences::Refusal;
use crate::{Choices, CommonRefusal, Message, Position, Step, StepError, StepInput};

impl StepInput for Treason {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let capturing = self.must_capture();
        let Some((&first, rest)) = path.split_first() else { return Ok(more(self.beginnings(capturing), false)) };
        let from = cell_of(first).ok_or_else(|| refuse(0, Refusal::NoCell))?;
        if !from.is_in(self.beginnings(capturing)) {
            return Err(refuse(0, self.why_not_from(from)));
        }
        if capturing { self.choices_of_chain(from, rest) } else { self.choices_of_piece(from, rest) }
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        let step = |cell: Triangle| Step::Cell(cell.cell());
        match turn {
            Turn::Step { from, to } => vec![step(*from), step(*to)],
            Turn::Convert { from, at } => vec![step(*from), step(*at)],
            Turn::Capture(chain) => {
                let hops = chain.captures().flat_map(|capture| [step(capture.over), step(capture.landing)]);
                let goes_on = self.hunter_after(chain).is_some_and(|hunter| hunter.can_capture());
                std::iter::once(step(chain.from())).chain(hops).chain(goes_on.then_some(Step::Done)).collect()
            }
        }
    }
}

impl Treason {
    /// The cells where turns begin; none in a finished position.
    fn beginnings(&self, capturing: bool) -> u64 {
        if capturing {
            return self.hunters();
        }
        let own = triangles(self.pieces(self.side_to_move()));
        own.filter(|from| self.ends(*from) != 0).fold(0, |set, from| set | from.bit())
    }

    /// Where a piece goes by a step, and what it converts.
    fn ends(&self, from: Triangle) -> u64 {
        let gait = self.gait_at(from);
        gait.reach(from) & self.empty() | self.mirrored_enemy(from)
    }

    /// The enemy that the own piece on a cell converts by its gait, as a set; whether something must be captured first is
    /// left aside.
    pub(super) fn mirrored_enemy(&self, from: Triangle) -> u64 {
        match self.gait_at(from) {
            Gait::Spy => from.mirror().bit() & self.pieces(self.side_to_move().other()),
            _ => 0,
        }
    }

    fn choices_of_piece(&self, from: Triangle, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let Some((&second, rest)) = path.split_first() else { return Ok(more(self.ends(from), false)) };
        let to = cell_of(second).ok_or_else(|| refuse(1, Refusal::NoCell))?;
        if !to.is_in(self.ends(from)) {
            return Err(refuse(1, self.why_not_end(from, to)));
        }
        if !rest.is_empty() {
            return Err(refuse(2, CommonRefusal::Complete));
        }
        let converts = to.is_in(self.mirrored_enemy(from));
        Ok(complete(if converts { Turn::Convert { from, at: to } } else { Turn::Step { from, to } }))
    }

    fn choices_of_chain(&self, from: Triangle, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let (mut chain, mut hunter) = (Chain::new(from), Hunter::new(self, from));
        for (number, pair) in path.chunks(2).enumerate() {
            let index = 1 + 2 * number;
            if pair[0] == Step::Done && number > 0 && hunter.can_capture() {
                return if path.len() > index {
                    Err(refuse(index + 1, CommonRefusal::Complete))
                } else {
                    Ok(complete(Turn::Capture(chain)))
                };
            }
            let over = self.over_of(&hunter, pair[0]).map_err(|why| refuse(index, why))?;
            let Some(&second) = pair.get(1) else { return Ok(more(hunter.landings_over(over), false)) };
            let landing = cell_of(second).ok_or_else(|| refuse(index + 1, Refusal::NoCell))?;
            let on = hunter.extend(&chain, over, landing);
            (chain, hunter) = on.ok_or_else(|| refuse(index + 1, self.why_not_hop(&hunter, over, landing)))?;
        }
        match hunter.targets() {
            0 => Ok(complete(Turn::Capture(chain))),
            targets => Ok(more(targets, !path.is_empty())),
        }
    }

    /// The enemy that a step chooses to capture.
    fn over_of(&self, hunter: &Hunter, step: Step) -> Result<Triangle, Message> {
        match cell_of(step) {
            Some(over) if hunter.landings_over(over) != 0 => Ok(over),
            Some(over) => Err(self.why_not_over(hunter, over)),
            None if hunter.can_capture() => Err(Refusal::NoCell.into()),
            None => Err(CommonRefusal::Complete.into()),
        }
    }
}

fn more(cells: u64, done: bool) -> Choices<Turn> {
    let cells = triangles(cells).map(|cell| Step::Cell(cell.cell()));
    Choices { next: cells.chain(done.then_some(Step::Done)).collect(), turn: None }
}

const fn complete(turn: Turn) -> Choices<Turn> {
    Choices { next: Vec::new(), turn: Some(turn) }
}

fn refuse(index: usize, why: impl Into<Message>) -> StepError {
    StepError { index, why: why.into() }
}

fn cell_of(step: Step) -> Option<Triangle> {
    step.cell().and_then(Triangle::of_cell)
}
