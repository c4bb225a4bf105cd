//! Singular extension: a turn that is much better than all others is searched deeper.

use std::ops::ControlFlow;

use super::Searcher;
use super::node::Node;
use super::tuning::Parameter::*;
use super::window::Window;
use crate::budget::Interrupted;
use crate::table::{Entry, NO_TURN};
use crate::{Evaluate, MATE_BOUND};

/// The table's value must have been searched to at least this many plies less than the node.
const PLIES_SHORT: i32 = 3;

impl<P: Evaluate> Searcher<'_, P> {
    /// Searches a node without the turn of the table, half as deep, for a value clearly below that turn's. If nothing
    /// reaches it, the turn is extended; if others reach even beta, the node breaks with that (multi-cut).
    pub(super) fn extend_singular(
        &mut self,
        position: &P,
        entry: Option<Entry>,
        node: &mut Node,
        window: Window,
    ) -> Result<ControlFlow<i32>, Interrupted> {
        let Some(target) = self.singular_target(entry, node) else { return Ok(ControlFlow::Continue(())) };
        let excluded = node.from_table;
        let depth = (node.depth - 1) / 2;
        let without = Node { depth, open: false, excluded, from_table: NO_TURN, ..*node };
        let narrow = Window { alpha: target - 1, beta: target };
        let best = self.search_moves(position, &without, narrow)?.best;
        self.stack[node.ply].line.clear();
        if best < target {
            node.extension = 1;
        } else if target >= window.beta && !node.open {
            return Ok(ControlFlow::Break(target));
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The value that no other turn may reach; `None` where the question is not asked.
    fn singular_target(&self, entry: Option<Entry>, node: &Node) -> Option<i32> {
        let entry = entry.filter(|entry| self.config.features.singular && entry.turn != NO_TURN)?;
        let deep = node.depth >= self.tuning.get(SingularDepth) && node.ply < 2 * self.iteration as usize;
        let reliable = entry.depth() >= node.depth - PLIES_SHORT && !node.forced;
        let value = entry.at_least(node.ply).filter(|value| deep && reliable && value.abs() < MATE_BOUND)?;
        Some(value - self.tuning.get(SingularMargin) * node.depth)
    }
}
