//! Actions that touch running chains, one by one.

use std::ops::ControlFlow;

use super::Act;
use super::growth::Growing;
use super::plan::{Footprint, Plan};
use crate::board::square::{Square, knight_leaps, ring1, squares};
use crate::games::trees::geometry::{Way, fill, moved, origins};
use crate::games::trees::{Species, TREES, Trees};

/// An action and what it reads and changes.
#[derive(Clone, Copy)]
pub(super) struct Action {
    pub(super) act: Act,
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) footprint: Footprint,
}

/// The squares that growths from a set in a direction reach.
#[inline(always)]
fn swept(sources: u64, way: Way, ground: u64) -> u64 {
    let (mut front, mut all) = (sources, 0);
    while front != 0 {
        front = moved(front, way) & ground;
        all |= front;
    }
    all
}

/// Where to look for actions: a state before the action, and what the last chain before it read and changed.
pub(super) struct Zone<'a> {
    /// The beginning of the turn.
    pub(super) position: &'a Trees,
    pub(super) state: &'a Growing,
    pub(super) plan: &'a Plan,
    pub(super) last: Footprint,
}

impl Zone<'_> {
    /// Visits the actions that are possible now and touch the last chain; any other could as well have come before it.
    #[inline(always)]
    pub(super) fn visit<F>(&self, mut sink: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let (side, board) = (self.state.side(), self.state.at.board());
        let own = board.own(side);
        let (grass, berries) = (board.grass() & own, board.huckleberries(side));
        let low = own & !board.trees();
        for (sources, open) in
            [(grass, board.bare()), (low & !grass & !berries, board.grass()), (berries, board.grass())]
        {
            self.single_steps(ring1, sources, open, &mut sink)?;
        }
        for square in squares(low & self.last.reads) {
            self.offer(Act::Retreat, square, square, square.bit(), &mut sink)?;
        }
        self.leaps(grass, &mut sink)?;
        self.trees(&mut sink)
    }

    #[inline(always)]
    fn offer<F>(&self, act: Act, from: Square, to: Square, changes: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let footprint = Footprint { reads: from.bit() | changes, changes };
        sink(Action { act, from, to, footprint })
    }

    /// A leap needs a huckleberry; if chains can touch them all, it touches those chains.
    #[inline(always)]
    fn leaps<F>(&self, grass: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        if !self.state.may_leap() {
            return ControlFlow::Continue(());
        }
        let needed = self.plan.leap_depends_on;
        let targets = if needed & self.last.reads != 0 { grass } else { grass & self.last.reads };
        for to in squares(targets) {
            self.offer(Act::Leap, to, to, to.bit() | needed, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Growths of one step or leap, by where these lead from a square.
    #[inline(always)]
    fn single_steps<F>(&self, steps: impl Fn(Square) -> u64, sources: u64, open: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        if self.is_far(sources, open) {
            return ControlFlow::Continue(());
        }
        for from in squares(sources & self.last.changes) {
            for to in squares(steps(from) & open) {
                self.offer(Act::Grow, from, to, to.bit(), sink)?;
            }
        }
        // Steps and leaps lead back as well.
        for to in squares(open & self.last.reads) {
            for from in squares(steps(to) & sources & !self.last.changes) {
                self.offer(Act::Grow, from, to, to.bit(), sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether growths from a set onto open ground cannot touch the last chain.
    #[inline(always)]
    fn is_far(&self, sources: u64, open: u64) -> bool {
        sources & self.last.changes == 0 && open & self.last.reads == 0
    }

    #[inline(always)]
    fn trees<F>(&self, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let side = self.state.side();
        let ground = self.state.at.board().brush();
        let attacked = self.attacked();
        let trees = self.state.at.board().each_tree(side);
        let before = self.position.board().each_tree(side);
        let all = trees.iter().chain(&before).fold(0, |all, tree| all | tree);
        if attacked == 0 && (all | ground) & self.last.reads == 0 {
            return ControlFlow::Continue(());
        }
        for (place, facts) in TREES.iter().enumerate() {
            let tree = trees[place];
            let ever = tree | before[place];
            if tree == 0 {
                continue;
            }
            if ever & self.last.reads != 0 {
                for square in squares(tree) {
                    self.offer(Act::Retreat, square, square, ever, sink)?;
                }
            }
            match facts.species {
                Species::Ash => self.single_steps(|square| knight_leaps(square.bit()), tree, ground, sink)?,
                species => self.lines(species, tree, ground, sink)?,
            }
            self.attempts(tree, facts.species, attacked, sink)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn lines<F>(&self, species: Species, tree: u64, ground: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        if self.is_far(tree, ground) {
            return ControlFlow::Continue(());
        }
        for &way in species.ways() {
            let sources = tree & origins(ground, way);
            if self.is_far(sources, swept(sources, way, ground)) {
                continue;
            }
            for from in squares(sources) {
                let (mut filled, mut front) = (0, from.bit());
                loop {
                    front = moved(front, way) & ground;
                    let Some(to) = squares(front).next() else { break };
                    filled |= front;
                    let near = from.is_in(self.last.changes) || filled & self.last.reads != 0;
                    if near {
                        self.offer(Act::Grow, from, to, filled, sink)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The squares of trees that running chains of trees aim at: only there can an attempt find its partner.
    fn attacked(&self) -> u64 {
        let board = self.state.at.board();
        let partners = (self.state.pending | self.state.attempting()) & board.trees();
        squares(partners).filter_map(|head| self.state.at.chain(head)).fold(0, |set, to| set | to.bit()) & board.trees()
    }

    /// Attempts touch the whole victim.
    #[inline(always)]
    fn attempts<F>(&self, tree: u64, species: Species, attacked: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        for to in squares(attacked & !tree) {
            let victim = self.state.at.board().of(self.state.content(to));
            for from in squares(tree & species.aiming_at(to)) {
                self.offer(Act::Grow, from, to, fill(from, to) | victim, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}
