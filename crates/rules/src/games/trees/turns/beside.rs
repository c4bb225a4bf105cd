//! All turns whose action touches the only running chain, each result once: the usual case.
//!
//! The action comes either before the chain or after it, so that no states need to be kept.

use std::ops::ControlFlow;

use super::bound::{Action, Zone};
use super::free::Free;
use super::growth::Growing;
use super::plan::Footprint;
use super::sinks::TurnSink;
use super::{Act, Order, Turn};
use crate::Position;
use crate::board::square::Square;

/// An action, before the chain or after it. Its bytes lie as in its rank, so that it is copied and compared as one number.
#[derive(Clone, Copy)]
#[repr(C, align(4))]
struct Venture {
    act: Act,
    from: Square,
    to: Square,
    after: bool,
}

impl Venture {
    /// The number in the order in which they are tried out.
    #[inline]
    const fn rank(&self) -> u32 {
        u32::from_be_bytes([self.act as u8, self.from.index() as u8, self.to.index() as u8, self.after as u8])
    }
}

/// Memory that is used again from position to position.
#[derive(Default)]
pub(super) struct Ventures {
    list: Vec<Venture>,
    found: Found,
}

/// The results that were found, with their hashes.
#[derive(Default)]
struct Found {
    states: Vec<Growing>,
    hashes: Vec<u64>,
}

impl Found {
    fn clear(&mut self) {
        self.states.clear();
        self.hashes.clear();
    }

    /// The place of the next result, which is made there from a state: a copy of what has just been written would have to
    /// wait for it.
    #[inline(always)]
    fn next_from(&mut self, state: &Growing) -> Option<&mut Growing> {
        self.states.truncate(self.hashes.len());
        self.states.push(*state);
        self.states.last_mut()
    }

    /// The result in that place, which is kept if it is new.
    #[inline(always)]
    fn keep_new(&mut self) -> Option<&Growing> {
        let (state, known) = self.states.split_last()?;
        let hash = state.at.zobrist();
        if self.hashes.iter().zip(known).any(|(other_hash, other)| *other_hash == hash && other.at == state.at) {
            return None;
        }
        self.hashes.push(hash);
        Some(state)
    }
}

/// A position with one running chain.
pub(super) struct Beside<'a> {
    free: Free<'a>,
    head: Square,
    footprint: Footprint,
    /// Before the chain is executed, and after it.
    states: [Growing; 2],
}

impl<'a> Beside<'a> {
    #[inline(always)]
    pub(super) fn new(free: Free<'a>, head: Square, footprint: Footprint) -> Beside<'a> {
        let begin = Growing::new(free.position);
        let mut states = [begin, begin];
        states[1].execute(head, &mut ());
        Beside { free, head, footprint, states }
    }

    #[inline(always)]
    pub(super) fn find(&self, ventures: &mut Ventures, sink: &mut impl TurnSink) -> ControlFlow<()> {
        let Ventures { list, found } = ventures;
        list.clear();
        found.clear();
        // A chain that has stopped, or waits for a partner, has changed nothing: only what it read matters.
        let idle = self.states[1].at.board() == self.free.position.board();
        let changes = if idle { 0 } else { self.footprint.changes };
        for (after, changes) in [(false, self.footprint.changes), (true, changes)] {
            self.list(list, after, Footprint { changes, ..self.footprint });
        }
        if sink.keeps_order() {
            list.sort_unstable_by_key(Venture::rank);
        }
        let stop = Venture { act: Act::Stop, from: self.head, to: self.head, after: false };
        for &venture in std::iter::once(&stop).chain(&*list) {
            self.try_out(venture, found, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Lists the actions that are possible before or after the chain and touch it.
    #[inline(always)]
    fn list(&self, list: &mut Vec<Venture>, after: bool, last: Footprint) {
        let Free { position, plan, .. } = self.free;
        let zone = Zone { position, state: &self.states[usize::from(after)], plan, last };
        let _ = zone.visit(|Action { act, from, to, footprint }| {
            if !after || self.footprint.touches(&footprint) {
                list.push(Venture { act, from, to, after });
            }
            ControlFlow::Continue(())
        });
    }

    /// Passes a turn on if it is legal and its result is new.
    #[inline(always)]
    fn try_out(&self, venture: Venture, found: &mut Found, sink: &mut impl TurnSink) -> ControlFlow<()> {
        let Venture { act, from, to, after } = venture;
        let place = found.next_from(&self.states[usize::from(after)]);
        let Some(order) = place.and_then(|state| self.carry_out(venture, state)) else {
            return ControlFlow::Continue(());
        };
        match found.keep_new() {
            Some(state) if !self.free.has_result((act, from, to), &state.at) => {
                sink.single(Turn { act, from, to, order })
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Brings a state from before the action to the end of the turn; the order, if the turn is legal.
    #[inline(always)]
    fn carry_out(&self, venture: Venture, state: &mut Growing) -> Option<Order> {
        let Venture { act, from, to, after } = venture;
        if !state.act_found(act, from, to) {
            return None;
        }
        let mut order = Order::EMPTY;
        if after {
            order.push(Some(self.head));
            order.push(None);
        } else if state.pending != 0 {
            state.execute(self.head, &mut ());
            order.push(Some(self.head));
        }
        if state.is_spoiled() || state.awaits_partner() {
            return None;
        }
        state.end();
        Some(order)
    }
}
