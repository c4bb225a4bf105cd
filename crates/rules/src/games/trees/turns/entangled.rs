//! All turns of a position with running chains, each result once.
//!
//! Actions that touch no chain are found directly and combined with the results of the chains alone. Any other action
//! is tried in every state that chains which it touches can bring about before it; after it, chains that can touch each
//! other are executed in every order.

use std::cell::Cell;
use std::ops::ControlFlow;

use super::beside::{Beside, Ventures};
use super::bound::{Action, Zone};
use super::direct::Bounds;
use super::free::Free;
use super::growth::Growing;
use super::merging::{Arena, Links, Node, Results};
use super::plan::{Footprint, Plan};
use super::sinks::TurnSink;
use super::{Act, Order, Turn};
use crate::board::square::Square;
use crate::games::trees::Trees;
use crate::multiversioned;

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
    beside: Ventures,
}

/// An action and the place of a state before it. Its bytes lie so that it is copied as one number.
#[derive(Clone, Copy)]
#[repr(C, align(8))]
struct Trial {
    act: Act,
    from: Square,
    to: Square,
    place: u32,
}

impl Trial {
    /// The same for trials of one action, and ordered by place among them.
    #[inline]
    fn key(&self) -> u64 {
        let action = u32::from_be_bytes([self.act as u8, self.from.index() as u8, self.to.index() as u8, 0]);
        u64::from(action) << 32 | u64::from(self.place)
    }
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
    pub(super) fn prepare(&mut self, position: &Trees) {
        let Scratch { plan, after, alone, results, .. } = self;
        plan.make(position);
        alone.clear();
        if plan.chains.iter().all(|chain| chain.2 == 0) {
            alone.push(Order::EMPTY);
            return;
        }
        results.clear();
        after.clear();
        let links = Links { plan, linked: 0 };
        let mut begin = Node { state: Growing::new(position), order: Order::EMPTY };
        begin.settle(links);
        after.add(&begin);
        let _ = after.explore(links, |node| {
            if results.is_new(&node.state.end_of_turn()) {
                alone.push(node.order);
            }
            ControlFlow::Continue(())
        });
    }

    /// Finds every state that chains alone can lead to, all orders and all numbers of them, and what may have come last.
    fn find_states_before(&mut self, position: &Trees) {
        let Scratch { plan, before, last, .. } = self;
        before.clear();
        last.clear();
        before.add(&Node { state: Growing::new(position), order: Order::EMPTY });
        last.push(plan.all);
        let mut place = 0;
        while place < before.nodes.len() {
            before.execute_each(place, u64::MAX, |arena, node, head| {
                let reached = arena.add(node);
                if reached == last.len() {
                    last.push(Footprint::default());
                }
                let mut footprint = plan.footprint_of(head);
                if node.state.at.board() == arena.nodes[place].state.at.board() {
                    // It has stopped, or waits for a partner: an event that does not change what it read could have come before.
                    footprint.changes = 0;
                }
                last[reached].join(&footprint);
            });
            place += 1;
        }
    }

    /// Notes which actions are to be tried in which states.
    #[inline(always)]
    fn find_trials(&mut self, position: &Trees) {
        let Scratch { plan, before, last, trials, .. } = self;
        trials.clear();
        for (place, (node, last)) in before.nodes.iter().zip(last.iter()).enumerate() {
            let executed = position.running() & !node.state.pending;
            let zone = Zone { position, state: &node.state, plan, last: *last };
            let _ = zone.visit(|Action { act, from, to, footprint }| {
                if plan.needs_before(&footprint, executed) {
                    trials.push(Trial { act, from, to, place: place as u32 });
                }
                ControlFlow::Continue(())
            });
        }
        trials.sort_unstable_by_key(Trial::key);
    }
}

impl Trees {
    /// Passes the turns on; the scratch has been prepared for this position.
    pub(super) fn find_prepared(&self, scratch: &mut Scratch, sink: &mut impl TurnSink) -> ControlFlow<()> {
        for &order in &scratch.alone {
            sink.free(self, &Bounds::of(&scratch.plan), order)?;
        }
        match scratch.plan.chains[..] {
            [(head, footprint, _)] => {
                let free = Free { position: self, plan: &scratch.plan, alone: &scratch.alone };
                multiversioned(
                    #[inline(always)]
                    || Beside::new(free, head, footprint).find(&mut scratch.beside, sink),
                )
            }
            _ => self.find_entangled(scratch, sink),
        }
    }

    fn find_entangled(&self, scratch: &mut Scratch, sink: &mut impl TurnSink) -> ControlFlow<()> {
        scratch.results.clear();
        self.find_stops(scratch, sink)?;
        scratch.find_states_before(self);
        multiversioned(
            #[inline(always)]
            || scratch.find_trials(self),
        );
        let Scratch { plan, before, trials, after, results, alone, .. } = scratch;
        let free = Free { position: self, plan, alone };
        let same = |one: &Trial, other: &Trial| (one.act, one.from, one.to) == (other.act, other.from, other.to);
        for trials in trials.chunk_by(same) {
            let Trial { act, from, to, .. } = trials[0];
            let links = Links { plan, linked: plan.linked_by(act, from, to) };
            let mut ends = Ends { free, results, action: (act, from, to), sink };
            after.clear();
            for trial in trials {
                let mut node = before.nodes[trial.place as usize];
                if node.state.act(act, from, to, &mut ()) {
                    if !node.order.is_empty() {
                        node.order.push(None);
                    }
                    node.settle(links);
                    ends.add_or_visit(&mut node, after)?;
                }
            }
            after.explore(links, |node| ends.visit(&mut { *node }))?;
        }
        ControlFlow::Continue(())
    }

    fn find_stops(&self, scratch: &mut Scratch, sink: &mut impl TurnSink) -> ControlFlow<()> {
        let Scratch { plan, after, results, alone, .. } = scratch;
        let links = Links { plan, linked: 0 };
        let free = Free { position: self, plan, alone };
        for &(head, ..) in &plan.chains {
            let mut ends = Ends { free, results, action: (Act::Stop, head, head), sink };
            let mut node = Node { state: Growing::new(self), order: Order::EMPTY };
            node.state.stop(head, &mut ());
            node.settle(links);
            after.clear();
            ends.add_or_visit(&mut node, after)?;
            after.explore(links, |node| ends.visit(&mut { *node }))?;
        }
        ControlFlow::Continue(())
    }
}

/// Passes the ends of turns with the same action on that have new results.
struct Ends<'a, S> {
    free: Free<'a>,
    results: &'a mut Results,
    action: (Act, Square, Square),
    sink: &'a mut S,
}

impl<S: TurnSink> Ends<'_, S> {
    /// Visits the end of a turn, or adds a state that does not have it yet to those to be explored.
    #[inline]
    fn add_or_visit(&mut self, node: &mut Node, after: &mut Arena) -> ControlFlow<()> {
        if node.state.pending == 0 {
            return self.visit(node);
        }
        after.add(node);
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit(&mut self, node: &mut Node) -> ControlFlow<()> {
        if node.state.is_spoiled() || node.state.awaits_partner() {
            return ControlFlow::Continue(());
        }
        node.state.end();
        let result = &node.state.at;
        if !self.results.is_new(result) || self.free.has_result(self.action, result) {
            return ControlFlow::Continue(());
        }
        let (act, from, to) = self.action;
        self.sink.single(Turn { act, from, to, order: node.order })
    }
}
