//! One walk from the root to a new position, and what it teaches the nodes on its way.

use super::arena::{Certain, ROOT};
use super::{Grower, certain_value, sign, squash, stretch};
use crate::budget::Interrupted;
use crate::search::Window;
use crate::{Evaluate, MATE, MATE_BOUND};

impl<P: Evaluate> Grower<'_, P> {
    /// Walks down, judges one position and counts it on the way back. Tells whether the tree has learned anything new.
    pub(super) fn playout(&mut self) -> Result<bool, Interrupted> {
        self.path.clear();
        let (mut at, mut position, mut plies) = (ROOT, self.position.clone(), 0);
        let (value, is_new) = loop {
            self.path.push(at);
            let node = self.arena.node(at);
            if node.visits == 0 && !node.is_group() || at == ROOT && node.visits == 0 {
                break (self.judge_leaf(at, &position)?, true);
            }
            if node.certain != 0 || plies >= self.deepest {
                break (node.best, false);
            }
            self.widen(at, &position)?;
            let Some(child) = self.choose(at) else { break (self.arena.node(at).best, false) };
            if let Some(turn) = self.arena.node(child).turn.clone() {
                self.searcher.draws.enter(position.zobrist());
                plies += 1;
                position = position.after(&turn);
                if self.searcher.draws.is_repetition(position.zobrist()) {
                    self.path.push(child);
                    self.arena.node_mut(child).best = 0.0;
                    break (0.0, false);
                }
            }
            at = child;
        };
        (0..plies).for_each(|_| self.searcher.draws.leave());
        self.count(value);
        Ok(is_new)
    }

    /// The value of a position that was not met before; teaches what its turn is worth.
    fn judge_leaf(&mut self, at: u32, position: &P) -> Result<f32, Interrupted> {
        let white = sign(position.side_to_move());
        let (value, certain) = match position.outcome() {
            Some(outcome) => {
                self.searcher.budget.tick()?;
                let winner = outcome.winner.map(sign);
                self.arena.node_mut(at).listed = true;
                (winner.unwrap_or(0.0), winner.map_or(0, |winner| winner as Certain))
            }
            None => {
                let window = if position.is_forced() {
                    Window::FULL
                } else {
                    let s = self.searcher.judge(position);
                    let w = self.tuning.window;
                    if self.tuning.leaf > 0 {
                        Window { alpha: s - w, beta: s + w }
                    } else {
                        Window { alpha: -crate::score::INFINITE, beta: s + w }
                    }
                };
                let value = if self.tuning.leaf > 0 {
                    self.searcher.node(position, 1, self.tuning.leaf, window)?
                } else {
                    self.searcher.quiet(position, 1, 0, window)?
                };
                (white * squash(value as f32, self.tuning.scale), self.certain_of(value, white))
            }
        };
        let node = self.arena.node_mut(at);
        node.side = position.side_to_move();
        node.certain = certain;
        node.best = if certain == 0 { value } else { f32::from(certain.signum()) };
        node.standing = if position.is_forced() { -white } else { node.best };
        Ok(node.best)
    }

    /// A result that the quiescence search has found to be certain, one ply from where it was looked for.
    fn certain_of(&self, value: i32, white: f32) -> Certain {
        if value.abs() < MATE_BOUND {
            return 0;
        }
        let plies = (MATE - value.abs()) as Certain;
        if (value > 0) == (white > 0.0) { plies } else { -plies }
    }

    /// Counts a value for all nodes on the way, the last one first.
    fn count(&mut self, value: f32) {
        for i in (0..self.path.len()).rev() {
            let at = self.path[i];
            let node = self.arena.node_mut(at);
            node.visits += 1;
            node.total += value;
            if i + 1 < self.path.len() {
                self.learn_from_children(at);
            }
        }
    }

    /// The best of what is known of the children becomes what is known of the node.
    fn learn_from_children(&mut self, at: u32) {
        let node = self.arena.node(at);
        let white = sign(node.side);
        let mut best = f32::NEG_INFINITY;
        let (mut soonest_win, mut latest_loss) = (Certain::MAX, 0);
        let mut all_lost = node.listed && node.left == 0;
        let mut unvisited = node.left > 0;
        for child in self.arena.children(at) {
            let child = self.arena.node(child);
            let plies = child.certain.abs().saturating_add(Certain::from(!child.is_group()));
            if child.certain as f32 * white > 0.0 {
                soonest_win = soonest_win.min(plies);
            } else if child.certain != 0 {
                latest_loss = latest_loss.max(plies);
            } else {
                all_lost = false;
            }
            unvisited |= child.visits == 0;
            if child.visits > 0 || child.certain != 0 {
                best = best.max(child.best * white);
            }
        }
        let certain = if soonest_win < Certain::MAX {
            soonest_win
        } else if all_lost && latest_loss > 0 {
            -latest_loss
        } else {
            0
        };
        let is_group = node.is_group() && at != ROOT;
        if unvisited && !is_group {
            let doubt = self.tuning.floor * (node.visits as f32).ln_1p();
            best = best.max((node.standing * white - doubt).max(-1.0));
        }
        let node = self.arena.node_mut(at);
        node.certain = certain * white as Certain;
        node.best = if certain != 0 { f32::from(node.certain.signum()) } else { best * white };
    }

    /// The turns that the tree recommends, and the value of the first for the side to move.
    pub(super) fn best_line(&self) -> Option<(Vec<P::Turn>, i32)> {
        let (mut line, mut value, mut at) = (Vec::new(), None, ROOT);
        while let Some(child) = self.favourite(at) {
            let node = self.arena.node(child);
            line.push(node.turn.clone()?);
            if value.is_none() {
                let white = sign(self.arena.node(ROOT).side);
                let here = node.certain.saturating_add(node.certain.signum());
                let for_white = if here != 0 { certain_value(here) } else { stretch(node.best, self.tuning.scale) };
                value = Some(for_white * white as i32);
            }
            at = child;
        }
        Some((line, value?))
    }
}
