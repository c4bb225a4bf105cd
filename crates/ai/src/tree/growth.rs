//! Which choices a node has: listed when it is met for the second time, and more of them the more it is visited.

use std::ops::ControlFlow;

use ludarium_rules::Which;

use super::arena::{Certain, Node, ROOT};
use super::{Grower, sign, split, squash};
use crate::Evaluate;
use crate::budget::Interrupted;
use crate::search::MOST_TURNS;

/// A turn that may get a node.
#[derive(Clone)]
pub(super) struct Candidate<T> {
    pub(super) turn: T,
    pub(super) key: u32,
    pub(super) group: u32,
    /// What the position after it may be worth to the side that plays it.
    pub(super) guess: f32,
}

impl<P: Evaluate> Grower<'_, P> {
    /// Lists the choices of a node, or more of them if it has been visited often.
    pub(super) fn widen(&mut self, at: u32, position: &P) -> Result<(), Interrupted> {
        let node = self.arena.node(at);
        let allowed = self.tuning.batch as f32 + self.tuning.widen * (node.visits as f32).sqrt();
        let is_wide_enough = node.left == 0 || (node.children as f32) >= allowed;
        if node.listed && is_wide_enough && !(node.left > 0 && self.choose(at).is_none()) {
            return Ok(());
        }
        if self.arena.room() < self.tuning.batch {
            return Ok(());
        }
        let group = (node.is_group() && at != ROOT).then_some(node.key);
        let was_listed = node.listed;
        self.gather(position, group);
        if group.is_none() && !was_listed && self.candidates.len() > self.tuning.flat {
            self.list_groups(at, position);
            return Ok(());
        }
        self.list_turns(at, position)
    }

    /// All turns of a position, or of one group, with what they may be worth.
    fn gather(&mut self, position: &P, group: Option<u32>) {
        self.candidates.clear();
        if position.zobrist() == self.position.zobrist() {
            let root = self.root.iter().filter(|turn| group.is_none_or(|group| group == turn.group));
            self.candidates.extend(root.cloned());
            return;
        }
        let standing = self.searcher.judge(position) as f32;
        let side = position.side_to_move().index();
        let (candidates, learned, mut seen) = (&mut self.candidates, &self.learned, 0);
        let _ = position.visit(Which::All, |turn| {
            let key = position.turn_key(&turn);
            let its_group = split::group_of::<P>(key);
            if group.is_none_or(|group| group == its_group) {
                let gain = position.gain(&turn) as f32;
                let guess = standing + gain + learned.expected(side, key, its_group);
                candidates.push(Candidate { turn, key, group: its_group, guess });
            }
            seen += 1;
            if seen < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }

    /// Makes a node of every group, as good as its best turn.
    fn list_groups(&mut self, at: u32, position: &P) {
        self.candidates.sort_by(|one, other| {
            one.group.cmp(&other.group).then(other.guess.total_cmp(&one.guess)).then(one.key.cmp(&other.key))
        });
        let side = position.side_to_move();
        let temperature = self.tuning.temperature;
        let most = self.candidates.iter().map(|turn| turn.guess).fold(f32::NEG_INFINITY, f32::max);
        let groups = self.candidates.chunk_by(|one, other| one.group == other.group);
        let all: f32 = groups.clone().map(|group| ((group[0].guess - most) / temperature).exp()).sum();
        for group in groups {
            if self.arena.room() == 0 {
                break;
            }
            let guess = sign(side) * squash(group[0].guess, self.tuning.scale);
            let prior = ((group[0].guess - most) / temperature).exp() / all;
            let mut node = Node::new(None, group[0].group, side, guess, prior);
            node.left = group.len() as u32;
            self.arena.add_child(at, node);
        }
        self.arena.node_mut(at).listed = true;
    }

    /// Makes nodes of the best turns that have none, after a closer look at them.
    fn list_turns(&mut self, at: u32, position: &P) -> Result<(), Interrupted> {
        let known: Vec<u32> = self.arena.children(at).collect();
        let mut candidates = std::mem::take(&mut self.candidates);
        let all = candidates.len();
        candidates.retain(|turn| {
            !known.iter().any(|&child| {
                let child = self.arena.node(child);
                child.key == turn.key && child.turn.as_ref() == Some(&turn.turn)
            })
        });
        let order = |one: &Candidate<P::Turn>, other: &Candidate<P::Turn>| {
            other.guess.total_cmp(&one.guess).then(one.key.cmp(&other.key))
        };
        let batch = self.tuning.batch.max(known.len()).min(candidates.len()).min(self.arena.room());
        if batch < candidates.len() && batch > 0 {
            candidates.select_nth_unstable_by(batch - 1, order);
        }
        candidates[..batch].sort_by(order);
        let side = position.side_to_move();
        let at_root = position.zobrist() == self.position.zobrist();
        let standing = self.searcher.judge(position) as f32;
        let mut certain = vec![0; batch];
        for (i, candidate) in candidates[..batch].iter_mut().enumerate() {
            if at_root || i >= self.tuning.refine {
                continue;
            }
            self.searcher.budget.tick()?;
            let next = position.after(&candidate.turn);
            match next.outcome() {
                Some(outcome) => {
                    let winner = outcome.winner.map_or(0.0, sign);
                    certain[i] = winner as Certain;
                    candidate.guess = 0.0;
                }
                None => {
                    let value = self.searcher.judge(&next) as f32;
                    let value = if next.side_to_move() == side { value } else { -value };
                    let surprise = value - standing - position.gain(&candidate.turn) as f32;
                    self.learned.add(side.index(), candidate.key, candidate.group, surprise);
                    candidate.guess = value;
                }
            }
        }
        let temperature = self.tuning.temperature;
        let most = candidates.iter().map(|turn| turn.guess).fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = candidates.iter().map(|turn| ((turn.guess - most) / temperature).exp()).sum();
        for (i, candidate) in candidates.drain(..batch).enumerate() {
            let prior = ((candidate.guess - most) / temperature).exp() / sum;
            let guess = sign(side) * squash(candidate.guess, self.tuning.scale);
            let mut node = Node::new(Some(candidate.turn), candidate.key, side.other(), guess, prior);
            if certain[i] != 0 {
                node.certain = certain[i];
                node.best = f32::from(certain[i]);
            }
            self.arena.add_child(at, node);
        }
        let node = self.arena.node_mut(at);
        node.listed = true;
        node.left = all as u32 - node.children;
        self.candidates = candidates;
        Ok(())
    }
}
