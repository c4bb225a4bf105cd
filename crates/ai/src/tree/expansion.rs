//! Expansion: a node gets children when it is visited for the second time, and more with every visit (progressive
//! widening).

use std::cmp::Ordering;
use std::ops::ControlFlow;

use ludarium_rules::{Side, Which};

use super::arena::{Certain, Node, ROOT};
use super::{TreeSearch, sign, squash};
use crate::Evaluate;
use crate::budget::Interrupted;
use crate::search::MOST_TURNS;

/// How many children a node may have beyond the first batch, as a multiple of the square root of its visits.
const WIDENING: f32 = 2.0;

/// How much better, in units of the evaluation, a turn must look for its prior to be greater by a factor of e.
const TEMPERATURE: f32 = 60.0;

/// The part of the priors that all turns share equally, however bad they look.
const EQUAL_SHARE: f32 = 0.1;

/// A turn that may get a node.
#[derive(Clone)]
pub(super) struct Candidate<T> {
    pub(super) turn: T,
    pub(super) key: u32,
    pub(super) group: u32,
    /// The expected value of the position after it for the side that plays it.
    pub(super) guess: f32,
    /// The result, if it ends the game.
    pub(super) certain: Certain,
}

impl<T> Candidate<T> {
    /// The best guess first; the keys decide between equal ones, so that the order is always the same.
    fn order(&self, other: &Candidate<T>) -> Ordering {
        other.guess.total_cmp(&self.guess).then(self.key.cmp(&other.key))
    }

    /// How likely the turn is to be the best, relative to one whose guess is `most`.
    fn weight(&self, most: f32) -> f32 {
        ((self.guess - most) / TEMPERATURE).exp()
    }
}

impl<P: Evaluate> TreeSearch<'_, P> {
    /// Gives a node its first children, or more of them if it has been visited often.
    pub(super) fn widen(&mut self, at: u32, position: &P) -> Result<(), Interrupted> {
        if !self.must_widen(at) || self.arena.room() == 0 {
            return Ok(());
        }
        let node = self.arena.node(at);
        let group = (node.is_group() && at != ROOT).then_some(node.key);
        let is_new = !node.listed;
        let static_value = self.searcher.evaluate(position);
        self.gather(at, position, group, static_value)?;
        if group.is_none() && is_new && self.candidates.len() > self.shape.few_turns {
            self.list_groups(at, position.side_to_move());
            return Ok(());
        }
        self.list_turns(at, position, static_value)
    }

    /// Whether a node needs more children: it has none yet, too few for its visits, or none worth a visit.
    fn must_widen(&self, at: u32) -> bool {
        let node = self.arena.node(at);
        let allowed = self.shape.batch as f32 + WIDENING * (node.visits as f32).sqrt();
        !node.listed || node.left > 0 && ((node.children as f32) < allowed || self.choose(at).is_none())
    }

    /// Makes candidates of all turns of a position, or of one group, each with its estimate.
    fn gather(&mut self, at: u32, position: &P, group: Option<u32>, static_value: i32) -> Result<(), Interrupted> {
        self.candidates.clear();
        if self.is_at_root(at) {
            let root = self.root.iter().filter(|turn| group.is_none_or(|group| group == turn.group));
            self.candidates.extend(root.cloned());
            return Ok(());
        }
        let side = position.side_to_move().index();
        let (candidates, surprises, budget) = (&mut self.candidates, &self.surprises, &self.searcher.budget);
        let (mut listed, mut ended) = (0, Ok(()));
        let _ = position.visit(Which::All, |turn| {
            let its_group = position.split(&turn);
            if group.is_none_or(|group| group == its_group) {
                let key = position.turn_key(&turn);
                let expected = surprises.expected(side, key, its_group);
                let guess = (static_value + position.gain(&turn)) as f32 + expected;
                candidates.push(Candidate { turn, key, group: its_group, guess, certain: 0 });
            }
            listed += 1;
            if budget.ends_listing(listed) {
                ended = Err(Interrupted);
            }
            if ended.is_ok() && listed < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        ended
    }

    /// Makes a child of every group, with the guess of its best turn.
    fn list_groups(&mut self, at: u32, side: Side) {
        self.candidates.sort_by(|one, other| one.group.cmp(&other.group).then_with(|| one.order(other)));
        let most = highest(&self.candidates);
        let groups = self.candidates.chunk_by(|one, other| one.group == other.group);
        let all: f32 = groups.clone().map(|group| group[0].weight(most)).sum();
        let mut left = 0;
        for group in groups {
            if self.arena.room() == 0 {
                left += 1;
                continue;
            }
            let guess = sign(side) * squash(group[0].guess);
            let mut node = Node::new(None, group[0].group, side, guess, group[0].weight(most) / all);
            node.left = group.len() as u32;
            self.arena.add_child(at, node);
        }
        let node = self.arena.node_mut(at);
        node.listed = true;
        node.left = left;
    }

    /// Makes children of the best turns that are none yet, after evaluating the positions after them.
    fn list_turns(&mut self, at: u32, position: &P, static_value: i32) -> Result<(), Interrupted> {
        let mut candidates = std::mem::take(&mut self.candidates);
        let all = candidates.len();
        self.drop_known(at, &mut candidates);
        let batch =
            self.shape.batch.max(self.arena.node(at).children as usize).min(self.arena.room()).min(candidates.len());
        if 0 < batch && batch < candidates.len() {
            candidates.select_nth_unstable_by(batch - 1, Candidate::order);
        }
        candidates[..batch].sort_by(Candidate::order);
        if !self.is_at_root(at) {
            candidates[..batch]
                .iter_mut()
                .try_for_each(|turn| self.evaluate_candidate(position, turn, static_value))?;
        }
        self.add_turns(at, position, &mut candidates, batch);
        let node = self.arena.node_mut(at);
        node.listed = true;
        node.left = (all as u32).saturating_sub(node.children);
        self.candidates = candidates;
        Ok(())
    }

    /// Whether a node is the root or one of its groups, whose turns have been evaluated already.
    fn is_at_root(&self, at: u32) -> bool {
        at == ROOT || self.path.len() == 2 && self.arena.node(at).is_group()
    }

    /// Drops the turns that are children already.
    fn drop_known(&self, at: u32, candidates: &mut Vec<Candidate<P::Turn>>) {
        let known: Vec<u32> = self.arena.children(at).collect();
        let is_known = |turn: &Candidate<P::Turn>| {
            known.iter().any(|&child| {
                let child = self.arena.node(child);
                child.key == turn.key && child.turn.as_ref() == Some(&turn.turn)
            })
        };
        candidates.retain(|turn| !is_known(turn));
    }

    /// Evaluates the position after a turn, and remembers how far the guess was off.
    fn evaluate_candidate(
        &mut self,
        position: &P,
        candidate: &mut Candidate<P::Turn>,
        static_value: i32,
    ) -> Result<(), Interrupted> {
        self.searcher.budget.count_node()?;
        let side = position.side_to_move();
        let next = position.play_unchecked(&candidate.turn);
        if let Some(outcome) = next.outcome() {
            candidate.certain = outcome.winner.map_or(0, |winner| sign(winner) as Certain);
            candidate.guess = 0.0;
            return Ok(());
        }
        let value = self.searcher.evaluate(&next);
        let value = if next.side_to_move() == side { value } else { -value };
        let surprise = value - static_value - position.gain(&candidate.turn);
        self.surprises.add(side.index(), candidate.key, candidate.group, surprise as f32);
        candidate.guess = value as f32;
        Ok(())
    }

    /// Makes children of the first so many turns.
    fn add_turns(&mut self, at: u32, position: &P, candidates: &mut Vec<Candidate<P::Turn>>, batch: usize) {
        let side = position.side_to_move();
        let most = highest(candidates);
        let all: f32 = candidates.iter().map(|turn| turn.weight(most)).sum();
        let equal = EQUAL_SHARE / candidates.len() as f32;
        for candidate in candidates.drain(..batch) {
            let prior = (1.0 - EQUAL_SHARE) * candidate.weight(most) / all + equal;
            let guess = sign(side) * squash(candidate.guess);
            let mut node = Node::new(Some(candidate.turn), candidate.key, side.other(), guess, prior);
            if candidate.certain != 0 {
                node.certain = candidate.certain;
                node.best = f32::from(candidate.certain);
            }
            self.arena.add_child(at, node);
        }
    }
}

fn highest<T>(candidates: &[Candidate<T>]) -> f32 {
    candidates.iter().map(|turn| turn.guess).fold(f32::NEG_INFINITY, f32::max)
}
