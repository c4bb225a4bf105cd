//! All turns of a position with running chains, each result once.
//!
//! Actions that touch no chain are found directly and combined with the results of the chains alone. Any other action
//! is tried in every state that chains which it touches can bring about before it; after it, chains that can touch each
//! other are executed in every order.

use std::cell::Cell;
use std::ops::ControlFlow;

use super::bound::{Action, Zone};
use super::direct::Bounds;
use super::growth::Growing;
use super::merging::{Arena, Node, Results};
use super::plan::{Footprint, Plan};
use super::{Act, Order, Turn};
use crate::board::square::Square;
use crate::games::trees::Position;

/// Memory that is used again from position to position.
#[derive(Default)]
pub(super) struct Scratch {
    plan: Plan,
    /// The states in which no action has been done yet.
    before: Arena,
    /// For each of them, what the chains that may have been executed last read and change.
    last: Vec<Footprint>,
    /// Where which actions are to be tried.
    trials: Vec<Trial>,
    after: Arena,
    results: Results,
    /// The orders that have different results if there is no action.
    alone: Vec<Order>,
}

/// An action and the place of a state before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Trial {
    act: Act,
    from: Square,
    to: Square,
    place: u32,
}

thread_local! {
    static SCRATCH: Cell<Option<Box<Scratch>>> = const { Cell::new(None) };
}

impl Scratch {
    /// Lends the memory of this thread; a visitor that generates in turn gets a new one.
    #[inline]
    pub(super) fn with<T>(work: impl FnOnce(&mut Scratch) -> T) -> T {
        let mut scratch = SCRATCH.take().unwrap_or_default();
        let done = work(&mut scratch);
        SCRATCH.set(Some(scratch));
        done
    }

    /// Makes the plan and finds the results of the chains alone.
    fn prepare(&mut self, position: &Position) {
        let Scratch { plan, after, alone, results, .. } = self;
        plan.make(position);
        alone.clear();
        if plan.groups.len() == plan.chains.len() {
            alone.push(Order::EMPTY);
            return;
        }
        results.clear();
        after.clear();
        after.add(Node { state: Growing::new(position), order: Order::EMPTY }.settled(plan));
        let _ = after.explore(plan, |node| {
            if results.is_new(&node.state.end_of_turn()) {
                alone.push(node.order);
            }
            ControlFlow::Continue(())
        });
    }

    /// Finds every state that chains alone can lead to, all orders and all numbers of them, and what may have come last.
    fn find_states_before(&mut self, position: &Position) {
        let Scratch { plan, before, last, .. } = self;
        before.clear();
        last.clear();
        before.add(Node { state: Growing::new(position), order: Order::EMPTY });
        last.push(plan.all);
        let mut place = 0;
        while place < before.nodes.len() {
            before.execute_each(place, u64::MAX, |arena, node, head| {
                let reached = arena.add(node);
                if reached == last.len() {
                    last.push(Footprint::default());
                }
                last[reached].join(&plan.footprint_of(head));
            });
            place += 1;
        }
    }

    /// Notes which actions are to be tried in which states.
    fn find_trials(&mut self, position: &Position) {
        let Scratch { plan, before, last, trials, .. } = self;
        trials.clear();
        for (place, (node, last)) in before.nodes.iter().zip(last.iter()).enumerate() {
            if node.order.is_full() {
                continue;
            }
            let executed = position.running() & !node.state.pending;
            let zone = Zone { position, state: &node.state, plan, last: *last };
            let _ = zone.visit(|Action { act, from, to, footprint }| {
                // A chain that the action does not touch, even by way of others, need not come before it.
                let idle = executed & !plan.touched_by(&footprint);
                if idle == 0 || plan.groups.iter().all(|group| group.heads & idle == 0) {
                    trials.push(Trial { act, from, to, place: place as u32 });
                }
                ControlFlow::Continue(())
            });
        }
        trials.sort_unstable();
    }
}

impl Position {
    pub(super) fn visit_with_chains<F>(&self, scratch: &mut Scratch, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        scratch.prepare(self);
        for &order in &scratch.alone {
            self.visit_free(&Bounds::of(&scratch.plan), |batch| batch.visit(order, visitor))?;
        }
        self.visit_entangled(scratch, visitor)
    }

    /// As [`Position::visit_with_chains`], but only tells numbers of turns.
    pub(super) fn count_with_chains<F>(&self, scratch: &mut Scratch, add: &mut F) -> ControlFlow<()>
    where
        F: FnMut(u64) -> ControlFlow<()>,
    {
        scratch.prepare(self);
        let times = scratch.alone.len() as u64;
        self.visit_free(&Bounds::of(&scratch.plan), |batch| add(batch.count() * times))?;
        self.visit_entangled(scratch, &mut |_| add(1))
    }

    fn visit_entangled<F>(&self, scratch: &mut Scratch, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        scratch.results.clear();
        self.visit_stops(scratch, visitor)?;
        scratch.find_states_before(self);
        scratch.find_trials(self);
        let Scratch { plan, before, trials, after, results, .. } = scratch;
        let same = |one: &Trial, other: &Trial| (one.act, one.from, one.to) == (other.act, other.from, other.to);
        for trials in trials.chunk_by(same) {
            after.clear();
            let Trial { act, from, to, .. } = trials[0];
            for trial in trials {
                let Node { mut state, mut order } = before.nodes[trial.place as usize];
                if state.act(act, from, to, &mut ()) {
                    if !order.is_empty() {
                        order.push(None);
                    }
                    after.add(Node { state, order }.settled(plan));
                }
            }
            after.explore(plan, |node| {
                let is_new = results.is_new(&node.state.end_of_turn());
                if is_new { visitor(Turn { act, from, to, order: node.order }) } else { ControlFlow::Continue(()) }
            })?;
        }
        ControlFlow::Continue(())
    }

    fn visit_stops<F>(&self, scratch: &mut Scratch, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let Scratch { plan, after, results, .. } = scratch;
        for &(head, ..) in &plan.chains {
            let mut state = Growing::new(self);
            state.stop(head, &mut ());
            after.clear();
            after.add(Node { state, order: Order::EMPTY }.settled(plan));
            after.explore(plan, |node| {
                let is_new = results.is_new(&node.state.end_of_turn());
                let turn = Turn { act: Act::Stop, from: head, to: head, order: node.order };
                if is_new { visitor(turn) } else { ControlFlow::Continue(()) }
            })?;
        }
        ControlFlow::Continue(())
    }
}
