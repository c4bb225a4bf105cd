//! States in the middle of a turn, each kept once.

use std::ops::ControlFlow;

use super::Order;
use super::growth::Growing;
use super::plan::Plan;
use crate::board::square::{first, squares};

/// A state and one order that leads to it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) state: Growing,
    pub(super) order: Order,
}

/// Which chains can touch each other: those of which the plan says so, and those of a set that the action links.
#[derive(Clone, Copy)]
pub(super) struct Links<'a> {
    pub(super) plan: &'a Plan,
    pub(super) linked: u64,
}

/// Finds equal things by their hashes: an open table of places in a list that its owner keeps. Emptying it is free.
#[derive(Default)]
pub(super) struct Table {
    slots: Vec<Slot>,
    /// Slots with another stamp are empty.
    stamp: u32,
    len: usize,
}

#[derive(Clone, Copy, Default)]
struct Slot {
    hash: u64,
    stamp: u32,
    place: u32,
}

impl Table {
    const SMALLEST: usize = 256;

    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 || self.slots.is_empty() {
            self.slots.clear();
            self.slots.resize(Table::SMALLEST, Slot::default());
            self.stamp = 1;
        }
    }

    /// The place that was noted under a hash for something equal; else notes this one.
    pub(super) fn find_or_note(&mut self, hash: u64, place: usize, equal: impl Fn(usize) -> bool) -> Option<usize> {
        if self.len * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        while self.slots[at].stamp == self.stamp {
            let slot = self.slots[at];
            if slot.hash == hash && equal(slot.place as usize) {
                return Some(slot.place as usize);
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = Slot { hash, stamp: self.stamp, place: place as u32 };
        self.len += 1;
        None
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(Table::SMALLEST);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
        for slot in old.into_iter().filter(|slot| slot.stamp == self.stamp) {
            let mut at = slot.hash as usize & (size - 1);
            while self.slots[at].stamp == self.stamp {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = slot;
        }
    }
}

/// Different states, in the order in which they were found.
#[derive(Default)]
pub(super) struct Arena {
    pub(super) nodes: Vec<Node>,
    table: Table,
}

impl Arena {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.table.clear();
    }

    /// The place of a state, which is kept if it is new.
    pub(super) fn add(&mut self, node: &Node) -> usize {
        let (place, nodes) = (self.nodes.len(), &mut self.nodes);
        let known = self.table.find_or_note(node.state.hash(), place, |known| nodes[known].state == node.state);
        known.unwrap_or_else(|| {
            nodes.push(*node);
            place
        })
    }

    /// Calls a function with the state after each chain of a set that may come next, the place that it came from, and
    /// the chain's head.
    pub(super) fn execute_each(&mut self, place: usize, heads: u64, mut then: impl FnMut(&mut Arena, &mut Node, u64)) {
        for head in squares(self.nodes[place].state.pending & heads) {
            let mut node = self.nodes[place];
            node.state.execute(head, &mut ());
            node.order.push(Some(head));
            if !node.state.is_spoiled() {
                then(self, &mut node, head.bit());
            }
        }
    }

    /// Executes all chains of the settled states that were added, and visits the states at the end of a turn.
    ///
    /// Chains that cannot touch each other, even by way of chains that are still to come, are executed one after the
    /// other; the others in every order.
    pub(super) fn explore<F>(&mut self, links: Links<'_>, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(&Node) -> ControlFlow<()>,
    {
        let mut place = 0;
        while place < self.nodes.len() {
            let node = &self.nodes[place];
            if node.state.pending == 0 {
                if !node.state.is_spoiled() && !node.state.awaits_partner() {
                    visitor(node)?;
                }
            } else {
                let knot = node.knot(links);
                self.execute_each(place, knot, |arena, node, _| {
                    node.settle(links);
                    arena.add(node);
                });
            }
            place += 1;
        }
        ControlFlow::Continue(())
    }
}

impl Node {
    /// The chains of which any may come next.
    fn knot(&self, links: Links<'_>) -> u64 {
        // An attempt of the action makes an attack possible that the plan does not know.
        if self.state.awaits_partner() {
            self.state.pending
        } else {
            links.plan.first_knot(self.state.pending, links.linked)
        }
    }

    /// Executes chains as long as only one may come next.
    #[inline]
    pub(super) fn settle(&mut self, links: Links<'_>) {
        loop {
            let knot = self.knot(links);
            let Some(head) = first(knot).filter(|head| head.bit() == knot) else { return };
            self.state.execute(head, &mut ());
            self.order.push(Some(head));
        }
    }
}

/// Results, each kept once.
#[derive(Default)]
pub(super) struct Results {
    positions: Vec<crate::games::trees::Trees>,
    table: Table,
}

impl Results {
    pub(super) fn clear(&mut self) {
        self.positions.clear();
        self.table.clear();
    }

    /// Whether a result is new; it is then kept.
    pub(super) fn is_new(&mut self, result: &crate::games::trees::Trees) -> bool {
        use crate::Position;
        let (place, positions) = (self.positions.len(), &mut self.positions);
        let known = self.table.find_or_note(result.zobrist(), place, |known| positions[known] == *result);
        if known.is_none() {
            positions.push(*result);
        }
        known.is_none()
    }
}
