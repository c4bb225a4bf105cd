//! Turns as paths of steps: the square where the action starts, its target or kind, then the order.
//!
//! A path is complete as soon as every order that may follow has the same result.

use std::ops::ControlFlow;

use super::growth::{Growing, Reach};
use super::merging::{Arena, Node, Results};
use super::{Act, Order, Turn};
use crate::board::square::{Square, squares};
use crate::games::trees::Trees;
use crate::games::trees::sentences::Refusal;
use crate::{Choices, CommonRefusal, Message, Notation, Position, Step, StepError, StepInput};

/// "The action now", in the order.
const NOW: Step = Step::Act(Act::Grow as u8);

/// A turn in the making: the action is known, some of the order has been chosen.
#[derive(Clone, Copy)]
struct Walk {
    state: Growing,
    action: (Act, Square, Square),
    done: bool,
}

impl Walk {
    fn new(position: &Trees, action: (Act, Square, Square)) -> Walk {
        let walk = Walk { state: Growing::new(position), action, done: false };
        if action.0 == Act::Stop { walk.acted().unwrap_or(walk) } else { walk }
    }

    /// The walk after the action, if it is possible now.
    fn acted(mut self) -> Option<Walk> {
        let (act, from, to) = self.action;
        (!self.done && self.state.act(act, from, to, &mut ())).then_some(Walk { done: true, ..self })
    }

    fn executed(mut self, head: Square) -> Walk {
        self.state.execute(head, &mut ());
        self
    }

    /// The results of all orders that may follow, as far as they are looked for.
    fn results(&self, most: usize) -> Vec<Trees> {
        let mut done = Arena::default();
        done.clear();
        let node = Node { state: self.state, order: Order::EMPTY };
        if self.done {
            done.add(&node);
        } else {
            let mut before = Arena::default();
            before.clear();
            before.add(&node);
            explore_all(&mut before, |arena, place| {
                let walk = Walk { state: arena.nodes[place].state, ..*self };
                if let Some(acted) = walk.acted() {
                    done.add(&Node { state: acted.state, order: Order::EMPTY });
                }
                ControlFlow::Continue(())
            });
        }
        let (mut results, mut found) = (Results::default(), Vec::new());
        results.clear();
        explore_all(&mut done, |arena, place| {
            let state = &arena.nodes[place].state;
            if state.pending == 0 && !state.is_spoiled() && !state.awaits_partner() {
                let end = state.end_of_turn();
                if results.is_new(&end) {
                    found.push(end);
                }
            }
            if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found
    }

    fn has_result(&self) -> bool {
        // Only an attempt can fail once it has begun, and only an action that is still to come can become impossible.
        if self.done && !self.state.awaits_partner() { !self.state.is_spoiled() } else { !self.results(1).is_empty() }
    }

    /// The steps of the order that lead on to some result.
    fn next(&self) -> Vec<Step> {
        let now = self.acted().filter(Walk::has_result).map(|_| NOW);
        let chains = squares(self.state.pending).filter(|&head| self.executed(head).has_result());
        now.into_iter().chain(chains.map(|head| Step::Cell(head.cell()))).collect()
    }

    /// The walk after one more step of the order.
    fn step(&self, step: Step) -> Result<Walk, Refusal> {
        let (act, from, to) = self.action;
        let walk = if step == NOW {
            if self.done {
                return Err(Refusal::ActionDone);
            }
            self.acted().ok_or_else(|| self.state.why_not(act, from, to))?
        } else {
            let head = square_of(step).filter(|head| head.is_in(self.state.pending));
            self.executed(head.ok_or(Refusal::NoEvent)?)
        };
        if walk.has_result() { Ok(walk) } else { Err(self.why_dead(&walk)) }
    }

    fn why_dead(&self, after: &Walk) -> Refusal {
        let (act, from, to) = self.action;
        if after.done { Refusal::AttackFails { target: to } } else { after.state.why_not(act, from, to) }
    }
}

/// Executes all chains in every order; every state on the way is shown to a function, until it breaks.
fn explore_all(arena: &mut Arena, mut show: impl FnMut(&Arena, usize) -> ControlFlow<()>) {
    let mut place = 0;
    while place < arena.nodes.len() && show(arena, place).is_continue() {
        arena.execute_each(place, u64::MAX, |arena, node, _| {
            node.order = Order::EMPTY;
            arena.add(node);
        });
        place += 1;
    }
}

/// A refusal, as a sentence that stands alone.
fn refuse(index: usize, why: impl Into<Message>) -> StepError {
    StepError { index, why: why.into().capitalised() }
}

impl StepInput for Trees {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        if let Some(outcome) = self.outcome() {
            let over = refuse(0, CommonRefusal::over("trees", outcome, Self::reason_text(&outcome.reason)));
            return if path.is_empty() { Ok(Choices { next: Vec::new(), turn: None }) } else { Err(over) };
        }
        let states = self.states_before();
        let Some((&first, rest)) = path.split_first() else {
            // Every own square may retreat.
            let own = states.iter().fold(0, |own, state| own | state.at.board().own(state.side()));
            return Ok(Choices { next: squares(own).map(|square| Step::Cell(square.cell())).collect(), turn: None });
        };
        let from = square_of(first).ok_or_else(|| refuse(0, CommonRefusal::NoSquare))?;
        if !states.iter().any(|state| from.is_in(state.at.board().own(state.side()))) {
            return Err(refuse(0, Growing::new(self).why_not_own(from)));
        }
        let Some((&second, rest)) = rest.split_first() else {
            return Ok(Choices { next: self.actions_from(&states, from), turn: None });
        };
        let action = action_of(from, second).ok_or_else(|| refuse(1, Refusal::NoAction))?;
        let walk = Walk::new(self, action);
        if action.0 == Act::Stop && !walk.done || !walk.has_result() {
            return Err(refuse(1, walk.state.why_not(action.0, action.1, action.2)));
        }
        self.choices_in_order(walk, rest).map_err(|(index, why)| refuse(index + 2, why))
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        let action = (turn.act, turn.from, turn.to);
        let second = if turn.act == Act::Grow { Step::Cell(turn.to.cell()) } else { Step::Act(turn.act as u8) };
        let mut steps = vec![Step::Cell(turn.from.cell()), second];
        let mut walk = Walk::new(self, action);
        let mut order = self.full_order(turn).into_iter();
        while walk.results(2).len() > 1 {
            let Some(event) = order.next() else { break };
            match event {
                None => {
                    steps.push(NOW);
                    walk = walk.acted().unwrap_or(walk);
                }
                Some(head) if head.is_in(walk.state.pending) => {
                    steps.push(Step::Cell(head.cell()));
                    walk = walk.executed(head);
                }
                Some(_) => {}
            }
        }
        steps
    }
}

/// Steps.
impl Trees {
    /// What may follow an action and some of the order.
    fn choices_in_order(&self, mut walk: Walk, steps: &[Step]) -> Result<Choices<Turn>, (usize, Message)> {
        for index in 0..=steps.len() {
            let results = walk.results(2);
            match (results.as_slice(), steps.get(index)) {
                ([result], None) => {
                    return Ok(Choices { next: Vec::new(), turn: self.turn_with_result(walk.action, result) });
                }
                ([_], Some(_)) => return Err((index, CommonRefusal::Complete.into())),
                (_, Some(&step)) => walk = walk.step(step).map_err(|why| (index, why.into()))?,
                (_, None) => {}
            }
        }
        Ok(Choices { next: walk.next(), turn: None })
    }

    /// The states that the chains can lead to before the action.
    fn states_before(&self) -> Vec<Growing> {
        let mut arena = Arena::default();
        arena.clear();
        arena.add(&Node { state: Growing::new(self), order: Order::EMPTY });
        explore_all(&mut arena, |_, _| ControlFlow::Continue(()));
        arena.nodes.iter().map(|node| node.state).collect()
    }

    /// The second steps that lead to a legal turn.
    fn actions_from(&self, states: &[Growing], from: Square) -> Vec<Step> {
        let mut targets = 0;
        for state in states.iter().filter(|state| from.is_in(state.at.board().own(state.side()))) {
            for to in Square::all().filter(|&to| state.has_vector(from, to)) {
                let legal = match state.reach(from, to) {
                    Reach::Open => true,
                    Reach::Tree => self.may_find_partner(state, from, to),
                    Reach::Closed => false,
                };
                targets |= if legal { to.bit() } else { 0 };
            }
        }
        let leaps = |state: &Growing| {
            state.may_leap() && state.content(from).is_grass() && state.content(from).side() == Some(state.side())
        };
        let acts =
            [(Act::Stop, from.is_in(self.running())), (Act::Retreat, true), (Act::Leap, states.iter().any(leaps))];
        let acts = acts.into_iter().filter(|(_, legal)| *legal).map(|(act, _)| Step::Act(act as u8));
        squares(targets).map(|to| Step::Cell(to.cell())).chain(acts).collect()
    }

    fn may_find_partner(&self, state: &Growing, from: Square, to: Square) -> bool {
        let walk = Walk { state: *state, action: (Act::Grow, from, to), done: false };
        walk.acted().is_some_and(|walk| walk.has_result())
    }
}

fn square_of(step: Step) -> Option<Square> {
    match step {
        Step::Cell(cell) => Square::of_cell(cell),
        _ => None,
    }
}

/// The action that two steps make.
fn action_of(from: Square, step: Step) -> Option<(Act, Square, Square)> {
    let acts = [Act::Stop, Act::Retreat, Act::Leap];
    match step {
        Step::Act(code) => acts.into_iter().find(|&act| act as u8 == code).map(|act| (act, from, from)),
        _ => square_of(step).map(|to| (Act::Grow, from, to)),
    }
}
