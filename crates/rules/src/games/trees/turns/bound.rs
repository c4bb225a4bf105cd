//! Actions that touch running chains, one by one.

use std::ops::ControlFlow;

use super::Act;
use super::geometry::{KING, KNIGHT, Way, beyond, fill, moved};
use super::growth::Growing;
use super::plan::{Footprint, Plan};
use crate::board::square::{Square, squares};
use crate::games::trees::position::Content;
use crate::games::trees::{Position, Species, TREES};

/// An action and what it reads and changes.
#[derive(Clone, Copy)]
pub(super) struct Action {
    pub(super) act: Act,
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) footprint: Footprint,
}

/// Where to look for actions: a state before the action, and what the last chain before it read and changed.
pub(super) struct Zone<'a> {
    /// The beginning of the turn.
    pub(super) position: &'a Position,
    pub(super) state: &'a Growing,
    pub(super) plan: &'a Plan,
    pub(super) last: Footprint,
}

impl Zone<'_> {
    /// Visits the actions that are possible now and touch the last chain; any other could as well have come before it.
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
            self.single_steps(&KING, sources, open, &mut sink)?;
        }
        for square in squares(low & self.last.reads) {
            self.offer(Act::Retreat, square, square, square.bit(), &mut sink)?;
        }
        self.leaps(grass, &mut sink)?;
        self.trees(&mut sink)
    }

    fn offer<F>(&self, act: Act, from: Square, to: Square, changes: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let footprint = Footprint { reads: from.bit() | changes, changes };
        sink(Action { act, from, to, footprint })
    }

    /// A leap needs a huckleberry; if chains can touch them all, it touches those chains.
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

    fn single_steps<F>(&self, ways: &[Way], sources: u64, open: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        for &way in ways {
            let near = moved(sources & self.last.changes, way) | moved(sources, way) & self.last.reads;
            for to in squares(near & open) {
                let Some(from) = Square::new((to.index() as i8 - way.1 * 8 - way.0) as u8) else { continue };
                if self.has_free_twin(from, to, ways, sources) {
                    continue;
                }
                self.offer(Act::Grow, from, to, to.bit(), sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a growth without a chain, from a square that chains change onto squares that they do not touch, has the
    /// same result as one from a square that they do not change.
    fn has_free_twin(&self, from: Square, to: Square, ways: &[Way], sources: u64) -> bool {
        let filled = fill(from, to);
        if filled & self.plan.all.reads != 0 || beyond(from, to).is_some() {
            return false;
        }
        let free = sources & !self.plan.all.changes;
        if filled == to.bit() {
            let mut origins = ways.iter().flat_map(|&(files, ranks)| squares(moved(to.bit(), (-files, -ranks)) & free));
            return origins.any(|origin| beyond(origin, to).is_none());
        }
        // A line: the only other growth that fills it comes from its other end.
        let ends = ways.iter().flat_map(|&way| squares(moved(to.bit(), way) & free));
        let firsts = squares(filled).filter(|first| fill(from, *first) == first.bit());
        ends.zip(std::iter::repeat(firsts.last())).any(|(end, first)| {
            first.is_some_and(|first| fill(end, first) == filled && end != from && beyond(end, first).is_none())
        })
    }

    fn trees<F>(&self, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let side = self.state.side();
        let ground = self.state.at.board().brush();
        let attacked = self.attacked();
        for (place, facts) in TREES.iter().enumerate() {
            let content = Content::tree(side, place);
            let tree = self.state.at.board().of(content);
            let ever = tree | self.position.board().of(content);
            if tree == 0 {
                continue;
            }
            if ever & self.last.reads != 0 {
                for square in squares(tree) {
                    self.offer(Act::Retreat, square, square, ever, sink)?;
                }
            }
            match facts.species {
                Species::Ash => self.single_steps(&KNIGHT, tree, ground, sink)?,
                species => self.lines(species, tree, ground, sink)?,
            }
            self.attempts(tree, facts.species, attacked, sink)?;
        }
        ControlFlow::Continue(())
    }

    fn lines<F>(&self, species: Species, tree: u64, ground: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        for &way in species.ways() {
            for from in squares(tree & moved(ground, (-way.0, -way.1))) {
                let (mut filled, mut front) = (0, from.bit());
                loop {
                    front = moved(front, way) & ground;
                    let Some(to) = squares(front).next() else { break };
                    filled |= front;
                    let near = from.is_in(self.last.changes) || filled & self.last.reads != 0;
                    if near && !self.has_free_twin(from, to, species.ways(), tree) {
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
    fn attempts<F>(&self, tree: u64, species: Species, attacked: u64, sink: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        for to in squares(attacked & !tree) {
            let victim = self.state.at.board().of(self.state.content(to));
            for from in squares(tree).filter(|&from| species.has_vector(from, to)) {
                self.offer(Act::Grow, from, to, fill(from, to) | victim, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}
