//! Undoing and redoing edits.

use super::Study;
use super::edit::Edit;
use super::node::NodeId;

impl Study {
    /// Takes back the last edit that was not taken back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let Some(edits) = self.done.pop_back() else { return false };
        let inverse = self.apply_all(edits);
        self.undone.push(inverse);
        true
    }

    /// Makes the edit again that was taken back last; `false` if there is none, or another one was made since.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let Some(edits) = self.undone.pop() else { return false };
        let inverse = self.apply_all(edits);
        self.done.push_back(inverse);
        true
    }

    /// Whether [`Study::undo`] would take anything back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.together.is_none() && !self.done.is_empty()
    }

    /// Whether [`Study::redo`] would make anything again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.together.is_none() && !self.undone.is_empty()
    }

    /// Makes an edit of several changes, which are undone together.
    pub(super) fn commit(&mut self, edits: Vec<Edit>) {
        let inverse = self.apply_all(edits);
        self.note_done(inverse);
    }

    /// Remembers how to take back an edit that was made.
    pub(super) fn note_done(&mut self, inverse: Vec<Edit>) {
        if let Some(together) = &mut self.together {
            together.push(inverse);
            return;
        }
        self.undone.clear();
        self.done.push_back(inverse);
        if self.done.len() > Study::MAX_UNDO {
            self.done.pop_front();
        }
    }

    /// Makes changes one after another, and gives those that take them back, the last one first.
    pub(super) fn apply_all(&mut self, edits: Vec<Edit>) -> Vec<Edit> {
        let mut inverse: Vec<Edit> = edits.into_iter().map(|edit| self.apply(edit)).collect();
        inverse.reverse();
        inverse
    }

    pub(super) fn apply(&mut self, edit: Edit) -> Edit {
        match edit {
            Edit::Attach { child, index } => {
                self.siblings(child).insert(index, child);
                Edit::Detach { child }
            }
            Edit::Detach { child } => {
                let siblings = self.siblings(child);
                let index = siblings.iter().position(|sibling| *sibling == child).unwrap_or(siblings.len());
                siblings.retain(|sibling| *sibling != child);
                Edit::Attach { child, index }
            }
            Edit::Move { parent, from, to } => {
                let children = &mut self.nodes[parent.0].children;
                let child = children.remove(from);
                children.insert(to, child);
                Edit::Move { parent, from: to, to: from }
            }
            Edit::Notes { node, notes } => {
                let notes = std::mem::replace(&mut self.nodes[node.0].notes, *notes);
                Edit::Notes { node, notes: Box::new(notes) }
            }
            Edit::Tags(tags) => Edit::Tags(std::mem::replace(&mut self.tags, tags)),
            Edit::Trunk(trunk) => Edit::Trunk(std::mem::replace(&mut self.trunk, trunk)),
        }
    }

    /// The children of a node's parent. Only nodes with a parent are ever attached or detached.
    fn siblings(&mut self, child: NodeId) -> &mut Vec<NodeId> {
        let parent = self.nodes[child.0].parent.unwrap_or(NodeId::ROOT);
        &mut self.nodes[parent.0].children
    }
}
