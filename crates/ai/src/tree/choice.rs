//! Which child to look at, and which turn to play.

use super::arena::{Node, ROOT};
use super::{Grower, certain_value, sign, stretch};
use crate::Evaluate;

/// A child without visits counts so much less than its guess.
const MISTRUST: f32 = 0.05;

/// The value of the line below a child that was visited once is off by so much, by less with every visit.
const UNSURE: f32 = 0.1;

impl<P: Evaluate> Grower<'_, P> {
    /// The child that a playout looks at next: the best by value and curiosity. Lost ones, and those whose value is
    /// known, are not worth a look.
    pub(super) fn choose(&self, at: u32) -> Option<u32> {
        let node = self.arena.node(at);
        let white = sign(node.side);
        let curiosity = self.shape.curiosity * (node.visits as f32).sqrt();
        let best_line = self.shape.best_line;
        let urgency = |child: &Node<P::Turn>| {
            let bonus = curiosity * child.prior / (1 + child.visits) as f32;
            if child.visits == 0 {
                return child.best * white - MISTRUST + bonus;
            }
            let mean = child.total / child.visits as f32;
            (best_line * child.best + (1.0 - best_line) * mean) * white + bonus
        };
        let mut best = None;
        for place in self.arena.children(at) {
            let child = self.arena.node(place);
            if child.settled || f32::from(child.certain) * white < 0.0 {
                continue;
            }
            let urgency = urgency(child);
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((place, urgency));
            }
        }
        best.map(|(place, _)| place)
    }

    /// The turn of a position that the tree would play: the soonest win, else the surest value, a loss as late as
    /// possible.
    fn favourite(&self, at: u32) -> Option<u32> {
        let white = sign(self.arena.node(at).side);
        let rank = |place: u32| {
            let child = self.arena.node(place);
            let certain = i32::from(child.certain) * white as i32;
            let class = match certain {
                0 => 0,
                win if win > 0 => 1_000_000 - win,
                loss => -1_000_000 - loss,
            };
            let unsure = if child.settled { 0.0 } else { UNSURE / (child.visits as f32 + 1.0).sqrt() };
            (class, child.best * white - unsure)
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
        let first = self.favourite(ROOT)?;
        let (mut line, mut at) = (Vec::new(), Some(first));
        while let Some(place) = at {
            line.push(self.arena.node(place).turn.clone()?);
            at = self.favourite(place);
        }
        let node = self.arena.node(first);
        let for_white =
            if node.certain == 0 { stretch(node.best) } else { certain_value(node.certain + node.certain.signum()) };
        Some((line, for_white * sign(self.arena.node(ROOT).side) as i32))
    }
}
