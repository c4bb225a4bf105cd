//! What is done with the turns that are found: each is visited, they are counted, one is picked.

use std::cell::Cell;
use std::ops::ControlFlow;

use super::direct::{Batch, Batches, Bounds};
use super::growth::Growing;
use super::{Act, Attacks, Order, Turn};
use crate::Position;
use crate::games::trees::Trees;
use crate::multiversioned;

/// Receives the turns of a position.
pub(super) trait TurnSink {
    /// Receives the turns whose action no chain can touch, with one order of the chains; those with all orders come first.
    #[inline]
    fn free(&mut self, position: &Trees, bounds: &Bounds, order: Order) -> ControlFlow<()> {
        multiversioned(
            #[inline(always)]
            || {
                position.visit_free(
                    bounds,
                    #[inline(always)]
                    |batch| self.batch(batch, order),
                )
            },
        )
    }

    /// Receives turns that differ in their squares only.
    fn batch(&mut self, batch: Batch, order: Order) -> ControlFlow<()>;

    fn single(&mut self, turn: Turn) -> ControlFlow<()>;

    /// Whether it matters in which order the turns come.
    fn keeps_order(&self) -> bool {
        true
    }
}

/// Passes every turn on to a visitor.
pub(super) struct Each<F>(pub(super) F);

impl<F: FnMut(Turn) -> ControlFlow<()>> TurnSink for Each<F> {
    #[inline(always)]
    fn batch(&mut self, batch: Batch, order: Order) -> ControlFlow<()> {
        batch.visit(order, &mut self.0)
    }

    #[inline]
    fn single(&mut self, turn: Turn) -> ControlFlow<()> {
        (self.0)(turn)
    }
}

#[derive(Default)]
pub(super) struct Count(pub(super) u64);

impl TurnSink for Count {
    #[inline]
    fn free(&mut self, position: &Trees, bounds: &Bounds, _order: Order) -> ControlFlow<()> {
        self.0 += position.count_free(bounds);
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn batch(&mut self, batch: Batch, _order: Order) -> ControlFlow<()> {
        self.0 += batch.count();
        ControlFlow::Continue(())
    }

    #[inline]
    fn single(&mut self, _turn: Turn) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline]
    fn keeps_order(&self) -> bool {
        false
    }
}

/// Picks the turn of a number, counted from 0.
pub(super) struct Nth {
    left: u64,
    pub(super) found: Option<Turn>,
}

impl Nth {
    pub(super) const fn new(number: u64) -> Nth {
        Nth { left: number, found: None }
    }
}

impl TurnSink for Nth {
    #[inline(always)]
    fn batch(&mut self, batch: Batch, order: Order) -> ControlFlow<()> {
        let count = batch.count();
        if self.left >= count {
            self.left -= count;
            return ControlFlow::Continue(());
        }
        batch.visit(order, &mut |turn| self.single(turn))
    }

    #[inline]
    fn single(&mut self, turn: Turn) -> ControlFlow<()> {
        if self.left == 0 {
            self.found = Some(turn);
            return ControlFlow::Break(());
        }
        self.left -= 1;
        ControlFlow::Continue(())
    }
}

/// Keeps all turns, so that one can be chosen by its number once their count is known.
pub(super) struct Kept {
    /// The orders of the chains that have different results: every action that no chain can touch comes with each.
    orders: Vec<Order>,
    /// The actions that no chain can touch.
    free: Batches,
    /// All turns that come after these.
    singles: Vec<Turn>,
}

thread_local! {
    static KEPT: Cell<Kept> = const { Cell::new(Kept::EMPTY) };
}

impl Default for Kept {
    fn default() -> Kept {
        Kept::EMPTY
    }
}

impl Kept {
    const EMPTY: Kept = Kept { orders: Vec::new(), free: Batches::EMPTY, singles: Vec::new() };

    /// Lends the memory of this thread, emptied.
    pub(super) fn with<T>(work: impl FnOnce(&mut Kept) -> T) -> T {
        let mut kept = KEPT.take();
        kept.orders.clear();
        kept.singles.clear();
        let done = work(&mut kept);
        KEPT.set(kept);
        done
    }

    /// The turn of the position that `draw` chooses.
    pub(super) fn drawn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        let free = self.free.count();
        let beside_chains = free * self.orders.len() as u64;
        let total = beside_chains + self.singles.len() as u64;
        if total == 0 {
            return None;
        }
        let number = draw(total);
        if let Some(place) = number.checked_sub(beside_chains) {
            return self.singles.get(usize::try_from(place).ok()?).copied();
        }
        self.free.nth(number % free, self.orders[(number / free) as usize])
    }
}

impl TurnSink for Kept {
    #[inline]
    fn free(&mut self, position: &Trees, bounds: &Bounds, order: Order) -> ControlFlow<()> {
        if self.orders.is_empty() {
            self.free.list(position, bounds);
        }
        self.orders.push(order);
        ControlFlow::Continue(())
    }

    fn batch(&mut self, batch: Batch, order: Order) -> ControlFlow<()> {
        batch.visit(order, &mut |turn| self.single(turn))
    }

    #[inline]
    fn single(&mut self, turn: Turn) -> ControlFlow<()> {
        self.singles.push(turn);
        ControlFlow::Continue(())
    }
}

/// Passes the noisy turns on to a visitor: those whose action overgrows the other side, or in which chains take one of
/// its huckleberries or attack a tree.
pub(super) struct Noisy<'a, F> {
    position: &'a Trees,
    enemy: u64,
    /// Whether a chain may take a huckleberry or attack a tree.
    loud: bool,
    /// Whether the chains do so by themselves in an order that has come up.
    alone: Option<(Order, bool)>,
    visitor: F,
}

impl<'a, F: FnMut(Turn) -> ControlFlow<()>> Noisy<'a, F> {
    pub(super) fn new(position: &'a Trees, visitor: F) -> Noisy<'a, F> {
        let enemy = position.board().own(position.side_to_move().other());
        Noisy { position, enemy, loud: position.has_loud_chain(), alone: None, visitor }
    }

    /// Whether the chains are loud in an order whatever the action does, if it touches none of them.
    fn alone_loud(&mut self, order: Order) -> bool {
        if !self.loud {
            return false;
        }
        if let Some((_, loud)) = self.alone.filter(|(known, _)| *known == order) {
            return loud;
        }
        let mut attacks = Attacks(false);
        let mut state = Growing::new(self.position);
        state.run(order, &mut attacks);
        let loud = attacks.0 || self.takes_berry(&state);
        self.alone = Some((order, loud));
        loud
    }

    fn takes_berry(&self, end: &Growing) -> bool {
        let other = self.position.side_to_move().other();
        self.position.board().huckleberries(other) & !end.at.board().huckleberries(other) != 0
    }

    fn is_noisy(&self, turn: &Turn) -> bool {
        if turn.overgrows(self.enemy) {
            return true;
        }
        let mut attacks = Attacks(false);
        self.loud && {
            let end = self.position.carried_out(turn, &mut attacks);
            attacks.0 || self.takes_berry(&end)
        }
    }
}

impl<F: FnMut(Turn) -> ControlFlow<()>> TurnSink for Noisy<'_, F> {
    #[inline(always)]
    fn batch(&mut self, batch: Batch, order: Order) -> ControlFlow<()> {
        if self.alone_loud(order) {
            return batch.visit(order, &mut self.visitor);
        }
        let enemy = self.enemy;
        if batch.act != Act::Grow {
            return ControlFlow::Continue(());
        }
        if batch.is_step {
            return batch.within(enemy).visit(order, &mut self.visitor);
        }
        batch.visit(order, &mut |turn| {
            if turn.overgrows(enemy) { (self.visitor)(turn) } else { ControlFlow::Continue(()) }
        })
    }

    #[inline]
    fn single(&mut self, turn: Turn) -> ControlFlow<()> {
        if self.is_noisy(&turn) { (self.visitor)(turn) } else { ControlFlow::Continue(()) }
    }
}
