//! One playout: a path from the root to a new position, whose value is backed up to the nodes on the way.

use ludarium_rules::Side;

use super::arena::{Certain, ROOT};
use super::{TreeSearch, sign, squash};
use crate::budget::Interrupted;
use crate::score::INFINITE;
use crate::search::Window;
use crate::{Evaluate, MATE, MATE_BOUND};

/// Gains by noisy turns beyond this are not distinguished.
const MOST_GAIN: i32 = 250;

/// How fast a node stops counting on an unvisited turn that keeps its static value.
const DOUBT: f32 = 0.03;

impl<P: Evaluate> TreeSearch<'_, P> {
    /// Walks down, evaluates one position and counts its value on the way back. Gives whether the position was new.
    pub(super) fn playout(&mut self) -> Result<bool, Interrupted> {
        self.path.clear();
        let (mut at, mut position, mut plies) = (ROOT, self.position.clone(), 0);
        let (value, is_new) = loop {
            self.path.push(at);
            let node = self.arena.node(at);
            if node.visits == 0 && (at == ROOT || !node.is_group()) {
                break (self.evaluate_leaf(at, &position)?, true);
            }
            if node.certain != 0 || node.exact || plies >= self.deepest {
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
                    let drawn = squash(self.config.contempt.draw_value(Side::White) as f32);
                    let child = self.arena.node_mut(child);
                    (child.best, child.exact) = (drawn, true);
                    break (drawn, false);
                }
            }
            at = child;
        };
        (0..plies).for_each(|_| self.searcher.draws.leave());
        self.count(value);
        Ok(is_new)
    }

    /// The value of a new position by a quiescence search.
    fn evaluate_leaf(&mut self, at: u32, position: &P) -> Result<f32, Interrupted> {
        let white = sign(position.side_to_move());
        let (value, certain) = match position.outcome() {
            Some(outcome) => {
                self.searcher.budget.count_node()?;
                let node = self.arena.node_mut(at);
                (node.listed, node.exact) = (true, true);
                (0.0, outcome.winner.map_or(0, |winner| sign(winner) as Certain))
            }
            None => {
                let beta = if position.is_forced() { INFINITE } else { self.searcher.evaluate(position) + MOST_GAIN };
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
        node.static_value = if position.is_forced() { -white } else { node.best };
        Ok(node.best)
    }

    /// Counts a value for all nodes on the path, the last one first.
    fn count(&mut self, value: f32) {
        for i in (0..self.path.len()).rev() {
            let at = self.path[i];
            let node = self.arena.node_mut(at);
            node.visits += 1;
            node.total += value;
            if node.children > 0 {
                self.back_up(at);
            }
        }
    }

    /// Derives the best value of a node from its children.
    fn back_up(&mut self, at: u32) {
        let node = self.arena.node(at);
        let white = sign(node.side);
        let (mut best, mut has_unvisited, mut exact) = (-1.0_f32, node.left > 0, node.left == 0);
        for child in self.arena.children(at) {
            let child = self.arena.node(child);
            has_unvisited |= child.visits == 0 && child.certain == 0;
            exact &= child.exact || child.certain != 0;
            if child.visits > 0 || child.certain != 0 {
                best = best.max(child.best * white);
            }
        }
        if has_unvisited && (at == ROOT || !node.is_group()) {
            best = best.max(node.static_value * white - DOUBT * (node.visits as f32).ln_1p());
        }
        let certain = self.certain_from_children(at);
        let node = self.arena.node_mut(at);
        node.certain = certain;
        node.exact = exact;
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
