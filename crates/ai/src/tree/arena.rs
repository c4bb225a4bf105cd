//! The nodes of the tree, and how much memory they may take.

use ludarium_rules::Side;

pub(super) const ROOT: u32 = 0;

pub(super) const NOWHERE: u32 = u32::MAX;

/// The plies that a certain result is away, from White's view: positive if White wins, 0 if nothing is certain. A
/// finished game counts 1.
pub(super) type Certain = i16;

/// A partial turn (a group) or a whole one with the position after it. Values are White's, from -1 to 1.
pub(super) struct Node<T> {
    /// The turn that leads here; none for the root and for a group.
    pub(super) turn: Option<T>,
    /// The number of the group, or the key of the turn.
    pub(super) key: u32,
    /// How likely it looked to be the best of its siblings.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The sum of all values found below.
    pub(super) total: f32,
    /// The value by the best play found below; a guess as long as there were no visits.
    pub(super) best: f32,
    /// The value when the position was first visited.
    pub(super) static_value: f32,
    pub(super) certain: Certain,
    /// Whether `best` is the exact value: a draw, or a choice among nothing but exact values.
    pub(super) exact: bool,
    /// The side that chooses among the children.
    pub(super) side: Side,
    /// Whether its children have been listed.
    pub(super) listed: bool,
    /// The number of children, and of turns that have no child yet.
    pub(super) children: u32,
    pub(super) left: u32,
    pub(super) first_child: u32,
    pub(super) next_sibling: u32,
}

impl<T> Node<T> {
    /// A node without visits.
    pub(super) fn new(turn: Option<T>, key: u32, side: Side, guess: f32, prior: f32) -> Node<T> {
        Node {
            turn,
            key,
            prior,
            visits: 0,
            total: 0.0,
            best: guess,
            static_value: guess,
            certain: 0,
            exact: false,
            side,
            listed: false,
            children: 0,
            left: 0,
            first_child: NOWHERE,
            next_sibling: NOWHERE,
        }
    }

    /// Whether it is a partial turn.
    pub(super) fn is_group(&self) -> bool {
        self.turn.is_none()
    }
}

/// All nodes of a tree; their number is bounded.
pub(super) struct Arena<T> {
    nodes: Vec<Node<T>>,
    most_nodes: usize,
}

/// The fewest nodes of a tree, whatever its memory: the turns of a root, and something below.
const FEWEST_NODES: usize = 256;

impl<T> Arena<T> {
    /// An arena with a root. It takes at most `bytes`: a growing vector may hold twice what it needs, and as much again
    /// while it grows.
    pub(super) fn new(root: Node<T>, bytes: usize) -> Arena<T> {
        let most_nodes = (bytes / 3 / size_of::<Node<T>>()).clamp(FEWEST_NODES, NOWHERE as usize);
        Arena { nodes: vec![root], most_nodes }
    }

    pub(super) fn node(&self, at: u32) -> &Node<T> {
        &self.nodes[at as usize]
    }

    pub(super) fn node_mut(&mut self, at: u32) -> &mut Node<T> {
        &mut self.nodes[at as usize]
    }

    /// How many more nodes there is room for.
    pub(super) fn room(&self) -> usize {
        self.most_nodes - self.nodes.len()
    }

    /// Adds a child in front of the others. There must be room for it.
    pub(super) fn add_child(&mut self, at: u32, mut child: Node<T>) {
        let place = self.nodes.len() as u32;
        let node = self.node_mut(at);
        node.children += 1;
        child.next_sibling = std::mem::replace(&mut node.first_child, place);
        self.nodes.push(child);
    }

    /// The children, the latest first.
    pub(super) fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let mut next = self.node(at).first_child;
        std::iter::from_fn(move || {
            let this = (next != NOWHERE).then_some(next)?;
            next = self.node(this).next_sibling;
            Some(this)
        })
    }
}
