//! All turns of a position with running chains, each result once.
//!
//! Actions that touch no chain are found directly and combined with the results of the chains alone. Any other action
//! is tried in every state that chains which it touches can bring about before it; after it, the rest of those chains is
//! executed in every order. Chains that it does not touch come last.

use std::cell::Cell;
use std::ops::ControlFlow;

use super::bound::{Action, Zone};
use super::direct::Bounds;
use super::growth::Growing;
use super::merging::{Arena, Node, Results};
use super::plan::{Footprint, Plan};
use super::{Act, Order, Turn};
use crate::board::square::{first, squares};
use crate::games::trees::Position;

/// Memory that is used again from position to position.
#[derive(Default)]
pub(super) struct Scratch {
    plan: Plan,
    /// The states in which no action has been done yet.
    before: Arena,
    /// For each of them, what the chains that may have been executed last read and change.
    last: Vec<Footprint>,
    rest: Rest,
    results: Results,
    /// The results of the chains alone.
    alone: Vec<Node>,
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
}

/// What executes the chains that are left once the action has been done.
#[derive(Default)]
struct Rest {
    arena: Arena,
    nodes: Vec<Node>,
    ends: Vec<Node>,
}

impl Rest {
    /// Finds the states at the end of a turn, from one in which the action has been done, into [`Rest::nodes`]. Chains
    /// of `tangled` come in every order, then those of the other groups.
    fn complete(&mut self, start: Node, tangled: u64, plan: &Plan) {
        self.nodes.clear();
        self.nodes.push(start);
        self.explore(tangled & start.state.pending);
        for group in &plan.groups {
            self.explore(group.heads & start.state.pending & !tangled);
        }
        for node in &mut self.nodes {
            while let Some(head) = first(node.state.pending) {
                node.state.execute(head, &mut ());
            }
        }
        self.nodes.retain(|node| !node.state.is_spoiled() && !node.state.awaits_partner());
    }

    /// Replaces each state by those that some chains lead to. Where all orders have one result the order is not noted,
    /// and the chains stay pending.
    fn explore(&mut self, heads: u64) {
        if heads & heads.wrapping_sub(1) == 0 {
            return;
        }
        self.ends.clear();
        for place in 0..self.nodes.len() {
            let (node, before) = (self.nodes[place], self.ends.len());
            self.arena.explore(node, heads, &mut self.ends);
            // An attempt of the action may lapse in one order and succeed in another.
            if self.ends.len() == before + 1 && !node.state.awaits_partner() {
                self.ends[before] = node;
            }
        }
        std::mem::swap(&mut self.nodes, &mut self.ends);
    }
}

impl Position {
    pub(super) fn visit_with_chains<F>(&self, scratch: &mut Scratch, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.prepare(scratch);
        for place in 0..scratch.alone.len() {
            let order = scratch.alone[place].order;
            self.visit_free(&Bounds::of(&scratch.plan), |batch| batch.visit(order, visitor))?;
        }
        self.visit_entangled(scratch, visitor)
    }

    /// As [`Position::visit_with_chains`], but only tells numbers of turns.
    pub(super) fn count_with_chains<F>(&self, scratch: &mut Scratch, add: &mut F) -> ControlFlow<()>
    where
        F: FnMut(u64) -> ControlFlow<()>,
    {
        self.prepare(scratch);
        let times = scratch.alone.len() as u64;
        self.visit_free(&Bounds::of(&scratch.plan), |batch| add(batch.count() * times))?;
        self.visit_entangled(scratch, &mut |_| add(1))
    }

    /// Makes the plan and executes the chains alone.
    fn prepare(&self, scratch: &mut Scratch) {
        let Scratch { plan, rest, alone, .. } = scratch;
        plan.make(self);
        alone.clear();
        if plan.groups.len() == plan.chains.len() {
            alone.push(Node { state: Growing::new(self), order: Order::EMPTY });
        } else {
            rest.complete(Node { state: Growing::new(self), order: Order::EMPTY }, 0, plan);
            alone.append(&mut rest.nodes);
        }
    }

    fn visit_entangled<F>(&self, scratch: &mut Scratch, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        scratch.results.clear();
        self.visit_stops(scratch, visitor)?;
        scratch.find_states_before(self);
        for place in 0..scratch.before.nodes.len() {
            let node = scratch.before.nodes[place];
            if node.order.is_full() {
                continue;
            }
            let Scratch { plan, last, rest, results, .. } = scratch;
            let zone = Zone { position: self, state: &node.state, plan, last: last[place] };
            zone.visit(|action| self.visit_action(action, node, (plan, rest, results), visitor))?;
        }
        ControlFlow::Continue(())
    }

    fn visit_stops<F>(&self, scratch: &mut Scratch, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let Scratch { plan, rest, results, .. } = scratch;
        for place in 0..plan.chains.len() {
            let head = plan.chains[place].0;
            let mut state = Growing::new(self);
            state.stop(head, &mut ());
            rest.complete(Node { state, order: Order::EMPTY }, 0, plan);
            emit(rest, results, (Act::Stop, head, head), visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// Does an action in a state and visits the turns that this leads to.
    fn visit_action<F>(
        &self,
        action: Action,
        node: Node,
        (plan, rest, results): (&Plan, &mut Rest, &mut Results),
        visitor: &mut F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let touched = plan.touched_by(&action.footprint);
        // A chain that the action does not touch, even by way of others, need not come before it.
        let executed = self.running() & !node.state.pending;
        if executed & !touched != 0 && plan.groups.iter().any(|group| group.heads & executed & !touched != 0) {
            return ControlFlow::Continue(());
        }
        let Node { mut state, mut order } = node;
        if !state.act(action.act, action.from, action.to, &mut ()) {
            return ControlFlow::Continue(());
        }
        if !order.is_empty() {
            order.push(None);
        }
        let squares = (action.act, action.from, action.to);
        rest.complete(Node { state, order }, touched, plan);
        emit(rest, results, squares, visitor)
    }
}

/// Visits the ends that are new results.
fn emit<F>(
    rest: &Rest,
    results: &mut Results,
    (act, from, to): (Act, crate::board::square::Square, crate::board::square::Square),
    visitor: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Turn) -> ControlFlow<()>,
{
    for node in &rest.nodes {
        if results.is_new(&node.state.end_of_turn()) {
            visitor(Turn { act, from, to, order: node.order })?;
        }
    }
    ControlFlow::Continue(())
}

impl Scratch {
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
        debug_assert!(squares(position.running()).count() == plan.chains.len());
    }
}
