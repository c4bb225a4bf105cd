//! What is not searched: nodes that a static value or a pass decides, and late quiet turns near the leaves.

use std::ops::ControlFlow;

use super::Searcher;
use super::node::{Frame, Node};
use super::order::{self, Ranked};
use super::tuning::Parameter::*;
use super::window::Window;
use crate::budget::Interrupted;
use crate::{Evaluate, MATE_BOUND};

/// A ply more of reduction after a pass for so much above beta, and how often.
const NULL_SURPLUS: i32 = 200;
const MOST_NULL_SURPLUS: i32 = 2;

impl<P: Evaluate> Searcher<'_, P> {
    fn futile_depth(&self) -> i32 {
        let razor = if self.config.features.razoring { self.tuning.get(RazorDepth) } else { 0 };
        self.tuning.get(ReverseDepth).max(self.tuning.get(FutilityDepth)).max(razor)
    }

    /// Breaks with the value of a node that needs no search of its turns, else says whether its quiet turns are skipped.
    pub(super) fn prune(&mut self, position: &P, frame: &Frame) -> Result<ControlFlow<i32, bool>, Interrupted> {
        let features = &self.config.features;
        let near_leaves = features.futility && frame.depth <= self.futile_depth();
        let may_pass = features.null_move && frame.depth >= self.tuning.get(NullDepth);
        // Where an answer is forced, a static value means nothing.
        if frame.forced || !may_prune(frame.window) || !(near_leaves || may_pass) {
            return Ok(ControlFlow::Continue(false));
        }
        let static_value = self.evaluate(position);
        let futility = self.futility(static_value, frame);
        if futility.is_break() {
            return Ok(futility);
        }
        if let Some(value) = self.razor(position, static_value, frame)? {
            return Ok(ControlFlow::Break(value));
        }
        if let Some(value) = self.null_move(position, static_value, frame)? {
            return Ok(ControlFlow::Break(value));
        }
        Ok(futility)
    }

    /// Near the leaves: breaks with a value if the position is far above beta (reverse futility), else says whether it
    /// is so far below alpha that quiet turns are skipped (futility).
    fn futility(&self, static_value: i32, frame: &Frame) -> ControlFlow<i32, bool> {
        let &Frame { depth, window, .. } = frame;
        if !self.config.features.futility {
            return ControlFlow::Continue(false);
        }
        let per_ply = self.tuning.get(FutilityMargin);
        if depth <= self.tuning.get(ReverseDepth) && static_value - per_ply * depth >= window.beta {
            return ControlFlow::Break(static_value - per_ply * depth);
        }
        let skips = depth <= self.tuning.get(FutilityDepth) && static_value + per_ply * depth <= window.alpha;
        ControlFlow::Continue(skips)
    }

    /// Far below alpha near the leaves: the value of the quiescence search, if that does not reach alpha either.
    fn razor(&mut self, position: &P, static_value: i32, frame: &Frame) -> Result<Option<i32>, Interrupted> {
        let &Frame { ply, depth, window, .. } = frame;
        let far_below = static_value + self.tuning.get(RazorMargin) * depth <= window.alpha;
        if !self.config.features.razoring || depth > self.tuning.get(RazorDepth) || !far_below {
            return Ok(None);
        }
        let value = self.quiescence(position, ply, 0, window)?;
        Ok((value <= window.alpha).then_some(value))
    }

    /// A value at least beta, if the side to move holds beta even after a pass, searched less deeply.
    fn null_move(&mut self, position: &P, static_value: i32, frame: &Frame) -> Result<Option<i32>, Interrupted> {
        let &Frame { ply, depth, window, .. } = frame;
        let may_pass = depth >= self.tuning.get(NullDepth) && static_value >= window.beta;
        if !self.config.features.null_move || !may_pass || self.stack[ply].after_pass {
            return Ok(None);
        }
        let Some(passed) = position.pass_unchecked() else { return Ok(None) };
        let surplus = ((static_value - window.beta) / NULL_SURPLUS).min(MOST_NULL_SURPLUS);
        let left = depth - 1 - self.tuning.get(NullReduction) - depth / self.tuning.get(NullDivisor) - surplus;
        self.stack[ply + 1].no_progress_plies = self.stack[ply].no_progress_plies + u32::from(self.counts_progress);
        self.stack[ply + 1].after_pass = true;
        let value = self.child(position.side_to_move(), &passed, ply + 1, left, window);
        self.stack[ply + 1].after_pass = false;
        // A win after a pass proves nothing of how near it is.
        Ok(Some(value?).filter(|value| *value >= window.beta).map(|value| value.min(MATE_BOUND - 1)))
    }

    /// Whether a turn comes so late, so near the leaves, that it is not searched.
    pub(super) fn late_move_prune(&self, i: usize, ranked: &Ranked<P::Turn>, node: &Node, window: Window) -> bool {
        let few_left = node.depth <= self.tuning.get(LateDepth) && !node.forced && window.is_null();
        if !self.config.features.late_move_pruning || !few_left {
            return false;
        }
        let most = self.tuning.get(LateBase) + self.tuning.get(LateFactor) * node.depth * node.depth;
        i as i32 >= most && ranked.rank <= order::OFTEN_GOOD
    }
}

/// Whether a window may be decided without a search: it is closed, and no certain result is asked for.
fn may_prune(window: Window) -> bool {
    window.is_null() && window.alpha.abs() < MATE_BOUND && window.beta.abs() < MATE_BOUND
}
