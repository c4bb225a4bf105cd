//! Making nodes, what readers need as well as players, and following the main line to its end.

use ludarium_rules::{AnyPosition, AnyTurn, TurnReport};

use super::Study;
use super::edit::Trunk;
use super::error::StudyError;
use super::node::{Led, Node, NodeId};
use super::notes::{Notes, NotesError};
use super::tags::{self, TagError};
use crate::MatchResult;
use crate::result::result_of_history;

impl Study {
    /// The child of a node that this turn leads to.
    #[must_use]
    pub fn child(&self, id: NodeId, turn: &AnyTurn) -> Option<NodeId> {
        let children = self.node(id).map_or(&[][..], Node::children);
        children.iter().copied().find(|child| self.nodes[child.0].turn() == Some(turn))
    }

    /// Makes the node that a turn leads to, without attaching it to its parent.
    pub(super) fn make_node(&mut self, parent: NodeId, turn: &AnyTurn) -> Result<NodeId, StudyError> {
        self.check_room()?;
        let before = &self.nodes[parent.0];
        if before.ply >= Study::MAX_PLIES {
            return Err(StudyError::TooLong);
        }
        let TurnReport { next, notation, progress, .. } = before.position.report_turn(turn)?;
        let led = Led { turn: turn.clone(), notation, progress };
        let node = Node::after(parent, before.ply + 1, led, next);
        Ok(self.add_node(node))
    }

    pub(super) fn add_node(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        self.counted += 1;
        NodeId(self.nodes.len() - 1)
    }

    /// Adds a turn to a line as readers do: it cannot be undone, and `main` says whether it goes on with the main line.
    pub(crate) fn grow(&mut self, parent: NodeId, turn: &AnyTurn, main: bool) -> Result<NodeId, StudyError> {
        let child = self.make_node(parent, turn)?;
        self.nodes[parent.0].children.push(child);
        if main {
            self.trunk = self.trunk_to(child);
        }
        Ok(child)
    }

    /// Sets the notes of a node as readers do.
    pub(crate) fn put_notes(&mut self, id: NodeId, notes: Notes) -> Result<(), NotesError> {
        let node = &mut self.nodes[id.0];
        notes.check(&node.position, node.led.is_some())?;
        node.notes = notes;
        Ok(())
    }

    /// Adds to the notes of a node as readers do.
    pub(crate) fn add_notes<E: From<NotesError>>(
        &mut self,
        id: NodeId,
        add: impl FnOnce(&mut Notes, &AnyPosition) -> Result<(), E>,
    ) -> Result<(), E> {
        let node = &mut self.nodes[id.0];
        add(&mut node.notes, &node.position)?;
        Ok(node.notes.check(&node.position, node.led.is_some())?)
    }

    /// Sets a tag as readers do.
    pub(crate) fn put_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let place = tags::free_place(&self.tags, name, value)?;
        match self.tags.get_mut(place) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// Ends a main line that its turns leave open.
    pub(crate) fn put_ending(&mut self, ending: MatchResult) {
        self.trunk = Trunk { ending: Some(ending), ..self.trunk };
    }

    /// The result that follows from the turns of the main line.
    pub(crate) fn reached(&self) -> Option<MatchResult> {
        self.trunk.reached
    }

    /// Refuses another node if there are too many already. Deleted ones are counted only when it comes to that.
    fn check_room(&mut self) -> Result<(), StudyError> {
        if self.counted >= Study::MAX_NODES {
            self.counted = self.count();
        }
        if self.counted < Study::MAX_NODES { Ok(()) } else { Err(StudyError::TooMany) }
    }

    /// How many positions the study has, the first one included.
    #[must_use]
    pub fn count(&self) -> usize {
        let (mut count, mut left) = (0, vec![NodeId::ROOT]);
        while let Some(NodeId(index)) = left.pop() {
            count += 1;
            left.extend(&self.nodes[index].children);
        }
        count
    }
}

impl Study {
    /// The main line that ends at a node, which nothing but its turns has ended.
    pub(super) fn trunk_to(&self, end: NodeId) -> Trunk {
        Trunk { end, reached: self.reached_at(end), ending: None }
    }

    /// The main line along the first children, from a node of the main line on up to where the turns end the match.
    pub(super) fn trunk_from(&self, node: NodeId) -> Trunk {
        let mut trunk = self.trunk_to(node);
        while let Some(&next) = self.nodes[trunk.end.0].children.first()
            && trunk.reached.is_none()
        {
            trunk = self.trunk_to(next);
        }
        trunk
    }

    /// The result that follows from the turns that lead to a node: by its position, by repetition, or for lack of
    /// progress.
    fn reached_at(&self, node: NodeId) -> Option<MatchResult> {
        let position = &self.nodes[node.0].position;
        let hash = position.zobrist();
        let line = || self.ancestors(node).map(|NodeId(index)| &self.nodes[index]);
        let is_same = |other: &&Node| other.position.zobrist() == hash && other.position == *position;
        let repetitions = u32::try_from(line().filter(is_same).count()).unwrap_or(u32::MAX);
        let idle = line().take_while(|node| node.led.as_ref().is_some_and(|led| !led.progress)).count();
        result_of_history(position, repetitions, u32::try_from(idle).unwrap_or(u32::MAX))
    }
}
