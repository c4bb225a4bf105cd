//! The nodes of a study.

use ludarium_rules::{AnyPosition, AnyTurn};

use super::notes::Notes;

/// Names a node of one study for as long as the study lives, whatever is edited and undone meanwhile. In another study it
/// means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct NodeId(pub(super) usize);

impl NodeId {
    /// The first position of every study.
    pub const ROOT: NodeId = NodeId(0);
}

/// A position of a study, with the turn that led to it and what is noted there.
#[derive(Clone, Debug)]
pub struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    pub(super) ply: usize,
    pub(super) led: Option<Led>,
    pub(super) position: AnyPosition,
    pub(super) notes: Notes,
}

#[derive(Clone, Debug)]
pub(super) struct Led {
    pub turn: AnyTurn,
    pub notation: String,
    /// Whether it was progress in the sense of the game's match rules.
    pub progress: bool,
}

impl Node {
    pub(super) fn root(position: AnyPosition) -> Node {
        Node { parent: None, children: Vec::new(), ply: 0, led: None, position, notes: Notes::default() }
    }

    pub(super) fn after(parent: NodeId, ply: usize, led: Led, position: AnyPosition) -> Node {
        Node { parent: Some(parent), children: Vec::new(), ply, led: Some(led), position, notes: Notes::default() }
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The turn that led here; `None` at the first position.
    #[must_use]
    pub fn turn(&self) -> Option<&AnyTurn> {
        self.led.as_ref().map(|led| &led.turn)
    }

    /// That turn as players see it; empty at the first position.
    #[must_use]
    pub fn notation(&self) -> &str {
        self.led.as_ref().map_or("", |led| &led.notation)
    }

    /// How many turns led here: 0 at the first position.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The node before this one; `None` at the first position.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes after this one, the most important first. The first one goes on with the line that this node is in; at
    /// the end of a main line that has a result, all of them are variations.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// What is noted here.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        &self.notes
    }
}
