//! Which child to look at, and which turn to play.

use super::arena::Node;
use super::{Grower, sign};
use crate::Evaluate;

impl<P: Evaluate> Grower<'_, P> {
    /// The child that a playout looks at next: the best by value and curiosity. Lost ones are not worth a look.
    pub(super) fn choose(&self, at: u32) -> Option<u32> {
        let node = self.arena.node(at);
        let white = sign(node.side);
        let curiosity = self.tuning.c * (node.visits as f32).sqrt();
        let urgency = |child: &Node<P::Turn>| {
            let bonus = curiosity * child.prior / (1 + child.visits) as f32;
            if child.visits == 0 {
                return child.best * white - self.tuning.fpu + bonus;
            }
            let mean = child.total / child.visits as f32;
            (self.tuning.alpha * child.best + (1.0 - self.tuning.alpha) * mean) * white + bonus
        };
        let mut best = None;
        for place in self.arena.children(at) {
            let child = self.arena.node(place);
            if child.certain as f32 * white < 0.0 {
                continue;
            }
            let urgency = urgency(child);
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((place, urgency));
            }
        }
        best.map(|(place, _)| place)
    }

    /// The turn of a position that the tree would play.
    pub(super) fn favourite(&self, at: u32) -> Option<u32> {
        let node = self.arena.node(at);
        let white = sign(node.side);
        let mut best: Option<(u32, (i32, f32, f32))> = None;
        let mut consider = |place: u32| {
            let child = self.arena.node(place);
            let certain = (child.certain as f32 * white) as i32;
            let class = match certain {
                0 if child.visits == 0 => return,
                0 => 0,
                win if win > 0 => 1_000_000 - win,
                loss => -1_000_000 - loss,
            };
            let (visits, value) = (child.visits as f32, child.best * white);
            let order = if self.tuning.by_best { (class, value, visits) } else { (class, visits, value) };
            if best.is_none_or(|(_, most)| order > most) {
                best = Some((place, order));
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
}
