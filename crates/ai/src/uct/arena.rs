//! The nodes of the tree of random games.

use ludarium_rules::Side;

use ludarium_rules::split_mix::scramble;

pub(super) const ROOT: u32 = 0;

/// The memory of the nodes. When it is used up, the tree stops growing and playouts begin at its leaves.
const MOST_BYTES: usize = 256 << 20;

/// How much UCB1 favours children with few visits; 1.0 and 1.4 play Troop Chess worse.
const EXPLORATION: f32 = 0.7;

const NOWHERE: u32 = u32::MAX;

/// What is known of a turn played from the node above.
struct Node<T> {
    /// None for the root.
    turn: Option<T>,
    visits: u32,
    /// White's points in all playouts.
    points: f32,
    first_child: u32,
    next_sibling: u32,
    children: u32,
    /// How many children the node will have; 0 before its turns are listed.
    turns: u32,
}

pub(super) struct Arena<T> {
    nodes: Vec<Node<T>>,
    most_nodes: usize,
}

impl<T: Clone> Arena<T> {
    pub(super) fn new() -> Arena<T> {
        let mut arena = Arena { nodes: Vec::new(), most_nodes: MOST_BYTES / 2 / size_of::<Node<T>>() };
        arena.push(None, NOWHERE);
        arena
    }

    fn push(&mut self, turn: Option<T>, next_sibling: u32) {
        let (visits, points) = (0, 0.0);
        self.nodes.push(Node { turn, visits, points, first_child: NOWHERE, next_sibling, children: 0, turns: 0 });
    }

    fn node(&self, at: u32) -> &Node<T> {
        &self.nodes[at as usize]
    }

    /// The playouts through a node.
    pub(super) fn visits(&self, at: u32) -> u32 {
        self.node(at).visits
    }

    /// Whether a node's turns have not been counted yet.
    pub(super) fn is_bare(&self, at: u32) -> bool {
        self.node(at).turns == 0
    }

    /// Whether every turn of a node has a child.
    pub(super) fn has_all_children(&self, at: u32) -> bool {
        let node = self.node(at);
        node.turns > 0 && node.children == node.turns
    }

    /// Makes a child for one of the turns that have none, in a pseudo-random order. None if the memory is used up.
    ///
    /// The turns are always listed in the same order, so that the `n`-th child is the `n`-th of a fixed permutation. A
    /// node that was given a single turn first stays with that.
    pub(super) fn grow(&mut self, at: u32, turns: &[T]) -> Option<(u32, T)> {
        if self.nodes.len() >= self.most_nodes {
            return None;
        }
        let place = self.nodes.len() as u32;
        let node = &mut self.nodes[at as usize];
        node.turns = turns.len() as u32;
        let turn = turns.get(permuted(at, node.children, node.turns) as usize)?.clone();
        let next_sibling = std::mem::replace(&mut node.first_child, place);
        node.children += 1;
        self.push(Some(turn.clone()), next_sibling);
        Some((place, turn))
    }

    fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let mut next = self.node(at).first_child;
        std::iter::from_fn(move || {
            let this = (next != NOWHERE).then_some(next)?;
            next = self.node(this).next_sibling;
            Some(this)
        })
    }

    /// The child with the highest upper bound for the side that chooses it.
    pub(super) fn by_ucb1(&self, at: u32, side: Side) -> Option<(u32, T)> {
        let log = (self.node(at).visits.max(1) as f32).ln();
        let bound = |child: &u32| {
            let node = self.node(*child);
            // A playout that ran out of time leaves a child without visits.
            let visits = node.visits.max(1) as f32;
            let mean = node.points / visits;
            let mean = if side == Side::White { mean } else { 1.0 - mean };
            mean + EXPLORATION * (log / visits).sqrt()
        };
        let best = self.children(at).max_by(|one, other| bound(one).total_cmp(&bound(other)))?;
        Some((best, self.node(best).turn.clone()?))
    }

    /// Counts a playout for the nodes on its path.
    pub(super) fn add(&mut self, path: &[u32], points: f32) {
        for &at in path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.points += points;
        }
    }

    /// The root's turn with most playouts.
    pub(super) fn most_visited(&self) -> Option<T> {
        let best = self.children(ROOT).max_by_key(|&child| self.visits(child))?;
        self.node(best).turn.clone()
    }
}

/// The `n`-th number below `count` in a permutation that depends on `seed`: a walk whose step has no common factor with
/// the count meets all numbers.
fn permuted(seed: u32, n: u32, count: u32) -> u64 {
    let count = u64::from(count.max(1));
    let random = scramble(u64::from(seed) + 1);
    let mut step = 1 + random % count;
    while greatest_common_divisor(step, count) > 1 {
        step += 1;
    }
    ((random >> 32) + step * u64::from(n)) % count
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_permutation_has_every_number_once() {
        for count in [1, 2, 3, 12, 97, 360] {
            let mut all: Vec<u64> = (0..count).map(|n| permuted(7, n, count)).collect();
            all.sort_unstable();
            assert!(all.into_iter().eq(0..u64::from(count)), "{count}");
        }
    }
}
