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
use crate::games::trees::Trees;

/// An action, before the chain or after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Venture {
    act: Act,
    from: Square,
    to: Square,
    after: bool,
}

/// Memory that is used again from position to position.
#[derive(Default)]
pub(super) struct Ventures {
    list: Vec<Venture>,
    /// The hashes of the results that were found, and what led to each.
    found: Vec<(u64, Venture)>,
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
    pub(super) fn new(free: Free<'a>, head: Square, footprint: Footprint) -> Beside<'a> {
        let begin = Growing::new(free.position);
        let mut states = [begin, begin];
        states[1].execute(head, &mut ());
        Beside { free, head, footprint, states }
    }

    /// Passes the turns on.
    pub(super) fn find(&self, ventures: &mut Ventures, sink: &mut impl TurnSink) -> ControlFlow<()> {
        let Ventures { list, found } = ventures;
        list.clear();
        found.clear();
        self.list(list, false, self.footprint);
        // A chain that has stopped, or waits for a partner, has changed nothing: only what it read matters.
        let idle = self.states[1].at.board() == self.free.position.board();
        let changes = if idle { 0 } else { self.footprint.changes };
        self.list(list, true, Footprint { changes, ..self.footprint });
        if sink.keeps_order() {
            list.sort_unstable();
        }
        let stop = Venture { act: Act::Stop, from: self.head, to: self.head, after: false };
        [stop].iter().chain(list.iter()).try_for_each(|&venture| self.try_out(venture, found, sink))
    }

    /// Lists the actions that are possible before or after the chain and touch it.
    #[inline]
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
    #[inline]
    fn try_out(&self, venture: Venture, found: &mut Vec<(u64, Venture)>, sink: &mut impl TurnSink) -> ControlFlow<()> {
        let mut state = self.states[usize::from(venture.after)];
        let Some(order) = self.carry_out(venture, &mut state) else { return ControlFlow::Continue(()) };
        let (result, hash) = (&state.at, state.at.zobrist());
        let is_known = found.iter().any(|(known, other)| *known == hash && self.leads_to(*other, result));
        if is_known {
            return ControlFlow::Continue(());
        }
        found.push((hash, venture));
        let Venture { act, from, to, .. } = venture;
        if self.free.has_result((act, from, to), result) {
            return ControlFlow::Continue(());
        }
        sink.single(Turn { act, from, to, order })
    }

    /// Brings a state from before the action to the end of the turn; the order, if the turn is legal.
    #[inline]
    fn carry_out(&self, venture: Venture, state: &mut Growing) -> Option<Order> {
        let Venture { act, from, to, after } = venture;
        if !state.act(act, from, to, &mut ()) {
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

    #[cold]
    fn leads_to(&self, venture: Venture, result: &Trees) -> bool {
        let mut state = self.states[usize::from(venture.after)];
        self.carry_out(venture, &mut state).is_some() && state.at == *result
    }
}
