//! Legal turns: what a turn is, and how all of them are found, each result once.

mod beside;
mod bound;
mod direct;
mod entangled;
mod free;
pub(super) mod growth;
mod merging;
mod plan;
mod refusals;
mod sinks;
mod steps;

use std::ops::ControlFlow;

use super::geometry;
use super::position::{MOST_CHAINS, Trees};
use crate::Position;
use crate::Which;
use crate::board::square::{Square, first, squares};
use direct::Bounds;
use entangled::Scratch;
use growth::TurnObserver;
use sinks::{Count, Each, Kept, Noisy, Nth, TurnSink};

/// What a turn does besides executing the running chains: "exactly one action".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Act {
    /// "Start a growth from a square of one's own."
    Grow,
    /// "Stop one of one's own chains; it is removed at once."
    Stop,
    /// "Retreat from a square of one's own."
    Retreat,
    /// "Once a game, if one has a huckleberry, it also appears on any grass square of one's own."
    Leap,
}

/// A turn: its action, and the order in which action and chains are executed as far as the order matters.
///
/// "Turns are told apart by their resulting position only": of all ways to reach a result, this is the one that the
/// generator finds first, so that equality of turns of one position is equality of their results.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::trees::{Act, Trees}};
/// let start = Trees::start(Default::default());
/// let turn = start.read_turn("b1>d2").expect("legal");
/// assert_eq!((turn.act, turn.from.to_string(), turn.to.to_string()), (Act::Grow, "b1".into(), "d2".into()));
/// assert!(std::mem::size_of_val(&turn) <= 32);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The action.
    pub act: Act,
    /// Where a growth starts; for other actions the same as [`Turn::to`].
    pub from: Square,
    /// Where a growth goes, the head of the stopped chain, the square that retreats or that the huckleberry leaps to.
    pub to: Square,
    pub(super) order: Order,
}

/// The beginning of an order of execution. Chains that it does not name follow in ascending order; the action comes
/// before all, unless the order names its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Order {
    len: u8,
    events: [u8; Order::MOST],
}

impl Order {
    /// How many events an order can name: every chain of a side, and the action.
    const MOST: usize = MOST_CHAINS as usize + 1;
    const ACTION: u8 = 64;

    pub(super) const EMPTY: Order = Order { len: 0, events: [0; Order::MOST] };

    /// Names the next event: a chain by its head, or the action.
    #[inline]
    pub(super) fn push(&mut self, event: Option<Square>) {
        if let Some(place) = self.events.get_mut(usize::from(self.len)) {
            *place = event.map_or(Order::ACTION, |head| head.index() as u8);
            self.len += 1;
        }
    }

    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(super) fn has_action(&self) -> bool {
        self.events[..usize::from(self.len)].contains(&Order::ACTION)
    }

    /// The events: the heads of chains, and `None` for the action.
    #[inline]
    pub(super) fn events(&self) -> impl Iterator<Item = Option<Square>> + '_ {
        self.events[..usize::from(self.len)].iter().map(|&event| Square::new(event))
    }
}

impl Turn {
    pub(super) fn key(&self) -> u32 {
        let action = (self.act as u32) << 12 | (self.from.index() << 6 | self.to.index()) as u32;
        let events = &self.order.events[..usize::from(self.order.len)];
        events.iter().fold(action, |key, &event| key.rotate_left(7).wrapping_mul(0x9e37_79b1) ^ u32::from(event) << 14)
    }

    /// Whether the action grows over a square of a set.
    #[inline]
    fn overgrows(&self, set: u64) -> bool {
        self.act == Act::Grow && geometry::fill(self.from, self.to) & set != 0
    }
}

/// Generation.
impl Trees {
    pub(super) fn visit_turns<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        if self.outcome().is_some() {
            return ControlFlow::Continue(());
        }
        match which {
            Which::All => self.find(&mut Each(visitor)),
            Which::Noisy => self.find(&mut Noisy::new(self, visitor)),
        }
    }

    /// Passes the turns of an ongoing game on.
    #[inline(always)]
    fn find(&self, sink: &mut impl TurnSink) -> ControlFlow<()> {
        if self.running() == 0 {
            return sink.free(self, &Bounds::NONE, Order::EMPTY);
        }
        Scratch::with(|scratch| {
            scratch.prepare(self);
            self.find_prepared(scratch, sink)
        })
    }

    pub(super) fn count_of_turns(&self) -> u64 {
        let mut count = Count::default();
        if self.outcome().is_none() {
            let _ = self.find(&mut count);
        }
        count.0
    }

    /// The turn that `draw` chooses by its number in the order in which turns are visited.
    pub(super) fn turn_drawn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        if self.outcome().is_some() {
            return None;
        }
        Kept::with(|kept| {
            let _ = self.find(kept);
            kept.drawn(draw)
        })
    }

    pub(super) fn turn_numbered(&self, number: u64) -> Option<Turn> {
        let mut nth = Nth::new(number);
        if self.outcome().is_none() {
            let _ = self.find(&mut nth);
        }
        nth.found
    }

    /// Whether a running chain aims at a tree or at a huckleberry of the other side.
    fn has_loud_chain(&self) -> bool {
        let aims = self.board().trees() | self.board().huckleberries(self.side_to_move().other());
        let fill = |head| self.chain(head).map_or(0, |next| geometry::fill(head, next));
        squares(self.running() & self.board().trees()).any(|head| fill(head) & aims != 0)
    }

    pub(super) fn is_progress_of(&self, turn: &Turn) -> bool {
        let other = self.side_to_move().other();
        let mut attacks = Attacks(false);
        let end = self.carried_out(turn, &mut attacks);
        attacks.0 || self.board().own(other) & !end.at.board().own(other) != 0
    }

    /// Everything that is executed in a turn, in order; `None` is the action. Chains that die before come last.
    pub(super) fn full_order(&self, turn: &Turn) -> Vec<Option<Square>> {
        let stops = turn.act == Act::Stop;
        let mut order: Vec<Option<Square>> = Vec::new();
        if !stops && !turn.order.has_action() {
            order.push(None);
        }
        order.extend(turn.order.events());
        let mut rest = self.running();
        for head in order.iter().flatten() {
            rest &= !head.bit();
        }
        if stops {
            rest &= !turn.to.bit();
        }
        while let Some(head) = first(rest) {
            rest &= !head.bit();
            order.push(Some(head));
        }
        order
    }

    /// The turn with a result; the first one of the same action is tried before all others.
    pub(super) fn turn_with_result(&self, action: (Act, Square, Square), result: &Trees) -> Option<Turn> {
        let mut found = None;
        for first in [true, false] {
            let _ = self.find(&mut Each(|turn: Turn| {
                let same = (turn.act, turn.from, turn.to) == action;
                if same == first && self.play_unchecked(&turn) == *result {
                    found = Some(turn);
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            }));
            if found.is_some() {
                break;
            }
        }
        found
    }
}

/// Whether an attack has succeeded.
struct Attacks(bool);

impl TurnObserver for Attacks {
    fn attacked(&mut self, _at: Square, _from: [Square; 2]) {
        self.0 = true;
    }
}
