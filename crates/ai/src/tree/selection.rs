//! Selection: which child to visit, and which turn to play.

use super::arena::{Node, ROOT};
use super::{TreeSearch, certain_value, sign, stretch};
use crate::Evaluate;

/// How much less than its guess a child without visits counts.
const UNVISITED_PENALTY: f32 = 0.05;

/// The expected error of the value of a child that was visited once; it shrinks with every visit.
const UNCERTAINTY: f32 = 0.1;

impl<P: Evaluate> TreeSearch<'_, P> {
    /// The child that a playout visits next: the best by value and exploration. Children that are lost or have an exact
    /// value are not visited.
    pub(super) fn choose(&self, at: u32) -> Option<u32> {
        let node = self.arena.node(at);
        let white = sign(node.side);
        let exploration = self.shape.exploration * (node.visits as f32).sqrt();
        let best_line = self.shape.best_line;
        let urgency = |child: &Node<P::Turn>| {
            let bonus = exploration * child.prior / (1 + child.visits) as f32;
            if child.visits == 0 {
                return child.best * white - UNVISITED_PENALTY + bonus;
            }
            let mean = child.total / child.visits as f32;
            (best_line * child.best + (1.0 - best_line) * mean) * white + bonus
        };
        let mut best = None;
        for place in self.arena.children(at) {
            let child = self.arena.node(place);
            if child.exact || f32::from(child.certain) * white < 0.0 {
                continue;
            }
            let urgency = urgency(child);
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((place, urgency));
            }
        }
        best.map(|(place, _)| place)
    }

    /// The turn of a position that the tree would play: the soonest win, else the best value less its uncertainty, a
    /// loss as late as possible.
    fn best_child(&self, at: u32) -> Option<u32> {
        let white = sign(self.arena.node(at).side);
        let rank = |place: u32| {
            let child = self.arena.node(place);
            let certain = i32::from(child.certain) * white as i32;
            let class = match certain {
                0 => 0,
                win if win > 0 => 1_000_000 - win,
                loss => -1_000_000 - loss,
            };
            let uncertainty = if child.exact { 0.0 } else { UNCERTAINTY / (child.visits as f32 + 1.0).sqrt() };
            (class, child.best * white - uncertainty)
        };
        let mut best: Option<(u32, _)> = None;
        let mut consider = |place: u32| {
            let child = self.arena.node(place);
            let is_known = child.visits > 0 || child.certain != 0;
            if is_known && best.is_none_or(|(_, most)| rank(place) > most) {
                best = Some((place, rank(place)));
            }
        };
        for child in self.arena.children(at) {
            if self.arena.node(child).is_group() {
                self.arena.children(child).for_each(&mut consider);
            } else {
                consider(child);
            }
        }
        best.map(|(place, _)| place)
    }

    /// The turns that the tree recommends, and the value of the first for the side to move.
    pub(super) fn best_line(&self) -> Option<(Vec<P::Turn>, i32)> {
        let first = self.best_child(ROOT)?;
        let (mut line, mut at) = (Vec::new(), Some(first));
        while let Some(place) = at {
            line.push(self.arena.node(place).turn.clone()?);
            at = self.best_child(place);
        }
        let node = self.arena.node(first);
        let for_white =
            if node.certain == 0 { stretch(node.best) } else { certain_value(node.certain + node.certain.signum()) };
        Some((line, for_white * sign(self.arena.node(ROOT).side) as i32))
    }
}
