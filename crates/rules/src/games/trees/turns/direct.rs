//! Actions that no running chain can touch, whole sets at a time.

use std::ops::ControlFlow;

use super::plan::Plan;
use super::{Act, Order, Turn};
use crate::Position;
use crate::board::square::{Square, squares};
use crate::games::trees::geometry::{DIAGONAL, KING, KNIGHT, ORTHOGONAL, Way, inside, moved, origins};
use crate::games::trees::{Species, TREES, Trees};
use crate::multiversioned;

/// Actions that differ in their squares only.
#[derive(Clone, Copy)]
pub(super) struct Batch {
    pub(super) act: Act,
    targets: u64,
    /// Whether nothing but the target changes.
    pub(super) is_step: bool,
    /// How far each target's number is above that of its origin.
    offset: i8,
}

impl Batch {
    const NONE: Batch = Batch { act: Act::Grow, targets: 0, is_step: true, offset: 0 };

    #[inline(always)]
    pub(super) fn visit<F>(&self, order: Order, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        for to in squares(self.targets) {
            visitor(self.turn(to, order))?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn turn(&self, to: Square, order: Order) -> Turn {
        let from = Square::new((to.index() as i8 - self.offset) as u8).unwrap_or(to);
        Turn { act: self.act, from, to, order }
    }

    /// Those of the actions whose target is in a set.
    #[inline]
    pub(super) const fn within(self, set: u64) -> Batch {
        Batch { targets: self.targets & set, ..self }
    }

    #[inline(always)]
    pub(super) const fn count(&self) -> u64 {
        self.targets.count_ones() as u64
    }
}

/// Actions that no running chain can touch, listed so that one can be chosen by its number.
pub(super) struct Batches {
    /// Those in use come first; the others are kept, since it is quicker to write over them than to add new ones.
    list: Vec<Batch>,
    used: usize,
    count: u64,
}

/// The most batches of a position: the steps of grass, underbrush and huckleberries, all retreats, the leaps, and of each
/// tree its retreats and its lines by their lengths.
const MOST_BATCHES: usize = 3 * KING.len() + 2 + TREES.len() * (1 + 7 * KING.len());

impl Batches {
    pub(super) const EMPTY: Batches = Batches { list: Vec::new(), used: 0, count: 0 };

    /// Lists the actions that [`Trees::visit_free`] visits.
    pub(super) fn list(&mut self, position: &Trees, bounds: &Bounds) {
        self.list.resize(MOST_BATCHES, Batch::NONE);
        let list = self.list.as_mut_slice();
        (self.used, self.count) = multiversioned(
            #[inline(always)]
            || {
                // In variables of their own, so that they stay in registers.
                let (mut used, mut count) = (0, 0);
                let _ = position.visit_free(
                    bounds,
                    #[inline(always)]
                    |batch| {
                        if let Some(place) = list.get_mut(used) {
                            *place = batch;
                        }
                        used += usize::from(batch.targets != 0);
                        count += batch.count();
                        ControlFlow::Continue(())
                    },
                );
                (used, count)
            },
        );
    }

    /// How many actions there are.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// The action of a number, counted from 0 in the order in which they are visited.
    pub(super) fn nth(&self, number: u64, order: Order) -> Option<Turn> {
        multiversioned(
            #[inline(always)]
            || {
                let mut left = number;
                for batch in &self.list[..self.used] {
                    let count = batch.count();
                    if left < count {
                        return squares(batch.targets).nth(left as usize).map(|to| batch.turn(to, order));
                    }
                    left -= count;
                }
                None
            },
        )
    }
}

/// What the running chains may read and change.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    reads: u64,
    changes: u64,
    leaps: bool,
}

impl Bounds {
    /// No chain is running.
    pub(super) const NONE: Bounds = Bounds { reads: 0, changes: 0, leaps: true };

    pub(super) const fn of(plan: &Plan) -> Bounds {
        Bounds { reads: plan.all.reads, changes: plan.all.changes, leaps: plan.leap_depends_on == 0 }
    }
}

impl Trees {
    /// Visits the actions whose result is the same whenever they are done, each result once.
    #[inline(always)]
    pub(super) fn visit_free<F>(&self, bounds: &Bounds, mut sink: F) -> ControlFlow<()>
    where
        F: FnMut(Batch) -> ControlFlow<()>,
    {
        let (side, board) = (self.side_to_move(), self.board());
        let own = board.own(side);
        let (grass, berries) = (board.grass() & own, board.huckleberries(side));
        let low = own & !board.trees();
        let underbrush = low & !grass & !berries;
        for (sources, open) in [(grass, board.bare()), (underbrush, board.grass()), (berries, board.grass())] {
            single_steps(&KING, sources & !bounds.changes, open & !bounds.reads, &mut sink)?;
        }
        sink(Batch { act: Act::Retreat, targets: low & !bounds.reads, offset: 0, is_step: true })?;
        if bounds.leaps && self.has_leap(side) && berries != 0 {
            sink(Batch { act: Act::Leap, targets: grass & !bounds.reads, offset: 0, is_step: true })?;
        }
        self.visit_free_trees(bounds, &mut sink)
    }

    /// The number of the actions that [`Trees::visit_free`] visits.
    pub(super) fn count_free(&self, bounds: &Bounds) -> u64 {
        multiversioned(
            #[inline(always)]
            || {
                // In a variable of its own, so that it stays in a register.
                let mut count = 0;
                let _ = self.visit_free(
                    bounds,
                    #[inline(always)]
                    |batch| {
                        count += batch.count();
                        ControlFlow::Continue(())
                    },
                );
                count
            },
        )
    }

    #[inline(always)]
    fn visit_free_trees<F>(&self, bounds: &Bounds, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Batch) -> ControlFlow<()>,
    {
        let ground = self.board().brush() & !bounds.reads;
        let trees = self.board().each_tree(self.side_to_move());
        for (place, facts) in TREES.iter().enumerate() {
            let tree = trees[place];
            if tree == 0 {
                continue;
            }
            if tree & bounds.reads == 0 {
                sink(Batch { act: Act::Retreat, targets: tree, offset: 0, is_step: true })?;
            }
            let sources = tree & !bounds.changes;
            match facts.species {
                Species::Ash => single_steps(&KNIGHT, sources, ground, sink)?,
                species => lines(species, sources, ground, sink)?,
            }
        }
        ControlFlow::Continue(())
    }
}

/// The growths of one step or leap of squares with the same content.
///
/// A growth that leaves a chain is known by its head and vector. Without one, all growths onto a square have the same
/// result: only the first counts.
#[inline(always)]
fn single_steps<F>(ways: &[Way], sources: u64, open: u64, sink: &mut F) -> ControlFlow<()>
where
    F: FnMut(Batch) -> ControlFlow<()>,
{
    if sources == 0 || open == 0 {
        return ControlFlow::Continue(());
    }
    let mut dropped = 0;
    for &way in ways {
        let mut targets = moved(sources, way) & open;
        if targets != 0 {
            let leaving = targets & !inside(way, 1);
            targets &= !(leaving & dropped);
            dropped |= leaving;
            sink(Batch { act: Act::Grow, targets, offset: way.offset(), is_step: true })?;
        }
    }
    ControlFlow::Continue(())
}

/// The growths of a tree along lines, by every number of squares.
#[inline(always)]
fn lines<F>(species: Species, sources: u64, open: u64, sink: &mut F) -> ControlFlow<()>
where
    F: FnMut(Batch) -> ControlFlow<()>,
{
    let mut lines = Lines { sources, open, dropped: 0 };
    if species != Species::Beech {
        lines.visit(ORTHOGONAL, sink)?;
    }
    if species != Species::Birch {
        lines.visit(DIAGONAL, sink)?;
    }
    ControlFlow::Continue(())
}

/// A tree and where it may grow.
struct Lines {
    sources: u64,
    open: u64,
    /// The targets of growths of one square without a chain.
    dropped: u64,
}

impl Lines {
    /// Each direction is compiled by itself, as its numbers are known then.
    #[inline(always)]
    fn visit<F>(&mut self, [one, two, three, four]: [Way; 4], sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Batch) -> ControlFlow<()>,
    {
        self.line(one, sink)?;
        self.line(two, sink)?;
        self.line(three, sink)?;
        self.line(four, sink)
    }

    #[inline(always)]
    fn line<F>(&mut self, way: Way, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Batch) -> ControlFlow<()>,
    {
        let mut front = self.sources;
        for steps in 1..8 {
            front = moved(front, way) & self.open;
            if front == 0 {
                break;
            }
            let offset = steps * way.offset();
            let leaving = front & !inside(way, steps);
            let known = if steps == 1 { leaving & self.dropped } else { twins(way, steps, leaving, self.sources) };
            if steps == 1 {
                self.dropped |= leaving;
            }
            sink(Batch { act: Act::Grow, targets: front & !known, offset, is_step: steps == 1 })?;
        }
        ControlFlow::Continue(())
    }
}

/// Those targets of growths without chains that have a twin: the growth fills the same squares as one from their other end,
/// which has no chain either and is the one that counts, that from the square with the lower number.
#[inline(always)]
fn twins(way: Way, steps: i8, leaving: u64, sources: u64) -> u64 {
    if way.offset() > 0 || leaving == 0 {
        return 0;
    }
    // The other growth ends where this one begins, and goes on from there as far as it came.
    let ends = !inside(way.reversed(), steps);
    leaving & origins(sources, way) & ends.rotate_left(((steps - 1) * way.offset()) as u32 & 63)
}
