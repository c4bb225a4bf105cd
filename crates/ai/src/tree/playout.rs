//! One walk from the root to a new position, and what it teaches the nodes on its way.

use ludarium_rules::Side;

use super::arena::{Certain, ROOT};
use super::{Grower, sign, squash};
use crate::budget::Interrupted;
use crate::score::INFINITE;
use crate::search::Window;
use crate::{Evaluate, MATE, MATE_BOUND};

/// What more than this a position may win by noisy turns is not told apart.
const ENOUGH: i32 = 250;

/// How fast a node stops to trust that one of its unvisited turns is as good as the position looked.
const DOUBT: f32 = 0.03;

impl<P: Evaluate> Grower<'_, P> {
    /// Walks down, judges one position and counts it on the way back. Tells whether it met a new one.
    pub(super) fn playout(&mut self) -> Result<bool, Interrupted> {
        self.path.clear();
        let (mut at, mut position, mut plies) = (ROOT, self.position.clone(), 0);
        let (value, is_new) = loop {
            self.path.push(at);
            let node = self.arena.node(at);
            if node.visits == 0 && (at == ROOT || !node.is_group()) {
                break (self.judge_leaf(at, &position)?, true);
            }
            if node.certain != 0 || node.settled || plies >= self.deepest {
                break (node.best, false);
            }
            self.widen(at, &position)?;
            let Some(child) = self.choose(at) else { break (self.arena.node(at).best, false) };
            if let Some(turn) = self.arena.node(child).turn.clone() {
                self.searcher.draws.enter(position.zobrist());
                plies += 1;
                position = position.play_unchecked(&turn);
                if self.searcher.draws.is_repetition(position.zobrist()) {
                    self.path.push(child);
                    let child = self.arena.node_mut(child);
                    (child.best, child.settled) = (0.0, true);
                    break (0.0, false);
                }
            }
            at = child;
        };
        (0..plies).for_each(|_| self.searcher.draws.leave());
        self.count(value);
        Ok(is_new)
    }

    /// The value of a position that was not met before, after a short look at its noisy turns.
    fn judge_leaf(&mut self, at: u32, position: &P) -> Result<f32, Interrupted> {
        let white = sign(position.side_to_move());
        let (value, certain) = match position.outcome() {
            Some(outcome) => {
                self.searcher.budget.tick()?;
                let node = self.arena.node_mut(at);
                (node.listed, node.settled) = (true, true);
                (0.0, outcome.winner.map_or(0, |winner| sign(winner) as Certain))
            }
            None => {
                let beta = if position.is_forced() { INFINITE } else { self.searcher.evaluator(position) + ENOUGH };
                let value = self.searcher.quiescence(position, 1, 0, Window { alpha: -INFINITE, beta })?;
                // At the root the turn is wanted, not only the result.
                let certain = if at == ROOT { 0 } else { certain_of(value, position.side_to_move()) };
                (white * squash(value as f32), certain)
            }
        };
        let node = self.arena.node_mut(at);
        node.side = position.side_to_move();
        node.certain = certain;
        node.best = if certain == 0 { value } else { f32::from(certain.signum()) };
        node.standing = if position.is_forced() { -white } else { node.best };
        Ok(node.best)
    }

    /// Counts a value for all nodes on the way, the last one first.
    fn count(&mut self, value: f32) {
        for i in (0..self.path.len()).rev() {
            let at = self.path[i];
            let node = self.arena.node_mut(at);
            node.visits += 1;
            node.total += value;
            if node.children > 0 {
                self.learn_from_children(at);
            }
        }
    }

    /// The best of what is known of the children becomes what is known of the node.
    fn learn_from_children(&mut self, at: u32) {
        let node = self.arena.node(at);
        let white = sign(node.side);
        let (mut best, mut has_unvisited, mut settled) = (-1.0_f32, node.left > 0, node.left == 0);
        for child in self.arena.children(at) {
            let child = self.arena.node(child);
            has_unvisited |= child.visits == 0 && child.certain == 0;
            settled &= child.settled || child.certain != 0;
            if child.visits > 0 || child.certain != 0 {
                best = best.max(child.best * white);
            }
        }
        if has_unvisited && (at == ROOT || !node.is_group()) {
            best = best.max(node.standing * white - DOUBT * (node.visits as f32).ln_1p());
        }
        let certain = self.certain_from_children(at);
        let node = self.arena.node_mut(at);
        node.certain = certain;
        node.settled = settled;
        node.best = if certain == 0 { best * white } else { f32::from(certain.signum()) };
    }

    /// A node is won if one child is, as soon as possible, and lost if all are, as late as possible.
    fn certain_from_children(&self, at: u32) -> Certain {
        let node = self.arena.node(at);
        let white = sign(node.side) as Certain;
        let (mut soonest_win, mut latest_loss) = (Certain::MAX, 0);
        let mut all_lost = node.left == 0;
        for child in self.arena.children(at) {
            let child = self.arena.node(child);
            let plies = child.certain.abs().saturating_add(Certain::from(!child.is_group()));
            match child.certain * white {
                0 => all_lost = false,
                win if win > 0 => soonest_win = soonest_win.min(plies),
                _ => latest_loss = latest_loss.max(plies),
            }
        }
        if soonest_win < Certain::MAX {
            soonest_win * white
        } else if all_lost {
            -latest_loss * white
        } else {
            0
        }
    }
}

/// A certain result that the quiescence search has found, which counted its position as one ply.
fn certain_of(value: i32, to_move: Side) -> Certain {
    if value.abs() < MATE_BOUND {
        return 0;
    }
    (MATE - value.abs()) as Certain * value.signum() as Certain * sign(to_move) as Certain
}
